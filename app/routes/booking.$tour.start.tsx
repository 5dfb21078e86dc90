// The start page of a booking, at the same path in every market: `/booking/{id}/start` (TRV-17).
export { action, loader } from '../enquiry/booking-start-route.server.ts';
export {
  BookingStartErrorBoundary as ErrorBoundary,
  BookingStartRoute as default,
  clientAction,
  clientLoader,
  handle,
  headers,
  meta,
  shouldRevalidate,
} from '../enquiry/booking-start-route.tsx';
