import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { anEmptyAccount, aReference, somePreferences } from '#domain/candidates/testing/anAccount';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { aDeviceKey } from '../../testing/aDeviceKey';
import { aProfile } from '../../testing/aProfile';
import { type Asked, fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { Component, loader } from './AccountPage';

const card = {
  workRoles: ['sjukskoterska'],
  regions: [],
  experience: 'from_2' as const,
  workFields: [],
  months: null,
  employmentTypes: [],
  rateFrom: null,
  systems: [],
  bankIdVerified: true,
};

// They are loaded when they are opened, which takes a while on a busy machine.
beforeAll(async () => {
  await import('./ProfileTab');
  await import('./PreferencesTab');
  await import('./ReferencesTab');
  await import('../../features/account/profile/LaterSections');
  await import('../../features/account/profile/profileRules');
  await import('../../features/account/preferences/LaterSections');
  await import('../../features/account/preferences/preferencesRules');
}, 30_000);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

interface Options {
  page?: string;
  profile?: Profile;
  answers?: Parameters<typeof fakeServices>[0];
}

async function renderAccount({ page = '', profile = aProfile(), answers = {} }: Options = {}) {
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile, sharedComputer: false },
    'misc/constants': { status: 0, ...CONSTANTS },
    'misc/device_key': { status: 0, data: aDeviceKey },
    'users/job_preferences': {
      status: 0,
      preferences: anEmptyAccount().preferences,
      complete: false,
      missing: {},
    },
    'users/user_references': { status: 0, results: [] },
    'users/experiences': { status: 0, results: [] },
    'users/user_documents': { status: 0, results: [] },
    'users/recruiter_view': {
      status: 0,
      listed: false,
      cards: [card],
      tooFew: [],
      afterInterest: { firstName: 'Alva', bankIdVerified: true },
    },
    'users/profile_views': { status: 0, results: [], nextPageToken: null },
    ...answers,
  });
  const site = await renderSite(
    [{ path: '/account', Component, loader, HydrateFallback: () => null }],
    {
      api: client,
      path: `/account${page}`,
    },
  );
  const user = userEvent.setup();
  return { ...site, user, asked };
}

const saves = (asked: readonly Asked[], path = 'users/save_user_details') =>
  asked.filter((call) => call.path === path).map(({ request }) => request);

/** In one piece: on a slow machine a pause between two keys is long enough for a save. */
async function replace(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.tripleClick(input);
  await user.paste(text);
}

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

it('offers to read the profile’s strength again when a part of it could not be read', async () => {
  let fails = true;
  await renderAccount({
    answers: {
      'users/experiences': () => {
        if (fails) throw new ApiError('unavailable', 'Down.');
        return { status: 0, results: [] };
      },
    },
  });
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'Profilens styrka' })).toBeVisible();
});

describe('a profile that saves itself', () => {
  it('saves a field when it loses the focus, with the value from before', async () => {
    const stored = aProfile({ jobTitle: 'Barnmorska' });
    const { user, asked } = await renderAccount({
      answers: { 'users/save_user_details': { status: 0, profile: stored } },
    });
    const title = await field('Titel');
    await replace(user, title, 'Barnmorska');
    await user.tab();
    expect(await screen.findByText('Profil uppdaterades automatiskt')).toBeVisible();
    expect(saves(asked)).toEqual([{ jobTitle: 'Barnmorska', base: { jobTitle: 'Sjuksköterska' } }]);
  });

  it('shows an error at an invalid field, and sends the others', async () => {
    const { user, asked } = await renderAccount({
      answers: {
        'users/save_user_details': {
          status: 0,
          profile: aProfile({ jobTitle: 'Barnmorska' }),
        },
      },
    });
    const code = await field(/Förskrivarkod/);
    await replace(user, code, '12');
    const title = await field('Titel');
    await replace(user, title, 'Barnmorska');
    await user.tab();
    expect(await screen.findByText('Profil uppdaterades automatiskt')).toBeVisible();
    expect(code).toHaveAccessibleDescription(/Förskrivarkoden har sju siffror/);
    expect(code).toHaveValue('12');
    expect(saves(asked)).toEqual([{ jobTitle: 'Barnmorska', base: { jobTitle: 'Sjuksköterska' } }]);
  });

  it('keeps what was typed while offline, and sends it when online again', async () => {
    let line = false;
    const stored = aProfile({ jobTitle: 'Barnmorska' });
    const { user, asked } = await renderAccount({
      answers: {
        'users/save_user_details': () => {
          if (!line) throw new ApiError('network_error', 'No line.');
          return { status: 0, profile: stored };
        },
      },
    });
    const title = await field('Titel');
    await replace(user, title, 'Barnmorska');
    await user.tab();
    expect(await screen.findByText('Misslyckades att spara ändringar automatiskt')).toBeVisible();
    expect(title).toHaveValue('Barnmorska');
    await waitFor(() => expect(Object.keys(window.localStorage)).toHaveLength(1));
    expect(JSON.stringify({ ...window.localStorage })).not.toMatch(/Barnmorska/u);

    line = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Profil uppdaterades automatiskt')).toBeVisible();
    expect(saves(asked)).toHaveLength(2);
    await waitFor(() => expect(Object.keys(window.localStorage)).toHaveLength(0));
  });

  it.each([
    ['Spara det jag skrev här', 'Här', ['Elsewhere', 'Här']],
    ['Behåll det som är sparat', 'Elsewhere', []],
  ])('shows both values of a conflict: %s', async (button, kept, again) => {
    const elsewhere = aProfile({ jobTitle: 'Elsewhere' });
    let told = false;
    const { user, asked } = await renderAccount({
      answers: {
        'users/save_user_details': () => {
          if (told) return { status: 0, profile: aProfile({ jobTitle: 'Här' }) };
          told = true;
          throw new ApiError(
            'edit_conflict',
            'Changed.',
            { jobTitle: 'validation.edit_conflict' },
            { current: elsewhere },
          );
        },
      },
    });
    const title = await field('Titel');
    await replace(user, title, 'Här');
    await user.tab();
    const note = await screen.findByText('Titel har ändrats på ett annat ställe');
    expect(note).toBeVisible();
    expect(screen.getByText('Elsewhere')).toBeVisible();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(title).toHaveValue(kept));
    expect(screen.queryByText('Titel har ändrats på ett annat ställe')).toBeNull();
    const [, ...later] = saves(asked);
    const [base, jobTitle] = again;
    expect(later).toEqual(again.length > 0 ? [{ jobTitle, base: { jobTitle: base } }] : []);
  });

  it('requires BankID before a changed address, and shows the unverified one', async () => {
    const { user } = await renderAccount({
      profile: aProfile({ pendingEmail: 'ny@example.com' }),
      answers: {
        'users/save_user_details': new ApiError('bankid_confirmation_required', 'First.'),
      },
    });
    expect(await screen.findByText('Väntar på att du bekräftar ny@example.com')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Byt e-postadress' }));
    await user.type(await field('Ny e-postadress'), 'annan@example.com');
    await user.click(screen.getByRole('button', { name: 'Skicka länk' }));
    expect(await screen.findByText(/Legitimera dig med BankID igen/)).toBeVisible();
  });
});

it('leads to the section that the address names, whose code comes after the tab', async () => {
  const shown: string[] = [];
  // jsdom has none
  Element.prototype.scrollIntoView = function show() {
    shown.push(this.id);
  };
  await renderAccount({ page: '#languages' });
  await waitFor(() => expect(shown).toEqual(['languages']));
  expect(document.getElementById('languages')).toHaveFocus();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('names the preferences that are missing, errs only after a try, and saves a choice', async () => {
  const { user, asked } = await renderAccount({
    page: '?page=preferences',
    answers: {
      'users/save_job_preferences': {
        status: 0,
        preferences: somePreferences({ onCallDuty: true }),
        complete: true,
        missing: {},
      },
    },
  });
  expect(await screen.findByText(/^Det som återstår: .*Journalsystem/u)).toBeVisible();
  expect(screen.queryByText('Välj minst ett journalsystem')).toBeNull();
  const type = (await screen.findAllByRole('checkbox', { name: 'Konsult' }))[0];
  if (!type) throw new Error('No type of employment.');
  await user.click(type);
  await user.click(type);
  expect(screen.getByText('Välj minst en anställningsform')).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /Ja, gärna/ }));
  await user.tab();
  expect(await screen.findByText('Profil uppdaterades automatiskt')).toBeVisible();
  expect(saves(asked, 'users/save_job_preferences')).toEqual([
    { onCallDuty: true, base: { onCallDuty: null } },
  ]);
});

it('deletes a reference after confirmation, also when the answer was lost', async () => {
  let tries = 0;
  const { user, asked } = await renderAccount({
    page: '?page=references',
    answers: {
      'users/user_references': () => {
        if (tries === 0) return { status: 0, results: [aReference()] };
        throw new ApiError('network_error', 'No line.');
      },
      'users/delete_user_reference': () => {
        tries += 1;
        throw tries === 1
          ? new ApiError('network_error', 'Deleted, and the answer lost.')
          : new ApiError('not_found', 'It is gone.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ta bort Chefa Exempelsson' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(saves(asked, 'users/delete_user_reference')).toEqual([]);
  const confirm = within(dialog).getByRole('button', { name: 'Ta bort' });
  await user.click(confirm);
  expect(await within(dialog).findByText(/./u, { selector: '[role="alert"] p' })).toBeVisible();
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(saves(asked, 'users/delete_user_reference')).toEqual([
    { id: 'reference-1' },
    { id: 'reference-1' },
  ]);
  expect(screen.queryByText('Chefa Exempelsson')).toBeNull();
});

it('keeps the dialog open while a deletion is in progress, and shows its result', async () => {
  let fail: () => void = () => {};
  const { user } = await renderAccount({
    page: '?page=references',
    answers: {
      'users/user_references': { status: 0, results: [aReference()] },
      'users/delete_user_reference': () =>
        new Promise((_, reject) => {
          fail = () => reject(new ApiError('unavailable', 'Down.'));
        }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ta bort Chefa Exempelsson' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Ta bort' }));
  await user.keyboard('{Escape}');
  fail();
  expect(await within(dialog).findByText(/./u, { selector: '[role="alert"] p' })).toBeVisible();
});

it('adds a reference under one key, however often it is sent', async () => {
  let lost = true;
  const { user, asked } = await renderAccount({
    page: '?page=references',
    answers: {
      'users/user_reference': () => {
        if (lost) {
          lost = false;
          throw new ApiError('network_error', 'No line.');
        }
        return { status: 0, reference: aReference() };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Lägg till referens' }));
  await user.click(await screen.findByRole('button', { name: 'Spara' }));
  expect(await screen.findByRole('alert', { name: 'Något behöver rättas' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Arbetsplats' }), 'Exempelsjukhuset');
  await user.type(screen.getByRole('textbox', { name: 'Namn' }), 'Chefa Exempelsson');
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '070-174 06 05');
  await user.type(screen.getByRole('textbox', { name: 'E-postadress' }), 'chefa@example.com');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Det du skrev står kvar/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const calls = asked.filter(({ path }) => path === 'users/user_reference');
  expect(calls).toHaveLength(2);
  expect(calls[0]?.options?.idempotencyKey).toBe(calls[1]?.options?.idempotencyKey);
  expect(calls[1]?.request).toMatchObject({ phone: '+46701740605', latestJob: 1 });
});

describe('a new address', () => {
  const leftFor = vi.fn();
  beforeEach(() => {
    leftFor.mockReset();
    stubMatchMedia();
    const { location } = window;
    vi.stubGlobal('location', { ...location, href: location.href, assign: leftFor });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is still there when the browser comes back from BankID', async () => {
    const answers = {
      'users/save_user_details': new ApiError('bankid_confirmation_required', 'Confirm.'),
      'session/begin_bankid': { status: 0, authorizeUrl: 'https://bankid.example.com/go' },
    };
    const { user, unmount } = await renderAccount({ answers });
    await user.click(await screen.findByRole('button', { name: 'Byt e-postadress' }));
    await user.type(await field('Ny e-postadress'), 'ny@example.com');
    await user.click(screen.getByRole('button', { name: 'Skicka länk' }));
    await user.click(await screen.findByRole('button', { name: 'Bekräfta med BankID' }));
    await waitFor(() => expect(leftFor).toHaveBeenCalledOnce());
    expect(JSON.stringify({ ...window.localStorage })).not.toContain('ny@');
    unmount();

    const back = await renderAccount();
    expect(await field('Ny e-postadress')).toHaveValue('ny@example.com');
    expect(screen.getByText(/Ditt BankID är bekräftat/)).toBeVisible();
    await back.user.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(screen.getByRole('button', { name: 'Byt e-postadress' })).toBeVisible();
  });
});

it('shows that a reference was stored after all, instead of adding it twice', async () => {
  let stored = false;
  const { user, asked } = await renderAccount({
    page: '?page=references',
    answers: {
      'users/user_references': () => ({ status: 0, results: stored ? [aReference()] : [] }),
      'users/user_reference': () => {
        if (stored) throw new ApiError('idempotency_key_reused', 'With another request.');
        stored = true;
        throw new ApiError('network_error', 'Stored, and the answer lost.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Lägg till referens' }));
  await user.type(screen.getByRole('textbox', { name: 'Arbetsplats' }), 'Exempelsjukhuset');
  await user.type(screen.getByRole('textbox', { name: 'Namn' }), 'Chefa Exempelsson');
  await user.type(screen.getByRole('textbox', { name: 'Telefonnummer' }), '070-174 06 05');
  await user.type(screen.getByRole('textbox', { name: 'E-postadress' }), 'chefa@example.com');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Det du skrev står kvar/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Arbetsplats' }), ' norr');
  await user.click(screen.getByRole('button', { name: 'Spara' }));
  expect(await screen.findByText(/Det du skrev först är redan sparat/)).toBeVisible();
  const keys = asked
    .filter(({ path }) => path === 'users/user_reference')
    .map(({ options }) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(await screen.findByRole('heading', { name: 'Chefa Exempelsson' })).toBeVisible();
});
