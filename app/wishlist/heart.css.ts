import { style, styleVariants } from '@vanilla-extract/css';
import { quietButton } from '../modals/modal-link.css.ts';
import { inComponent } from '../styles/layered.ts';
import { onPrint } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { roundButton } from '../ui/round-button.css.ts';

const inCorner = {
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  // Above the link that stretches over the card.
  zIndex: 2,
} as const;

export const form = styleVariants(
  { picture: inCorner, buttons: { display: 'contents' } },
  (place) => [inComponent({ ...place, '@media': { [onPrint]: { display: 'none' } } })],
);

export const heart = {
  picture: style([
    roundButton,
    inComponent({
      background: vars.color.surface,
      color: vars.color.accentText,
      border: `1px solid ${vars.color.border}`,
      cursor: 'pointer',
      '@media': { [onPrint]: { display: 'none' } },
      // A link that stands where the form would.
      selectors: { 'a&': inCorner },
    }),
  ]),
  buttons: quietButton,
};

export const filled = style(inComponent({ fill: vars.color.accent, stroke: vars.color.accent }));
