import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { TextArea } from '@vikari/ui-kit/TextArea';
import type { Answer, Question } from '#domain/jobs/questionnaire';
import type { Language } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import type { FieldBinding } from '../../../lib/forms/useForm';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { EmployersWords } from '../../../lib/jobText/EmployersWords';

export interface QuestionFieldProps extends FieldBinding<Answer> {
  question: Question;
  /** The language of the job's ad; Swedish where it does not say. */
  language?: Language | null | undefined;
}

/** A question of one of the three types. */
export function QuestionField({ question, language, value, ...field }: QuestionFieldProps) {
  const { type, text, required, options } = question;
  const { t, language: page } = useWords();
  const lang = titleLang({ language }, page);
  const labelled = {
    ...field,
    label: <EmployersWords language={language}>{text}</EmployersWords>,
    optional: required ? undefined : t('forms.optional'),
  };
  const choices = options.map((option) => ({ id: option.id, label: option.text, lang }));
  if (type === 'multiple_choice') {
    return (
      <CheckboxGroup
        {...labelled}
        hint={t('forms.choose_several')}
        options={choices}
        value={Array.isArray(value) ? value : []}
      />
    );
  }
  const chosen = typeof value === 'string' ? value : '';
  if (type === 'single_choice') {
    return <RadioGroup {...labelled} options={choices} value={chosen} />;
  }
  return (
    <TextArea
      {...labelled}
      value={chosen}
      rows={3}
      maxLength={MAX_LENGTH.shortAnswer}
      countLabel={(length, max) => t('forms.count', { length, max })}
    />
  );
}
