import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createPrefetch } from '../../data/prefetch';
import { aJobDetail } from '../../testing/aJobDetail';
import { fakeServices } from '../../testing/fakeServices';
import { wishOfJob } from './wishOfJob';

const job = aJobDetail({
  workRole: 'barnmorska',
  workFields: ['forlossning'],
  location: 'm-2480',
});

type Answer = Parameters<typeof fakeServices>[0][string];

const wishAt = (target: string | null, answer: Answer = { status: 0, data: job }) => {
  const { client, asked } = fakeServices({
    'public/job': answer,
    'misc/constants': { status: 0, ...CONSTANTS },
  });
  return { wish: wishOfJob(createPrefetch(client), target), asked };
};

it('is the work of the job that is applied for', async () => {
  const { wish, asked } = wishAt('/candidate/apply?job=v-1&step=cv');
  expect(await wish).toEqual({
    professions: ['barnmorska'],
    workfields: ['forlossning'],
    locations: ['r-24'],
  });
  expect(asked[0]?.request).toEqual({ id: 'v-1' });
});

it('names no profession that the form does not offer', async () => {
  const { wish } = wishAt('/candidate/apply?job=v-1', {
    status: 0,
    data: { ...job, workRole: 'tandlakare' },
  });
  expect((await wish)?.professions).toEqual([]);
});

it('names no place for work that has none', async () => {
  const { wish } = wishAt('/candidate/apply?job=v-1', {
    status: 0,
    data: { ...job, location: null },
  });
  expect((await wish)?.locations).toEqual([]);
});

it.each([null, '/', '/jobs?job=v-1', '/candidate/apply', '/candidate/applyx?job=v-1'])(
  'is none at %s',
  async (target) => {
    const { wish, asked } = wishAt(target);
    expect(await wish).toBeNull();
    expect(asked).toEqual([]);
  },
);

it('is none when the job is gone', async () => {
  const { wish } = wishAt('/candidate/apply?job=v-1', new ApiError('job_unavailable', 'Gone.'));
  expect(await wish).toBeNull();
});
