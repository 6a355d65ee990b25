import { Breadcrumbs } from '@vikari/ui-kit/Breadcrumbs';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobFilter } from '#domain/jobs/filter';
import { paths } from '../../../app/paths';
import { RouterLink } from '../../../app/RouterLink';
import { useSite } from '../../../app/SiteContext';
import { useJobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { JobSearch } from '../bar/JobSearch';
import { LinkCloud } from '../home/LinkCloud';
import styles from '../jobSearch.module.css';
import { JobRow } from '../results/JobCards';
import { JobResults } from '../results/JobResults';
import { SearchBand } from '../SearchBand';
import { Section } from '../Section';
import { FilterSheetHost, useFilterSheet } from '../sheet/FilterSheetHost';
import { useDraft } from '../useDraft';
import { listHref } from '../useJobQuery';
import { useVocabulary } from '../useVocabulary';
import type { LandingTexts } from './landingTexts';
import { type LandingData, landingQuery } from './loadLanding';

interface LandingScreenProps extends LandingData {
  texts: LandingTexts;
}

/** Among so few the best paid are seen without a row of their own. */
const WORTH_RANKING = 8;

/** The jobs of a role, a place or both, with what lies near. */
export function LandingScreen(props: LandingScreenProps) {
  const { role, place, vocabulary: own, texts, highestRates, otherJobs, fields, places } = props;
  const { t, language } = useWords();
  const { today } = useSite();
  const navigate = useNavigate();
  const query = useMemo(() => landingQuery({ role, place }), [role, place]);
  const list = useJobList(query);
  const [draft, setDraft] = useDraft(query.filter);
  const vocabulary = useVocabulary(own, draft);
  const sheet = useFilterSheet();
  const search = (filter: JobFilter) =>
    void navigate(listHref(paths.jobs(), { filter, order: 'newest' }));
  const row = { fields: vocabulary.fields, today };
  const crumbs = [
    { label: t('landing.home'), href: paths.home() },
    { label: t('landing.all'), href: paths.availableJobs(language) },
    ...(role && place ? [{ label: role.label, href: paths.landing(language, role.pathId) }] : []),
    {
      label: (place ?? role)?.label ?? '',
      href: paths.landing(
        language,
        ...[role, place].flatMap((subject) => (subject ? [subject.pathId] : [])),
      ),
    },
  ];
  return (
    <>
      <SearchBand
        title={texts.title}
        lead={texts.lead}
        above={
          <Breadcrumbs label={t('landing.crumbs')} crumbs={crumbs} linkComponent={RouterLink} />
        }
      >
        <JobSearch
          action={paths.jobs()}
          draft={{ filter: draft, order: 'newest' }}
          onDraftChange={setDraft}
          onSearch={search}
          onOpenFilters={sheet.show}
          onIntent={sheet.intend}
          vocabulary={vocabulary}
        />
      </SearchBand>
      <div className={styles.content}>
        <JobResults
          list={list}
          filter={query.filter}
          onFilter={search}
          vocabulary={vocabulary}
          today={today}
        />
        {list.total > WORTH_RANKING && highestRates.length > 0 && (
          <Section title={t('landing.rates')}>
            <JobRow label={t('landing.rates')} jobs={highestRates} {...row} />
          </Section>
        )}
        {otherJobs.length > 0 && (
          <Section title={t(role ? 'landing.others_role' : 'landing.others_place')}>
            <JobRow label={t('landing.jobs')} jobs={otherJobs} {...row} />
          </Section>
        )}
        {places.length > 0 && (
          <Section title={t('landing.places')}>
            <LinkCloud
              label={t('landing.places')}
              links={places.map(({ pathId, label, total }) => ({
                href: paths.landing(language, ...(role ? [role.pathId] : []), pathId),
                label,
                total,
              }))}
            />
          </Section>
        )}
        {fields.length > 0 && (
          <Section title={t('landing.fields')}>
            <LinkCloud
              label={t('landing.fields')}
              links={fields.map(({ id, label, total }) => ({
                href: listHref(paths.jobs(), {
                  filter: { ...query.filter, workfields: [id] },
                  order: 'newest',
                }),
                label,
                total,
              }))}
            />
          </Section>
        )}
      </div>
      <FilterSheetHost control={sheet} filter={draft} onApply={search} vocabulary={vocabulary} />
    </>
  );
}
