import { Badge } from '@vikari/ui-kit/Badge';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { type Fact, FactList } from '@vikari/ui-kit/FactList';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { Timeline } from '@vikari/ui-kit/Timeline';
import type { ProfileView, RecruiterView } from '#domain/api/account';
import { type CandidateCard, RATE_STEP } from '#domain/candidates/recruiterView';
import { HOURLY_RATE } from '#domain/limits';
import { useWords, type Words } from '../../../i18n/intl';
import { instantText, monthText } from '../../../lib/dates';
import { TitleInText } from '../../../lib/jobText/TitleInText';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import styles from '../account.module.css';
import type { AccountOptions } from '../accountOptions';

export interface RecruiterSectionProps {
  view: RecruiterView;
  options: AccountOptions;
}

/** The cards that employers see, as they are now: one for each profession. */
export function RecruiterSection({ view, options }: RecruiterSectionProps) {
  const { t } = useWords();
  const { cards, tooFew, listed, afterInterest } = view;
  return (
    <FormSection title={t('account.recruiter')} description={<p>{t('account.recruiter.text')}</p>}>
      {!listed && (
        <Callout tone="info" headingLevel={3} title={t('account.recruiter.unlisted')}>
          <p>{t('account.recruiter.unlisted.text')}</p>
        </Callout>
      )}
      {tooFew.length > 0 && (
        <p>
          {t('account.recruiter.too_few', {
            professions: namesIn(options.professions, tooFew).join(', '),
          })}
        </p>
      )}
      {cards.map((card) => (
        <CandidateCardView key={card.workRoles.join()} card={card} options={options} />
      ))}
      <Text variant="small" tone="muted">
        {t('account.recruiter.after', { name: afterInterest.firstName })}
      </Text>
    </FormSection>
  );
}

function CandidateCardView({ card, options }: { card: CandidateCard; options: AccountOptions }) {
  const { t, intl } = useWords();
  const fact = (term: string, names: readonly string[] | null): Fact => ({
    term,
    description:
      names === null
        ? t('account.recruiter.not_shown')
        : names.join(', ') || t('account.recruiter.nothing'),
  });
  const named = (groups: Parameters<typeof namesIn>[0], ids: readonly string[] | null) =>
    ids && namesIn(groups, ids);
  const { experience, months, rateFrom } = card;
  return (
    <Card className={styles.card}>
      <Stack direction="row" spacing={2} alignItems="center" justifyContent="space-between">
        <h3 className={styles.heading}>
          {namesIn(options.professions, card.workRoles).join(', ')}
        </h3>
        {card.bankIdVerified && (
          <Badge tone="success" icon={<Icon name="check" size="small" />}>
            {t('account.bankid')}
          </Badge>
        )}
      </Stack>
      <FactList
        facts={[
          fact(t('account.recruiter.regions'), named(options.locations, card.regions)),
          fact(
            t('account.recruiter.experience'),
            experience && [t(`account.recruiter.experience.${experience}`)],
          ),
          fact(
            t('account.recruiter.work_fields'),
            named([...options.workfields, ...options.fieldGroups], card.workFields),
          ),
          fact(
            t('account.recruiter.months'),
            months?.map((month) => monthText(intl, month)) ?? null,
          ),
          fact(
            t('account.recruiter.employment_types'),
            named([{ label: '', options: options.employmentTypes }], card.employmentTypes),
          ),
          fact(t('account.recruiter.rate'), rateFrom === null ? null : [rateText(rateFrom, t)]),
          fact(t('account.recruiter.systems'), named(options.systems, card.systems)),
        ]}
      />
    </Card>
  );
}

/** A step of the lowest rate, in words; the first begins where the slider does. */
function rateText(from: number, t: Words['t']): string {
  const to = from + RATE_STEP;
  return from <= HOURLY_RATE.min
    ? t('account.recruiter.rate.lowest', { to })
    : t('account.recruiter.rate.from', { from, to });
}

/** Which employers have looked at the card. */
export function ProfileViewsSection({ looks }: { looks: readonly ProfileView[] }) {
  const { t, intl } = useWords();
  return (
    <FormSection title={t('account.looks')} description={<p>{t('account.looks.text')}</p>}>
      {looks.length > 0 ? (
        <Timeline
          label={t('account.looks')}
          items={looks.map(({ id, employer, job, looks: count, lastAt }) => ({
            id,
            title: employer,
            dateTime: lastAt,
            timeText: instantText(intl, lastAt),
            body: (
              <p>
                <TitleInText
                  job={job}
                  text={(title) => t('account.looks.for', { job: title, count })}
                />
              </p>
            ),
          }))}
        />
      ) : (
        <Text variant="small" tone="muted">
          {t('account.looks.none')}
        </Text>
      )}
    </FormSection>
  );
}
