import type { Tone } from '../styles/tokens.css.ts';
import { Icon, type IconName } from './icon.tsx';
import { statusLabel } from './status-label.css.ts';

export interface StatusLabelProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly text: string;
}

/** A state in three signs: colour, icon and words; the words alone are enough (A11Y-01). */
export function StatusLabel({ tone, icon, text }: StatusLabelProps) {
  return (
    <span className={statusLabel[tone]}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
