import type { Transport } from '../../domain/vocabulary.ts';

/** How a leg is drawn: what goes on a road is one kind. */
const LEG_KINDS = ['road', 'train', 'boat', 'flight', 'walk', 'cable-car'] as const;
export type LegKind = (typeof LEG_KINDS)[number];

const KINDS: Readonly<Record<Transport, LegKind>> = {
  none: 'road',
  walk: 'walk',
  train: 'train',
  bus: 'road',
  minivan: 'road',
  '4x4': 'road',
  boat: 'boat',
  'boat-and-minivan': 'boat',
  flight: 'flight',
  'cable-car': 'cable-car',
};

export function legKindOf(transport: Transport): LegKind {
  return KINDS[transport];
}
