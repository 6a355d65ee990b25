import { Button } from '@vikari/ui-kit/Button';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { Spinner } from '@vikari/ui-kit/Spinner';
import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '#domain/api/errors';
import type { Application } from '#domain/api/portal';
import { mayShareDocuments } from '#domain/candidates/documents';
import { useWords } from '../../i18n/intl';
import { dayOfInstant, dayText, instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import { useAttempt } from '../../lib/forms/useAttempt';
import { useForm } from '../../lib/forms/useForm';
import { titleLang } from '../../lib/jobText/adLanguage';
import { JobTitle } from '../../lib/jobText/JobTitle';
import { TitleInText } from '../../lib/jobText/TitleInText';
import styles from './DocumentsView.module.css';
import type { DocumentActions, DocumentDialogProps } from './documentActions';

export interface ShareDialogProps
  extends DocumentDialogProps,
    Pick<DocumentActions, 'onReadApplications' | 'onShare' | 'onUnshare' | 'onTakeBack'> {}

type Applications = 'loading' | 'failed' | readonly Application[];
const NONE = { chosen: '' };
type Problem = 'documents.share.failed' | 'documents.share.ended';

/** The applications in which a document is shared, and the others in which it can be. */
export function ShareDialog(props: ShareDialogProps) {
  const { document, onReadApplications, onShare, onUnshare, onTakeBack, ...more } = props;
  const { onClose, ...dialog } = more;
  const { id: documentId, name, sharedWith, sharedInChats } = document;
  const { t, intl, language } = useWords();
  const id = useId();
  const shared = useRef<HTMLHeadingElement>(null);
  const [applications, setApplications] = useState<Applications>('loading');
  const [tries, setTries] = useState(0);
  /** The application that is being changed. */
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ReactNode>('');
  const attempt = useAttempt<Problem>(
    [...sharedWith, ...sharedInChats].map(({ since }) => since).join(),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: read when it opens, and at each retry.
  useEffect(() => {
    let gone = false;
    const show = (next: Applications) => {
      if (!gone) setApplications(next);
    };
    onReadApplications().then(show, () => show('failed'));
    return () => {
      gone = true;
    };
  }, [tries]);

  const read = typeof applications === 'object' ? applications : [];
  const choices = read.filter(
    ({ id, status }) =>
      mayShareDocuments(status) && !sharedWith.some(({ applicationId }) => applicationId === id),
  );

  const chosenOf = (values: typeof NONE) => choices.find(({ id }) => id === values.chosen);
  const form = useForm({
    initialValues: NONE,
    check: (values) => (chosenOf(values) ? {} : { chosen: 'documents.share.required' }),
    async onSubmit(values) {
      const application = chosenOf(values);
      if (!application) return;
      const done = (
        <TitleInText
          job={application.job}
          text={(job) => t('documents.share.shared', { name, job })}
        />
      );
      await change(application.id, () => onShare(documentId, application.id), done);
    },
  });

  function readAgain() {
    setApplications('loading');
    setTries((count) => count + 1);
  }

  async function change(applicationId: string, call: () => Promise<void>, done: ReactNode) {
    if (busy !== null) return;
    const from = pressedAt();
    setBusy(applicationId);
    attempt.begin();
    setOutcome(done);
    try {
      await call();
      attempt.succeed();
      form.change(NONE);
      // The pressed button has been removed
      moveFocus(shared.current, from);
    } catch (error) {
      const ended = error instanceof ApiError && error.code === 'conflict';
      attempt.fail(ended ? 'documents.share.ended' : 'documents.share.failed', error);
      if (ended) readAgain();
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title={t('documents.share.of', { name })}
      closeLabel={t('documents.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.close')}
          </Button>
          {choices.length > 0 && (
            <Button type="submit" form={id} loading={form.isSubmitting}>
              {t('documents.share')}
            </Button>
          )}
        </>
      }
    >
      <Stack spacing={5}>
        <div role="status" className="vk-visually-hidden">
          {attempt.isDone && outcome}
        </div>
        <section className={styles.part} aria-labelledby={`${id}-shared`}>
          <h3 ref={shared} id={`${id}-shared`} tabIndex={-1} className={styles.formTitle}>
            {t('documents.share.now')}
          </h3>
          {sharedWith.length + sharedInChats.length === 0 ? (
            <p className={styles.note}>{t('documents.share.nobody')}</p>
          ) : (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list semantics without bullets.
            <ul role="list" className={styles.shares}>
              {sharedWith.map(({ applicationId, jobTitle, workplace, since }) => (
                <li key={applicationId} className={styles.share}>
                  <Stack spacing={1}>
                    <p className={styles.name}>
                      <JobTitle job={{ title: jobTitle }} />
                    </p>
                    <p className={styles.note}>
                      {t('documents.share.since', { workplace, at: instantText(intl, since) })}
                    </p>
                  </Stack>
                  <Button
                    variant="secondary"
                    size="small"
                    loading={busy === applicationId}
                    onClick={() => {
                      const done = (
                        <TitleInText
                          job={{ title: jobTitle }}
                          text={(job) => t('documents.unshare.done', { name, job })}
                        />
                      );
                      void change(applicationId, () => onUnshare(documentId, applicationId), done);
                    }}
                  >
                    <span aria-hidden>{t('documents.unshare')}</span>
                    <span className="vk-visually-hidden">
                      <TitleInText
                        job={{ title: jobTitle }}
                        text={(job) => t('documents.unshare.of', { name, job })}
                      />
                    </span>
                  </Button>
                </li>
              ))}
              {sharedInChats.map(({ attachmentId, employerName, jobTitle, since }) => (
                <li key={attachmentId} className={styles.share}>
                  <Stack spacing={1}>
                    <p className={styles.name}>
                      {t('documents.share.chat', { employer: employerName })}
                    </p>
                    <p className={styles.note}>
                      <TitleInText
                        job={{ title: jobTitle }}
                        text={(job) =>
                          t('documents.share.chat.since', { job, at: instantText(intl, since) })
                        }
                      />
                    </p>
                  </Stack>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={t('documents.take_back.of', { name, employer: employerName })}
                    loading={busy === attachmentId}
                    onClick={() => {
                      const done = t('documents.take_back.done', { name, employer: employerName });
                      void change(attachmentId, () => onTakeBack(attachmentId), done);
                    }}
                  >
                    {t('documents.take_back')}
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </section>
        <FieldForm form={form} id={id} summary={false} className={styles.part}>
          {applications === 'loading' && <Spinner label={t('documents.share.loading')} />}
          {choices.length > 0 && (
            <RadioCards
              {...form.field('chosen')}
              label={t('documents.share.choose')}
              hint={t('documents.share.hint')}
              options={choices.map(({ id: application, job, createdAt }) => ({
                id: application,
                label: job.title,
                lang: titleLang(job, language),
                hint: t('documents.share.application', {
                  workplace: job.workplaceName,
                  day: dayText(intl, dayOfInstant(createdAt)),
                }),
              }))}
            />
          )}
          {typeof applications === 'object' && choices.length === 0 && (
            <p className={styles.note}>{t('documents.share.none')}</p>
          )}
        </FieldForm>
        <ActionProblem className={styles.announced}>
          {applications === 'failed' && <p>{t('documents.share.applications_failed')}</p>}
          {attempt.problem && <p>{t(attempt.problem)}</p>}
        </ActionProblem>
        {applications === 'failed' && (
          <div>
            <Button variant="secondary" onClick={readAgain}>
              {t('documents.retry')}
            </Button>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
