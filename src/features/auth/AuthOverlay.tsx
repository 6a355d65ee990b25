import { Dialog } from '@vikari/ui-kit/Dialog';
import { Tabs } from '@vikari/ui-kit/Tabs';
import { useWords } from '../../i18n/intl';
import type { AuthPurpose } from '../../session/authPageState';
import { AuthNotes } from './AuthNotes';
import styles from './AuthOverlay.module.css';
import { BankidChoice, type BankidChoiceProps } from './BankidChoice';
import { EmailStart, type EmailStartProps } from './EmailStart';

export interface AuthOverlayProps {
  open: boolean;
  tab: AuthPurpose;
  onTabChange: (tab: AuthPurpose) => void;
  onClose: () => void;
  onExited: () => void;
  login: Pick<BankidChoiceProps, 'pending' | 'problem' | 'onChoose'>;
  register: EmailStartProps;
  demo: boolean;
}

/** The ways in, in front of the page she is on (part 2). */
export function AuthOverlay(props: AuthOverlayProps) {
  const { open, tab, onTabChange, onClose, onExited, login, register, demo } = props;
  const { t } = useWords();
  return (
    <Dialog
      open={open}
      size="small"
      title={t('auth.overlay.title')}
      closeLabel={t('auth.overlay.close')}
      onClose={onClose}
      onExited={onExited}
    >
      <Tabs
        label={t('auth.overlay.tabs')}
        value={tab}
        onValueChange={(id) => onTabChange(id === 'login' ? 'login' : 'register')}
        tabs={[
          {
            id: 'register',
            label: t('auth.return.register'),
            content: (
              <div className={styles.panel}>
                <EmailStart {...register} />
              </div>
            ),
          },
          {
            id: 'login',
            label: t('auth.login.title'),
            content: (
              <div className={styles.panel}>
                <BankidChoice {...login} />
              </div>
            ),
          },
        ]}
      />
      <AuthNotes demo={demo} />
    </Dialog>
  );
}
