import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { from, onPrint } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

/**
 * On a phone a sheet at the foot of the screen. Wider screens hang it on the button that opened it,
 * which is its anchor without being named; where there are no anchors, it stands in the middle.
 */
export const panel = style(
  inPrimitive({
    inset: 'auto 0 0',
    width: '100%',
    maxWidth: '100%',
    maxHeight: '80svh',
    margin: 0,
    padding: vars.space[20],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.border}`,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.shadow.raised,
    '@media': {
      [from.tablet]: {
        inset: 0,
        width: 'max-content',
        maxWidth: '360px',
        height: 'fit-content',
        margin: 'auto',
        borderRadius: vars.radius.card,
      },
      [onPrint]: { display: 'none' },
    },
    '@supports': {
      '(position-area: block-end)': {
        '@media': {
          [from.tablet]: {
            inset: 'auto',
            margin: 0,
            marginBlock: vars.space[8],
            positionArea: 'block-end span-inline-end',
            positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
          },
        },
      },
      // Browsers that know no popovers show it where it stands.
      'not selector(:popover-open)': { position: 'static', boxShadow: 'none' },
    },
  }),
);
