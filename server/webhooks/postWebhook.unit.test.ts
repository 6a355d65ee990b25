import { expect, it } from 'vitest';
import { createPostWebhook } from './postWebhook';
import { startReceiver } from './testing/receiver';

it('gives up an address that does not answer', async () => {
  const receiver = await startReceiver(() => null);
  const post = createPostWebhook({ loopback: true, timeout: 20 });
  expect(await post(receiver.url, {}, '{}')).toEqual({ error: 'timeout' });
  await receiver.close();
});

it('says that nothing listens', async () => {
  const { url, close } = await startReceiver();
  await close();
  expect(await createPostWebhook({ loopback: true })(url, {}, '{}')).toEqual({
    error: 'no_connection',
  });
});
