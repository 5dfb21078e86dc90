/**
 * The styles of a document: the rules that it needs stand in it, so that it is drawn as soon as it is there; the
 * stylesheet with the rules of what is opened later, and of paper, comes without holding it up
 * (docs/decisions/0075).
 */
import { createContext, useContext } from 'react';
import { useHasScripts } from '../is-page-hydrated.ts';

const ID = 'rules';

/** The same as the server's, or React would take them away where it has to render the document anew. */
const inDocument = import.meta.env.SSR ? '' : (document.getElementById(ID)?.textContent ?? '');

const Rules = createContext(inDocument);

/** On the server, with what the rules will take the place of: they are known once the document is. */
export const DocumentRulesProvider = Rules.Provider;

interface DocumentStylesProps {
  /** Its address; null in development, where Vite brings the styles with the modules. */
  readonly stylesheet: string | null | undefined;
}

export function DocumentStyles({ stylesheet }: DocumentStylesProps) {
  const rules = useContext(Rules);
  return (
    <>
      {rules && <style id={ID} dangerouslySetInnerHTML={{ __html: rules }} />}
      {/* For paper, so that it is fetched last. */}
      {stylesheet && <link rel="stylesheet" href={stylesheet} media="print" />}
    </>
  );
}

/**
 * The stylesheet once more, for all media, where there are scripts: they alone show what is not in the document.
 * It has to be the last of the head, and not the link above made one for all: where a stylesheet comes among others,
 * a browser forgets its fonts and lays out the whole page anew.
 */
export function StylesOfScripts({ stylesheet }: DocumentStylesProps) {
  const hasScripts = useHasScripts();
  return hasScripts && stylesheet ? <link rel="stylesheet" href={stylesheet} /> : null;
}
