import { Button } from '@vikari/ui-kit/Button';
import { TextField } from '@vikari/ui-kit/TextField';
import {
  CODE_DIGITS,
  type SignedAct,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import {
  REFEREE_FORMS,
  type RefereeFormProblem,
  refereeFormProblemOf,
} from '#domain/givenReferences/refereeForms';
import { type MessageId, useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { FieldForm } from '../../lib/forms/FieldForm';
import { PostForm } from '../../lib/forms/PostForm';
import { useForm } from '../../lib/forms/useForm';
import styles from './givenReferences.module.css';
import { PostedBankid, RefereeForm } from './RefereeForm';

export interface RefereeWithoutScriptProps {
  act: SignedAct;
  /** The link's secret id. */
  token: string;
  /** Of the signature that the form has begun; null for none. */
  signing: string | null;
  /** What was posted; null for nothing. */
  begun: { hasCode: boolean; typed: TypedAnswers | null } | null;
  /** What went wrong, as the address says it; null for nothing. */
  problem: string | null;
  /** Who asks. */
  name: string;
  /** Where a code is mailed, all but hidden. */
  codeTo: string;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** A wrong code is said at its field. */
const PROBLEM_TEXTS: Record<Exclude<RefereeFormProblem, 'wrong_code'>, MessageId> = {
  too_many: 'referee.problem.too_many',
  bankid: 'referee.problem.bankid',
  failed: 'referee.problem.failed',
};

/**
 * Answering and signing by plain forms: the answers are posted and a code is mailed, then the code
 * is. What was posted stays in the form, so that it can be read and changed until it is signed.
 */
export function RefereeWithoutScript(props: RefereeWithoutScriptProps) {
  const { act, token, begun, name, codeTo, today } = props;
  const problem = refereeFormProblemOf(props.problem);
  const { t, language } = useWords();
  return (
    <div className={styles.form}>
      <ActionProblem>
        {problem && problem !== 'wrong_code' && <p>{t(PROBLEM_TEXTS[problem])}</p>}
      </ActionProblem>
      {begun?.hasCode && <PostedCode {...props} isWrong={problem === 'wrong_code'} />}
      {act === 'give' ? (
        <RefereeForm
          name={name}
          answers={begun?.typed ?? null}
          today={today}
          draft={null}
          posted={{ action: REFEREE_FORMS.answers, token, isChecked: begun !== null, codeTo }}
        />
      ) : (
        <PostForm action={REFEREE_FORMS.answers} hidden={{ token, act, language }}>
          <Button type="submit" variant="secondary">
            {t('referee.sign.code', { to: codeTo })}
          </Button>
          <PostedBankid />
        </PostForm>
      )}
    </div>
  );
}

const NO_CODE = { code: '' };

/** The code of the mail. */
function PostedCode({
  act,
  token,
  signing,
  codeTo,
  isWrong,
}: RefereeWithoutScriptProps & { isWrong: boolean }) {
  const { t, language } = useWords();
  const form = useForm<typeof NO_CODE>({
    initialValues: NO_CODE,
    ...(isWrong && { initialErrors: { code: 'referee.code.wrong' } }),
    check: () => ({}),
    onSubmit: () => {},
    textOf: () => t('referee.code.wrong'),
  });
  return (
    <FieldForm
      form={form}
      action={REFEREE_FORMS.code}
      hidden={{ token, signing, language }}
      summary={false}
      nativeCheck
      className={styles.part}
    >
      <h3>{t('referee.code.title')}</h3>
      <p className={styles.text}>{t('referee.code.text', { to: codeTo })}</p>
      <TextField
        {...form.field('code')}
        className={styles.code}
        label={t('referee.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS + 1}
        required
      />
      <Button type="submit">{t(`referee.code.send.${act}`)}</Button>
    </FieldForm>
  );
}
