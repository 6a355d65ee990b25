import { TextField } from '@vikari/ui-kit/TextField';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';

/** Free text. */
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
      label={t('jobs.sheet.text_label')}
      maxLength={MAX_LENGTH.freeText}
      enterKeyHint="search"
      value={text}
      onValueChange={onChange}
    />
  );
}
