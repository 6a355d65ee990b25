'use client';

import { ShiftList } from '@vikari/ui-kit/ShiftList';
import { shiftList } from '@vikari/ui-kit/texts/en';

/** The shifts of an assignment by week. */
export function Basic() {
  return (
    <ShiftList
      {...shiftList}
      weeks={[
        {
          id: '49',
          title: 'Week 49',
          note: '38 hours',
          rows: [
            { days: 'Mon–Wed', times: '7:00–16:00' },
            { days: 'Fri', times: '21:00–7:00', note: 'Night' },
          ],
        },
        { id: '50', title: 'Week 50', rows: [{ days: 'Mon–Thu', times: '7:00–16:00' }] },
      ]}
    />
  );
}
