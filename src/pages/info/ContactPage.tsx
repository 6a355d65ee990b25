import type { ContactPage as ContactThing, WithContext } from 'schema-dts';
import { BRAND } from '../../config/brand';
import { ContactView } from '../../features/info/ContactView';
import { useWords } from '../../i18n/intl';
import { alternatePath } from '../../lib/page/alternatePath';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { InfoPage } from './InfoPage';

/** Where to write, and what about. */
export function ContactPage() {
  const { t, language } = useWords();
  const { publicUrl } = useSite();
  const title = t('info.contact.title');
  const thing: WithContext<ContactThing> = {
    '@context': 'https://schema.org',
    '@type': 'ContactPage',
    name: title,
    url: `${publicUrl}${alternatePath(paths.contact(), language)}`,
    inLanguage: language,
    mainEntity: {
      '@type': 'Organization',
      name: BRAND.name,
      url: publicUrl,
      email: BRAND.contactEmail,
    },
  };
  return (
    <InfoPage
      title={title}
      lead={t('info.contact.lead')}
      description={t('info.contact.description')}
      path={paths.contact()}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
      thing={thing}
    >
      <ContactView />
    </InfoPage>
  );
}
