import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import type { LegKind } from './leg-kind.ts';

export const boxContainer = createContainer();
/** Where the map and its list have room beside each other. */
export const withRoom = `${boxContainer} (min-width: 560px)`;
export const mapContainer = createContainer();

export const box = style(
  inComponent({ containerType: 'inline-size', containerName: boxContainer, minWidth: 0 }),
);

export const parts = style(
  inComponent({
    display: 'grid',
    gap: vars.space[12],
    '@container': {
      [withRoom]: {
        gridTemplateColumns: 'minmax(300px, 11fr) 9fr',
        columnGap: vars.space[32],
        alignItems: 'start',
      },
    },
  }),
);

export const figure = style(
  inComponent({
    maxWidth: '520px',
    '@media': { [onPrint]: { breakInside: 'avoid', maxWidth: '92mm' } },
  }),
);

export const map = style(
  inComponent({
    position: 'relative',
    containerType: 'inline-size',
    containerName: mapContainer,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    border: `1px solid ${vars.color.border}`,
    background: vars.tone.info.background,
  }),
);

export const drawing = style(inComponent({ display: 'block', width: '100%', height: 'auto' }));

export const legend = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    paddingBlockStart: vars.space[8],
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
);

export const kind = style(
  inComponent({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }),
);

const sampleBase = style(
  inComponent({ fill: 'none', stroke: vars.color.text, strokeWidth: 2, strokeLinecap: 'round' }),
);

/** As `draw-route-map.server.ts` dashes them. */
const SAMPLES: Readonly<Record<LegKind, object>> = {
  road: {},
  train: { strokeDasharray: '7 3', strokeLinecap: 'butt' },
  boat: { strokeDasharray: '0.4 5', strokeWidth: 3.4, stroke: vars.color.link },
  flight: { strokeDasharray: '5.5 4.5', stroke: vars.color.accentText },
  walk: { strokeDasharray: '0.2 4' },
  'cable-car': { strokeDasharray: '6 3.5 0.4 3.5' },
};

export const sample = styleVariants(SAMPLES, (line) => [sampleBase, inComponent(line)]);
