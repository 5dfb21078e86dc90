/**
 * Figures that content speaks of and settings decide: `{{freeCancellationDays}}` in a text stands for the
 * number in `layout.yaml`, so that it is stated once (CMS-07).
 */
import type { ContentFiles } from './content-files.ts';
import { LAYOUT_FILE } from './layout-file.ts';
import type { Json } from './localised.ts';

const NAME = /\{\{(\w+)\}\}/g;

export type Figures = ReadonlyMap<string, number>;

/** Every whole number among the settings, by its name. */
export function readFigures(files: ContentFiles): Figures {
  const settings = settingsOf(files.load(files.path(LAYOUT_FILE)));
  return new Map(
    Object.entries(settings ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' && Number.isInteger(value) ? [[name, value]] : [],
    ),
  );
}

/** The value with the figures in its texts; a name that the settings lack is a problem of the file. */
export function withFigures(
  value: Json,
  figures: Figures,
  place: { readonly files: ContentFiles; readonly file: string },
  field = '',
): Json {
  if (typeof value === 'string') {
    return value.replaceAll(NAME, (written, name: string) => {
      const figure = figures.get(name);
      if (figure === undefined) {
        place.files.report(place.file, field, `no setting is called ${name}`);
      }
      return figure === undefined ? written : String(figure);
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
