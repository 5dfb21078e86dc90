import { style } from '@vanilla-extract/css';
import { canAlwaysShow, contentShown } from '../styles/always-shown.ts';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { withRoom } from './route-map.css.ts';

/** Unfolded where it has room beside the map, and on paper. */
export const inWords = style(
  inComponent({
    minWidth: 0,
    '@supports': {
      [canAlwaysShow]: {
        '@container': { [withRoom]: contentShown },
        '@media': { [onPrint]: contentShown },
      },
    },
  }),
);

export const summary = style(
  inComponent({
    width: 'fit-content',
    paddingBlock: vars.space[4],
    color: vars.color.link,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    '@supports': {
      [canAlwaysShow]: {
        '@container': { [withRoom]: { pointerEvents: 'none', color: vars.color.text } },
        '@media': { [onPrint]: { color: vars.color.text } },
      },
    },
  }),
);

export const visits = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { fontSize: '8.5pt', gap: '2pt', lineHeight: '1.3' } },
  }),
);

export const visit = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: vars.space[8],
    alignItems: 'baseline',
    breakInside: 'avoid',
  }),
);

export const number = style(
  inComponent({ color: vars.color.accentText, fontWeight: 700, textAlign: 'end' }),
);

export const place = style(inComponent({ color: vars.color.text, fontWeight: 650 }));

export const way = style(
  inComponent({
    display: 'block',
    color: vars.color.textMuted,
    // In one line with its stop.
    '@media': { [onPrint]: { display: 'inline' } },
    selectors: { '&::before': { '@media': { [onPrint]: { content: "' · '" } } } },
  }),
);
