import { describe, expect, test, vi } from 'vitest';
import type { ChatAnswer } from '../../contract/chat.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { MARKETS } from '../../domain/market.ts';
import type { ApiClient } from '../api/api-client.server.ts';
import type { ApiResult } from '../api/api-result.ts';
import { replyTo } from './answer-form.server.ts';
import { signTurns } from './signed-turns.server.ts';
import { ABOUT, CONVERSATION, MOST_TURNS, QUESTION, type Turn } from './turns.ts';

const NOW = Date.UTC(2026, 10, 29);
const SECRET = 'a secret of this test';
const ANSWER: ChatAnswer = {
  isUrgent: false,
  quote: null,
  trip: null,
  whichTrip: null,
  entryRules: [],
  search: null,
  nearest: [],
  about: 'japan',
  asked: { dateFrom: '2027-03-01' },
  withoutTrips: [],
  unused: [],
  contradictions: [],
  impossibleDays: [],
  lastDeparture: null,
  isCheapest: false,
  isOfPeople: false,
  isOtherLanguage: false,
};
type Answered = Awaited<ReturnType<ApiClient['askChat']>>;
const ANSWERED: Answered = { outcome: 'success', data: { response: 'success', data: ANSWER } };

function ask(
  question: string,
  { conversation, about, result = ANSWERED, now = NOW }: Partial<Sent> = {},
) {
  const form = new FormData();
  form.set(QUESTION, question);
  if (conversation !== undefined) form.set(CONVERSATION, conversation);
  if (about !== undefined) form.set(ABOUT, about);
  const askChat = vi.fn<ApiClient['askChat']>(async () => result);
  const reply = replyTo(form, { askChat, market: MARKETS.de }, { secret: SECRET, now });
  return { reply, askChat };
}
interface Sent {
  readonly conversation: string;
  readonly about: string;
  readonly result: Answered;
  readonly now: number;
}

const turn = (question: string): Turn => ({ question, answer: ANSWER });
const PLACE = { market: 'de', secret: SECRET, now: NOW } as const;

describe('CHAT-01 the form of the chat', () => {
  test('adds question and answer to the conversation that it brings along', async () => {
    const first = await ask('Was kostet Japan?').reply;
    expect(first).toMatchObject({
      turns: [turn('Was kostet Japan?')],
      problem: null,
      question: '',
    });
    const { reply, askChat } = ask('und im Juni?', { conversation: first.signed ?? '' });
    expect((await reply).turns.map(({ question }) => question)).toEqual([
      'Was kostet Japan?',
      'und im Juni?',
    ]);
    expect(askChat).toHaveBeenCalledWith({
      question: 'und im Juni?',
      about: 'japan',
      asked: { dateFrom: '2027-03-01' },
      currency: 'EUR',
    });
  });

  const whole = signTurns([turn('zuvor')], PLACE);
  const [packed = ''] = whole.split('.');
  test.each([
    ['of nothing that the site has written', 'x'],
    ['that was changed', `${packed}A.${whole.split('.')[1]}`],
    ['without a signature', packed],
    ['signed with another secret', signTurns([turn('zuvor')], { ...PLACE, secret: 'another' })],
    ['of another market', signTurns([turn('zuvor')], { ...PLACE, market: 'it' })],
    [
      'of more than two hours ago',
      signTurns([turn('zuvor')], { ...PLACE, now: NOW - 2 * HOUR_MS }),
    ],
  ])(
    'begins afresh after a conversation %s, and keeps the question',
    async (_name, conversation) => {
      const { reply, askChat } = ask('und im Juni?', { conversation });
      expect(await reply).toEqual({
        turns: [],
        signed: null,
        problem: 'outdated',
        retryAfterS: null,
        question: 'und im Juni?',
      });
      expect(askChat).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['missing', ''],
    ['missing', ' \u202e\n\0 '],
    ['tooLong', 'x'.repeat(100_000)],
  ])(
    'says that a question is %s, and keeps it beside the conversation',
    async (problem, question) => {
      const reply = await ask(question, { conversation: whole }).reply;
      expect(reply).toMatchObject({
        problem,
        question: question.replaceAll(/\W/g, ''),
        signed: whole,
      });
      expect(reply.turns).toHaveLength(1);
    },
  );

  test('asks about the travel whose page it stands on, rather than of the one before', async () => {
    const { reply, askChat } = ask('Was kostet es?', { conversation: whole, about: 'iceland' });
    await reply;
    expect(askChat).toHaveBeenCalledWith(expect.objectContaining({ about: 'iceland', asked: {} }));
  });

  test('takes twenty questions', async () => {
    const asked = Array.from({ length: MOST_TURNS - 1 }, (_, place) => turn(`Frage ${place}`));
    const last = await ask('die letzte', { conversation: signTurns(asked, PLACE) }).reply;
    expect(last.turns).toHaveLength(MOST_TURNS);
    const { reply, askChat } = ask('noch eine', { conversation: last.signed ?? '' });
    expect(await reply).toMatchObject({ problem: 'full', question: 'noch eine' });
    expect(askChat).not.toHaveBeenCalled();
  });

  test('asks without characters that nobody sees', async () => {
    const { reply, askChat } = ask('\u202eWas\u0007 kostet\r\nes? \ud83d');
    await reply;
    expect(askChat).toHaveBeenCalledWith(
      expect.objectContaining({ question: 'Was  kostet es? \ufffd' }),
    );
  });

  const tooMany: ApiResult<never> = {
    outcome: 'refused',
    key: 'TOO_MANY_REQUESTS',
    message: '',
    retryAfterS: 90,
  };
  test.each([
    ['tooMany', tooMany, 90],
    ['unavailable', { outcome: 'unavailable', reason: 'timeout' } as const, null],
  ])('keeps question and conversation where no answer comes: %s', async (problem, result, wait) => {
    const reply = await ask('und im Juni?', { conversation: whole, result }).reply;
    expect(reply).toMatchObject({
      problem,
      retryAfterS: wait,
      question: 'und im Juni?',
      signed: whole,
    });
  });
});
