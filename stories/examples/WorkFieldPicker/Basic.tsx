'use client';

import { workFieldPicker } from '@vikari/ui-kit/texts/en';
import { WorkFieldPicker } from '@vikari/ui-kit/WorkFieldPicker';

/** Groups of fields of care; a press opens a group. */
export function Basic() {
  return (
    <WorkFieldPicker
      {...workFieldPicker}
      label="Fields of care"
      defaultValue={['intensive-care']}
      groups={[
        {
          id: 'acute',
          label: 'Emergency',
          icon: 'emergency',
          count: 128,
          fields: [
            { id: 'emergency-department', label: 'Emergency department' },
            { id: 'intensive-care', label: 'Intensive care' },
          ],
        },
        {
          id: 'mind',
          label: 'Psychiatry',
          icon: 'psychiatry',
          count: 64,
          fields: [{ id: 'adults', label: 'Adults' }],
        },
      ]}
    />
  );
}
