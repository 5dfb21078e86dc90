import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'wr-html'> = {
  'a table, and something to unfold': {
    html: [
      '<table><caption>Weight by season</caption>',
      '<thead><tr><th scope="col">Season</th><th scope="col">Kilos</th></tr></thead>',
      '<tbody><tr><td>Summer</td><td>9</td></tr><tr><td>Winter</td><td>12</td></tr></tbody></table>',
      '<details><summary>And the sleeping bag?</summary><p>It is there already.</p></details>',
    ].join(''),
  },
};
