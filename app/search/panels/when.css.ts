import { style, styleVariants } from '@vanilla-extract/css';
import { chosenForced } from '../../styles/chosen.ts';
import { inComponent } from '../../styles/layered.ts';
import { longWords } from '../../styles/long-words.ts';
import { below, from } from '../../styles/media.ts';
import { pressedIn } from '../../styles/pressed.ts';
import { vars } from '../../styles/tokens.css.ts';
import { fadingEnd } from '../../ui/carousel/sideways.ts';

export const section = style(inComponent({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[12],
  }),
);

/** Its words in one line, on a phone too in most languages: what is below is what is chosen from. */
export const tab = style(
  inComponent({
    padding: '8px 6px',
    fontSize: vars.fontSize.small,
    '@media': {
      [from.tablet]: { padding: '8px 20px', fontSize: 'inherit', whiteSpace: 'nowrap' },
    },
  }),
);

export const whenever = style(
  inComponent({
    minHeight: '44px',
    padding: '8px 20px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    fontWeight: 650,
    selectors: { ...pressedIn, '&:focus-visible': { borderRadius: vars.radius.pill } },
    '@media': chosenForced('&[aria-pressed="true"]'),
  }),
);

export const years = style(inComponent({ display: 'grid', gap: vars.space[20] }));

export const chips = style(
  inComponent({
    display: 'grid',
    // Two beside each other on a phone; elsewhere room for “Weihnachtsferien” whole.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, calc(50% - 4px)), 1fr))',
    gap: vars.space[8],
    selectors: { '& + &': { marginBlockStart: vars.space[8] } },
  }),
);

const chipBase = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    width: '100%',
    height: '100%',
    minHeight: '56px',
    padding: '8px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    ...longWords,
    selectors: { ...pressedIn, '&:focus-visible': { borderRadius: vars.radius.medium } },
    '@media': chosenForced('&[aria-pressed="true"]'),
  }),
);

/** Holidays and seasons lie a shade deeper than months. */
export const chip = styleVariants({
  month: [chipBase, inComponent({ background: vars.color.surface })],
  event: [chipBase, inComponent({ background: vars.color.sunken })],
});

export const chipName = style(
  inComponent({
    fontWeight: 650,
    selectors: { '&::first-letter': { textTransform: 'uppercase' } },
    display: 'block',
  }),
);

export const chipCount = style(
  inComponent({
    fontSize: vars.fontSize.caption,
    fontVariantNumeric: 'tabular-nums',
    opacity: 0.85,
  }),
);

/** What a bridge gives, below its departures. */
export const bridge = style(
  inComponent({
    fontSize: vars.fontSize.caption,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const waitingChip = style(
  inComponent({ width: '100%', height: '56px', borderRadius: vars.radius.medium }),
);

export const note = style(inComponent({ color: vars.color.textMuted }));

export const dates = style(inComponent({ display: 'grid', gap: vars.space[12], minWidth: 0 }));

/** Ways not to say a day exactly: on a phone in one line, which fades where it goes on. */
export const flexible = style(
  inComponent({
    display: 'flex',
    gap: vars.space[20],
    // Room for the ring of a chip that has the focus.
    padding: '4px',
    margin: '-4px',
    overflowX: 'auto',
    whiteSpace: 'nowrap',
    '@media': {
      [below.tablet]: fadingEnd,
      [from.tablet]: { flexWrap: 'wrap', gap: vars.space[8] },
    },
  }),
);

export const flexibleChips = style(
  inComponent({
    display: 'flex',
    gap: vars.space[8],
    '@media': { [from.tablet]: { flexWrap: 'wrap' } },
  }),
);

const footBase = style(
  inComponent({
    display: 'grid',
    gap: vars.space[8],
    paddingBlockStart: vars.space[8],
    borderBlockStart: `1px solid ${vars.color.border}`,
  }),
);

/** Below months that go on and on it stays in sight. */
export const foot = styleVariants({
  pages: [footBase],
  scroll: [
    footBase,
    inComponent({
      position: 'sticky',
      // Down to the edge of what scrolls, over its padding.
      insetBlockEnd: `calc(-1 * ${vars.space[16]})`,
      zIndex: 1,
      marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
      paddingBlockEnd: vars.space[8],
      background: vars.color.surface,
      // As wide as the months there.
      '@media': {
        [below.phone]: {
          marginInline: `calc(-1 * ${vars.space[8]})`,
          paddingInline: vars.space[8],
        },
      },
    }),
  ],
});

export const chosen = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    minHeight: '44px',
    fontSize: vars.fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const clear = style(
  inComponent({
    minHeight: '44px',
    color: vars.color.link,
    fontWeight: 650,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  }),
);

const legendBase = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.caption,
  }),
);

/** Above months that go on and on. */
export const legend = styleVariants({
  pages: [legendBase, inComponent({ justifyContent: 'center' })],
  scroll: [legendBase, inComponent({ order: -1 })],
});

export const legendEntry = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[8] }),
);
