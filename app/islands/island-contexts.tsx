/**
 * What a block reads of the tree around it: router, words, toasts. An island is a root of its own, which
 * no context reaches, so these are read where it stands and provided anew inside.
 *
 * The router calls most of its contexts unsafe: a later version may name them otherwise. This is the one
 * file that knows them.
 */
import { UNSAFE_RemixContext } from '@remix-run/react';
import { useContext, useMemo, type ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router-dom';
import { ToastContext } from '../ui/toast-host.tsx';

export type ContextValues = ReturnType<typeof useContextValues>;

/** The same object as long as they are the same. */
export function useContextValues() {
  const remix = useContext(UNSAFE_RemixContext);
  const router = useContext(UNSAFE_DataRouterContext);
  const routerState = useContext(UNSAFE_DataRouterStateContext);
  const fetchers = useContext(UNSAFE_FetchersContext);
  const viewTransition = useContext(UNSAFE_ViewTransitionContext);
  const navigation = useContext(UNSAFE_NavigationContext);
  const location = useContext(UNSAFE_LocationContext);
  const route = useContext(UNSAFE_RouteContext);
  const { i18n } = useTranslation();
  const showToast = useContext(ToastContext);
  return useMemo(
    () => ({
      remix,
      router,
      routerState,
      fetchers,
      viewTransition,
      navigation,
      location,
      route,
      i18n,
      showToast,
    }),
    [
      remix,
      router,
      routerState,
      fetchers,
      viewTransition,
      navigation,
      location,
      route,
      i18n,
      showToast,
    ],
  );
}

export interface ContextsProps {
  readonly values: ContextValues;
  readonly children: ReactNode;
}

export function Contexts({ values, children }: ContextsProps) {
  return (
    <UNSAFE_RemixContext.Provider value={values.remix}>
      <UNSAFE_DataRouterContext.Provider value={values.router}>
        <UNSAFE_DataRouterStateContext.Provider value={values.routerState}>
          <UNSAFE_FetchersContext.Provider value={values.fetchers}>
            <UNSAFE_ViewTransitionContext.Provider value={values.viewTransition}>
              <UNSAFE_NavigationContext.Provider value={values.navigation}>
                <UNSAFE_LocationContext.Provider value={values.location}>
                  <UNSAFE_RouteContext.Provider value={values.route}>
                    <I18nextProvider i18n={values.i18n}>
                      <ToastContext.Provider value={values.showToast}>
                        {children}
                      </ToastContext.Provider>
                    </I18nextProvider>
                  </UNSAFE_RouteContext.Provider>
                </UNSAFE_LocationContext.Provider>
              </UNSAFE_NavigationContext.Provider>
            </UNSAFE_ViewTransitionContext.Provider>
          </UNSAFE_FetchersContext.Provider>
        </UNSAFE_DataRouterStateContext.Provider>
      </UNSAFE_DataRouterContext.Provider>
    </UNSAFE_RemixContext.Provider>
  );
}
