/**
 * What the operator's people do with requests for seats (BOOK-03): commands call it, and whatever else comes to. Each
 * change is one transaction, with the seats that it takes or gives back.
 */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import { enquiryNumber } from '../../domain/enquiry-number.ts';
import { formatMoney } from '../../domain/money.ts';
import type { KnownTour, RequestNews, RequestState } from '../../domain/request-news.ts';
import type { TourRecord } from '../catalogue/records.ts';
import { isTravelWithdrawn } from '../storage/queries/alert-delivery.ts';
import { bumpCatalogueVersion } from '../storage/queries/catalogue-version.ts';
import type { Executor, WritingTransaction } from '../storage/queries/executor.ts';
import {
  findRequestIds,
  listRequests,
  listUnnotifiedRequests,
  lockRequest,
  updateRequest,
  type RequestRow,
  type UntoldRequest,
} from '../storage/queries/requests.ts';
import { bookSeats } from '../storage/queries/tour-bookings.ts';
import { findTourByCode } from '../storage/queries/tours.ts';
import type { Storage } from '../storage/storage.ts';

export { listRequests, type RequestRow };

/** What cannot be done, in a sentence for whoever asked for it; nothing was changed. */
export class DeskRefused extends Error {
  override readonly name = 'DeskRefused';
}

/** What is left out stays; an empty text removes it. */
export interface RequestChange {
  readonly state?: RequestState;
  /** Who answers it. */
  readonly owner?: string;
  readonly note?: string;
}

export interface ChangedRequest {
  readonly id: string;
  readonly before: RequestState;
  readonly after: RequestState;
  /** As it is now, where seats were taken or given back. */
  readonly tour: TourRecord | null;
}

const LONGEST_OWNER = 80;
const LONGEST_NOTE = 1_000;

/**
 * Changes a request, found by its id or number. The same state again changes no seats.
 * @throws DeskRefused
 */
export async function changeRequest(
  storage: Storage,
  idOrNumber: string,
  { state, owner, note }: RequestChange,
  now: number,
): Promise<ChangedRequest> {
  assertText('owner', owner, LONGEST_OWNER);
  assertText('note', note, LONGEST_NOTE);
  return storage.inTransaction(async (transaction) => {
    const [id, ...others] = await findRequestIds(transaction, idOrNumber);
    if (others.length > 0)
      throw new DeskRefused(`several requests have the number ${idOrNumber}: name it by its id`);
    const request = id === undefined ? null : await lockRequest(transaction, id);
    if (!request) throw new DeskRefused(`there is no request ${idOrNumber}`);
    const after = state ?? request.state;
    const changes = {
      state: after,
      owner: owner === undefined ? request.owner : owner.trim() || null,
      note: note === undefined ? request.note : note.trim() || null,
    };
    // First the seats: PostgreSQL locks the tour for a row that is written twice, and whoever books beside it waits for both.
    const tour = await moveSeats(transaction, request, after, now);
    await updateRequest(transaction, request.id, changes, now);
    return { id: request.id, before: request.state, after, tour };
  });
}

/** @returns null where no seats are moved */
async function moveSeats(
  transaction: WritingTransaction,
  request: RequestRow,
  after: RequestState,
  now: number,
): Promise<TourRecord | null> {
  const isBooked = after === 'booked';
  if (isBooked === (request.state === 'booked')) return null;
  const { tour_code: code, travellers } = request;
  // Of several who book at once, each sees the seats that the one before has left.
  await bumpCatalogueVersion(transaction, now);
  if (isBooked) await assertFree(transaction, request);
  return bookSeats(transaction, code, isBooked ? travellers : -travellers, now);
}

/** @throws DeskRefused where the seats cannot be booked */
async function assertFree(
  transaction: WritingTransaction,
  { id, tour_code: code, travellers, withdrawn_at: takenBackAt }: RequestRow,
): Promise<void> {
  if (takenBackAt !== null)
    throw new DeskRefused(`the traveller has withdrawn request ${enquiryNumber(id)}`);
  const tour = await findTourByCode(transaction, code);
  if (!tour) throw new DeskRefused(`there is no departure ${code}`);
  if (tour.isWithdrawn || (await isTravelWithdrawn(transaction, tour.travelId)))
    throw new DeskRefused(`departure ${code} is withdrawn`);
  if (tour.freeSeats < travellers)
    throw new DeskRefused(
      `departure ${code} has ${countSeats(tour.freeSeats)} left, and the request is for ${travellers}`,
    );
}

export function countSeats(seats: number): string {
  return seats === 1 ? '1 seat' : `${seats} seats`;
}

/** @throws DeskRefused */
function assertText(name: string, text: string | undefined, longest: number): void {
  if (text !== undefined && text.length > longest)
    throw new DeskRefused(`the ${name} has more than ${longest} characters`);
}

/**
 * Refuses a change of the catalogue that travellers with open requests would have to be told of (TRV-17).
 * @param before those that the transaction found when it began
 * @throws DeskRefused, which lists them
 */
export async function assertNobodyToTell(
  transaction: WritingTransaction,
  from: CalendarDate,
  before: readonly UntoldRequest[],
): Promise<void> {
  const known = new Set(before.map(describeUntold));
  const touched = (await listNewsToTell(transaction, from)).filter((line) => !known.has(line));
  if (touched.length === 0) return;
  const count = touched.length === 1 ? 'a request' : `${touched.length} requests`;
  throw new DeskRefused(
    `this touches ${count} for seats, and nothing was changed:\n${touched
      .map((line) => `  ${line}`)
      .join('\n')}\nAdd --yes if you mean it: each traveller gets a mail.`,
  );
}

/** What travellers are not told yet, a line for each request. */
export async function listNewsToTell(db: Executor, from: CalendarDate): Promise<string[]> {
  return (await listUnnotifiedRequests(db, from)).map(describeUntold);
}

function describeUntold({ request, known, tour, news }: UntoldRequest): string {
  const { id, tour_code: code, travellers, state } = request;
  const changes = news.map((one) => CHANGES[one](known, tour));
  return [enquiryNumber(id), code, countSeats(travellers), state, changes.join(', ')].join('  ');
}

const CHANGES: Readonly<Record<RequestNews, (known: KnownTour, tour: KnownTour) => string>> = {
  withdrawn: () => 'is withdrawn',
  datesChanged: (known, tour) => `${daysOf(known)} becomes ${daysOf(tour)}`,
  priceRisen: (known, tour) => `${priceOf(known)} becomes ${priceOf(tour)}`,
};

function daysOf({ startingDate, endingDate }: KnownTour): string {
  return `${startingDate}/${endingDate}`;
}

function priceOf({ price }: KnownTour): string {
  return price ? formatMoney(price.cents, price.currency) : 'no price';
}
