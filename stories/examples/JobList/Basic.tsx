'use client';

import { JobCard } from '@vikari/ui-kit/JobCard';
import { JobList } from '@vikari/ui-kit/JobList';

const JOBS = [
  { id: '1', title: 'Nurse, emergency department', workplace: 'Kiruna hospital', pay: 'SEK 690' },
  { id: '2', title: 'Midwife, maternity ward', workplace: 'Umeå hospital', pay: 'SEK 720' },
  { id: '3', title: 'Doctor, week 3 and 4', workplace: 'Mora health centre', pay: 'SEK 1,150' },
];

/** A card is made when it is drawn, so that a thousand cost no more than a window full. */
export function Basic() {
  return (
    <JobList
      label="Open assignments"
      items={JOBS}
      itemKey={({ id }) => id}
      renderItem={({ id, title, workplace, pay }) => (
        <JobCard
          href={`#job-${id}`}
          title={title}
          workplace={workplace}
          rate={{ amount: pay, unit: 'an hour' }}
        />
      )}
    />
  );
}
