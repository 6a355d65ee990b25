import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReportJobDialog } from '../../src/features/job-detail/ReportJobDialog';
import { BlockDialog } from '../../src/features/messages/safety/BlockDialog';
import { ReportChatDialog } from '../../src/features/messages/safety/ReportChatDialog';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Safety',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteScreen],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onClose = fn();
const sends = fn(async () => {});
const fails = fn(async () => Promise.reject(new Error('offline')));
const page = within(document.body);

/** A visitor reports a job, and may say where they want the answer. */
export const ReportJob: Story = {
  render: () => <ReportJobDialog open isVisitor onClose={onClose} onReport={sends} />,
};

/** A candidate reports a conversation; without a reason it is not sent. */
export const ReportChat: Story = {
  render: () => <ReportChatDialog open employer="Region Nord" onClose={onClose} onReport={sends} />,
  play: async ({ loaded }) => {
    const text = (id: string) => loaded.intl.formatMessage({ id });
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: text('safety.report.send') }));
    const link = await dialog.findByRole('link', { name: text('safety.report.reason.required') });
    await expect(dialog.getByRole('alert', { name: text('forms.summary.title') })).toHaveFocus();
    await userEvent.click(link);
    await expect(
      dialog.getByRole('radio', { name: text('safety.reason.harassment') }),
    ).toHaveFocus();
  },
};

export const ReportNotSent: Story = {
  render: () => <ReportChatDialog open employer="Region Nord" onClose={onClose} onReport={fails} />,
  play: async ({ loaded }) => {
    const text = (id: string) => loaded.intl.formatMessage({ id });
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: text('safety.reason.fraud') }));
    await userEvent.click(dialog.getByRole('button', { name: text('safety.report.send') }));
    await expect(await dialog.findByText(text('safety.report.failed'))).toBeVisible();
  },
};

export const ReportSent: Story = {
  render: () => <ReportChatDialog open employer="Region Nord" onClose={onClose} onReport={sends} />,
  play: async ({ loaded }) => {
    const text = (id: string) => loaded.intl.formatMessage({ id });
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: text('safety.reason.fraud') }));
    await userEvent.click(dialog.getByRole('button', { name: text('safety.report.send') }));
    await expect(await dialog.findByText(text('safety.report.sent'))).toBeVisible();
  },
};

/** The dialog explains what blocking does before it is confirmed. */
export const Block: Story = {
  render: () => <BlockDialog open employer="Region Nord" onClose={onClose} onBlock={sends} />,
};
