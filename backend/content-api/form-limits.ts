/** How often forms may be sent (NEWS-01, TRV-13): nobody's letter box is to be filled by them, nor our own. */
import { personOfEmail } from '../../domain/email.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { countUses, passedLimit, type CountedUse, type Limit } from '../limits.ts';
import type { Executor } from '../storage/queries/executor.ts';
import { ApiError } from './api-error.ts';
import type { BackendParts } from './backend-parts.ts';

/** What one letter box may be written to in an hour because of a form, each form by itself. */
const MOST_PER_LETTER_BOX = 5;
/** Of meet-ups, which only the owner of the letter box joins: in an hour somebody may plan a whole summer. */
const MOST_OF_MEETUPS = 20;
/** Codes for one letter box, whoever asks: more than one network may ask for, or anybody could keep its owner out. */
const MOST_CODES_OF_LETTER_BOX = 20;

export interface SentForm {
  readonly name:
    | 'enquiry'
    | 'newsletter'
    | 'code'
    | 'partnership'
    | 'removal reason'
    | 'address check'
    | 'friend link'
    | 'friend marks'
    | 'meet-up';
  /** Of who sent it, as the site says it; whoever is in none that is known is in one together. */
  readonly network: string;
  /** That mails go to; null of a form that sends none. */
  readonly email: string | null;
  /** Of a code, where the browser has logged in with the address before: it is counted by itself. */
  readonly knownBrowser?: string | null | undefined;
  /** How many it sends. */
  readonly mails: number;
}

type LimitParts = Pick<BackendParts, 'limits' | 'secret' | 'now'>;

/**
 * Counts a form in the transaction that stores it: what is refused leaves no trace.
 * @throws ApiError where its network or letter box had enough, or the site has sent its mails of the hour
 */
export async function countForm(
  transaction: Executor,
  { name, network, email, knownBrowser, mails }: SentForm,
  { limits, secret, now }: LimitParts,
): Promise<void> {
  const ofSite = hourly('mails of the site', limits.mailsPerHour);
  // Who tidies up a long list gives many reasons, and wants a code afterwards all the same.
  const ofNetwork =
    name === 'removal reason' ? 'removal reasons of a network' : 'forms of a network';
  const uses = [
    { limit: hourly(ofNetwork, limits.formsPerNetwork), of: network },
    ...(email === null
      ? []
      : [
          ...usesOfLetterBox({ name, network, knownBrowser }, personOfEmail(email)),
          { limit: ofSite, of: '', amount: mails },
        ]),
  ];
  const passed = passedLimit(await countUses(transaction, uses, { now: now(), secret }));
  // Mails of the site concern everybody, and somebody has to look.
  if (passed) throw tooMany(passed, name, passed.limit === ofSite ? 'error' : undefined);
}

function tooMany({ limit, waitMs }: CountedUse, form: string, level?: 'error'): ApiError {
  return new ApiError('TOO_MANY_REQUESTS', `Too many ${limit.name}`, {
    retryAfterS: Math.ceil(waitMs / 1000),
    suspicion: { event: 'limit-reached', details: { limit: limit.name, form }, level },
  });
}

/** How many there may be for each form: a conversation has many questions, and a visit many events. */
const FOR_EACH_FORM = { question: 10, 'page event': 50 } as const;

/**
 * Counts a question to the chat (CHAT-01), or an event of a page (ANA-01).
 * @throws ApiError where its network had enough
 */
export async function countOften(
  db: Executor,
  name: keyof typeof FOR_EACH_FORM,
  network: string,
  { limits, secret, now }: LimitParts,
): Promise<void> {
  const most = limits.formsPerNetwork * FOR_EACH_FORM[name];
  const uses = [{ limit: hourly(`${name}s of a network`, most), of: network }];
  const passed = passedLimit(await countUses(db, uses, { now: now(), secret }));
  if (passed) throw tooMany(passed, name);
}

/** How often one letter box is written to: by whom it is asked for counts where anybody can ask, as for a code. */
function usesOfLetterBox(
  { name, network, knownBrowser }: Pick<SentForm, 'name' | 'network' | 'knownBrowser'>,
  person: string,
): { readonly limit: Limit; readonly of: string }[] {
  const most = name === 'meet-up' ? MOST_OF_MEETUPS : MOST_PER_LETTER_BOX;
  const limit = hourly(`${name} of a letter box`, most);
  if (name !== 'code') return [{ limit, of: person }];
  const ofAsker = { limit, of: `${knownBrowser ?? network} ${person}` };
  // Whoever floods the letter box keeps nobody out who has logged in here before.
  return knownBrowser == null
    ? [ofAsker, { limit: hourly('codes of everybody', MOST_CODES_OF_LETTER_BOX), of: person }]
    : [ofAsker];
}

function hourly(name: string, most: number): Limit {
  return { name, most, windowMs: HOUR_MS };
}
