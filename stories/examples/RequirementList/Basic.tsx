'use client';

import { RequirementList } from '@vikari/ui-kit/RequirementList';
import { requirementList } from '@vikari/ui-kit/texts/en';

/** What a workplace asks for, and whether you have it. */
export function Basic() {
  return (
    <RequirementList
      {...requirementList}
      label="Requirements"
      items={[
        {
          id: 'licence',
          title: 'Licence as a nurse',
          status: { text: 'You have it', tone: 'success', icon: 'check' },
        },
        {
          id: 'cpr',
          title: 'CPR certificate of this year',
          status: { text: 'Missing', tone: 'warning', icon: 'warning' },
          action: { label: 'Upload it', href: '#documents' },
        },
      ]}
    />
  );
}
