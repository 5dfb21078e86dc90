import type { HeadersFunction } from '@remix-run/node';

/**
 * The `headers` of a route with a form: Remix adds the loader's and the action's headers to a document only when the
 * route passes them on.
 */
export const documentHeaders: HeadersFunction = ({
  actionHeaders,
  errorHeaders,
  loaderHeaders,
}) => {
  const passed = new Headers(errorHeaders ?? loaderHeaders);
  actionHeaders.forEach((value, name) => passed.set(name, value));
  return passed;
};
