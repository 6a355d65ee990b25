import { Footer } from '@vikari/ui-kit/Footer';
import { Logo } from '@vikari/ui-kit/Logo';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { FOOTER_PLACES, FOOTER_ROLES, type FooterLink } from './footerLinks';

/** The footer of every page. */
export function SiteFooter() {
  const { t, language } = useWords();
  const { today } = useSite();
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
          title: t('shell.footer.employers'),
          links: [
            { label: t('shell.footer.recruiter_login'), href: BRAND.recruiterLogin },
            { label: t('shell.footer.admin_login'), href: BRAND.adminLogin },
            { label: t('shell.footer.contact'), href: `mailto:${BRAND.contactEmail}` },
          ],
        },
      ]}
      copyright={`© ${today.slice(0, 4)} ${BRAND.name}`}
    />
  );
}
