import type { LinkComponent } from '@vikari/ui-kit/Button';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { Icon } from '@vikari/ui-kit/Icon';
import { ProgressBar } from '@vikari/ui-kit/ProgressBar';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import type { ProfileStrength } from '#domain/candidates/strength';
import { type MessageId, useWords } from '../../../i18n/intl';
import styles from '../account.module.css';

type LineId = ProfileStrength['lines'][number]['id'];

const TITLE = {
  bankid: 'account.strength.bankid',
  contact: 'account.strength.contact',
  profession: 'account.strength.profession',
  profile_image: 'account.strength.profile_image',
  experience: 'account.strength.experience',
  system_knowledge: 'account.strength.system_knowledge',
  preferences: 'account.strength.preferences',
  cv: 'account.strength.cv',
  licence: 'account.strength.licence',
  two_references: 'account.strength.two_references',
} as const satisfies Record<LineId, MessageId>;

const WHY = {
  bankid: 'account.strength.bankid.why',
  contact: 'account.strength.contact.why',
  profession: 'account.strength.profession.why',
  profile_image: 'account.strength.profile_image.why',
  experience: 'account.strength.experience.why',
  system_knowledge: 'account.strength.system_knowledge.why',
  preferences: 'account.strength.preferences.why',
  cv: 'account.strength.cv.why',
  licence: 'account.strength.licence.why',
  two_references: 'account.strength.two_references.why',
} as const satisfies Record<LineId, MessageId>;

export interface StrengthSectionProps {
  strength: ProfileStrength;
  setupHref: string;
  linkComponent: LinkComponent;
}

/**
 * The strength of the profile, line by line: the points of each, why it matters, and a link to it.
 */
export function StrengthSection({ strength, setupHref, linkComponent }: StrengthSectionProps) {
  const { t } = useWords();
  const Link = linkComponent;
  return (
    <FormSection
      title={t('account.strength')}
      description={
        <>
          <p>{t('account.strength.text')}</p>
          {strength.percent < 100 && (
            <p className={styles.alone}>
              <Link href={setupHref}>{t('account.strength.setup')}</Link>
            </p>
          )}
        </>
      }
    >
      <ProgressBar
        label={t('account.strength')}
        value={strength.percent}
        valueText={t('account.strength.percent', { percent: strength.percent })}
      />
      <Stack element="ul" spacing={1} role="list">
        {strength.lines.map(({ id, done, points, href }) => (
          <li key={id} className={`${styles.line} ${done ? styles.done : styles.open}`}>
            <Icon name={done ? 'success' : 'plus'} size="small" />
            <div>
              <Link href={href}>{t(TITLE[id])}</Link>
              <span className="vk-visually-hidden">
                {` ${t(done ? 'account.strength.done' : 'account.strength.left')}`}
              </span>
              {!done && (
                <Text variant="small" tone="muted">
                  {t(WHY[id])}
                </Text>
              )}
            </div>
            <span className={styles.points}>{t('account.strength.points', { points })}</span>
          </li>
        ))}
      </Stack>
    </FormSection>
  );
}
