'use client';

import { ContentsList } from '@vikari/ui-kit/ContentsList';
import { contentsList } from '@vikari/ui-kit/texts/en';

/** `currentId` marks the part that is being read. */
export function Basic() {
  return (
    <ContentsList
      {...contentsList}
      currentId="needs"
      items={[
        { id: 'why', text: 'Why take assignments?', level: 2 },
        { id: 'needs', text: 'What you need', level: 2 },
        { id: 'licence', text: 'Licence', level: 3 },
      ]}
    />
  );
}
