import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { StoryRole } from '../../../.storybook/globals';
import { contextOf } from '../../../src/data/pageLoader';
import { createSiteData, type SiteData } from '../../../src/data/siteData';
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
  /** Called with the site's data, before it is rendered. */
  onData?: (data: SiteData) => void;
}

/** The site at an address, for one viewer, with its own services. */
export function Journey({ intl, role, path, onData }: JourneyProps) {
  const [data] = useState(() => {
    const made = createSiteData(journeyServices(PEOPLE[role]).client);
    onData?.(made);
    return made;
  });
  const [router] = useState(() =>
    createMemoryRouter(journeyRoutes(languageOf(intl)), {
      initialEntries: [path],
      getContext: () => contextOf({ side: 'browser', data }),
    }),
  );
  return (
    <SiteFrame intl={intl} data={data} messages={false}>
      <RouterProvider router={router} />
    </SiteFrame>
  );
}
