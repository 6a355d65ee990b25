import type { Command, CommandGroup } from '@vikari/ui-kit/CommandPalette';
import { Icon } from '@vikari/ui-kit/Icon';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { LANGUAGES } from '#domain/language';
import type { MessageId, Words } from '../../../i18n/intl';
import { switchLanguageHref } from '../../../lib/page/alternatePath';
import type { ColourScheme } from '../../../lib/site/colourScheme';
import { LANGUAGE_NAME } from '../../../lib/site/languageName';
import { paths } from '../../../lib/site/paths';
import { plannerPath } from '../../../lib/site/plannerPath';

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
  const page = (id: string, label: string, href: string, others?: MessageId): SiteCommand => ({
    id,
    label,
    keywords: others && t(others),
    deed: { href },
  });
  const schemes = (['light', 'dark', null] as const).filter((other) => other !== scheme);

  return [
    ...(isSignedIn
      ? [
          {
            label: t('commands.own'),
            commands: [
              page('applications', t('shell.nav.applications'), paths.applications()),
              page(
                'messages',
                t('shell.nav.messages'),
                paths.messages(),
                'commands.words.messages',
              ),
              page('profile', t('shell.nav.profile'), paths.account(), 'commands.words.profile'),
              page('preferences', t('commands.preferences'), ACCOUNT_PLACES.preferences),
              page(
                'documents',
                t('commands.documents'),
                ACCOUNT_PLACES.documents,
                'commands.words.documents',
              ),
              page(
                'references',
                t('commands.references'),
                ACCOUNT_PLACES.references,
                'commands.words.references',
              ),
              page('planner', t('commands.planner'), plannerPath(), 'commands.words.planner'),
              page(
                'integrity',
                t('commands.integrity'),
                ACCOUNT_PLACES.integrity,
                'commands.words.integrity',
              ),
            ],
          },
        ]
      : []),
    {
      label: t('commands.pages'),
      commands: [
        page('jobs', t('shell.nav.jobs'), paths.availableJobs(language), 'commands.words.jobs'),
        page('saved', t('shell.nav.saved'), paths.saved(), 'commands.words.saved'),
        ...(isSignedIn
          ? []
          : [
              page('login', t('shell.nav.login'), paths.login(pathname + search)),
              page('register', t('shell.nav.register'), paths.register(pathname + search)),
              page('alert', t('commands.alert'), paths.mailAlert(language, '')),
            ]),
        page(
          'calculator',
          t('shell.footer.calculator'),
          paths.payCalculator(),
          'commands.words.calculator',
        ),
        page('salaries', t('shell.footer.salaries'), paths.salaries()),
        page('nurse_pay', t('shell.footer.nurse_pay'), paths.nurseStaffingPay()),
        page('doctor_pay', t('shell.footer.doctor_pay'), paths.doctorStaffingPay()),
        page('staffing', t('shell.footer.staffing'), paths.staffing()),
        page('insight', t('shell.footer.insight'), paths.insight()),
        page('about', t('shell.footer.about_us'), paths.about()),
        page('contact', t('shell.footer.contact'), paths.contact(), 'commands.words.contact'),
        page('status', t('shell.footer.status'), paths.serviceStatus()),
        page('privacy', t('shell.footer.privacy'), paths.privacy()),
        page('terms', t('shell.footer.terms'), paths.terms()),
        page('site_map', t('shell.footer.sitemap'), paths.siteMap(language)),
      ],
    },
    {
      label: t('commands.settings'),
      commands: [
        ...LANGUAGES.filter((other) => other !== language).map(
          (other): SiteCommand => ({
            id: `language ${other}`,
            // For who reads the other language, who may not know this one
            label: LANGUAGE_NAME[other],
            language: other,
            keywords: t('commands.language', { name: LANGUAGE_NAME[other] }),
            deed: { reload: switchLanguageHref(pathname, search, other) },
          }),
        ),
        ...schemes.map((other): SiteCommand => {
          const id = other ?? 'system';
          return {
            id,
            label: t(`commands.${id}`),
            keywords: t(`commands.words.${id}`),
            deed: { scheme: other },
          };
        }),
      ],
    },
  ];
}

/** The list of jobs with a text that was typed among the commands. */
export function findJobs({ t, language }: Words, text: string): CommandGroup<SiteCommand> {
  const query = writeFilterQuery(queryOf({ ...EMPTY_FILTER, text }));
  return {
    label: t('commands.search'),
    commands: [
      {
        id: 'find',
        label: t('commands.find', { text }),
        icon: <Icon name="search" />,
        deed: { href: `${paths.availableJobs(language)}?${query}` },
      },
    ],
  };
}
