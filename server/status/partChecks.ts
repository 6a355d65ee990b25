import type { PartState } from '#domain/status/serviceParts';
import type { PartChecks } from './status.service';

/** Seconds that a mail may wait; as `docs/operation.md` says of its gauge. */
const MAIL_SECONDS = 600;

export interface PartChecksDeps {
  /** Rejects when the store cannot be read or written. */
  healthy(): Promise<unknown>;
  /** Whether the store can be read at all. */
  storeDownSince(): number | null;
  /** How much of the lists has been read in; null for all. */
  listsLoading(): number | null;
  /** The age in seconds of the oldest mail that waits. */
  oldestMail(): number | Promise<number>;
  /** Rejects when the store of files does not answer. */
  files(): Promise<unknown>;
}

/**
 * The state of each part by what the node can see itself: of signing in that is our half, not the
 * other side's.
 */
export function createPartChecks(deps: PartChecksDeps): PartChecks {
  const stateOf = (work: Promise<unknown>): Promise<PartState> =>
    work.then(
      () => 'works',
      () => 'fails',
    );
  return async () => {
    const [writing, files, mail] = await Promise.all([
      stateOf(deps.healthy()),
      stateOf(deps.files()),
      Promise.resolve()
        .then(() => deps.oldestMail())
        .then(
          (seconds): PartState => (seconds > MAIL_SECONDS ? 'fails' : 'works'),
          (): PartState => 'unknown',
        ),
    ]);
    const whole = deps.listsLoading() === null;
    return {
      reading: whole && deps.storeDownSince() === null ? 'works' : 'limited',
      searching: whole ? 'works' : 'fails',
      signing_in: writing,
      applying: writing,
      messages: writing,
      mail,
      uploads: writing === 'works' ? files : writing,
    };
  };
}
