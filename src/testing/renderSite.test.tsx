import { expect, it } from 'vitest';
import type { DraftStore } from '../session/drafts/draftStore';
import { draftsOf } from '../session/drafts/drafts';
import { aDeviceKey } from './aDeviceKey';
import { fakeServices } from './fakeServices';
import { renderSite } from './renderSite';

/** Of the first test, which ends before its draft's key arrives. */
let left: DraftStore;
let giveKey = () => {};

it('may end while a draft waits to be kept', async () => {
  const key = new Promise((resolve) => {
    giveKey = () => resolve({ status: 0, data: aDeviceKey });
  });
  const { client } = fakeServices({ 'misc/device_key': () => key });
  const { data } = await renderSite(<p>A form</p>, { api: client });
  left = draftsOf(data, { userId: 'u-1', sharedComputer: false });
  left.write('a form', 'what was typed');
});

it('keeps nothing of it in the storage of the next test', async () => {
  giveKey();
  await left.settled();
  expect(window.localStorage).toHaveLength(0);
});
