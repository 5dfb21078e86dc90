/** Styles of a form whose fields stand beside each other where there is room, with its button at the end. */
import { vars } from '../styles/tokens.css.ts';

export const fieldRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
} as const;

/** As high as the fields beside it. */
export const besideFields = { display: 'grid', minWidth: 0, minHeight: '48px' } as const;
