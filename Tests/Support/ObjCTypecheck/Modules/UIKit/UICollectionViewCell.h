// Cells and supplementary views of collection views.
#pragma once

#import "UIAccessibility.h"
#import "UICollectionViewLayout.h"

#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes
    NS_SWIFT_NAME(apply(_:));
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:
    (UICollectionViewLayoutAttributes *)layoutAttributes NS_SWIFT_NAME(preferredLayoutAttributesFitting(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
- (void)setNeedsUpdateConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewListCell : UICollectionViewCell
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@end

#pragma clang assume_nonnull end
