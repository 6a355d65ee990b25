import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { aJob } from '#domain/jobs/testing/aJob';
import { aStoredJob } from '../applications/testing/storedFactories';
import { type Database, json } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { JobIndex, type JobIndexState } from './jobIndex';
import { createJobIndexFeed, type FollowJobs } from './jobIndexFeed';
import { createJobRepository, type JobRepository } from './jobs.repository';

let database: Database;
let repository: JobRepository;
const clock = { now: () => Date.parse('2026-03-02T12:00:00Z') };

beforeAll(async () => {
  database = await createTestDatabase();
  repository = createJobRepository(database);
});
afterAll(() => database.close());

const failTest = (error: unknown) => expect.fail(String(error));

/** A change log controlled by the test. */
function newsDesk() {
  let tell: (jobIds: readonly string[]) => void = () => {};
  const follow: FollowJobs = (onChange) => {
    tell = onChange;
    return () => {
      tell = () => {};
    };
  };
  return { follow, tell: (...jobIds: string[]) => tell(jobIds) };
}

function idsIn(index: JobIndex) {
  const options = { order: 'newest', pageLength: 100, startAfter: null, facets: false } as const;
  const { results } = index.search(EMPTY_FILTER, { ...options, today: '2026-03-02' });
  return results.map(({ id }) => id).sort();
}

async function update(id: string, status: 'open' | 'disabled', title: string) {
  await database.query('update jobs set status = $2, data = $3 where id = $1', [
    id,
    status,
    json(aJob({ id, status, title })),
  ]);
}

describe('the job repository', () => {
  it('finds a job of any status by id, slug and old slug', async () => {
    const job = await aStoredJob(database, { id: 'found-1', status: 'deleted' });
    for (const name of [job.id, job.slug, `before--${job.id}`]) {
      expect(await repository.find(name)).toEqual(job);
    }
    expect(await repository.find('nobody')).toBeNull();
    expect(await repository.find("' or 1=1 --")).toBeNull();
  });
});

describe('the job index feed', () => {
  it('loads the open jobs and follows their changes', async () => {
    await aStoredJob(database, { id: 'open-1' });
    await aStoredJob(database, { id: 'closes-today', closesOn: '2026-03-02' });
    await aStoredJob(database, { id: 'closed', closesOn: '2026-03-01' });
    await aStoredJob(database, { id: 'disabled', status: 'disabled' });
    const index = new JobIndex();
    const { follow, tell } = newsDesk();
    const feed = createJobIndexFeed({ index, repository, clock, follow, onError: failTest });
    await feed.start();
    expect(idsIn(index)).toEqual(['closes-today', 'open-1']);

    await aStoredJob(database, { id: 'open-2' });
    await update('open-1', 'open', 'Ny rubrik');
    await update('closes-today', 'disabled', 'Borta');
    await database.query('delete from jobs where id = $1', ['disabled']);
    tell('open-1', 'open-2');
    tell('closes-today', 'disabled', 'never-there');
    await feed.caughtUp();
    expect(idsIn(index)).toEqual(['open-1', 'open-2']);
    expect(index.get('open-1')?.title).toBe('Ny rubrik');

    await feed.stop();
    await update('open-2', 'disabled', 'Borta');
    tell('open-2');
    await feed.caughtUp();
    expect(idsIn(index)).toEqual(['open-1', 'open-2']);
  });

  it('sees changes made while it loads', async () => {
    const index = new JobIndex();
    const { follow, tell } = newsDesk();
    const late: JobRepository = {
      ...repository,
      async *openJobs(day) {
        for await (const jobs of repository.openJobs(day)) {
          await aStoredJob(database, { id: 'a-late-one' });
          tell('a-late-one');
          yield jobs;
        }
      },
    };
    const feed = createJobIndexFeed({
      index,
      repository: late,
      clock,
      follow,
      onError: failTest,
    });
    await feed.start();
    expect(idsIn(index)).toContain('a-late-one');
    await feed.stop();
  });

  it('reads again after a failure', async () => {
    const index = new JobIndex();
    const { follow, tell } = newsDesk();
    const findWritten = vi
      .fn(repository.findWritten)
      .mockRejectedValueOnce(new Error('the connection is gone'));
    const onError = vi.fn();
    const feed = createJobIndexFeed({
      index,
      repository: { ...repository, findWritten },
      clock,
      follow,
      onError,
    });
    await feed.start();
    await aStoredJob(database, { id: 'after-failure' });
    tell('after-failure');
    await feed.caughtUp();
    expect(onError).toHaveBeenCalledOnce();
    expect(index.get('after-failure')?.id).toBe('after-failure');
    await feed.stop();
  });

  it('is kept only with all changes up to its cursor', async () => {
    const index = new JobIndex();
    const { follow, tell } = newsDesk();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const written: JobIndexState[] = [];
    const feed = createJobIndexFeed({
      index,
      repository: {
        ...repository,
        async findWritten(ids) {
          await held;
          return repository.findWritten(ids);
        },
      },
      clock,
      follow,
      kept: {
        keeper: {
          read: async () => null,
          write: async (state) => void written.push(state),
        },
        position: () => ({ xid: 1n, seq: 1 }),
      },
      onError: failTest,
    });
    await feed.start();
    // What was read anew is kept at once
    await feed.keep();
    expect(written).toHaveLength(1);
    await aStoredJob(database, { id: 'on-the-way' });
    tell('on-the-way');
    const keeping = feed.keep();
    expect(written).toHaveLength(1);
    goOn();
    await keeping;
    await feed.stop();
    const isIn = ({ summaries }: JobIndexState) => summaries.some(({ id }) => id === 'on-the-way');
    expect(written.map(isIn)).toEqual([false, true]);
  });

  it('answers nothing of all jobs before it is whole, also when a read fails on the way', async () => {
    const index = new JobIndex();
    const onError = vi.fn();
    let reads = 0;
    const failing: JobRepository = {
      ...repository,
      async *openJobs(day) {
        reads += 1;
        for await (const jobs of repository.openJobs(day)) {
          yield jobs;
          expect(() => idsIn(index)).toThrow('being read in');
          if (reads === 1) throw new Error('the connection is gone');
        }
      },
    };
    const { follow } = newsDesk();
    const feed = createJobIndexFeed({ index, repository: failing, clock, follow, onError });
    await feed.start();
    expect([reads, onError.mock.calls.length]).toEqual([2, 1]);
    expect(idsIn(index).length).toBe(index.size);
    await feed.stop();
  });
});
