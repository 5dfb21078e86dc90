/**
 * The brand: its name, colours and fonts. Everything that shows them takes them from this folder: pages, icons, the
 * manifest, mails, the login, refusals. `mark.svg` is the logo, `states/` the drawings of errors and empty lists,
 * `fonts/` the files of the fonts (docs/decisions/0104). The browser's code imports this file too: what it needs by
 * itself is a constant of its own, so that the palette stays out of it.
 */

/** `BRAND_NAME` of the environment comes before it. */
export const NAME = 'Cordata';

/** Of the demonstration's addresses: `hello@` where `BRAND_EMAIL` is not set, and those of the people to log in as. */
export const EMAIL_DOMAIN = 'cordata.example';

/** What a phone's browser paints around the page, and most of the mark. */
export const THEME_COLOUR = '#ff4758';

/** Where something is pressed, in light; white can be read on it. */
export const ACCENT = '#d12640';

export interface Palette {
  readonly color: Readonly<Record<keyof typeof light.color, string>>;
  /** What a badge or a status says by its colour; never by the colour alone. */
  readonly tone: Readonly<Record<keyof typeof light.tone, { text: string; background: string }>>;
}

/** What each colour is for: `app/styles/tokens.css.ts`. */
export const light = {
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
    accent: ACCENT,
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
} as const;

export const dark: Palette = {
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
};

/** The colours that the files in `states/` name, `{theme}` for one; what else they are painted with is theirs. */
export const drawingColours = {
  theme: THEME_COLOUR,
  themeShade: '#d92f47',
  themeLight: '#ff7466',
  sun: light.color.sun,
  sunShade: '#e8941a',
  ink: light.color.ink,
  inkLight: '#2a3057',
  lagoon: light.color.lagoon,
  lagoonShade: '#0b6c74',
  paper: light.color.sunken,
} as const satisfies Readonly<Record<string, string>>;

/** The families of `fonts.ts`, then those that stand in for them. */
export const fonts = {
  display: "'Bricolage Grotesque', 'Bricolage Fallback', system-ui, sans-serif",
  text: "Figtree, 'Figtree Fallback', system-ui, sans-serif",
  /** Mails load nothing: who has the family sees it. */
  mail: "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
} as const;
