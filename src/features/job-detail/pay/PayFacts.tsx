import { FactList } from '@vikari/ui-kit/FactList';
import type { JobDetail } from '#domain/api/portal';
import type { PaidOut, PayInHand } from '#domain/jobs/inHand';
import { type MessageId, useWords } from '../../../i18n/intl';
import { amountSpan } from './payText';

export interface PayFactsProps {
  job: Pick<JobDetail, 'travel' | 'housing'>;
  pay: PayInHand;
  /** The reader has said that they have other income in the year. */
  hasOtherIncome: boolean;
  className?: string | undefined;
}

/** From the pay before tax to what is left of it, and what the employer pays besides. */
export function PayFacts({ job, pay, hasOtherIncome, className }: PayFactsProps) {
  const words = useWords();
  const { t } = words;
  const fact = (term: MessageId, of: (paid: PaidOut) => number) => ({
    term: t(term),
    description: t('job_detail.calculator.sum', { amount: amountSpan(words, pay, of) }),
  });
  const provided = (['travel', 'housing'] as const).flatMap((what) => {
    const how = job[what];
    if (how !== 'paid' && how !== 'arranged') return [];
    const text = t('job_detail.pay.beyond', { provided: t(`job_detail.provided.${how}`) });
    return [{ term: t(`job_detail.fact.${what}`), description: text }];
  });
  return (
    <FactList
      layout="rows"
      className={className}
      facts={[
        fact('job_detail.pay.gross', ({ gross }) => gross),
        fact('job_detail.pay.withheld', ({ withheld }) => withheld),
        fact('job_detail.pay.in_hand_week', ({ inHand }) => inHand / pay.weeks),
        // Abroad what is withheld is the year's tax
        ...(pay.taxGroup === 'abroad'
          ? []
          : [
              fact(
                `job_detail.pay.year.${hasOtherIncome ? 'beside' : 'alone'}`,
                ({ gross, yearTax }) => gross - yearTax,
              ),
            ]),
        ...provided,
      ]}
    />
  );
}
