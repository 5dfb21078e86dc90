import { recipe } from '@vanilla-extract/recipes';
import { inPrimitive } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { vars } from '../../styles/tokens.css.ts';
import { fingerHigh } from '../../styles/touch.ts';

/** Class of a link in words: `<a>`, or `<PageLink className={textLink({ … })}>`. */
export const textLink = recipe({
  base: inPrimitive({ textUnderlineOffset: '0.2em', textDecorationThickness: '1px' }),
  variants: {
    tone: {
      link: inPrimitive({ color: vars.color.link }),
      /** Among many, or beside what matters: it takes the colour of the words around it. */
      quiet: inPrimitive({ color: 'inherit', textDecorationColor: vars.color.borderStrong }),
      accent: inPrimitive({ color: vars.color.accentText }),
      /** On ink and on covers. */
      light: inPrimitive({ color: vars.color.onInk }),
    },
    /** On a line of its own, where it needs room for a finger (A11Y-02). */
    standalone: {
      true: inPrimitive({
        display: 'inline-flex',
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        ...longWords,
        alignItems: 'center',
        gap: vars.space[8],
        minHeight: '32px',
        fontWeight: 650,
        '@media': fingerHigh,
      }),
      false: {},
    },
  },
  defaultVariants: { tone: 'link', standalone: false },
});
