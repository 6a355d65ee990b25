import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import type { SalaryData, SalaryLink } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';
import { SourceLine } from './SourceLine';

/** From the page to jobs and to the calculator. */
export function NextSteps({ jobsHref }: { jobsHref: string }) {
  const { t } = useWords();
  return (
    <Card>
      <Stack spacing={3}>
        <h2 className={styles.heading}>{t('salaries.next')}</h2>
        <Button href={jobsHref} linkComponent={RouterLink}>
          {t('salaries.next.jobs')}
        </Button>
        <p className={styles.muted}>{t('salaries.next.calculator_text')}</p>
        <Button href={paths.payCalculator()} linkComponent={RouterLink} variant="secondary">
          {t('salaries.next.calculator')}
        </Button>
      </Stack>
    </Card>
  );
}

/** Links to other pages of the guide. */
export function PageLinks(props: { id: string; title: string; links: readonly SalaryLink[] }) {
  const { id, title, links } = props;
  if (links.length === 0) return null;
  return (
    <Part id={id} title={title}>
      <ul className={styles.links}>
        {links.map(({ path, name }) => (
          <li key={path}>
            <RouterLink href={path}>{name}</RouterLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Every source of the page, with how sure it is. */
export function Sources({ sources }: Pick<SalaryData, 'sources'>) {
  const { t } = useWords();
  const listed = Object.entries(sources) as [
    keyof typeof sources,
    (typeof sources)['specification'],
  ][];
  return (
    <Part id="sources" title={t('salaries.sources')}>
      <p className={styles.text}>{t('salaries.sources.text')}</p>
      <ul className={styles.sources}>
        {listed.map(([id, source]) => (
          <li key={id}>
            <SourceLine id={id} source={source} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
