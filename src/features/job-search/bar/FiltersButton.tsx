import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../../i18n/intl';

interface FiltersButtonProps {
  /** The number of active filters. */
  count: number;
  onOpen: () => void;
  /** The pointer or the focus is on it: load the filters. */
  onIntent: () => void;
}

/** Opens all filters; shows how many are active. */
export function FiltersButton({ count, onOpen, onIntent }: FiltersButtonProps) {
  const { t } = useWords();
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      startIcon={<Icon name="filter" size="small" />}
      endIcon={
        count > 0 && (
          <Badge tone="accent" emphasis="solid">
            <span aria-hidden="true">{count}</span>
            {/* A listener hears the parts of a button apart: a comma would have a space before it */}
            <span className="vk-visually-hidden">{` ${t('jobs.bar.filter_count', { count })}`}</span>
          </Badge>
        )
      }
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {t('jobs.bar.all_filters')}
    </Button>
  );
}
