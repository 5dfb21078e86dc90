import { Poster } from '../ui/poster.tsx';
import * as styles from './menu-area.css.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';

/** A part of the world with its little poster, and what of it one may choose. */
export function MenuArea({ area }: { readonly area: MenuEntry }) {
  return (
    <div className={styles.area}>
      {area.scene && (
        <div className={styles.poster}>
          <Poster scene={area.scene} aspect="fill" alt="" />
        </div>
      )}
      <div className={styles.words}>
        <MenuLink entry={area} className={styles.title} />
        {area.children.length > 0 && (
          <ul className={styles.places} aria-label={area.label}>
            {area.children.map((place) => (
              <li key={place.id}>
                <MenuLink entry={place} className={styles.place} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
