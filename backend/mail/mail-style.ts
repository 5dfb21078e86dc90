/**
 * Colours and shapes of HTML mails, which are the brand's. Mailboxes know no variables, so that each colour is written
 * where it is used.
 */
import { fonts } from '../../brand/brand.ts';
import { DARK, LIGHT } from '../../brand/colours.ts';

/** Which colour each kind of element has, for what. */
const PAINTS = {
  page: { 'background-color': 'ground', color: 'text' },
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

export const FONT = fonts.mail;

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
