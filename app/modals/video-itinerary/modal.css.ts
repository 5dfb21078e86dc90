import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const day = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
  }),
);

export const picture = style(
  inComponent({ position: 'relative', overflow: 'hidden', aspectRatio: '4 / 3' }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    padding: vars.space[20],
  }),
);

export const dayTitle = style(inComponent({ fontSize: vars.fontSize.lead }));

export const film = style(inComponent({ maxWidth: '560px', marginInline: 'auto' }));

/** How much of a day has been shown, from 0 to 1. */
export const DONE = '--done';

/** As long as a step of the film, so that one goes on where the last one ended. */
const STEP = '1s linear';

/** Of the shape that `stop-map.tsx` draws maps for. */
export const screen = style(
  inComponent({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

export const scene = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    selectors: { '&[aria-hidden="true"]': { opacity: 0 } },
    '@media': {
      [withMotion]: {
        transform: `scale(calc(1 + 0.06 * var(${DONE})))`,
        transition: `transform ${STEP}, opacity ${vars.duration} ease-out`,
        selectors: { '&[aria-hidden="true"]': { transform: 'none' } },
      },
    },
  }),
);

export const map = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: vars.space[12],
    insetInlineEnd: vars.space[12],
    width: '32%',
    overflow: 'hidden',
    border: `2px solid ${vars.color.surface}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.shadow.card,
  }),
);

globalStyle(`${map} > img`, inComponent({ display: 'block', width: '100%', height: 'auto' }));

export const way = style(
  inComponent({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
);

export const line = style(
  inComponent({
    stroke: vars.color.accent,
    // In units of the drawing, which is drawn at about a quarter of them.
    strokeWidth: '16px',
    strokeLinecap: 'round',
  }),
);

/** Without motion it is there at once. */
export const lineBeingDrawn = style([
  line,
  inComponent({
    '@media': {
      [withMotion]: {
        strokeDasharray: 1,
        strokeDashoffset: `calc(1 - var(${DONE}))`,
        transition: `stroke-dashoffset ${STEP}`,
      },
    },
  }),
]);

export const controls = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[12],
    paddingBlockStart: vars.space[12],
  }),
);

export const position = style(
  inComponent({
    flex: '1 1 10rem',
    minWidth: 0,
    height: '44px',
    accentColor: vars.color.accentText,
  }),
);
