/** The settings of the process for loaders and actions; read once. */
import { basename } from 'node:path';
import { readSettings, WrongSetting, type Settings } from '../config/settings.ts';

let settings: Settings | undefined;

/** @throws WrongSetting in live mode under `remix-serve`, which has none of what the edge does for a visitor. */
export function siteSettings(): Settings {
  settings ??= readSettings(process.env);
  if (settings.mode === 'live' && basename(process.argv[1] ?? '') === 'remix-serve') {
    throw new WrongSetting(
      'live mode: `npm start` is wanted; remix-serve has no edge before the pages',
    );
  }
  return settings;
}
