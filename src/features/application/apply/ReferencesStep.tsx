import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { type ReactNode, useState } from 'react';
import {
  type CandidateReference,
  givenOn,
  hasTwoGiven,
  hasTwoReferences,
  isFromManager,
} from '#domain/candidates/references';
import { useWords } from '../../../i18n/intl';
import { ChoiceForm, type StepProps } from './ChoiceForm';

export interface ReferencesStepProps extends StepProps {
  /** The account's. */
  references: readonly CandidateReference[];
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** Ids of those that go with the application. */
  chosen: readonly string[];
  /** The button that adds one, with its dialog. */
  add: ReactNode;
  onChoose: (referenceIds: string[]) => void;
}

/** Part 5: two references, from the two latest jobs, each a manager. */
export function ReferencesStep({
  references,
  today,
  chosen,
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
  return (
    <ChoiceForm
      {...form}
      onSubmit={enough ? () => onChoose(picked.map(({ id }) => id)) : undefined}
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
            ].join(' · '),
          }))}
        />
      )}
      {picked.some((one) => one.mayContact && givenOn(one, today)) && (
        <p>{t('apply.references.given.later')}</p>
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
