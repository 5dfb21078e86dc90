/** The messages that come and go by themselves, and their clocks (LAY-13). It draws nothing. */
import type { Tone } from '../../styles/tokens.css.ts';

/** How long a toast is read, and how long it then takes to fade (LAY-13). */
export const TOAST_SHOWN_MS = 3000;
export const TOAST_FADE_MS = 500;

/** More at a time would cover a phone's screen: the oldest goes. */
export const MOST_TOASTS = 3;

export interface NewToast {
  readonly text: string;
  readonly tone?: Tone;
  /** What can be done about it: a path of the site, and what leads there. */
  readonly link?: { readonly to: string; readonly text: string };
}

export interface Toast extends NewToast {
  readonly tone: Tone;
  readonly id: number;
  /** While it fades. */
  readonly isLeaving: boolean;
}

export function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let isPaused = false;
  const listeners = new Set<() => void>();
  const clocks = new Map<number, ToastClock>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const setLeaving = (id: number, isLeaving: boolean) =>
    change(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving } : toast)));
  const dismiss = (id: number) => {
    clocks.get(id)?.stop();
    clocks.delete(id);
    change(toasts.filter((toast) => toast.id !== id));
  };

  return {
    /** As `useSyncExternalStore` wants them. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => toasts,
    show: ({ tone = 'neutral', ...toast }: NewToast) => {
      const id = ++lastId;
      const clock = createClock(
        () => setLeaving(id, true),
        () => dismiss(id),
      );
      clocks.set(id, clock);
      change([...toasts, { ...toast, id, tone, isLeaving: false }]);
      for (const { id: oldest } of toasts.slice(0, -MOST_TOASTS)) dismiss(oldest);
      if (!isPaused) clock.run();
    },
    dismiss,
    /** Whoever reads or is about to press has the time that it takes: one that fades comes back. */
    pause: () => {
      isPaused = true;
      for (const [id, clock] of clocks) {
        clock.stop();
        setLeaving(id, false);
      }
    },
    resume: () => {
      isPaused = false;
      for (const clock of clocks.values()) clock.run();
    },
  };
}

interface ToastClock {
  readonly run: () => void;
  readonly stop: () => void;
}

/** Runs through the time that is left to be shown, then the fading; a stop keeps what was left. */
function createClock(onFade: () => void, onEnd: () => void): ToastClock {
  let leftMs = TOAST_SHOWN_MS;
  let startedMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run: () => {
      if (startedMs !== null) return;
      startedMs = Date.now();
      timer = setTimeout(() => {
        onFade();
        timer = setTimeout(onEnd, TOAST_FADE_MS);
      }, leftMs);
    },
    stop: () => {
      clearTimeout(timer);
      if (startedMs !== null) leftMs = Math.max(0, leftMs - (Date.now() - startedMs));
      startedMs = null;
    },
  };
}
