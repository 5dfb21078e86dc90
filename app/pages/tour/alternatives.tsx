import type { Departure } from '../../travel/departure.ts';
import { DepartureRow } from '../../travel/departure-row.tsx';
import { NoDepartures } from '../../travel/page-parts.tsx';
import * as styles from './page.css.ts';

export interface AlternativesProps {
  readonly departures: readonly Departure[];
  readonly travelSlug: string;
}

/** Other tours of the travel that can still be had, or what to do where there are none (TRV-08). */
export function Alternatives({ departures, travelSlug }: AlternativesProps) {
  if (departures.length === 0) return <NoDepartures />;
  return (
    <ul className={styles.rows}>
      {departures.map((departure) => (
        <li key={departure.code}>
          <DepartureRow departure={departure} travelSlug={travelSlug} isNarrow />
        </li>
      ))}
    </ul>
  );
}
