'use client';

import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { breadcrumbs } from '@vikari/ui-kit/texts/en';

/** The last one is the page itself. */
export function Basic() {
  return (
    <Breadcrumbs
      {...breadcrumbs}
      crumbs={[
        { label: 'Assignments', href: '#assignments' },
        { label: 'Kiruna', href: '#kiruna' },
        { label: 'Nurse, emergency department', href: '#nurse' },
      ]}
    />
  );
}
