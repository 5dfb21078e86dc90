/** What a page asks of the layout around it (RTE-08). */

export interface PageFrame {
  readonly hideLayout: boolean;
  readonly transparentHeader: boolean;
  /** Classes of the page root: the page type's and the customer's own (RTE-08). */
  readonly htmlClasses: readonly string[];
}

export const DEFAULT_FRAME: PageFrame = {
  hideLayout: false,
  transparentHeader: false,
  htmlClasses: [],
};
