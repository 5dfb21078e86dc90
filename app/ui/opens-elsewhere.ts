/** Whether a click on a link is for another tab or window: then it is the browser's. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: HeldKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Of a click, React's or the browser's own. */
type HeldKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
