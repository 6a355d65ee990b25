import { Callout } from '@vikari/ui-kit/Callout';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, useState } from 'react';
import type { UserDocument } from '#domain/api/documents';
import type { OwnDocument, DocumentStep as Step, StepStatus } from '#domain/applications/steps';
import { endOf } from '#domain/candidates/documents';
import { useWords } from '../../../i18n/intl';
import { dayText } from '../../../lib/dates';
import { ChoiceForm, type StepProps } from './ChoiceForm';

export interface DocumentStepProps extends StepProps {
  step: Step;
  status: Pick<StepStatus, 'state' | 'reason'>;
  /** The account's documents that the step takes and that hold, the newest first. */
  documents: readonly (OwnDocument & Pick<UserDocument, 'name'>)[];
  /** The one chosen for the application; null for none. */
  chosen: string | null;
  /** The fields by which a document is uploaded, one a type; null where none may be. */
  upload: ReactNode;
  onChoose: (documentId: string) => void;
  /** Continues without choosing. */
  onNext: () => void;
  /** Continues without the document; absent where it is required. */
  onPass?: (() => void) | undefined;
}

/** A document: one that the account has, or a new one. */
export function DocumentStep(props: DocumentStepProps) {
  const { step, status, documents, chosen, upload, onChoose, onNext, onPass, ...form } = props;
  const { t, intl } = useWords();
  const [own, setOwn] = useState<string | null>(null);
  // One that is gone, or holds no longer, is not chosen any more
  const kept = [own, chosen].find((id) => documents.some((document) => document.id === id));
  const picked = kept ?? documents[0]?.id ?? '';
  const unneeded = status.state === 'passed';
  const label = t('apply.criminal_record.pass');
  const passing = onPass && picked === '' && !unneeded ? onPass : null;
  const endText = (document: OwnDocument) => {
    const end = endOf(document);
    if (typeof end === 'object')
      return t('apply.document.valid_to', { day: dayText(intl, end.day) });
    return end === 'unknown' && t('apply.document.undated');
  };
  // Where nothing can be uploaded, going on without is the only way
  const only = upload ? null : passing;
  return (
    <ChoiceForm
      {...form}
      onSubmit={only ?? (picked === '' ? (unneeded ? onNext : undefined) : () => onChoose(picked))}
      submitLabel={only ? label : undefined}
      missing={t('apply.document.missing')}
      pass={passing && !only ? { label, onPass: passing } : undefined}
    >
      {status.reason && (
        <Callout tone="info">
          <p>{t(`apply.reason.${status.reason}`)}</p>
        </Callout>
      )}
      {documents.length > 0 && (
        <RadioCards
          label={t('apply.document.choose')}
          value={picked}
          onValueChange={setOwn}
          options={documents.map((document) => ({
            id: document.id,
            label: document.name,
            hint: [t(`documents.type.${document.type}`), endText(document)]
              .filter(Boolean)
              .join('\u00a0· '),
          }))}
        />
      )}
      {upload ? (
        <Stack spacing={4}>
          {documents.length > 0 && <h3>{t('apply.document.new')}</h3>}
          {upload}
        </Stack>
      ) : (
        documents.length === 0 && <p>{t('apply.document.shown_only')}</p>
      )}
    </ChoiceForm>
  );
}
