/**
 * `npm run requests`: the requests for seats of the configured database, and what became of them (BOOK-03).
 *
 * - `-- --state new --tour JPN-20270412 --days 7` lists some of them, `-- --csv` as a table with whole addresses.
 * - `-- --set ID booked [--owner NAME] [--note TEXT]` says what became of one; `booked` takes its seats.
 */
import {
  changeRequest,
  countSeats,
  listRequests,
  type ChangedRequest,
  type RequestRow,
} from '../backend/desk/requests.ts';
import { departureDay } from '../backend/content-import/import-outcome.ts';
import { WrongSetting } from '../config/settings.ts';
import { DAY_MS } from '../domain/durations.ts';
import { enquiryNumber } from '../domain/enquiry-number.ts';
import { REQUEST_STATES, type RequestState } from '../domain/request-news.ts';
import { runProcess, say } from '../edge/process-life.ts';
import { csvMoment, printCsv } from './csv.ts';
import { readDays, readOptions, sayAside, withDatabase } from './database-command.ts';

await runProcess(async () => {
  const { set, csv, ...options } = readCommand();
  if (set) {
    const { state, owner, note } = options;
    await withDatabase(async (storage) => {
      const changed = await changeRequest(storage, set, { state, owner, note }, Date.now());
      for (const line of linesOf(changed)) say(line);
    });
    return;
  }
  await withDatabase(
    async ({ db }) => {
      const { state, tour, days } = options;
      const since = days === undefined ? undefined : Date.now() - days * DAY_MS;
      const requests = await listRequests(db, { state, tourCode: tour, since });
      if (csv) process.stdout.write(tableOf(requests));
      else for (const request of requests) say(lineOf(request));
      if (!csv) say(requests.length === 0 ? 'No requests' : `${requests.length} in all`);
    },
    csv ? sayAside : say,
  );
}, 'Cannot work with the requests');

/** @throws WrongSetting */
function readCommand() {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      set: { type: 'string' },
      state: { type: 'string' },
      tour: { type: 'string' },
      days: { type: 'string' },
      owner: { type: 'string' },
      note: { type: 'string' },
      csv: { type: 'boolean' },
    },
  });
  const { set, csv = false, tour, owner, note } = values;
  const isChange = set !== undefined;
  const [stateToSet, ...others] = positionals;
  if (others.length > 0 || (!isChange && stateToSet !== undefined))
    throw new WrongSetting(`${positionals.at(-1)}: is not understood`);
  if (
    isChange &&
    (csv || values.state !== undefined || tour !== undefined || values.days !== undefined)
  )
    throw new WrongSetting('--set: goes with a state, --owner and --note alone');
  if (!isChange && (owner !== undefined || note !== undefined))
    throw new WrongSetting('--owner and --note: go with --set alone');
  if (isChange && stateToSet === undefined && owner === undefined && note === undefined)
    throw new WrongSetting(`--set: wants a state, ${REQUEST_STATES.join(', ')}`);
  return {
    set,
    csv,
    owner,
    note,
    tour: tour?.toUpperCase(),
    state: readState(isChange ? stateToSet : values.state),
    days: values.days === undefined ? undefined : readDays(values.days),
  };
}

/** @throws WrongSetting */
function readState(text: string | undefined): RequestState | undefined {
  if (text === undefined) return undefined;
  const state = REQUEST_STATES.find((one) => one === text);
  if (!state)
    throw new WrongSetting(`${text}: is no state; there are ${REQUEST_STATES.join(', ')}`);
  return state;
}

function linesOf({ id, before, after, tour }: ChangedRequest): string[] {
  const number = enquiryNumber(id);
  return [
    before === after
      ? `${number} is ${after}, as before`
      : `${number} was ${before}, and is ${after} now`,
    ...(tour ? [`${tour.code} has ${countSeats(tour.freeSeats)} left and is ${tour.status}`] : []),
  ];
}

/** Enough to find it, and no whole address: what a terminal shows ends up in logs and screenshots (SEC-09). */
function lineOf(request: RequestRow): string {
  const { id, tour_code, state, travellers, email, owner, note, created_at, withdrawn_at } =
    request;
  const [name = '', domain = ''] = email.split('@');
  return [
    enquiryNumber(id),
    departureDay(created_at),
    tour_code,
    countSeats(travellers),
    withdrawn_at === null ? state.padEnd(8) : `${state}, withdrawn`,
    `${name.slice(0, 1)}…@${domain}`,
    owner ?? '-',
    note ? JSON.stringify(note) : '',
  ]
    .join('  ')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trimEnd();
}

function tableOf(requests: readonly RequestRow[]): string {
  const header = [
    'id',
    'number',
    'asked_at',
    'departure',
    'seats',
    'state',
    'owner',
    'note',
    'changed_at',
    'withdrawn_at',
    'market',
    'name',
    'email',
    'private_room',
    'flexible_cancellation',
    'promotion_code',
    'message',
  ];
  return printCsv(
    header,
    requests.map((request) => [
      request.id,
      enquiryNumber(request.id),
      csvMoment(request.created_at),
      request.tour_code,
      request.travellers,
      request.state,
      request.owner,
      request.note,
      csvMoment(request.changed_at),
      csvMoment(request.withdrawn_at),
      request.market_id,
      request.full_name,
      request.email,
      request.private_room === 1 ? 'yes' : 'no',
      request.flexible_cancellation === 1 ? 'yes' : 'no',
      request.promotion_code,
      request.message,
    ]),
  );
}
