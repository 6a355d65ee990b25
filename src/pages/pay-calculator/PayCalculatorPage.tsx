import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunction, useLocation } from 'react-router-dom';
import type { CalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { NEWEST_TAX_YEAR, TAX_YEARS } from '#domain/pay/years/taxYears';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { CalculatorFields } from '../../features/pay-calculator/lateFields';
import { PayCalculatorView } from '../../features/pay-calculator/PayCalculatorView';
import { useWords } from '../../i18n/intl';
import { loadParts } from '../../lib/late/lazyPart';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { NOTHING_SAID } from '../../lib/pay/ownTax';
import { useOwnTax } from '../../lib/pay/useOwnTax';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { type CalculatorData, loadCalculator } from './loadCalculator';
import { useCalculatorForm } from './useCalculatorForm';
import { useComputed } from './useComputed';

export const loader = pageLoader(async (_prefetch, { url, language }) => {
  const [calculated] = await Promise.all([
    loadCalculator(url, language),
    loadParts(CalculatorFields),
  ]);
  return calculated;
});

// In a browser that opens the page it comes beside the hydration
CalculatorFields.prefetch();

/** What the other fields hold is computed without the loader. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  ['year', 'municipality'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );

/** Salary and dividend from an own company, beside being employed on the same money. */
export function Component() {
  const { t } = useWords();
  const { publicUrl } = useSite();
  const { municipalities } = usePageExtra<CalculatorData>();
  const { form, isChanged, lang, change, hrefOf } = useCalculatorForm();
  const computed = useComputed(form, isChanged);
  const { own, save } = useOwnTax(null);
  const addressed = new URLSearchParams(useLocation().search).has('group');
  const said = own?.taxGroup ?? null;
  // Asked once: what was said on a job's page, unless the address says something else
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the page begins with
  useEffect(() => {
    if (!addressed && said !== null && said !== form.group) change({ ...form, group: said });
  }, [addressed, said]);

  function handleChange(next: CalculatorForm) {
    if (next.group !== form.group) save({ ...(own ?? NOTHING_SAID), taxGroup: next.group });
    change(next);
  }

  const heading = useRef<HTMLHeadingElement>(null);
  const crumbs = [
    { label: t('pay_calculator.home'), href: paths.home() },
    { label: t('pay_calculator.title'), href: paths.payCalculator() },
  ];
  return (
    <>
      <PageHead
        title={t('pay_calculator.title')}
        description={t('pay_calculator.description', {
          first: String(TAX_YEARS[0]),
          last: String(NEWEST_TAX_YEAR),
        })}
        canonicalPath={paths.payCalculator()}
      />
      <StructuredData
        thing={breadcrumbList(
          crumbs.map(({ label, href }) => ({ name: label, path: href })),
          publicUrl,
        )}
      />
      <PayCalculatorView
        computed={computed}
        crumbs={crumbs}
        form={form}
        lang={lang}
        onChange={handleChange}
        bestHref={hrefOf({ ...form, salary: 'best' })}
        municipalities={municipalities}
        onSubmit={() => heading.current?.focus()}
        resultRef={heading}
      />
    </>
  );
}
