/** What a page says at its top was done by the form before; it takes the focus (A11Y-02). */
import type { ReactNode } from 'react';
import { useNewsFocus } from '../use-news-focus.ts';
import { Notice } from './notice.tsx';

interface NewsProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export function DoneNews({ className, children }: NewsProps) {
  const news = useNewsFocus<HTMLOutputElement>();
  return (
    <div className={className}>
      <Notice tone="positive" icon="check-circle">
        <output ref={news} tabIndex={-1}>
          {children}
        </output>
      </Notice>
    </div>
  );
}
