import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { anApplication } from '../../testing/anApplication';
import { anEligibility } from '../../testing/anEligibility';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { DocumentsTab } from './DocumentsTab';

it('compares the documents with the last assignment that was applied for', async () => {
  const interest = anApplication({ id: 'a-2', jobId: 'v-2', status: 'interested' });
  const applied = anApplication({ id: 'a-1', jobId: 'v-1', status: 'candidate' });
  const { client, asked } = fakeServices({
    'users/user_documents': {
      status: 0,
      results: [],
      shownCriminalRecords: [],
      criminalRecordUpload: null,
    },
    fetch_applications: { status: 0, results: [interest, applied], nextPageToken: null, total: 2 },
    fetch_eligibility: (request) => ({
      status: 0,
      results: (request as { jobIds: string[] }).jobIds.map((jobId) => ({
        ...anEligibility({ candidate: { documents: [{ type: 'cv', validTo: null }] } }),
        jobId,
      })),
    }),
  });
  // jsdom has none
  Element.prototype.scrollIntoView = () => {};
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  await renderSite(<DocumentsTab />, { api: client, path: '/account?page=documents' });
  await userEvent.click(await screen.findByText('3 av 4 saknas'));
  const list = screen.getByRole('list', { name: 'Handlingarna' });
  expect(list).toHaveTextContent('HLR-intyg Saknas');
  // Each leads to its own card, also on this page
  await userEvent.click(within(list).getByRole('link', { name: /HLR/ }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'HLR-intyg' })).toHaveFocus());
  const about = asked.filter(({ path }) => path === 'fetch_eligibility');
  expect(about.map(({ request }) => request)).toEqual([{ jobIds: [applied.job.id] }]);
});
