// Asks, and ends the session (AUTH-01).
export { action, loader } from '../auth/logout-route.server.ts';
export { LogoutRoute as default, meta } from '../auth/logout-route.tsx';
