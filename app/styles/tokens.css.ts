/**
 * The design's tokens: what colours, sizes and shapes are called. Components take them from `vars`
 * alone, so that light and dark (which follows the system) differ here and in the brand's palette (`brand/brand.ts`), and
 * nowhere else. Each pair of a text colour and the surface it is meant for reaches 4.5:1 (A11Y-01), borders of controls 3:1.
 */
import { assignVars, createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
import { dark as darkPalette, fonts, light as lightPalette } from '../../brand/brand.ts';
import { translucent } from '../../brand/colours.ts';
import { inBase } from './layered.ts';
import { base } from './layers.css.ts';

const COLOURS = {
  /** The page, a card on it, a strip that lies deeper, and what floats above. */
  background: '',
  surface: '',
  sunken: '',
  raised: '',
  /** What is not there yet: a picture on its way, a skeleton. */
  placeholder: '',
  text: '',
  textMuted: '',
  border: '',
  /** Border of a control: its shape must be seen. */
  borderStrong: '',
  /** The brand's coral where something is pressed, and the words on it. */
  accent: '',
  accentHover: '',
  onAccent: '',
  /** Coral as text on background, surface and sunken. */
  accentText: '',
  accentSoft: '',
  link: '',
  focus: '',
  /** Always dark and always light: banners, covers, the footer. */
  ink: '',
  onInk: '',
  onInkMuted: '',
  sun: '',
  onSun: '',
  /** Outline of a star that is filled with sun, which by itself is too light for the page. */
  star: '',
  lagoon: '',
} as const;

/** What a badge or a status says by its colour; never by the colour alone. */
export const TONES = ['neutral', 'positive', 'notice', 'critical', 'info'] as const;
export type Tone = (typeof TONES)[number];

const TONE_COLOURS = {
  neutral: { text: '', background: '' },
  positive: { text: '', background: '' },
  notice: { text: '', background: '' },
  critical: { text: '', background: '' },
  info: { text: '', background: '' },
} as const satisfies Record<Tone, { text: string; background: string }>;

const SHAPES = {
  font: { display: '', text: '' },
  /** Fluid from 375 to 1280 px. */
  fontSize: {
    caption: '',
    small: '',
    body: '',
    lead: '',
    title: '',
    heading: '',
    headline: '',
    display: '',
  },
  lineHeight: { tight: '', snug: '', text: '' },
  /** Pixels by name, on the grid of 4. */
  space: {
    4: '',
    8: '',
    12: '',
    16: '',
    20: '',
    24: '',
    32: '',
    40: '',
    48: '',
    64: '',
    /** Between sections of a page; fluid. */
    section: '',
    /** From the edge of the screen; fluid. */
    edge: '',
  },
  radius: { small: '', medium: '', card: '', pill: '' },
  duration: '',
} as const;

const nameOf = (_value: string | null, path: readonly string[]) => path.join('-');

export const vars = createGlobalThemeContract(
  { color: COLOURS, tone: TONE_COLOURS, shadow: { card: '', raised: '' }, ...SHAPES },
  nameOf,
);

/** What differs between light and dark. */
export const themed = { color: vars.color, tone: vars.tone, shadow: vars.shadow };

const light = {
  ...lightPalette,
  shadow: {
    card: `0 1px 2px ${translucent(lightPalette.color.ink, 6)}, 0 8px 24px ${translucent(lightPalette.color.ink, 8)}`,
    raised: `0 2px 4px ${translucent(lightPalette.color.ink, 8)}, 0 16px 40px ${translucent(lightPalette.color.ink, 16)}`,
  },
};

const dark = {
  ...darkPalette,
  shadow: {
    card: '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 25%)',
    raised: '0 2px 4px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 45%)',
  },
};

/** For what shows a scheme whatever the system's is: the gallery. */
export const SCHEMES = { light, dark };

createGlobalTheme(':root', vars, {
  '@layer': base,
  ...light,
  font: { display: fonts.display, text: fonts.text },
  fontSize: {
    caption: '0.8125rem',
    small: '0.9375rem',
    body: 'clamp(1rem, 0.974rem + 0.11vw, 1.0625rem)',
    lead: 'clamp(1.125rem, 1.073rem + 0.22vw, 1.25rem)',
    title: 'clamp(1.25rem, 1.146rem + 0.44vw, 1.5rem)',
    heading: 'clamp(1.625rem, 1.418rem + 0.88vw, 2.125rem)',
    headline: 'clamp(2rem, 1.482rem + 2.21vw, 3.25rem)',
    display: 'clamp(2.25rem, 1.111rem + 4.86vw, 5rem)',
  },
  lineHeight: { tight: '1.05', snug: '1.25', text: '1.6' },
  space: {
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
    64: '64px',
    section: 'clamp(48px, 32px + 4.4vw, 88px)',
    edge: 'clamp(16px, 6px + 2.7vw, 40px)',
  },
  radius: { small: '6px', medium: '10px', card: '16px', pill: '999px' },
  duration: '200ms',
});

globalStyle(
  ':root',
  inBase({
    colorScheme: 'light dark',
    '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(themed, dark) } },
  }),
);
