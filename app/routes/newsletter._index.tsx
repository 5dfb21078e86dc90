// The newsletter's form, at the same path in every market (NEWS-01).
export { action, loader } from '../pages/newsletter/subscribe-route.server.ts';
export {
  clientLoader,
  headers,
  meta,
  SubscribeRoute as default,
} from '../pages/newsletter/subscribe-route.tsx';
export { newsletterHandle as handle } from '../pages/newsletter/newsletter-words.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
