import type { BlockExamples } from '../block-props.ts';

export const EXAMPLES: BlockExamples<'wr-wysiwyg'> = {
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
