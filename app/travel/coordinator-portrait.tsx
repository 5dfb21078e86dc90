import type { CoordinatorSummary } from '../../contract/travel.ts';
import { ContentImage } from '../images/content-image.tsx';
import { portrait, PORTRAIT_WIDTHS } from './coordinator-portrait.css.ts';
import { Initials } from './initials.tsx';

export interface CoordinatorPortraitProps {
  readonly coordinator: Pick<CoordinatorSummary, 'firstName' | 'lastName' | 'portrait'>;
  /** `large` where the page is about them, at its top. */
  readonly size?: keyof typeof PORTRAIT_WIDTHS;
}

/** Screens draw up to three pixels where there is one. */
const DENSEST = 3;

/** The picture of a coordinator, or their initials; the name stands beside it. */
export function CoordinatorPortrait({ coordinator, size = 'small' }: CoordinatorPortraitProps) {
  const { firstName, lastName, portrait: image } = coordinator;
  if (!image) return <Initials firstName={firstName} lastName={lastName} />;
  const width = PORTRAIT_WIDTHS[size];
  return (
    <span className={portrait[size]}>
      <ContentImage
        image={image}
        sizes={`${width}px`}
        upTo={width * DENSEST}
        shape="square"
        priority={size === 'large'}
      />
    </span>
  );
}
