/** A field of the search bar that is chosen in a panel: what is chosen stands in it. */
import type { KeyboardEvent, RefObject } from 'react';
import type { IconName } from '../../ui/icon/icon.tsx';
import { BarField } from '../bar-field.tsx';
import * as field from '../bar-field.css.ts';

export interface BarButtonProps {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement>;
  readonly icon: IconName;
  readonly label: string;
  readonly value: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
  /** Where it opens a field to type in: with the letter that is typed on it. */
  readonly onType?: (letter: string) => void;
}

export function BarButton({
  id,
  button,
  icon,
  label,
  value,
  isOpen,
  onPress,
  onType,
}: BarButtonProps) {
  return (
    <BarField id={id} icon={icon} label={label} isList>
      <button
        ref={button}
        type="button"
        id={id}
        className={field.control}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-labelledby={`${id}-label ${id}`}
        onClick={onPress}
        onKeyDown={(event) => {
          if (!onType || !isLetter(event)) return;
          event.preventDefault();
          onType(event.key);
        }}
      >
        {value}
      </button>
    </BarField>
  );
}

/** A space presses the button, and a key with others is the browser's. */
function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
