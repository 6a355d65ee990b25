import { useDeferredValue, useMemo, useRef } from 'react';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import { type CalculatorForm, readCalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { loadMunicipalities, loadTaxRules } from '#domain/pay/loadRules';
import { MUNICIPALITIES, REGIONS } from '#domain/vocabulary/locations';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { computeForm, type YearData } from '../../features/pay-calculator/computeForm';
import { PayCalculatorView } from '../../features/pay-calculator/PayCalculatorView';
import { useWords } from '../../i18n/intl';
import { breadcrumbList } from '../../lib/page/breadcrumbList';
import { PageHead } from '../../lib/page/PageHead';
import { StructuredData } from '../../lib/page/StructuredData';
import { paths } from '../../lib/site/paths';
import { useSite } from '../../lib/site/SiteContext';
import { useCalculatorForm } from './useCalculatorForm';

async function loadYear({
  year,
  municipality,
}: Pick<CalculatorForm, 'year' | 'municipality'>): Promise<YearData> {
  const [rules, municipalityBy] = await Promise.all([
    loadTaxRules(year),
    municipality === '' ? null : loadMunicipalities(year),
  ]);
  return { rules, municipality: municipalityBy?.(municipality) ?? null };
}

/** Only the chosen year's rules and the chosen municipality's rates: the page is sent with them. */
export const loader = pageLoader((_prefetch, { url }) =>
  loadYear(readCalculatorForm(url.searchParams)),
);

/** What the other fields hold is computed without the loader. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname ||
  ['year', 'municipality'].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );

/** SCB's code of a place's id. */
const codeOf = (id: string): string => id.slice(2);

function municipalityGroups() {
  const byName = new Intl.Collator('sv');
  return REGIONS.map((region) => ({
    label: region.name,
    options: MUNICIPALITIES.filter(({ regionId }) => regionId === region.id)
      .map(({ id, name }) => ({ id: codeOf(id), label: name }))
      .sort((one, other) => byName.compare(one.label, other.label)),
  }));
}

/** Salary and dividend from an own company, beside being employed on the same money. */
export function Component() {
  const { t } = useWords();
  const { publicUrl } = useSite();
  const year = usePageExtra<YearData>();
  const { form, lang, change, hrefOf } = useCalculatorForm();
  const heading = useRef<HTMLHeadingElement>(null);
  const municipalities = useMemo(municipalityGroups, []);
  // Fields and sliders move on while it is computed
  const entered = useDeferredValue(form);
  const computed = useMemo(() => computeForm(entered, year), [entered, year]);
  const crumbs = [
    { label: t('pay_calculator.home'), href: paths.home() },
    { label: t('pay_calculator.title'), href: paths.payCalculator() },
  ];
  return (
    <>
      <PageHead
        title={t('pay_calculator.title')}
        description={t('pay_calculator.description')}
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
        onChange={change}
        bestHref={hrefOf({ ...form, salary: 'best' })}
        municipalities={municipalities}
        onSubmit={() => heading.current?.focus()}
        resultRef={heading}
      />
    </>
  );
}
