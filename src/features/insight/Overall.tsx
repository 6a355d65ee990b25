import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Stack } from '@vikari/ui-kit/Stack';
import type { InsightRanking, WorkplaceInsight } from '#domain/api/insights';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords, type Words } from '../../i18n/intl';
import { wholeDayText } from '../../lib/longDates';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './insight.module.css';
import { useScoreText } from './useScoreText';

/** What everybody sees: the average and the number of answers; a candidate also the place. */
export function Overall({
  insight,
  ranking,
}: {
  insight: WorkplaceInsight;
  ranking: InsightRanking | null;
}) {
  const words = useWords();
  const { t, intl } = words;
  const score = useScoreText();
  return (
    <div className={styles.overall}>
      <Stack element="p" spacing={1}>
        <span className={styles.strong}>{t('insight.overall')}</span>{' '}
        <span>
          <span className={styles.number}>{score(insight.average)}</span>{' '}
          <span className={styles.of}>{t('insight.of_five')}</span>
        </span>
      </Stack>
      <div className={styles.facts}>
        <p className={styles.strong}>{t('insight.answers', { count: insight.answers })}</p>
        {ranking && <p>{rankText(words, ranking)}</p>}
        {ranking && <p className={styles.muted}>{t('insight.rank.text')}</p>}
        <p className={styles.muted}>
          {t('insight.published', { day: wholeDayText(intl, insight.publishedOn) })}
        </p>
      </div>
    </div>
  );
}

function rankText({ t, language }: Words, { position, of, kind, region }: InsightRanking): string {
  const values = { position, of, kind: t(`insight.kind.${kind}`) };
  return region === null
    ? t('insight.rank.everywhere', values)
    : t('insight.rank', { ...values, region: locationName(region, language) });
}

/** What a visitor may see once they have registered. */
export function RegisterPrompt({ returnPath }: { returnPath: string }) {
  const { t } = useWords();
  return (
    <Callout
      tone="accent"
      title={t('insight.limited')}
      headingLevel={2}
      actions={
        <>
          <Button href={paths.register(returnPath)} linkComponent={RouterLink}>
            {t('insight.limited.register')}
          </Button>
          <Button variant="secondary" href={paths.login(returnPath)} linkComponent={RouterLink}>
            {t('insight.limited.login')}
          </Button>
        </>
      }
    >
      <p>{t('insight.limited.text')}</p>
    </Callout>
  );
}
