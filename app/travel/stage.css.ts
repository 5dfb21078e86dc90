import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const place = style(
  inComponent({
    display: 'block',
    color: vars.color.accentText,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
    letterSpacing: 0,
    // One line on paper, where it has the whole width.
    '@media': { [onPrint]: { display: 'inline', marginInlineEnd: '4pt' } },
  }),
);

export const title = style(
  inComponent({
    display: 'block',
    fontSize: vars.fontSize.body,
    '@media': {
      [from.tablet]: { fontSize: 'inherit' },
      [onPrint]: { display: 'inline', fontSize: 'inherit' },
    },
  }),
);

export const body = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    minWidth: 0,
    '@media': { [onPrint]: { gap: '2pt' } },
  }),
);

/** What a day stands in. */
export const stage = createContainer();
const withRoom = `${stage} (min-width: 580px)`;

/** The picture beside the words, where there is room for both. */
export const bodyWithPicture = style([
  body,
  inComponent({
    '@media': {
      screen: {
        '@container': {
          [withRoom]: {
            display: 'grid',
            gridTemplateColumns: '1fr 240px',
            gridTemplateRows: 'auto 1fr',
            columnGap: vars.space[32],
          },
        },
      },
    },
  }),
]);

export const picture = style(
  inComponent({
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    // By itself it would have no size until the image is there.
    width: '100%',
    alignSelf: 'start',
    '@container': { [withRoom]: { gridColumn: '2', gridRow: '1 / 3' } },
    '@media': { [onPrint]: { display: 'none' } },
  }),
);

export const text = style(
  inComponent({
    maxWidth: '68ch',
    '@media': { [onPrint]: { maxWidth: 'none', fontSize: '9.5pt', lineHeight: '1.35' } },
  }),
);

export const facts = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[8]} ${vars.space[20]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    '@media': { [onPrint]: { fontSize: '8.5pt', gap: '1pt 9pt' } },
  }),
);

globalStyle(
  `${facts} > li`,
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8], minWidth: 0 }),
);
