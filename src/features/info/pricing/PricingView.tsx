import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/intl';
import { moveFocus } from '../../../lib/focus/moveFocus';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../info.module.css';
import { PricingForm, type PricingFormProps } from './PricingForm';

export interface PricingViewProps extends PricingFormProps {
  /** The reference of a request that has come in; null before. */
  reference: string | null;
}

/** What costs what kind of thing, and the form to ask with; below the page's heading. */
export function PricingView({ reference, ...form }: PricingViewProps) {
  const { t } = useWords();
  return (
    <div className={styles.columns}>
      <Stack element="section" spacing={5} aria-labelledby="form">
        <h2 id="form">{t('info.pricing.form')}</h2>
        {reference === null ? (
          <>
            <p className={styles.small}>
              <span>{`${t('info.pricing.form.text')} `}</span>
              <RouterLink href={paths.privacy()}>{t('info.pricing.privacy')}</RouterLink>
            </p>
            <PricingForm {...form} />
          </>
        ) : (
          <Sent reference={reference} />
        )}
      </Stack>
      <div className={styles.kinds}>
        <Card element="section" aria-labelledby="candidates" className={styles.tile}>
          <h2 id="candidates">{t('info.pricing.candidates')}</h2>
          <p className={styles.price}>{t('info.pricing.candidates.price')}</p>
          <p>{t('info.pricing.candidates.text')}</p>
        </Card>
        <Card element="section" aria-labelledby="employers" className={styles.tile}>
          <h2 id="employers">{t('info.pricing.employers')}</h2>
          <p className={styles.price}>{t('info.pricing.employers.price')}</p>
          <p>{t('info.pricing.employers.text')}</p>
          <ul className={styles.list}>
            <li>{t('info.pricing.employers.1')}</li>
            <li>{t('info.pricing.employers.2')}</li>
            <li>{t('info.pricing.employers.3')}</li>
          </ul>
        </Card>
      </div>
    </div>
  );
}

/** The receipt, which takes the focus: the form that had it is gone. */
function Sent({ reference }: { reference: string }) {
  const { t } = useWords();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => moveFocus(note.current), []);
  return (
    <Callout ref={note} tabIndex={-1} tone="success" title={t('info.pricing.sent.title')}>
      <p>{t('info.pricing.sent.text', { reference })}</p>
    </Callout>
  );
}
