import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const sheet = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': { [from.tablet]: { padding: vars.space[24] } },
  }),
);

/** What is folded on a phone, where the form has to come soon. */
export const more = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: vars.space[12] }),
);

export const place = style(
  inComponent({
    color: vars.color.accentText,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);

export const title = style(inComponent({ fontSize: vars.fontSize.title }));

export const link = style(inComponent({ color: 'inherit' }));

export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);
