import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextField } from '@vikari/ui-kit/TextField';
import { saveReferenceSchema } from '#domain/api/account.schema';
import { parsePhone } from '#domain/candidates/phone';
import type { CandidateReference } from '#domain/candidates/references';
import { MAX_LENGTH } from '#domain/limits';
import { type MessageId, useWords } from '../../../i18n/intl';
import { checkBy } from '../../../lib/forms/checkBy';
import type { FormDraft } from '../../../lib/forms/useForm';
import { usePhonePrefixes } from '../../../lib/forms/usePhonePrefixes';
import { EntryDialog } from './EntryDialog';
import { useEntry } from './useEntry';

/** Its fields, without its id. */
export type ReferenceValues = Omit<CandidateReference, 'id' | 'given'>;

const NEW: ReferenceValues = {
  workplace: '',
  name: '',
  phone: '',
  email: '',
  isManager: false,
  latestJob: 1,
  mayContact: false,
};

const LABEL = {
  latestJob: 'account.reference.job',
  workplace: 'account.reference.workplace',
  name: 'account.reference.name',
  phone: 'account.reference.phone',
  email: 'account.reference.email',
  isManager: 'account.reference.is_manager',
  mayContact: 'account.reference.may_contact',
} as const satisfies Record<keyof ReferenceValues, MessageId>;

export interface ReferenceDialogProps {
  /** The reference to change; null adds one. */
  reference: CandidateReference | null;
  /** Which of the jobs a new reference is from. */
  latestJob: 1 | 2;
  production: boolean;
  open: boolean;
  onClose: () => void;
  /** Keeps what is typed of a new one until it is saved. */
  draft?: FormDraft<ReferenceValues>;
  /** Rejects with an `ApiError`. */
  onSave: (
    values: ReferenceValues,
    base: ReferenceValues | undefined,
    idempotencyKey: string,
  ) => Promise<void>;
}

/** Adds a reference, or changes one. */
export function ReferenceDialog(props: ReferenceDialogProps) {
  const { reference, latestJob, production, open, onClose, draft, onSave } = props;
  const { t } = useWords();
  const {
    id: _id,
    given: _given,
    ...known
  }: CandidateReference = reference ?? {
    id: '',
    ...NEW,
    latestJob,
  };
  const { form, stored } = useEntry<ReferenceValues>({
    initialValues: known,
    editing: reference !== null,
    check: checkBy<ReferenceValues>(saveReferenceSchema({ production })),
    onSave: (values, base, key) =>
      onSave(
        { ...values, phone: parsePhone(values.phone, { production })?.e164 ?? values.phone },
        base,
        key,
      ),
    onSaved: onClose,
    draft,
  });
  const {
    id: managerId,
    name: managerName,
    value: isManager,
    ...manager
  } = form.field('isManager');
  const {
    id: contactId,
    name: contactName,
    value: mayContact,
    ...contact
  } = form.field('mayContact');
  const { id: _job, value: job, onValueChange: onJob, ...jobField } = form.field('latestJob');
  const textOf = (value: unknown) =>
    typeof value === 'boolean' ? t(value ? 'account.yes' : 'account.no') : String(value ?? '');
  const jobText = stored.latestJob && t(`account.reference.job.${stored.latestJob}`);
  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={t(reference ? 'account.reference.edit' : 'account.reference.add')}
      form={form}
      elsewhere={Object.entries(LABEL).flatMap(([field, label]) =>
        field in stored
          ? [
              {
                label: t(label),
                text: (field === 'latestJob' && jobText) || textOf(Reflect.get(stored, field)),
              },
            ]
          : [],
      )}
    >
      <RadioCards
        {...jobField}
        label={t(LABEL.latestJob)}
        columns={2}
        value={String(job)}
        onValueChange={(chosen) => onJob(chosen === '2' ? 2 : 1)}
        options={[
          { id: '1', label: t('account.reference.job.1') },
          { id: '2', label: t('account.reference.job.2') },
        ]}
      />
      <TextField
        {...form.field('workplace')}
        label={t(LABEL.workplace)}
        maxLength={MAX_LENGTH.workplace}
        autoComplete="off"
      />
      <TextField
        {...form.field('name')}
        label={t(LABEL.name)}
        capitalisation="words"
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
      />
      <PhoneField
        {...form.field('phone')}
        label={t(LABEL.phone)}
        prefixLabel={t('forms.phone_prefix')}
        prefixes={usePhonePrefixes(production)}
        autoComplete="off"
      />
      <EmailField
        {...form.field('email')}
        label={t(LABEL.email)}
        maxLength={MAX_LENGTH.email}
        autoComplete="off"
      />
      <CheckboxField
        id={managerId}
        name={managerName}
        checked={isManager}
        onCheckedChange={manager.onValueChange}
        label={t(LABEL.isManager)}
      />
      <CheckboxField
        id={contactId}
        name={contactName}
        checked={mayContact}
        onCheckedChange={contact.onValueChange}
        label={t(LABEL.mayContact)}
        hint={t('account.reference.may_contact.text')}
      />
    </EntryDialog>
  );
}
