import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import type { ReactNode } from 'react';
import type { UserDocument } from '#domain/api/documents';
import type { Application } from '#domain/api/portal';
import { isOpen } from '#domain/applications/transitions';
import { type DocumentType, endOf, hasEndedBefore } from '#domain/candidates/documents';
import { useWords } from '../../../i18n/intl';
import { dayText, instantText } from '../../../lib/dates';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { FieldForm } from '../../../lib/forms/FieldForm';
import { useForm } from '../../../lib/forms/useForm';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { ApplyFrame } from '../apply/ApplyFrame';
import styles from '../reply/reply.module.css';

/** Why nothing was shared. */
export type SharingProblem = 'conflict' | 'gone' | 'network' | 'other';

export interface AskedDocumentsViewProps {
  application: Application;
  /** The account's documents, the newest first. */
  documents: readonly UserDocument[];
  /** The field by which a document of a type is uploaded; null where it cannot be. */
  uploadFor: (type: DocumentType) => ReactNode;
  saving: boolean;
  problem: SharingProblem | null;
  /** Something that was asked for was shared on this page a moment ago. */
  done: boolean;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  jobHref: string;
  applicationsHref: string;
  documentsHref: string;
  linkComponent: LinkComponent;
  onShare: (documentIds: string[]) => void;
}

/** The documents that an application waits for: chosen or uploaded, and shared by one press. */
export function AskedDocumentsView(props: AskedDocumentsViewProps) {
  const { application, problem, done, jobHref, linkComponent } = props;
  const { job, documentRequest } = application;
  const { t } = useWords();
  return (
    <ApplyFrame
      title={t('asked.title')}
      jobTitle={job.title}
      jobLanguage={job.language}
      workplaceName={job.workplaceName}
      jobHref={jobHref}
      linkComponent={linkComponent}
    >
      <div role="status" className={styles.announced}>
        {documentRequest === null && <Ended {...props} />}
        {documentRequest && done && (
          <Callout tone="info">
            <p>
              {t('asked.partly', {
                types: documentRequest.missing
                  .map((type) => t(`documents.type.${type}`))
                  .join(', '),
              })}
            </p>
          </Callout>
        )}
      </div>
      {documentRequest && (
        <ShareForm key={documentRequest.askedAt} {...props} request={documentRequest} />
      )}
      {/* Below the buttons that were pressed */}
      <ActionProblem className={styles.announced}>
        {problem && (
          <Callout tone="danger">
            <p>{t(`asked.problem.${problem}`)}</p>
          </Callout>
        )}
      </ActionProblem>
    </ApplyFrame>
  );
}

/** Nothing is asked for, or not any more. */
function Ended({ application, done, ...hrefs }: AskedDocumentsViewProps) {
  const { applicationsHref, documentsHref, linkComponent } = hrefs;
  const { t } = useWords();
  const { status } = application;
  // Who is hired has an assignment before them: nothing has ended
  const goesOn = isOpen(status) || status === 'employed';
  const reason = done ? 'done' : goesOn ? 'nothing' : 'ended';
  return (
    <Callout
      tone={done ? 'success' : 'neutral'}
      title={t(`asked.${reason}.title`)}
      headingLevel={2}
      actions={
        <>
          <Button href={applicationsHref} linkComponent={linkComponent}>
            {t('asked.back')}
          </Button>
          <Button variant="secondary" href={documentsHref} linkComponent={linkComponent}>
            {t('asked.documents')}
          </Button>
        </>
      }
    >
      <p>{t(`asked.${reason}.text`)}</p>
    </Callout>
  );
}

interface ShareFormProps extends AskedDocumentsViewProps {
  request: NonNullable<Application['documentRequest']>;
}

const INITIAL = { chosen: {} as Partial<Record<DocumentType, string>> };

function ShareForm(props: ShareFormProps) {
  const { application, request, documents, today, uploadFor, saving, onShare } = props;
  const { applicationsHref, linkComponent } = props;
  const { id: applicationId } = application;
  const { t, intl, language } = useWords();
  const { types, missing, message, dueOn } = request;
  const shareOf = ({ sharedWith }: UserDocument) =>
    sharedWith.find((share) => share.applicationId === applicationId);
  const fitting = (type: DocumentType) =>
    documents.filter((one) => one.type === type && !hasEndedBefore(one, today));
  /** Chosen, else the newest that the employer has not seen yet. */
  const pickedOf = (type: DocumentType, { chosen }: typeof INITIAL) => {
    const own = fitting(type);
    return (own.find(({ id }) => id === chosen[type]) ?? own.find((one) => !shareOf(one)))?.id;
  };
  const picked = (values: typeof INITIAL) =>
    missing.map((type) => pickedOf(type, values)).filter((id) => id !== undefined);
  const form = useForm({
    initialValues: INITIAL,
    check: (values) => (picked(values).length > 0 ? {} : { chosen: 'asked.required' }),
    onSubmit(values) {
      if (!saving) onShare(picked(values));
    },
  });
  const { value: chosen, error, onValueChange } = form.field('chosen');

  return (
    <FieldForm form={form} summary={false} className={styles.form}>
      <p className={styles.text}>
        {t(dueOn < today ? 'asked.late' : 'asked.due', { day: dayText(intl, dueOn) })}
      </p>
      {message && (
        <Callout tone="info" title={t('asked.message')} headingLevel={2}>
          <p className={styles.message} lang={titleLang({}, language)}>
            {message}
          </p>
        </Callout>
      )}
      {types.map((type) => {
        const lacks = missing.includes(type);
        const own = lacks ? fitting(type) : [];
        const upload = lacks ? uploadFor(type) : null;
        const name = t(`documents.type.${type}`);
        return (
          <Card key={type} padding="large" className={styles.type}>
            <Stack
              direction="row"
              spacing={2}
              columnSpacing={3}
              alignItems="center"
              justifyContent="space-between"
            >
              <h2>{name}</h2>
              <StatusPill tone={lacks ? 'warning' : 'success'}>
                {t(lacks ? 'asked.state.missing' : 'asked.state.shared')}
              </StatusPill>
            </Stack>
            {lacks && own.length === 0 && (
              <p className={styles.text}>
                {t(upload === null ? 'asked.not_uploadable' : 'asked.none')}
              </p>
            )}
            {own.length > 0 && (
              <RadioCards
                label={t('asked.choose')}
                value={pickedOf(type, form.values) ?? ''}
                onValueChange={(id) => onValueChange({ ...chosen, [type]: id })}
                options={own.map((one) => ({
                  id: one.id,
                  label: one.name,
                  hint: hintOf(one),
                }))}
              />
            )}
            {upload !== null && (
              <>
                {own.length > 0 && <h3>{t('asked.new')}</h3>}
                {upload}
              </>
            )}
          </Card>
        );
      })}
      <p className={styles.text}>{`${t('asked.upload.text')} ${t('asked.seen')}`}</p>
      <ActionProblem className={styles.missing}>{error}</ActionProblem>
      <div className={styles.actions}>
        <Button type="submit" size="large" loading={saving}>
          {t('asked.share')}
        </Button>
        <Button variant="quiet" size="large" href={applicationsHref} linkComponent={linkComponent}>
          {t('asked.back')}
        </Button>
      </div>
    </FieldForm>
  );

  function hintOf(one: UserDocument): string | undefined {
    const share = shareOf(one);
    const end = endOf(one);
    const parts = [
      typeof end === 'object' && t('asked.valid_to', { day: dayText(intl, end.day) }),
      end === 'unknown' && t('asked.undated'),
      share && t('asked.shared_since', { day: instantText(intl, share.since) }),
    ].filter((part) => typeof part === 'string' && part !== '');
    return parts.length > 0 ? parts.join('\u00a0· ') : undefined;
  }
}
