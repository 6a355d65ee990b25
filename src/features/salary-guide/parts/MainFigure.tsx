import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../../i18n/intl';
import { groupName, mainAmount, mainText } from '../figureText';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { SourceLine } from './SourceLine';

/** A figure that is this many years old is said to be old. */
const OLD_AFTER = 3;

type MainFigureProps = Pick<SalaryData, 'figures' | 'whose' | 'ssyk' | 'of' | 'sources'> & {
  /** `YYYY-MM-DD` */
  today: string;
};

/** The page's one clear figure: what it is, whose, from when and where. */
export function MainFigure({ figures, whose, ssyk, of, sources, today }: MainFigureProps) {
  const words = useWords();
  const { t } = words;
  const [first] = figures;
  const amount = mainAmount(words, figures);
  if (!first || amount === null) return null;
  return (
    <Card padding="large">
      <Stack spacing={2}>
        <h2 id="main" className={styles.heading}>
          {t('salaries.main.label')}
        </h2>
        <p className={styles.amount}>{amount}</p>
        <p>
          <strong>{`${groupName(words, of)}.`}</strong>
          <span>{` ${mainText(words, figures) ?? ''}`}</span>
        </p>
        {whose !== 'own' && (
          <p>{t(`salaries.main.of.${whose}`, { ssyk, group: groupName(words, ssyk) })}</p>
        )}
        {Number(today.slice(0, 4)) - first.year > OLD_AFTER && (
          <p>{t('salaries.main.old', { year: first.year })}</p>
        )}
        <SourceLine id={first.source} source={sources[first.source]} />
      </Stack>
    </Card>
  );
}
