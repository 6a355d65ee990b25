import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '@vikari/ui-kit/Avatar';
import { Button } from '@vikari/ui-kit/Button';
import { Header, HeaderAccount, type HeaderLink } from '@vikari/ui-kit/Header';
import { LanguageSwitch } from '@vikari/ui-kit/LanguageSwitch';
import { Logo } from '@vikari/ui-kit/Logo';
import { expect, userEvent, within } from 'storybook/test';
import { textsFor } from '../lib/texts';

const meta = {
  title: 'Components/Navigation/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    homeHref: '#home',
    links: [],
    labels: { home: 'Vikari, till startsidan', nav: 'Huvudmeny', menu: 'Meny' },
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

const WORDS = {
  sv: {
    tagline: 'Vården, på dina villkor',
    labels: { home: 'Vikari, till startsidan', nav: 'Huvudmeny', menu: 'Meny' },
    jobs: 'Lediga uppdrag',
    salary: 'Löner',
    about: 'Om oss',
    applications: 'Mina ansökningar',
    messages: 'Meddelanden',
    unread: '1 oläst meddelande',
    login: 'Logga in',
    start: 'Kom igång',
    language: 'Språk',
    account: 'Ditt konto',
    logout: 'Logga ut',
  },
  en: {
    tagline: 'Care work on your terms',
    labels: { home: 'Vikari, to the start page', nav: 'Main menu', menu: 'Menu' },
    jobs: 'Open assignments',
    salary: 'Pay',
    about: 'About us',
    applications: 'My applications',
    messages: 'Messages',
    unread: '1 unread message',
    login: 'Log in',
    start: 'Get started',
    language: 'Language',
    account: 'Your account',
    logout: 'Log out',
  },
};

function Languages({ label, english }: { label: string; english: boolean }) {
  return (
    <LanguageSwitch
      label={label}
      options={[
        { language: 'sv', name: 'Svenska', href: '#sv', current: !english },
        { language: 'en', name: 'English', href: '#en', current: english },
      ]}
    />
  );
}

/** For a visitor: registration as the action, and login as the secondary action. */
export const Visitor: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    const links: HeaderLink[] = [
      { label: words.jobs, href: '#jobs', current: true },
      { label: words.salary, href: '#salary' },
      { label: words.about, href: '#about' },
    ];
    return (
      <Header
        {...args}
        tagline={words.tagline}
        labels={words.labels}
        links={links}
        utilities={<Languages label={words.language} english={globals.locale !== 'sv'} />}
        secondaryActions={<Button variant="secondary">{words.login}</Button>}
        actions={<Button>{words.start}</Button>}
      />
    );
  },
};

/** Signed in: the red dot has a text for screen readers; the avatar opens a menu, or on a phone the account. */
export const Candidate: Story = {
  render: (args, { globals }) => {
    const words = textsFor(globals, WORDS);
    const links: HeaderLink[] = [
      { label: words.jobs, href: '#jobs' },
      { label: words.applications, href: '#applications', current: true },
      { label: words.messages, href: '#messages', unread: words.unread },
    ];
    const logout = (
      <Button variant="quiet" size="small">
        {words.logout}
      </Button>
    );
    return (
      <Header
        {...args}
        labels={words.labels}
        links={links}
        menuActions={logout}
        actions={
          <HeaderAccount
            person={
              <>
                <Avatar name="Sara Lind" size="small" />
                <span>Sara</span>
              </>
            }
            href="#account"
            linkText={words.account}
            menuLabel={words.labels.menu}
            actions={logout}
          />
        }
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const wide = window.matchMedia('(min-width: 1024px)').matches;
    if (!wide) await userEvent.click(canvas.getByText(words.labels.menu));
    const nav = canvas.getByRole('navigation', { name: words.labels.nav });
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
      words.applications,
    );
    const name = `${words.messages} ${words.unread}`;
    await expect(within(nav).getByRole('link', { name })).toBeVisible();
  },
};

/** In a small window: a press opens the menu, Escape closes it and returns the focus. */
export const SmallWindow: Story = {
  ...Visitor,
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { viewports: [360] } },
  play: async ({ canvasElement, globals }) => {
    const words = textsFor(globals, WORDS);
    const canvas = within(canvasElement);
    const menu = canvasElement.querySelector('details');
    const button = canvas.getByText(words.labels.menu).closest('summary');
    if (menu === null || button === null || button.checkVisibility() === false) return;
    button.focus();
    await userEvent.click(button);
    await expect(menu).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(menu).not.toHaveAttribute('open');
  },
};
