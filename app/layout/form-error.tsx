/** What visitors see of an address that only takes forms: its errors. */
import { ErrorPage } from './error-page.tsx';

export function NoPage() {
  return null;
}

export function FormErrorBoundary() {
  return <ErrorPage />;
}
