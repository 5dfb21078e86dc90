import { icon } from './icon.css.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

export type { IconName } from './icon-names.ts';

export interface IconProps {
  readonly name: IconName;
  /** Times the size of the text around it. */
  readonly size?: keyof typeof icon;
}

/** A drawing beside words, never instead of them: screen readers pass over it. */
export function Icon({ name, size = 'small' }: IconProps) {
  return (
    <svg className={icon[size]} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
