import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { UNSEEN } from '../../styles/unseen.ts';

export const visuallyHidden = style(
  inPrimitive({
    ...UNSEEN,
    margin: '-1px',
    padding: 0,
    border: 0,
  }),
);
