import { AccordionItem } from '@vikari/ui-kit/Accordion';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Suspense, useEffect, useId, useState } from 'react';
import { STORAGE_KEY } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { lazyPart } from '../../../lib/late/lazyPart';
import { localStore } from '../../../lib/store/localStore';
import { track } from '../../../lib/track';
import styles from '../jobDetail.module.css';
import { PayFacts } from './PayFacts';
import { amountSpan, restsOn } from './payText';
import type { PaySectionProps, PayView } from './payView';

const PayTool = lazyPart(async () => (await import('./PayTool')).PayTool, {
  texts: ['pay'],
  server: 'nothing',
});

/**
 * What the assignment pays out: the server's figures, until the reader asks with their own hours,
 * weeks and tax. A tax that they stated earlier is used from the start.
 */
export function PaySection({ job, rate, today, userId }: PaySectionProps) {
  const words = useWords();
  const { t } = words;
  const headingId = useId();
  const [view, setView] = useState<PayView>({
    pay: job.inHand,
    place: null,
    hasOtherIncome: false,
    knowsGroup: false,
    missing: null,
  });
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { pay } = view;
  useEffect(() => {
    if (isOpen) track({ event: 'calculator_used', calculator: 'job' });
    if (isOpen || localStore.read(STORAGE_KEY.ownTax) !== null) setAsked(true);
  }, [isOpen]);

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('job_detail.calculator')}
      </h2>
      <PriceBox
        live
        className={styles.paySum}
        label={t('job_detail.pay.in_hand')}
        amount={
          pay && view.missing === null ? amountSpan(words, pay, ({ inHand }) => inHand) : null
        }
        unit={t('job_detail.calculator.unit')}
        missing={view.missing ?? t('job_detail.pay.not_known')}
        basis={pay ? restsOn(words, pay, rate, view) : t(`job.basis.${rate.basis}`)}
      >
        {pay && (
          <PayFacts
            job={job}
            pay={pay}
            hasOtherIncome={view.hasOtherIncome}
            className={view.missing === null ? undefined : styles.withoutSum}
          />
        )}
      </PriceBox>
      <AccordionItem
        summary={t('job_detail.pay.details')}
        open={isOpen}
        onOpenChange={setOpen}
        className={styles.payTool}
      >
        {isAsked && (
          <Suspense fallback={<Spinner label={t('job_detail.pay.loading')} />}>
            <PayTool {...{ job, rate, today, userId, isOpen }} onView={setView} />
          </Suspense>
        )}
      </AccordionItem>
    </section>
  );
}
