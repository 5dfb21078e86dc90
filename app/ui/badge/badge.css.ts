import { recipe } from '@vanilla-extract/recipes';
import { inPrimitive } from '../../styles/layered.ts';
import { TONES, vars, type Tone } from '../../styles/tokens.css.ts';

const tones = Object.fromEntries(
  TONES.map((tone) => [
    tone,
    inPrimitive({ color: vars.tone[tone].text, background: vars.tone[tone].background }),
  ]),
) as Record<Tone, { '@layer': Record<string, { color: string; background: string }> }>;

export const badge = recipe({
  base: inPrimitive({
    display: 'inline-flex',
    maxWidth: '100%',
    // A word longer than the screen breaks, rather than push the badge out of it.
    overflowWrap: 'anywhere',
    alignItems: 'center',
    gap: vars.space[4],
    padding: '3px 10px',
    borderRadius: vars.radius.pill,
    fontSize: vars.fontSize.caption,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
  }),
  variants: {
    tone: {
      ...tones,
      /** The brand's sun: for what is good news. */
      sun: inPrimitive({ color: vars.color.onSun, background: vars.color.sun }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
