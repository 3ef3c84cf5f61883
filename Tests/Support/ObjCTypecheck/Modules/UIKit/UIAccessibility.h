// Accessibility of any object; UIKit.swiftinterface has the notifications.
#pragma once

#import "UIView.h"

#pragma clang assume_nonnull begin

typedef NS_ENUM(NSInteger, UIAccessibilityScrollDirection) {
  UIAccessibilityScrollDirectionRight = 1,
  UIAccessibilityScrollDirectionLeft,
  UIAccessibilityScrollDirectionUp,
  UIAccessibilityScrollDirectionDown,
  UIAccessibilityScrollDirectionNext,
  UIAccessibilityScrollDirectionPrevious,
};

@class UIAccessibilityCustomAction;

typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler);

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomAction : NSObject
- (instancetype)initWithName:(NSString *)name
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler;
@property (nonatomic, copy) NSString *name;
@property (nullable, nonatomic, copy) UIAccessibilityCustomActionHandler actionHandler;
@end

NS_SWIFT_UI_ACTOR
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nullable, nonatomic, copy) NSString *accessibilityHint;
@property (nullable, nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) CGRect accessibilityFrame;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL accessibilityViewIsModal;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren;
@property (nullable, nonatomic, strong) NSArray *accessibilityElements;
@property (nullable, nonatomic, strong) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
- (BOOL)accessibilityActivate;
- (void)accessibilityIncrement;
- (void)accessibilityDecrement;
- (BOOL)accessibilityScroll:(UIAccessibilityScrollDirection)direction;
- (BOOL)accessibilityPerformEscape;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end

@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@end

#pragma clang assume_nonnull end
