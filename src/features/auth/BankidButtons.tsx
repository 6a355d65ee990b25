import { Icon } from '@vikari/ui-kit/Icon';
import { Spinner } from '@vikari/ui-kit/Spinner';
import type { MouseEvent, ReactNode } from 'react';
import { BANKID_DEVICES, type BankidDevice } from '#domain/signIn/bankidRequests';
import { useWords } from '../../i18n/intl';
import styles from './BankidButtons.module.css';
import { isShared } from './SharedComputer';

const ICON = { same: 'lock', other: 'camera' } as const;

export interface BankidButtonsProps {
  /** The device whose request is being made; both buttons are disabled meanwhile. */
  pending: BankidDevice | null;
  /** Shown instead of the buttons while BankID is open in a separate window. */
  wait?: ReactNode;
  /** Called with the device, and whether "shared computer" is checked in the form. */
  onChoose: (device: BankidDevice, sharedComputer: boolean) => void;
}

/**
 * The buttons for BankID on this device and on another; both submit the form. The style sheet puts
 * the likelier one first, so that nothing moves after hydration.
 */
export function BankidButtons({ pending, wait, onChoose }: BankidButtonsProps) {
  const { t } = useWords();
  if (wait) return wait;

  function handleClick(event: MouseEvent<HTMLButtonElement>, device: BankidDevice) {
    if (pending !== null) event.preventDefault();
    else onChoose(device, isShared(event.currentTarget.form));
  }

  return (
    <div className={styles.ways}>
      {BANKID_DEVICES.map((device) => (
        <button
          key={device}
          type="submit"
          name="device"
          value={device}
          className={`${styles.way} ${styles[device]}`}
          aria-disabled={pending !== null || undefined}
          aria-busy={pending === device || undefined}
          onClick={(event) => handleClick(event, device)}
        >
          <span className={styles.sign}>
            {pending === device ? (
              <Spinner label={t('auth.bankid.opening')} />
            ) : (
              <Icon name={ICON[device]} />
            )}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{t(`auth.bankid.${device}`)}</span>
            <span className={styles.hint}>{t(`auth.bankid.${device}_hint`)}</span>
          </span>
          <Icon name="chevron-right" size="small" />
        </button>
      ))}
    </div>
  );
}
