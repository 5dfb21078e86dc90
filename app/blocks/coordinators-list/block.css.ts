import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { below, from } from '../../styles/media.ts';
import { vars } from '../../styles/tokens.css.ts';
import { fadingEnd, sideways } from '../../ui/carousel/sideways.ts';

/** Two beside each other on a phone, where their names have room. */
export const people = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
    gap: vars.space[8],
    '@media': {
      [from.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[16] },
      [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[24] },
    },
  }),
);

const cardContainer = createContainer();
const onWideCard = `${cardContainer} (min-width: 15rem)`;
/** Where the words have more than half of a phone beside it. */
const onWidestCard = `${cardContainer} (min-width: 20rem)`;

globalStyle(
  `${people} > li`,
  inComponent({ containerType: 'inline-size', containerName: cardContainer }),
);

/** The portrait beside the words where both have room, else above them. */
export const person = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space[8],
    '@container': {
      [onWideCard]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[16] },
    },
  }),
);

export const words = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minWidth: 0,
    fontSize: vars.fontSize.small,
    lineHeight: vars.lineHeight.snug,
    '@container': {
      [onWidestCard]: { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.text },
    },
  }),
);

export const name = style(
  inComponent({
    fontSize: vars.fontSize.body,
    ...longWords,
    overflowWrap: 'anywhere',
    '@container': { [onWidestCard]: { fontSize: vars.fontSize.lead } },
  }),
);

export const city = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const tabs = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[12],
    marginBlockEnd: vars.space[24],
  }),
);

// Each in one line on a phone, which goes on sideways.
globalStyle(
  `${tabs} ul`,
  inComponent({ '@media': { [below.large]: { ...sideways, ...fadingEnd, flexWrap: 'nowrap' } } }),
);
globalStyle(
  `${tabs} li`,
  inComponent({ flexShrink: 0, maxWidth: '100%', scrollSnapAlign: 'start' }),
);
