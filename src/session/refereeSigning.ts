import type { RequestOf } from '#domain/api/endpoint';
import type { beginReferenceSigning } from '#domain/api/givenReferences';
import { givenReferenceLink } from '#domain/givenReferences/givenReference';
import type { BankidDevice } from '#domain/signIn/bankidRequests';
import { refereeCalls } from '../data/givenReferences';
import type { SiteData } from '../data/siteData';
import { authPageState } from './authPageState';

type Begin = Omit<RequestOf<typeof beginReferenceSigning>, 'way' | 'device'>;

/** Goes to BankID to sign; the page has been left when this resolves. Rejects with an `ApiError`. */
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
  authPageState.write(signing, {
    purpose: 'reference',
    targetPath: givenReferenceLink(begin.id),
    sessionID: null,
    sharedComputer: true,
  });
  window.location.assign(authorizeUrl);
}
