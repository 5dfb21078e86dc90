/** The questions of the bench in SQL. Each answers in the same short form as `bench-questions.ts`. */
import { dayNumber } from '../../backend/search-index/tour-columns.ts';
import { firstOpenDay } from '../../domain/closing-time.ts';
import { continentCodesIn } from '../../domain/continent.ts';
import { DEFAULT_STATUSES } from '../../domain/tour-status.ts';
import type {
  BenchQuestion,
  ListingAnswer,
  LookupAnswer,
  LookupQuestion,
} from './bench-questions.ts';
import { NO_PRICE } from './sql-catalogue.ts';
import type { SqlDatabase, SqlRow, SqlValue } from './sql-database.ts';

const PER_PAGE = 20;

interface Condition {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

type Facet = 'dates' | 'destination';

/** A page of tours, their total, and the facets of months and destinations. */
export async function sqlTours(db: SqlDatabase, question: BenchQuestion): Promise<ListingAnswer> {
  const where = joined(tourConditions(question));
  const total = await numberOf(db, `select count(*) as n from tours t where ${where.text}`, where);
  const page = await db.rows(
    `select t.id as id from tours t join travels v on v.id = t.travel where ${where.text}
     order by ${tourOrder(question)}, t.id limit ${PER_PAGE} offset ${offsetOf(question, total)}`,
    where.values,
  );
  return { ids: idsOf(page), total, ...(await facets(db, question)) };
}

/** A page of travels by what their best tour is, their total, and the same facets. */
export async function sqlTravels(db: SqlDatabase, question: BenchQuestion): Promise<ListingAnswer> {
  const { currency } = question.context;
  const { filters } = question;
  const ofTours = joined(tourConditions(question));
  const ofTravels = joined(travelConditions(question, 'v.id'));
  const needsTour =
    filters.dateFrom !== undefined || filters.priceTo !== undefined || filters.discounted === true;
  const price = `t.${currency.toLowerCase()}`;
  const text = `
    with fitting as (select t.* from tours t where ${ofTours.text}),
    best as (
      select travel, ${price.replace('t.', '')} as price, day, off_${currency.toLowerCase()} as off from (
        select f.*, row_number() over (
          partition by travel order by status = 'WAITING_LIST', ${price.replace('t.', 'f.')}, id
        ) as place from fitting f where is_askable = 1
      ) ranked where place = 1
    ),
    listed as (
      select v.id as id, v.days as days, v.popularity as popularity, b.price, b.day, b.off
      from travels v left join best b on b.travel = v.id
      where ${ofTravels.text} ${needsTour ? 'and v.id in (select travel from fitting)' : ''}
    )`;
  const values = [...ofTours.values, ...ofTravels.values];
  const total = await numberOf(db, `${text} select count(*) as n from listed`, { text, values });
  const page = await db.rows(
    `${text} select id from listed order by ${travelOrder(question)}, id
     limit ${PER_PAGE} offset ${offsetOf(question, total)}`,
    values,
  );
  return { ids: idsOf(page), total, ...(await facets(db, question)) };
}

/** Destinations for a word that is typed, best first. */
export async function sqlLookup(db: SqlDatabase, question: LookupQuestion): Promise<LookupAnswer> {
  const { word, context } = question;
  const values = [word, word, `${word}￿`];
  const openFrom = dayNumber(firstOpenDay(context.today, context.closingDays));
  const score = 'case when word = ? then 4 else 3 end';
  const text = `
    with found as (
      select travel, max(weight * ${score}) as score from travel_words
      where word >= ? and word < ? group by travel
    ),
    named as (
      select country, max(${score}) as score from country_words
      where word >= ? and word < ? group by country
    ),
    open as (
      select travel, count(*) as n from tours
      where day >= ? and status <> 'SOLD_OUT' group by travel
    )`;
  const shared = [...values, ...values, openFrom];
  const [totals] = await db.rows(
    `${text} select count(*) as itineraries, coalesce(sum(open.n), 0) as departures
     from found left join open on open.travel = found.travel`,
    shared,
  );
  const countries = await db.rows(
    `${text},
    leads as (
      select c.country as country, n.score as score, v.popularity * (1 + c.is_main) as popularity,
        max(case when n.score is null then 0 else 1 end) over (partition by c.travel) as any_named
      from travel_countries c join found f on f.travel = c.travel join travels v on v.id = c.travel
      left join named n on n.country = c.country
    ),
    rows_found as (
      select country, coalesce(max(score), 0) as score, sum(popularity) as popularity
      from leads where score is not null or any_named = 0 group by country
    ),
    counted as (
      select c.country as country, count(*) as itineraries, coalesce(sum(open.n), 0) as departures
      from travel_countries c left join open on open.travel = c.travel group by c.country
    )
    select r.country as id, k.itineraries as itineraries, k.departures as departures
    from rows_found r join counted k on k.country = r.country
    order by r.score desc, case when k.departures > 0 then 0 else 1 end, r.popularity desc,
      k.departures desc, r.country`,
    shared,
  );
  return {
    rows: countries.map((row) => `${row['id']} ${row['itineraries']}/${row['departures']}`),
    itineraries: Number(totals?.['itineraries']),
    departures: Number(totals?.['departures']),
  };
}

async function facets(db: SqlDatabase, question: BenchQuestion) {
  const ofMonths = joined(tourConditions(question, 'dates'));
  const months = await db.rows(
    `select t.month as name, count(*) as n from tours t where ${ofMonths.text} group by t.month`,
    ofMonths.values,
  );
  const ofPlaces = joined(tourConditions(question, 'destination'));
  const destinations = await db.rows(
    `select c.country as name, count(*) as n from tours t
     join travel_countries c on c.travel = t.travel where ${ofPlaces.text} group by c.country`,
    ofPlaces.values,
  );
  return { months: countsOf(months), destinations: countsOf(destinations) };
}

function countsOf(rows: readonly SqlRow[]): Record<string, number> {
  return Object.fromEntries(rows.map((row) => [String(row['name']), Number(row['n'])]).toSorted());
}

/** What a tour must fit, but for the filter of a facet. */
function tourConditions(question: BenchQuestion, without?: Facet): Condition[] {
  const { filters, context } = question;
  const conditions: Condition[] = [
    is('t.day >= ?', dayNumber(firstOpenDay(context.today, context.closingDays))),
    among('t.status', DEFAULT_STATUSES),
    ...travelConditions(question, 't.travel', without),
  ];
  if (without !== 'dates') {
    if (filters.dateFrom) conditions.push(is('t.day >= ?', dayNumber(filters.dateFrom)));
    if (filters.dateTo) conditions.push(is('t.day <= ?', dayNumber(filters.dateTo)));
  }
  const price = `t.${context.currency.toLowerCase()}`;
  if (filters.priceTo !== undefined) {
    conditions.push(is(`${price} <= ?`, filters.priceTo), is(`${price} < ?`, NO_PRICE));
  }
  if (filters.discounted) conditions.push(is('t.is_discounted = ?', 1));
  return conditions;
}

function travelConditions(
  { filters }: BenchQuestion,
  travel: string,
  without?: Facet,
): Condition[] {
  const within = (source: string, { text, values }: Condition): Condition => ({
    text: `${travel} in (select ${source} where ${text})`,
    values,
  });
  const conditions: Condition[] = [];
  if (filters.continentId?.length) {
    const codes = filters.continentId.flatMap(continentCodesIn);
    conditions.push(within('travel from travel_continents', among('continent', codes)));
  }
  if (filters.destinationId?.length && without !== 'destination') {
    const asked = among('country', filters.destinationId);
    conditions.push(within('travel from travel_countries', asked));
  }
  if (filters.travelStyles?.length) {
    conditions.push(within('travel from travel_styles', among('style', filters.travelStyles)));
  }
  if (filters.durationTo !== undefined) {
    conditions.push(within('id from travels', is('days <= ?', filters.durationTo)));
  }
  return conditions.length > 0 ? conditions : [{ text: '1 = 1', values: [] }];
}

function tourOrder({ filters, context }: BenchQuestion): string {
  const currency = context.currency.toLowerCase();
  switch (filters.sort) {
    case 'price:asc':
      return `t.${currency}`;
    case 'price:desc':
      return `case when t.${currency} = ${NO_PRICE} then 1 else 0 end, t.${currency} desc`;
    case 'discount:desc':
      return `t.off_${currency} desc`;
    case 'duration:asc':
      return 'v.days';
    case 'duration:desc':
      return 'v.days desc';
    case 'score:desc':
      return 'v.popularity desc';
    default:
      return 't.day';
  }
}

/** Travels without a tour come last where it is the tour that counts. */
function travelOrder({ filters }: BenchQuestion): string {
  const last = (key: string) => `case when day is null then 1 else 0 end, ${key}`;
  switch (filters.sort) {
    case 'price:asc':
      return last('price');
    case 'price:desc':
      return last('price desc');
    case 'discount:desc':
      return last('off desc');
    case 'duration:asc':
      return 'days';
    case 'duration:desc':
      return 'days desc';
    case 'score:desc':
      return 'popularity desc';
    default:
      return last('day');
  }
}

function offsetOf({ filters }: BenchQuestion, total: number): number {
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  return (Math.min(filters.page ?? 1, last) - 1) * PER_PAGE;
}

function is(text: string, value: SqlValue): Condition {
  return { text, values: [value] };
}

function among(column: string, values: readonly SqlValue[]): Condition {
  return { text: `${column} in (${values.map(() => '?').join(', ')})`, values };
}

function joined(conditions: readonly Condition[]): Condition {
  return {
    text: conditions.map(({ text }) => text).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

async function numberOf(db: SqlDatabase, sql: string, { values }: Condition): Promise<number> {
  const [row] = await db.rows(sql, values);
  return Number(row?.['n']);
}

function idsOf(rows: readonly SqlRow[]): string[] {
  return rows.map((row) => String(row['id']));
}
