import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

/** One column on a phone, as many fields beside each other as there is room for on wider screens. */
export const form = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: vars.space[12],
    padding: vars.space[16],
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    '@media': {
      [from.large]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' },
    },
  }),
);

/** As high as the fields beside it; unseen where the fields apply by themselves, so that none of them moves. */
export const submit = style(
  inComponent({
    display: 'grid',
    minWidth: 0,
    minHeight: '48px',
    '@media': { [from.large]: { selectors: { '&[data-scripted]': { visibility: 'hidden' } } } },
  }),
);

/** Form, what was said of it, and what it left. */
export const filter = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    marginBlockEnd: vars.space[24],
  }),
);

export const found = style(inComponent({ color: vars.color.textMuted }));

/** Where a list was. */
export const nothing = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[12],
    padding: `${vars.space[24]} ${vars.space[16]}`,
    borderRadius: vars.radius.card,
    background: vars.color.sunken,
    textAlign: 'center',
  }),
);
