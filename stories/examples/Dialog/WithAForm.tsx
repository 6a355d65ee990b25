'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { TextField } from '@vikari/ui-kit/TextField';
import { dialog } from '@vikari/ui-kit/texts/en';
import { useRef, useState } from 'react';

/** The first field gets the focus; `form` ties the button at the end to the form. */
export function WithAForm() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Nights in the north');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>Your search: {name}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        {...dialog}
        title="Rename the search"
        open={open}
        onClose={() => setOpen(false)}
        initialFocus={field}
        actions={
          <Button type="submit" form="rename">
            Save
          </Button>
        }
      >
        <form
          id="rename"
          onSubmit={(event) => {
            event.preventDefault();
            setName(String(new FormData(event.currentTarget).get('name')));
            setOpen(false);
          }}
        >
          <TextField ref={field} label="Name" name="name" defaultValue={name} />
        </form>
      </Dialog>
    </>
  );
}
