/** What a departure costs in all; where it has no price yet, what comes on top of it (TRV-15). */
import type { ReactNode } from 'react';
import { FactList } from '../ui/fact-list/fact-list.tsx';
import type { Price } from '../../domain/money.ts';
import { useCostLines, type CostsOnTop } from './cost-lines.ts';
import { TrueCostForm } from './true-cost-form.tsx';

export interface CostListProps extends CostsOnTop {
  /** Of the departure; null where it has none. */
  readonly price: Price | null;
  /** What is to be said of the price. */
  readonly priceNote: string;
  /** Id of the section that it stands in. */
  readonly sectionId: string;
  /** What is to be said beside the sum. */
  readonly children?: ReactNode;
}

export function CostList({ price, priceNote, sectionId, children, ...costs }: CostListProps) {
  const lines = useCostLines()(costs);
  if (!price)
    return <FactList facts={lines.map(({ part, ...line }) => ({ key: part, ...line }))} />;
  return (
    <TrueCostForm price={price} priceNote={priceNote} lines={lines} sectionId={sectionId}>
      {children}
    </TrueCostForm>
  );
}
