/**
 * What a block reads of the tree around it: router, words, toasts. An island is a root of its own, which
 * no context reaches, so these are read where it stands and provided anew inside.
 *
 * The router calls most of its contexts unsafe: a later version may name them otherwise. This is the one
 * file that knows them.
 */
import { UNSAFE_RemixContext } from '@remix-run/react';
import { useContext, useMemo, type Context, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router-dom';
import { ToastContext } from '../ui/toast/toast.tsx';

/** In their order, the outermost first. */
const CONTEXTS = [
  UNSAFE_RemixContext,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_ViewTransitionContext,
  UNSAFE_NavigationContext,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  I18nContext,
  ToastContext,
  // Each with values of its own kind, which only ever go from a context to itself.
] as unknown as readonly Context<unknown>[];

/** A value for each of the contexts. */
export type ContextValues = readonly unknown[];

/** The same object as long as they are the same. */
export function useContextValues(): ContextValues {
  // Always as many, in the same order, so that they are hooks like any other.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  const values = CONTEXTS.map((context) => useContext(context));
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => values, values);
}

export interface ContextsProps {
  readonly values: ContextValues;
  readonly children: ReactNode;
}

export function Contexts({ values, children }: ContextsProps) {
  return CONTEXTS.reduceRight<ReactNode>(
    (inside, { Provider }, index) => <Provider value={values[index]}>{inside}</Provider>,
    children,
  );
}
