import { BankidChoice, type BankidChoiceProps } from './BankidChoice';
import { type StartFields, StartForm } from './StartForm';

export interface LoginFormProps extends Pick<StartFields, 'targetPath'>, BankidChoiceProps {}

/** Logging in: the two ways to BankID in the form that works without a script too. */
export function LoginForm({ targetPath, ...choice }: LoginFormProps) {
  return (
    <StartForm purpose="login" targetPath={targetPath} onSubmit={(event) => event.preventDefault()}>
      <BankidChoice {...choice} />
    </StartForm>
  );
}
