// Responders, touches, presses and keys.
#pragma once

#import "UIGeometry.h"

#pragma clang assume_nonnull begin

@class UIEvent, UIFocusAnimationCoordinator, UIFocusUpdateContext, UIKeyCommand, UIPress,
    UIPressesEvent, UITouch, UIView;

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
  UIKeyModifierNumericPad = 1 << 21,
};

typedef NS_ENUM(long, UIKeyboardHIDUsage) {
  UIKeyboardHIDUsageKeyboardA = 0x04,
  UIKeyboardHIDUsageKeyboardSpacebar = 0x2C,
  UIKeyboardHIDUsageKeyboardHome = 0x4A,
  UIKeyboardHIDUsageKeyboardPageUp = 0x4B,
  UIKeyboardHIDUsageKeyboardEnd = 0x4D,
  UIKeyboardHIDUsageKeyboardPageDown = 0x4E,
  UIKeyboardHIDUsageKeyboardRightArrow = 0x4F,
  UIKeyboardHIDUsageKeyboardLeftArrow = 0x50,
  UIKeyboardHIDUsageKeyboardDownArrow = 0x51,
  UIKeyboardHIDUsageKeyboardUpArrow = 0x52,
};

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@end

extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    NS_SWIFT_NAME(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    NS_SWIFT_NAME(UIApplication.willEnterForegroundNotification);

@interface UIResponder (UIResponderKeyCommands)
@property (nullable, nonatomic, readonly) NSArray<UIKeyCommand *> *keyCommands;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UIKeyInput <UITextInputTraits>
@property (nonatomic, readonly) BOOL hasText;
- (void)insertText:(NSString *)text;
- (void)deleteBackward;
@end

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIPressesEvent : UIEvent
@property (nonatomic, readonly) NSSet<UIPress *> *allPresses;
@end

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
- (CGPoint)locationInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UIKey : NSObject <NSCopying, NSCoding>
@property (nonatomic, readonly) NSString *characters;
@property (nonatomic, readonly) NSString *charactersIgnoringModifiers;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly) UIKeyboardHIDUsage keyCode;
@end

typedef NS_ENUM(NSInteger, UIPressPhase) {
  UIPressPhaseBegan,
  UIPressPhaseChanged,
  UIPressPhaseStationary,
  UIPressPhaseEnded,
  UIPressPhaseCancelled,
} NS_SWIFT_NAME(UIPress.Phase);

typedef NS_ENUM(NSInteger, UIPressType) {
  UIPressTypeUpArrow,
  UIPressTypeDownArrow,
  UIPressTypeLeftArrow,
  UIPressTypeRightArrow,
  UIPressTypeSelect,
  UIPressTypeMenu,
  UIPressTypePlayPause,
} NS_SWIFT_NAME(UIPress.PressType);

@interface UIPress : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) UIPressPhase phase;
@property (nonatomic, readonly) UIPressType type;
@property (nonatomic, readonly, nullable) UIKey *key;
@end

NS_SWIFT_UI_ACTOR
@protocol UIFocusEnvironment <NSObject>
@property (nonatomic, copy, readonly) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)setNeedsFocusUpdate;
- (void)updateFocusIfNeeded;
- (BOOL)shouldUpdateFocusInContext:(UIFocusUpdateContext *)context;
- (void)didUpdateFocusInContext:(UIFocusUpdateContext *)context
       withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
@end

NS_SWIFT_UI_ACTOR
@protocol UIFocusItem <UIFocusEnvironment>
@property (nonatomic, readonly) BOOL canBecomeFocused;
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusUpdateContext : NSObject
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> previouslyFocusedItem;
@property (nonatomic, weak, readonly, nullable) id<UIFocusItem> nextFocusedItem;
@property (nonatomic, weak, readonly, nullable) UIView *previouslyFocusedView;
@property (nonatomic, weak, readonly, nullable) UIView *nextFocusedView;
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusAnimationCoordinator : NSObject
- (void)addCoordinatedAnimations:(void (^_Nullable)(void))animations
                      completion:(void (NS_SWIFT_COMPLETION ^_Nullable)(void))completion;
@end

#pragma clang assume_nonnull end
