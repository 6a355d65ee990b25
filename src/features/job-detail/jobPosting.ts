import type { JobPosting, Organization, WithContext } from 'schema-dts';
import type { JobDetail } from '#domain/api/portal';
import { descriptionBlocks } from '#domain/jobs/descriptionBlocks';
import { endOfDay } from '../../lib/dates';

/**
 * schema.org's employment types for ours. A permanent employment has none: it may be full time or
 * part time.
 */
const EMPLOYMENT_TYPE: Readonly<Record<string, string>> = {
  konsult: 'CONTRACTOR',
  vikariat: 'TEMPORARY',
  timanstallning: 'PER_DIEM',
  visstid: 'TEMPORARY',
  sommarjobb: 'TEMPORARY',
};
const EXTENT = { full_time: 'FULL_TIME', part_time: 'PART_TIME' } as const;

/** The ad's employment type and extent; empty when it states neither. */
function employmentType({ employmentTypes, source }: JobDetail): object {
  const extent = source.name === 'jobtech' ? source.extent : null;
  const stated = [
    ...employmentTypes.flatMap((id) => EMPLOYMENT_TYPE[id] ?? []),
    ...(extent === null ? [] : [EXTENT[extent]]),
  ];
  return stated.length === 0 ? {} : { employmentType: [...new Set(stated)] };
}

/**
 * For an imported job, the employer it names; else the workplace, since visitors do not see the
 * employer.
 */
function hiringOrganization(job: JobDetail): Organization {
  const employer = job.externalApplication && job.healthcareWorkplaceDetails.careProvider;
  return { '@type': 'Organization', name: employer ?? job.workplaceName };
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** The job's text with its lists; its title where it has none. */
function descriptionHtml(lines: readonly string[], title: string): string {
  return descriptionBlocks(lines.length === 0 ? [title] : lines)
    .map((block) =>
      block.kind === 'list'
        ? `<ul>${block.items.map((item) => element('li', item)).join('')}</ul>`
        : element('p', block.text),
    )
    .join('');
}

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
 * The job as schema.org's JobPosting, by Google's rules: nothing that the page hides, and
 * `directApply` only when the application is sent on this site.
 */
export function jobPosting(job: JobDetail, url: string): WithContext<JobPosting> {
  const { county, municipality } = job.healthcareWorkplaceDetails;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml([...job.description, ...job.requirements], job.title),
    identifier: { '@type': 'PropertyValue', name: 'Vikari', value: job.id },
    datePosted: job.publishedAt,
    validThrough: endOfDay(job.closesOn),
    ...employmentType(job),
    hiringOrganization: hiringOrganization(job),
    // An ad without a place may be of work abroad
    ...(county && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'SE',
          ...(municipality && { addressLocality: municipality }),
          addressRegion: county,
        },
      },
    }),
    directApply: job.externalApplication === null,
    url,
    ...salary(job),
  };
}
