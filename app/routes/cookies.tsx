// What the site keeps on a visitor's device, at the same path in every market (LAY-07).
export { action, loader } from '../cookies/cookies-route.server.ts';
export {
  clientLoader,
  CookiesErrorBoundary as ErrorBoundary,
  CookiesRoute as default,
  handle,
  meta,
} from '../cookies/cookies-route.tsx';
