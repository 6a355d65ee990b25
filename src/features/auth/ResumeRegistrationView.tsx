import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import {
  RESUME_REGISTRATION_PATH,
  type ResumeRegistrationResult,
} from '#domain/signIn/resumeRegistration';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { AuthFrame } from './AuthFrame';

export interface ResumeRegistrationViewProps {
  /** `ask` before the button is pressed. */
  state: 'ask' | ResumeRegistrationResult;
  /** The link's token; null when the link is incomplete. */
  token: string | null;
  registerHref: string;
  linkComponent: LinkComponent;
}

/**
 * The page of the mailed link, on which a registration is continued on this device. Opening it
 * changes nothing, since mail scanners open all links: the user submits a form, with or without a
 * script.
 */
export function ResumeRegistrationView(props: ResumeRegistrationViewProps) {
  const { state, token, registerHref, linkComponent } = props;
  const { t } = useWords();
  const canGoOn = state !== 'invalid' && token !== null;
  return (
    <AuthFrame
      title={t(`auth.resume.${state}.title`)}
      lead={t(`auth.resume.${state}.text`)}
      demo={false}
    >
      {canGoOn ? (
        <PostForm action={RESUME_REGISTRATION_PATH} hidden={{ token }}>
          <Button type="submit" size="large" fullWidth>
            {t('auth.resume.button')}
          </Button>
        </PostForm>
      ) : (
        <Button href={registerHref} linkComponent={linkComponent} size="large" fullWidth>
          {t('auth.resume.anew')}
        </Button>
      )}
    </AuthFrame>
  );
}
