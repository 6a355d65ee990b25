import { Button } from '@vikari/ui-kit/Button';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { TextArea } from '@vikari/ui-kit/TextArea';
import { TextField } from '@vikari/ui-kit/TextField';
import { MOST_WORDS, MOST_WORK } from '#domain/api/givenReferences.schema';
import {
  type GivenAnswers,
  HIRE_AGAIN,
  RELATIONS,
  STRENGTH_LEVELS,
  STRENGTHS,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { REFEREE_FORM_WAYS } from '#domain/givenReferences/refereeForms';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import { FieldForm } from '../../lib/forms/FieldForm';
import { MonthField } from '../../lib/forms/month/MonthField';
import { type FormDraft, useForm } from '../../lib/forms/useForm';
import styles from './givenReferences.module.css';
import { checkAnswers, NO_ANSWERS } from './refereeAnswers';

export interface RefereeFormProps {
  /** Who asks. */
  name: string;
  /** What was filled in before; null for nothing. */
  answers: TypedAnswers | null;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** Keeps what is typed in this tab; null where there is no link. Read once. */
  draft: FormDraft<TypedAnswers> | null;
  /** Called at every change. */
  onChange?: () => void;
  onDone?: (answers: GivenAnswers) => void;
  /** Where the page has no script: its button posts the form, and a code is mailed. */
  posted?: {
    /** An address of the server's forms. */
    action: string;
    /** The link's secret id. */
    token: string;
    /** The answers were posted before: the page shows what is wrong with them. */
    isChecked: boolean;
    /** Where a code is mailed, all but hidden. */
    codeTo: string;
  };
}

/** What a referee is asked. With a script nothing is sent by it: it is read through and signed first. */
export function RefereeForm(props: RefereeFormProps) {
  const { name, answers, today, draft, onChange, onDone, posted } = props;
  const { t, intl, language } = useWords();
  const required = posted !== undefined;
  const form = useForm<TypedAnswers>({
    initialValues: answers ?? NO_ANSWERS,
    ...(posted?.isChecked && answers && { initialErrors: checkAnswers(answers, today) }),
    check: (values) => checkAnswers(values, today),
    draft,
    ...(onChange && { onChange }),
    onSubmit: (values) => onDone?.(values as GivenAnswers),
    summaryName: (field) => `${t(`given_references.short.${field}`)}:`,
  });
  const { field } = form;
  const [from, to] = [field('from'), field('to')];
  const months = {
    month: t('referee.form.month'),
    year: t('referee.form.year'),
    choose: t('referee.form.choose'),
  };
  const countLabel = (length: number, max: number) =>
    t('referee.form.count', { length: intl.formatNumber(length), max: intl.formatNumber(max) });
  return (
    <FieldForm
      form={form}
      className={styles.form}
      {...(posted && {
        action: posted.action,
        hidden: { token: posted.token, language },
        nativeCheck: true,
      })}
    >
      <RadioGroup
        {...field('relation')}
        label={t('referee.form.relation', { name })}
        required={required}
        options={RELATIONS.map((id) => ({ id, label: t(`given_references.relation.${id}`) }))}
      />
      <MonthField
        id={from.id}
        name="from"
        required={required}
        label={t('referee.form.from')}
        error={from.error}
        value={from.value}
        onValueChange={from.onValueChange}
        today={today}
        words={months}
      />
      <CheckboxField
        name="still"
        checked={to.value === null}
        onCheckedChange={(still) => to.onValueChange(still ? null : '')}
        label={t('referee.form.still')}
      />
      {(posted || to.value !== null) && (
        <MonthField
          id={to.id}
          name="to"
          label={t('referee.form.to')}
          error={to.error}
          value={to.value ?? ''}
          onValueChange={to.onValueChange}
          today={today}
          words={months}
        />
      )}
      <TextField
        {...field('role')}
        label={t('referee.form.role', { name })}
        maxLength={MAX_LENGTH.name}
        autoComplete="off"
        required={required}
      />
      <TextArea
        {...field('work')}
        label={t('referee.form.work', { name })}
        hint={t('referee.form.work.hint')}
        maxLength={MOST_WORK}
        required={required}
        rows={4}
        countLabel={countLabel}
      />
      {STRENGTHS.map((strength) => (
        <RadioGroup
          key={strength}
          {...field(strength)}
          label={t(`referee.form.${strength}`)}
          direction="row"
          required={required}
          options={STRENGTH_LEVELS.map((id) => ({ id, label: t(`given_references.level.${id}`) }))}
        />
      ))}
      <RadioGroup
        {...field('hireAgain')}
        label={t('referee.form.hireAgain', { name })}
        required={required}
        options={HIRE_AGAIN.map((id) => ({ id, label: t(`given_references.hire.${id}`) }))}
      />
      <TextArea
        {...field('words')}
        label={t('referee.form.words')}
        hint={t('referee.form.words.hint')}
        optional={t('referee.form.optional')}
        maxLength={MOST_WORDS}
        rows={4}
        countLabel={countLabel}
      />
      <div className={styles.actions}>
        <Button type="submit">
          {posted ? t('referee.sign.code', { to: posted.codeTo }) : t('referee.form.next')}
        </Button>
        {posted && <PostedBankid />}
      </div>
    </FieldForm>
  );
}

/** The buttons of a posted form by which what is in it is signed with BankID. */
export function PostedBankid() {
  const { t } = useWords();
  return (['same', 'other'] as const).map((device) => (
    <Button
      key={device}
      type="submit"
      variant="secondary"
      name="way"
      value={REFEREE_FORM_WAYS[device]}
    >
      {t(`referee.sign.bankid.${device}`)}
    </Button>
  ));
}
