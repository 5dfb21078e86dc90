/** The settings of the process for loaders and actions; read once. */
import type { Market } from '../domain/market.ts';
import { readSettings, WrongSetting, type Settings } from '../config/settings.ts';

/** Its command, or the file that the command stands for. */
const REMIX_SERVE = /[/\\](remix-serve|@remix-run[/\\]serve[/\\].*)(\.cmd)?$/;

let settings: Settings | undefined;

/** @throws WrongSetting in live mode under `remix-serve`, which has none of what the edge does for a visitor. */
export function siteSettings(): Settings {
  settings ??= readSettings(process.env);
  if (settings.mode === 'live' && REMIX_SERVE.test(process.argv[1] ?? '')) {
    throw new WrongSetting('live mode: use `npm start`; remix-serve has no edge before the pages');
  }
  return settings;
}

/** Whether the market's site is on HTTPS, so that its cookies are bound to it. */
export function isSecureSite(market: Market): boolean {
  return siteSettings().origins[market.id].startsWith('https:');
}
