// Menus and actions.
#pragma once

#import "UIView.h"

#pragma clang assume_nonnull begin

@class UIAction, UIMenu, UIViewController;

typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);
typedef NSString *UIMenuIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIMenu.Identifier);

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  UIMenuElementAttributesKeepsMenuPresented = 1 << 3,
} NS_SWIFT_NAME(UIMenuElement.Attributes);

typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed,
} NS_SWIFT_NAME(UIMenuElement.State);

typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1,
  UIMenuOptionsSingleSelection = 1 << 5,
} NS_SWIFT_NAME(UIMenu.Options);

NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, nullable, readonly) UIImage *image;
@end

typedef void (^UIActionHandler)(__kindof UIAction *action);

NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UIActionIdentifier identifier;
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
+ (instancetype)actionWithTitle:(NSString *)title
                          image:(nullable UIImage *)image
                     identifier:(nullable UIActionIdentifier)identifier
                        handler:(UIActionHandler)handler NS_REFINED_FOR_SWIFT;
@end

NS_SWIFT_UI_ACTOR
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) UIMenuIdentifier identifier;
@property (nonatomic, readonly) UIMenuOptions options;
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
@end

NS_SWIFT_UI_ACTOR
@interface UICommand : UIMenuElement
@property (nonatomic, readonly) SEL action;
@end

NS_SWIFT_UI_ACTOR
@interface UIKeyCommand : UICommand
+ (instancetype)keyCommandWithInput:(NSString *)input
                      modifierFlags:(UIKeyModifierFlags)modifierFlags
                             action:(SEL)action;
@property (nonatomic, readonly, nullable) SEL action;
@property (nonatomic, nullable, readonly) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior;
@end

extern NSString *const UIKeyInputUpArrow
    NS_SWIFT_NAME(UIKeyCommand.inputUpArrow) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputDownArrow
    NS_SWIFT_NAME(UIKeyCommand.inputDownArrow) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputLeftArrow
    NS_SWIFT_NAME(UIKeyCommand.inputLeftArrow) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputRightArrow
    NS_SWIFT_NAME(UIKeyCommand.inputRightArrow) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputPageUp
    NS_SWIFT_NAME(UIKeyCommand.inputPageUp) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputPageDown
    NS_SWIFT_NAME(UIKeyCommand.inputPageDown) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputHome
    NS_SWIFT_NAME(UIKeyCommand.inputHome) NS_SWIFT_NONISOLATED;
extern NSString *const UIKeyInputEnd
    NS_SWIFT_NAME(UIKeyCommand.inputEnd) NS_SWIFT_NONISOLATED;

typedef UIMenu *_Nullable (^UIContextMenuActionProvider)(NSArray<UIMenuElement *> *suggestedActions);
typedef UIViewController *_Nullable (^UIContextMenuContentPreviewProvider)(void);

NS_SWIFT_UI_ACTOR SINCE(13.0, 17.0, 1.0)
@interface UIContextMenuConfiguration : NSObject
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier
                            previewProvider:(nullable UIContextMenuContentPreviewProvider)previewProvider
                             actionProvider:(nullable UIContextMenuActionProvider)actionProvider
    NS_REFINED_FOR_SWIFT;
@end

typedef NS_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss,
  UIContextMenuInteractionCommitStylePop,
} SINCE_BUT_NOT_ON_TVOS(13.0, 1.0);

NS_SWIFT_UI_ACTOR SINCE(13.0, 17.0, 1.0)
@protocol UIContextMenuInteractionAnimating <NSObject>
@property (nonatomic, readonly, nullable) UIViewController *previewViewController;
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (NS_SWIFT_COMPLETION ^)(void))completion;
@end

NS_SWIFT_UI_ACTOR SINCE_BUT_NOT_ON_TVOS(13.0, 1.0)
@protocol UIContextMenuInteractionCommitAnimating <UIContextMenuInteractionAnimating>
@property (nonatomic) UIContextMenuInteractionCommitStyle preferredCommitStyle;
@end

NS_SWIFT_UI_ACTOR SINCE(13.0, 17.0, 1.0)
@interface UITargetedPreview : NSObject <NSCopying>
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly) UIView *view;
@end

typedef NS_ENUM(NSInteger, UISpringLoadedInteractionEffectState) {
  UISpringLoadedInteractionEffectStateInactive,
  UISpringLoadedInteractionEffectStatePossible,
  UISpringLoadedInteractionEffectStateActivating,
  UISpringLoadedInteractionEffectStateActivated,
} NOT_ON_TVOS;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UISpringLoadedInteractionContext <NSObject>
@property (nonatomic, readonly) UISpringLoadedInteractionEffectState state;
@property (nonatomic, strong, nullable) UIView *targetView;
@property (nonatomic, strong, nullable) id targetItem;
- (CGPoint)locationInView:(nullable UIView *)view;
@end

#pragma clang assume_nonnull end
