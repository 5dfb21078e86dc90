/** The words of mails, in the language of the market that a mail is written for (MKT-05). */
import { createInstance, type TFunction } from 'i18next';
import type { Language } from '../../domain/market.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

const i18next = createInstance({
  resources: {
    en: { mail: en },
    it: { mail: it },
    es: { mail: es },
    fr: { mail: fr },
    de: { mail: de },
  },
  defaultNS: 'mail',
  ns: ['mail'],
  lng: 'en',
  // Mails are plain text; whoever writes HTML escapes it there.
  interpolation: { escapeValue: false },
  initImmediate: false,
});
void i18next.init();

export function mailWords(language: Language): TFunction {
  return i18next.getFixedT(language);
}
