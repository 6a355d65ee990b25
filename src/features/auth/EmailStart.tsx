import { Button } from '@vikari/ui-kit/Button';
import { EmailField } from '@vikari/ui-kit/EmailField';
import { type ReactNode, useRef } from 'react';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { MAX_LENGTH } from '#domain/limits';
import type { SignInProblem } from '#domain/signIn/signInProblem';
import { tidyEmail } from '#domain/text/tidy';
import { useWords } from '../../i18n/intl';
import { checkBy } from '../../lib/forms/checkBy';
import { FieldForm } from '../../lib/forms/FieldForm';
import { useForm } from '../../lib/forms/useForm';
import styles from './EmailStart.module.css';
import { ProblemNote } from './ProblemNote';
import { isShared, SharedComputer } from './SharedComputer';
import { SocialButtons, type SocialButtonsProps } from './SocialButtons';

type Values = Pick<RegistrationDetails, 'email'>;

/** The overlay asks for the address only (part 5), and the page after it for the rest. */
const check = checkBy<Values>(registrationSchema.pick(['email']));

export interface EmailStartProps {
  problem: SignInProblem | null;
  /** True while the address is being checked. */
  checking: boolean;
  /** Shown instead of the button while BankID is open in a separate window. */
  wait?: ReactNode;
  onStart: (email: string, sharedComputer: boolean) => void;
  /** Google and Facebook, which provide an address themselves. */
  social?: SocialButtonsProps | undefined;
}

/** The first step of registering: an address. */
export function EmailStart({ problem, checking, wait, onStart, social }: EmailStartProps) {
  const { t } = useWords();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<Values>({
    initialValues: { email: '' },
    check,
    onSubmit: ({ email }) => onStart(tidyEmail(email), isShared(element.current)),
  });
  return (
    <FieldForm form={form} ref={element} summary={false} className={styles.form}>
      <p className={styles.text}>{t('auth.overlay.register')}</p>
      <EmailField
        {...form.field('email')}
        label={t('auth.register.email')}
        maxLength={MAX_LENGTH.email}
      />
      <ProblemNote problem={problem} />
      {wait ?? (
        <Button
          type="submit"
          size="large"
          fullWidth
          loading={checking}
          loadingLabel={t('auth.overlay.checking')}
        >
          {t('auth.overlay.next')}
        </Button>
      )}
      {social && <SocialButtons {...social} />}
      <SharedComputer defaultChecked={false} />
    </FieldForm>
  );
}
