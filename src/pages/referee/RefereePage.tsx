import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { readReferenceRequest } from '#domain/api/givenReferences';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import {
  type GivenAnswers,
  givenReferenceResult,
  isLinkResult,
  type TypedAnswers,
} from '#domain/givenReferences/givenReference';
import { refereeCalls, useReferenceRequest } from '../../data/givenReferences';
import { pageLoader } from '../../data/pageLoader';
import { useSiteData } from '../../data/SiteDataProvider';
import {
  REFEREE_STEPS,
  type RefereeState,
  type RefereeStep,
  RefereeView,
} from '../../features/given-references/RefereeView';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { refereeAnswers, refereeReceipt } from '../../session/refereeAnswers';
import { leaveToSign } from '../../session/refereeSigning';

export const loader = pageLoader(async (prefetch, { url }) => {
  const id = url.searchParams.get('id');
  if (!id || url.searchParams.has('result')) return;
  try {
    await prefetch.read(readReferenceRequest, requestOf(id, url.searchParams));
  } catch (error) {
    // No link has such an id
    if (!(error instanceof ApiError && error.code === 'invalid_request')) throw error;
  }
});

/** A form without a script names in the address what it has begun. */
function requestOf(id: string, query: URLSearchParams): RequestOf<typeof readReferenceRequest> {
  const signing = query.get('signing');
  return { id, ...(signing && { signing }) };
}

/** The page of the link in a mail that asks for a reference. */
export function Component() {
  const data = useSiteData();
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const { t, language } = useWords();
  const { today } = useSite();
  const [query] = useSearchParams();
  const result = query.get('result');
  const id = result === null ? query.get('id') || null : null;
  const { data: read, error } = useReferenceRequest(id === null ? null : requestOf(id, query));
  const [kept, setKept] = useState<GivenAnswers | null>(null);
  useEffect(() => {
    if (id !== null) setKept(refereeAnswers.read(id));
  }, [id]);
  // Where the link has ended elsewhere, what was typed here goes too
  useEffect(() => {
    if (id !== null && read && read.state !== 'open') refereeAnswers.forget(id);
  }, [id, read]);
  // Once: whoever comes back to this address in the tab sees no answers
  useEffect(
    () => (result === null ? undefined : () => refereeReceipt.keep(data, null)),
    [data, result],
  );
  const draft = useMemo(
    () => (id === null ? null : refereeAnswers.draftOf<TypedAnswers>(id)),
    [id],
  );
  const receipt = result === 'given' ? refereeReceipt.read(data) : null;
  const state = stateOf(result, id, read, error);
  if (!state) return null;

  const begin = (answers: GivenAnswers | null) => ({
    id: id ?? '',
    act: answers === null ? ('take_back' as const) : ('give' as const),
    answers,
    language,
  });
  /** Both steps are named in the address, so that going between them reads nothing anew. */
  async function moveTo(step: RefereeStep): Promise<void> {
    const from = REFEREE_STEPS.find((one) => one !== step);
    if (hash === '') await navigate({ search, hash: from }, { replace: true });
    await navigate({ search, hash: step });
  }

  return (
    <>
      <PageHead title={t('referee.page')} noIndex />
      <RefereeView
        // What a tab has kept is known once the page is hydrated
        key={kept === null ? 'new' : 'kept'}
        state={state}
        token={id}
        posted={{ signing: query.get('signing'), problem: query.get('problem') }}
        kept={kept}
        draft={draft}
        receipt={receipt}
        onAnswered={(answers) => id !== null && refereeAnswers.keep(id, answers)}
        onDecline={() => id !== null && refereeAnswers.forget(id)}
        step={REFEREE_STEPS.find((step) => hash === `#${step}`) ?? null}
        onStep={(step) => void moveTo(step)}
        today={today}
        hrefs={{ account: ACCOUNT_PLACES.references, privacy: paths.privacy() }}
        linkComponent={RouterLink}
        onBankid={(answers, device) => leaveToSign(data, begin(answers), device)}
        onMailCode={async (answers) =>
          (await refereeCalls.begin(data, { ...begin(answers), way: 'email_code' })).signing
        }
        onCode={async (signing, code) => {
          const signed = await refereeCalls.byCode(data, { id: id ?? '', signing, code });
          if (id !== null) refereeAnswers.forget(id);
          refereeReceipt.keep(data, signed.receipt);
          const { act } = signed;
          const done = givenReferenceResult(act === 'give' ? 'given' : 'taken_back');
          await navigate(done, { replace: true });
        }}
      />
    </>
  );
}

/** Undefined while it is being read. */
function stateOf(
  result: string | null,
  id: string | null,
  read: ReturnType<typeof useReferenceRequest>['data'],
  error: unknown,
): RefereeState | undefined {
  if (isLinkResult(result)) {
    return result === 'unknown' || result === 'failed' ? { is: result } : { is: 'result', result };
  }
  if (id === null) return { is: 'unknown' };
  if (read) {
    const { state, request } = read;
    if ((state === 'open' || state === 'given') && request) return { is: state, request };
    return { is: state === 'own' ? 'own' : 'unknown' };
  }
  if (error instanceof ApiError && error.code === 'invalid_request') return { is: 'unknown' };
  return error === undefined ? undefined : { is: 'failed' };
}
