import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from, withMotion } from '../../styles/media.ts';
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

/** All of the modal, as long as its controls stay in sight below it. */
export const film = style(
  inComponent({ maxWidth: 'max(20rem, (100dvh - 17.5rem) * 16 / 9)', marginInline: 'auto' }),
);

globalStyle(`${film} > ${words}`, inComponent({ paddingInline: 0 }));

/** Its shape is the file's, which is known when it starts; until then that of most films. */
export const file = style(
  inComponent({
    display: 'block',
    width: '100%',
    maxHeight: '70vh',
    aspectRatio: '16 / 9',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
  }),
);

/** How much of a day has been shown, from 0 to 1. */
export const DONE = '--done';

/** As long as a step of the film, so that one goes on where the last one ended. */
const STEP = '1s linear';

export const screen = style(
  inComponent({
    position: 'relative',
    overflow: 'hidden',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': { [from.large]: { aspectRatio: '16 / 9' } },
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

const mapBase = style(inComponent({ position: 'absolute', overflow: 'hidden' }));

export const map = styleVariants({
  // In the middle, of the shape that a map of a day has.
  whole: [
    mapBase,
    inComponent({
      insetBlock: 0,
      aspectRatio: '4 / 3',
      left: '50%',
      transform: 'translateX(-50%)',
    }),
  ],
  inset: [
    mapBase,
    inComponent({
      insetBlockEnd: vars.space[12],
      insetInlineEnd: vars.space[12],
      width: '32%',
      border: `2px solid ${vars.color.surface}`,
      borderRadius: vars.radius.medium,
      boxShadow: vars.shadow.card,
    }),
  ],
});

globalStyle(`${map.inset} > img`, inComponent({ display: 'block', width: '100%', height: 'auto' }));

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

export const here = style(
  inComponent({ fill: vars.color.sun, stroke: vars.color.text, strokeWidth: '6px' }),
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
