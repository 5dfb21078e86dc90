import type { BlockExamples } from '../block-props.ts';

export const WYSIWYG_EXAMPLES: BlockExamples<'wr-wysiwyg'> = {
  'headings, lists and a quotation': {
    html: [
      '<h2>What fits into one bag</h2>',
      '<p>Twelve kilos are <strong>enough</strong>, and you carry them <em>yourself</em>.</p>',
      '<ul><li>A jacket that keeps the rain out</li><li>Shoes that know you</li></ul>',
      '<blockquote><p>Nobody has ever said that they packed too little.</p></blockquote>',
      '<p>More of it is among the <a href="/faqs">questions and answers</a>.</p>',
    ].join(''),
  },
};

export const HTML_EXAMPLES: BlockExamples<'wr-html'> = {
  'a table, and something to unfold': {
    html: [
      '<table><caption>Weight by season</caption>',
      '<thead><tr><th scope="col">Season</th><th scope="col">Kilos</th></tr></thead>',
      '<tbody><tr><td>Summer</td><td>9</td></tr><tr><td>Winter</td><td>12</td></tr></tbody></table>',
      '<details><summary>And the sleeping bag?</summary><p>It is there already.</p></details>',
    ].join(''),
  },
};
