/** The brand's colours for what has no stylesheet of the site: pages that stand by themselves, mails, drawings. */
import { dark, drawingColours, light, type Palette } from './brand.ts';

type Colour =
  keyof typeof light.color | 'ground' | 'critical' | 'criticalSoft' | 'notice' | 'noticeSoft';

/** @param ground what lies under a card, so that it shows */
function withTones({ color, tone }: Palette, ground: string): Readonly<Record<Colour, string>> {
  return {
    ...color,
    ground,
    critical: tone.critical.text,
    criticalSoft: tone.critical.background,
    notice: tone.notice.text,
    noticeSoft: tone.notice.background,
  };
}

export const LIGHT = withTones(light, light.color.sunken);
export const DARK = withTones(dark, dark.color.background);

/** Rules that declare the colours as custom properties, `onAccent` as `--on-accent`, and follow the system. */
export function colourRules(names: readonly Colour[]): string {
  const declare = (colours: typeof LIGHT) =>
    names
      .map((name) => `--${name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()}: ${colours[name]};`)
      .join(' ');
  return `:root { color-scheme: light dark; ${declare(LIGHT)} }
@media (prefers-color-scheme: dark) { :root { ${declare(DARK)} } }`;
}

/** `#fff6ec` at 20 % as `rgb(255 246 236 / 20%)`. */
export function translucent(hex: string, percent: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(' ')} / ${percent}%)`;
}

/**
 * A drawing of `brand/states` in the brand's colours.
 * @throws Error where it names a colour that there is not
 */
export function paintDrawing(svg: string): string {
  return svg.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const colour = Object.entries(drawingColours).find(([known]) => known === name)?.[1];
    if (!colour) throw new Error(`brand/brand.ts has no colour ${name} for drawings`);
    return colour;
  });
}
