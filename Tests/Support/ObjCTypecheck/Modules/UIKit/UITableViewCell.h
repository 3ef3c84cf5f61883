// Cells, headers and footers of tables.
#pragma once

#import "UIAccessibility.h"

#pragma clang assume_nonnull begin

@class UILabel, UIImageView;

// Deprecated on iOS and visionOS, and not on tvOS.
#define LABELS_DEPRECATED \
  __attribute__((availability(ios, introduced = 2.0, deprecated = 27.0, message = "use content configurations"))) \
  __attribute__((availability(visionos, introduced = 1.0, deprecated = 27.0, message = "use content configurations"))) \
  __attribute__((availability(tvos, introduced = 9.0)))

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} NS_SWIFT_NAME(UITableViewCell.CellStyle);

typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault,
} NS_SWIFT_NAME(UITableViewCell.SelectionStyle);

typedef NS_ENUM(NSInteger, UITableViewCellEditingStyle) {
  UITableViewCellEditingStyleNone,
  UITableViewCellEditingStyleDelete,
  UITableViewCellEditingStyleInsert,
} NS_SWIFT_NAME(UITableViewCell.EditingStyle);

typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton NOT_ON_TVOS,
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton NOT_ON_TVOS,
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);

typedef NS_ENUM(NSInteger, UITableViewCellFocusStyle) {
  UITableViewCellFocusStyleDefault,
  UITableViewCellFocusStyleCustom,
} NS_SWIFT_NAME(UITableViewCell.FocusStyle);

NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding, UIGestureRecognizerDelegate>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel LABELS_DEPRECATED;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel LABELS_DEPRECATED;
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView LABELS_DEPRECATED;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property (nullable, nonatomic, readonly, copy) NSString *reuseIdentifier;
- (void)prepareForReuse;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong, nullable) UIView *accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, strong, nullable) UIView *editingAccessoryView;
@property (nonatomic, strong, nullable) UIView *multipleSelectionBackgroundView;
@property (nonatomic) UITableViewCellFocusStyle focusStyle;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset NOT_ON_TVOS;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)setNeedsUpdateConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel LABELS_DEPRECATED;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel LABELS_DEPRECATED;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)setNeedsUpdateConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesContentConfiguration;
@property (nonatomic) BOOL automaticallyUpdatesBackgroundConfiguration;
@end

#pragma clang assume_nonnull end
