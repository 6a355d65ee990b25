import { lastDayToApply } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { comesBeforeTwin, type Twin, twinKeyOf } from '#domain/jobs/twins';
import { sha256 } from '../lib/sha256';

/** Hexadecimal digits of a key's digest: two of a million groups are the same once in 10^26 times. */
const DIGITS = 32;

/** What a change means for lists: a job that they show from now on, and one that they do not. */
export interface TwinChange {
  shown?: Twin;
  left?: Twin;
}

/**
 * The groups of twins among the open jobs of this process. They follow from the jobs alone and are
 * not stored, so that every node has the same ones, and their rule can change.
 */
export class TwinGroups {
  /** The digest of each job's key; a job that can have no twin has none. */
  readonly #keys = new Map<string, string>();
  /** By digest, the one that lists show first. */
  readonly #groups = new Map<string, readonly Twin[]>();

  /** The digest of each job's key. */
  state(): [id: string, digest: string][] {
    return [...this.#keys];
  }

  /** Adds jobs to empty groups, by digests as `state` gave them. */
  addAll(twins: Iterable<readonly [digest: string, twin: Twin]>): void {
    const groups = new Map<string, Twin[]>();
    for (const [digest, twin] of twins) {
      this.#keys.set(twin.id, digest);
      const group = groups.get(digest);
      if (group) group.push(twin);
      else groups.set(digest, [twin]);
    }
    for (const [digest, group] of groups) this.#groups.set(digest, inOrder(group));
  }

  /** Adds a job that is in no group. */
  add(job: Job): TwinChange {
    const text = twinKeyOf(job);
    if (text === null) return {};
    const key = sha256(text).slice(0, DIGITS);
    const { id, publishedAt } = job;
    const twin = { id, publishedAt, closesOn: lastDayToApply(job) };
    const [first] = this.#groups.get(key) ?? [];
    const twins = [...(this.#groups.get(key) ?? []), twin];
    this.#keys.set(id, key);
    this.#groups.set(key, inOrder(twins));
    if (!first) return {};
    return { left: twins[0] === twin ? first : twin };
  }

  remove(id: string): TwinChange {
    const key = this.#keys.get(id);
    const twins = key === undefined ? undefined : this.#groups.get(key);
    if (key === undefined || !twins) return {};
    const others = twins.filter((twin) => twin.id !== id);
    this.#keys.delete(id);
    if (others.length === 0) this.#groups.delete(key);
    else this.#groups.set(key, others);
    const [next] = others;
    return next && twins[0]?.id === id ? { shown: next } : {};
  }

  /** A job with its twins, the one that lists show first; empty for a job without any. */
  groupOf(id: string): readonly Twin[] {
    const key = this.#keys.get(id);
    const twins = key === undefined ? undefined : this.#groups.get(key);
    return twins && twins.length > 1 ? twins : [];
  }
}

const inOrder = (twins: Twin[]): Twin[] => twins.sort((a, b) => (comesBeforeTwin(a, b) ? -1 : 1));
