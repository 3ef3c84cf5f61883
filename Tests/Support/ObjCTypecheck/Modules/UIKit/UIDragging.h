// What people drag and drop: items, sessions, and the delegates of list views for them.
#pragma once

#import "UIView.h"

#pragma clang assume_nonnull begin

@class UICollectionView, UICollectionViewDropProposal, UITableView, UITableViewDropProposal;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (nonatomic, readonly) __kindof NSItemProvider *itemProvider;
@property (nonatomic, strong, nullable) id localObject;
@end

@class UIDragInteraction;
@protocol UIDragSession;

typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3,
} NOT_ON_TVOS;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction
                  itemsForBeginningSession:(id<UIDragSession>)session;
@optional
- (void)dragInteraction:(UIDragInteraction *)interaction
       sessionWillBegin:(id<UIDragSession>)session;
- (void)dragInteraction:(UIDragInteraction *)interaction
                session:(id<UIDragSession>)session
   willEndWithOperation:(UIDropOperation)operation;
- (void)dragInteraction:(UIDragInteraction *)interaction
                session:(id<UIDragSession>)session
    didEndWithOperation:(UIDropOperation)operation;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (nonatomic, nullable, readonly, weak) id<UIDragInteractionDelegate> delegate;
@property (class, nonatomic, readonly, getter=isEnabledByDefault) BOOL enabledByDefault;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIPreviewParameters : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UIDragPreviewParameters : UIPreviewParameters
@end

typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent,
};

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UIDragAnimating <NSObject>
- (void)addAnimations:(void (^)(void))animations;
- (void)addCompletion:(void (NS_SWIFT_COMPLETION ^)(UIViewAnimatingPosition finalPosition))completion;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
- (CGPoint)locationInView:(UIView *)view;
@property (nonatomic, readonly) BOOL allowsMoveOperation;
@property (nonatomic, readonly, getter=isRestrictedToDraggingApplication)
    BOOL restrictedToDraggingApplication;
- (BOOL)hasItemsConformingToTypeIdentifiers:(NSArray<NSString *> *)typeIdentifiers;
- (BOOL)canLoadObjectsOfClass:(Class<NSItemProviderReading>)aClass;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) id localContext;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UIDropSession <UIDragDropSession>
@property (nonatomic, readonly, nullable) id<UIDragSession> localDragSession;
- (NSProgress *)loadObjectsOfClass:(Class<NSItemProviderReading>)aClass
                        completion:(void (NS_SWIFT_COMPLETION ^)(NSArray<__kindof id<NSItemProviderReading>> *objects))
                                       completion;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UIDropProposal : NSObject <NSCopying>
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_SWIFT_NAME(init(operation:));
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (nonatomic, readonly) UIDropOperation operation;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UITableViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UITableViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UITableViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UITableViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toRowAtIndexPath:(NSIndexPath *)indexPath;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
             intoRowAtIndexPath:(NSIndexPath *)indexPath
                           rect:(CGRect)rect;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
        itemsForBeginningDragSession:(id<UIDragSession>)session
                         atIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView
         itemsForAddingToDragSession:(id<UIDragSession>)session
                         atIndexPath:(NSIndexPath *)indexPath
                               point:(CGPoint)point;
- (nullable UIDragPreviewParameters *)tableView:(UITableView *)tableView
          dragPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView
    dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UITableViewDropDelegate <NSObject>
- (void)tableView:(UITableView *)tableView
    performDropWithCoordinator:(id<UITableViewDropCoordinator>)coordinator;
@optional
- (BOOL)tableView:(UITableView *)tableView canHandleDropSession:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnter:(id<UIDropSession>)session;
- (UITableViewDropProposal *)tableView:(UITableView *)tableView
                  dropSessionDidUpdate:(id<UIDropSession>)session
              withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)tableView:(UITableView *)tableView dropSessionDidExit:(id<UIDropSession>)session;
- (void)tableView:(UITableView *)tableView dropSessionDidEnd:(id<UIDropSession>)session;
- (nullable UIDragPreviewParameters *)tableView:(UITableView *)tableView
          dropPreviewParametersForRowAtIndexPath:(NSIndexPath *)indexPath;
@end

typedef NS_ENUM(NSInteger, UITableViewDropIntent) {
  UITableViewDropIntentUnspecified,
  UITableViewDropIntentInsertAtDestinationIndexPath,
  UITableViewDropIntentInsertIntoDestinationIndexPath,
  UITableViewDropIntentAutomatic,
} NS_SWIFT_NAME(UITableViewDropProposal.Intent) NOT_ON_TVOS;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UITableViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_SWIFT_NAME(init(operation:));
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UITableViewDropIntent)intent
    NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UITableViewDropIntent intent;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UICollectionViewDropItem <NSObject>
@property (nonatomic, readonly) UIDragItem *dragItem;
@property (nonatomic, readonly, nullable) NSIndexPath *sourceIndexPath;
@property (nonatomic, readonly) CGSize previewSize;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UICollectionViewDropCoordinator <NSObject>
@property (nonatomic, readonly) NSArray<id<UICollectionViewDropItem>> *items;
@property (nonatomic, readonly, nullable) NSIndexPath *destinationIndexPath;
@property (nonatomic, readonly) UICollectionViewDropProposal *proposal;
@property (nonatomic, readonly) id<UIDropSession> session;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem toItemAtIndexPath:(NSIndexPath *)indexPath;
- (id<UIDragAnimating>)dropItem:(UIDragItem *)dragItem
            intoItemAtIndexPath:(NSIndexPath *)indexPath
                           rect:(CGRect)rect;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UICollectionViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
             itemsForBeginningDragSession:(id<UIDragSession>)session
                              atIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSArray<UIDragItem *> *)collectionView:(UICollectionView *)collectionView
              itemsForAddingToDragSession:(id<UIDragSession>)session
                              atIndexPath:(NSIndexPath *)indexPath
                                    point:(CGPoint)point;
- (nullable UIDragPreviewParameters *)collectionView:(UICollectionView *)collectionView
              dragPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    dragSessionWillBegin:(id<UIDragSession>)session;
- (void)collectionView:(UICollectionView *)collectionView
     dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView
    dragSessionAllowsMoveOperation:(id<UIDragSession>)session;
- (BOOL)collectionView:(UICollectionView *)collectionView
    dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@protocol UICollectionViewDropDelegate <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    performDropWithCoordinator:(id<UICollectionViewDropCoordinator>)coordinator;
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    canHandleDropSession:(id<UIDropSession>)session;
- (void)collectionView:(UICollectionView *)collectionView
    dropSessionDidEnter:(id<UIDropSession>)session;
- (UICollectionViewDropProposal *)collectionView:(UICollectionView *)collectionView
                            dropSessionDidUpdate:(id<UIDropSession>)session
                        withDestinationIndexPath:(nullable NSIndexPath *)destinationIndexPath;
- (void)collectionView:(UICollectionView *)collectionView
    dropSessionDidExit:(id<UIDropSession>)session;
- (void)collectionView:(UICollectionView *)collectionView
     dropSessionDidEnd:(id<UIDropSession>)session;
- (nullable UIDragPreviewParameters *)collectionView:(UICollectionView *)collectionView
              dropPreviewParametersForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

typedef NS_ENUM(NSInteger, UICollectionViewDropIntent) {
  UICollectionViewDropIntentUnspecified,
  UICollectionViewDropIntentInsertAtDestinationIndexPath,
  UICollectionViewDropIntentInsertIntoDestinationIndexPath,
} NS_SWIFT_NAME(UICollectionViewDropProposal.Intent) NOT_ON_TVOS;

NS_SWIFT_UI_ACTOR NOT_ON_TVOS
@interface UICollectionViewDropProposal : UIDropProposal
- (instancetype)initWithDropOperation:(UIDropOperation)operation NS_SWIFT_NAME(init(operation:));
- (instancetype)initWithDropOperation:(UIDropOperation)operation
                               intent:(UICollectionViewDropIntent)intent
    NS_SWIFT_NAME(init(operation:intent:));
@property (nonatomic, readonly) UICollectionViewDropIntent intent;
@end

#pragma clang assume_nonnull end
