import type { UiExamples } from '../ui-examples.ts';
import { Notice, Problem } from './notice.tsx';
import { notice } from './notice.css.ts';

const TONES = Object.keys(notice) as (keyof typeof notice)[];

export const NOTICE_EXAMPLES: UiExamples = {
  tones: (
    <>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} icon="info">
          <p>The price has changed since you opened this page.</p>
        </Notice>
      ))}
    </>
  ),
  problem: (
    <Problem>
      <p>Your message could not be sent just now.</p>
    </Problem>
  ),
};
