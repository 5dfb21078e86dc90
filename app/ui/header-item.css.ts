/** What links and buttons of the header look like, whoever draws them. */
import { style } from '@vanilla-extract/css';
import { primitive } from '../styles/layers.css.ts';
import { headerItemRules } from './header-item-rules.ts';

export const headerItem = style({ '@layer': { [primitive]: headerItemRules } });
