import type { TFunction } from 'i18next';

/** `50% of the price`, or words where no figure is needed. */
export function feeWords(percent: number, t: TFunction): string {
  if (percent === 0) return t('legal:noFee');
  return percent === 100 ? t('legal:wholeFee') : t('legal:fee', { percent });
}
