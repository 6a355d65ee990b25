import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { useRef, useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import account from '../account.module.css';

export interface CompleteExperiencesProps {
  complete: boolean;
  /** There is none: then it says that they had no employment. */
  isEmpty: boolean;
  /** Rejects when it could not be saved. */
  onSay: (complete: boolean) => Promise<void>;
}

/**
 * Whether the list has every employment of the last two years. Only who says so can be told that no
 * region has employed them: what is not in a list is otherwise not known.
 */
export function CompleteExperiences({ complete, isEmpty, onSay }: CompleteExperiencesProps) {
  const { t } = useWords();
  /** What they have just said, until the page knows it. */
  const [said, setSaid] = useState<boolean | null>(null);
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const last = useRef(Promise.resolve());

  function handleChange(next: boolean) {
    setSaid(next);
    setState('idle');
    // One after the other, so that the last press is what is stored
    const sent = last.current.then(
      () => onSay(next),
      () => onSay(next),
    );
    last.current = sent;
    const end = (outcome: 'saved' | 'failed') => {
      if (last.current !== sent) return;
      setSaid(null);
      setState(outcome);
    };
    sent.then(
      () => end('saved'),
      () => end('failed'),
    );
  }

  return (
    <div>
      <CheckboxField
        checked={said ?? complete}
        onCheckedChange={handleChange}
        label={t(isEmpty ? 'account.experiences.complete.none' : 'account.experiences.complete')}
        hint={t('account.experiences.complete.hint')}
      />
      <ActionProblem className={account.text}>
        {state === 'failed' && <p>{t('account.experiences.complete.failed')}</p>}
      </ActionProblem>
      <p role="status" className="vk-visually-hidden">
        {state === 'saved' ? t('account.experiences.complete.saved') : ''}
      </p>
    </div>
  );
}
