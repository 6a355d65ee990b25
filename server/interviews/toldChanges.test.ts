import { afterAll, expect, it } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import { type Credentials, createParties } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { SECOND } from '../lib/time';
import { startReceiver } from '../webhooks/testing/receiver';

const clock = settableClock();
const server = await wholeServer({ clock });
const { app } = server;
const receiver = await startReceiver();

afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
  await receiver.close();
});

async function call(method: 'GET' | 'POST', url: string, headers: Credentials, body?: object) {
  const answer = await sendRaw(app, {
    method,
    url: `/api/${url}`,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  return answer.json();
}

it('tells chat and webhook whether an interview was booked, moved or cancelled', async () => {
  const { candidate, employer, applicationId, jobId } = await createParties(
    server,
    clock,
    'Annasa',
  );
  const cancel = () => call('POST', 'portal/cancel_event_booking', candidate, { applicationId });
  // The one that they have from the start
  await cancel();
  await call('POST', 'integration/webhooks', employer, {
    url: receiver.url,
    eventTypes: WEBHOOK_EVENT_TYPES.filter((type) => type.startsWith('interview.')),
  });
  await call('POST', `integration/jobs/${jobId}/interview_calendar`, employer, {
    minutes: 30,
    free: [{ from: '2026-03-23T09:00:00Z', to: '2026-03-23T11:00:00Z' }],
  });
  const inChat = async (): Promise<string[]> => {
    const query = `chatId=${applicationId}&pageLength=100`;
    const { results } = await call('GET', `v2/chats/fetch_messages?${query}`, candidate);
    return results.flatMap(({ event }: { event?: Record<string, string> }) =>
      event?.type === 'interview' ? [`${event.change} ${event.startsAt}`] : [],
    );
  };
  const before = await inChat();

  const steps: [time: string | null, told?: string][] = [
    ['09:00', 'booked 2026-03-23T09:00:00.000Z'],
    ['10:00', 'moved 2026-03-23T10:00:00.000Z'],
    // The same again is no change
    ['10:00'],
    [null, 'cancelled 2026-03-23T10:00:00.000Z'],
    [null],
    ['09:00', 'booked 2026-03-23T09:00:00.000Z'],
  ];
  const expected: string[] = [];
  for (const [time, told] of steps) {
    clock.advance(SECOND);
    const { status: outcome } = time
      ? await call('POST', 'portal/submitEventBooking', candidate, {
          applicationId,
          startsAt: `2026-03-23T${time}:00Z`,
        })
      : await cancel();
    expect(outcome).toBe(0);
    if (told) expected.push(told);
  }
  expect((await inChat()).slice(before.length)).toEqual(expected);
  await server.runTimers();
  const byWebhook = () =>
    receiver.calls.map(({ body }) => {
      const { type, data } = JSON.parse(body);
      return `${type.replace('interview.', '')} ${data.startsAt}`;
    });
  await expect.poll(byWebhook).toEqual(expected);
});
