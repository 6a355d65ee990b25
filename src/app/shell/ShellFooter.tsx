import { paletteKeys, useCommandShortcut } from '@vikari/ui-kit/CommandPalette';
import { useLoaderData } from 'react-router-dom';
import { fetchBlogs } from '#domain/api/blogs';
import type { PageData } from '../../data/pageLoader';
import { useApi } from '../../data/useApi';
import { useWords } from '../../i18n/intl';
import { useHydrated } from '../../lib/useHydrated';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { FIND } from './commands/commandWords';
import { useCommands } from './commands/useCommands';
import { type ArticleLink, linksIn, requestFor } from './footerArticles';
import { SiteFooter } from './SiteFooter';

/** The articles that the shell's loader has read; where it could not, they are read here. */
function useFooterArticles(): readonly ArticleLink[] {
  const { language } = useWords();
  const loaded = useLoaderData<PageData<ArticleLink[] | null> | undefined>()?.extra;
  const { data } = useApi(fetchBlogs, loaded === null ? requestFor(language) : null);
  return loaded ?? (data ? linksIn(data) : []);
}

/** A machine that has a keyboard, most likely. */
const KEYBOARD = '(hover: hover) and (pointer: fine)';

/**
 * The footer with the articles that the shell's loader has read. It comes after the page, and so hears
 * the shortcut of the site's commands.
 */
export function ShellFooter() {
  const { language } = useWords();
  const hydrated = useHydrated();
  const hasKeyboard = useMediaQuery(KEYBOARD);
  const { commands, open, openInPlace } = useCommands();
  useCommandShortcut(open);
  const keys = hasKeyboard ? ` (${paletteKeys().join(' ')})` : '';
  const find = { label: FIND[language] + keys, onClick: openInPlace };
  return (
    <>
      <SiteFooter articles={useFooterArticles()} find={hydrated ? find : undefined} />
      {commands}
    </>
  );
}
