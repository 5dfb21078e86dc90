import type { RouteMark } from './route-marks.ts';

/** A route as its page draws it: the image, and where on it the marks of the stops are. */
export interface RouteView {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** One for each stop, in the order of `routeOf`; in percent of the image. */
  readonly marks: readonly {
    readonly x: number;
    readonly y: number;
    readonly name: RouteMark['name'];
  }[];
}
