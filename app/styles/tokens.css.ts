/**
 * The design's tokens: what colours, sizes and shapes are called. Components take them from `vars`
 * alone, so that light and dark (which follows the system) differ here and nowhere else. Each pair of
 * a text colour and the surface it is meant for reaches 4.5:1 (A11Y-01), borders of controls 3:1.
 */
import { assignVars, createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { globalStyle } from '@vanilla-extract/css';
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

const light: { [Part in keyof typeof themed]: Filled<(typeof themed)[Part]> } = {
  color: {
    background: '#fffdfa',
    surface: '#ffffff',
    sunken: '#fff6ec',
    raised: '#ffffff',
    placeholder: '#ede4d8',
    text: '#1b1f3b',
    textMuted: '#565a75',
    border: '#eadfd0',
    borderStrong: '#877a6d',
    accent: '#d12640',
    accentHover: '#b01c34',
    onAccent: '#ffffff',
    accentText: '#c81f3a',
    accentSoft: '#ffeceb',
    link: '#0b7072',
    focus: '#0b7072',
    ink: '#1b1f3b',
    onInk: '#fff6ec',
    onInkMuted: '#c9c8d6',
    sun: '#ffb627',
    onSun: '#1b1f3b',
    star: '#9a6200',
    lagoon: '#0f8b8d',
  },
  tone: {
    neutral: { text: '#3c4060', background: '#eff0f5' },
    positive: { text: '#2a6546', background: '#e2f2e8' },
    notice: { text: '#7a4b00', background: '#fff0cf' },
    critical: { text: '#b3152f', background: '#ffe5e6' },
    info: { text: '#0b6a6c', background: '#def4f2' },
  },
  shadow: {
    card: '0 1px 2px rgb(27 31 59 / 6%), 0 8px 24px rgb(27 31 59 / 8%)',
    raised: '0 2px 4px rgb(27 31 59 / 8%), 0 16px 40px rgb(27 31 59 / 16%)',
  },
};

const dark: typeof light = {
  color: {
    background: '#12152c',
    surface: '#1b1f3b',
    sunken: '#171a34',
    raised: '#252a4d',
    placeholder: '#2c315a',
    text: '#fdf3e7',
    textMuted: '#b9bbd3',
    border: '#343a63',
    borderStrong: '#7f86b5',
    accent: '#ff6474',
    accentHover: '#ff8791',
    onAccent: '#1b1f3b',
    accentText: '#ff8791',
    accentSoft: '#3d213d',
    link: '#5fd3ce',
    focus: '#5fd3ce',
    ink: '#0c0e20',
    onInk: '#fff6ec',
    onInkMuted: '#b9bbd3',
    sun: '#ffc454',
    onSun: '#1b1f3b',
    star: '#ffc454',
    lagoon: '#4cc9c4',
  },
  tone: {
    neutral: { text: '#d5d7ea', background: '#30355c' },
    positive: { text: '#8fd9b0', background: '#1d3a33' },
    notice: { text: '#ffd07a', background: '#43351b' },
    critical: { text: '#ffa9b0', background: '#4a2036' },
    info: { text: '#7fdcd6', background: '#143c4a' },
  },
  shadow: {
    card: '0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px rgb(0 0 0 / 25%)',
    raised: '0 2px 4px rgb(0 0 0 / 30%), 0 16px 40px rgb(0 0 0 / 45%)',
  },
};

/** Names of the two self-hosted families, then their fallbacks of the same measure (fonts.css.ts). */
const DISPLAY = "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif";
const TEXT = "Figtree, 'Figtree Fallback', system-ui, sans-serif";

/** For what shows a scheme whatever the system's is: the gallery. */
export const SCHEMES = { light, dark };

createGlobalTheme(':root', vars, {
  '@layer': base,
  ...light,
  font: { display: DISPLAY, text: TEXT },
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

type Filled<Contract> = {
  [Key in keyof Contract]: Contract[Key] extends string ? string : Filled<Contract[Key]>;
};
