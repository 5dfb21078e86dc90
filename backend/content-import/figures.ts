/**
 * Figures that content speaks of and settings decide: `{{freeCancellationDays}}` in a text stands for the
 * number in `layout.yaml`, so that it is stated once (CMS-07).
 */
import type { ContentFiles } from './content-files.ts';
import { didYouMean } from './did-you-mean.ts';
import { LAYOUT_FILE } from './layout-file.ts';
import type { Json } from './localised.ts';

const NAME = /\{\{(\w+)\}\}/g;

/** Null for a setting that is no whole number: what is wrong with it is told where it is. */
export type Figures = ReadonlyMap<string, number | null>;

/** Every whole number among the settings, by its name; null where there are no settings to read. */
export function readFigures(files: ContentFiles): Figures | null {
  const settings = settingsOf(files.load(files.path(LAYOUT_FILE)));
  if (settings === null || typeof settings !== 'object') return null;
  return new Map(
    Object.entries(settings).map(([name, value]) => [
      name,
      typeof value === 'number' && Number.isInteger(value) ? value : null,
    ]),
  );
}

/** The value with the figures in its texts; a name that the settings lack is a problem of the file. */
export function withFigures(
  value: Json,
  figures: Figures | null,
  place: { readonly files: ContentFiles; readonly file: string },
  field = '',
): Json {
  if (!figures) return value;
  if (typeof value === 'string') {
    return value.replaceAll(NAME, (written, name: string) => {
      const figure = figures.get(name);
      if (figure === undefined) {
        const meant = didYouMean(name, figures.keys());
        place.files.report(place.file, field, `no setting is called ${name}${meant}`);
      }
      return String(figure ?? written);
    });
  }
  const within = (name: string | number) => (field ? `${field}.${name}` : `${name}`);
  if (Array.isArray(value)) {
    return value.map((item, index) => withFigures(item, figures, place, within(index)));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      withFigures(item, figures, place, within(key)),
    ]),
  );
}

function settingsOf(layout: Json | undefined): Json | undefined {
  const hasFields = layout !== undefined && layout !== null && typeof layout === 'object';
  return hasFields && 'settings' in layout ? layout.settings : undefined;
}
