/** /route-maps/{slug}.svg: the drawing of a travel's route (TRV-06). */
export { loadRouteMap as loader } from '../route-map/route-map-route.server.ts';
