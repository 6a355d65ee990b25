import type { JobDetail } from '#domain/api/portal';
import { endOfDay } from '../../lib/dates';

/** schema.org's employment types for ours. */
const EMPLOYMENT_TYPE: Record<string, string> = {
  konsult: 'CONTRACTOR',
  vikariat: 'TEMPORARY',
  timanstallning: 'PER_DIEM',
  visstid: 'TEMPORARY',
  sommarjobb: 'TEMPORARY',
  tillsvidare: 'FULL_TIME',
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function salary({ hourlyRate }: JobDetail): object {
  if (!hourlyRate) return {};
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'SEK',
      value: {
        '@type': 'QuantitativeValue',
        minValue: hourlyRate.min,
        maxValue: hourlyRate.max,
        unitText: 'HOUR',
      },
    },
  };
}

/**
 * The job as schema.org's JobPosting, by Google's rules for it: the workplace is the hiring
 * organisation, since the employer is not shown to visitors; nothing that the page hides.
 */
export function jobPosting(job: JobDetail, url: string): object {
  const { county, municipality } = job.healthcareWorkplaceDetails;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [...job.description, ...job.requirements, job.title]
      .slice(0, Math.max(1, job.description.length + job.requirements.length))
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join(''),
    identifier: { '@type': 'PropertyValue', name: 'Vikari', value: job.id },
    datePosted: job.publishedAt,
    validThrough: endOfDay(job.closesOn),
    employmentType: [...new Set(job.employmentTypes.map((id) => EMPLOYMENT_TYPE[id] ?? 'OTHER'))],
    hiringOrganization: { '@type': 'Organization', name: job.workplaceName },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'SE',
        ...(municipality && { addressLocality: municipality }),
        ...(county && { addressRegion: county }),
      },
    },
    directApply: true,
    url,
    ...salary(job),
  };
}

/** JSON that cannot end the script element that holds it. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
