import { drawing } from './state-drawing.css.ts';

/** Files in `brand/states`, in the hand of the posters; each sits on light and dark alike. */
export const STATES = ['lost', 'storm', 'gone', 'nothing-found', 'sent'] as const;
export type State = (typeof STATES)[number];

/** Size that the files are drawn in. */
const WIDTH = 480;
const HEIGHT = 360;

export interface StateDrawingProps {
  readonly state: State;
  /** `large` where it is the cover of a page. */
  readonly size?: keyof typeof drawing;
  /** Whether it is seen at once; others are fetched as they come near. */
  readonly priority?: boolean;
}

/** What a page or panel says in words, drawn beside them: it adds nothing to read out. */
export function StateDrawing({ state, size = 'small', priority = false }: StateDrawingProps) {
  return (
    <img
      className={drawing[size]}
      src={`/states/${state}.svg`}
      width={WIDTH}
      height={HEIGHT}
      alt=""
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      // React 18 knows the attribute in lower case only.
      {...(priority ? { fetchpriority: 'high' } : {})}
    />
  );
}
