/** Pixels of content (LAY-16), the edges not counted; `text` is a measure for reading. */
export const CONTAINER_WIDTHS = { text: 680, narrow: 1000, medium: 1100, wide: 1160 } as const;
