/** The words of the provider's pages, in the language of the market that sent the visitor (MKT-05). */
import { ALL_MARKETS, MARKETS, type Language, type Market } from '../../domain/market.ts';
import de from './words/de.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };

export type IdentityWords = typeof en;

const WORDS: Readonly<Record<Language, IdentityWords>> = { en, it, es, fr, de };

export function identityWords({ language }: Market): IdentityWords {
  return WORDS[language];
}

/**
 * The market that sent a visitor, by the request's `ui_locales` (OpenID Connect Core 3.1.2.1): the site
 * sends its market's language tag, and no two markets have the same. Another tag counts by its language.
 */
export function marketOfUiLocales(uiLocales: unknown): Market {
  const tags = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  for (const tag of tags) {
    const language = tag.toLowerCase().split('-')[0];
    const market =
      ALL_MARKETS.find(({ languageTag }) => languageTag === tag) ??
      ALL_MARKETS.find((market) => market.language === language);
    if (market) return market;
  }
  return MARKETS['en-WE'];
}
