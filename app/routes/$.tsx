// Every localised page: host and path become a market and a page (RTE-05).
export { refusePost as action } from '../layout/layout-form.server.ts';
export { loader } from '../pages/page-route.server.ts';
export {
  clientLoader,
  headers,
  meta,
  PageErrorBoundary as ErrorBoundary,
  PageRoute as default,
  shouldRevalidate,
} from '../pages/page-route.tsx';
