import type { ReactNode } from 'react';
import { button } from '../button/button.css.ts';
import type { ButtonLook } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { panel } from './popover.css.ts';

export interface PopoverProps extends ButtonLook {
  /** Unique on the page. */
  readonly id: string;
  /** Words of the button that opens and closes it; they name what opens, too. */
  readonly trigger: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/**
 * More about one thing, above the page and without leaving it. The browser opens it, closes it by
 * Escape or a press beside it, and tells that it is open: no script is needed.
 */
export function Popover({ id, trigger, icon, children, ...look }: PopoverProps) {
  const triggerId = `${id}-trigger`;
  return (
    <>
      <button
        type="button"
        id={triggerId}
        className={button({ variant: 'secondary', ...look })}
        // React 18 knows neither attribute, and passes them on as they are.
        {...{ popovertarget: id }}
      >
        {icon && <Icon name={icon} />}
        {trigger}
      </button>
      <section id={id} aria-labelledby={triggerId} className={panel} {...{ popover: 'auto' }}>
        {children}
      </section>
    </>
  );
}
