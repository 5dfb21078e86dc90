import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const facts = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    padding: vars.space[24],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': {
      [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

/** A whole sentence. */
export const wide = style(inComponent({ gridColumn: '1 / -1', maxWidth: '68ch' }));

export const value = style(inComponent({ fontWeight: 650, lineHeight: vars.lineHeight.snug }));
