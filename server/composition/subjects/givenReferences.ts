import { GIVEN_REFERENCE_PATH } from '#domain/givenReferences/givenReferencePath';
import { createGivenReferences } from '../../givenReferences/givenReferences';
import { referenceTimers } from '../../givenReferences/referenceTimers';
import type { CallerReader } from '../../http/api';
import type { Identity } from '../../identity/identity';
import { employerReferenceRoutes } from '../../integration/givenReferences.routes';
import { ownReferenceRoutes, referenceLinkRoutes } from '../../portal/givenReferences.routes';
import { linkForm } from '../../v2/forms/link.form';
import { refereeForms } from '../../v2/forms/referee.form';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** References that are given once: asked for, signed by their referees, shared by the candidates. */
export function createGivenReferenceSubject(
  tools: Tools,
  { identity, readers }: { identity: Pick<Identity, 'bankid' | 'signIn'>; readers: CallerReader },
): Subject {
  const given = createGivenReferences({ ...tools, identity });
  return {
    routes: [
      ...ownReferenceRoutes(given),
      ...referenceLinkRoutes(given),
      ...employerReferenceRoutes(given.sharing),
    ],
    plugins: [
      (app) =>
        linkForm(app, {
          path: GIVEN_REFERENCE_PATH,
          act: given.signing.declineByForm,
          failure: 'saying no to a request for a reference failed',
        }),
      refereeForms({ ...given, readers, publicUrl: tools.publicUrl }),
    ],
    timers: referenceTimers({ ...tools, secrets: given.secrets }),
  };
}
