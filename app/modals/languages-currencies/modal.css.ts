import { style } from '@vanilla-extract/css';
import { list, tab as solidTab } from '../../ui/tabs/tabs.css.ts';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const tabs = style([
  list.solid,
  inComponent({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
]);

export const tab = style([
  solidTab.solid,
  inComponent({
    justifyContent: 'center',
    width: '100%',
    minHeight: '44px',
    textAlign: 'center',
    selectors: {
      '&[aria-current="true"]': { background: vars.color.text, color: vars.color.background },
    },
  }),
]);
