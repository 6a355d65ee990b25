import { Article } from '@vikari/ui-kit/Article';
import { Button } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Stack } from '@vikari/ui-kit/Stack';
import { BRAND } from '../../config/brand';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import styles from './info.module.css';
import { RECRUITING_SECTIONS } from './infoSections';
import { TextSections } from './text/TextSections';

/** The contract of every call, on the server itself. */
const DOCS = '/api/docs';

/** What employers' tool does with Vikari's candidates, below its heading. */
export function RecruitingView() {
  const { t } = useWords();
  return (
    <div className={styles.columns}>
      <Article>
        <TextSections sections={RECRUITING_SECTIONS} />
      </Article>
      <div className={styles.aside}>
        <Card element="section" aria-labelledby="login" className={styles.tile}>
          <h2 id="login">{t('info.recruiting.login')}</h2>
          <p>{t('info.recruiting.login.text')}</p>
          <div>
            <Button href={BRAND.recruiterLogin}>{t('info.recruiting.login')}</Button>
          </div>
        </Card>
        <Card element="section" aria-labelledby="own" className={styles.tile}>
          <h2 id="own">{t('info.recruiting.own')}</h2>
          <p>{t('info.recruiting.own.text')}</p>
          <Stack direction="row" spacing={3}>
            <Button variant="secondary" href={DOCS}>
              {t('info.recruiting.docs')}
            </Button>
            <Button variant="secondary" href={paths.pricing()} linkComponent={RouterLink}>
              {t('info.recruiting.pricing')}
            </Button>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
