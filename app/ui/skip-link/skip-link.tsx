import { skipLink } from './skip-link.css.ts';

export interface SkipLinkProps {
  /** Id of the main part, without `#`. */
  readonly target: string;
  readonly children: string;
}

/** The first stop of the tab key: over header and menus to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={skipLink}>
      {children}
    </a>
  );
}
