import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { JobFilter } from '#domain/jobs/filter';
import { queryOf } from '#domain/jobs/queryWith';
import { useJobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { useSite } from '../../../lib/site/SiteContext';
import { FilterSheetHost, useFilterSheet } from '../sheet/FilterSheetHost';
import { useDraft } from '../useDraft';
import { listHref } from '../useJobQuery';
import { useVocabulary } from '../useVocabulary';
import { LandingView } from './LandingView';
import type { LandingTexts } from './landingTexts';
import { type LandingData, landingQuery, WORTH_A_PAGE } from './loadLanding';

interface LandingScreenProps extends LandingData {
  texts: LandingTexts;
}

/** A landing page with its list; a search from here opens the list of all jobs. */
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
  const ownPath = (...more: string[]) =>
    paths.landing(language, ...(role ? [role.pathId] : []), ...more);
  const listOf = (filter: JobFilter) => listHref(paths.jobs(), queryOf(filter));
  const search = (filter: JobFilter) => void navigate(listOf(filter));
  const last = place ?? role;
  return (
    <>
      <LandingView
        texts={texts}
        crumbs={[
          { label: t('landing.home'), href: paths.home() },
          { label: t('landing.all'), href: paths.availableJobs(language) },
          ...(role && place ? [{ label: role.label, href: ownPath() }] : []),
          ...(last ? [{ label: last.label, href: ownPath(...(place ? [place.pathId] : [])) }] : []),
        ]}
        search={{
          action: paths.jobs(),
          draft: queryOf(draft),
          onDraftChange: setDraft,
          onSearch: () => search(draft),
          onOpenFilters: sheet.show,
          onIntent: sheet.prepare,
          vocabulary,
        }}
        results={{
          list,
          filter: query.filter,
          onFilter: search,
          hrefOf: listOf,
          vocabulary,
          today,
        }}
        highestRates={highestRates}
        otherJobs={otherJobs}
        othersBy={role ? 'role' : 'place'}
        placeLinks={places.map(({ id, pathId, label, total }) => ({
          href:
            role && total < WORTH_A_PAGE
              ? listOf({ ...query.filter, locations: [id] })
              : ownPath(pathId),
          label,
          total,
        }))}
        fieldLinks={fields.map(({ id, label, total }) => ({
          href: listOf({ ...query.filter, workfields: [id] }),
          label,
          total,
        }))}
      />
      <FilterSheetHost control={sheet} filter={draft} onApply={search} vocabulary={vocabulary} />
    </>
  );
}
