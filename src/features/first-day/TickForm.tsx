import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Stack } from '@vikari/ui-kit/Stack';
import { useState } from 'react';
import type { OwnKept } from '#domain/api/kept';
import { KEPT_ITEMS, type KeptItem, type Tick, ticksOf } from '#domain/kept/items';
import { TERM_IDS, TERMS, type TermId } from '#domain/terms/terms';
import { termAnswer } from '#domain/terms/termWords';
import { useWords } from '../../i18n/intl';
import { EmployersWords } from '../../lib/jobText/EmployersWords';
import styles from './firstDay.module.css';

type Ticks = Partial<Record<KeptItem, Tick>>;
type Row = (typeof KEPT_ITEMS)[number];

export interface TickFormProps {
  of: OwnKept['occasions'][number];
  /** "Första passet, 10 december" */
  name: string;
  /** What the job said of its terms. */
  terms: OwnKept['terms'];
  /** Of the ad's own words; Swedish where it does not say. */
  language: OwnKept['job']['language'];
  saving: boolean;
  onSave: (values: Ticks) => Promise<void>;
}

/**
 * One occasion: what was broken or does not apply is marked, the rest was kept. Of what seldom comes up,
 * such as sick pay, it is marked whether it was kept, and the rest did not come up.
 */
export function TickForm({ of, name, terms, language, saving, onSave }: TickFormProps) {
  const { t } = useWords();
  const [marked, setMarked] = useState<Ticks>(() => markedIn(of));
  const rows = KEPT_ITEMS.filter(({ id }) => of.items.includes(id));
  const groups = [
    { unmarked: 'kept', choices: ['not_kept', 'not_applicable'], title: null },
    { unmarked: 'not_applicable', choices: ['kept', 'not_kept'], title: t('kept.seldom') },
  ] as const;
  // "All of it" would be untrue beside something that was not kept, or is left out
  const isMarked = rows.some(
    ({ id, unmarked }) =>
      marked[id] !== undefined && (unmarked === 'kept' || marked[id] !== 'kept'),
  );
  const toggle = (item: KeptItem, tick: Tick) =>
    setMarked(({ [item]: before, ...others }) =>
      before === tick ? others : { ...others, [item]: tick },
    );
  return (
    <Stack spacing={4}>
      <h3>{name}</h3>
      {groups.map(({ unmarked, choices, title }) => {
        const own = rows.filter((row) => row.unmarked === unmarked);
        if (own.length === 0) return null;
        return (
          <div key={unmarked} className={styles.group}>
            {title !== null && <p className={styles.text}>{title}</p>}
            <ul className={styles.ticks}>
              {own.map((row) => (
                <li key={row.id} className={styles.tick}>
                  <RowText row={row} terms={terms} adLanguage={language} />
                  {/* biome-ignore lint/a11y/useSemanticElements: two presses, no form of their own */}
                  <span className={styles.choices} role="group" aria-labelledby={`kept-${row.id}`}>
                    {choices.map((tick) => (
                      <Button
                        key={tick}
                        variant={marked[row.id] === tick ? 'primary' : 'secondary'}
                        aria-pressed={marked[row.id] === tick}
                        onClick={() => toggle(row.id, tick)}
                      >
                        {t(`kept.tick.${tick}`)}
                      </Button>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <EndBar element="p" className={styles.save}>
        <Button
          size="large"
          loading={saving}
          onClick={() => void onSave(ticksOf(of.items, marked))}
        >
          {t(isMarked ? 'kept.save.rest' : 'kept.save.all')}
        </Button>
      </EndBar>
    </Stack>
  );
}

/** What is asked; of a term also what the ad said. */
function RowText(props: {
  row: Row;
  terms: OwnKept['terms'];
  adLanguage: TickFormProps['language'];
}) {
  const { row, terms, adLanguage } = props;
  const { language } = useWords();
  const { id, text } = row;
  const value = isTerm(id) ? terms[id] : null;
  if (!isTerm(id) || value == null) {
    return (
      <span id={`kept-${id}`} className={styles.said}>
        {text[language]}
      </span>
    );
  }
  return (
    <span id={`kept-${id}`} className={styles.said}>
      <span>{`${text[language]}:`}</span>{' '}
      <span translate={TERMS[id].kind === 'text' ? 'no' : undefined}>
        {TERMS[id].kind === 'text' ? (
          <EmployersWords language={adLanguage}>{termAnswer(id, value, language)}</EmployersWords>
        ) : (
          termAnswer(id, value, language)
        )}
      </span>
    </span>
  );
}

const isTerm = (item: KeptItem): item is TermId => TERM_IDS.some((id) => id === item);

/** What was marked before: all but what is true where nothing is. */
function markedIn({ values, items }: TickFormProps['of']): Ticks {
  return Object.fromEntries(
    KEPT_ITEMS.flatMap(({ id, unmarked }) => {
      const tick = items.includes(id) ? values[id] : undefined;
      return tick === undefined || tick === unmarked ? [] : [[id, tick]];
    }),
  );
}
