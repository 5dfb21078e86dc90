/** The keys of a text field with a list (APG: editable combobox with list autocomplete), as a pure rule. */

/** The active option after a key, null for the text itself; undefined for a key that moves nothing. */
export function activeAfterKey(
  key: string,
  active: number | null,
  count: number,
): number | null | undefined {
  if (count === 0) return undefined;
  switch (key) {
    // Through the text: from the last option on, and from the first one back.
    case 'ArrowDown':
      return active === null ? 0 : active + 1 < count ? active + 1 : null;
    case 'ArrowUp':
      return active === null ? count - 1 : active > 0 ? active - 1 : null;
    // The caret moves, and is seen to.
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return null;
    default:
      return undefined;
  }
}
