import { ContentImage } from '../images/content-image.tsx';
import type { Image } from '../../contract/image.ts';
import * as styles from './menu-area.css.ts';
import { MenuLink } from './menu-link.tsx';
import type { MenuEntry } from './menu.ts';

/** Four times as wide as it is drawn at most. */
const WIDEST = 320;

/** A part of the world with its little poster, and what of it one may choose. */
export function MenuArea({ area }: { readonly area: MenuEntry }) {
  return (
    <div className={styles.area}>
      {area.image && (
        <div className={styles.poster}>
          <ContentImage
            image={tall(area.image)}
            alt=""
            shape="fill"
            sizes={styles.POSTER_WIDTH}
            upTo={WIDEST}
          />
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

/** What is composed for narrow screens suits a narrow cut best. */
function tall(image: Image): Image {
  return { ...image, desktop: image.mobile ?? image.desktop, mobile: null };
}
