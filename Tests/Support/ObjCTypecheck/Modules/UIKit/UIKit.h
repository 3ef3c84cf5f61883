// The part of UIKit that the adapters use, written from its public documentation. Each feature has
// a header; what Swift's own part of UIKit adds stands in UIKit.swiftinterface.
#pragma once

#import "UIGeometry.h"
#import "UIResponder.h"
#import "UIView.h"
#import "UIAccessibility.h"
#import "UIGestureRecognizer.h"
#import "UIMenu.h"
#import "UIDragging.h"
#import "UIViewController.h"
#import "UIScrollView.h"
#import "UIContextualAction.h"
#import "UITableViewCell.h"
#import "UITableViewProtocols.h"
#import "UITableView.h"
#import "UICollectionViewLayout.h"
#import "UICollectionViewCompositionalLayout.h"
#import "UICollectionViewCell.h"
#import "UICollectionViewProtocols.h"
#import "UICollectionView.h"
#import "UIControls.h"
#import "UIDiffableDataSource.h"
