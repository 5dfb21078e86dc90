/** What several modals are made of. */
import { style } from '@vanilla-extract/css';
import { inComponent } from '../../styles/layered.ts';
import { vars } from '../../styles/tokens.css.ts';

export const prose = style(inComponent({ display: 'grid', gap: vars.space[16], minWidth: 0 }));

export const lead = style(
  inComponent({ fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.snug }),
);

export const muted = style(
  inComponent({ color: vars.color.textMuted, fontSize: vars.fontSize.small }),
);

export const subtitle = style(inComponent({ fontSize: vars.fontSize.lead }));

/** Ways to go, one under the other, each as wide as the modal. */
export const choices = style(inComponent({ display: 'grid', gap: vars.space[8] }));

export const choice = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    width: '100%',
    minHeight: '56px',
    padding: `${vars.space[8]} ${vars.space[16]}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.text,
    fontWeight: 650,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderColor: vars.color.accent, background: vars.color.sunken },
      '&[aria-current="true"], &[aria-pressed="true"]': {
        borderColor: vars.color.accent,
        background: vars.color.accentSoft,
      },
    },
  }),
);

/** A choice among several and its button. */
export const choiceForm = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: vars.space[12],
  }),
);

export const choiceWords = style(inComponent({ display: 'grid', flexGrow: 1, minWidth: 0 }));

/** The first line: what stands below it has the whole width, so that it wraps in few places. */
export const choiceLine = style(
  inComponent({ display: 'flex', alignItems: 'baseline', gap: vars.space[12] }),
);

/** Fainter than the choice that it stands beside. */
export const choiceNote = style(
  inComponent({
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: 400,
  }),
);

/** At the end of a choice. */
export const choiceEnd = style(inComponent({ marginInlineStart: 'auto', whiteSpace: 'nowrap' }));

export const steps = style(
  inComponent({ display: 'grid', gap: vars.space[20], counterReset: 'step' }),
);

const beside = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: vars.space[12],
  }),
);

const mark = {
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.pill,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
} as const;

/** One after the other: each with its number. */
export const step = style([
  beside,
  inComponent({
    counterIncrement: 'step',
    selectors: {
      '&::before': {
        ...mark,
        content: 'counter(step)',
        fontFamily: vars.font.display,
        fontWeight: 750,
      },
    },
  }),
]);

/** One or the other: each with an icon. */
export const ways = style(inComponent({ display: 'grid', gap: vars.space[20] }));
export const way = beside;
export const wayMark = style(inComponent(mark));

export const stepWords = style(
  inComponent({ display: 'grid', justifyItems: 'start', gap: vars.space[8] }),
);

/** Parts with headings of their own. */
export const parts = style(inComponent({ display: 'grid', gap: vars.space[32] }));
