import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { HANDHELD } from '../../lib/handheld';
import { registrationOptions } from '../../lib/vocabulary/registrationOptions';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { RegisterView, type RegisterViewProps } from './RegisterView';

const FILLED = {
  email: 'alva@example.com',
  professions: ['sjukskoterska'],
  workfields: ['akutmottagning'],
  locations: ['r-01'],
  employmentTypes: ['konsult'],
};

async function renderRegister(changed: Partial<RegisterViewProps> = {}) {
  const props = {
    initialValues: INITIAL_REGISTRATION,
    arrival: null,
    targetPath: null,
    sharedComputer: false,
    firstOptions: null,
    onTypedEarly: vi.fn(),
    options: registrationOptions(CONSTANTS, { language: 'sv', isMobile: false, others: 'Andra' }),
    onRetryOptions: null,
    pending: null,
    problem: null,
    onChange: vi.fn(),
    onSubmit: vi.fn(async () => ({})),
    loginHref: '/login',
    stepsHref: '/register/email',
    linkComponent: 'a',
    demo: false,
    ...changed,
  } satisfies RegisterViewProps;
  await renderSite(<RegisterView {...props} />);
  return { props, user: userEvent.setup() };
}

const sameDevice = () => screen.getByRole('button', { name: /BankID på den här enheten/ });

describe('RegisterView', () => {
  beforeEach(() => stubMatchMedia());

  it('sends nothing incomplete, and focuses what is missing', async () => {
    const { props, user } = await renderRegister();
    await user.click(sameDevice());
    const summary = await screen.findByRole('alert', { name: 'Något behöver rättas' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Skriv en hel e-postadress, till exempel namn@example.com',
      'Välj ditt yrke',
      'Välj minst ett arbetsområde',
      'Välj minst en plats',
    ]);
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  it('submits with the device whose button is pressed', async () => {
    const { props, user } = await renderRegister({ initialValues: FILLED });
    await user.click(sameDevice());
    await waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(FILLED, 'same', false),
    );
  });

  it.each([
    ['other', []],
    ['same', [HANDHELD]],
  ] as const)('sends by the usual way, %s, on Enter', async (usual, media) => {
    stubMatchMedia(...media);
    const { props, user } = await renderRegister({ initialValues: FILLED });
    await user.type(screen.getByLabelText('E-postadress'), '{Enter}');
    await waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(FILLED, usual, false),
    );
  });

  it('reports every change', async () => {
    const { props, user } = await renderRegister();
    await user.type(screen.getByLabelText('E-postadress'), 'a');
    await user.click(screen.getByRole('checkbox', { name: 'Vikariat' }));
    expect(props.onChange).toHaveBeenLastCalledWith({
      ...INITIAL_REGISTRATION,
      email: 'a',
      employmentTypes: ['konsult', 'vikariat'],
    });
  });

  it('shows what the server refused on the field, and keeps what was typed', async () => {
    const refuse = async () => ({ locations: 'validation.unknown_id' });
    const { user } = await renderRegister({ initialValues: FILLED, onSubmit: refuse });
    await user.click(sameDevice());
    const field = await screen.findByRole('combobox', { name: /Var vill du arbeta/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Valet finns inte längre/));
    expect(screen.getByLabelText('E-postadress')).toHaveValue(FILLED.email);
  });

  it('ignores a second press while BankID is being opened', async () => {
    const { props, user } = await renderRegister({ initialValues: FILLED, pending: 'same' });
    await user.click(sameDevice());
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  it('has its labels before there is anything to choose', async () => {
    await renderRegister({ options: null });
    for (const label of ['Yrke', 'Arbetsområden', 'Var vill du arbeta?', 'Anställningsform']) {
      expect(screen.getByLabelText(label)).toHaveAttribute('aria-busy', 'true');
    }
  });
});
