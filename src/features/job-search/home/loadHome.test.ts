import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import type { Profile } from '#domain/api/v2';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { createPrefetch } from '../../../data/prefetch';
import { aProfile } from '../../../testing/aProfile';
import { fakeServices } from '../../../testing/fakeServices';
import { loadHome } from './loadHome';

const DRAFT = { jobId: 'v-1', title: 'Natt', workplaceName: 'NUS' };

function load(profile: Profile | null, answers: Record<string, unknown> = {}) {
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    'session/me': { status: 0, profile },
    similar_jobs: { status: 0, results: [] },
    'public/jobs/filter': {
      status: 0,
      results: [],
      total: 7,
      nextPageToken: null,
      facets: { locations: { 'm-2480': 7 }, workroles: {} },
    },
    'public/open_now': { status: 0, total: 7, professions: [], regions: [], weeks: [] },
    to_continue: { status: 0, draft: DRAFT, interview: null, matches: 5 },
    ...answers,
  });
  const url = new URL('https://vikari.example.com/');
  const prefetch = createPrefetch(client);
  return loadHome(prefetch, { url, params: {}, language: 'sv' }).then((data) => ({
    data,
    asked: asked.map(({ path, request }) => `${path} ${JSON.stringify(request)}`),
    kept: prefetch.answers.map(({ key }) => JSON.stringify(key)),
  }));
}

describe('loadHome', () => {
  it('shows a visitor the newest jobs and the largest region', async () => {
    const { data, asked } = await load(null);
    expect(data.care).toMatchObject({ key: 'stockholms-lan', total: 7 });
    expect(asked.some((call) => call.startsWith('similar_jobs'))).toBe(false);
  });

  it('shows a candidate suggestions near where they want to work', async () => {
    const { data, asked } = await load(aProfile());
    expect(data.care).toMatchObject({
      key: 'vasterbottens-lan',
      places: [{ pathId: 'umea', label: 'Umeå', total: 7 }],
    });
    expect(asked).toContain(
      'similar_jobs {"workroles":"sjukskoterska","locations":"r-24","workfields":"akutmottagning","pageLength":3}',
    );
  });

  it('reads what a candidate has begun, and nothing of the kind for a visitor', async () => {
    expect((await load(aProfile())).data.begun).toEqual({
      status: 0,
      draft: DRAFT,
      interview: null,
      matches: 5,
    });
    const { data, asked } = await load(null);
    expect(data.begun).toBeNull();
    expect(asked.filter((call) => /^to_continue/.test(call))).toEqual([]);
  });

  it('shows the page without what cannot be read', async () => {
    const failing = new ApiError('unavailable', 'Not now.');
    const { data } = await load(aProfile(), { 'public/open_now': failing, to_continue: failing });
    expect(data).toMatchObject({ open: null, begun: null, care: { total: 7 } });
  });

  it('shows the page without any list while the lists are being read in', async () => {
    const loading = new ApiError('unavailable', 'Loading.', undefined, { reason: 'lists_loading' });
    const answers = {
      'public/jobs/filter': loading,
      'public/open_now': loading,
      similar_jobs: loading,
    };
    for (const profile of [null, aProfile()]) {
      const { data, kept } = await load(profile, answers);
      expect(data).toMatchObject({ open: null, care: null });
      expect(kept).toEqual([]);
    }
    const gone = new ApiError('unavailable', 'The store is gone.');
    await expect(load(null, { ...answers, 'public/jobs/filter': gone })).rejects.toBe(gone);
  });

  it('sends the lists, and only totals of what is only counted', async () => {
    const { kept } = await load(null);
    expect(kept).toHaveLength(2);
    expect(kept.join()).not.toContain('facets');
  });
});
