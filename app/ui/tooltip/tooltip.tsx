import { useEffect, useState, type ReactNode } from 'react';
import { tip, wrapper } from './tooltip.css.ts';

export interface TooltipProps {
  /** Unique on the page. */
  readonly id: string;
  /** A sentence at most; what must be known stands on the page. */
  readonly text: string;
  /** Draws what the tooltip is of, something that takes the focus, with this description. */
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
}

/**
 * A remark on a word or a button, under the pointer or with the focus: by styles alone. With scripts
 * Escape puts it away, until the pointer or the focus comes back (WCAG 1.4.13).
 */
export function Tooltip({ id, text, children }: TooltipProps) {
  const [isNear, setNear] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    if (!isNear) return;
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true);
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isNear]);
  const come = () => {
    setNear(true);
    setDismissed(false);
  };
  const leave = () => setNear(false);
  return (
    <span
      className={wrapper}
      data-dismissed={isDismissed || undefined}
      onPointerEnter={come}
      onPointerLeave={leave}
      onFocus={come}
      onBlur={leave}
    >
      {children({ 'aria-describedby': id })}
      <span role="tooltip" id={id} className={tip}>
        {text}
      </span>
    </span>
  );
}
