import { initials } from './initials.css.ts';

/** Stands for the picture of a person who has none yet. */
export function Initials({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}) {
  return (
    <span className={initials} aria-hidden="true">
      {firstName.slice(0, 1)}
      {lastName.slice(0, 1)}
    </span>
  );
}
