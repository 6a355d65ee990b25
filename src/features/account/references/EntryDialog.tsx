import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Dialog } from '@vikari/ui-kit/Dialog';
import type { ReactNode } from 'react';
import { type MessageId, useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { FieldForm } from '../../../lib/forms/FieldForm';
import type { Form } from '../../../lib/forms/useForm';
import account from '../account.module.css';
import styles from './references.module.css';
import type { SaveProblem } from './saveOutcome';

const PROBLEM = {
  conflict: 'account.entry.conflict',
  full: 'account.entry.full',
  gone: 'account.entry.gone',
  stored: 'account.entry.stored',
  failed: 'account.entry.failed',
} as const satisfies Record<SaveProblem['kind'], MessageId>;

export interface EntryDialogProps<Values extends object> {
  open: boolean;
  title: string;
  form: Form<Values, SaveProblem>;
  /** The stored values of the fields in conflict, as text by label. */
  elsewhere: readonly { label: string; text: string }[];
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog, for a reference or an experience. A press outside does not close it, so that
 * nothing typed is lost.
 */
export function EntryDialog<Values extends object>(props: EntryDialogProps<Values>) {
  const { open, title, form, elsewhere, onClose, children } = props;
  const { problem } = form;
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={false}
      title={title}
      closeLabel={t('account.close')}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
            {t('account.cancel')}
          </Button>
          <Button type="submit" form="account-entry" loading={form.isSubmitting}>
            {t(problem?.kind === 'conflict' ? 'account.conflict.own' : 'account.save')}
          </Button>
        </>
      }
    >
      <FieldForm form={form} id="account-entry" className={styles.form}>
        {children}
        <ActionProblem>
          {problem && (
            <Callout tone="warning" headingLevel={3} title={t(PROBLEM[problem.kind])}>
              {elsewhere.length > 0 && (
                <dl className={account.both}>
                  {elsewhere.map(({ label, text }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{text || t('account.conflict.empty')}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Callout>
          )}
        </ActionProblem>
      </FieldForm>
    </Dialog>
  );
}
