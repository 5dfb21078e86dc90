import { describe, expect, test } from 'vitest';
import { FACTS, problemsOf, testFaults, contentOfTest } from '../../test/support/content-faults.ts';
import { MARKETS, type MarketId } from '../../domain/market.ts';
import { presentEntryRules } from '../catalogue/presenters.ts';
import { readContent } from './read-content.ts';

const FILE = 'entry-rules.yaml';
const spoil =
  (field: string, value: unknown): Parameters<typeof testFaults>[0][0][1] =>
  (content) =>
    content.set(FILE, field, value);

describe('TRV-06 every border that a travel crosses has rules', () => {
  testFaults([
    [
      'a country without rules',
      (content) => content.set(FACTS, 'gateways', ['AUT']),
      `${FACTS} countries: AUT has no rules in ${FILE}`,
    ],
    [
      'a nationality without a rule',
      spoil('countries.JOR.rules.0.nationals', ['IT', 'GB', 'ES', 'FR', 'DE']),
      `${FILE} countries.JOR.rules: has 0 rules for US, not one`,
    ],
    [
      'a nationality with two',
      spoil('countries.ITA.rules.1.nationals', ['IT', 'ES', 'FR', 'DE']),
      `${FILE} countries.ITA.rules: has 2 rules for IT, not one`,
    ],
    [
      'a government that says nothing of it',
      (content) => content.unset(FILE, 'countries.JOR.pages.US'),
      `${FILE} countries.JOR.rules: has no page for US`,
    ],
    [
      'an authorisation without a name',
      spoil('countries.JOR.rules.0.kind', 'authorization'),
      `${FILE} countries.JOR.rules.0.name: `,
    ],
    [
      'a stay in days and in months',
      spoil('countries.JOR.rules.0.months', 1),
      `${FILE} countries.JOR.rules.0.months: `,
    ],
    [
      'a check on no day',
      spoil('countries.JOR.checkedOn', { US: '2027-02-30' }),
      `${FILE} countries.JOR.checkedOn.US: is no day`,
    ],
    [
      'a government without an address',
      (content) => content.unset(FILE, 'governments.US'),
      `${FILE} governments: lacks one of a market`,
    ],
  ]);

  test('a missing file is one problem', () => {
    const content = contentOfTest();
    content.remove(FILE);
    expect(problemsOf(content)).toEqual([`${FILE}: is missing`]);
  });
});

describe('TRV-06 the content that is delivered tells each market its own rules', () => {
  const { travels } = readContent('content');
  const rulesIn = (id: string, marketId: MarketId) => {
    const facts = travels.find((travel) => travel.id === id)?.facts;
    return facts ? presentEntryRules(facts, MARKETS[marketId]) : [];
  };

  test.each<[string, MarketId, readonly object[]]>([
    [
      'brazil-rio-iguacu-bahia',
      'en-US',
      [
        { country: 'Brazil', kind: 'e-visa', days: 90 },
        { country: 'Argentina', kind: 'passport', days: 90 },
      ],
    ],
    ['peru-andes-titicaca', 'de', [{ country: 'Peru', kind: 'passport' }]],
    ['scotland-highlands-skye', 'en-WE', [{ kind: 'own-country', page: null }]],
    ['scotland-highlands-skye', 'fr', [{ kind: 'authorization', name: 'ETA', months: 6 }]],
    ['antarctica-peninsula', 'it', [{ country: 'Argentina', kind: 'passport' }]],
    ['cambodia-laos-mekong', 'es', [{ country: 'Camboya' }, { country: 'Laos' }]],
    ['sicily-etna-islands', 'international', [{ kind: 'ask', checkedOn: null }]],
  ])('%s in %s', (id, marketId, rules) => {
    expect(rulesIn(id, marketId)).toMatchObject(rules);
  });

  test('a page’s address holds the country’s name as an address can', () => {
    const [rule] = rulesIn('south-korea-seoul-jeju', 'es');
    expect(rule?.page).toMatch(
      /^https:\/\/www\.exteriores\.gob\.es\/.+\?trc=Rep%C3%BAblica%20de%20Corea$/,
    );
  });
});
