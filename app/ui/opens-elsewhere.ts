import type { MouseEvent } from 'react';

/** Whether a click on a link is for another tab or window: then it is the browser's. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
