import { icon } from './icon.css.ts';
import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?no-inline';

export type { IconName } from './icon-names.ts';

export interface IconProps {
  readonly name: IconName;
  /** Times the size of the text around it. */
  readonly size?: keyof typeof icon;
  /** Where it turns, or comes and goes. */
  readonly className?: string;
}

/** A drawing beside words, never instead of them: screen readers pass over it. */
export function Icon({ name, size = 'small', className }: IconProps) {
  return (
    <svg
      className={className ? `${icon[size]} ${className}` : icon[size]}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
