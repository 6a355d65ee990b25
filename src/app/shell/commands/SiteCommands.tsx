import { CommandPalette, type CommandSource } from '@vikari/ui-kit/CommandPalette';
import { commandPalette as textsEn } from '@vikari/ui-kit/texts/en';
import { commandPalette as textsSv } from '@vikari/ui-kit/texts/sv';
import { useLocation, useNavigate } from 'react-router-dom';
import { comparable, matchName, NAME_MATCH } from '#domain/text/nameMatch';
import { readLatestChats } from '../../../data/latestChats';
import { useSiteData } from '../../../data/SiteDataProvider';
import { useWords } from '../../../i18n/intl';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { applicationPaths } from '../../../lib/site/applicationPaths';
import { chooseColourScheme, colourScheme } from '../../../lib/site/colourScheme';
import { useProfile } from '../../../session/useProfile';
import { type Deed, findJobs, type SiteCommand, siteCommands } from './commandGroups';
import { COMMAND_WORDS, FIND } from './commandWords';

const TEXTS = { sv: textsSv, en: textsEn };
/** So many chats are offered: the list of all is a command too. */
const CHATS = 8;

export interface SiteCommandsProps {
  open: boolean;
  onClose: () => void;
}

/** Goes to any page, to a chat or a search, and changes language and colours, by a few letters. */
export function SiteCommands({ open, onClose }: SiteCommandsProps) {
  const words = useWords();
  const { language } = words;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const data = useSiteData();
  const profile = useProfile();
  const own = COMMAND_WORDS[language];
  const groups = siteCommands({
    words,
    isSignedIn: Boolean(profile),
    pathname,
    search,
    scheme: colourScheme(),
  });

  const chats: CommandSource<SiteCommand> = {
    label: own.chats,
    async load(query) {
      const wanted = comparable(query);
      const all = await readLatestChats(data);
      return all
        .filter(({ employer, job }) => {
          const name = comparable(`${employer.name} ${job.title}`);
          return query === '' || (wanted !== '' && matchName(name, wanted) !== NAME_MATCH.not);
        })
        .slice(0, CHATS)
        .map(({ id, employer, job }) => ({
          id: `chat ${id}`,
          label: employer.name,
          hint: job.title,
          hintLanguage: titleLang(job, language),
          deed: { href: applicationPaths.chat(id) },
        }));
    },
  };

  function run(deed: Deed) {
    if ('href' in deed) void navigate(deed.href);
    else if ('reload' in deed) window.location.assign(deed.reload);
    else chooseColourScheme(deed.scheme);
  }

  return (
    <CommandPalette<SiteCommand>
      {...TEXTS[language]}
      title={FIND[language]}
      open={open}
      onClose={onClose}
      groups={groups}
      forText={(text) => findJobs(words, text)}
      sources={profile ? [chats] : []}
      onCommand={({ deed }) => run(deed)}
    />
  );
}
