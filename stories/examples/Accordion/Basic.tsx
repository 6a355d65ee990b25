import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';

/** Questions with their answers; what is closed is still found by the browser's search. */
export function Basic() {
  return (
    <Accordion>
      <AccordionItem summary="Who pays for the journey?" defaultOpen>
        <p>The workplace pays for travel and housing that are agreed before you start.</p>
      </AccordionItem>
      <AccordionItem summary="When am I paid?">
        <p>On the 25th of the month after the one you worked in.</p>
      </AccordionItem>
    </Accordion>
  );
}
