/** The countries of each area as the catalogue offers them on a day (LAY-05), worked out once for all who ask. */
import type { CalendarDate } from '../../domain/calendar-date.ts';
import type { Area } from '../../domain/continent.ts';
import type { Language } from '../../domain/market.ts';
import { onceFor } from '../search-index/once-for.ts';
import type { SearchIndex } from '../search-index/search-index.ts';
import type { OfferedCountry } from './menu-countries.ts';

/** The present catalogue. */
const INDEXES_REMEMBERED = 1;
/** The markets' days differ by one at most. */
const DAYS_REMEMBERED = 2;

type CountriesOf = (area: Area) => readonly OfferedCountry[];

/** @param closingDays days before departure at which tours are offered no more */
export function areaCountries(
  closingDays: number,
): (index: SearchIndex, today: CalendarDate, language: Language) => CountriesOf {
  const ofIndex = onceFor(
    (index: SearchIndex) =>
      onceFor(
        (today: CalendarDate) =>
          onceFor((language: Language) =>
            onceFor(
              (area: Area) =>
                index.topSellers({ continents: [area] }, { language, closingDays, today })
                  .countries,
            ),
          ),
        DAYS_REMEMBERED,
      ),
    INDEXES_REMEMBERED,
  );
  return (index, today, language) => ofIndex(index)(today)(language);
}
