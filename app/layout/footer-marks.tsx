/** Badges and ways to pay in the footer (LAY-07): a picture of a given height, or an icon with its words. */
import type { FooterMark } from '../../contract/layout.ts';
import { useSite } from '../i18n/site.ts';
import { imageSources } from '../images/image-source.ts';
import { ICON_NAMES } from '../ui/icon/icon-names.ts';
import { Icon } from '../ui/icon/icon.tsx';
import * as styles from './footer-marks.css.ts';
import { LayoutLink } from './layout-link.tsx';
import { linkTarget } from './link-target.ts';

export interface FooterMarksProps {
  /** What they are, for screen readers. */
  readonly label: string;
  readonly marks: readonly FooterMark[];
}

export function FooterMarks({ label, marks }: FooterMarksProps) {
  const { marketId } = useSite();
  if (marks.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={label}>
      {marks.map((mark) => {
        const target = linkTarget(mark, marketId);
        return (
          <li key={mark.id}>
            {target ? (
              <LayoutLink target={target} className={styles.linkedMark}>
                <Mark mark={mark} />
              </LayoutLink>
            ) : (
              <span className={styles.mark}>
                <Mark mark={mark} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The largest that a mark is ever drawn, in pixels of the screen. */
const WIDEST = 320;

function Mark({ mark: { image, icon, label, imageHeight } }: { readonly mark: FooterMark }) {
  const { imagesBaseUrl } = useSite();
  if (image) {
    const { src, srcSet, width, height } = imageSources(image, imagesBaseUrl, WIDEST).source;
    const drawnWidth = Math.round((width / height) * imageHeight);
    return (
      <img
        src={src}
        srcSet={srcSet}
        sizes={`${drawnWidth}px`}
        alt={label}
        width={drawnWidth}
        height={imageHeight}
        style={{ height: imageHeight, width: 'auto' }}
        loading="lazy"
      />
    );
  }
  const name = ICON_NAMES.find((known) => known === icon);
  return (
    <>
      {name && <Icon name={name} />}
      {label}
    </>
  );
}
