import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { firstOptions, registrationOptions } from '../../lib/vocabulary/registrationOptions';
import { SiteFrame } from '../../testing/SiteFrame';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { wordsOf } from '../../testing/words';
import { LoginView } from './LoginView';
import { RegisterView } from './RegisterView';

const OPTIONS = firstOptions(
  registrationOptions(CONSTANTS, { language: 'sv', isMobile: false, others: '' }),
);

const LOGIN = {
  pending: null,
  problem: null,
  targetPath: '/jobb/a',
  sharedComputer: false,
  onChoose: vi.fn(),
  registerHref: '/register',
  linkComponent: 'a',
  demo: false,
} as const;

const REGISTER = {
  ...LOGIN,
  initialValues: INITIAL_REGISTRATION,
  options: null,
  firstOptions: OPTIONS,
  onRetryOptions: null,
  arrival: null,
  onChange: vi.fn(),
  onTypedEarly: vi.fn(),
  onSubmit: vi.fn(async () => ({})),
  loginHref: '/login',
  stepsHref: '/register/email',
} as const;

/** The page as the server sends it, before any script has run. */
async function asSent(view: React.ReactElement) {
  const { intl } = await wordsOf('sv');
  const page = <SiteFrame intl={intl}>{view}</SiteFrame>;
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.replaceChildren(root);
  const form = root.querySelector('form');
  if (!form) throw new Error('The page has no form.');
  return { form, hydrate: () => act(async () => hydrateRoot(root, page)) };
}

/** The request that the browser would post when the button is pressed. */
const posted = (form: HTMLFormElement, button: HTMLElement) =>
  Object.fromEntries(new FormData(form, button));

describe('before the scripts have loaded', () => {
  beforeEach(() => stubMatchMedia());

  it('the login form can be posted to the server', async () => {
    const { form } = await asSent(<LoginView {...LOGIN} />);
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/auth/start']);
    const button = screen.getByRole('button', { name: /BankID med QR-kod/ });
    expect(posted(form, button)).toEqual({
      purpose: 'login',
      target_path: '/jobb/a',
      device: 'other',
    });
  });

  it('a checked "shared computer" stays checked after hydration', async () => {
    const { hydrate } = await asSent(<LoginView {...LOGIN} />);
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Delad dator' }).checked = true;
    await hydrate();
    screen.getByRole('button', { name: /BankID på den här enheten/ }).click();
    expect(LOGIN.onChoose).toHaveBeenCalledExactlyOnceWith('same', true);
  });

  it('the whole registration form can be filled in', async () => {
    const { form } = await asSent(<RegisterView {...REGISTER} />);
    for (const name of ['Yrke', 'Arbetsområden', 'Var vill du arbeta?']) {
      screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedIndex = 1;
    }
    const button = screen.getByRole('button', { name: /BankID på den här enheten/ });
    expect(posted(form, button)).toEqual({
      purpose: 'register',
      target_path: '/jobb/a',
      device: 'same',
      email: '',
      professions: expect.stringMatching(/./),
      workfields: expect.stringMatching(/./),
      locations: expect.stringMatching(/^r-/),
      employmentTypes: 'konsult',
    });
  });

  it('what was filled in of the registration stays after hydration', async () => {
    const { hydrate } = await asSent(<RegisterView {...REGISTER} />);
    screen.getByLabelText<HTMLInputElement>('E-postadress').value = 'alva@example.com';
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Yrke' }).value = 'sjukskoterska';
    await hydrate();
    const typed = { email: 'alva@example.com', professions: ['sjukskoterska'] };
    expect(REGISTER.onTypedEarly).toHaveBeenCalledWith(typed);
    expect(REGISTER.onChange).toHaveBeenLastCalledWith({ ...INITIAL_REGISTRATION, ...typed });
    await waitFor(() =>
      expect(screen.getByLabelText('E-postadress')).toHaveValue('alva@example.com'),
    );
  });
});
