import type { ElementType, ReactNode } from 'react';
import { card, cardBody, liftedCard } from './card.css.ts';

export interface CardProps {
  /** Drawn edge to edge above the body: a poster. */
  readonly media?: ReactNode;
  /** Whether a link with the class `cardLink` stretches over the card, which then rises under the pointer. */
  readonly linked?: boolean;
  readonly as?: ElementType;
  readonly children: ReactNode;
}

/** A surface with an image and a body. */
export function Card({ media, linked = false, as: Element = 'article', children }: CardProps) {
  return (
    <Element className={linked ? `${card} ${liftedCard}` : card}>
      {media}
      <div className={cardBody}>{children}</div>
    </Element>
  );
}
