import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { BAR_HEIGHT } from '../../search/search-form.css.ts';
import { inComponent } from '../../styles/layered.ts';
import { below, from, onPrint, withForcedColours } from '../../styles/media.ts';
import { withFinger } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

/** Name of the poster's own dark tone, of which the hill is that the words stand on. */
export const GROUND = '--cover-ground';
const ground = `var(${GROUND})`;

/** Of the picture above the words on a narrow screen, the header that lies over it included. */
const clear = createVar();
/** How far it goes on below where the words begin, and how high the hill over its foot is. */
const BELOW_CLEAR = '4px';
const NARROW_HILL = '36px';

/** On a wide screen: what the words have, all of one tone, and where the picture begins, which goes on behind its edge. */
const quiet = createVar();
const pictureBegins = createVar();
/** Share of the container. */
const wordsWidth = createVar();

/** A hill of one tone with a clean edge. */
const hill = (size: string, place: string, tone: string) =>
  `radial-gradient(ellipse ${size} at ${place}, ${tone} calc(100% - 1px), transparent)`;

/** Half of the search form, which hangs over the edge of the picture on a wide screen. */
const HALF_FORM = `${BAR_HEIGHT / 2}px`;

/** Low, so that a screen shows what the page is there for, too. */
export const cover = style(
  inComponent({
    vars: {
      [GROUND]: vars.color.ink,
      [clear]: 'clamp(min(176px, 40svh), 34vw, min(300px, 40svh))',
      [quiet]: 'calc(50% - 84px)',
      [pictureBegins]: 'calc(44% - 74px)',
      [wordsWidth]: '38%',
    },
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    background: ground,
    color: vars.color.onInk,
    '@media': {
      // Of a wide one the form hangs over the edge.
      [below.desktop]: { overflow: 'clip' },
      [from.desktop]: { minHeight: 'max(clamp(320px, 38svh, 420px), 22vw)' },
    },
  }),
);

/** One with a search form, by which visitors begin. */
export const tallCover = style([
  cover,
  inComponent({
    vars: {
      [clear]: 'clamp(min(264px, 56svh), 52vw, min(420px, 56svh))',
      [quiet]: '52%',
      [pictureBegins]: '44%',
      [wordsWidth]: '45%',
    },
    '@media': {
      [from.desktop]: { minHeight: 'clamp(480px, 78svh, 800px)', background: 'none' },
    },
  }),
]);

/** Holds what lies behind the words. */
export const backdrop = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    overflow: 'hidden',
    background: ground,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
    },
    '@media': {
      [below.desktop]: {
        '::after': {
          insetBlockStart: `calc(${clear} + ${BELOW_CLEAR} - ${NARROW_HILL})`,
          height: NARROW_HILL,
          background: hill(`130% ${NARROW_HILL}`, '15% 100%', ground),
        },
      },
      [from.desktop]: {
        selectors: { [`${tallCover} > &`]: { insetBlockEnd: HALF_FORM } },
        // Steep, so that nothing of the picture is behind a line of the words.
        '::after': {
          insetBlock: 0,
          width: quiet,
          background: hill('100% 220%', '0 100%', ground),
        },
      },
    },
  }),
);

// Above the words or beside them: what a poster shows is never under them.
globalStyle(
  `${backdrop} img, ${backdrop} video`,
  inComponent({
    '@media': {
      [below.desktop]: {
        height: `calc(${clear} + ${BELOW_CLEAR})`,
        // What it shows stands in its lower half, right of the middle.
        objectPosition: '82% 85%',
      },
      [from.desktop]: {
        insetInlineStart: pictureBegins,
        width: `calc(100% - ${pictureBegins})`,
        objectPosition: '65% 80%',
      },
    },
  }),
);

/** One picture of a gallery. */
export const slide = style(inComponent({ position: 'absolute', inset: 0 }));

/** The choice among them: radio buttons, so that it needs no scripts. */
export const pictures = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    marginBlock: vars.space[8],
    marginInlineStart: '-8px',
  }),
);

export const picture = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    cursor: 'pointer',
    '@media': { [withFinger]: { width: '44px', height: '44px' } },
  }),
);

export const dot = style(
  inComponent({
    width: '16px',
    height: '16px',
    margin: 0,
    appearance: 'none',
    border: '2px solid currentColor',
    borderRadius: vars.radius.pill,
    color: vars.color.onInk,
    selectors: {
      '&:checked': { background: vars.color.onInk },
      '&:focus-visible': { outlineColor: vars.color.onInk, borderRadius: vars.radius.pill },
    },
    '@media': {
      [withForcedColours]: { selectors: { '&:checked': { background: 'CanvasText' } } },
    },
  }),
);

/** As many as the contract lets a gallery have. */
const MOST_PICTURES = 6;
for (let shown = 1; shown <= MOST_PICTURES; shown += 1) {
  globalStyle(
    `${cover}:has(${dot}[value="${shown}"]:checked) ${slide}:not(:nth-child(${shown}))`,
    inComponent({ visibility: 'hidden' }),
  );
}

/** Over the picture; nothing of it is seen before it plays. */
export const film = style(
  inComponent({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  }),
);

/** Stops what moves (A11Y-01); of the script, as the film is. */
export const filmButton = style(
  inComponent({
    position: 'absolute',
    zIndex: 2,
    insetBlockStart: '88px',
    insetInlineEnd: vars.space.edge,
    minHeight: '44px',
    padding: `0 ${vars.space[16]}`,
    border: '2px solid currentColor',
    borderRadius: vars.radius.pill,
    background: vars.color.ink,
    color: vars.color.onInk,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);

/** Stands above the poster. */
export const foot = style(
  inComponent({
    paddingBlock: `${clear} ${vars.space[24]}`,
    '@media': {
      [from.desktop]: {
        paddingBlock: `96px ${vars.space[32]}`,
        selectors: { [`${tallCover} > &`]: { paddingBlock: 'clamp(104px, 9vw, 128px) 0' } },
      },
    },
  }),
);

export const content = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[24],
    '@media': { [from.desktop]: { gap: vars.space[32] } },
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[12],
    maxWidth: '48rem',
    '@media': { [from.desktop]: { maxWidth: wordsWidth } },
  }),
);

export const breadcrumb = style(inComponent({ '@media': { [onPrint]: { display: 'none' } } }));

globalStyle(`${breadcrumb} ol, ${breadcrumb} a:hover`, inComponent({ color: vars.color.onInk }));

export const title = style(
  inComponent({
    fontSize: vars.fontSize.headline,
    textWrap: 'balance',
    selectors: { [`${tallCover} &`]: { fontSize: vars.fontSize.display } },
  }),
);

export const subtitle = style(
  inComponent({
    maxWidth: '38rem',
    selectors: { [`${tallCover} &`]: { fontSize: vars.fontSize.lead } },
    '@media': { [from.desktop]: { fontSize: vars.fontSize.lead } },
  }),
);
