'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Popover } from '@vikari/ui-kit/Popover';

/** A little more, beside what it explains. */
export function Explanation() {
  return (
    <Popover
      title="How pay is worked out"
      closeLabel="Close"
      trigger={(props) => (
        <Button variant="secondary" {...props}>
          How is it worked out?
        </Button>
      )}
    >
      <p>The hourly rate times your hours, less the tax in your municipality.</p>
    </Popover>
  );
}
