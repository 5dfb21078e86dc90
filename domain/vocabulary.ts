/** Closed sets of words that filters and content share (RES-03). */

export const MOODS = ['NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY'] as const;
export type Mood = (typeof MOODS)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** What kind of travel it is, by the way one moves and lives on it. */
export const TRAVEL_STYLES = [
  'on-the-road',
  'trekking',
  'discovery',
  'beach',
  'winter',
  'safari',
  'sailing',
] as const;
export type TravelStyle = (typeof TRAVEL_STYLES)[number];

export const TRAVEL_TYPES = ['adventure', 'classic', 'expedition', 'city'] as const;
export type TravelType = (typeof TRAVEL_TYPES)[number];

/** Badges of a travel. */
export const BADGES = ['new', 'bestseller', 'eco', 'off-the-beaten-track', 'wildlife'] as const;
export type Badge = (typeof BADGES)[number];

/** What a day's accommodation and the money side stand for: how dear the travel is on the spot. */
export const COST_CENTERS = ['low', 'medium', 'high'] as const;
export type CostCenter = (typeof COST_CENTERS)[number];

export const TRANSPORTS = [
  'none',
  'walk',
  'train',
  'bus',
  'minivan',
  '4x4',
  'boat',
  'boat-and-minivan',
  'flight',
  'cable-car',
] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** By when on the first day one should have landed. */
export const LANDING_TIMES = ['noon', 'afternoon', 'evening'] as const;
export type LandingTime = (typeof LANDING_TIMES)[number];

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

/** What a border asks of a traveller, by their nationality (TRV-06). `ask`: nobody here knows it for sure. */
export const ENTRY_KINDS = [
  'own-country',
  'identity-card',
  'passport',
  'authorization',
  'visa-on-arrival',
  'e-visa',
  'visa-in-advance',
  'ask',
] as const;
