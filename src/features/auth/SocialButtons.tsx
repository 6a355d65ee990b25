import { Button } from '@vikari/ui-kit/Button';
import type { MouseEvent } from 'react';
import type { SocialProviderId } from '#domain/signIn/ways';
import { useWords } from '../../i18n/intl';
import { isShared } from './SharedComputer';
import styles from './SocialButtons.module.css';

/** A provider that the run offers. */
export interface OfferedProvider {
  provider: SocialProviderId;
  simulated: boolean;
}

export interface SocialButtonsProps {
  providers: readonly OfferedProvider[];
  /** The provider that is being opened. */
  pending: SocialProviderId | null;
  /** Another method is in progress, so these buttons are disabled. */
  busy: boolean;
  /** Called with the provider, and whether "shared computer" is checked in the form. */
  onChoose: (provider: SocialProviderId, sharedComputer: boolean) => void;
}

/**
 * The buttons for Google and Facebook. They submit the form to an address of their own, and come
 * after the form's other buttons, so that Enter in a field never presses them.
 */
export function SocialButtons({ providers, pending, busy, onChoose }: SocialButtonsProps) {
  const { t } = useWords();
  if (providers.length === 0) return null;
  const simulated = namesOf(providers.filter((offered) => offered.simulated));

  function handleClick(event: MouseEvent<HTMLButtonElement>, provider: SocialProviderId) {
    event.preventDefault();
    if (!busy) onChoose(provider, isShared(event.currentTarget.form));
  }

  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t('auth.social.or')}</p>
      {providers.map(({ provider }) => (
        <Button
          key={provider}
          type="submit"
          formAction="/auth/start-social"
          name="provider"
          value={provider}
          variant="secondary"
          size="large"
          fullWidth
          startIcon={<img src={`/marks/${provider}.svg`} alt="" width={20} height={20} />}
          loading={pending === provider}
          loadingLabel={t(`auth.social.${provider}_opening`)}
          onClick={(event: MouseEvent<HTMLButtonElement>) => handleClick(event, provider)}
        >
          {t(`auth.social.${provider}`)}
        </Button>
      ))}
      {simulated !== null && (
        <p className={styles.simulated}>{t('auth.social.simulated', { providers: simulated })}</p>
      )}
    </div>
  );
}

/** `both` or the only one; null for none. */
function namesOf([first, ...others]: readonly OfferedProvider[]): string | null {
  return others.length > 0 ? 'both' : (first?.provider ?? null);
}
