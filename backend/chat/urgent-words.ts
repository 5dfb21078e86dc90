/** Words of somebody who may be about to hurt themselves: no page is quoted to them (CHAT-01). */
/** In all languages: nobody chooses the market for it. Each begins where a word does. */
const URGENT = [
  'suicid',
  'suizid',
  'selbstmord',
  'self.?harm',
  '(?:kill|hurt|harm)(?:ing)? (?:my ?self)',
  '(?:end|ending|take|taking) my (?:own )?life',
  'want to die',
  'uccidermi',
  'ammazzarmi',
  'togliermi la vita',
  'farla finita',
  'farmi del male',
  'voglio morire',
  'matarme',
  'quitarme la vida',
  'hacerme daño',
  'quiero morir',
  'me tuer',
  'mettre fin à mes jours',
  'me faire du mal',
  'veux mourir',
  'mich umbringen',
  'mich töten',
  'mir das leben nehmen',
  'mir etwas antun',
  'will sterben',
];
const PATTERN = new RegExp(String.raw`(?<!\p{L})(?:${URGENT.join('|')})`, 'iu');

export function isUrgent(question: string): boolean {
  return PATTERN.test(question.normalize('NFC').replaceAll(/\s+/gu, ' '));
}
