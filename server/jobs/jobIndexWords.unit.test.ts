import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import { aJob } from '#domain/jobs/testing/aJob';
import { fold } from '#domain/text/fold';
import { JobIndex } from './jobIndex';

function indexOf(changed: readonly Job[]) {
  const index = new JobIndex();
  index.apply({ changed });
  return index;
}

describe('the words of a whole ad', () => {
  const term = (written: string, literal = false) => ({
    written,
    anyOf: [fold(written)],
    literal,
  });
  const search = (index: JobIndex, ...terms: ReturnType<typeof term>[]) =>
    index.search(EMPTY_FILTER, {
      order: 'relevance',
      pageLength: 10,
      startAfter: null,
      today: '2026-03-02',
      facets: false,
      ranking: { terms, role: null },
    });
  const bare = (id: string, more: Partial<Job>) =>
    aJob({ id, title: 'Uppdrag', description: [], requirements: [], meritorious: [], ...more });

  it('come first in the order of what they stand in', () => {
    const index = indexOf([
      bare('body', { meritorious: ['Vana vid Cosmic'] }),
      bare('facts', { systems: ['cosmic'] }),
      bare('workplace', { workplace: { ...aJob().workplace, unit: 'Cosmic' } }),
      bare('title', { title: 'Cosmic' }),
      bare('none', {}),
    ]);
    expect(search(index, term('cosmic')).results.map(({ id }) => id)).toEqual([
      'title',
      'workplace',
      'facts',
      'body',
    ]);
  });

  it('are corrected to the nearest that most ads have, as it is written there', () => {
    const index = indexOf([
      bare('one', { description: ['Kösmac'] }),
      bare('two', { description: ['Kösmec'] }),
      bare('three', { description: ['kösmec'] }),
    ]);
    const { corrected, total } = search(index, term('kösmuc'));
    expect(corrected).toEqual([{ from: 'kösmuc', to: 'kösmec' }]);
    expect(total).toBe(2);
    expect(search(index, term('kösmuc', true)).total).toBe(0);
  });

  it.each(['kust', 'hyra', 'time', 'betalning', 'contract'])(
    'are not corrected where they are ordinary: %s',
    (word) => {
      const index = indexOf([
        bare('one', { description: ['kusk hyrd timme betalningar contracts'] }),
        bare('two', { description: ['lust fyra bemanning centralt'] }),
      ]);
      expect(search(index, term(word)).corrected).toBeUndefined();
    },
  );

  it('offer the nearest word for an ordinary one that no ad has', () => {
    const index = indexOf([bare('one', { description: ['Kusk'] })]);
    const { corrected, offered, total } = search(index, term('kust'));
    expect({ corrected, offered, total }).toEqual({
      corrected: undefined,
      offered: [{ from: 'kust', to: 'kusk' }],
      total: 0,
    });
  });

  it('are not corrected to a word with another first letter, nor in two of eight letters', () => {
    const index = indexOf([bare('one', { description: ['kvarnsten'] })]);
    expect(search(index, term('xvarnsten')).total).toBe(0);
    expect(search(index, term('kvernstin')).total).toBe(0);
    expect(search(index, term('kvarnstn')).total).toBe(1);
  });

  it('are known while an open ad has them', () => {
    const index = indexOf([bare('one', { description: ['Bostad'] })]);
    expect(index.hasWord('bostad')).toBe(true);
    index.apply({ removed: ['one'] });
    expect(index.hasWord('bostad')).toBe(false);
  });

  it('are told apart by where an ad has them', () => {
    const index = indexOf([bare('one', { title: 'Ortoped', description: ['Thoraxkirurg'] })]);
    expect(index.hasWord('ortoped', true)).toBe(true);
    expect(index.hasWord('thoraxkirurg', true)).toBe(false);
    expect(index.hasWord('thoraxkirurg')).toBe(true);
  });
});
