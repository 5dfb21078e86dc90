/** The settings of the process for loaders and actions; read once. */
import { readSettings, type Settings } from '../config/settings.ts';

let settings: Settings | undefined;

export function siteSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
