import { keyframes, style } from '@vanilla-extract/css';
import { dark } from '../../../brand/brand.ts';
import { translucent } from '../../../brand/colours.ts';
import { inComponent } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const slide = keyframes({ from: { transform: 'translateY(-100%)' } });

/** The whole screen: a press below its panel closes it. */
export const sheet = style(
  inComponent({
    position: 'fixed',
    inset: 0,
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    background: 'transparent',
    color: vars.color.text,
    selectors: { '&::backdrop': { background: translucent(dark.color.ink, 62) } },
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const panel = style(
  inComponent({
    paddingBlock: `${vars.space[8]} ${vars.space[24]}`,
    background: vars.color.background,
    boxShadow: vars.shadow.raised,
    '@media': { [withMotion]: { animation: `${slide} ${vars.duration} ease-out` } },
  }),
);

export const head = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '52px',
  }),
);

export const title = style(
  inComponent({
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: 700,
  }),
);
