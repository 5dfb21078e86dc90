import { globalStyle, style } from '@vanilla-extract/css';
import { inPrimitive } from '../../styles/layered.ts';
import { withMotion } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';

export const card = style(
  inPrimitive({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: '100%',
    overflow: 'hidden',
    background: vars.color.surface,
    color: vars.color.text,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
  }),
);

/** The one link of a card that stretches over all of it; other links in the card lie above. */
export const cardLink = style(
  inPrimitive({
    // Of one line it is a target by itself too, where something else covers the card (A11Y-02).
    minHeight: '24px',
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.card,
      },
    },
  }),
);

/** A card with such a link stands out under the pointer. */
export const liftedCard = style(
  inPrimitive({
    selectors: {
      '&:hover': { boxShadow: vars.shadow.raised },
    },
  }),
);

// The picture comes a little closer, within the card that cuts it off.
globalStyle(
  `${liftedCard} img`,
  inPrimitive({
    '@media': { [withMotion]: { transition: `transform ${vars.duration} ease-out` } },
  }),
);
globalStyle(
  `${liftedCard}:hover img`,
  inPrimitive({ '@media': { [withMotion]: { transform: 'scale(1.02)' } } }),
);

export const cardBody = style(
  inPrimitive({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    flexGrow: 1,
    padding: vars.space[16],
  }),
);
