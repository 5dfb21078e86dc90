import { prose } from './prose.css.ts';

export interface ProseProps {
  /** What the server made of prose of the content: nothing else is put into a page as it is. */
  readonly html: string;
}

/** Running text: paragraphs, lists, links. */
export function Prose({ html }: ProseProps) {
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
