import { expect, it } from 'vitest';
import { createPostWebhook } from './postWebhook';
import { startReceiver } from './testing/receiver';

it('says that no answer came in time, or that there was no connection', async () => {
  const receiver = await startReceiver(() => null);
  const post = createPostWebhook({ loopback: true, timeout: 1 });
  expect(await post(receiver.url, {}, '{}')).toEqual({ error: 'timeout' });
  await receiver.close();
  const patient = createPostWebhook({ loopback: true });
  expect(await patient(receiver.url, {}, '{}')).toEqual({ error: 'no_connection' });
});
