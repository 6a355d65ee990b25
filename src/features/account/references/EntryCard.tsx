import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/intl';
import account from '../account.module.css';

export interface EntryCardProps {
  title: string;
  /** Badges after the title. */
  badges?: ReactNode;
  children: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

/** One entry of a list that the candidate keeps. */
export function EntryCard({ title, badges, children, onEdit, onDelete }: EntryCardProps) {
  const { t } = useWords();
  return (
    <li>
      <Card className={account.card}>
        <Stack direction="row" spacing={2} alignItems="center" justifyContent="space-between">
          <h3 className={account.heading}>{title}</h3>
          {badges}
        </Stack>
        {children}
        <div className={account.row}>
          <Button
            size="small"
            variant="secondary"
            aria-label={t('account.edit.named', { name: title })}
            onClick={onEdit}
          >
            {t('account.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('account.delete.named', { name: title })}
            onClick={onDelete}
          >
            {t('account.delete')}
          </Button>
        </div>
      </Card>
    </li>
  );
}
