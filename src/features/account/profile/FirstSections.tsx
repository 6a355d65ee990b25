import { FormSection } from '@vikari/ui-kit/FormSection';
import { PhoneField } from '@vikari/ui-kit/PhoneField';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense } from 'react';
import type { Profile } from '#domain/api/v2';
import { useWords } from '../../../i18n/intl';
import { NameFields } from '../../../lib/forms/NameFields';
import { usePhonePrefixes } from '../../../lib/forms/usePhonePrefixes';
import { lazyPart } from '../../../lib/late/lazyPart';
import type { AutosaveForm } from '../autosave/useAutosave';
import type { EmailChangeProps } from './EmailChange';
import type { ProfileForm } from './profileForm';

/** Its form opens with a press, and its links seldom: the page works before its code is there. */
const EmailChange = lazyPart(async () => (await import('./EmailChange')).EmailChange, {
  server: 'whole',
});

interface SectionProps {
  form: AutosaveForm<ProfileForm>;
}

/** The call name, and the name that BankID verified. */
export function NameSection({ form, verifiedName }: SectionProps & Pick<Profile, 'verifiedName'>) {
  const { t } = useWords();
  return (
    <FormSection
      title={t('account.name')}
      description={
        <>
          <p>{t('account.name.text')}</p>
          {verifiedName && (
            <p>
              {t('account.name.verified', {
                name: `${verifiedName.firstName} ${verifiedName.lastName}`,
              })}
            </p>
          )}
        </>
      }
    >
      <NameFields first={form.field('firstName')} last={form.field('lastName')} />
    </FormSection>
  );
}

/** The contact details for employers. */
export function ContactSection({
  form,
  production,
  ...email
}: SectionProps & EmailChangeProps & { production: boolean }) {
  const { t } = useWords();
  return (
    <FormSection title={t('account.contact')} description={<p>{t('account.contact.text')}</p>}>
      <PhoneField
        {...form.field('phone')}
        label={t('forms.phone')}
        prefixLabel={t('forms.phone_prefix')}
        prefixes={usePhonePrefixes(production)}
      />
      <Suspense fallback={<Skeleton shape="block" height="7rem" />}>
        <EmailChange {...email} />
      </Suspense>
    </FormSection>
  );
}
