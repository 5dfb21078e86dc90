import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, withMotion } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import * as accordion from '../ui/accordion/accordion.css.ts';
import { unfoldedItem, unfoldedSummary } from './unfolded.ts';

/** One under the other in columns: an area with many countries leaves no hole beside it. */
export const areas = style(
  inComponent({
    display: 'grid',
    gap: vars.space[24],
    '@media': {
      [from.desktop]: {
        display: 'block',
        flexGrow: 1,
        // As high as it needs: kept to the panel's height it would begin a fourth column.
        alignSelf: 'flex-start',
        minWidth: 0,
        columnCount: 3,
        columnGap: vars.space[24],
        padding: vars.space[12],
      },
    },
  }),
);

export const area = style(
  inComponent({
    breakInside: 'avoid',
    '@media': {
      [from.desktop]: {
        selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space[32] } },
      },
    },
  }),
);

/** Beside the areas, on ground of its own. */
export const aside = style(
  inComponent({
    display: 'grid',
    alignContent: 'start',
    flexShrink: 0,
    gap: vars.space[16],
    '@media': {
      // Lines between the groups that fold are enough.
      [below.desktop]: { gap: 0 },
      [from.desktop]: {
        width: '272px',
        padding: vars.space[16],
        borderRadius: vars.radius.medium,
        background: vars.color.sunken,
      },
    },
  }),
);

export const groups = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    flexGrow: 1,
    gap: vars.space[24],
    '@media': { [below.desktop]: { gap: 0 } },
  }),
);

const titleOfPanel = {
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: 650,
} as const;

export const groupTitle = style(
  inComponent({
    ...titleOfPanel,
    display: 'flex',
    gap: vars.space[8],
    paddingBlockEnd: vars.space[4],
    textDecoration: 'none',
    '@media': { [from.desktop]: { paddingInline: vars.space[12] } },
  }),
);

export const folding = style([accordion.item, inComponent(unfoldedItem(from.desktop))]);

export const summary = style([
  accordion.summary,
  inComponent(
    unfoldedSummary(from.desktop, {
      paddingBlock: `0 ${vars.space[4]}`,
      paddingInline: vars.space[12],
    }),
  ),
]);

export const foldedTitle = style([
  accordion.heading,
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    '@media': { [from.desktop]: { ...titleOfPanel, visibility: 'visible' } },
  }),
]);

export const links = style(inComponent({ display: 'grid' }));

export const link = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '48px',
    paddingBlock: vars.space[8],
    color: 'inherit',
    fontWeight: 600,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
    '@media': {
      [from.desktop]: {
        minHeight: '44px',
        paddingInline: vars.space[12],
        borderRadius: vars.radius.medium,
        selectors: {
          'a&:hover': { background: 'color-mix(in srgb, currentcolor 8%, transparent)' },
        },
      },
    },
  }),
);

/** Pixels that a poster is drawn in. */
const POSTER_WIDTH = '76px';
const POSTER_HEIGHT = '95px';

export const areaBox = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${POSTER_WIDTH} minmax(0, 1fr)`,
    alignItems: 'start',
    gap: vars.space[16],
  }),
);

export const areaPoster = style(
  inComponent({
    position: 'relative',
    height: POSTER_HEIGHT,
    overflow: 'hidden',
    borderRadius: vars.radius.medium,
    '@media': {
      [withMotion]: {
        transition: `transform ${vars.duration} ease-out`,
        selectors: { [`${areaBox}:hover > &`]: { transform: 'translateY(-2px)' } },
      },
    },
  }),
);

export const areaWords = style(inComponent({ display: 'grid', minWidth: 0 }));

/** A press on the poster is one on the link. */
export const areaTitle = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    gap: vars.space[8],
    minHeight: '32px',
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lead,
    fontWeight: 700,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: POSTER_WIDTH,
        height: POSTER_HEIGHT,
      },
      '&:hover': { color: vars.color.accentText },
      '&[aria-current="page"]': { color: vars.color.accentText },
    },
  }),
);

export const areaPlaces = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[16] }),
);

export const areaPlace = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    paddingBlock: vars.space[8],
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    fontWeight: 500,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      '&:hover': { color: vars.color.accentText, textDecoration: 'underline' },
    },
    '@media': { [from.desktop]: { paddingBlock: vars.space[4] } },
  }),
);
