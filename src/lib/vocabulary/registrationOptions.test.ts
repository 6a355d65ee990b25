import { describe, expect, it } from 'vitest';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { registrationOptions } from './registrationOptions';

const sv = { language: 'sv', isMobile: false, others: 'Andra' } as const;

describe('registrationOptions', () => {
  const options = registrationOptions(CONSTANTS, sv);

  it('leaves out the professions that the search leaves out', () => {
    const labels = options.professions.map(({ label }) => label);
    expect(labels.filter((label) => label === 'Andra')).toHaveLength(1);
    expect(labels).not.toContain('Tandläkare');
    expect(
      registrationOptions(CONSTANTS, { ...sv, isMobile: true }).professions.map((set) => set.label),
    ).not.toContain('Andra');
  });

  it('puts a region before its municipalities, all of Sweden’s', () => {
    expect(options.locations).toHaveLength(21);
    expect(options.locations.flatMap((set) => set.options)).toHaveLength(21 + 290);
    for (const { label, options: places } of options.locations) {
      expect(places[0]?.label).toBe(label);
    }
  });

  it('orders by the language’s own alphabet', () => {
    const names = options.locations.map(({ label }) => label);
    expect(names.indexOf('Örebro län')).toBeGreaterThan(names.indexOf('Västra Götalands län'));
  });

  it('offers every work area once, under its group', () => {
    const offered = options.workfields.flatMap((set) => set.options.map(({ id }) => id));
    const fields = CONSTANTS.workfields.filter(({ isGroup }) => !isGroup).map(({ id }) => id);
    expect([...offered].sort()).toEqual([...fields].sort());
  });

  it('speaks English', () => {
    const english = registrationOptions(CONSTANTS, { ...sv, language: 'en' });
    expect(english.employmentTypes.map(({ label }) => label)).not.toEqual(
      options.employmentTypes.map(({ label }) => label),
    );
  });
});
