// `*` does not match `/`, and one file for both breaks hot reload: two thin routes, one page module.
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
