import { expect, it } from 'vitest';
import { fetchApplications } from '#domain/api/portal';
import { anApplication } from '../testing/anApplication';
import { aChat } from '../testing/aThread';
import { fakeServices } from '../testing/fakeServices';
import { showChatEvent } from './chats';
import { keyOf } from './keys';
import { keepPages, type Page } from './pages';
import { cachedAnswer, createSiteData } from './siteData';

it('asks for the applications again when a chat ends, and only then', async () => {
  const { client } = fakeServices({});
  const data = createSiteData(client, []);
  const list = keyOf(fetchApplications, {});
  const page = { results: [anApplication()], nextPageToken: null };
  await keepPages<Page>(data, list, [page]);
  await showChatEvent(data, { type: 'chat', chat: aChat() });
  expect(cachedAnswer(data, list)).toBe(page);
  const ended = { at: '2026-11-20T09:30:00.000Z', by: 'employer', reason: 'filled' } as const;
  await showChatEvent(data, { type: 'chat', chat: aChat({ ended }) });
  expect(cachedAnswer(data, list)).toBeUndefined();
});
