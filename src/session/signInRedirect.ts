import type { Me } from '#domain/api/v2';
import { paths } from '../lib/site/paths';

/**
 * Where a guarded page redirects a visitor: to /register (part 2), or to /login when they had a
 * session in this browser; that page explains that it has ended.
 */
export function signInRedirect({ sessionEnded }: Me, targetPath: string): string {
  return sessionEnded ? paths.login(targetPath) : paths.register(targetPath);
}
