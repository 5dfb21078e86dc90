import { describe } from 'vitest';
import { testFaults } from '../../test/support/content-faults.ts';

const LAYOUT = 'layout.yaml';
const FEES = `${LAYOUT} settings.cancellationFees`;

describe('TRV-09 settings of cancelling that contradict themselves stop the import', () => {
  testFaults([
    [
      'a fee on days that are free',
      (content) => content.set(LAYOUT, 'settings.freeCancellationDays', 15),
      `${FEES}: a fee until 15 days before departure, while cancelling is free until 15`,
    ],
    [
      'an option that takes days away',
      (content) => content.set(LAYOUT, 'settings.flexibleCancellationDays', 60),
      `${FEES}: with the flexible option cancelling is free until 60 days`,
    ],
    [
      'no fee that says what not coming costs',
      (content) => content.unset(LAYOUT, 'settings.cancellationFees'),
      `${FEES}: the last fee is for the day itself and for not coming`,
    ],
    [
      'more than the price',
      (content) => content.set(LAYOUT, 'settings.cancellationFees.1.percent', 120),
      `${LAYOUT} settings.cancellationFees.1.percent`,
    ],
  ]);
});
