import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type PointerEvent } from 'react';
import { withModal } from '../modal-address.ts';
import { usePageLocation } from '../../page-location.ts';
import { swipeOf } from './swipe.ts';

interface Steps {
  /** Ids of the pictures on both sides. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Ids of those at the ends. */
  readonly first: string | undefined;
  readonly last: string | undefined;
}

const KEYS: Readonly<Record<string, keyof Steps>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** Follows arrow keys, Home and End anywhere in the gallery, and swipes on what gets these handlers, to the next picture. */
export function useSteps(steps: Steps) {
  const location = usePageLocation();
  const navigate = useNavigate();
  const begun = useRef<{ x: number; y: number } | null>(null);
  const go = (to: keyof Steps) => {
    const type = steps[to];
    if (type === undefined) return;
    const address = withModal(location, { name: 'gallery', type });
    // The same step of the history as the picture before: one Escape closes.
    navigate(address, { replace: true, preventScrollReset: true, state: location.state });
  };
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const to = KEYS[event.key];
      if (!to || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    };
    window.addEventListener('keydown', follow);
    return () => window.removeEventListener('keydown', follow);
  });
  return {
    onPointerDown: ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      begun.current = pointerType === 'mouse' ? null : { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const to = begun.current && swipeOf(begun.current, { x, y });
      begun.current = null;
      if (to) go(to);
    },
  };
}
