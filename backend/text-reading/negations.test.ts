import { beforeAll, describe, expect, test } from 'vitest';
import type { MarketId } from '../../domain/market.ts';
import { knownByMarket, TODAY } from '../../scripts/search/measure-texts.ts';
import { CONTENT } from '../../test/support/delivered-content.ts';
import type { KnownThings } from './known-things.ts';
import { readQuestion } from './read-question.ts';

let known: Readonly<Record<MarketId, KnownThings>>;
beforeAll(async () => {
  known = await knownByMarket(TODAY, CONTENT);
});
const read = (text: string, market: MarketId) => readQuestion(text, known[market]);

describe('AI-01 a reading', () => {
  test.each<[MarketId, string, string[]]>([
    [
      'en-WE',
      'JPN',
      'Japan is out|Japan? No way|don’t show me Japan|Japan is not for me|Asia minus Japan|everything bar Japan|Japan nope'.split(
        '|',
      ),
    ],
    ['en-WE', 'europe', ['outside Europe', 'far from Europe']],
    ['en-WE', 'asia', ['nowhere in Asia', 'rule out Asia']],
    ['en-WE', 'beach', ['beach-free trips']],
    [
      'en-WE',
      'trekking',
      'hiking-free|anti-hiking|hardly any hiking|less hiking, more beach|I wouldn’t want hiking|not a fan of hiking'.split(
        '|',
      ),
    ],
    ['it', 'JPN', ['Asia meno il Giappone', 'il Giappone è escluso', 'non mostrarmi il Giappone']],
    ['it', 'JPN', ['Giappone? Neanche per sogno', 'il Giappone non fa per me']],
    ['it', 'europe', ['fuori dall’Europa', 'lontano dall’Europa']],
    ['it', 'trekking', ['poco trekking', 'meno trekking, più mare', 'non amo il trekking']],
    ['es', 'JPN', ['Japón, ni hablar', 'no me enseñes Japón', 'Japón no es para mí']],
    ['es', 'europe', ['fuera de Europa', 'lejos de Europa']],
    ['es', 'trekking', ['poco senderismo', 'menos senderismo, más playa']],
    ['fr', 'JPN', ['Asie moins le Japon', 'le Japon est exclu', 'Japon ? Hors de question']],
    ['fr', 'europe', ['hors d’Europe', 'en dehors de l’Europe', 'loin de l’Europe']],
    ['fr', 'trekking', ['peu de randonnée', 'moins de randonnée, plus de plage']],
    ['de', 'JPN', ['Asien minus Japan', 'Japan kommt nicht in Frage', 'Japan ist raus']],
    ['de', 'JPN', ['Japan? Auf keinen Fall', 'Japan ist nichts für mich']],
    ['de', 'europe', ['außerhalb von Europa', 'weit weg von Europa']],
    ['de', 'trekking', ['kaum wandern', 'weniger wandern, mehr Strand', 'kein Fan vom Wandern']],
  ])('hears a "no" that says so otherwise: %s, %s', (market, code, questions) => {
    for (const question of questions) {
      const { excluded, filters } = read(question, market);
      expect(
        excluded.map(({ item }) => item),
        question,
      ).toEqual([code]);
      expect(JSON.stringify(filters), question).not.toContain(code);
    }
  });

  test.each<[MarketId, string, object]>([
    ['en-WE', 'fewer people in Japan', { destinationId: ['JPN'] }],
    ['en-WE', 'Japan for less', { destinationId: ['JPN'] }],
    ['en-WE', 'I wouldn’t mind Japan', { destinationId: ['JPN'] }],
    ['en-WE', 'a visa-free beach', { travelStyles: ['beach'] }],
    ['it', 'un poco di trekking', { travelStyles: ['trekking'] }],
    ['fr', 'un peu de randonnée', { travelStyles: ['trekking'] }],
    ['de', 'ein wenig wandern', { travelStyles: ['trekking'] }],
  ])('hears none where nothing is left out: %s, %s', (market, question, filters) => {
    expect(read(question, market)).toMatchObject({ filters, excluded: [] });
  });

  test.each<[MarketId, string, string]>([
    ['en-WE', 'Japan, not the cheapest', 'the cheapest'],
    ['en-WE', 'Japan, not cheap', 'cheap'],
    ['de', 'Japan, nicht billig', 'billig'],
    ['it', 'Giappone, non economico', 'economico'],
    ['en-WE', 'Japan, not on sale', 'on sale'],
  ])('says of a price that should not be low that it was not used: %s, %s', (...asked) => {
    const [market, question, words] = asked;
    const { sort, excluded, notUnderstood } = read(question, market);
    expect({ sort, excluded, notUnderstood }).toEqual({
      sort: null,
      excluded: [],
      notUnderstood: [words],
    });
  });
});
