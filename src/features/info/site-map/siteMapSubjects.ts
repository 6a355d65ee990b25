import type { Words } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import type { SiteMapGroup, SiteMapLink } from './SiteMapView';

/** Pages that other parts of the site know: of professions' salaries, articles, staffing posts. */
export interface ListedPages {
  salaries: readonly SiteMapLink[];
  articles: readonly SiteMapLink[];
  staffing: readonly SiteMapLink[];
}

/** The fixed public pages by subject, with those that are listed. */
export function siteMapSubjects(
  { t, language }: Pick<Words, 't' | 'language'>,
  { salaries, articles, staffing }: ListedPages,
): SiteMapGroup[] {
  return [
    {
      label: t('info.sitemap.jobs'),
      links: [
        { label: t('info.home'), href: paths.home() },
        { label: t('info.sitemap.jobs.search'), href: paths.jobs() },
        { label: t('info.sitemap.jobs.all'), href: paths.availableJobs(language) },
        { label: t('info.sitemap.jobs.highest'), href: paths.highestRate(language) },
      ],
    },
    {
      label: t('info.sitemap.pay'),
      links: [
        { label: t('info.sitemap.pay.guide'), href: paths.salaries() },
        { label: t('info.sitemap.pay.nurses'), href: paths.nurseStaffingPay() },
        { label: t('info.sitemap.pay.doctors'), href: paths.doctorStaffingPay() },
        { label: t('info.sitemap.pay.calculator'), href: paths.payCalculator() },
        ...salaries,
      ],
    },
    {
      label: t('info.sitemap.reading'),
      links: [
        { label: t('info.sitemap.staffing'), href: paths.staffing() },
        ...staffing,
        { label: t('info.sitemap.insight'), href: paths.insight() },
        ...articles,
      ],
    },
    {
      label: t('info.sitemap.vikari'),
      links: [
        { label: t('info.about.title'), href: paths.about() },
        { label: t('info.contact.title'), href: paths.contact() },
        { label: t('info.early.title'), href: paths.earlyAccess(language) },
        { label: t('info.sitemap.privacy'), href: paths.privacy() },
        { label: t('info.sitemap.terms'), href: paths.terms() },
        { label: t('info.sitemap.accessibility'), href: paths.accessibility(language) },
        { label: t('info.sitemap.login'), href: paths.login() },
        { label: t('info.sitemap.register'), href: paths.register() },
      ],
    },
    {
      label: t('info.employers'),
      links: [
        { label: t('info.recruiting.title'), href: paths.recruiting() },
        { label: t('info.pricing.title'), href: paths.pricing() },
      ],
    },
  ];
}
