import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { SendLink } from './SendLink';
import { useRegister } from './useRegister';

function Page({ email }: { email: string }) {
  const { sendLink } = useRegister(null);
  return (
    <SendLink
      email={email}
      onSend={() => sendLink({ ...INITIAL_REGISTRATION, email, professions: ['sjukskoterska'] })}
    />
  );
}

let type: (email: string) => void;

async function press(email: string, services: Parameters<typeof fakeServices>[0] = {}) {
  function Shown() {
    const [shown, setShown] = useState(email);
    type = setShown;
    return <Page email={shown} />;
  }
  const { client, asked } = fakeServices({
    'session/set_session': { status: 0, sessionID: 'r1' },
    'session/send_registration_link': { status: 0 },
    ...services,
  });
  await renderSite(<Shown />, { api: client });
  const button = screen.getByRole('button', { name: 'Skicka en länk till min e-post' });
  await userEvent.setup().click(button);
  return asked.filter(({ path }) => path !== 'session/me');
}

it('keeps what is filled in, and mails a link to it', async () => {
  const asked = await press(' alva@example.com ');
  expect(await screen.findByText(/mejlar vi en länk/)).toBeVisible();
  expect(asked.map(({ request }) => request)).toEqual([
    {
      type: 'registration',
      key: 'registration',
      value: {
        email: 'alva@example.com',
        professions: ['sjukskoterska'],
        employmentTypes: ['konsult'],
      },
    },
    { sessionID: 'r1' },
  ]);
});

it('asks for a whole address first', async () => {
  const asked = await press('alva@');
  expect(await screen.findByText('Skriv din e-postadress först.')).toBeVisible();
  expect(asked).toEqual([]);
});

it('shows that it was not sent', async () => {
  await press('alva@example.com', { 'session/send_registration_link': new Error('No line.') });
  expect(await screen.findByText('Länken kunde inte skickas. Försök igen.')).toBeVisible();
});

it('says nothing of another address than it was pressed for', async () => {
  await press('alva@');
  expect(await screen.findByText('Skriv din e-postadress först.')).toBeVisible();
  act(() => type('alva@example.com'));
  expect(screen.queryByText('Skriv din e-postadress först.')).toBeNull();
});
