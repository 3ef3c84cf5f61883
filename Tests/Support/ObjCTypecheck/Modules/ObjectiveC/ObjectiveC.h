// What Objective-C and its runtime declare, as far as the adapters and the other headers need it.
#pragma once

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef struct objc_selector *SEL;

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
// Completion handlers, which an SDK may come to declare as sendable.
#ifdef SENDABLE_COMPLETIONS
#define NS_SWIFT_COMPLETION NS_SWIFT_SENDABLE
#else
#define NS_SWIFT_COMPLETION
#endif
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_SWIFT_UNAVAILABLE(text) __attribute__((availability(swift, unavailable, message = text)))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))

#define NS_ENUM(type, name) \
  enum name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))

// What is older than iOS 16, tvOS 16 and visionOS 1 needs no mark.
#define SINCE(ios_version, tvos_version, visionos_version) \
  __attribute__((availability(ios, introduced = ios_version))) \
  __attribute__((availability(tvos, introduced = tvos_version))) \
  __attribute__((availability(visionos, introduced = visionos_version)))
// What only the iOS family has.
#define SINCE_BUT_NOT_ON_TVOS(ios_version, visionos_version) \
  __attribute__((availability(ios, introduced = ios_version))) \
  __attribute__((availability(visionos, introduced = visionos_version))) NOT_ON_TVOS
#define SINCE_ON_IOS_ONLY(version) \
  __attribute__((availability(ios, introduced = version))) NOT_ON_TVOS NOT_ON_VISIONOS
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(visionos, unavailable)))
#define DEPRECATED_SINCE(version, text) \
  __attribute__((availability(ios, introduced = 2.0, deprecated = version, message = text))) \
  __attribute__((availability(tvos, introduced = 9.0, deprecated = version, message = text)))
// UIKit for visionOS has nothing that was deprecated before iOS 14.
#define DEPRECATED_BEFORE_VISIONOS(version, text) DEPRECATED_SINCE(version, text) NOT_ON_VISIONOS
#define DEPRECATED_ON_VISIONOS(text) \
  __attribute__((availability(visionos, introduced = 1.0, deprecated = 1.0, message = text)))
#define NIBS_DEPRECATED DEPRECATED_ON_VISIONOS("nibs will not be supported")
#define DEPRECATED_AND_NOT_ON_TVOS(version, text) \
  __attribute__((availability(ios, introduced = 2.0, deprecated = version, message = text))) \
  __attribute__((availability(visionos, introduced = 1.0, deprecated = 1.0, message = text))) \
  NOT_ON_TVOS

#pragma clang assume_nonnull begin

@class NSString, Protocol;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy) NSString *description;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (null_unspecified id)performSelector:(null_unspecified SEL)aSelector
                            withObject:(null_unspecified id)object;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (id)copy;
+ (BOOL)instancesRespondToSelector:(null_unspecified SEL)aSelector;
+ (BOOL)resolveInstanceMethod:(null_unspecified SEL)sel;
- (null_unspecified id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
@end

@interface Protocol : NSObject
@end

typedef void (*IMP)(void);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
IMP imp_implementationWithBlock(id block);

#pragma clang assume_nonnull end
