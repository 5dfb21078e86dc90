/**
 * The mark of the scripts that Remix writes itself, given as their nonce while a document is rendered and
 * taken off before it is sent: `entry.server.tsx` allows the scripts that have it and no other (SEC-04).
 */
import { createContext, useContext } from 'react';

const ScriptMark = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMark.Provider;

/** Undefined in the browser, where nothing is rendered into a document. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMark);
}
