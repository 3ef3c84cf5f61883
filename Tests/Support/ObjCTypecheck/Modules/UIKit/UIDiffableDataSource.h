// Snapshots as Objective-C has them; those of Swift are in the interface. The class is generic in
// Objective-C, and is imported without its parameters.
#pragma once

#import <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

NS_SWIFT_NAME(NSDiffableDataSourceSnapshotReference)
@interface NSDiffableDataSourceSnapshot : NSObject <NSCopying>
@property (nonatomic, readonly) NSInteger numberOfItems;
@property (nonatomic, readonly) NSInteger numberOfSections;
@property (nonatomic, readonly) NSArray *sectionIdentifiers;
@property (nonatomic, readonly) NSArray *itemIdentifiers;
@property (nonatomic, readonly) NSArray *reloadedItemIdentifiers;
@property (nonatomic, readonly) NSArray *reconfiguredItemIdentifiers;
- (NSArray *)itemIdentifiersInSectionWithIdentifier:(id)sectionIdentifier;
- (void)appendSectionsWithIdentifiers:(NSArray *)sectionIdentifiers;
- (void)appendItemsWithIdentifiers:(NSArray *)identifiers
         intoSectionWithIdentifier:(id)sectionIdentifier;
- (void)reloadItemsWithIdentifiers:(NSArray *)identifiers;
- (void)reconfigureItemsWithIdentifiers:(NSArray *)identifiers;
@end

#pragma clang assume_nonnull end
