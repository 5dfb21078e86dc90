/**
 * What a visitor counted into the cost of a tour and can wish with a seat (TRV-15, BOOK-01): the link to
 * the form brings it along, so that its boxes are ticked without a script.
 */
import { parseCostChoice, type CostPart } from '../../domain/cost-choice.ts';
import { ENQUIRY_WISHES } from './enquiry-fields.ts';

export type EnquiryWish = (typeof ENQUIRY_WISHES)[number];

const PART_OF: Readonly<Record<EnquiryWish, CostPart>> = {
  privateRoom: 'privateRoom',
  flexibleCancellation: 'flexible',
};

/** As a ticked box is sent. */
const TICKED = 'on';

/** The link to the form, with the wishes that the query of its page chooses. */
export function withChosenWishes(href: string, pageQuery: URLSearchParams): string {
  const parts = parseCostChoice(pageQuery);
  const wishes = ENQUIRY_WISHES.filter((wish) => parts.includes(PART_OF[wish]));
  const added = wishes.map((wish) => `&${wish}=${TICKED}`).join('');
  return `${href}${added}`;
}

/** The wishes of such a link. */
export function parseChosenWishes(query: URLSearchParams): readonly EnquiryWish[] {
  return ENQUIRY_WISHES.filter((wish) => query.get(wish) === TICKED);
}
