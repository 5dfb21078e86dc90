import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { light } from '../../brand/brand.ts';
import { translucent } from '../../brand/colours.ts';
import { inComponent } from '../styles/layered.ts';
import { longWords } from '../styles/long-words.ts';
import { vars } from '../styles/tokens.css.ts';

const edge = createVar();
const fieldGround = createVar();
const text = createVar();
const muted = createVar();

const form = style(
  inComponent({
    display: 'grid',
    // No wider than its place, however large the text is.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    minWidth: 0,
  }),
);

export const ground = styleVariants(
  {
    page: {
      [edge]: vars.color.borderStrong,
      [fieldGround]: vars.color.surface,
      [text]: vars.color.text,
      [muted]: vars.color.textMuted,
    },
    ink: {
      [edge]: translucent(light.color.onInk, 55),
      [fieldGround]: 'transparent',
      [text]: vars.color.onInk,
      [muted]: vars.color.onInkMuted,
    },
  },
  (colours, name) => [
    form,
    inComponent({ vars: colours, maxWidth: name === 'ink' ? '420px' : '560px' }),
  ],
);

export const words = style(
  inComponent({ fontWeight: 650, lineHeight: vars.lineHeight.snug, ...longWords }),
);

export const row = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }));

export const field = style(
  inComponent({
    // Takes all the room of a row that both share.
    flex: '999 1 180px',
    minWidth: 0,
    minHeight: '44px',
    padding: '8px 20px',
    border: `1px solid ${edge}`,
    borderRadius: vars.radius.pill,
    background: fieldGround,
    color: text,
    // Under 16 px a phone zooms in when the field gets the focus.
    fontSize: '1rem',
    selectors: {
      '&::placeholder': { color: muted, opacity: 1 },
      '&:focus-visible': { borderRadius: vars.radius.pill },
      '&[aria-invalid="true"]': { borderColor: vars.tone.critical.text, borderWidth: '2px' },
    },
  }),
);

/** As wide as its row where it has one to itself. */
export const send = style(inComponent({ flex: '1 0 auto', maxWidth: '100%' }));

export const error = style(
  inComponent({
    display: 'flex',
    gap: vars.space[8],
    alignItems: 'baseline',
    color: vars.tone.critical.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);

export const note = style(inComponent({ color: muted, fontSize: vars.fontSize.caption }));
