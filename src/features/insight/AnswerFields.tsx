import { ScaleField, type ScaleFieldProps } from '@vikari/ui-kit/ScaleField';
import { Stack } from '@vikari/ui-kit/Stack';
import type { InsightConfiguration } from '#domain/api/insights';
import { useWords } from '../../i18n/intl';
import styles from './insight.module.css';

/** The id of a statement's field: the target of the error summary's links. */
export const fieldId = (statement: string): string => `score-${statement}`;

/** The twelve statements by area. */
export function AnswerFields({
  configuration,
  fieldOf,
}: {
  configuration: InsightConfiguration;
  /** The value of a statement's field, and what follows its changes. */
  fieldOf: (
    statement: string,
  ) => Pick<ScaleFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'error'>;
}) {
  const { language } = useWords();
  const { areas, statements, scale } = configuration;
  return areas.map(({ id: area, text }) => (
    <Stack spacing={5} key={area}>
      <h3 className={styles.areaName}>{text[language]}</h3>
      {statements
        .filter((statement) => statement.area === area)
        .map((statement) => (
          <ScaleField
            key={statement.id}
            id={fieldId(statement.id)}
            name={statement.id}
            label={statement.text[language]}
            steps={scale.texts.map((words) => words[language])}
            {...fieldOf(statement.id)}
          />
        ))}
    </Stack>
  ));
}
