import { style } from '@vanilla-extract/css';
import { component } from '../styles/layers.css.ts';
import { from, onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';

export const columns = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[40],
      paddingBlock: `${vars.space[32]} ${vars.space.section}`,
      '@media': {
        [from.desktop]: {
          gridTemplateColumns: 'minmax(0, 1fr) 340px',
          gridTemplateAreas: '"main aside"',
          gap: vars.space[48],
        },
        [onPrint]: { display: 'block', paddingBlock: '12pt 0' },
      },
    },
  },
});

export const main = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.section,
      minWidth: 0,
      '@media': { [from.desktop]: { gridArea: 'main' }, [onPrint]: { gap: '16pt' } },
    },
  },
});

export const aside = style({
  '@layer': {
    [component]: { minWidth: 0, '@media': { [from.desktop]: { gridArea: 'aside' } } },
  },
});

export const sheet = style({
  '@layer': {
    [component]: {
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
        [onPrint]: { boxShadow: 'none', marginBlockEnd: '12pt' },
      },
    },
  },
});
