// Swipe actions.
#pragma once

#import "UIView.h"

#pragma clang assume_nonnull begin

@class UIContextualAction;

typedef void (^UIContextualActionHandler)(UIContextualAction *action,
                                          __kindof UIView *sourceView,
                                          void (^completionHandler)(BOOL actionPerformed))
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIContextualAction.Handler);

typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive,
} NS_SWIFT_NAME(UIContextualAction.Style) NOT_ON_TVOS;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy, readonly) UIContextualActionHandler handler;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, null_resettable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UIImage *image;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
@end

#pragma clang assume_nonnull end
