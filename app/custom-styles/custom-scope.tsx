import type { ReactNode } from 'react';
import { guard } from './custom-scope.css.ts';

export interface CustomScopeProps {
  /** The class of the part in the custom stylesheet; a part without CSS of its own has none. */
  readonly scope?: string;
  readonly children: ReactNode;
}

/** A part of the page that the customer's own CSS is for, and does not get out of (CMS-03). */
export function CustomScope({ scope, children }: CustomScopeProps) {
  if (scope === undefined) return children;
  return (
    <div className={guard}>
      <div className={scope}>{children}</div>
    </div>
  );
}
