import { Button } from '@vikari/ui-kit/Button';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { Dialog } from '@vikari/ui-kit/Dialog';
import { useId, useState } from 'react';
import type { SearchToSave } from '#domain/api/saved';
import { queryWithNearby } from '#domain/saved/savedQuery';
import { useConstants } from '../../data/constants';
import { useWords } from '../../i18n/intl';
import { FieldForm } from '../../lib/forms/FieldForm';
import { AlertFields, DEFAULT_ALERT, useAlertForm } from './AlertForm';
import styles from './saved.module.css';

export interface SaveSearchDialogProps {
  open: boolean;
  /** What is searched for. */
  name: string;
  query: string;
  /** Rejects when it was not saved. */
  onSave: (search: SearchToSave) => Promise<void>;
  onClose: () => void;
  onExited: () => void;
}

/** Asks a candidate how they want to hear of a search's new jobs, and saves it. */
export function SaveSearchDialog(props: SaveSearchDialogProps) {
  const { open, name, query, onSave, onClose, onExited } = props;
  const { t } = useWords();
  const formId = useId();
  const [takesNearby, setTakesNearby] = useState(false);
  const { data: constants } = useConstants(open);
  const withNearby = constants ? queryWithNearby(query, constants.workroles) : null;
  const chosen = takesNearby && withNearby !== null ? withNearby : query;
  const form = useAlertForm(DEFAULT_ALERT, (alert) => onSave({ query: chosen, ...alert }));
  return (
    <Dialog
      open={open}
      size="small"
      title={t('saved.search.dialog')}
      closeLabel={t('saved.search.close')}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('saved.search.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={form.isSubmitting}
            loadingLabel={t('saved.search.saving')}
          >
            {t('saved.search.submit')}
          </Button>
        </>
      }
    >
      <FieldForm form={form} summary={false} id={formId} className={styles.form}>
        <p className={styles.name}>{name}</p>
        {withNearby !== null && (
          <CheckboxField
            label={t('saved.search.nearby')}
            checked={takesNearby}
            onCheckedChange={setTakesNearby}
          />
        )}
        <AlertFields form={form} />
      </FieldForm>
    </Dialog>
  );
}
