import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import type { OwnReport } from '#domain/api/safety';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { SectionState } from './SectionState';

export interface ReportListProps {
  /** undefined while they are being read. */
  reports: readonly OwnReport[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
}

function Report({ report }: { report: OwnReport }) {
  const { t, intl } = useWords();
  const { kind, employerName, jobTitle, reason, text, createdAt, answer, answeredAt } = report;
  const gone = t('safety.reports.gone');
  const jobReport =
    jobTitle === null ? (
      t('safety.reports.job', { job: gone })
    ) : (
      <TitleInText job={{ title: jobTitle }} text={(job) => t('safety.reports.job', { job })} />
    );
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <Stack element="p" direction="row" spacing={1} columnSpacing={2} alignItems="center">
          <strong>
            {kind === 'chat'
              ? t('safety.reports.chat', { employer: employerName ?? gone })
              : jobReport}
          </strong>
        </Stack>
        <Text variant="small" tone="muted">
          {t('safety.reports.sent', {
            reason: t(`safety.reason.${reason}`),
            day: instantText(intl, createdAt),
          })}
        </Text>
        {text !== '' && <p className={styles.lines}>{text}</p>}
        {answer === null || answeredAt === null ? (
          <Text variant="small" tone="muted">
            {t('safety.reports.waits')}
          </Text>
        ) : (
          <>
            <Text variant="small" tone="muted">
              {t('safety.reports.answer', { day: instantText(intl, answeredAt) })}
            </Text>
            <p className={styles.lines}>{answer}</p>
          </>
        )}
      </div>
    </li>
  );
}

/** What the candidate has reported, with our answers. */
export function ReportList({ reports, onRetry }: ReportListProps) {
  const { t } = useWords();
  return (
    <IntegritySection title={t('safety.reports.title')} text={t('safety.reports.text')}>
      {reports === undefined && <SectionState onRetry={onRetry} />}
      {reports?.length === 0 && <p>{t('safety.reports.none')}</p>}
      {reports !== undefined && reports.length > 0 && (
        <Card padding="none">
          <ul aria-label={t('safety.reports.title')}>
            {reports.map((report) => (
              <Report key={report.id} report={report} />
            ))}
          </ul>
        </Card>
      )}
    </IntegritySection>
  );
}
