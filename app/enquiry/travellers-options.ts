/** How many people one can ask for seats for. */
import type { TFunction } from 'i18next';
import type { SelectOption } from '../ui/select/select.tsx';

/**
 * As many as there are seats, and what was chosen where that is more by now: without it the browser would
 * choose the first by itself, and the form would be sent again for one person.
 */
export function travellersOptions(
  maximum: number,
  chosen: number,
  t: TFunction<'enquiry'>,
): SelectOption[] {
  const optionOf = (count: number) => ({
    value: String(count),
    label: t('form.travellersOption', { count }),
  });
  const options = Array.from({ length: maximum }, (_, index) => optionOf(index + 1));
  if (chosen <= maximum) return options;
  const { value, label } = optionOf(chosen);
  return [...options, { value, label: t('form.travellersTooMany', { travellers: label }) }];
}
