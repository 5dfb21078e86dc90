/**
 * The styles of a document: the rules that it needs stand in it, so that it is drawn as soon as it is there; the
 * stylesheet with the rules of what is opened later, and of paper, comes without holding it up
 * (docs/decisions/0075).
 */
import { createContext, useContext, useEffect, useRef } from 'react';

const ID = 'rules';

/** The same as the server's, or React would take them away where it has to render the document anew. */
const inDocument = import.meta.env.SSR ? '' : (document.getElementById(ID)?.textContent ?? '');

const Rules = createContext(inDocument);

/** On the server, with what the rules will take the place of: they are known once the document is. */
export const DocumentRulesProvider = Rules.Provider;

/** @param stylesheet its address; null in development, where Vite brings the styles with the modules */
export function DocumentStyles({ stylesheet }: { readonly stylesheet: string | null | undefined }) {
  const rules = useContext(Rules);
  const link = useRef<HTMLLinkElement>(null);
  useEffect(() => {
    if (link.current) link.current.media = 'all';
  }, []);
  return (
    <>
      {rules && <style id={ID} dangerouslySetInnerHTML={{ __html: rules }} />}
      {/* For paper until there are scripts, which alone show what is not in the document: so it is fetched last. */}
      {stylesheet && <link ref={link} rel="stylesheet" href={stylesheet} media="print" />}
    </>
  );
}
