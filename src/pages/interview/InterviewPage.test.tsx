import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { InterviewEvent } from '#domain/api/interviews';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { Component, ErrorBoundary, loader } from './InterviewPage';

const JOB = { title: 'Natt i Umeå', slug: 'natt-i-umea-v-1', workplaceName: 'Exempelsjukhuset' };
const at = (time: string) => `2026-03-23T${time}:00.000Z`;
const slot = (from: string, to: string, free: boolean) => ({
  startsAt: at(from),
  endsAt: at(to),
  free,
});

const LOST = new ApiError('network_error', 'The answer was lost.');

/**
 * The page over services that remember what is booked.
 * @param lost - what is done once, and its answer lost on the way.
 */
async function renderInterview(
  book: (startsAt: string, attempt: number) => void = () => {},
  lost: readonly string[] = [],
) {
  const left = new Set(lost);
  const answered = (path: string, answer: object) => {
    if (left.delete(path)) throw LOST;
    return answer;
  };
  const taken = new Set<string>();
  let event: InterviewEvent | null = null;
  let attempts = 0;
  const { client, asked } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    eventDetails: () => ({ status: 0, job: JOB, event, booking: 'open', held: false }),
    freeBusySlots: () => ({
      status: 0,
      timeZone: 'Europe/Stockholm',
      minutes: 30,
      slots: [
        slot('09:00', '09:30', !taken.has(at('09:00'))),
        slot('09:30', '10:00', !taken.has(at('09:30'))),
      ],
    }),
    submitEventBooking: (request) => {
      const { startsAt } = Object(request);
      attempts += 1;
      try {
        book(startsAt, attempts);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'slot_taken') taken.add(startsAt);
        throw error;
      }
      event = {
        applicationId: 'a-1',
        startsAt,
        endsAt: at('10:00'),
        timeZone: 'Europe/Stockholm',
        status: 'booked',
        job: JOB,
        place: null,
        meetingUrl: null,
      };
      return answered('submitEventBooking', { status: 0, event });
    },
    cancel_event_booking: () => {
      if (event) event = { ...event, status: 'cancelled' };
      return answered('cancel_event_booking', { status: 0, event });
    },
  });
  const path = '/candidate/interview';
  await renderSite([{ path, Component, loader, HydrateFallback: () => null }], {
    api: client,
    path: `${path}?application=a-1`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Din intervju' });
  return { user: userEvent.setup(), asked };
}

/** The status says what was done, and the focus is where the result stands. */
async function saidAndHeld(status: RegExp, heading: string): Promise<void> {
  await waitFor(() => {
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(status),
    );
  });
  await waitFor(() =>
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: heading })),
  );
  expect(document.body).not.toHaveFocus();
}

it('books a time, moves and cancels it', async () => {
  const { user, asked } = await renderInterview();
  await user.click(screen.getByRole('radio', { name: '10:30–11:00' }));
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  expect(await screen.findByRole('heading', { name: 'Intervjun är bokad' })).toBeVisible();
  await saidAndHeld(/^Intervjun är bokad: /, 'Intervjun är bokad');
  // What is booked is not offered once more
  expect(screen.queryByRole('radio', { name: '10:30–11:00' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '10:00–10:30' }));
  await user.click(screen.getByRole('button', { name: 'Byt tid' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: '10:00–10:30' })).toBeNull());
  await saidAndHeld(/^Intervjun är flyttad till /, 'Intervjun är bokad');
  await user.click(screen.getByRole('button', { name: 'Avboka intervjun' }));
  await user.click(await screen.findByRole('button', { name: 'Avboka' }));
  expect(await screen.findByRole('heading', { name: 'Intervjun är avbokad' })).toBeVisible();
  await saidAndHeld(/^Intervjun .* är avbokad/, 'Intervjun är avbokad');
  const keys = asked
    .filter(({ path }) => path === 'submitEventBooking')
    .map(({ options }) => options?.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

it('shows that a time was booked by somebody else, and offers it no more', async () => {
  const { user } = await renderInterview((_startsAt, attempt) => {
    if (attempt === 1) throw new ApiError('slot_taken', 'Taken.');
  });
  await user.click(screen.getByRole('radio', { name: '10:00–10:30' }));
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  expect(await screen.findByText(/hann bli bokad av någon annan/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '10:00–10:30' })).toBeNull());
  await user.click(screen.getByRole('radio', { name: '10:30–11:00' }));
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  expect(await screen.findByRole('heading', { name: 'Intervjun är bokad' })).toBeVisible();
});

it('keeps the choice and its key when the connection is lost', async () => {
  const { user, asked } = await renderInterview((_startsAt, attempt) => {
    if (attempt === 1) throw new ApiError('network_error', 'No line.');
  });
  await user.click(screen.getByRole('radio', { name: '10:00–10:30' }));
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  expect(await screen.findByText(/Det gick inte att spara/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  expect(await screen.findByRole('heading', { name: 'Intervjun är bokad' })).toBeVisible();
  const keys = asked
    .filter(({ path }) => path === 'submitEventBooking')
    .map(({ options }) => options?.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('says what was done, and no failure, where the answers were lost', async () => {
  const { user } = await renderInterview(undefined, ['submitEventBooking', 'cancel_event_booking']);
  await user.click(screen.getByRole('radio', { name: '10:00–10:30' }));
  await user.click(screen.getByRole('button', { name: 'Boka tiden' }));
  await saidAndHeld(/^Intervjun är bokad: /, 'Intervjun är bokad');
  expect(screen.queryByText(/Det gick inte att spara/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Avboka intervjun' }));
  await user.click(await screen.findByRole('button', { name: 'Avboka' }));
  await saidAndHeld(/^Intervjun .* är avbokad/, 'Intervjun är avbokad');
  expect(screen.queryByText(/Det gick inte att spara/)).toBeNull();
});

it('books the same time again once it was cancelled', async () => {
  const { user, asked } = await renderInterview();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async () => user.click(await screen.findByRole('radio', { name: '10:00–10:30' }));
  await choose();
  await press('Boka tiden');
  await press('Avboka intervjun');
  await press('Avboka');
  await saidAndHeld(/^Intervjun .* är avbokad/, 'Intervjun är avbokad');
  await choose();
  await press('Boka tiden');
  expect(await screen.findByRole('heading', { name: 'Intervjun är bokad' })).toBeVisible();
  const keys = asked
    .filter(({ path }) => path === 'submitEventBooking')
    .map(({ options }) => options?.idempotencyKey);
  // With the key of the first, the server would answer that one and book nothing
  expect(new Set(keys).size).toBe(2);
});

const BOOKED: InterviewEvent = {
  applicationId: 'a-1',
  startsAt: at('09:00'),
  endsAt: at('09:30'),
  timeZone: 'Europe/Stockholm',
  status: 'booked',
  job: JOB,
  place: null,
  meetingUrl: null,
};

async function renderDetails(details: object | Error) {
  const { client } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    eventDetails: () => {
      if (details instanceof Error) throw details;
      return { status: 0, job: JOB, event: null, booking: 'open', held: false, ...details };
    },
    freeBusySlots: { status: 0, timeZone: 'Europe/Stockholm', minutes: null, slots: [] },
  });
  const path = '/candidate/interview';
  const routes = [{ path, Component, loader, ErrorBoundary, HydrateFallback: () => null }];
  await renderSite(routes, { api: client, path: `${path}?application=a-1` });
  await screen.findByRole('heading', { level: 1 });
}

it.each([
  ['ended', 'Ansökan är avslutad'],
  ['over', 'Uppdragets sista dag har passerat'],
  ['hired', 'Du har fått uppdraget'],
  ['not_applied', 'Du kan boka när du har ansökt'],
])('says what has happened instead of that there are no times yet: %s', async (booking, title) => {
  await renderDetails({ booking });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.queryByText('Inga tider än')).toBeNull();
});

it('says of an ended application that its interview does not take place', async () => {
  await renderDetails({ booking: 'ended', event: BOOKED });
  expect(screen.getByText(/^Intervjun .* blir inte av\.$/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Intervjun är bokad' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Avboka intervjun' })).toBeNull();
});

it('says that an interview has been held, which nobody cancels any more', async () => {
  await renderDetails({ event: BOOKED, held: true });
  expect(screen.getByRole('heading', { name: 'Intervjun har varit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avboka intervjun' })).toBeNull();
});

it('says of an address that is not theirs where their own interviews are', async () => {
  await renderDetails(new ApiError('not_found', 'No such interview.'));
  expect(
    screen.getByRole('heading', { level: 1, name: 'Intervjun finns inte på ditt konto' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till mina ansökningar' })).toBeVisible();
});
