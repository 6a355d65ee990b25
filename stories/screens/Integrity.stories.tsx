import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../../domain/api/errors';
import { IntegrityTab } from '../../src/pages/account/IntegrityTab';
import { anExport } from '../../src/testing/anExport';
import { aProfile } from '../../src/testing/aProfile';
import { type Answers, fakeServices } from '../../src/testing/fakeServices';
import { integrityAnswers } from '../../src/testing/integrityAnswers';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { siteLoader } from '../lib/siteScreen';

/** The tab over services that answer as the story says. */
const overServices: Decorator = (Story, { loaded, parameters }) => {
  const answers: Answers = { ...integrityAnswers(), ...parameters.answers };
  const router = createMemoryRouter([{ path: '*', element: <Story /> }]);
  return (
    <SiteFrame intl={loaded.intl} api={fakeServices(answers).client}>
      <main
        style={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 60rem)',
          justifyContent: 'center',
          padding: '1rem',
        }}
      >
        <RouterProvider router={router} />
      </main>
    </SiteFrame>
  );
};

const meta = {
  title: 'Screens/Integrity',
  component: IntegrityTab,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [overServices],
} satisfies Meta<typeof IntegrityTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answers: Answers) => ({ answers });
const exportsAre = (...results: ReturnType<typeof anExport>[]) =>
  answering({ 'users/exports': { status: 0, results } });
const never = () => new Promise<object>(() => {});
const bankidWanted = new ApiError('bankid_confirmation_required', 'Confirm with BankID.');
const lineBroken = new ApiError('network_error', 'The line broke.');

export const Ready: Story = {};

/** A new candidate: one session, no connections, and no profile views. */
export const Empty: Story = {
  parameters: answering({
    'session/me': {
      status: 0,
      profile: aProfile({ bankIdVerified: false, verifiedName: null }),
      sharedComputer: false,
    },
    'session/sessions': {
      status: 0,
      results: [
        {
          id: 's-1',
          current: true,
          createdAt: '2026-11-21T08:00:00.000Z',
          lastSeenAt: '2026-11-21T08:00:00.000Z',
          sharedComputer: true,
          device: null,
        },
      ],
    },
    'session/social_connections': { status: 0, results: [], bankid: null },
    'users/profile_views': { status: 0, results: [], nextPageToken: null },
  }),
};

/** A BankID was added some hours ago: it gives the strongest powers after a day. */
export const NewWay: Story = {
  parameters: answering({
    'session/social_connections': {
      status: 0,
      results: [
        {
          provider: 'google',
          email: 'alva.nordanvik@example.com',
          linkedAt: '2026-10-02T09:15:00.000Z',
          countsFrom: null,
          device: null,
        },
      ],
      bankid: {
        addedAt: '2026-11-21T07:30:00.000Z',
        countsFrom: '2026-11-22T07:30:00.000Z',
        device: 'Firefox, Windows',
      },
    },
  }),
};

export const Loading: Story = {
  parameters: answering({
    'session/sessions': never,
    'session/social_connections': never,
    'users/profile_views': never,
    'users/exports': never,
  }),
};

export const Failed: Story = {
  parameters: answering({
    'session/sessions': lineBroken,
    'session/social_connections': lineBroken,
    'users/profile_views': lineBroken,
    'users/exports': lineBroken,
  }),
};

export const ExportQueued: Story = {
  parameters: exportsAre(anExport({ status: 'queued', progress: 0, size: null, expiresAt: null })),
};
export const ExportRunning: Story = {
  parameters: exportsAre(
    anExport({ status: 'running', progress: 0.45, size: null, expiresAt: null }),
  ),
};
export const ExportReady: Story = { parameters: exportsAre(anExport()) };
export const ExportIncomplete: Story = {
  parameters: exportsAre(anExport({ incomplete: true })),
  play: async ({ canvas, loaded }) => {
    const t = (id: string) => loaded.intl.formatMessage({ id });
    await expect(await canvas.findByText(t('integrity.export.ready_in_part'))).toBeVisible();
    await expect(canvas.getByText(t('integrity.export.incomplete'))).toBeVisible();
  },
};
export const ExportFailed: Story = {
  parameters: exportsAre(anExport({ status: 'failed', size: null, expiresAt: null })),
};
export const ExportExpired: Story = {
  parameters: exportsAre(anExport({ status: 'expired', size: null })),
};

/** The last BankID was too long ago: the page explains it, with a link to BankID. */
export const NeedsBankid: Story = {
  parameters: answering({ 'users/request_export': bankidWanted }),
  play: async ({ canvas, loaded }) => {
    const t = (id: string) => loaded.intl.formatMessage({ id });
    const section = await canvas.findByRole('region', { name: t('integrity.export.title') });
    await userEvent.click(
      await within(section).findByRole('button', { name: t('integrity.export.request') }),
    );
    const note = await within(section).findByRole('group', { name: t('integrity.bankid.title') });
    await expect(note).toHaveFocus();
  },
};

/** Something else than the account's address is refused, and stays. */
export const WrongConfirmation: Story = {
  play: async ({ canvas, loaded }) => {
    const t = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(await canvas.findByRole('button', { name: t('integrity.delete.open') }));
    const field = await canvas.findByRole('textbox');
    await userEvent.type(field, 'somebody@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('integrity.delete.confirm') }));
    await expect(
      await canvas.findByRole('link', { name: t('validation.confirmation') }),
    ).toBeVisible();
    await expect(field).toHaveValue('somebody@example.com');
  },
};
