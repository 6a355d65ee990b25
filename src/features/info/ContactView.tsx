import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { Grid } from '@vikari/ui-kit/Grid';
import { Icon } from '@vikari/ui-kit/Icon';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './info.module.css';

const SUBJECTS = ['account', 'application', 'report', 'data', 'employers'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Where to write, and what about, below its heading. */
export function ContactView() {
  const { t, language } = useWords();
  const address = `mailto:${BRAND.contactEmail}`;
  const hrefs: Record<Subject, string> = {
    account: paths.login(),
    application: paths.messages(),
    report: paths.availableJobs(language),
    data: paths.privacy(),
    employers: paths.pricing(),
  };
  return (
    <>
      <div className={styles.narrow}>
        <Button href={address} size="large" translate="no" startIcon={<Icon name="mail" />}>
          {BRAND.contactEmail}
        </Button>
        <Callout>
          <p>{t('info.contact.email.hint')}</p>
        </Callout>
      </div>
      <Grid minColumnWidth="large" justifyItems="start">
        {SUBJECTS.map((subject) => (
          <Card
            key={subject}
            element="section"
            aria-labelledby={`contact-${subject}`}
            className={styles.tile}
          >
            <h2 id={`contact-${subject}`}>{t(`info.contact.${subject}`)}</h2>
            <p>{t(`info.contact.${subject}.text`)}</p>
            <p>
              <RouterLink href={hrefs[subject]}>{t(`info.contact.${subject}.link`)}</RouterLink>
            </p>
          </Card>
        ))}
        <Card element="section" aria-labelledby="contact-site" className={styles.tile}>
          <h2 id="contact-site">{t('info.contact.site')}</h2>
          <p>{t('info.contact.site.text')}</p>
          <p>
            <a href={address}>{t('info.contact.mail')}</a>
          </p>
        </Card>
      </Grid>
    </>
  );
}
