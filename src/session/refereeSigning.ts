import type { RequestOf } from '#domain/api/endpoint';
import type { beginReferenceSigning } from '#domain/api/givenReferences';
import type { BankidDevice } from '#domain/api/session';
import { type GivenAnswers, givenReferenceLink } from '#domain/givenReferences/givenReference';
import { refereeCalls } from '../data/givenReferences';
import type { SiteData } from '../data/siteData';
import { sessionStore } from '../lib/sessionStore';
import { authPageState } from './authPageState';

const KEY = 'reference_answers';

type Begin = Omit<RequestOf<typeof beginReferenceSigning>, 'way' | 'device'>;

/**
 * Goes to BankID to sign; the page has been left when this resolves. What was answered stays in this
 * tab, for who comes back without having signed. Rejects with an `ApiError`.
 */
export async function leaveToSign(
  data: SiteData,
  begin: Begin,
  device: BankidDevice,
): Promise<void> {
  const { authorizeUrl, signing } = await refereeCalls.begin(data, {
    ...begin,
    way: 'bankid',
    device,
  });
  if (authorizeUrl === null) return;
  if (begin.answers) sessionStore.write(KEY, { id: begin.id, answers: begin.answers });
  authPageState.write(signing, {
    purpose: 'reference',
    targetPath: givenReferenceLink(begin.id),
    sessionID: null,
    sharedComputer: true,
  });
  window.location.assign(authorizeUrl);
}

/** What was answered by a link before BankID was opened, once; null for nothing. */
export function takeKeptAnswers(id: string): GivenAnswers | null {
  const kept: unknown = sessionStore.read(KEY);
  sessionStore.remove(KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const { id: of, answers } = kept as { id?: unknown; answers?: unknown };
  return of === id && typeof answers === 'object' ? (answers as GivenAnswers | null) : null;
}
