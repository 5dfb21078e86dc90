/** The words of what the edge itself says, by language. */
import type { Language } from '../../domain/market.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };

export const EDGE_WORDS: Readonly<Record<Language, typeof en>> = { en, it, es, fr, de };
