/**
 * How sentences begin that go on from the one before: what they mean is said there, so that no quote begins with them
 * (CHAT-01).
 */
import type { Language } from '../../domain/market.ts';
import { foldText } from '../search-index/fold-text.ts';

/** Folded; each of whole words. */
const OPENINGS: Readonly<Record<Language, string>> = {
  en: "but|it|its|it's|that|that's|this|these|those|they|them|their|he|she|so|then|and|or|nor|also|too|both|such|otherwise|however|instead|even so|if so|if not|if it|until then|after that|before that|only then|from then|with it|without it|with them|for that|in that|all of these|the others?|here|there",
  it: 'ma|pero|anzi|poi|quindi|percio|cosi|inoltre|altrimenti|invece|anche|e|o|oppure|ne|lo|li|questo|questa|questi|queste|quello|quella|quelli|quelle|cio|loro|tutti e due|entrambi|entrambe|in tal caso|in quel caso|in questo caso|solo allora|allora|dopo|fino ad allora|con questa|con questo|per questo|se la|se lo|ecco|gli altri|le altre',
  es: 'pero|sino|luego|entonces|asi|ademas|tambien|tampoco|si no|en cambio|y|o|ni|lo|esto|esta|este|estos|estas|eso|esa|ese|esos|esas|ello|ellos|ellas|ambos|ambas|en ese caso|en tal caso|solo entonces|despues|hasta entonces|desde entonces|con ella|con ello|por eso|para eso|si la|si lo|aqui|los demas|las demas',
  fr: "mais|puis|alors|donc|ainsi|aussi|sinon|en revanche|et|ou|ni|il|elle|ils|elles|ce|c'est|cela|ca|cet|cette|ces|celui|celle|ceux|celles|leur|leurs|les deux|dans ce cas|a ce moment|apres cela|apres quoi|jusque la|des lors|avec elle|avec cela|pour cela|si elle|voici|les autres",
  de: 'aber|doch|sondern|dann|danach|davor|dafur|dabei|damit|davon|dazu|daran|darauf|darum|deshalb|deswegen|so|also|auch|sonst|stattdessen|und|oder|es|er|sie|ihr|ihre|ihren|das|dies|diese|dieser|dieses|diesen|deren|dessen|beide|beides|in dem fall|in diesem fall|erst dann|bis dahin|ab dann|wenn sie|wenn es|hier|da|dort|die anderen',
};

const patterns = new Map<Language, RegExp>();

export function goesOn(sentence: string, language: Language): boolean {
  let pattern = patterns.get(language);
  if (!pattern) {
    pattern = new RegExp(`^(?:${OPENINGS[language]})(?![\\p{L}\\p{N}])`, 'u');
    patterns.set(language, pattern);
  }
  return pattern.test(foldText(sentence).replace(/^[^\p{L}\p{N}]+/u, ''));
}
