import { AccordionItem } from './accordion.tsx';
import type { UiExamples } from '../ui-examples.ts';

export const ACCORDION_EXAMPLES: UiExamples = {
  'closed and open': (
    <>
      <AccordionItem summary="What is in the price?">
        <p>Beds, breakfasts, the coordinator, insurance.</p>
      </AccordionItem>
      <AccordionItem summary="What is not?" open>
        <p>Flights, and the money pot that the group spends together on the spot.</p>
      </AccordionItem>
    </>
  ),
  'long words, as a heading': (
    <div lang="de">
      <AccordionItem
        id="accordion-long"
        headingAs="h4"
        summary="Reiserücktrittskostenversicherungsbedingungen und Auslandskrankenversicherungsschutz"
      >
        <p>Beides ist enthalten.</p>
      </AccordionItem>
    </div>
  ),
};
