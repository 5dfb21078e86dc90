import { Icon } from '../ui/icon/icon.tsx';
import { avatar } from './avatar.css.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps {
  readonly name: string;
  readonly picture: string | null;
}

/** The picture of a person, or the initials. It only decorates: the name stands beside it. */
export function Avatar({ name, picture }: AvatarProps) {
  if (picture) {
    // Whoever serves the picture need not know the page.
    return (
      <img
        src={picture}
        alt=""
        width={36}
        height={36}
        referrerPolicy="no-referrer"
        className={avatar}
      />
    );
  }
  return (
    <span aria-hidden className={avatar}>
      {initialsOf(name) || <Icon name="user" />}
    </span>
  );
}
