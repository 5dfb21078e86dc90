// Off to the identity provider (AUTH-01); a page only when that cannot be now.
export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { loader } from '../auth/login-route.server.ts';
export { headers, LoginProblemRoute as default, meta } from '../auth/login-problem-route.tsx';
