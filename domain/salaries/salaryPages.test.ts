import { describe, expect, it } from 'vitest';
import { slugify } from '#domain/vocabulary/slug';
import { WORK_ROLES } from '#domain/vocabulary/workRoles';
import { SALARY_PAGES, salaryPage, salaryPath } from './salaryPages';

const of = (wanted: string) => SALARY_PAGES.filter(({ kind }) => kind === wanted);

describe('the pages of the guide', () => {
  it('are those of part 2: 16 and 18 specialities, the nurse, two overviews, two on hired staff', () => {
    expect(of('specialist_doctor')).toHaveLength(16 + 1);
    expect(of('specialist_nurse')).toHaveLength(18 + 1);
    expect(of('nurse')).toHaveLength(1);
    expect(of('hired').map(salaryPath)).toEqual(['/hyrsjukskoterska-lon', '/hyrlakare-lon']);
    expect(new Set(SALARY_PAGES.map(({ slug }) => slug)).size).toBe(SALARY_PAGES.length);
  });

  it.each(SALARY_PAGES.filter(({ kind }) => kind !== 'hired'))(
    'have the slug of decision 7 of the specification and a profession of the vocabulary: $slug',
    ({ slug, roles, ssyk }) => {
      const role = WORK_ROLES.find(({ id }) => id === slug);
      expect(role && slugify(role.text.sv)).toBe(slug);
      expect(role?.ssyk).toBe(ssyk);
      expect(roles.every((id) => id === slug)).toBe(true);
    },
  );

  it.each(SALARY_PAGES)('link to other pages that exist: $slug', ({ slug, related }) => {
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related).not.toContain(slug);
    for (const other of related) expect(salaryPage(other)).toBeDefined();
  });
});
