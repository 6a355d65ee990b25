import { Switch } from '@vikari/ui-kit/Switch';
import { useWords } from '../../../i18n/intl';

interface FlagSectionProps {
  label: string;
  checked: boolean;
  count: number | undefined;
  onChange: (checked: boolean) => void;
}

/** Only jobs of one kind, or all. */
export function FlagSection({ label, checked, count, onChange }: FlagSectionProps) {
  const { t } = useWords();
  return (
    <Switch
      label={label}
      hint={count === undefined ? undefined : t('jobs.count_short', { total: count })}
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
