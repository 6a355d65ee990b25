import { Button } from '@vikari/ui-kit/Button';
import { useWords } from '../../../i18n/intl';
import { FieldsPicker } from '../fields/FieldsPicker';
import { Section } from '../Section';
import type { NamedField } from '../vocabulary/searchVocabulary';
import styles from './home.module.css';

interface FieldsSectionProps {
  fields: readonly NamedField[];
  value: readonly string[];
  onChange: (workfields: string[]) => void;
  onSearch: () => void;
}

/** The work fields as icons; a chosen one is added to the search above. */
export function FieldsSection({ fields, value, onChange, onSearch }: FieldsSectionProps) {
  const { t } = useWords();
  return (
    <Section title={t('home.fields')} text={t('home.fields_text')}>
      <FieldsPicker
        layout="row"
        className={styles.signs}
        fields={fields}
        value={value}
        onChange={onChange}
      />
      <div className={styles.fieldsSearch}>
        {/* Always rendered: choices stored on the device are read late, and the page must not
            shift. */}
        <Button
          size="large"
          variant={value.length > 0 ? 'primary' : 'secondary'}
          onClick={onSearch}
        >
          {t(value.length > 0 ? 'home.fields_search' : 'home.fields_search_all')}
        </Button>
      </div>
    </Section>
  );
}
