// Where the identity provider sends people back to (AUTH-01).
export { refusePost as action } from '../layout/layout-form.server.ts';
export { FormErrorBoundary as ErrorBoundary } from '../layout/form-error.tsx';
export { loader } from '../auth/login-redirect-route.server.ts';
export { headers, LoginProblemRoute as default, meta } from '../auth/login-problem-route.tsx';
