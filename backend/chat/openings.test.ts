import { describe, expect, test } from 'vitest';
import { goesOn } from './openings.ts';

describe('CHAT-01 no quote begins with a sentence that goes on from another', () => {
  test.each([
    ['en', 'But the coordinator knows.'],
    ['en', 'It’s in the price.'],
    ['en', '“That depends,” we say.'],
    ['it', 'Però la sera sì.'],
    ['es', 'Así no hay que contar.'],
    ['fr', 'C’est compris.'],
    ['fr', 'Cela dépend.'],
    ['de', 'Dafür gibt es die Koordination.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect(goesOn(sentence, language)).toBe(true);
  });

  test.each([
    ['en', 'Items are listed.'],
    ['en', 'Butter is included.'],
    ['it', 'Eventuali costi sono tuoi.'],
    ['es', 'Estamos aquí.'],
    ['fr', 'Certains départs sont complets.'],
    ['de', 'Essen ist enthalten.'],
  ] as const)('%s: %s stands alone', (language, sentence) => {
    expect(goesOn(sentence, language)).toBe(false);
  });
});
