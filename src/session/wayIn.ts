import type { Me } from '#domain/api/v2';
import { paths } from '../lib/site/paths';

/**
 * Where a guarded page sends whoever is not signed in: a visitor to /register (part 2), somebody
 * who had a session in this browser to /login, which explains that it has ended.
 */
export function wayIn({ sessionEnded }: Me, targetPath: string): string {
  return sessionEnded ? paths.login(targetPath) : paths.register(targetPath);
}
