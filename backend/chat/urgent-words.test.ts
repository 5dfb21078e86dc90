import { expect, test } from 'vitest';
import { isUrgent } from './urgent-words.ts';

test.each([
  'I want to kill myself',
  'i think of  SUICIDE',
  'Voglio farla finita',
  'quiero quitarme la vida',
  'je veux mourir',
  'ich will mich umbringen',
])('CHAT-01 %s is answered by where help is', (question) => {
  expect(isUrgent(question)).toBe(true);
});

test.each([
  'Do I get time to myself?',
  'Where can I see the killer whales?',
  'Ich will im Sterbehaus von Mozart gewesen sein',
  'Is it far to the Dead Sea?',
])('CHAT-01 %s is a question about trips', (question) => {
  expect(isUrgent(question)).toBe(false);
});
