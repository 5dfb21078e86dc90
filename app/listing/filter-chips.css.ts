import { style } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { vars } from '../styles/tokens.css.ts';
import { fingerHigh, withFinger } from '../styles/touch.ts';

/** Below the filters that it is about. */
export const note = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

/** Within a filter's mark: the words that it was read from. */
export const readFrom = style(inComponent({ color: vars.color.textMuted }));

export const clearLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    '@media': fingerHigh,
    fontSize: vars.fontSize.small,
    fontWeight: 650,
  }),
);

/** A filter's mark that holds two links, each as high as it is. */
export const twoLinks = style(inComponent({ paddingBlock: 0, paddingInlineEnd: 0, gap: 0 }));

export const changeLink = style(
  inComponent({
    minWidth: 0,
    paddingBlock: '7px',
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    textDecorationColor: vars.color.borderStrong,
    '@media': { [withFinger]: { paddingBlock: '12px' } },
  }),
);

export const removeLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    flexShrink: 0,
    paddingInline: `${vars.space[8]} 14px`,
    borderRadius: vars.radius.pill,
    color: 'inherit',
    '@media': { [withFinger]: { minWidth: '44px', justifyContent: 'center' } },
  }),
);
