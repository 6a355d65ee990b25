import { Badge } from '@vikari/ui-kit/Badge';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { Timeline } from '@vikari/ui-kit/Timeline';
import type { ProfileView, RecruiterView } from '#domain/api/account';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import styles from '../account.module.css';
import type { AccountOptions } from '../accountOptions';

export interface RecruiterSectionProps {
  view: RecruiterView;
  options: AccountOptions;
}

/** The card that employers see, as it is now. */
export function RecruiterSection({ view, options }: RecruiterSectionProps) {
  const { t } = useWords();
  const { card, listed, afterInterest } = view;
  const fact = (term: string, names: readonly string[]): Fact => ({
    term,
    description: names.join(', ') || t('account.recruiter.nothing'),
  });
  return (
    <FormSection title={t('account.recruiter')} description={<p>{t('account.recruiter.text')}</p>}>
      {!listed && (
        <Callout tone="info" headingLevel={3} title={t('account.recruiter.unlisted')}>
          <p>{t('account.recruiter.unlisted.text')}</p>
        </Callout>
      )}
      <Card className={styles.card}>
        <Stack direction="row" spacing={2} alignItems="center" justifyContent="space-between">
          <h3 className={styles.heading}>
            {namesIn(options.professions, card.workRoles).join(', ') ||
              t('account.recruiter.no_role')}
          </h3>
          {card.bankIdVerified && (
            <Badge tone="success" icon={<Icon name="check" size="small" />}>
              {t('account.bankid')}
            </Badge>
          )}
        </Stack>
        <FactList
          facts={[
            fact(t('account.recruiter.work_fields'), namesIn(options.workfields, card.workFields)),
            fact(t('account.recruiter.regions'), namesIn(options.locations, card.regions)),
            fact(
              t('account.recruiter.employment_types'),
              namesIn([{ label: '', options: options.employmentTypes }], card.employmentTypes),
            ),
            fact(t('account.recruiter.systems'), namesIn(options.systems, card.systems)),
            fact(t('account.recruiter.experience'), [
              t(`account.recruiter.experience.${card.experience}`),
            ]),
          ]}
        />
        <p className={styles.small}>
          {t('account.recruiter.after', { name: afterInterest.firstName })}
        </p>
      </Card>
    </FormSection>
  );
}

/** Which employers have looked at the card. */
export function ProfileViewsSection({ looks }: { looks: readonly ProfileView[] }) {
  const { t, intl } = useWords();
  return (
    <FormSection title={t('account.looks')} description={<p>{t('account.looks.text')}</p>}>
      {looks.length > 0 ? (
        <Timeline
          label={t('account.looks')}
          events={looks.map(({ id, employer, job, looks: count, lastAt }) => ({
            id,
            title: employer,
            dateTime: lastAt,
            timeText: instantText(intl, lastAt),
            body: <p>{t('account.looks.for', { job: job.title, count })}</p>,
          }))}
        />
      ) : (
        <p className={styles.small}>{t('account.looks.none')}</p>
      )}
    </FormSection>
  );
}
