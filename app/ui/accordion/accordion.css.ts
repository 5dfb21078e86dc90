import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { onPrint, withMotion } from '../../styles/media.ts';
import { longWords } from '../../styles/long-words.ts';
import { vars } from '../../styles/tokens.css.ts';

export const item = style(
  inPrimitive({
    borderBlockEnd: `1px solid ${vars.color.border}`,
    // Nobody can unfold paper.
    '@media': {
      [onPrint]: {
        selectors: {
          '&::details-content': {
            display: 'block',
            contentVisibility: 'visible',
            height: 'auto',
          },
        },
      },
    },
  }),
);

export const summary = style(
  inPrimitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    minHeight: '56px',
    paddingBlock: vars.space[12],
    fontWeight: 650,
    selectors: { '&:hover': { color: vars.color.accentText } },
    // On paper a head stays with what it heads.
    '@media': { [onPrint]: { minHeight: 0, breakInside: 'avoid', breakAfter: 'avoid' } },
  }),
);

/** With an arrow of its own: drawn, since a page may have a hundred of them and each icon is two elements. */
export const summaryWithArrow = style([
  summary,
  inPrimitive({
    selectors: {
      '&::after': {
        content: '""',
        flexShrink: 0,
        width: '0.6em',
        height: '0.6em',
        marginInline: '0.25em',
        border: 'solid currentColor',
        borderWidth: '0 2px 2px 0',
        borderEndEndRadius: '2px',
        transform: 'translateY(-25%) rotate(45deg)',
      },
      'details[open] > &::after': { transform: 'translateY(25%) rotate(-135deg)' },
    },
    '@media': {
      [onPrint]: { selectors: { '&::after': { display: 'none' } } },
      [withMotion]: {
        selectors: { '&::after': { transition: `transform ${vars.duration} ease-out` } },
      },
    },
  }),
]);

export const heading = style(
  inPrimitive({ fontSize: vars.fontSize.lead, fontWeight: 650, minWidth: 0, ...longWords }),
);

export const arrow = style(
  inPrimitive({
    '@media': {
      // Stronger than how an icon is drawn, whichever of the two comes first.
      [onPrint]: { selectors: { 'summary > &': { display: 'none' } } },
      [withMotion]: { transition: `transform ${vars.duration} ease-out` },
    },
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);

export const body = style(inPrimitive({ paddingBlockEnd: vars.space[24] }));
