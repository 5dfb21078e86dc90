/**
 * Words of somebody who may be about to hurt themselves, or to whom something has happened: no page is quoted to them
 * (CHAT-01). In all languages: nobody chooses the market for it. Each begins where a word does.
 */
const OF_DESPAIR = [
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
const OF_DANGER = [
  "(?:i|we|she|he|they)(?:'m|'ve| was| were| am| are| is| have| has| got)(?: been| just| badly| seriously)* (?:raped|assaulted|attacked|abused|harassed|molested|injured|bleeding|in danger)",
  '(?:call|need|get|send)(?: me| us)? an ambulance',
  "(?:this is an |it'?s an )?emergency[ .!]*$",
  '(?:someone|somebody|my \\p{L}+|a \\p{L}+)(?: is| was| has been| got| just)+(?: badly| seriously)? (?:injured|hurt|bleeding|unconscious|dying|dead|died|attacked)',
  '(?:someone|somebody|my \\p{L}+) (?:has )?(?:just )?died',
  'feel(?:ing)? (?:very |really |so )?(?:unsafe|threatened)',
  '(?:touched|harass(?:ed|es|ing)|assaulted|attacked|threatened) me',
  '(?:sono|è|siamo) (?:stat[aoie] )?(?:violentat|stuprat|aggredit|molestat|ferit)[aoie]',
  "(?:chiam|serve|bisogno di)\\p{L}* (?:subito )?un['’]ambulanza",
  "(?:(?:è )?un['’])?emergenza[ .!]*$",
  '(?:qualcuno|il mio \\p{L}+|la mia \\p{L}+) (?:è|sta) (?:ferit[ao]|sanguinando|svenut[ao]|mort[ao]|morendo)',
  'sto sanguinando',
  'mi (?:ha|hanno) (?:toccat|molestat|aggredit|minacciat)\\p{L}*',
  'non mi sento (?:più )?(?:al sicuro|sicura)',
  '(?:me han|he sido) (?:violad[ao]|violado|agredid[ao]|atacad[ao]|acosad[ao])',
  '(?:llam|necesit)\\p{L}* (?:a )?una ambulancia',
  '(?:es una )?emergencia[ .!]*$',
  '(?:alguien|mi \\p{L}+) (?:está|ha) (?:herid[ao]|sangrando|inconsciente|muert[ao]|muerto)',
  'estoy (?:herid[ao]|sangrando|en peligro)',
  'me (?:tocó|acosa|acosó|ha tocado|ha acosado|han tocado|amenaza)',
  'no me siento segur[ao]',
  "(?:j['’]ai été|on m['’]a) (?:violée?|agressée?|attaquée?|harcelée?|touchée?)",
  "(?:appel|besoin d)\\p{L}*['’ ]*(?:d['’])?une ambulance",
  "(?:c['’]est une )?urgence[ .!]*$",
  "(?:quelqu['’]un|mon \\p{L}+|ma \\p{L}+) (?:est|a été) (?:gravement )?(?:blessée?|inconsciente?|morte?)",
  'je (?:suis (?:blessée?|en danger)|saigne)',
  "m['’]a (?:touchée?|agressée?|harcelée?|menacée?)",
  'ne me sens pas en sécurité',
  'wurde (?:\\p{L}+ )?(?:vergewaltigt|angegriffen|überfallen|belästigt|missbraucht|verletzt)',
  '(?:ruf|brauch)\\p{L}* (?:\\p{L}+ )?(?:einen )?(?:krankenwagen|notarzt)',
  '(?:das ist ein |es ist ein )?notfall[ .!]*$',
  '(?:jemand|meine? \\p{L}+) (?:ist|wurde) (?:\\p{L}+ )?(?:verletzt|bewusstlos|tot|gestorben)',
  'ich (?:blute|bin (?:verletzt|in gefahr))',
  'hat mich (?:\\p{L}+ )?(?:angefasst|belästigt|angegriffen|bedroht)',
  'fühle mich (?:hier )?(?:nicht sicher|unsicher|bedroht)',
];
/** What may happen is asked about, and our pages have answers. */
const HYPOTHESIS = /(?<!\p{L})(?:if|what happens|se|si|wenn|falls)(?!\p{L})/iu;

/** Whoever has lost somebody and writes of their booking wants to know what becomes of it. */
const LOSS = /(?<!\p{L})(?:died|dead|mort[aoe]|morte?|muert[ao]|gestorben|tot)(?!\p{L})/iu;
const BOOKING =
  /(?<!\p{L})(?:cancel|refund|stornier|erstatt|umbuch|annull|rimbors|disdi|cancelar|anular|reembols|annul|rembours)/iu;

const patternOf = (words: readonly string[]) =>
  new RegExp(String.raw`(?<!\p{L})(?:${words.join('|')})`, 'iu');
const DESPAIR = patternOf(OF_DESPAIR);
const DANGER = patternOf(OF_DANGER);

export function isUrgent(question: string): boolean {
  const text = question.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (DESPAIR.test(text)) return true;
  const isAboutBooking = LOSS.test(text) && BOOKING.test(text);
  return DANGER.test(text) && !HYPOTHESIS.test(text) && !isAboutBooking;
}
