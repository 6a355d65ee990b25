'use client';

import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { FilterBar, FilterBarButton, FilterBarDate } from '@vikari/ui-kit/FilterBar';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { dialog } from '@vikari/ui-kit/texts/en';
import { useState } from 'react';

/** `FilterBarButton` opens a picker of yours; `after` stands below the fields. */
export function WithAPicker() {
  const [open, setOpen] = useState(false);
  const [town, setTown] = useState('');
  return (
    <>
      <FilterBar
        label="Search assignments"
        submitLabel="Search"
        onSubmit={(event) => event.preventDefault()}
        after={
          <Button variant="quiet" size="small" onClick={() => setTown('')}>
            Start again
          </Button>
        }
      >
        <FilterBarButton
          label="Town"
          placeholder="All towns"
          value={town || undefined}
          onOpen={() => setOpen(true)}
        />
        <FilterBarDate label="First day" name="from" min="2026-11-27" />
      </FilterBar>
      <Dialog {...dialog} title="Town" open={open} onClose={() => setOpen(false)}>
        <RadioGroup
          label="Town"
          labelHidden
          options={[
            { id: 'Kiruna', label: 'Kiruna' },
            { id: 'Mora', label: 'Mora' },
          ]}
          value={town}
          onValueChange={setTown}
        />
      </Dialog>
    </>
  );
}
