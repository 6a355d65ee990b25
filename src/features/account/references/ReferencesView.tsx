import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Experience, MAX_EXPERIENCES } from '#domain/candidates/experiences';
import { phoneText } from '#domain/candidates/phone';
import {
  type CandidateReference,
  hasTwoReferences,
  isFromManager,
  MAX_REFERENCES,
} from '#domain/candidates/references';
import { useWords } from '../../../i18n/intl';
import { loadSoon } from '../../../lib/late/loadSoon';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import account from '../account.module.css';
import type { AccountOptions } from '../accountOptions';
import { CompleteExperiences } from './CompleteExperiences';
import { DeleteDialog } from './DeleteDialog';
import { EntryCard } from './EntryCard';
import type { ExperienceDialogProps } from './ExperienceDialog';
import { ExperienceDialog, ReferenceDialog } from './entryDialogs';
import type { ReferenceDialogProps } from './ReferenceDialog';

/** The open dialog: the form of an entry, or the question before it is deleted. */
type Front<Entry> = { what: 'form'; entry: Entry | null } | { what: 'delete'; entry: Entry };

/** The last dialog stays rendered while it fades out; `round` gives each opening a new form. */
function useFront<Entry>() {
  const [front, setFront] = useState<Front<Entry> | null>(null);
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return {
    front,
    round,
    open: (next: Front<Entry>) => {
      setFront(next);
      setRound(round + 1);
      setOpen(true);
    },
    isOpen: (what: Front<Entry>['what']) => open && front?.what === what,
    close: () => setOpen(false),
  };
}

type Save<Dialog extends { onSave: (...args: never[]) => Promise<void> }, Entry> = (
  entry: Entry | null,
  ...args: Parameters<Dialog['onSave']>
) => Promise<void>;

export interface ReferencesViewProps {
  references: readonly CandidateReference[];
  experiences: readonly Experience[];
  /** They have said that the experiences are all their employments of the last two years. */
  complete: boolean;
  options: AccountOptions | undefined;
  production: boolean;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** What has come of asking a person once, below their card; nothing when absent. */
  givenOf?: (reference: CandidateReference) => ReactNode;
  /** Keep what is typed of a new one until it is saved. */
  referenceDraft?: ReferenceDialogProps['draft'];
  experienceDraft?: ExperienceDialogProps['draft'];
  onSaveReference: Save<ReferenceDialogProps, CandidateReference>;
  onDeleteReference: (reference: CandidateReference) => Promise<void>;
  onSaveExperience: Save<ExperienceDialogProps, Experience>;
  onDeleteExperience: (experience: Experience) => Promise<void>;
  onSayComplete: (complete: boolean) => Promise<void>;
}

/** The candidate's references and experiences. */
export function ReferencesView(props: ReferencesViewProps) {
  useEffect(() => {
    loadSoon(ReferenceDialog);
    loadSoon(ExperienceDialog);
  }, []);
  return (
    <div className={account.sections}>
      <References {...props} />
      <Experiences {...props} />
    </div>
  );
}

function References(props: ReferencesViewProps) {
  const { references, today, production, givenOf } = props;
  const { referenceDraft, onSaveReference, onDeleteReference } = props;
  const { t } = useWords();
  const dialog = useFront<CandidateReference>();
  const entry = dialog.front?.entry ?? null;
  const hasFirst = references.some((one) => one.latestJob === 1 && isFromManager(one, today));
  const add = (
    <Button
      startIcon={<Icon name="plus" size="small" />}
      onClick={() => dialog.open({ what: 'form', entry: null })}
    >
      {t('account.reference.add')}
    </Button>
  );
  return (
    <FormSection
      id="references"
      title={t('account.references')}
      description={
        <>
          <p>{t('account.references.text')}</p>
          <p>{t('account.references.contact')}</p>
        </>
      }
    >
      {hasTwoReferences(references, today) ? (
        <Callout tone="success" headingLevel={3} title={t('account.references.enough')}>
          <p>{t('account.references.enough.text')}</p>
        </Callout>
      ) : (
        references.length > 0 && (
          <Callout tone="info" headingLevel={3} title={t('account.references.left')}>
            <p>{t(hasFirst ? 'account.references.left.2' : 'account.references.left.1')}</p>
          </Callout>
        )
      )}
      {references.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Icon name="user" />}
          title={t('account.references.empty')}
          actions={add}
        >
          <p>{t('account.references.empty.text')}</p>
        </EmptyState>
      ) : (
        <>
          <Stack element="ul" spacing={4} role="list" aria-label={t('account.references')}>
            {references.map((reference) => (
              <EntryCard
                key={reference.id}
                title={reference.name}
                badges={
                  <Badge tone={reference.mayContact ? 'success' : 'neutral'}>
                    {t(
                      reference.mayContact
                        ? 'account.reference.contact.yes'
                        : 'account.reference.contact.no',
                    )}
                  </Badge>
                }
                onEdit={() => dialog.open({ what: 'form', entry: reference })}
                onDelete={() => dialog.open({ what: 'delete', entry: reference })}
              >
                <p className={account.text}>
                  <span translate="no">{reference.workplace}</span>
                  <span>{`\u00a0· ${t(`account.reference.job.${reference.latestJob}`)}`}</span>
                  {isFromManager(reference, today) && (
                    <span>{`\u00a0· ${t('account.reference.manager')}`}</span>
                  )}
                </p>
                <p className={account.small} translate="no">
                  {`${phoneText(reference.phone)}\u00a0· ${reference.email}`}
                </p>
                {givenOf?.(reference)}
              </EntryCard>
            ))}
          </Stack>
          {references.length < MAX_REFERENCES && <div>{add}</div>}
        </>
      )}
      {dialog.front?.what === 'form' && (
        <Suspense>
          <ReferenceDialog
            key={dialog.round}
            reference={entry}
            latestJob={hasFirst ? 2 : 1}
            production={production}
            open={dialog.isOpen('form')}
            onClose={dialog.close}
            draft={referenceDraft}
            onSave={(...args) => onSaveReference(entry, ...args)}
          />
        </Suspense>
      )}
      <DeleteDialog
        open={dialog.isOpen('delete')}
        title={t('account.reference.delete.title')}
        onClose={dialog.close}
        onDelete={async () => {
          if (entry) await onDeleteReference(entry);
        }}
      >
        <p>{t('account.reference.delete.text', { name: entry?.name ?? '' })}</p>
      </DeleteDialog>
    </FormSection>
  );
}

function Experiences(props: ReferencesViewProps) {
  const { experiences, complete, options, today, experienceDraft } = props;
  const { onSaveExperience, onDeleteExperience, onSayComplete } = props;
  const { t, intl } = useWords();
  const dialog = useFront<Experience>();
  const entry = dialog.front?.entry ?? null;
  const titleOf = ({ workRole, workplace }: Experience) =>
    [...namesIn(options?.professions ?? [], [workRole]), workplace].join(', ');
  const monthText = (month: string) =>
    intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric' });
  const add = (
    <Button
      variant="secondary"
      startIcon={<Icon name="plus" size="small" />}
      onClick={() => dialog.open({ what: 'form', entry: null })}
    >
      {t('account.experience.add')}
    </Button>
  );
  return (
    <FormSection
      id="experiences"
      title={t('account.experiences')}
      description={<p>{t('account.experiences.text')}</p>}
    >
      {experiences.length === 0 ? (
        <EmptyState
          headingLevel={3}
          icon={<Icon name="briefcase" />}
          title={t('account.experiences.empty')}
          actions={add}
        >
          <p>{t('account.experiences.empty.text')}</p>
        </EmptyState>
      ) : (
        <>
          <Stack element="ul" spacing={4} role="list" aria-label={t('account.experiences')}>
            {experiences.map((experience) => (
              <EntryCard
                key={experience.id}
                title={titleOf(experience)}
                onEdit={() => dialog.open({ what: 'form', entry: experience })}
                onDelete={() => dialog.open({ what: 'delete', entry: experience })}
              >
                <p className={account.small}>
                  {experience.to === null
                    ? t('account.experience.since', { from: monthText(experience.from) })
                    : `${monthText(experience.from)} – ${monthText(experience.to)}`}
                </p>
                {experience.workFields.length > 0 && (
                  <p className={account.small}>
                    {namesIn(options?.workfields ?? [], experience.workFields).join(', ')}
                  </p>
                )}
                {experience.description && <p className={account.text}>{experience.description}</p>}
              </EntryCard>
            ))}
          </Stack>
          {experiences.length < MAX_EXPERIENCES && <div>{add}</div>}
        </>
      )}
      <CompleteExperiences
        complete={complete}
        isEmpty={experiences.length === 0}
        onSay={onSayComplete}
      />
      {dialog.front?.what === 'form' && (
        <Suspense>
          <ExperienceDialog
            key={dialog.round}
            experience={entry}
            options={options}
            today={today}
            open={dialog.isOpen('form')}
            onClose={dialog.close}
            draft={experienceDraft}
            onSave={(...args) => onSaveExperience(entry, ...args)}
          />
        </Suspense>
      )}
      <DeleteDialog
        open={dialog.isOpen('delete')}
        title={t('account.experience.delete.title')}
        onClose={dialog.close}
        onDelete={async () => {
          if (entry) await onDeleteExperience(entry);
        }}
      >
        <p>{t('account.experience.delete.text', { name: entry ? titleOf(entry) : '' })}</p>
      </DeleteDialog>
    </FormSection>
  );
}
