import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#domain/language';
import { aProfile } from '../../../testing/aProfile';
import { aChat } from '../../../testing/aThread';
import { type Answers, fakeServices } from '../../../testing/fakeServices';
import { renderSite } from '../../../testing/renderSite';
import { stubMatchMedia } from '../../../testing/stubMatchMedia';
import { wordsOf } from '../../../testing/words';
import { ShellFooter } from '../ShellFooter';
import { siteCommands } from './commandGroups';

const VISITOR = { 'session/me': { status: 0, profile: null } };
const CANDIDATE = { 'session/me': { status: 0, profile: aProfile() } };
const ROUTES = [
  {
    id: 'root',
    loader: () => ({ extra: [] }),
    HydrateFallback: () => null,
    path: '*',
    element: (
      <>
        <input aria-label="Namn" />
        <ShellFooter />
      </>
    ),
  },
];

async function start(answers: Answers, { path = '/', language = 'sv' as Language } = {}) {
  const { client, asked } = fakeServices(answers);
  const site = await renderSite(ROUTES, { api: client, path, language });
  await screen.findByRole('contentinfo');
  return { ...site, asked };
}

/** Presses the shortcut on the page. */
const press = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

async function open(name: string) {
  // The page hears the shortcut a moment after it is drawn
  const dialog = await waitFor(() => {
    press();
    return screen.getByRole('dialog', { name });
  });
  await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  return dialog;
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => stubMatchMedia('(hover: hover) and (pointer: fine)'));
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.colorScheme;
  window.localStorage.clear();
});

describe('the commands of the site', () => {
  // They are loaded when they are opened, which takes a while on a busy machine.
  beforeAll(async () => {
    await import('./SiteCommands');
  });

  it('goes to a page that is named by another word', async () => {
    const { router } = await start(VISITOR);
    await open('Hitta snabbt');
    await userEvent.keyboard('netto{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/lon-utdelnings-kalkylator'));
    await gone();
  });

  it('opens the list of jobs with the text', async () => {
    const { router } = await start(VISITOR);
    await open('Hitta snabbt');
    await userEvent.keyboard('iva natt');
    expect(names()).toEqual(['Sök uppdrag efter ”iva natt”']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/lediga-jobb'));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('iva natt');
  });

  it('opens a chat of a candidate by the name of the employer', async () => {
    const chat = aChat({ id: 'c/1', employer: { ...aChat().employer, name: 'Danderyds sjukhus' } });
    const other = aChat({ id: 'c2', employer: { ...aChat().employer, name: 'Sahlgrenska' } });
    const { router } = await start({
      ...CANDIDATE,
      'chats/fetch_chats': { status: 0, results: [chat, other], nextPageToken: null },
    });
    await open('Hitta snabbt');
    await userEvent.keyboard('dander');
    await userEvent.click(await screen.findByRole('option', { name: /^Danderyds sjukhus/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/messages/c%2F1'));
  });

  it('shows no page of a candidate to a visitor, and reads nothing of theirs', async () => {
    const { asked } = await start(VISITOR);
    await open('Hitta snabbt');
    expect(screen.queryByRole('group', { name: 'Dina sidor' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Logga in' })).toBeInTheDocument();
    expect(asked.map(({ path }) => path)).not.toContain('chats/fetch_chats');
  });

  it('changes the colours at once, and keeps them for the script before the first paint', async () => {
    await start(VISITOR);
    await open('Hitta snabbt');
    await userEvent.keyboard('mörkt{Enter}');
    expect(document.documentElement.dataset.colorScheme).toBe('dark');
    expect(window.localStorage.getItem('color-scheme')).toBe('dark');
    await gone();
    await open('Hitta snabbt');
    await userEvent.keyboard('utseende');
    expect(names().slice(0, 2)).toEqual(['Ljust utseende', 'Utseende som enheten']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(document.documentElement.dataset.colorScheme).toBeUndefined();
    expect(window.localStorage.getItem('color-scheme')).toBeNull();
  });

  it('is in English on an English page, and opens from the footer', async () => {
    await start(VISITOR, { language: 'en' });
    await userEvent.click(screen.getByRole('link', { name: 'Find quickly (Ctrl K)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Find quickly' });
    expect(within(dialog).getByRole('option', { name: 'Contact' })).toBeInTheDocument();
    const swedish = within(dialog).getByText('Byt språk till Svenska');
    expect(swedish).toHaveAttribute('lang', 'sv');
  });

  it('leaves the shortcut to a text field', async () => {
    await start(VISITOR);
    const field = screen.getByLabelText('Namn');
    expect(fireEvent.keyDown(field, { key: 'k', ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('has commands of different ids, in both languages, with the address of the other language', async () => {
  for (const language of ['sv', 'en'] as const) {
    const words = await wordsOf(language);
    const groups = siteCommands({
      words,
      isSignedIn: true,
      pathname: '/stockholm/lediga-jobb',
      search: '?q=natt',
      scheme: null,
    });
    const commands = groups.flatMap((group) => group.commands);
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
    for (const { label } of commands) expect(label).toMatch(/^\S/u);
    const change = commands.find(({ id }) => id.startsWith('language'));
    expect(change?.deed).toEqual({
      reload:
        language === 'sv'
          ? '/stockholm/available-jobs?q=natt&lang=en'
          : '/stockholm/lediga-jobb?q=natt&lang=sv',
    });
  }
});
