import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  ALERT_QUERY,
  type AlertResult,
  isAlertResult,
  MAIL_ALERTS_PATH,
} from '#domain/alerts/mailAlerts';
import { defaultOrder } from '#domain/jobs/filter';
import { readFilterQuery, writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryWithNearby } from '#domain/saved/savedQuery';
import { requestAlert } from '../../data/alerts';
import { peekConstants } from '../../data/constants';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import type { AlertProblem } from '../../features/alerts/AlertForm';
import { ALERT_NOTES, type AlertNote, AlertView } from '../../features/alerts/AlertView';
import { filterSummary } from '../../features/job-search/query/filterChips';
import {
  type SearchVocabulary,
  searchVocabulary,
} from '../../features/job-search/vocabulary/searchVocabulary';
import { useWords } from '../../i18n/intl';
import { InfoPage } from '../info/InfoPage';

const PROBLEMS = ['invalid_email', 'too_many', 'failed'] as const satisfies AlertResult[];

/** The search of the page's address, without what is about an account. */
function searchOf(params: URLSearchParams) {
  const filter = {
    ...readFilterQuery(params).filter,
    onlyEligible: false,
    forceRefresh: false,
  };
  return { filter, query: writeFilterQuery({ filter, order: defaultOrder(filter) }) };
}

interface Loaded {
  vocabulary: SearchVocabulary;
  /** The same search in near professions too; null where there are none. */
  nearbyQuery: string | null;
}

export const loader = pageLoader(async (prefetch, { url, language }): Promise<Loaded> => {
  const { filter, query } = searchOf(url.searchParams);
  const constants = await peekConstants(prefetch);
  return {
    vocabulary: searchVocabulary(constants, language, filter),
    nearbyQuery: queryWithNearby(query, constants.workroles),
  };
});

/** Alerts by mail without an account, and the page of the links in every alert's mails. */
export function Component() {
  const words = useWords();
  const { t, language } = words;
  const data = useSiteData();
  const { vocabulary, nearbyQuery } = usePageExtra<Loaded>();
  const [params] = useSearchParams();
  const [sent, setSent] = useState(false);
  const { filter, query } = searchOf(params);
  const { note, problem, link } = stateOf(params, query);
  return (
    <InfoPage
      title={t('alerts.title')}
      lead={t('alerts.lead')}
      description={t('alerts.description')}
      path={MAIL_ALERTS_PATH[language]}
      home={t('alerts.home')}
      crumbsLabel={t('alerts.crumbs')}
      noIndex
    >
      <AlertView
        note={sent ? 'sent' : note}
        problem={problem}
        link={link}
        ofAccount={params.get('account') === '1'}
        query={query}
        nearbyQuery={nearbyQuery}
        summary={filterSummary(filter, vocabulary, words)}
        onSend={async (alert) => {
          await requestAlert(data, { ...alert, language });
          setSent(true);
        }}
      />
    </InfoPage>
  );
}

interface PageState {
  note: AlertNote | null;
  problem: AlertProblem | null;
  link: string;
}

/** What the address says: the result of a press, the link of a mail, or a search. */
function stateOf(params: URLSearchParams, query: string): PageState {
  const given = params.get('result');
  const result = isAlertResult(given) ? given : null;
  const problem = PROBLEMS.find((one) => one === result) ?? null;
  const answered = ALERT_NOTES.find((one) => one === result) ?? null;
  const manage = params.get(ALERT_QUERY.manage);
  if (manage) {
    const account: Record<string, string> = params.get('account') === '1' ? { account: '1' } : {};
    const link = new URLSearchParams({ [ALERT_QUERY.manage]: manage, ...account }).toString();
    const asked = params.get('act') === 'pause' ? 'pause' : 'manage';
    return { note: answered ?? asked, problem, link };
  }
  const token = params.get(ALERT_QUERY.confirm);
  if (token) {
    const link = new URLSearchParams({ [ALERT_QUERY.confirm]: token }).toString();
    return { note: 'ask', problem, link };
  }
  const empty = query === '' ? 'no_search' : null;
  return { note: answered ?? empty, problem, link: '' };
}
