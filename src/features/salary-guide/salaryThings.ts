import type { Article, Occupation, WithContext } from 'schema-dts';
import type { Language } from '#domain/language';
import { CURRENCY } from '#domain/limits';
import { isSure } from '#domain/salaries/sureness';
import { BRAND } from '../../config/brand';
import type { SalaryData } from './salaryData';

/** When the guide was written. */
const PUBLISHED = '2026-11-22';
/** An older figure says nothing of today's salaries. */
const MAX_AGE = 3;

interface PageFacts {
  language: Language;
  publicUrl: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The page as schema.org's Article. */
export function salaryArticle(
  { content, path }: Pick<SalaryData, 'content' | 'path'>,
  { language, publicUrl }: PageFacts,
): WithContext<Article> {
  const brand = { '@type': 'Organization', name: BRAND.name, url: publicUrl } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: content.title,
    description: content.description,
    inLanguage: language,
    datePublished: PUBLISHED,
    dateModified: PUBLISHED,
    author: brand,
    publisher: brand,
    mainEntityOfPage: `${publicUrl}${path}`,
  };
}

/**
 * The profession with its estimated salary; null unless the figures are the profession's own, sure,
 * and of the last years. What the open jobs pay is never in it.
 */
export function salaryOccupation(
  salary: Pick<SalaryData, 'name' | 'content' | 'figures' | 'whose' | 'hired' | 'sources'>,
  { today }: PageFacts,
): WithContext<Occupation> | null {
  const { name, content, figures, whose, hired, sources } = salary;
  const newest = Number(today.slice(0, 4)) - MAX_AGE;
  const sure = figures.filter(
    ({ source, year, median }) => isSure(sources[source]) && year >= newest && median !== null,
  );
  if (hired || whose !== 'own' || sure.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name,
    description: content.description,
    occupationLocation: { '@type': 'Country', name: 'SE' },
    estimatedSalary: sure.map(({ sex, year, median, p10, p25, p75, p90 }) => ({
      '@type': 'MonetaryAmountDistribution' as const,
      name: `${sex}, ${year}`,
      currency: CURRENCY,
      duration: 'P1M',
      ...(median !== null && { median }),
      ...(p10 !== null && { percentile10: p10 }),
      ...(p25 !== null && { percentile25: p25 }),
      ...(p75 !== null && { percentile75: p75 }),
      ...(p90 !== null && { percentile90: p90 }),
    })),
  };
}
