// Layouts that are composed of sections, groups and items.
#pragma once

#import "UICollectionViewLayout.h"

#pragma clang assume_nonnull begin

@class NSCollectionLayoutBoundarySupplementaryItem, NSCollectionLayoutItem;

NS_SWIFT_UI_ACTOR
@protocol NSCollectionLayoutContainer <NSObject>
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize effectiveContentSize;
@property (nonatomic, readonly) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets effectiveContentInsets;
@end

NS_SWIFT_UI_ACTOR
@protocol NSCollectionLayoutEnvironment <NSObject>
@property (nonatomic, readonly) id<NSCollectionLayoutContainer> container;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutDimension : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth NS_SWIFT_NAME(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight NS_SWIFT_NAME(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension NS_SWIFT_NAME(absolute(_:));
+ (instancetype)estimatedDimension:(CGFloat)estimatedDimension NS_SWIFT_NAME(estimated(_:));
@property (nonatomic, readonly) BOOL isFractionalWidth;
@property (nonatomic, readonly) BOOL isFractionalHeight;
@property (nonatomic, readonly) BOOL isAbsolute;
@property (nonatomic, readonly) BOOL isEstimated;
@property (nonatomic, readonly) CGFloat dimension;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSize : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
@property (nonatomic, readonly) NSCollectionLayoutDimension *widthDimension;
@property (nonatomic, readonly) NSCollectionLayoutDimension *heightDimension;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutItem : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic, readonly) NSCollectionLayoutSize *layoutSize;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(horizontal(layoutSize:subitems:));
+ (instancetype)verticalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                   subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    NS_SWIFT_NAME(vertical(layoutSize:subitems:));
@property (nonatomic, readonly) NSArray<NSCollectionLayoutItem *> *subitems;
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem
@property (nonatomic, readonly) NSString *elementKind;
@end

typedef NS_ENUM(NSInteger, NSRectAlignment) {
  NSRectAlignmentNone = 0,
  NSRectAlignmentTop,
  NSRectAlignmentTopLeading,
  NSRectAlignmentLeading,
  NSRectAlignmentBottomLeading,
  NSRectAlignmentBottom,
  NSRectAlignmentBottomTrailing,
  NSRectAlignmentTrailing,
  NSRectAlignmentTopTrailing,
};

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                            elementKind:(NSString *)elementKind
                                              alignment:(NSRectAlignment)alignment;
@property (nonatomic, readonly) NSRectAlignment alignment;
@property (nonatomic) BOOL pinToVisibleBounds;
@end

typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered,
};

NS_SWIFT_UI_ACTOR
@interface NSCollectionLayoutSection : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nonatomic, copy)
    NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCompositionalLayoutConfiguration : NSObject <NSCopying>
- (instancetype)init;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) CGFloat interSectionSpacing;
@end

typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger section, id<NSCollectionLayoutEnvironment>);

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSectionProvider:
    (UICollectionViewCompositionalLayoutSectionProvider)sectionProvider;
- (instancetype)initWithSectionProvider:
                    (UICollectionViewCompositionalLayoutSectionProvider)sectionProvider
                          configuration:
                              (UICollectionViewCompositionalLayoutConfiguration *)configuration;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, copy) UICollectionViewCompositionalLayoutConfiguration *configuration;
@end

#pragma clang assume_nonnull end
