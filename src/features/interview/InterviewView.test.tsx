import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../testing/renderSite';
import { type InterviewDone, InterviewView } from './InterviewView';

const EVENT = {
  applicationId: 'a-1',
  startsAt: '2026-03-23T09:00:00.000Z',
  endsAt: '2026-03-23T09:30:00.000Z',
  timeZone: 'Europe/Stockholm',
  status: 'booked',
  job: { title: 'Natt i Umeå', slug: 'natt-i-umea-v-1', workplaceName: 'Exempelsjukhuset' },
  place: null,
  meetingUrl: null,
} as const;

/** The page while a call is on its way; its end comes by the returned function. */
async function moving() {
  let end = (_done: InterviewDone) => {};
  function Page() {
    const [done, setDone] = useState<InterviewDone | null>(null);
    end = setDone;
    return (
      <InterviewView
        job="Natt i Umeå"
        event={EVENT}
        booking="open"
        held={false}
        minutes={30}
        slots={[]}
        onSaveFile={vi.fn()}
        applicationsHref="/job-applications"
        linkComponent="a"
        saving={false}
        problem={null}
        done={done}
        onBook={vi.fn()}
        onCancel={vi.fn()}
      />
    );
  }
  await renderSite(<Page />);
  return () => act(async () => end('moved'));
}

it('goes on at what came of it where the pressed button is gone', async () => {
  const end = await moving();
  await end();
  expect(screen.getByRole('region', { name: 'Intervjun är bokad' })).toHaveFocus();
});

it('leaves the focus with whoever has gone on before the call has ended', async () => {
  const end = await moving();
  const next = screen.getByRole('button', { name: 'Avboka intervjun' });
  next.focus();
  await end();
  expect(next).toHaveFocus();
});
