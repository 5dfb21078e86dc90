import { globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { section } from './page-section.css.ts';

/** How far the sheets lie over the foot of the pictures. */
const OVERLAP = 'clamp(24px, 4vw, 56px)';
const ASIDE_OVERLAP = '128px';

export const columns = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[24],
    paddingBlockEnd: vars.space.section,
    '@media': {
      [from.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 340px',
        gridTemplateRows: 'auto 1fr',
        gridTemplateAreas: '"head aside" "main aside"',
        gap: `${vars.space[40]} ${vars.space[32]}`,
      },
      [onPrint]: { display: 'block', paddingBlock: '6pt' },
    },
  }),
);

export const head = style(
  inComponent({
    minWidth: 0,
    marginBlockStart: `calc(-1 * ${OVERLAP})`,
    '@media': { [from.desktop]: { gridArea: 'head' }, [onPrint]: { margin: 0 } },
  }),
);

export const main = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.section,
    minWidth: 0,
    '@media': { [from.desktop]: { gridArea: 'main' }, [onPrint]: { gap: '11pt' } },
  }),
);

/** A section under the title keeps as far from it as sections do from each other. */
globalStyle(
  `${main} > ${section}:first-child`,
  inComponent({
    '@media': {
      [`screen and ${from.desktop}`]: {
        marginBlockStart: `calc(${vars.space.section} - ${vars.space[40]})`,
      },
    },
  }),
);

export const aside = style(
  inComponent({
    minWidth: 0,
    scrollMarginBlockStart: vars.space[24],
    '@media': {
      [from.desktop]: { gridArea: 'aside', marginBlockStart: `calc(-1 * ${ASIDE_OVERLAP})` },
      [onPrint]: { margin: 0 },
    },
  }),
);

export const sheet = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[16],
    padding: vars.space[20],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    boxShadow: vars.shadow.card,
    '@media': {
      [from.desktop]: { position: 'sticky', insetBlockStart: '96px' },
      [onPrint]: { boxShadow: 'none', marginBlockEnd: '8pt' },
    },
  }),
);
