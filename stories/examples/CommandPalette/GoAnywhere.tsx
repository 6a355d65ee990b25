'use client';

import { Button } from '@vikari/ui-kit/Button';
import { CommandPalette, useCommandShortcut } from '@vikari/ui-kit/CommandPalette';
import { commandPalette } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const GROUPS = [
  {
    label: 'Pages',
    commands: [
      { id: '/rota', label: 'The rota', keywords: 'schedule shifts' },
      { id: '/staff', label: 'Staff', hint: 'Who works here' },
    ],
  },
  { label: 'You', commands: [{ id: '/log-out', label: 'Log out' }] },
];

/** To any page by a few letters, also with Ctrl K. */
export function GoAnywhere() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState('/');
  useCommandShortcut(() => setOpen(true));
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find quickly
      </Button>
      <p>{place}</p>
      <CommandPalette
        {...commandPalette}
        title="Find quickly"
        groups={GROUPS}
        open={open}
        onClose={() => setOpen(false)}
        onCommand={({ id }) => setPlace(id)}
      />
    </>
  );
}
