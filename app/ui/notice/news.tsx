/** What a page says at its top of the form before; it takes the focus (A11Y-02). */
import { useNewsFocus } from '../use-news-focus.ts';
import { Notice, Problem } from './notice.tsx';

export interface NewsProps {
  readonly text: string;
}

export function DoneNews({ text }: NewsProps) {
  const news = useNewsFocus<HTMLOutputElement>();
  return (
    <Notice tone="positive" icon="check-circle">
      <output ref={news} tabIndex={-1}>
        {text}
      </output>
    </Notice>
  );
}

/** Why the form has changed nothing. */
export function ProblemNews({ text }: NewsProps) {
  const news = useNewsFocus<HTMLDivElement>();
  return (
    <div ref={news} tabIndex={-1}>
      <Problem>
        <p>{text}</p>
      </Problem>
    </div>
  );
}
