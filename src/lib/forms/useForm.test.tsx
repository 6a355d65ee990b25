import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { TextField } from '@vikari/ui-kit/TextField';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { renderSite } from '../../testing/renderSite';
import { confirmed } from './confirmed';
import { asksAboutNumber } from './confirmedNumbers';
import { FieldForm, type FieldFormProps } from './FieldForm';
import type { FieldErrors } from './fieldErrors';
import { limitProblem } from './problems';
import { type FormDraft, type FormOptions, useForm } from './useForm';

const INITIAL = { name: '', email: '' };
type Values = typeof INITIAL;

const check = ({ name, email }: Values): FieldErrors<Values> => ({
  ...(name === '' && { name: 'contact.first_name.required' }),
  ...(!email.includes('@') && { email: 'contact.email.invalid' }),
});

const NAME = 'Skriv ditt förnamn';
const EMAIL = /^Skriv en hel e-postadress/;

type TestFormProps = Partial<FormOptions<Values, 'too_many' | 'failed'>> &
  Pick<FieldFormProps<Values>, 'summary'>;

function TestForm({ summary, onSubmit = () => {}, ...options }: TestFormProps) {
  const form = useForm<Values, 'too_many' | 'failed'>({
    initialValues: INITIAL,
    check,
    problemOf: limitProblem,
    onSubmit,
    ...options,
  });
  return (
    <FieldForm
      form={form}
      summary={summary}
      aria-label="form"
      hidden={{ language: 'sv', no: null }}
    >
      <TextField {...form.field('name')} label="Namn" />
      <EmailField {...form.field('email')} label="E-post" />
      <div role="alert">{form.problem}</div>
      <button type="submit">Skicka</button>
      <button type="button" onClick={form.discard}>
        Avbryt
      </button>
    </FieldForm>
  );
}

beforeEach(() => confirmed.clear());
beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});

const name = () => screen.getByRole('textbox', { name: 'Namn' });
const email = () => screen.getByRole('textbox', { name: 'E-post' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

async function fillIn(): Promise<void> {
  await userEvent.type(name(), 'Alva');
  await userEvent.type(email(), 'alva@example.com');
}

/** A submission that is answered when it is told to be. */
function lateAnswer() {
  let answer: () => void = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  return { onSubmit, answer: () => answer() };
}

describe('errors', () => {
  it('are listed in the order of the fields when it is sent, and take the focus', async () => {
    const onSubmit = vi.fn();
    await renderSite(<TestForm onSubmit={onSubmit} />);
    await userEvent.type(email(), 'alva');
    expect(links()).toEqual([]);
    await send();
    expect(links()).toEqual([NAME, expect.stringMatching(EMAIL)]);
    expect(screen.getByRole('alert', { name: 'Något behöver rättas' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: NAME }));
    expect(name()).toHaveFocus();
  });

  it('go as they are put right, and stay away until it is sent again', async () => {
    await renderSite(<TestForm />);
    await send();
    await userEvent.type(email(), 'a@');
    expect(links()).toEqual([NAME]);
    await userEvent.type(name(), 'A');
    expect(links()).toEqual([]);
    await userEvent.clear(name());
    await userEvent.type(email(), 'b');
    expect(links()).toEqual([]);
    expect(email()).toHaveFocus();
    await send();
    expect(links()).toEqual([NAME]);
  });

  it('of a form without a summary lead to the first wrong field', async () => {
    await renderSite(<TestForm summary={false} />);
    await userEvent.type(name(), 'Alva');
    await send();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(EMAIL);
    expect(links()).toEqual([]);
  });

  it('of the server stay at their fields, each until it is changed', async () => {
    const refusal = new ApiError('invalid_request', 'x', {
      'contact.name': 'contact.first_name.invalid',
      'contact.email': 'validation.email_taken',
      email: 'validation.required',
    });
    const onSubmit = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    await renderSite(<TestForm onSubmit={onSubmit} under="contact" />);
    await fillIn();
    await send();
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(screen.getByRole('alert', { name: 'Något behöver rättas' })).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Det finns redan ett konto med den e-postadressen');
    await userEvent.type(email(), 'm');
    expect(links()).toHaveLength(1);
    expect(email()).not.toHaveAttribute('aria-invalid', 'true');
    await send();
    await waitFor(() => expect(links()).toEqual([]));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('that the page reads itself are shown in the same way', async () => {
    await renderSite(
      <TestForm onSubmit={async () => ({ email: 'validation.email_taken' })} summary={false} />,
    );
    await fillIn();
    await send();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription('Det finns redan ett konto med den e-postadressen');
  });

  it('of an edit conflict are no errors of its fields', async () => {
    const conflict = new ApiError('edit_conflict', 'x', { name: 'validation.edit_conflict' });
    await renderSite(<TestForm onSubmit={() => Promise.reject(conflict)} />);
    await fillIn();
    await send();
    expect(await screen.findByText('failed')).toBeVisible();
    expect(links()).toEqual([]);
  });

  it('from before it was opened have the focus, without the others', async () => {
    await renderSite(<TestForm initialErrors={{ email: 'validation.email_taken' }} />);
    expect(links()).toEqual(['Det finns redan ett konto med den e-postadressen']);
    expect(screen.getByRole('alert', { name: 'Något behöver rättas' })).toHaveFocus();
  });

  it('have the texts of the form', async () => {
    await renderSite(<TestForm textOf={(id) => `text of ${id}`} />);
    await send();
    expect(links()[0]).toBe('text of contact.first_name.required');
  });
});

describe('a text that can hold a personal identity number', () => {
  const checkNumber = ({ name: given }: Values): FieldErrors<Values> => ({
    ...(asksAboutNumber(given) && { name: 'validation.personal_number' }),
  });
  const none = () => screen.findByRole('button', { name: 'Det är inget personnummer' });
  const remove = () => screen.findByRole('button', { name: 'Ta bort det' });

  it('is asked about, and sent as it is once the person has said that it is none', async () => {
    const onSubmit = vi.fn();
    await renderSite(<TestForm check={checkNumber} onSubmit={onSubmit} />);
    await userEvent.type(name(), 'Order 811228-9874');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await screen.findByText('8112289874')).toBeVisible();
    await userEvent.click(await none());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Order 811228-9874' });
    expect(name()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Ta bort det' })).toBeNull();
  });

  it('is left to be sent without it, with the focus in its field', async () => {
    const onSubmit = vi.fn();
    await renderSite(<TestForm check={checkNumber} onSubmit={onSubmit} summary={false} />);
    await userEvent.type(name(), 'Order 121212-1212 ny');
    await send();
    await userEvent.click(await remove());
    expect(name()).toHaveValue('Order  ny');
    expect(name()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('is asked about where only the server finds it', async () => {
    const refusal = new ApiError('invalid_request', 'No.', { name: 'validation.personal_number' });
    const onSubmit = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(undefined);
    await renderSite(<TestForm check={() => ({})} onSubmit={onSubmit} />);
    await fillIn();
    await send();
    await userEvent.click(await none());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});

describe('a problem of the whole form', () => {
  it('is shown, and goes with the next attempt', async () => {
    const { onSubmit, answer } = lateAnswer();
    onSubmit.mockRejectedValueOnce(new ApiError('rate_limited', 'x'));
    await renderSite(<TestForm onSubmit={onSubmit} initialProblem="failed" />);
    expect(screen.getByText('failed')).toBeVisible();
    await fillIn();
    await send();
    expect(await screen.findByText('too_many')).toBeVisible();
    expect(name()).toHaveValue('Alva');
    await send();
    expect(screen.queryByText('too_many')).toBeNull();
    answer();
  });

  it('sends nothing a second time while it is being sent', async () => {
    const { onSubmit, answer } = lateAnswer();
    await renderSite(<TestForm onSubmit={onSubmit} />);
    await fillIn();
    await send();
    await send();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Alva', email: 'alva@example.com' });
    answer();
  });
});

describe('a draft', () => {
  function draftOf(kept: Promise<Partial<Values> | null>) {
    return {
      read: vi.fn(() => kept),
      keep: vi.fn(),
      remove: vi.fn(),
    } satisfies FormDraft<Values>;
  }

  it('is taken up, kept at every change, and removed when it is sent', async () => {
    const draft = draftOf(Promise.resolve({ name: 'Alva' }));
    await renderSite(<TestForm draft={draft} />);
    await waitFor(() => expect(name()).toHaveValue('Alva'));
    expect(draft.read).toHaveBeenCalledWith(INITIAL);
    await userEvent.type(email(), 'a@');
    expect(draft.keep).toHaveBeenLastCalledWith({ name: 'Alva', email: 'a@' });
    expect(draft.remove).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(draft.remove).toHaveBeenCalledOnce());
  });

  it('stays when it could not be sent', async () => {
    const draft = draftOf(Promise.resolve(null));
    await renderSite(<TestForm draft={draft} onSubmit={() => Promise.reject(new Error('x'))} />);
    await fillIn();
    await send();
    expect(await screen.findByText('failed')).toBeVisible();
    expect(draft.remove).not.toHaveBeenCalled();
  });

  it('is removed when the user gives up', async () => {
    const draft = draftOf(Promise.resolve(null));
    await renderSite(<TestForm draft={draft} />);
    await userEvent.type(name(), 'A');
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(draft.remove).toHaveBeenCalledOnce();
  });

  it('that comes late does not replace what is typed', async () => {
    let arrive: (values: Partial<Values>) => void = () => {};
    const kept = new Promise<Partial<Values>>((resolve) => {
      arrive = resolve;
    });
    await renderSite(<TestForm draft={draftOf(kept)} />);
    await userEvent.type(name(), 'B');
    arrive({ name: 'Alva', email: 'a@' });
    await kept;
    await userEvent.type(name(), 'o');
    expect(name()).toHaveValue('Bo');
    expect(email()).toHaveValue('');
  });
});

it('is posted, never sent by GET, with its hidden values', async () => {
  await renderSite(<TestForm />);
  const form = screen.getByRole('form', { name: 'form' });
  expect(form).toHaveAttribute('method', 'post');
  expect(Object.keys(Object.fromEntries(new FormData(form as HTMLFormElement)))).toEqual([
    'language',
    'name',
    'email',
  ]);
});
