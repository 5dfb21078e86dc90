import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, withLargeText } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const brandLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '44px',
    color: 'inherit',
    fontFamily: vars.font.display,
    fontSize: '1.375rem',
    fontWeight: 800,
    letterSpacing: '-0.03em',
    lineHeight: 1,
    textDecoration: 'none',
    '@media': {
      [from.desktop]: { fontSize: '1.5rem' },
      // There is room for the mark alone; the link says its name.
      [withLargeText]: { gap: 0, fontSize: 0 },
    },
  }),
);

export const mark = style(inComponent({ flexShrink: 0, width: '36px', height: '36px' }));
