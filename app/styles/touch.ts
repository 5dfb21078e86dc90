/** Where a finger points, or may: what is pressed is 44 px high there (A11Y-02). */
import { below } from './media.ts';

export const withFinger = `(pointer: coarse), ${below.large}`;

/** `'@media': { ...fingerHigh }`: a target as high as a finger needs it. */
export const fingerHigh = { [withFinger]: { minHeight: '44px' } } as const;

/** The same for a target that is a square. */
export const fingerSquare = {
  [withFinger]: { minWidth: '44px', minHeight: '44px' },
} as const;
