import { prose } from './prose.css.ts';

export interface ProseProps {
  /** What the server made of prose of the content: nothing else is put into a page as it is. */
  readonly html: string;
  /** Where it is not the page's. */
  readonly lang?: string | undefined;
}

/** Running text: paragraphs, lists, links. */
export function Prose({ html, lang }: ProseProps) {
  return <div className={prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
