// What collection views ask for and tell.
#pragma once

#import "UICollectionViewCell.h"
#import "UIMenu.h"
#import "UIScrollView.h"

#pragma clang assume_nonnull begin

@class UICollectionView, UICollectionViewTransitionLayout;

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, strong, readonly, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, strong, readonly, nullable) NSIndexPath *nextFocusedIndexPath;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath;
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
         indexPathForIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    canPerformPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    performPrimaryActionForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewTransitionLayout *)collectionView:(UICollectionView *)collectionView
                        transitionLayoutForOldLayout:(UICollectionViewLayout *)fromLayout
                                           newLayout:(UICollectionViewLayout *)toLayout;
- (BOOL)collectionView:(UICollectionView *)collectionView canFocusItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context;
- (void)collectionView:(UICollectionView *)collectionView
    didUpdateFocusInContext:(UICollectionViewFocusUpdateContext *)context
    withAnimationCoordinator:(UIFocusAnimationCoordinator *)coordinator;
- (nullable NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:
    (UICollectionView *)collectionView;
- (BOOL)collectionView:(UICollectionView *)collectionView
    selectionFollowsFocusForItemAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TVOS;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
    targetIndexPathForMoveOfItemFromOriginalIndexPath:(NSIndexPath *)originalIndexPath
                                   atCurrentIndexPath:(NSIndexPath *)currentIndexPath
                                  toProposedIndexPath:(NSIndexPath *)proposedIndexPath;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
    targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)currentIndexPath
                          toProposedIndexPath:(NSIndexPath *)proposedIndexPath
    DEPRECATED_SINCE(15.0, "asks with the original path")
    DEPRECATED_ON_VISIONOS("asks with the original path");
- (CGPoint)collectionView:(UICollectionView *)collectionView
    targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (BOOL)collectionView:(UICollectionView *)collectionView canEditItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldShowMenuForItemAtIndexPath:(NSIndexPath *)indexPath
    DEPRECATED_BEFORE_VISIONOS(13.0, "shows a context menu");
- (BOOL)collectionView:(UICollectionView *)collectionView
     canPerformAction:(SEL)action
    forItemAtIndexPath:(NSIndexPath *)indexPath
           withSender:(nullable id)sender DEPRECATED_BEFORE_VISIONOS(13.0, "shows a context menu");
- (void)collectionView:(UICollectionView *)collectionView
        performAction:(SEL)action
    forItemAtIndexPath:(NSIndexPath *)indexPath
           withSender:(nullable id)sender DEPRECATED_BEFORE_VISIONOS(13.0, "shows a context menu");
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSpringLoadItemAtIndexPath:(NSIndexPath *)indexPath
                        withContext:(id<UISpringLoadedInteractionContext>)context NOT_ON_TVOS;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TVOS;
- (void)collectionView:(UICollectionView *)collectionView
    didBeginMultipleSelectionInteractionAtIndexPath:(NSIndexPath *)indexPath NOT_ON_TVOS;
- (void)collectionViewDidEndMultipleSelectionInteraction:(UICollectionView *)collectionView NOT_ON_TVOS;
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
            contextMenuConfigurationForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths
                                                   point:(CGPoint)point SINCE(16.0, 17.0, 1.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
                      contextMenuConfiguration:(UIContextMenuConfiguration *)configuration
         highlightPreviewForItemAtIndexPath:(NSIndexPath *)indexPath SINCE(16.0, 17.0, 1.0);
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
                      contextMenuConfiguration:(UIContextMenuConfiguration *)configuration
         dismissalPreviewForItemAtIndexPath:(NSIndexPath *)indexPath SINCE(16.0, 17.0, 1.0);
- (nullable UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView
             contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath
                                                  point:(CGPoint)point
    DEPRECATED_AND_NOT_ON_TVOS(16.0, "asks about several items");
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
    previewForHighlightingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    DEPRECATED_AND_NOT_ON_TVOS(16.0, "asks about several items")
    NS_SWIFT_NAME(collectionView(_:previewForHighlightingContextMenuWithConfiguration:));
- (nullable UITargetedPreview *)collectionView:(UICollectionView *)collectionView
    previewForDismissingContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
    DEPRECATED_AND_NOT_ON_TVOS(16.0, "asks about several items")
    NS_SWIFT_NAME(collectionView(_:previewForDismissingContextMenuWithConfiguration:));
- (void)collectionView:(UICollectionView *)collectionView
    willPerformPreviewActionForMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                            animator:(id<UIContextMenuInteractionCommitAnimating>)animator
    SINCE_BUT_NOT_ON_TVOS(13.0, 1.0)
    NS_SWIFT_NAME(collectionView(_:willPerformPreviewActionForMenuWith:animator:));
- (void)collectionView:(UICollectionView *)collectionView
    willDisplayContextMenuWithConfiguration:(UIContextMenuConfiguration *)configuration
                                   animator:(nullable id<UIContextMenuInteractionAnimating>)animator
    SINCE(13.2, 17.0, 1.0) NS_SWIFT_NAME(collectionView(_:willDisplayContextMenu:animator:));
- (void)collectionView:(UICollectionView *)collectionView
    willEndContextMenuInteractionWithConfiguration:(UIContextMenuConfiguration *)configuration
                                          animator:(nullable id<UIContextMenuInteractionAnimating>)animator
    SINCE(13.2, 17.0, 1.0) NS_SWIFT_NAME(collectionView(_:willEndContextMenuInteraction:animator:));
@end

NS_SWIFT_UI_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView
                        layout:(UICollectionViewLayout *)collectionViewLayout
        insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                 layout:(UICollectionViewLayout *)collectionViewLayout
    minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView
                                      layout:(UICollectionViewLayout *)collectionViewLayout
    minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView
                             layout:(UICollectionViewLayout *)collectionViewLayout
    referenceSizeForFooterInSection:(NSInteger)section;
@end

#pragma clang assume_nonnull end
