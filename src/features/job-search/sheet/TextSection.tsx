import { TextField } from '@vikari/ui-kit/TextField';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';

/** The search in own words, called as in the bar. */
export function TextSection({
  text,
  onChange,
}: {
  text: string;
  onChange: (text: string) => void;
}) {
  const { t } = useWords();
  return (
    <TextField
      type="search"
      label={t('jobs.bar.text')}
      labelHidden
      placeholder={t('jobs.bar.text_hint')}
      maxLength={MAX_LENGTH.freeText}
      enterKeyHint="search"
      value={text}
      onValueChange={onChange}
    />
  );
}
