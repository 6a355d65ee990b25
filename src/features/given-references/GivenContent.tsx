import { AccordionItem } from '@vikari/ui-kit/Accordion';
import { Button } from '@vikari/ui-kit/Button';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { useState } from 'react';
import type { OwnReferenceRequest } from '#domain/api/givenReferences';
import { SHARED_FOR, type SharedFor } from '#domain/givenReferences/sharedFor';
import type { Language } from '#domain/language';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import type { FieldErrors } from '../../lib/forms/fieldErrors';
import { failed } from '../../lib/forms/problems';
import { useAttempt } from '../../lib/forms/useAttempt';
import { useForm } from '../../lib/forms/useForm';
import { titleLang } from '../../lib/jobText/adLanguage';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { AnswerList } from './AnswerList';
import styles from './givenReferences.module.css';
import { shareEnd } from './shareEnd';

/** Who opened a reference. */
export interface ShownOpening {
  at: string;
  employerName: string | null;
  jobTitle: string | null;
}

export interface GivenContentProps {
  request: OwnReferenceRequest;
  /** Ongoing applications: in which of them it can be shared. */
  applications: readonly {
    id: string;
    title: string;
    /** Of the title; Swedish where it does not say. */
    language?: Language | undefined;
    employer: string;
  }[];
  /** Each rejects with an `ApiError`. */
  onShare: (id: string, applicationId: string, until: SharedFor) => Promise<void>;
  onUnshare: (id: string, applicationId: string) => Promise<void>;
  onReadOpenings: (id: string) => Promise<readonly ShownOpening[]>;
}

/** A given reference: what was said, who may read it, and who has. */
export function GivenContent(props: GivenContentProps) {
  const { request, applications, onShare, onUnshare, onReadOpenings } = props;
  const { id, name, given, shares, openings } = request;
  const words = useWords();
  const { t, intl } = words;
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [opened, setOpened] = useState<readonly ShownOpening[] | null>(null);
  const attempt = useAttempt<'failed' | null>(
    shares.map(({ applicationId, openUntil }) => `${applicationId} ${openUntil}`).join(),
  );
  const left = applications.filter((one) =>
    shares.every(({ applicationId }) => applicationId !== one.id),
  );
  if (!given?.answers) return null;

  async function act(work: () => Promise<void>, done = '') {
    setBusy(true);
    attempt.begin();
    setSaid(done);
    await work().then(attempt.succeed, (error: unknown) => attempt.fail('failed', error));
    setBusy(false);
  }

  return (
    <>
      <p className={styles.text}>
        {t(`given_references.signed.${given.way}`, { name: given.signedBy ?? '' })}
      </p>
      <AccordionItem className={styles.wide} summary={t('given_references.answers')}>
        <AnswerList answers={given.answers} />
      </AccordionItem>
      <AccordionItem className={styles.wide} summary={t('given_references.shares')}>
        <div className={styles.part}>
          {shares.length === 0 && <p>{t('given_references.shares.none')}</p>}
          {shares.length > 0 && (
            <ul className={`${styles.shares} ${styles.wide}`}>
              {shares.map(({ applicationId, employerName, jobTitle, openUntil }) => (
                <li key={applicationId} className={styles.share}>
                  <span>
                    <span translate="no">
                      <TitleInText
                        job={{ title: jobTitle ?? '' }}
                        text={(job) =>
                          t('given_references.shares.for', {
                            employer: employerName ?? t('given_references.openings.unknown'),
                            job,
                          })
                        }
                      />
                    </span>
                    <span>{`, ${shareEnd(words, openUntil)}`}</span>
                  </span>
                  <Button
                    size="small"
                    variant="quiet"
                    loading={busy}
                    aria-label={t('given_references.unshare.named', {
                      employer: employerName ?? t('given_references.openings.unknown'),
                    })}
                    onClick={() =>
                      void act(
                        () => onUnshare(id, applicationId),
                        t('given_references.said.unshared', { name }),
                      )
                    }
                  >
                    {t('given_references.unshare')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {left.length === 0 ? (
            applications.length === 0 && <p>{t('given_references.share.none')}</p>
          ) : (
            <ShareForm
              left={left}
              onShare={async (chosen, until) => {
                attempt.begin();
                setSaid(t('given_references.said.shared', { name }));
                await onShare(id, chosen, until).catch((error: unknown) => {
                  // The form says that it failed
                  attempt.fail(null, error);
                  throw error;
                });
                attempt.succeed();
              }}
            />
          )}
          <p role="status" className="vk-visually-hidden">
            {attempt.isDone && said}
          </p>
          <ActionProblem>{attempt.problem && <p>{t('given_references.failed')}</p>}</ActionProblem>
          {openings > 0 && (
            <div className={styles.row}>
              <span>{t('given_references.openings', { count: openings })}</span>
              {opened === null && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => void act(async () => setOpened(await onReadOpenings(id)))}
                >
                  {t('given_references.openings.show')}
                </Button>
              )}
            </div>
          )}
          {opened && (
            <ul className={styles.shares}>
              {opened.map(({ at, employerName }) => (
                <li key={at}>
                  {t('given_references.openings.by', {
                    employer: employerName ?? t('given_references.openings.unknown'),
                    at: intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' }),
                  })}
                </li>
              ))}
            </ul>
          )}
        </div>
      </AccordionItem>
    </>
  );
}

interface ShareValues {
  applicationId: string;
  until: SharedFor;
}
const NOT_SHARED: ShareValues = { applicationId: '', until: 'end' };
const checkShare = ({ applicationId }: ShareValues): FieldErrors<ShareValues> =>
  applicationId === '' ? { applicationId: 'validation.required' } : {};

/** In which application it is shared, and for how long. */
function ShareForm({
  left,
  onShare,
}: {
  left: GivenContentProps['applications'];
  onShare: (applicationId: string, until: SharedFor) => Promise<void>;
}) {
  const { t, language } = useWords();
  const form = useForm<ShareValues, 'failed'>({
    initialValues: NOT_SHARED,
    check: checkShare,
    onSubmit: async ({ applicationId, until }) => {
      await onShare(applicationId, until);
      form.change(NOT_SHARED);
    },
    problemOf: failed,
  });
  return (
    <FieldForm form={form} summary={false} className={`${styles.part} ${styles.wide}`}>
      <SelectField
        {...form.field('applicationId')}
        className={styles.wide}
        label={t('given_references.share.application')}
        placeholder={t('given_references.share.choose')}
        groups={[
          {
            label: '',
            options: left.map((one) => ({
              id: one.id,
              label: `${one.employer}: ${one.title}`,
              lang: titleLang(one, language),
            })),
          },
        ]}
      />
      <RadioGroup
        {...form.field('until')}
        label={t('given_references.share.until')}
        direction="row"
        options={SHARED_FOR.map((one) => ({
          id: one,
          label: t(`given_references.share.until.${one}`),
        }))}
      />
      <Button type="submit" size="small" variant="secondary" loading={form.isSubmitting}>
        {t('given_references.share.send')}
      </Button>
      <ActionProblem>
        {/* Shared after all, it is no longer among those that are left */}
        {form.problem && left.some(({ id }) => id === form.values.applicationId) && (
          <p>{t('given_references.failed')}</p>
        )}
      </ActionProblem>
    </FieldForm>
  );
}
