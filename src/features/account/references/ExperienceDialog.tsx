import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { TextField } from '@vikari/ui-kit/TextField';
import { saveExperienceSchema } from '#domain/api/account.schema';
import { type Experience, NO_REGION } from '#domain/candidates/experiences';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { monthText } from '../../../lib/dates';
import { checkBy } from '../../../lib/forms/checkBy';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { MonthField } from '../../../lib/forms/month/MonthField';
import type { FormDraft } from '../../../lib/forms/useForm';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import { VocabularyField } from '../../../lib/vocabulary/VocabularyField';
import type { AccountOptions } from '../accountOptions';
import { EntryDialog } from './EntryDialog';
import { useEntry } from './useEntry';

/** Its fields, without its id. */
export type ExperienceValues = Omit<Experience, 'id'>;

const NEW: ExperienceValues = {
  workRole: '',
  workplace: '',
  from: '',
  // Not null: whether they still work there is for them to say
  to: '',
  description: '',
  regionEmployer: null,
  workFields: [],
};

const checkSchema = checkBy<ExperienceValues>(saveExperienceSchema);

/** The rules of the contract; a month in the future is refused here already. */
function check(values: ExperienceValues, today: string): FieldErrors<ExperienceValues> {
  const month = today.slice(0, 7);
  return {
    ...checkSchema(values),
    ...(values.to === '' && { to: 'validation.required' }),
    ...(values.from > month && { from: 'validation.future_date' }),
    ...(values.to !== null && values.to > month && { to: 'validation.future_date' }),
  };
}

export interface ExperienceDialogProps {
  /** The experience to change; null adds one. */
  experience: Experience | null;
  options: AccountOptions | undefined;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  open: boolean;
  onClose: () => void;
  /** Keeps what is typed of a new one until it is saved. */
  draft?: FormDraft<ExperienceValues>;
  /** Rejects with an `ApiError`. */
  onSave: (
    values: ExperienceValues,
    base: ExperienceValues | undefined,
    idempotencyKey: string,
  ) => Promise<void>;
}

/** Adds an experience or changes one. */
export function ExperienceDialog(props: ExperienceDialogProps) {
  const { experience, options, today, open, onClose, draft, onSave } = props;
  const { t, intl } = useWords();
  const { id: _id, ...known } = experience ?? { id: '', ...NEW };
  const { form, stored } = useEntry<ExperienceValues>({
    initialValues: known,
    editing: experience !== null,
    check: (values) => check(values, today),
    onSave,
    onSaved: onClose,
    draft,
  });
  const monthWords = {
    month: t('account.month'),
    year: t('account.year'),
    choose: t('auth.choice.choose'),
  };
  const from = form.field('from');
  const to = form.field('to');
  const employer = form.field('regionEmployer');
  const employers: OptionSet[] = [
    { label: '', options: [{ id: NO_REGION, label: t('account.experience.employer.other') }] },
    ...(options?.regions.map((regions) => ({
      ...regions,
      label: t('account.experience.employer.regions'),
    })) ?? []),
  ];
  const nameOfEmployer = (id: string | null | undefined) =>
    employers.flatMap((set) => set.options).find((option) => option.id === id)?.label;
  const roles = options?.professions.flatMap((group) => group.options) ?? [];
  const elsewhere = [
    {
      label: t('account.experience.role'),
      text: stored.workRole && roles.find(({ id }) => id === stored.workRole)?.label,
    },
    { label: t('account.experience.workplace'), text: stored.workplace },
    { label: t('account.experience.from'), text: stored.from && monthText(intl, stored.from) },
    {
      label: t('account.experience.to'),
      text:
        stored.to === null
          ? t('account.experience.still')
          : stored.to && monthText(intl, stored.to),
    },
    {
      label: t('account.experience.employer'),
      text:
        stored.regionEmployer === null
          ? t('account.experience.employer.not_said')
          : nameOfEmployer(stored.regionEmployer),
    },
    {
      label: t('account.experience.fields'),
      text: stored.workFields && namesIn(options?.workfields ?? [], stored.workFields).join(', '),
    },
    { label: t('account.experience.description'), text: stored.description },
  ];
  return (
    <EntryDialog
      open={open}
      onClose={onClose}
      title={t(experience ? 'account.experience.edit' : 'account.experience.add')}
      form={form}
      elsewhere={elsewhere.flatMap(({ label, text }) =>
        typeof text === 'string' ? [{ label, text }] : [],
      )}
    >
      {options ? (
        <SelectField
          {...form.field('workRole')}
          label={t('account.experience.role')}
          groups={options.professions}
          placeholder={t('auth.choice.choose')}
        />
      ) : (
        <FieldPlaceholder label={t('account.experience.role')} />
      )}
      <TextField
        {...form.field('workplace')}
        label={t('account.experience.workplace')}
        maxLength={MAX_LENGTH.workplace}
        autoComplete="off"
      />
      <MonthField
        id={from.id}
        label={t('account.experience.from')}
        error={from.error}
        value={from.value}
        onValueChange={from.onValueChange}
        today={today}
        words={monthWords}
      />
      <CheckboxField
        checked={to.value === null}
        onCheckedChange={(still) => to.onValueChange(still ? null : '')}
        label={t('account.experience.still')}
      />
      {to.value !== null && (
        <MonthField
          id={to.id}
          label={t('account.experience.to')}
          error={to.error}
          value={to.value}
          onValueChange={to.onValueChange}
          today={today}
          words={monthWords}
        />
      )}
      <SelectField
        {...employer}
        value={employer.value ?? ''}
        onValueChange={(id) => employer.onValueChange(id === '' ? null : id)}
        label={t('account.experience.employer')}
        hint={t('account.experience.employer.hint')}
        optional={t('forms.optional')}
        groups={employers}
        placeholder={t('account.experience.employer.not_said')}
      />
      <VocabularyField
        {...form.field('workFields')}
        part="workfields"
        label={t('account.experience.fields')}
        hint={t('account.experience.fields.hint')}
        optional={t('forms.optional')}
        groups={options?.workfields}
      />
      <TextArea
        {...form.field('description')}
        label={t('account.experience.description')}
        hint={t('account.experience.description.hint')}
        optional={t('forms.optional')}
        maxLength={MAX_LENGTH.description}
        rows={4}
        countLabel={(length, max) =>
          t('account.count', { length: intl.formatNumber(length), max: intl.formatNumber(max) })
        }
      />
    </EntryDialog>
  );
}
