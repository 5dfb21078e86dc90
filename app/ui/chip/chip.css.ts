import { recipe } from '@vanilla-extract/recipes';
import { chosenForced } from '../../styles/chosen.ts';
import { inPrimitive } from '../../styles/layered.ts';
import { withFinger } from '../../styles/touch.ts';
import { vars } from '../../styles/tokens.css.ts';

/** A short fact in a pill, or a link or label that can be pressed: `<PageLink className={chip({ selected })}>`. */
export const chip = recipe({
  base: inPrimitive({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '36px',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    padding: '4px 14px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.text,
    fontSize: vars.fontSize.small,
    fontWeight: 550,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    selectors: {
      'a&:hover, button&:hover': { borderColor: vars.color.text },
      '&:focus-visible': { borderRadius: vars.radius.pill },
    },
    '@media': {
      // A fact that nobody presses stays as small as it is.
      [withFinger]: { selectors: { 'a&, button&, label&': { minHeight: '44px' } } },
    },
  }),
  variants: {
    selected: {
      true: inPrimitive({
        background: vars.color.text,
        borderColor: vars.color.text,
        color: vars.color.background,
        '@media': chosenForced(),
      }),
      false: {},
    },
  },
  defaultVariants: { selected: false },
});
