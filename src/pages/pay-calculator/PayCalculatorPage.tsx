import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';

/** Salary, dividend, and employed beside own company. */
export function Component() {
  const { t } = useWords();
  return (
    <>
      <PageHead title={t('pay_calculator.title')} />
      <h1>{t('pay_calculator.title')}</h1>
    </>
  );
}
