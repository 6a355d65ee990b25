import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { aReference } from '../../domain/candidates/testing/anAccount';
import { AccountFrame } from '../../src/features/account/AccountFrame';
import { ReferencesView } from '../../src/features/account/references/ReferencesView';
import { GivenReferencePart } from '../../src/features/given-references/GivenReferencePart';
import { aProfile } from '../../src/testing/aProfile';
import { aGivenRequest, aRequest } from '../../src/testing/aReferenceRequest';
import { siteLoader, siteScreen } from '../lib/siteScreen';

const done = async () => {};
const SHARED = {
  applicationId: 'a-1',
  employerName: 'Exempelvård',
  jobTitle: 'Sjuksköterska till akuten',
  sharedAt: '2026-03-02T09:00:00.000Z',
  openUntil: null,
};

const meta = {
  title: 'Screens/Account/Given references',
  component: GivenReferencePart,
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  args: {
    name: 'Chefa Exempelsson',
    demo: false,
    request: undefined,
    applications: [{ id: 'a-2', title: 'Natt på avdelning 4', employer: 'Kliniken' }],
    onAsk: fn(done),
    onWithdraw: fn(done),
    onShare: fn(done),
    onUnshare: fn(done),
    onReadOpenings: fn(async () => []),
  },
  decorators: [
    (Story) => (
      <AccountFrame profile={aProfile()} page="references" linkComponent="a">
        <ReferencesView
          references={[aReference()]}
          experiences={[]}
          complete
          options={undefined}
          production
          today="2026-03-02"
          givenOf={() => <Story />}
          onSaveReference={done}
          onDeleteReference={done}
          onSaveExperience={done}
          onDeleteExperience={done}
          onSayComplete={done}
        />
      </AccountFrame>
    ),
    siteScreen,
  ],
} satisfies Meta<typeof GivenReferencePart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody was asked; the question says what is mailed, and in which language. */
export const Ask: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByRole('button', { name: say('given_references.ask') }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(
      dialog.getByRole('radio', { name: say('given_references.ask.language.en') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: say('given_references.ask.send') }));
    await expect(args.onAsk).toHaveBeenCalledWith('en');
  },
};
/** The line breaks: the question stays open with what was chosen, and says it. */
export const NotAsked: Story = {
  args: { onAsk: fn(() => Promise.reject(new Error('No line.'))) },
  play: async ({ canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    await userEvent.click(canvas.getByRole('button', { name: say('given_references.ask') }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    const english = dialog.getByRole('radio', { name: say('given_references.ask.language.en') });
    await userEvent.click(english);
    await userEvent.click(dialog.getByRole('button', { name: say('given_references.ask.send') }));
    await expect(await dialog.findByText(say('given_references.failed'))).toBeVisible();
    await expect(english).toBeChecked();
  },
};
export const Asked: Story = { args: { request: aRequest() } };
export const Declined: Story = { args: { request: aRequest({ state: 'declined' }) } };
export const Expired: Story = { args: { request: aRequest({ state: 'expired' }) } };
export const Given: Story = { args: { request: aGivenRequest() } };
/** Shared with one employer, who has read it; taking it back needs one press. */
export const Shared: Story = {
  args: { request: aGivenRequest({ shares: [SHARED], openings: 2 }) },
  play: async ({ args, canvas, loaded, userEvent }) => {
    const say = (id: string, values = {}) => loaded.intl.formatMessage({ id }, values);
    await userEvent.click(canvas.getByText(say('given_references.shares')));
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('given_references.unshare.named', { employer: 'Exempelvård' }),
      }),
    );
    await expect(args.onUnshare).toHaveBeenCalledWith('request-1', 'a-1');
    // Without an application the press says what is missing
    await userEvent.click(canvas.getByRole('button', { name: say('given_references.share.send') }));
    const application = canvas.getByRole('combobox', {
      name: say('given_references.share.application'),
    });
    await expect(application).toBeInvalid();
    await expect(application).toHaveFocus();
    await expect(args.onShare).not.toHaveBeenCalled();
  },
};
/** The BankID is in another name than the one that was asked. */
export const NameDiffers: Story = {
  args: {
    request: aGivenRequest({}, { nameDiffers: true, signedBy: 'Ebba Norrsten', counts: false }),
  },
};
export const Outdated: Story = { args: { request: aGivenRequest({ state: 'outdated' }) } };
export const TakenBack: Story = {
  args: {
    request: aGivenRequest(
      { state: 'taken_back' },
      { takenBackAt: '2026-03-01T09:00:00.000Z', answers: null, signedBy: null, counts: false },
    ),
  },
};
