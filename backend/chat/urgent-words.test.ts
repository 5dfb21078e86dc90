import { expect, test } from 'vitest';
import { isUrgent } from './urgent-words.ts';

test.each([
  'I want to kill myself',
  'i think of  SUICIDE',
  'Voglio farla finita',
  'quiero quitarme la vida',
  'je veux mourir',
  'ich will mich umbringen',
  'I was raped',
  'my coordinator touched me',
  'I feel unsafe with a man in my group',
  'someone is injured, what do I do',
  'someone died on our trip',
  'call an ambulance',
  'Emergency!',
  'I am bleeding',
  'sono stata aggredita',
  'chiamate un’ambulanza',
  'mi ha molestata',
  'me han violado',
  'estoy herida',
  'j’ai été agressée',
  'quelqu’un est blessé',
  'ich wurde belästigt',
  'ruft einen Krankenwagen',
])('CHAT-01 %s is answered by where help is', (question) => {
  expect(isUrgent(question)).toBe(true);
});

test.each([
  'Do I get time to myself?',
  'Where can I see the killer whales?',
  'Ich will im Sterbehaus von Mozart gewesen sein',
  'Is it far to the Dead Sea?',
  'What happens if I am injured?',
  'Is there an emergency number on the trip?',
  'Who do I call in an emergency on the road?',
  'Cosa succede se mi ammalo?',
  'Wer hilft, wenn ich verletzt bin?',
  'Y a-t-il un numéro d’urgence pendant le voyage ?',
  'my mum died and I have to cancel',
  'Meine Mutter ist gestorben, ich muss stornieren',
  'mio padre è morto, devo annullare',
  'mi padre ha muerto, quiero cancelar',
  'ma mère est morte, je dois annuler',
])('CHAT-01 %s is a question about trips', (question) => {
  expect(isUrgent(question)).toBe(false);
});
