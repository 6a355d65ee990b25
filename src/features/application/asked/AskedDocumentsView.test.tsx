import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { anApplication } from '../../../testing/anApplication';
import { renderSite } from '../../../testing/renderSite';
import { AskedDocumentsView, type AskedDocumentsViewProps } from './AskedDocumentsView';

const PROPS = {
  application: anApplication({
    status: 'pending',
    pendingFrom: 'qualified',
    documentRequest: {
      types: ['cv', 'id_card'],
      missing: ['id_card'],
      message: null,
      dueOn: '2026-12-01',
      askedAt: '2026-11-20T09:30:00.000Z',
    },
    waitsFor: ['documents'],
  }),
  documents: [],
  uploadFor: () => null,
  saving: false,
  problem: null,
  done: false,
  today: '2026-11-21',
  jobHref: '/jobb/v-1',
  applicationsHref: '/job-applications',
  documentsHref: '/account?page=documents',
  linkComponent: 'a',
  onShare: () => {},
} satisfies AskedDocumentsViewProps;

it('says what the application still waits for once some of it is shared', async () => {
  let share = () => {};
  function Page() {
    const [done, setDone] = useState(false);
    share = () => setDone(true);
    return <AskedDocumentsView {...PROPS} done={done} />;
  }
  await renderSite(<Page />);
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  act(share);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(
    'Delat med arbetsgivaren. Ansökan väntar fortfarande på: Id-handling.',
  );
});
