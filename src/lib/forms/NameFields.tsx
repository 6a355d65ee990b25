import { TextField } from '@vikari/ui-kit/TextField';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../i18n/intl';
import type { FieldBinding } from './useForm';

/** A person's first and last name. */
export function NameFields({ first, last }: Record<'first' | 'last', FieldBinding<string>>) {
  const { t } = useWords();
  return (
    <>
      <TextField
        {...first}
        label={t('forms.first_name')}
        autoComplete="given-name"
        capitalisation="words"
        maxLength={MAX_LENGTH.name}
      />
      <TextField
        {...last}
        label={t('forms.last_name')}
        autoComplete="family-name"
        capitalisation="words"
        maxLength={MAX_LENGTH.name}
      />
    </>
  );
}
