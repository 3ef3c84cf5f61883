// The part of Foundation that stands in signatures of UIKit and Core Data.
#pragma once

#import <CoreGraphics/CoreGraphics.h>
#import <ObjectiveC/ObjectiveC.h>

#pragma clang assume_nonnull begin

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

typedef NS_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1,
  NSOrderedSame,
  NSOrderedDescending,
} NS_SWIFT_NAME(ComparisonResult);

@protocol NSCopying
@end

@class NSCoder;

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

@interface NSCoder : NSObject
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSSecureCoding>
@end

extern NSString *NSStringFromSelector(SEL aSelector);

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
@end

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);

@interface NSNumber : NSObject <NSCopying, NSSecureCoding>
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.Dictionary")))
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying>
@end

__attribute__((swift_bridge("Swift.CollectionDifference")))
@interface NSOrderedCollectionDifference<__covariant ObjectType> : NSObject
@end

@interface NSAttributedString : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithString:(NSString *)str;
@property (readonly, copy) NSString *string;
@end

NS_SWIFT_SENDABLE
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSString *localizedDescription;
@end

__attribute__((swift_bridge("IndexPath")))
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@end

__attribute__((swift_bridge("IndexSet")))
@interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end

__attribute__((swift_bridge("URL")))
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)ext;
@property (readonly, copy) NSString *bundlePath;
@end

@interface NSSortDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
@property (nullable, readonly, copy) NSString *key;
@property (readonly) BOOL ascending;
@end

@interface NSPredicate : NSObject <NSCopying, NSSecureCoding>
@end

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

@interface NSLock : NSObject <NSLocking>
@end

NS_SWIFT_NAME(Progress)
@interface NSProgress : NSObject
@end

@protocol NSItemProviderWriting <NSObject>
@end

@protocol NSItemProviderReading <NSObject>
@end

@interface NSString (NSItemProvider) <NSItemProviderWriting, NSItemProviderReading>
@end

NS_SWIFT_SENDABLE
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
@property (copy, readonly, atomic) NSArray<NSString *> *registeredTypeIdentifiers;
@end

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

@interface NSNotification : NSObject
@end

NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@end

NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end

#pragma clang assume_nonnull end
