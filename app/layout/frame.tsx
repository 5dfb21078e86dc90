import type { ReactNode } from 'react';
import type { PageFrame } from './page-frame.ts';

export function Frame({
  children,
}: {
  readonly page: PageFrame | undefined;
  readonly children: ReactNode;
}) {
  return <main id="main">{children}</main>;
}
