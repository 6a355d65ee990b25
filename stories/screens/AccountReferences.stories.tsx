import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aReference, aWholeAccount } from '../../domain/candidates/testing/anAccount';
import { CONSTANTS } from '../../domain/vocabulary/constants';
import { AccountFrame } from '../../src/features/account/AccountFrame';
import { accountOptions } from '../../src/features/account/accountOptions';
import { ReferencesView } from '../../src/features/account/references/ReferencesView';
import { aProfile } from '../../src/testing/aProfile';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const { references, experiences } = aWholeAccount();
const saved = async () => {};

const meta = {
  title: 'Screens/Account/References',
  component: ReferencesView,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [
    (Story) => (
      <AccountFrame profile={aProfile()} page="references" linkComponent="a">
        <Story />
      </AccountFrame>
    ),
    siteScreen,
  ],
  args: {
    references,
    experiences,
    complete: true,
    options: accountOptions(CONSTANTS, { language: 'sv', others: 'Andra' }),
    production: true,
    today: '2026-03-02',
    onSaveReference: fn(saved),
    onDeleteReference: fn(saved),
    onSaveExperience: fn(saved),
    onDeleteExperience: fn(saved),
    onSayComplete: fn(saved),
  },
} satisfies Meta<typeof ReferencesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Empty: Story = { args: { references: [], experiences: [], complete: false } };
/** Nobody has said that the list is complete; saying it fails, and is said at the box. */
export const NotComplete: Story = {
  args: { complete: false, onSayComplete: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const box = canvas.getByRole('checkbox', { name: say('account.experiences.complete') });
    await userEvent.click(box);
    await expect(args.onSayComplete).toHaveBeenCalledWith(true);
    await expect(await canvas.findByText(say('account.experiences.complete.failed'))).toBeVisible();
    await expect(box).not.toBeChecked();
  },
};
export const OneLeft: Story = { args: { references: [aReference({ mayContact: false })] } };

/** Deleting asks for confirmation first. */
export const Deleting: Story = {
  args: { references: [aReference()], experiences: [] },
  play: async ({ args, canvas, userEvent }) => {
    const [, remove] = within(canvas.getAllByRole('listitem').at(-1) ?? document.body).getAllByRole(
      'button',
    );
    if (remove) await userEvent.click(remove);
    const dialog = await within(document.body).findByRole('alertdialog');
    const [, confirm] = within(dialog).getAllByRole('button');
    if (confirm) await userEvent.click(confirm);
    await expect(args.onDeleteReference).toHaveBeenCalledOnce();
  },
};
