import { licenceOf } from '#domain/vocabulary/licensedRoles';
import { workRoleById } from '#domain/vocabulary/lookup';

const NEAREST = 3;

/**
 * Professions to look for where the asked ones have nothing: those of the same group, then those
 * with the same licence; the ones with the most jobs first.
 *
 * @param counts - jobs by the id of a profession.
 */
export function nearProfessions(
  asked: readonly string[],
  counts: Readonly<Record<string, number>>,
): string[] {
  const groups = new Set(asked.map((id) => workRoleById(id)?.group ?? ''));
  const licences = new Set(asked.map(licenceOf));
  const nearness = (id: string): number => {
    const group = workRoleById(id)?.group ?? '';
    if (group !== '' && groups.has(group)) return 2;
    const licence = licenceOf(id);
    return licence !== null && licences.has(licence) ? 1 : 0;
  };
  return Object.entries(counts)
    .map(([id, total]) => ({ id, total, near: nearness(id) }))
    .filter(({ id, total, near }) => near > 0 && total > 0 && !asked.includes(id))
    .sort((a, b) => b.near - a.near || b.total - a.total || (a.id < b.id ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ id }) => id);
}
