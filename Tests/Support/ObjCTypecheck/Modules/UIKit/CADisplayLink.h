// The part of QuartzCore that UIKit exports and the adapters use.
#pragma once

#import <Foundation/Foundation.h>

#pragma clang assume_nonnull begin

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@end

#pragma clang assume_nonnull end
