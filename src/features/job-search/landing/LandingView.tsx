import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import { JobSearch, type JobSearchProps } from '../bar/JobSearch';
import styles from '../jobSearch.module.css';
import { type CloudLink, LinkCloud } from '../LinkCloud';
import { ActiveFilters } from '../results/ActiveFilters';
import { JobRow } from '../results/JobCards';
import { JobResults, type JobResultsProps } from '../results/JobResults';
import { SearchBand } from '../SearchBand';
import { Section } from '../Section';
import type { LandingTexts } from './landingTexts';
import type { LandingData } from './loadLanding';

export interface LandingViewProps extends Pick<LandingData, 'highestRates' | 'otherJobs'> {
  texts: LandingTexts;
  /** The breadcrumb from the start page. */
  crumbs: { label: string; href: string }[];
  search: JobSearchProps;
  results: Omit<JobResultsProps, 'chips' | 'tools' | 'empty'>;
  /** What the other jobs have in common with these. */
  othersBy: 'role' | 'place';
  placeLinks: readonly CloudLink[];
  fieldLinks: readonly CloudLink[];
}

/** In such a short list the best paid are visible without a row of their own. */
const WORTH_RANKING = 8;

/** The jobs of a role, a place or both, and of nearby ones. */
export function LandingView(props: LandingViewProps) {
  const { texts, crumbs, search, results, highestRates, otherJobs, othersBy, ...links } = props;
  const { t } = useWords();
  const cards = { fields: results.vocabulary.fields, today: results.today };
  return (
    <>
      <SearchBand
        title={texts.heading}
        above={
          <Breadcrumbs label={t('landing.crumbs')} crumbs={crumbs} linkComponent={RouterLink} />
        }
      >
        <JobSearch {...search} />
      </SearchBand>
      <div className={styles.content}>
        <JobResults
          {...results}
          chips={
            <ActiveFilters
              filter={results.filter}
              vocabulary={results.vocabulary}
              understood={null}
              onFilter={results.onFilter}
              hrefOf={results.hrefOf}
            />
          }
          empty={
            <EmptyState
              headingLevel={3}
              icon={<Icon name="sunrise" size="large" />}
              title={t('landing.none')}
            >
              <p>{t('landing.none_text')}</p>
            </EmptyState>
          }
        />
        {results.list.total > WORTH_RANKING && highestRates.length > 0 && (
          <Section title={t('landing.rates')} text={t('landing.rates_text')}>
            <JobRow label={t('landing.rates')} jobs={highestRates} {...cards} />
          </Section>
        )}
        {otherJobs.length > 0 && (
          <Section title={t(`landing.others_${othersBy}`)}>
            <JobRow label={t(`landing.others_${othersBy}`)} jobs={otherJobs} {...cards} />
          </Section>
        )}
        {links.placeLinks.length > 0 && (
          <Section title={t('landing.places')}>
            <LinkCloud label={t('landing.places')} links={links.placeLinks} />
          </Section>
        )}
        {links.fieldLinks.length > 0 && (
          <Section title={t('landing.fields')}>
            <LinkCloud label={t('landing.fields')} links={links.fieldLinks} />
          </Section>
        )}
      </div>
    </>
  );
}
