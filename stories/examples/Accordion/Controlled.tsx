'use client';

import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';

/** Your state says whether an item is open, so that a button elsewhere can open it. */
export function Controlled() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(!open)}>
        {open ? 'Hide the terms' : 'Show the terms'}
      </Button>
      <Accordion>
        <AccordionItem summary="Terms" open={open} onOpenChange={setOpen}>
          <p>You can withdraw an application until the workplace has accepted it.</p>
        </AccordionItem>
      </Accordion>
    </>
  );
}
