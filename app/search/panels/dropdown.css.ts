import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const base = style(
  inComponent({
    position: 'absolute',
    inset: 'auto',
    width: '100%',
    margin: 0,
    padding: vars.space[24],
    overflow: 'auto',
    // What the keys come to is seen whole.
    scrollPaddingBlock: vars.space[24],
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
    textAlign: 'start',
    '@media': {
      [onPrint]: { display: 'none' },
      [withMotion]: { animation: `${appear} ${vars.duration} ease-out` },
    },
  }),
);

/** As wide as the bar at most. */
export const dropdown = styleVariants({
  list: [base, inComponent({ width: '800px' })],
  calendar: [base, inComponent({ width: '880px' })],
});

/** Where and the history share a place. */
export const sections = style(
  inComponent({ display: 'flex', gap: vars.space[8], marginBlockEnd: vars.space[16] }),
);
