/** What a question finds: how it was understood, the travels that fit, and the nearest where few or none do. */
import type { TravelCard } from '../../../contract/common.ts';
import { continentCodesIn, type ContinentCode } from '../../../domain/continent.ts';
import type { FilterName } from '../../../domain/filters/filters.ts';
import { relaxedFilters } from '../../../domain/filters/relaxation.ts';
import { countActiveFilters } from '../../../domain/filters/search-filters.ts';
import type { Sort } from '../../../domain/sort.ts';
import { travelCardData, type TravelCardData } from '../../listing/card-data.ts';
import { activeFilters, type ActiveFilterName } from '../../listing/filter-label.ts';
import { groupRelaxations, type FilterAdvice } from '../../listing/relaxation-groups.ts';
import { stillHolds } from '../../listing/still-holds.ts';
import type { ReadPart } from '../../listing/typed-text.tsx';
import { departureViewOf } from '../../travel/departure.ts';
import type { PageLoaderArguments } from '../define-page.server.ts';
import { isAsking, type AskedQuestion, type QuestionFilters } from './asked-question.ts';
import { questionBody, readFilters, type QuestionReading } from './question-filters.server.ts';

const MOST_RESULTS = 12;
/** Whoever finds fewer is shown what nearly fits. */
const FEW_RESULTS = 3;
/** Filters that are left out in turn, and travels shown of each. */
const MOST_LEFT_OUT = 3;
const MOST_NEAR = 2;

export interface FittingTravel {
  readonly travel: TravelCardData;
  /** The filters that it fits as far as its own facts say so: why it is listed. */
  readonly fits: readonly ActiveFilterName[];
  /** The filter that it does not fit; null where it fits all of them. */
  readonly lacks: FilterName | null;
}

export interface QuestionAnswer extends QuestionFilters {
  /** Filters that still are what was read, with the words that they were read from. */
  readonly parts: readonly ReadPart[];
  readonly contradictions: QuestionReading['contradictions'];
  readonly withoutTrips: readonly string[];
  readonly notUnderstood: readonly string[];
  /** The order that is asked for. */
  readonly sort: QuestionReading['sort'];
  /** What is asked about trips: no filter says it. */
  readonly practical: readonly string[];
  /** Values of the address that no filter can be, and codes that no country has. */
  readonly unreadable: readonly string[];
  readonly unknown: readonly string[];
  /** Names of the countries that are asked for or not wanted. */
  readonly countries: readonly { readonly id: string; readonly name: string }[];
  /** Null where nothing was looked for: no word asked for anything. */
  readonly total: number | null;
  readonly travels: readonly FittingTravel[];
  /** Those that fit all but one filter, where few fit all. */
  readonly near: readonly FittingTravel[];
  /** What to change where nothing fits. */
  readonly advice: FilterAdvice | null;
  /** Whether the backend gave no answer. */
  readonly isFailed: boolean;
}

export async function answerQuestion(
  { question, adjusted, unreadable }: AskedQuestion,
  args: PageLoaderArguments,
): Promise<QuestionAnswer> {
  const { api, currency } = args;
  const [result, chosen] = await Promise.all([
    api.readQuestion({ question, currency }),
    adjusted && knownPlaces(adjusted, args),
  ]);
  const reading = result.outcome === 'success' ? result.data.data : NO_READING;
  const { sort, practical, notUnderstood, contradictions } = reading;
  const read = readFilters(reading);
  const asked = chosen?.asked ?? read;
  const places = [...reading.withoutTrips, ...(chosen?.withoutTrips ?? [])];
  const understood = {
    ...asked,
    parts: reading.sources.filter((part) => stillHolds(part, read.filters, asked.filters)),
    contradictions,
    withoutTrips: [...new Set(places.map(({ name }) => name))],
    notUnderstood,
    sort,
    practical,
    unreadable,
    unknown: chosen?.unknown ?? [],
  };
  if (result.outcome !== 'success') return { ...understood, ...NOTHING_FOUND, isFailed: true };
  // Nobody is told that all trips fit wishes that nobody knows.
  const isAllMeant = adjusted !== null && notUnderstood.length === 0;
  if (!isAsking(asked) && sort === null && !isAllMeant) return { ...understood, ...NOTHING_FOUND };
  const found = await findTravels(asked, sort?.by, args);
  return { ...understood, ...found, countries: [...found.countries, ...places] };
}

/** Filters of an address, whose countries may be none, and those of them that no travel goes to. */
async function knownPlaces(asked: QuestionFilters, { api, currency }: PageLoaderArguments) {
  const { filters, excluded } = asked;
  const destinationId = filters.destinationId ?? [];
  const result =
    destinationId.length > 0
      ? await api.readText({ text: '', destinationId: [...destinationId], currency })
      : null;
  if (result?.outcome !== 'success') return { asked, withoutTrips: [], unknown: [] };
  const { withoutTrips, unknown } = result.data.data;
  const known = destinationId.filter((code) => !unknown.includes(code));
  return {
    asked: {
      filters: { ...filters, destinationId: known.length > 0 ? known : undefined },
      excluded,
    },
    withoutTrips: withoutTrips.map(({ id, name }) => ({ id, name })),
    unknown,
  };
}

const NO_READING: QuestionReading = {
  filters: {},
  sources: [],
  excluded: [],
  contradictions: [],
  withoutTrips: [],
  sort: null,
  practical: [],
  notUnderstood: [],
};

const NOTHING_FOUND = {
  total: null,
  countries: [],
  travels: [],
  near: [],
  advice: null,
  isFailed: false,
} as const;

async function findTravels(
  asked: QuestionFilters,
  sort: Sort | undefined,
  args: PageLoaderArguments,
) {
  const { api, currency } = args;
  const body = { ...questionBody(asked, currency), ...(sort && { sort }) };
  const result = await api.travelsPage({ ...body, show: MOST_RESULTS });
  if (result.outcome !== 'success') return { ...NOTHING_FOUND, isFailed: true };
  const { total, data, availableFilters } = result.data;
  const named = [asked.filters, ...asked.excluded].flatMap(
    ({ destinationId }) => destinationId ?? [],
  );
  const isFew = total < FEW_RESULTS && countActiveFilters(asked.filters) > 0;
  const advice = isFew ? await findAdvice(asked, args) : null;
  const view = departureViewOf(args);
  return {
    total,
    countries: availableFilters.destinations
      .filter(({ id }) => named.includes(id))
      .map(({ id, name }) => ({ id, name })),
    travels: data.map((card): FittingTravel => ({
      travel: travelCardData(card, view),
      fits: heldFilters(card, asked),
      lacks: null,
    })),
    near: advice ? await findNear(asked, advice, new Set(data.map(({ id }) => id)), args) : [],
    advice: total === 0 ? advice : null,
    isFailed: false,
  };
}

async function findAdvice(
  asked: QuestionFilters,
  { api, currency }: PageLoaderArguments,
): Promise<FilterAdvice | null> {
  const result = await api.relaxations('travels', questionBody(asked, currency));
  if (result.outcome !== 'success') return null;
  const { all, relaxations } = result.data.data;
  return { all, relaxations };
}

/** The travels that fit all but one filter, each once. */
async function findNear(
  asked: QuestionFilters,
  { relaxations }: FilterAdvice,
  shown: Set<string>,
  args: PageLoaderArguments,
): Promise<readonly FittingTravel[]> {
  const { fewer, elsewhere } = groupRelaxations(relaxations);
  // Who wants to go to Japan would rather pay more than go elsewhere.
  const left = [...fewer, ...elsewhere]
    .flatMap(({ change }) =>
      change.kind === 'without' && change.filters.length === 1 ? change.filters : [],
    )
    // Without its only filter a question asks for nothing.
    .filter(() => countActiveFilters(asked.filters) > 1)
    .slice(0, MOST_LEFT_OUT);
  const view = departureViewOf(args);
  const lists = await Promise.all(
    left.map(async (lacks) => {
      const filters = relaxedFilters(asked.filters, { kind: 'without', filters: [lacks] });
      const body = {
        ...questionBody({ ...asked, filters }, args.currency),
        // The nearest to a limit.
        ...(lacks === 'price' && { sort: 'price:asc' as const }),
      };
      const result = await args.api.travelsPage({ ...body, show: MOST_NEAR + shown.size });
      const cards = result.outcome === 'success' ? result.data.data : [];
      return cards.map((card) => ({ card, lacks, filters }));
    }),
  );
  const near: FittingTravel[] = [];
  for (const list of lists) {
    const others = list.filter(({ card }) => !shown.has(card.id)).slice(0, MOST_NEAR);
    for (const { card, lacks, filters } of others) {
      shown.add(card.id);
      const fits = heldFilters(card, { ...asked, filters });
      near.push({ travel: travelCardData(card, view), fits, lacks });
    }
  }
  return near;
}

/** The filters that a card's own facts show it to fit; of several values of one filter those that it has. */
function heldFilters(card: TravelCard, { filters }: QuestionFilters): readonly ActiveFilterName[] {
  return activeFilters(filters)
    .filter((filter) => isHeld(card, filter, filters))
    .map(({ key, item }) => ({ key, ...(item !== undefined && { item }) }));
}

function isHeld(
  card: TravelCard,
  { key, item = '' }: ActiveFilterName,
  filters: QuestionFilters['filters'],
): boolean {
  const word = String(item);
  const lists: Partial<Record<FilterName, readonly string[]>> = {
    destinationId: card.countries,
    travelStyles: card.travelStyles,
    moods: card.moods,
    badgeId: card.badges,
  };
  const own = lists[key];
  if (own) return own.includes(word);
  switch (key) {
    case 'continentId':
      return continentCodesIn(word as ContinentCode).includes(card.continent);
    case 'status':
      return card.bestTour?.salesStatus === word;
    case 'dates':
    case 'price':
    case 'ageBadge':
      return card.bestTour !== null;
    case 'leaveTo':
      return card.bestTour?.leaveDays !== null && card.bestTour !== null;
    case 'travelTypes':
    case 'costCenters':
      // A card does not say which of several it is.
      return filters[key]?.length === 1;
    case 'textSearch':
      // What is seen or done on a trip may be of one season, and the card's departure in another.
      return isSaidOf(card, filters.textSearch);
    case 'gender':
    case 'uniqueTrips':
    case 'travelId':
      return false;
    default:
      return true;
  }
}

/** Whether it is said by where a trip goes. */
function isSaidOf({ title, destinationLabel }: TravelCard, text = ''): boolean {
  return `${title} ${destinationLabel}`.toLowerCase().includes(text.toLowerCase());
}
