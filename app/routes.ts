import { flatRoutes } from '@remix-run/fs-routes';
import type { RouteConfig } from '@remix-run/route-config';

// With v3_routeConfig the ignored files are an option here, not in remix.config.js.
export default flatRoutes({
  ignoredRouteFiles: ['**/*.test.{ts,tsx}', '**/*.css.ts'],
}) satisfies RouteConfig;
