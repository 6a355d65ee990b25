import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AskedDocumentsView } from '../../src/features/application/asked/AskedDocumentsView';
import { aDocument } from '../../src/testing/aDocument';
import { anApplication } from '../../src/testing/anApplication';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const documentRequest = {
  types: ['id_card' as const, 'cpr_certificate' as const],
  missing: ['id_card' as const, 'cpr_certificate' as const],
  message: 'Hej!\nVi behöver de här innan du kan börja.',
  dueOn: '2026-12-01',
  askedAt: '2026-11-20T09:30:00.000Z',
};
const waiting = anApplication({
  status: 'pending',
  pendingFrom: 'qualified',
  documentRequest,
  waitsFor: ['documents'],
});
const card = aDocument({ id: 'card', type: 'id_card', name: 'Id-kort, framsida' });

const meta = {
  title: 'Screens/AskedDocuments',
  component: AskedDocumentsView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
  args: {
    application: waiting,
    documents: [card, { ...card, id: 'older', name: 'Id-kort 2024', validTo: '2027-05-01' }],
    uploadFor: (): ReactNode => <p>…</p>,
    saving: false,
    problem: null,
    done: false,
    today: '2026-11-21',
    jobHref: '/jobb/v-1',
    applicationsHref: '/job-applications',
    documentsHref: '/account?page=documents',
    linkComponent: 'a',
    onShare: fn(),
  },
} satisfies Meta<typeof AskedDocumentsView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of two is there already: it is chosen, and another can be. */
export const Waiting: Story = {
  play: async ({ canvas, args, loaded }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Id-kort 2024/ }));
    const name = loaded.intl.formatMessage({ id: 'asked.share' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onShare).toHaveBeenCalledWith(['older']);
  },
};
/** Nothing to choose from: a press shows what is missing. */
export const NothingYet: Story = {
  args: { documents: [] },
  play: async ({ canvas, args, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'asked.share' });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onShare).not.toHaveBeenCalled();
    const told = loaded.intl.formatMessage({ id: 'asked.required' });
    await expect(canvas.getByText(told)).toBeVisible();
  },
};
/** One is shared, one is left. */
export const OneLeft: Story = {
  args: {
    application: {
      ...waiting,
      documentRequest: { ...documentRequest, missing: ['cpr_certificate'], message: null },
    },
  },
};
/** A document that was shared before the request is marked as such. */
export const SharedBefore: Story = {
  args: {
    documents: [
      {
        ...card,
        sharedWith: [
          {
            applicationId: waiting.id,
            jobTitle: waiting.job.title,
            workplace: waiting.job.workplaceName,
            since: '2026-11-10T08:00:00.000Z',
          },
        ],
      },
    ],
  },
};
/** A criminal record is shown and never uploaded. */
export const ShownOnly: Story = {
  args: {
    application: {
      ...waiting,
      documentRequest: {
        ...documentRequest,
        types: ['criminal_record'],
        missing: ['criminal_record'],
      },
    },
    uploadFor: () => null,
  },
};
export const Late: Story = { args: { today: '2026-12-02' } };
export const Saving: Story = { args: { saving: true } };
export const Gone: Story = { args: { problem: 'gone' } };
export const Done: Story = {
  args: { application: anApplication({ status: 'qualified' }), done: true },
};
/** The request was taken back, or answered elsewhere. */
export const Nothing: Story = { args: { application: anApplication({ status: 'qualified' }) } };
export const Ended: Story = { args: { application: anApplication({ status: 'rejected' }) } };
