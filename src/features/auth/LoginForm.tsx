import { BankidChoice, type BankidChoiceProps } from './BankidChoice';
import { type StartFields, StartForm } from './StartForm';

export interface LoginFormProps extends Pick<StartFields, 'targetPath'>, BankidChoiceProps {}

/** The login form: the BankID buttons in a form that also works without a script. */
export function LoginForm({ targetPath, ...choice }: LoginFormProps) {
  return (
    <StartForm purpose="login" targetPath={targetPath} onSubmit={(event) => event.preventDefault()}>
      <BankidChoice {...choice} />
    </StartForm>
  );
}
