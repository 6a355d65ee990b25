import { NotWholeError, type Quarantine } from '../quarantine/quarantine';
import type { BadJob } from './jobIndex';
import type { RowStamp } from './jobs.repository';

export interface JobsSetAsideDeps {
  /** Keeps and names them; absent: `onError` names them. */
  quarantine: Pick<Quarantine, 'setAsideAll' | 'release' | 'all'> | undefined;
  onError: (error: unknown) => void;
}

/** The jobs that cannot be indexed. They are noted one after the other, after the index has gone on. */
export interface JobsSetAside {
  /** By job: the writing of its row that cannot be indexed; null where it is not known. */
  readonly written: ReadonlyMap<string, number | null>;
  /** Notes what became of jobs that were read in: those in `bad` are set aside, the others released. */
  note(ids: readonly string[], bad: readonly BadJob[], written: ReadonlyMap<string, number>): void;
  /** Sets rows aside that say of a job that it is open, and hold one that is not. */
  setAsideClosed(rows: readonly RowStamp[]): Promise<void>;
  /** Some are to be read again: one that has left the index by then is released as well. */
  expect(ids: readonly string[]): void;
  /** Releases those that an earlier run set aside and that are whole or gone. */
  releaseOthers(): void;
  /** Resolves when what was set aside and released so far is noted. */
  noted(): Promise<void>;
}

export function createJobsSetAside({ quarantine, onError }: JobsSetAsideDeps): JobsSetAside {
  const setAside = new Map<string, number | null>();
  let noting: Promise<void> = Promise.resolve();

  async function releaseOthers(before: Promise<void>): Promise<void> {
    await before;
    const all = (await quarantine?.all('search index')) ?? [];
    await quarantine?.release(
      'search index',
      [...all].filter((id) => !setAside.has(id)),
    );
  }

  return {
    written: setAside,
    note(ids, bad, written) {
      const whole = ids.filter((id) => setAside.delete(id));
      for (const { id } of bad) setAside.set(id, written.get(id) ?? null);
      if (quarantine) {
        const back = whole.filter((id) => !setAside.has(id));
        const named = bad.map(({ id, error }) => ({ item: id, error }));
        noting = noting
          .then(() => quarantine.setAsideAll('search index', named))
          .then(() => quarantine.release('search index', back))
          .catch(onError);
        return;
      }
      for (const { id, error } of bad) {
        onError(new Error(`The job ${id} is set aside: it cannot be indexed.`, { cause: error }));
      }
    },
    async setAsideClosed(rows) {
      for (const { id, written } of rows) setAside.set(id, written);
      await noting;
      await quarantine?.setAsideAll(
        'search index',
        rows.map(({ id }) => ({ item: id, error: new NotWholeError('status') })),
      );
    },
    expect(ids) {
      for (const id of ids) if (!setAside.has(id)) setAside.set(id, null);
    },
    releaseOthers() {
      noting = releaseOthers(noting).catch(onError);
    },
    noted: () => noting,
  };
}
