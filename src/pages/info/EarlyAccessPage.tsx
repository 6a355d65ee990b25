import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  EARLY_ACCESS_QUERY,
  type EarlyAccessResult,
  isEarlyAccessResult,
} from '#domain/info/earlyAccess';
import { signUpForApp } from '../../data/info';
import { useSiteData } from '../../data/SiteDataProvider';
import type { EarlyAccessProblem } from '../../features/info/early-access/EarlyAccessForm';
import {
  EARLY_ACCESS_NOTES,
  type EarlyAccessNote,
  EarlyAccessView,
} from '../../features/info/early-access/EarlyAccessView';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { InfoPage } from './InfoPage';

const PROBLEMS = ['invalid_email', 'too_many', 'failed'] as const satisfies EarlyAccessResult[];

/** The early sign-up for the app, and the page of the links in its mails. */
export function Component() {
  const { t, language } = useWords();
  const data = useSiteData();
  const [query] = useSearchParams();
  const [sent, setSent] = useState(false);
  const { note, problem, link } = stateOf(query);
  return (
    <InfoPage
      title={t('info.early.title')}
      lead={t('info.early.lead')}
      description={t('info.early.description')}
      path={paths.earlyAccess(language)}
      home={t('info.home')}
      crumbsLabel={t('info.crumbs')}
      noIndex={note !== null}
    >
      <EarlyAccessView
        note={sent ? 'sent' : note}
        problem={problem}
        link={link}
        onSend={async (email) => {
          await signUpForApp(data, { email, language });
          setSent(true);
        }}
      />
    </InfoPage>
  );
}

interface PageState {
  note: EarlyAccessNote | null;
  problem: EarlyAccessProblem | null;
  link: string;
}

/** What the address says: the result of a press, the link of a mail, or nothing. */
function stateOf(query: URLSearchParams): PageState {
  const given = query.get('result');
  const result = isEarlyAccessResult(given) ? given : null;
  const problem = PROBLEMS.find((one) => one === result) ?? null;
  for (const [name, note] of [
    [EARLY_ACCESS_QUERY.confirm, 'ask'],
    [EARLY_ACCESS_QUERY.leave, 'leave'],
  ] as const) {
    const token = query.get(name);
    if (token) return { note, problem, link: new URLSearchParams({ [name]: token }).toString() };
  }
  return { note: EARLY_ACCESS_NOTES.find((one) => one === result) ?? null, problem, link: '' };
}
