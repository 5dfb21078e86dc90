/** Where it may be, a closed `<details>` shows its content; elsewhere the summary stays and opens it. */
export const canAlwaysShow = 'selector(::details-content)';

/** Of the `<details>`, where that may be. */
export const contentShown = {
  selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
} as const;
