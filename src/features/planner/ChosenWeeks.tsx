import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxField } from '@vikari/ui-kit/CheckboxField';
import { Stack } from '@vikari/ui-kit/Stack';
import type { ReactNode } from 'react';
import { type Gap, gapsOf } from '#domain/planning/yearPlan';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import styles from './planner.module.css';

/** What became of saving the chosen weeks. */
export type SaveOutcome = 'saved' | 'not_saved' | 'too_many';

export interface ChosenWeeksProps {
  /** Keys of the chosen weeks. */
  chosen: readonly string[];
  /** Those of them in which the candidate can work. */
  available: readonly string[];
  /** The names of their professions and places; null when they have chosen none. */
  preferred: string | null;
  /** Only jobs of those. */
  onlyPreferred: boolean;
  onOnlyPreferredChange: (only: boolean) => void;
  /** A row for a free period. */
  gapRow: (gap: Gap) => ReactNode;
  saving: boolean;
  outcome: SaveOutcome | null;
  /** Says of the chosen weeks whether the candidate can work in them. */
  onSave: (available: boolean) => void;
}

/** The section's id, to which the page leads while weeks are chosen. */
export const CHOSEN_WEEKS_ID = 'chosen-weeks';

/** The jobs in the chosen weeks, and whether the candidate can work in them. */
export function ChosenWeeks(props: ChosenWeeksProps) {
  const { chosen, available, preferred, onlyPreferred, onOnlyPreferredChange, gapRow } = props;
  const { saving, outcome, onSave } = props;
  const { t } = useWords();
  const gaps = gapsOf(chosen);
  return (
    <section
      id={CHOSEN_WEEKS_ID}
      tabIndex={-1}
      aria-labelledby="planner-result"
      className={styles.part}
    >
      <h2 id="planner-result">{t('planner.result')}</h2>
      {gaps.length === 0 ? (
        <p className={styles.text}>{t('planner.result.none')}</p>
      ) : (
        <>
          <p>
            {`${t('planner.result.summary', { weeks: chosen.length, gaps: gaps.length })} ${t('planner.result.meaning')}`}
          </p>
          {preferred !== null && (
            <CheckboxField
              label={t('planner.result.mine')}
              hint={preferred}
              checked={onlyPreferred}
              onCheckedChange={onOnlyPreferredChange}
            />
          )}
          <ul className={styles.gaps}>{gaps.map(gapRow)}</ul>
          <Stack direction="row" spacing={2} columnSpacing={3}>
            {available.length < chosen.length && (
              <Button
                loading={saving}
                loadingLabel={t('planner.saving')}
                onClick={() => onSave(true)}
              >
                {t('planner.set_available')}
              </Button>
            )}
            {available.length > 0 && (
              <Button
                variant="secondary"
                loading={saving}
                loadingLabel={t('planner.saving')}
                onClick={() => onSave(false)}
              >
                {t('planner.set_unavailable')}
              </Button>
            )}
          </Stack>
        </>
      )}
      <div role="status">
        {outcome === 'saved' && <Callout tone="success">{t('planner.saved')}</Callout>}
      </div>
      <ActionProblem>
        {outcome && outcome !== 'saved' && (
          <Callout tone="danger">{t(`planner.${outcome}`)}</Callout>
        )}
      </ActionProblem>
    </section>
  );
}
