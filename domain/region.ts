/**
 * Parts of a market's country with public holidays of their own, by ISO 3166-2 and under their own names. A
 * visitor may choose one, for the days of leave that a journey takes.
 */
import type { MarketId } from './market.ts';
import { oneOf, valuesByKey } from './query-values.ts';

const OF_GERMANY = {
  'DE-BW': 'Baden-Württemberg',
  'DE-BY': 'Bayern',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandenburg',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburg',
  'DE-HE': 'Hessen',
  'DE-MV': 'Mecklenburg-Vorpommern',
  'DE-NI': 'Niedersachsen',
  'DE-NW': 'Nordrhein-Westfalen',
  'DE-RP': 'Rheinland-Pfalz',
  'DE-SL': 'Saarland',
  'DE-SN': 'Sachsen',
  'DE-ST': 'Sachsen-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thüringen',
};
const OF_SPAIN = {
  'ES-AN': 'Andalucía',
  'ES-AR': 'Aragón',
  'ES-AS': 'Asturias',
  'ES-CN': 'Canarias',
  'ES-CB': 'Cantabria',
  'ES-CL': 'Castilla y León',
  'ES-CM': 'Castilla-La Mancha',
  'ES-CT': 'Cataluña',
  'ES-CE': 'Ceuta',
  'ES-VC': 'Comunitat Valenciana',
  'ES-EX': 'Extremadura',
  'ES-GA': 'Galicia',
  'ES-IB': 'Illes Balears',
  'ES-RI': 'La Rioja',
  'ES-MD': 'Madrid',
  'ES-ML': 'Melilla',
  'ES-MC': 'Murcia',
  'ES-NC': 'Navarra',
  'ES-PV': 'País Vasco',
};

export type Region = keyof typeof OF_GERMANY | keyof typeof OF_SPAIN;

export const REGIONS = Object.keys({ ...OF_GERMANY, ...OF_SPAIN }) as readonly Region[];

const NAMES: Readonly<Partial<Record<MarketId, Readonly<Partial<Record<Region, string>>>>>> = {
  de: OF_GERMANY,
  es: OF_SPAIN,
};

/** The regions that a market offers, by their names; none where the whole country has the same days off. */
export function regionsOf(market: MarketId): readonly { id: Region; name: string }[] {
  return Object.entries(NAMES[market] ?? {}).map(([id, name]) => ({ id: id as Region, name }));
}

export function parseRegion(params: URLSearchParams): Region | undefined {
  return oneOf(REGIONS, valuesByKey(params).get('region') ?? []);
}

export function printRegion(region: Region | undefined): URLSearchParams {
  return new URLSearchParams(region && { region });
}

/** The region, if it is one of the market's. */
export function regionIn(market: MarketId, region: Region | undefined): Region | undefined {
  return region && NAMES[market]?.[region] ? region : undefined;
}
