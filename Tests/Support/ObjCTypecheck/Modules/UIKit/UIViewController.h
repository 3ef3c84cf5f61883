// Controllers and containment.
#pragma once

#import "UIMenu.h"

#pragma clang assume_nonnull begin

@class UIBarButtonItem, UIGestureRecognizer, UINavigationController, UINavigationItem, UIScrollView, UISearchController, UITabBarController;

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (NS_SWIFT_COMPLETION ^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property (nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container
               withParentContainerSize:(CGSize)parentSize
    NS_SWIFT_NAME(size(forChildContentContainer:withParentContainerSize:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController
    : UIResponder <NSCoding, UITraitEnvironment, UIContentContainer, UIFocusEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)didReceiveMemoryWarning;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL
    movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (NS_SWIFT_COMPLETION ^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (NS_SWIFT_COMPLETION ^_Nullable)(void))completion
    NS_SWIFT_DISABLE_ASYNC NS_SWIFT_NAME(dismiss(animated:completion:));
@end

@interface UIViewController (UIContainerViewControllerProtectedMethods)
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    NOT_ON_TVOS DEPRECATED_ON_VISIONOS("has no effect") NS_SWIFT_NAME(childForStatusBarStyle);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    NOT_ON_TVOS DEPRECATED_ON_VISIONOS("has no effect") NS_SWIFT_NAME(childForStatusBarHidden);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NOT_ON_TVOS NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (nonatomic, readonly, nullable) UIViewController
    *childViewControllerForScreenEdgesDeferringSystemGestures
    NOT_ON_TVOS NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock
    NOT_ON_TVOS;
- (void)setNeedsUpdateOfPrefersPointerLocked NOT_ON_TVOS;
@property (nonatomic, readonly, nullable) UIViewController
    *childViewControllerForInterfaceOrientationLock
    SINCE_ON_IOS_ONLY(26.0) NS_SWIFT_NAME(childForInterfaceOrientationLock);
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked SINCE_ON_IOS_ONLY(26.0);
- (void)setNeedsUpdateOfPrefersInterfaceOrientationLocked SINCE_ON_IOS_ONLY(26.0);
- (void)setNeedsStatusBarAppearanceUpdate NOT_ON_TVOS;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden NOT_ON_TVOS;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures NOT_ON_TVOS;
@end

@interface UIViewController (UIViewControllerSafeArea)
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewLayoutMarginsDidChange;
- (nullable UIScrollView *)contentScrollViewForEdge:(NSDirectionalRectEdge)edge
    NS_SWIFT_NAME(contentScrollView(for:));
- (void)setContentScrollView:(nullable UIScrollView *)scrollView
                     forEdge:(NSDirectionalRectEdge)edge NS_SWIFT_NAME(setContentScrollView(_:for:));
@end

@interface UIViewController (UIViewControllerTransitionCoordinator)
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end

@interface UIViewController (UIViewControllerKeyCommands)
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
@end

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemTrash = 16,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readwrite, copy, nullable) UIAction *primaryAction;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(updateSearchResults(for:));
@end

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nullable, nonatomic, strong, readonly) UIViewController *searchResultsController;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
@property (nullable, nonatomic, strong) UISearchController *searchController NOT_ON_TVOS;
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *prompt NOT_ON_TVOS;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer
    NOT_ON_TVOS;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@end

#pragma clang assume_nonnull end
