import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetSite } from '../lib/forgetSite';
import { siteLoader } from '../lib/siteScreen';
import { type JourneyArgs, renderJourney } from './parts/journeyStory';
import { siteTexts } from './parts/siteTexts';

const meta = {
  title: 'Journeys/Sign in',
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The overlay over the current page, from the site’s own header. Everything up to the redirect to BankID, which is another site and is tested end to end.',
      },
    },
  },
  args: { path: '/jobs' },
  loaders: [siteLoader],
  beforeEach: forgetSite,
  render: renderJourney,
} satisfies Meta<JourneyArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new address leads to the form, which has it filled in already. */
export const ANewAddress: Story = {
  play: async ({ canvas, loaded }) => {
    const t = siteTexts(loaded.intl);
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: t('shell.nav.register') }));
    const overlay = within(await screen.findByRole('dialog', { name: t('auth.overlay.title') }));
    await userEvent.type(
      overlay.getByRole('textbox', { name: t('auth.register.email') }),
      'alva.nordanvik@example.com',
    );
    await userEvent.click(overlay.getByRole('button', { name: t('auth.overlay.next') }));
    await canvas.findByRole('heading', { level: 1, name: t('auth.register.title') });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: t('auth.register.email') })).toHaveValue(
      'alva.nordanvik@example.com',
    );
  },
};

/** Closed again: the page is as it was, the focus on the button that opened it. */
export const SecondThoughts: Story = {
  play: async ({ canvas, loaded }) => {
    const t = siteTexts(loaded.intl);
    const header = within(await canvas.findByRole('banner'));
    const opener = header.getByRole('link', { name: t('shell.nav.register') });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: t('auth.overlay.title') });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Up to the redirect to BankID: the chosen button says that it is being opened. */
export const ToBankid: Story = {
  play: async ({ canvas, loaded }) => {
    const t = siteTexts(loaded.intl);
    const header = within(await canvas.findByRole('banner'));
    await userEvent.click(header.getByRole('link', { name: t('shell.nav.register') }));
    const overlay = within(await screen.findByRole('dialog', { name: t('auth.overlay.title') }));
    await userEvent.click(overlay.getByRole('tab', { name: t('auth.login.title') }));
    const other = within(overlay.getByRole('tabpanel')).getByRole('button', {
      name: (name) => name.includes(t('auth.bankid.other')),
    });
    await userEvent.click(other);
    await expect(await overlay.findByText(t('auth.bankid.opening'))).toBeInTheDocument();
    await expect(other).toHaveAttribute('aria-busy', 'true');
  },
};
