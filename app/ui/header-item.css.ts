/** What links and buttons of the header look like, whoever draws them. */
import { style } from '@vanilla-extract/css';
import { inPrimitive } from '../styles/layered.ts';
import { headerItemRules } from './header-item-rules.ts';

export const headerItem = style(inPrimitive(headerItemRules));
