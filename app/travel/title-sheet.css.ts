import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** Opaque: the words on it are readable whatever the poster shows. */
export const sheet = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    padding: vars.space[20],
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [from.tablet]: { padding: vars.space[32] },
      [onPrint]: { padding: 0, boxShadow: 'none' },
    },
  }),
);

export const breadcrumb = style(inComponent({ '@media': { [onPrint]: { display: 'none' } } }));

export const place = style(inComponent({ color: vars.color.accentText, fontWeight: 650 }));

export const title = style(inComponent({ '@media': { [onPrint]: { fontSize: '18pt' } } }));
