import { Switch } from '@vikari/ui-kit/Switch';
import { useWords } from '../../../i18n/intl';

interface FlagSectionProps {
  label: string;
  /** What it means, where the label does not say all. */
  text?: string;
  checked: boolean;
  count: number | undefined;
  onChange: (checked: boolean) => void;
}

/** Only jobs of one kind, or all. */
export function FlagSection({ label, text, checked, count, onChange }: FlagSectionProps) {
  const { t } = useWords();
  const found = count === undefined ? undefined : t('jobs.count_short', { total: count });
  return (
    <Switch
      label={label}
      hint={text === undefined ? found : [text, found].filter(Boolean).join(' ')}
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
