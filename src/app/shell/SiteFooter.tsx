import { FooterBand, FooterContent } from '@vikari/ui-kit/Footer';
import { Logo } from '@vikari/ui-kit/Logo';
import { type MouseEventHandler, useContext } from 'react';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import { KeptMarkupContext } from '../../lib/site/keptMarkup';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { type Site, useSite } from '../../lib/site/SiteContext';
import type { ArticleLink } from './footerArticles';
import { FOOTER_PLACES, FOOTER_ROLES, type FooterLink } from './footerLinks';

/** What the footer shows besides our own pages. */
interface FooterFacts {
  articles: readonly ArticleLink[];
  socialLinks: NonNullable<Site['socialLinks']>;
  year: string;
}

interface SiteFooterProps {
  articles?: readonly ArticleLink[];
  /** The link to the commands, where scripts run; else it is one to the map of the site. */
  find?: { label: string; onClick: MouseEventHandler<HTMLAnchorElement> } | undefined;
}

/** The footer of every page; on a server it is rendered once for all of them. */
export function SiteFooter({ articles = [], find }: SiteFooterProps) {
  const { today, socialLinks = [] } = useSite();
  const kept = useContext(KeptMarkupContext);
  const facts: FooterFacts = { articles, socialLinks, year: today.slice(0, 4) };
  const content = () => <SiteFooterContent {...facts} find={find} />;
  const markup = kept?.ofPart(`footer ${JSON.stringify(facts)}`, content);
  return (
    <FooterBand {...(markup ? { dangerouslySetInnerHTML: markup } : { children: content() })} />
  );
}

function SiteFooterContent(props: FooterFacts & Pick<SiteFooterProps, 'find'>) {
  const { articles, socialLinks, year, find } = props;
  const { t, language } = useWords();
  const landing = ({ pathId, text }: FooterLink) => ({
    label: text[language],
    href: paths.landing(language, pathId),
  });
  return (
    <FooterContent
      logo={<Logo />}
      tagline={t('shell.footer.about')}
      navLabel={t('shell.footer.nav')}
      linkComponent={RouterLink}
      columns={[
        { title: t('shell.footer.professions'), links: FOOTER_ROLES.map(landing) },
        {
          title: t('shell.footer.places'),
          links: [
            ...FOOTER_PLACES.map(landing),
            { label: t('shell.footer.all_jobs'), href: paths.availableJobs(language) },
            { label: t('shell.footer.highest_rate'), href: paths.highestRate(language) },
          ],
        },
        {
          title: t('shell.footer.pay'),
          links: [
            { label: t('shell.footer.calculator'), href: paths.payCalculator() },
            { label: t('shell.footer.salaries'), href: paths.salaries() },
            { label: t('shell.footer.nurse_pay'), href: paths.nurseStaffingPay() },
            { label: t('shell.footer.doctor_pay'), href: paths.doctorStaffingPay() },
          ],
        },
        {
          title: BRAND.name,
          links: [
            { label: t('shell.footer.about_us'), href: paths.about() },
            { label: t('shell.footer.staffing'), href: paths.staffing() },
            { label: t('shell.footer.insight'), href: paths.insight() },
            { label: t('shell.footer.app'), href: paths.earlyAccess(language) },
            { label: t('shell.footer.contact'), href: paths.contact() },
          ],
        },
        {
          title: t('shell.footer.employers'),
          links: [
            { label: t('shell.footer.partner'), href: paths.pricing() },
            { label: t('shell.footer.tool'), href: paths.recruiting() },
            { label: t('shell.footer.recruiter_login'), href: BRAND.recruiterLogin },
            { label: t('shell.footer.admin_login'), href: BRAND.adminLogin },
          ],
        },
        ...(articles.length > 0
          ? [
              {
                title: t('shell.footer.articles'),
                isWide: true,
                links: articles.map(([slug, label]) => ({ label, href: paths.article(slug) })),
              },
            ]
          : []),
      ]}
      legalLinks={[
        { label: t('shell.footer.privacy'), href: paths.privacy() },
        { label: t('shell.footer.terms'), href: paths.terms() },
        { label: t('shell.footer.accessibility'), href: paths.accessibility(language) },
        { label: t('shell.footer.status'), href: paths.serviceStatus() },
        { label: t('shell.footer.sitemap'), href: paths.siteMap(language) },
        // The map is where it leads without a script: a list has one link to each address
        ...(find ? [{ ...find, href: `${paths.siteMap(language)}#content` }] : []),
      ]}
      endLinks={socialLinks}
      copyright={`© ${year} ${BRAND.name}`}
    />
  );
}
