import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../styles/layers.css.ts';
import { longWords } from '../styles/long-words.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh } from '../styles/touch.ts';

/** Class of a link in words: `<a>`, or `<PageLink className={textLink({ … })}>`. */
export const textLink = recipe({
  base: layered({ textUnderlineOffset: '0.2em', textDecorationThickness: '1px' }),
  variants: {
    tone: {
      link: layered({ color: vars.color.link }),
      /** Among many, or beside what matters: it takes the colour of the words around it. */
      quiet: layered({ color: 'inherit', textDecorationColor: vars.color.borderStrong }),
      accent: layered({ color: vars.color.accentText }),
      /** On ink and on covers. */
      light: layered({ color: vars.color.onInk }),
    },
    /** On a line of its own, where it needs room for a finger (A11Y-02). */
    standalone: {
      true: layered({
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

function layered<Style>(style: Style) {
  return { '@layer': { [primitive]: style } };
}
