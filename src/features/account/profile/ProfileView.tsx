import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { type ReactNode, Suspense } from 'react';
import type { Profile } from '#domain/api/v2';
import type { ProfileStrength } from '#domain/candidates/strength';
import { type MessageId, useWords } from '../../../i18n/intl';
import { lazyPart } from '../../../lib/late/lazyPart';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import { AutosaveBar } from '../AutosaveBar';
import styles from '../account.module.css';
import type { AutosaveForm } from '../autosave/useAutosave';
import { Conflicts } from '../Conflicts';
import type { EmailChangeProps } from './EmailChange';
import { ContactSection, NameSection } from './FirstSections';
import type { LaterSectionsProps } from './LaterSections';
import { skillText } from './languageText';
import type { PictureSectionProps } from './PictureSection';
import type { ProfileForm } from './profileForm';
import { StrengthSection } from './StrengthSection';

/** What is below the first screen: its choices of many and its cards are most of the tab's code. */
const LaterSections = lazyPart(async () => (await import('./LaterSections')).LaterSections, {
  server: 'nothing',
  failed: 'wait',
});

const LABEL = {
  firstName: 'forms.first_name',
  lastName: 'forms.last_name',
  phone: 'forms.phone',
  jobTitle: 'account.job_title',
  workplace: 'account.workplace',
  availableFrom: 'account.available_from',
  profession: 'account.profession',
  prescriberCode: 'account.prescriber_code',
  systems: 'account.systems',
  languages: 'account.languages',
  visibility: 'account.visibility',
  avatarConsent: 'account.avatar_consent',
} as const satisfies Record<keyof ProfileForm, MessageId>;

export interface ProfileViewProps
  extends Pick<LaterSectionsProps, 'options' | 'recruiterView' | 'looks'> {
  profile: Profile;
  form: AutosaveForm<ProfileForm>;
  /** undefined while it is being read. */
  strength: ProfileStrength | undefined;
  /** Shown instead of it until then. */
  unread: ReactNode;
  production: boolean;
  email: Pick<EmailChangeProps, 'onChange' | 'onWithdraw' | 'onResend' | 'onBankid' | 'kept'>;
  picture: Pick<PictureSectionProps, 'onSend' | 'onDelete'>;
  setupHref: string;
  linkComponent: LinkComponent;
}

/** The candidate's profile, and who can see it. */
export function ProfileView(props: ProfileViewProps) {
  const { profile, form, options, strength, unread, recruiterView, looks, production } = props;
  const { email, picture, setupHref, linkComponent } = props;
  const words = useWords();
  const { t } = words;

  function valueText(field: keyof ProfileForm, values: ProfileForm): string {
    const value = values[field];
    if (field === 'profession') return namesIn(options?.professions ?? [], [String(value)]).join();
    if (field === 'languages') {
      const rows = values.languages.map((row) => skillText(words, row));
      return rows.join(', ') || t('account.languages.none');
    }
    if (Array.isArray(value)) return namesIn(options?.systems ?? [], value).join(', ');
    if (typeof value === 'boolean') return t(value ? 'account.yes' : 'account.no');
    if (value === 'offers') return t('visibility.offers');
    if (value === 'hidden') return t('visibility.hidden');
    return value;
  }

  return (
    <>
      <AutosaveBar phase={form.phase} onRetry={form.retry} />
      <Conflicts
        conflicts={form.conflicts.map(({ field, own, stored }) => ({
          field,
          label: t(LABEL[field]),
          own: valueText(field, own),
          stored: valueText(field, stored),
        }))}
        onChoose={form.choose}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus has left a field of it */}
      <div className={styles.sections} onBlur={form.onBlur}>
        {strength ? <StrengthSection {...{ strength, setupHref, linkComponent }} /> : unread}
        <NameSection form={form} verifiedName={profile.verifiedName} />
        <ContactSection
          form={form}
          production={production}
          email={profile.email}
          emailState={profile.emailState}
          pendingEmail={profile.pendingEmail}
          {...email}
        />
        <Suspense fallback={<Skeleton shape="block" height="60rem" />}>
          <LaterSections
            {...{ form, options, recruiterView, looks }}
            picture={{
              name: `${profile.firstName} ${profile.lastName}`,
              imageUrl: profile.profileImageUrl,
              ...picture,
            }}
          />
        </Suspense>
      </div>
    </>
  );
}
