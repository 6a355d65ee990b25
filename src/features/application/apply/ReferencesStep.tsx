import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { RadioGroup } from '@vikari/ui-kit/RadioGroup';
import { type ReactNode, useState } from 'react';
import {
  type CandidateReference,
  givenOn,
  hasTwoGiven,
  hasTwoReferences,
  isFromManager,
} from '#domain/candidates/references';
import { SHARED_FOR, type SharedWhenSent } from '#domain/givenReferences/sharedFor';
import { useWords } from '../../../i18n/intl';
import { ChoiceForm, type StepProps } from './ChoiceForm';

export interface ReferencesStepProps extends StepProps {
  /** The account's. */
  references: readonly CandidateReference[];
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** Ids of those that go with the application. */
  chosen: readonly string[];
  /** Whose given references the employer may read once it is sent. */
  shared: SharedWhenSent;
  /** The button that adds one, with its dialog. */
  add: ReactNode;
  onChoose: (referenceIds: string[], shared: SharedWhenSent) => void;
}

/** Part 5: two references, from the two latest jobs, each a manager. */
export function ReferencesStep({
  references,
  today,
  chosen,
  shared,
  add,
  onChoose,
  ...form
}: ReferencesStepProps) {
  const { t } = useWords();
  const [left, setLeft] = useState<readonly string[]>(() =>
    references.map(({ id }) => id).filter((id) => !chosen.includes(id)),
  );
  const picked = references.filter(({ id }) => !left.includes(id));
  const enough = hasTwoReferences(picked, today);
  const [readers, setReaders] = useState<readonly string[]>(shared.referenceIds);
  const [until, setUntil] = useState(shared.until);
  const given = picked.filter((one) => givenOn(one, today));
  const readable = given.map(({ id }) => id).filter((id) => readers.includes(id));
  return (
    <ChoiceForm
      {...form}
      onSubmit={
        enough
          ? () =>
              onChoose(
                picked.map(({ id }) => id),
                { referenceIds: readable, until },
              )
          : undefined
      }
      missing={t('apply.references.missing')}
    >
      {references.length > 0 && (
        <CheckboxGroup
          label={t('apply.references.choose')}
          value={picked.map(({ id }) => id)}
          onValueChange={(ids) =>
            setLeft(references.map(({ id }) => id).filter((id) => !ids.includes(id)))
          }
          options={references.map((reference) => ({
            id: reference.id,
            label: reference.name,
            hint: [
              reference.workplace,
              t(`account.reference.job.${reference.latestJob}`),
              ...(isFromManager(reference, today) ? [t('account.reference.manager')] : []),
              ...(givenOn(reference, today) ? [t('apply.references.given')] : []),
              t(
                reference.mayContact
                  ? 'account.reference.contact.yes'
                  : 'apply.references.not_shown',
              ),
            ].join('\u00a0· '),
          }))}
        />
      )}
      {given.length > 0 && (
        <CheckboxGroup
          label={t('apply.references.shared')}
          hint={t('apply.references.shared.hint')}
          value={readable}
          onValueChange={setReaders}
          options={given.map(({ id, name, workplace }) => ({ id, label: name, hint: workplace }))}
        />
      )}
      {readable.length > 0 && (
        <RadioGroup
          label={t('apply.references.shared.until')}
          direction="row"
          value={until}
          onValueChange={setUntil}
          options={SHARED_FOR.map((id) => ({
            id,
            label: t(`apply.references.shared.until.${id}`),
          }))}
        />
      )}
      {hasTwoGiven(picked, today) && (
        <Callout tone="success">
          <p>{t('apply.references.given.enough')}</p>
        </Callout>
      )}
      {!enough && (
        <Callout tone="info">
          <p>{t('apply.references.missing')}</p>
        </Callout>
      )}
      {add}
    </ChoiceForm>
  );
}
