import { isLanguage, type Language, languageFromTag } from '#domain/language';
import { CACHES, type Store } from './browser';

const REMEMBERED = '/offline/language';

/** The language of the last page that the server sent, which is the reader's choice. */
export async function rememberedLanguage({
  caches,
  languages,
}: Pick<Store, 'caches' | 'languages'>): Promise<Language> {
  const stored = await (await caches.open(CACHES.offline)).match(REMEMBERED);
  const language = await stored?.text();
  return isLanguage(language) ? language : languageFromTag(languages[0] ?? 'sv');
}

export async function rememberLanguage(store: Store, response: Response): Promise<void> {
  const language = response.headers.get('content-language');
  if (!isLanguage(language) || language === (await rememberedLanguage(store))) return;
  await (await store.caches.open(CACHES.offline)).put(REMEMBERED, new Response(language));
}
