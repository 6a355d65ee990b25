import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { StoryRole } from '../../../.storybook/globals';
import { languageOf } from '../../../src/i18n/intl';
import { SiteFrame } from '../../../src/testing/SiteFrame';
import { PEOPLE } from '../../lib/people';
import { journeyRoutes } from './journeyRoutes';
import { journeyServices } from './journeyServices';

interface JourneyProps {
  intl: IntlShape;
  role: StoryRole;
  /** The address to start at. */
  path: string;
}

/** The site at an address, for one viewer, with its own services. */
export function Journey({ intl, role, path }: JourneyProps) {
  const [{ client }] = useState(() => journeyServices(PEOPLE[role]));
  const [router] = useState(() =>
    createMemoryRouter(journeyRoutes(languageOf(intl)), {
      initialEntries: [path],
    }),
  );
  return (
    <SiteFrame intl={intl} api={client} messages={false}>
      <RouterProvider router={router} />
    </SiteFrame>
  );
}
