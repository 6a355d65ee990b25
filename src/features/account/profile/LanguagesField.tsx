import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { IconButton } from '@vikari/ui-kit/IconButton';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { Stack } from '@vikari/ui-kit/Stack';
import { useRef, useState } from 'react';
import {
  LANGUAGE_LEVELS,
  LANGUAGES,
  type LanguageLevel,
  type LanguageSkill,
} from '#domain/candidates/languages';
import { useWords, type Words } from '../../../i18n/intl';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import { type LanguageRow, rowOf, skillOf, withLevel } from './languageRows';
import styles from './languages.module.css';
import { languageName } from './languageText';

const isLevel = (text: string): text is LanguageLevel =>
  LANGUAGE_LEVELS.some((level) => level === text);

const levelOptions = ({ t }: Words) => [
  {
    label: '',
    options: LANGUAGE_LEVELS.map((level) => ({
      id: level,
      label: t(`account.languages.${level}`),
    })),
  },
];

export interface LanguagesFieldProps {
  id: string;
  value: readonly LanguageRow[];
  error: string | undefined;
  onValueChange: (value: LanguageRow[]) => void;
}

/** The languages that a candidate knows, each with its level, and one to add. */
export function LanguagesField({ id, value, error, onValueChange }: LanguagesFieldProps) {
  const words = useWords();
  const { t } = words;
  const [news, setNews] = useState('');
  const next = useRef<HTMLSelectElement>(null);
  const skills = value.flatMap((row) => skillOf(row) ?? []);
  const left = LANGUAGES.filter((one) => skills.every(({ language }) => language !== one));

  function handleRemove(language: LanguageSkill['language']) {
    onValueChange(value.filter((row) => skillOf(row)?.language !== language));
    setNews(t('account.languages.removed', { language: languageName(words, language) }));
    // The button that was pressed is gone
    next.current?.focus();
  }

  return (
    <div id={id} className={styles.field}>
      {skills.length === 0 ? (
        <p className={styles.none}>{t('account.languages.none')}</p>
      ) : (
        <Stack element="ul" spacing={3} role="list" aria-label={t('account.languages')}>
          {skills.map(({ language, level }) => (
            <li key={language} className={styles.row}>
              <SelectField
                id={`${id}-${language}`}
                label={languageName(words, language)}
                groups={levelOptions(words)}
                value={level}
                onValueChange={(chosen) => {
                  if (isLevel(chosen)) onValueChange(withLevel(value, language, chosen));
                }}
              />
              <IconButton
                label={t('account.languages.remove', { language: languageName(words, language) })}
                icon={<Icon name="trash" />}
                onClick={() => handleRemove(language)}
              />
            </li>
          ))}
        </Stack>
      )}
      <NewLanguage
        left={left}
        error={error}
        ref={next}
        onAdd={(skill) => {
          onValueChange([...value, rowOf(skill)]);
          setNews(t('account.languages.added', { language: languageName(words, skill.language) }));
        }}
      />
      <p role="status" className="vk-visually-hidden">
        {news}
      </p>
    </div>
  );
}

interface NewLanguageProps {
  /** The languages that are not there yet. */
  left: readonly LanguageSkill['language'][];
  error: string | undefined;
  ref: React.Ref<HTMLSelectElement>;
  onAdd: (skill: LanguageSkill) => void;
}

const NEW = { language: '', level: '' };

const checkNew = ({ language, level }: typeof NEW): FieldErrors<typeof NEW> => ({
  ...(language === '' && { language: 'account.languages.required' }),
  ...(level === '' && { level: 'account.languages.required' }),
});

/** A language with its level, until it is added. */
function NewLanguage({ left, error, ref, onAdd }: NewLanguageProps) {
  const words = useWords();
  const { t, intl } = words;
  const form = useForm({
    initialValues: NEW,
    check: checkNew,
    onSubmit({ language, level }) {
      const skill = skillOf(`${language} ${level}`);
      if (!skill) return;
      onAdd(skill);
      form.change(NEW);
    },
  });
  const language = form.field('language');
  const names = left
    .map((one) => ({ id: one, label: languageName(words, one) }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));

  return (
    <FieldForm form={form} summary={false} className={styles.add}>
      <SelectField
        {...language}
        ref={ref}
        label={t('account.languages.language')}
        groups={[{ label: '', options: names }]}
        placeholder={t('auth.choice.choose')}
        error={language.error ?? error}
      />
      <SelectField
        {...form.field('level')}
        label={t('account.languages.level')}
        groups={levelOptions(words)}
        placeholder={t('auth.choice.choose')}
      />
      <Button type="submit" variant="secondary" startIcon={<Icon name="plus" size="small" />}>
        {t('account.languages.add')}
      </Button>
    </FieldForm>
  );
}
