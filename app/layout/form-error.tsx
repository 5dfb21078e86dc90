/** What visitors see of an address that only takes forms: its errors. */
import type { HeadersFunction } from '@remix-run/node';
import { ErrorPage } from './error-page.tsx';

/** What an error says of itself, such as `Allow`, reaches the document. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export function NoPage() {
  return null;
}

export function FormErrorBoundary() {
  return <ErrorPage />;
}
