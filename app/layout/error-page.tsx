import { isRouteErrorResponse, useRouteError } from '@remix-run/react';

export function ErrorPage({ withFrame = false }: { readonly withFrame?: boolean }) {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}{withFrame ? '!' : ''}</h1>;
}
