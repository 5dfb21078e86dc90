/** Settings of the layout, for tests: the terms of the specification. */
import type { LayoutSettings } from '../../contract/layout.ts';

export const LAYOUT_SETTINGS: LayoutSettings = {
  currencies: [{ isoCode: 'EUR', symbol: '€' }],
  exchangeRates: { EUR: 1, GBP: 0.86, USD: 1.1 },
  installmentPayments: false,
  balanceDueDays: 31,
  freeCancellationDays: 31,
  flexibleCancellationDays: 8,
  cancellationFees: [
    { untilDays: 15, percent: 50 },
    { untilDays: 0, percent: 100 },
  ],
  flexibleCancellationPrice: { EUR: 5900, GBP: 4900, USD: 6500 },
  decisionDays: 42,
};
