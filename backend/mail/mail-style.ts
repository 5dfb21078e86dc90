/**
 * Colours and shapes of HTML mails: those of the site's design tokens (`app/styles/tokens.css.ts`), which a test
 * compares. Mailboxes know no variables, so that each colour is written where it is used.
 */
export const LIGHT = {
  background: '#fff6ec',
  surface: '#ffffff',
  text: '#1b1f3b',
  textMuted: '#565a75',
  border: '#eadfd0',
  accent: '#d12640',
  onAccent: '#ffffff',
  accentText: '#c81f3a',
  accentSoft: '#ffeceb',
  link: '#0b7072',
  sun: '#ffb627',
  lagoon: '#0f8b8d',
} as const;

export const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  background: '#12152c',
  surface: '#1b1f3b',
  text: '#fdf3e7',
  textMuted: '#b9bbd3',
  border: '#343a63',
  accent: '#ff6474',
  onAccent: '#1b1f3b',
  accentText: '#ff8791',
  accentSoft: '#3d213d',
  link: '#5fd3ce',
  sun: '#ffc454',
  lagoon: '#4cc9c4',
};

/** Which colour each kind of element has, for what. */
const PAINTS = {
  page: { 'background-color': 'background', color: 'text' },
  brand: { color: 'accentText' },
  card: { 'background-color': 'surface', 'border-color': 'border' },
  text: { color: 'text' },
  muted: { color: 'textMuted' },
  'muted-line': { color: 'textMuted', 'border-color': 'border' },
  'text-line': { color: 'text', 'border-color': 'border' },
  code: { 'background-color': 'accentSoft', color: 'text' },
  button: { 'background-color': 'accent', color: 'onAccent' },
  link: { color: 'link' },
  // The horizon of a poster, in stripes.
  sun: { 'background-color': 'sun' },
  dusk: { 'background-color': 'accent' },
  sea: { 'background-color': 'lagoon' },
} as const satisfies Record<string, Readonly<Record<string, keyof typeof LIGHT>>>;
export type Paint = keyof typeof PAINTS;

/** The fonts of the site are not loaded: a mail asks nobody for anything. */
export const FONT = "Figtree, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** Inline, as most mailboxes want it. */
export function paintOf(name: Paint): string {
  return declarations(PAINTS[name], LIGHT).join('');
}

/** For the mailboxes that read it: over the inline colours, therefore `!important`. */
export const DARK_STYLE = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  ...Object.entries(PAINTS).map(
    ([name, paint]) =>
      `.${name}{${declarations(paint, DARK)
        .map((declaration) => declaration.replace(';', '!important;'))
        .join('')}}`,
  ),
  '}',
].join('');

function declarations(
  paint: Readonly<Record<string, keyof typeof LIGHT>>,
  colours: Readonly<Record<keyof typeof LIGHT, string>>,
): string[] {
  return Object.entries(paint).map(([property, colour]) => `${property}:${colours[colour]};`);
}
