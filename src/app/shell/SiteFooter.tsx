import { Footer } from '@vikari/ui-kit/Footer';
import { Logo } from '@vikari/ui-kit/Logo';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import type { ArticleLink } from './footerArticles';
import { FOOTER_PLACES, FOOTER_ROLES, type FooterLink } from './footerLinks';

/** The footer of every page. */
export function SiteFooter({ articles = [] }: { articles?: readonly ArticleLink[] }) {
  const { t, language } = useWords();
  const { today, socialLinks = [] } = useSite();
  const landing = ({ pathId, text }: FooterLink) => ({
    label: text[language],
    href: paths.landing(language, pathId),
  });
  return (
    <Footer
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
        { label: t('shell.footer.status'), href: paths.serviceStatus() },
        { label: t('shell.footer.sitemap'), href: paths.siteMap(language) },
      ]}
      endLinks={socialLinks}
      copyright={`© ${today.slice(0, 4)} ${BRAND.name}`}
    />
  );
}
