import { describe, expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { filterJobs } from '#domain/api/portal';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { locationById, workRoleById } from '#domain/vocabulary/lookup';
import { jobListRequest } from '../../../data/jobs';
import { keyOf } from '../../../data/keys';
import { createPrefetch } from '../../../data/prefetch';
import { fakeServices } from '../../../testing/fakeServices';
import { someJobs } from '../testing/jobs';
import { landingQuery, loadLanding } from './loadLanding';

function load(answer: object | Error, params: Record<string, string>) {
  const { client, asked } = fakeServices({
    'misc/constants': { status: 0, ...CONSTANTS },
    fetch_available_jobs: answer,
  });
  const prefetch = createPrefetch(client);
  const url = new URL('https://vikari.example.com/');
  return { loading: loadLanding(prefetch, { url, params, language: 'en' }), prefetch, asked };
}

const availableJobsData = {
  role: workRoleById('barnmorska'),
  location: locationById('m-2480'),
  total: 40,
  jobs: someJobs(2),
  nextPageToken: 'next',
  highestHourlyRate: someJobs(6, 10),
  otherJobs: [],
  workfields: [],
  locations: [{ location: locationById('m-2482'), total: 4 }],
};

describe('loadLanding', () => {
  it('has its list under the key that the page uses, first page and token', async () => {
    const { loading, prefetch } = load(
      { status: 0, availableJobsData },
      { role: 'barnmorska', location: 'umea' },
    );
    const landing = await loading;
    expect(landing).toMatchObject({
      role: { id: 'barnmorska', label: 'Midwife' },
      place: { id: 'm-2480', pathId: 'umea' },
      places: [{ pathId: 'skelleftea', total: 4 }],
    });
    const key = keyOf(filterJobs, jobListRequest(landingQuery(landing)));
    expect(prefetch.answers).toMatchObject([
      { key, list: true, answer: { total: 40, nextPageToken: 'next' } },
    ]);
  });

  it.each([
    [{ roleOrLocation: 'umea' }, { roleOrLocation: 'umea' }],
    [
      { role: 'barnmorska', location: 'umea' },
      { role: 'barnmorska', location: 'umea' },
    ],
  ])('asks for %j', async (params, request) => {
    const { loading, asked } = load({ status: 0, availableJobsData }, params);
    await loading;
    expect(asked.find(({ path }) => path === 'fetch_available_jobs')?.request).toEqual(request);
  });

  it('is not found when a segment is unknown', async () => {
    const { loading } = load(new ApiError('not_found', 'No such role.'), { roleOrLocation: 'xyz' });
    await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('leaves every other error to the shell', async () => {
    const fault = new ApiError('unavailable', 'off');
    await expect(load(fault, { roleOrLocation: 'umea' }).loading).rejects.toBe(fault);
  });
});
