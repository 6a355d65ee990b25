import type { Command, CommandGroup } from '@vikari/ui-kit/CommandPalette';
import { Icon } from '@vikari/ui-kit/Icon';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { LANGUAGES } from '#domain/language';
import type { Words } from '../../../i18n/intl';
import { switchLanguageHref } from '../../../lib/page/alternatePath';
import type { ColourScheme } from '../../../lib/site/colourScheme';
import { LANGUAGE_NAME } from '../../../lib/site/languageName';
import { paths } from '../../../lib/site/paths';
import { plannerPath } from '../../../lib/site/plannerPath';
import { COMMAND_WORDS } from './commandWords';

/** What a command of the site does. */
export type Deed =
  /** A page, which the router opens. */
  | { href: string }
  /** The same page in another language, which the server renders. */
  | { reload: string }
  | { scheme: ColourScheme };

export type SiteCommand = Command & { deed: Deed };

/** Where the commands are opened. */
interface CommandPlace {
  words: Words;
  isSignedIn: boolean;
  pathname: string;
  search: string;
  scheme: ColourScheme;
}

/** What can be done from any page, for a visitor or a candidate. */
export function siteCommands(place: CommandPlace): CommandGroup<SiteCommand>[] {
  const { words, isSignedIn, pathname, search, scheme } = place;
  const { t, language } = words;
  const own = COMMAND_WORDS[language];
  const page = (id: string, label: string, href: string): SiteCommand => ({
    id,
    label,
    keywords: own.keywords[id],
    deed: { href },
  });
  const schemes = (['light', 'dark', null] as const).filter((other) => other !== scheme);

  return [
    ...(isSignedIn
      ? [
          {
            label: own.own,
            commands: [
              page('applications', t('shell.nav.applications'), paths.applications()),
              page('messages', t('shell.nav.messages'), paths.messages()),
              page('profile', t('shell.nav.profile'), paths.account()),
              page('preferences', own.preferences, ACCOUNT_PLACES.preferences),
              page('documents', own.documents, ACCOUNT_PLACES.documents),
              page('references', own.references, ACCOUNT_PLACES.references),
              page('planner', own.planner, plannerPath()),
              page('integrity', own.integrity, ACCOUNT_PLACES.integrity),
            ],
          },
        ]
      : []),
    {
      label: own.pages,
      commands: [
        page('jobs', t('shell.nav.jobs'), paths.availableJobs(language)),
        page('saved', t('shell.nav.saved'), paths.saved()),
        ...(isSignedIn
          ? []
          : [
              page('login', t('shell.nav.login'), paths.login(pathname + search)),
              page('register', t('shell.nav.register'), paths.register(pathname + search)),
              page('alert', own.alert, paths.mailAlert(language, '')),
            ]),
        page('calculator', t('shell.footer.calculator'), paths.payCalculator()),
        page('salaries', t('shell.footer.salaries'), paths.salaries()),
        page('nurse_pay', t('shell.footer.nurse_pay'), paths.nurseStaffingPay()),
        page('doctor_pay', t('shell.footer.doctor_pay'), paths.doctorStaffingPay()),
        page('staffing', t('shell.footer.staffing'), paths.staffing()),
        page('insight', t('shell.footer.insight'), paths.insight()),
        page('about', t('shell.footer.about_us'), paths.about()),
        page('contact', t('shell.footer.contact'), paths.contact()),
        page('status', t('shell.footer.status'), paths.serviceStatus()),
        page('privacy', t('shell.footer.privacy'), paths.privacy()),
        page('terms', t('shell.footer.terms'), paths.terms()),
        page('site_map', t('shell.footer.sitemap'), paths.siteMap(language)),
      ],
    },
    {
      label: own.settings,
      commands: [
        ...LANGUAGES.filter((other) => other !== language).map(
          (other): SiteCommand => ({
            id: `language ${other}`,
            // Written for who reads the other language, who may not know this one
            label: COMMAND_WORDS[other].language(LANGUAGE_NAME[other]),
            language: other,
            keywords: own.language(LANGUAGE_NAME[other]),
            deed: { reload: switchLanguageHref(pathname, search, other) },
          }),
        ),
        ...schemes.map((other): SiteCommand => {
          const id = other ?? 'system';
          return { id, label: own[id], keywords: own.keywords[id], deed: { scheme: other } };
        }),
      ],
    },
  ];
}

/** The list of jobs with a text that was typed among the commands. */
export function findJobs({ language }: Words, text: string): CommandGroup<SiteCommand> {
  const own = COMMAND_WORDS[language];
  const query = writeFilterQuery(queryOf({ ...EMPTY_FILTER, text }));
  return {
    label: own.search,
    commands: [
      {
        id: 'find',
        label: own.find(text),
        icon: <Icon name="search" />,
        deed: { href: `${paths.availableJobs(language)}?${query}` },
      },
    ],
  };
}
