import { Switch } from '@vikari/ui-kit/Switch';
import { useWords } from '../../../i18n/intl';

interface OnCallSectionProps {
  checked: boolean;
  count: number | undefined;
  onChange: (checked: boolean) => void;
}

/** Only jobs with on-call duty, or all. */
export function OnCallSection({ checked, count, onChange }: OnCallSectionProps) {
  const { t } = useWords();
  return (
    <Switch
      label={t('jobs.sheet.on_call_switch')}
      hint={count === undefined ? undefined : t('jobs.count_short', { total: count })}
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
