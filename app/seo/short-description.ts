/** What a list of results shows of a page's description (SEO-01). */
const SHOWN = 160;
/** Whole sentences are fewer words, yet not so few that they say nothing. */
const LEAST = 80;

/** The whole sentences that fit, else as many words, with an ellipsis. */
export function shortDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= SHOWN) return line;
  const [sentences = ''] = /^.*[.!?…](?=\s)/.exec(line.slice(0, SHOWN + 1)) ?? [];
  if (sentences.length >= LEAST) return sentences;
  const words = line.slice(0, SHOWN).replace(/\s\S*$/, '');
  return `${words.replace(/[\s,;:–-]+$/, '')}…`;
}
