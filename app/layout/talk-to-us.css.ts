import { style, styleVariants } from '@vanilla-extract/css';
import { inComponent } from '../styles/layered.ts';
import { below, from, onPrint, withMotion, withRoomBeside } from '../styles/media.ts';
import { vars } from '../styles/tokens.css.ts';
import { UNSEEN } from '../styles/unseen.ts';
import { headerItem, menuSetting } from '../ui/header-item.css.ts';

const SIZE = '52px';

const floating = style(
  inComponent({
    position: 'fixed',
    insetBlockEnd: vars.space[24],
    insetInlineEnd: vars.space[24],
    zIndex: 12,
    display: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minWidth: SIZE,
    height: SIZE,
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    color: vars.color.onAccent,
    boxShadow: vars.shadow.raised,
    fontWeight: 650,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.color.accentHover },
      '&:focus-visible': { borderRadius: vars.radius.pill },
      // Above a notice that stays at the lower edge too.
      '&:has(~ aside)': { insetBlockEnd: '72px' },
    },
    '@media': {
      [withRoomBeside]: { display: 'inline-flex' },
      [from.huge]: { paddingInline: vars.space[24] },
      [onPrint]: { display: 'none' },
      [withMotion]: { transition: `background-color ${vars.duration} ease-out` },
    },
  }),
);

const inHeader = style([
  headerItem,
  inComponent({
    paddingInline: vars.space[4],
    '@media': { [below.phone]: { display: 'none' }, [withRoomBeside]: { display: 'none' } },
  }),
]);

export const talk = { floating, header: inHeader, menu: menuSetting };

const unseen = style(inComponent(UNSEEN));
const seenIfHuge = style(inComponent({ '@media': { [below.huge]: UNSEEN } }));

export const words = styleVariants({ floating: [seenIfHuge], header: [unseen], menu: [] });
