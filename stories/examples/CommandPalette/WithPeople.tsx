'use client';

import { Button } from '@vikari/ui-kit/Button';
import { type Command, CommandPalette } from '@vikari/ui-kit/CommandPalette';
import { commandPalette } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

const PEOPLE = ['Amina Hassan', 'Erik Lund', 'Sofia Ek'];

/** Stands for a server: `fetch` takes the signal. */
async function findPeople(query: string, _signal: AbortSignal): Promise<readonly Command[]> {
  return PEOPLE.filter((name) => name.toLowerCase().includes(query.toLowerCase())).map((name) => ({
    id: name,
    label: name,
  }));
}

/** People are looked up, and the text itself can be searched for. */
export function WithPeople() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Find somebody
      </Button>
      <p>{done}</p>
      <CommandPalette
        {...commandPalette}
        title="Find somebody"
        groups={[{ label: 'Pages', commands: [{ id: 'staff', label: 'Staff' }] }]}
        sources={[{ label: 'People', load: findPeople }]}
        forText={(text) => ({
          label: 'Search',
          commands: [{ id: 'search', label: `Search all shifts for ${text}` }],
        })}
        open={open}
        onClose={() => setOpen(false)}
        onCommand={({ label }) => setDone(label)}
      />
    </>
  );
}
