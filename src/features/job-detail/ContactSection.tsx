import { Avatar } from '@vikari/ui-kit/Avatar';
import { mailtoOf } from '#domain/candidates/email';
import type { ContactPerson } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { JobSection } from './JobSection';
import styles from './jobDetail.module.css';

/** `+46 (0)70-174 06 05` in the form of a tel: link: `+46701740605`. */
const telHref = (phone: string): string =>
  `tel:${phone
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^0(?!0)/, '+46')}`;

/** The person who answers questions about the job. */
export function ContactSection({ contact }: { contact: ContactPerson }) {
  const { t } = useWords();
  const { name, title, phone, email } = contact;
  return (
    <JobSection title="job_detail.contact">
      <div className={styles.contact}>
        <Avatar name={name} />
        <div>
          <p className={styles.contactName}>{name}</p>
          <p className={styles.muted}>{title}</p>
          {phone && (
            <p>
              <a href={telHref(phone)}>{t('job_detail.contact.call', { phone })}</a>
            </p>
          )}
          {email && (
            <p>
              <a href={mailtoOf(email)}>{t('job_detail.contact.email', { email })}</a>
            </p>
          )}
          {!phone && !email && <p className={styles.muted}>{t('job_detail.contact.hidden')}</p>}
        </div>
      </div>
    </JobSection>
  );
}
