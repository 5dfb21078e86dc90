/**
 * Words that people search by and that no travel's own text is sure to hold: what a continent is called
 * in the five languages, and the small words that mean nothing in a search.
 */
import type { ContinentCode } from '../../domain/continent.ts';

export const CONTINENT_PHRASES: Readonly<Record<ContinentCode, readonly string[]>> = {
  asia: ['Asia', 'Asie', 'Asien'],
  europe: ['Europe', 'Europa'],
  africa: ['Africa', 'África', 'Afrique', 'Afrika'],
  oceania: ['Oceania', 'Oceanía', 'Océanie', 'Ozeanien'],
  antarctica: ['Antarctica', 'Antartide', 'Antártida', 'Antarctique', 'Antarktis'],
  america: ['America', 'América', 'Amérique', 'Amerika'],
  'north-america': [
    'North America',
    'Northern America',
    'America del Nord',
    'Nordamerica',
    'América del Norte',
    'Norteamérica',
    'Amérique du Nord',
    'Nordamerika',
  ],
  'south-america': [
    'South America',
    'Southern America',
    'Latin America',
    'America del Sud',
    'Sudamerica',
    'America Latina',
    'América del Sur',
    'Sudamérica',
    'Suramérica',
    'Latinoamérica',
    'Amérique du Sud',
    'Amérique latine',
    'Südamerika',
    'Lateinamerika',
  ],
};

/**
 * Articles, prepositions and words for "travel", folded. A query is read without them as long as
 * another word is left, so that "voyage au Japon" asks for Japan.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the to in of and on for at trip trips travel travels tour tours holiday holidays',
    'il lo la i gli le un una di del dello della dei delle dell al allo alla nel nella nello e ed con per viaggio viaggi vacanza vacanze',
    'el los las de y en viaje viajes vacaciones',
    'l d les des du au aux et dans vers voyage voyages vacances',
    'der die das den dem ein eine nach im ins und von zu reise reisen urlaub',
  ].flatMap((words) => words.split(' ')),
);
