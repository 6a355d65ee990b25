import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../internal/testing/describeConformance';
import { Header, type HeaderProps } from './Header';
import { HeaderAccount } from './HeaderAccount';

const PROPS = {
  logo: 'Vikari',
  homeHref: '#home',
  tagline: 'Vården, på dina villkor',
  links: [
    { label: 'Uppdrag', href: '#jobs', current: true },
    { label: 'Meddelanden', href: '#messages', unread: '1 oläst' },
  ],
  actions: <button type="button">Kom igång</button>,
  secondaryActions: <button type="button">Logga in</button>,
  labels: { home: 'Till startsidan', nav: 'Huvudmeny', menu: 'Meny' },
} satisfies HeaderProps;

describeConformance(Header, { props: PROPS, root: HTMLElement });

function openMenu(): HTMLDetailsElement {
  const menu = screen.getByRole('group');
  if (!(menu instanceof HTMLDetailsElement)) throw new Error('The menu is a details element');
  menu.open = true;
  return menu;
}

it('marks the current page, and explains the dot', () => {
  render(<Header {...PROPS} />);
  const [nav] = screen.getAllByRole('navigation', { name: 'Huvudmeny' });
  expect(nav).toBeDefined();
  if (nav === undefined) return;
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Uppdrag');
  expect(within(nav).getByRole('link', { name: /Meddelanden.*1 oläst/ })).toBeVisible();
});

it.each([
  ['a link', (menu: HTMLElement) => within(menu).getByRole('link', { name: 'Uppdrag' })],
  ['a button', (menu: HTMLElement) => within(menu).getByRole('button', { name: 'Logga in' })],
])('the menu closes when %s in it is pressed', async (_name, find) => {
  render(<Header {...PROPS} />);
  const menu = openMenu();
  await userEvent.click(find(menu));
  expect(menu.open).toBe(false);
});

it('a button pressed in the menu leaves the focus on the menu’s own', async () => {
  render(<Header {...PROPS} />);
  const menu = openMenu();
  await userEvent.click(within(menu).getByRole('button', { name: 'Logga in' }));
  expect(menu.querySelector('summary')).toHaveFocus();
});

describeConformance(HeaderAccount, {
  props: { person: 'Sara', href: '#account', linkText: 'Profil', menuLabel: 'Meny' },
  root: HTMLDivElement,
});

it('the menu of who is signed in has the account and the sign-out, and closes', async () => {
  const { container } = render(
    <HeaderAccount
      person={<span>Sara</span>}
      href="#account"
      linkText="Profil"
      menuLabel="Meny"
      actions={<button type="button">Logga ut</button>}
    />,
  );
  const menu = container.querySelector('details');
  if (menu === null) throw new Error('The account has a menu');
  expect(menu.querySelector('summary')).toHaveTextContent(/Sara.*Meny/);
  expect(within(menu).getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '#account');
  menu.open = true;
  await userEvent.click(within(menu).getByRole('button', { name: 'Logga ut' }));
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('has other actions in the menu of small windows, where they are given', () => {
  render(<Header {...PROPS} menuActions={<button type="button">Logga ut</button>} />);
  expect(within(openMenu()).getByRole('button', { name: 'Logga ut' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Logga in' })).toHaveLength(1);
});

it('the menu stays open when its own surface is pressed', async () => {
  render(<Header {...PROPS} />);
  const menu = openMenu();
  await userEvent.click(within(menu).getByRole('navigation'));
  expect(menu.open).toBe(true);
});

it('Escape closes the menu and returns the focus to its button', async () => {
  render(<Header {...PROPS} />);
  const menu = openMenu();
  within(menu).getByRole('button').focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('the menu closes when the focus moves to the page', async () => {
  render(
    <>
      <Header {...PROPS} />
      <a href="#content">Innehåll</a>
    </>,
  );
  const menu = openMenu();
  within(menu).getByRole('link', { name: 'Uppdrag' }).focus();
  act(() => within(menu).getByRole('button', { name: 'Logga in' }).focus());
  expect(menu.open).toBe(true);
  act(() => screen.getByRole('link', { name: 'Innehåll' }).focus());
  expect(menu.open).toBe(false);
});

it('Escape leaves the focus alone when the menu is closed', async () => {
  render(<Header {...PROPS} />);
  const home = screen.getByRole('link', { name: /^Vikari\s*Till startsidan$/ });
  home.focus();
  await userEvent.keyboard('{Escape}');
  expect(home).toHaveFocus();
});

it('is called by a logo that is a text, so that it is found by what is seen', () => {
  render(<Header {...PROPS} logo={<b>Avdelning 4</b>} />);
  // A browser separates them, as boxes of their own
  expect(screen.getByRole('link', { name: /^Avdelning 4\s*Till startsidan$/ })).toBeVisible();
});
