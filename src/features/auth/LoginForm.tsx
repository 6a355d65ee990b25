import { PostForm } from '../../lib/forms/PostForm';
import { BankidChoice, type BankidChoiceProps } from './BankidChoice';
import { leaveToButtons, signInPost } from './signInPost';

export interface LoginFormProps extends BankidChoiceProps {
  /** Where to go afterwards; null for the default page. */
  targetPath: string | null;
}

/** The login form: the BankID buttons in a form that also works without a script. */
export function LoginForm({ targetPath, ...choice }: LoginFormProps) {
  return (
    <PostForm {...signInPost('login', targetPath)} onPost={leaveToButtons}>
      <BankidChoice {...choice} />
    </PostForm>
  );
}
