/** On the element around a `<details>` whose content stands beside it: wide screens show it unfolded. */
export const FOLD_BESIDE = 'data-fold-beside';
