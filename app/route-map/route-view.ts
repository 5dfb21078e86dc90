import type { NameSide } from './name-box.ts';

/** A route as its page draws it: the image, and where on it the marks of the stops are. */
export interface RouteView {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** One for each stop, in the order of `routeOf`; `at` is its place. */
  readonly marks: readonly {
    readonly at: PartOfMap;
    /** The stop itself, where its mark stands beside it. */
    readonly stop?: PartOfMap;
    readonly name: ShownName | null;
  }[];
}

/** In percent of the image's width and height. */
export type PartOfMap = readonly [x: number, y: number];

/** The name of a stop, where it has room. */
export interface ShownName {
  readonly side: NameSide;
  /** Not on a small map. */
  readonly isForWide?: true;
  /** Where it is not written in one line. */
  readonly text?: string;
  /** In percent of the map's width: from the mark to where the name begins, at the end of a line. */
  readonly away?: readonly [x: number, y: number];
}
