import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals';
import { DemoNotice } from '../../src/app/shell/DemoNotice';
import { SiteFooter } from '../../src/app/shell/SiteFooter';
import { SiteHeader } from '../../src/app/shell/SiteHeader';
import { SiteTabBar } from '../../src/app/shell/SiteTabBar';
import { fakeServices } from '../../src/testing/fakeServices';
import { SiteFrame } from '../../src/testing/SiteFrame';
import { forgetSite } from '../lib/forgetSite';
import { PEOPLE } from '../lib/people';
import { siteLoader, siteRouter } from '../lib/siteScreen';

const meta = {
  title: 'Screens/Shell',
  parameters: { layout: 'fullscreen' },
  loaders: [siteLoader],
  decorators: [siteRouter],
  beforeEach: forgetSite,
  render: (_args, { loaded, globals }) => {
    const profile = PEOPLE[readGlobals(globals).role];
    const { client } = fakeServices({ 'session/me': { status: 0, profile } });
    return (
      <SiteFrame intl={loaded.intl} api={client}>
        <DemoNotice />
        <SiteHeader />
        <main style={{ minBlockSize: '40vh' }} />
        <SiteFooter />
        <SiteTabBar />
      </SiteFrame>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visitor sees the links to login and registration. */
export const Visitor: Story = {
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const header = within(canvas.getByRole('banner'));
    await header.findByRole('link', { name: say('shell.nav.register') });
    await expect(header.getByRole('link', { name: say('shell.nav.login') })).toBeVisible();
  },
};

/** A candidate has their name, sign-out, and on a phone the tab bar. */
export const Candidate: Story = {
  globals: { role: 'candidate' },
  play: async ({ canvas, loaded }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const header = within(canvas.getByRole('banner'));
    await expect((await header.findAllByText('Alva')).some((one) => one.checkVisibility())).toBe(
      true,
    );
    await expect(header.queryByRole('link', { name: say('shell.nav.login') })).toBeNull();
  },
};

/** A failed sign-out is reported under the header, and the user stays signed in. */
export const SignOutFails: Story = {
  globals: { role: 'candidate' },
  play: async ({ canvas, loaded, userEvent }) => {
    const say = (id: string) => loaded.intl.formatMessage({ id });
    const header = within(canvas.getByRole('banner'));
    const [, account] = await header.findAllByText('Alva');
    if (account) await userEvent.click(account);
    await userEvent.click(await header.findByRole('button', { name: say('shell.nav.sign_out') }));
    await expect(await canvas.findByText(say('shell.sign_out_problem'))).toBeVisible();
    await expect(header.getAllByText('Alva')).not.toHaveLength(0);
  },
};

export const CandidateOnAPhone: Story = {
  globals: { role: 'candidate', viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const name = loaded.intl.formatMessage({ id: 'shell.nav.tabs' });
    await expect(await canvas.findByRole('navigation', { name })).toBeVisible();
  },
};
