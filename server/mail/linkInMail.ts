import { type Language, languageQuery } from '#domain/language';

/**
 * A site address in the mail's language; Swedish has the bare one
 * (`docs/decisions/0004-one-address-a-language.md`).
 *
 * @param path - with its query, if it has one.
 */
export function linkInMail(
  publicUrl: string,
  path: string,
  language: Language,
  token?: string,
): string {
  const url = new URL(path, publicUrl);
  if (token !== undefined) url.searchParams.set('token', token);
  for (const [name, value] of Object.entries(languageQuery(language))) {
    url.searchParams.set(name, value);
  }
  return url.href;
}
