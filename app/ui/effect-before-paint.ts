import { useEffect, useLayoutEffect } from 'react';

/** Before the page is painted in a browser; React warns of it on a server. */
export const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
