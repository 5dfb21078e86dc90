/**
 * The examples of each primitive by its file's name: the gallery draws them, tests render them. Ids in
 * them begin with the primitive's name, so that no two on the page are the same.
 */
import type { ReactNode } from 'react';

/** By name: a variant, or a state. */
export type UiExamples = Readonly<Record<string, ReactNode>>;

const MODULES = import.meta.glob<Record<string, UiExamples>>('./*/*.examples.tsx', { eager: true });

/** In the order of their names; each file exports its examples and nothing else. */
export const UI_EXAMPLES: Readonly<Record<string, UiExamples>> = Object.fromEntries(
  Object.entries(MODULES)
    .map(([file, module]): [string, UiExamples] => [
      file.slice(file.lastIndexOf('/') + 1, -'.examples.tsx'.length),
      Object.values(module)[0] ?? {},
    ])
    .sort(([one], [other]) => one.localeCompare(other)),
);
