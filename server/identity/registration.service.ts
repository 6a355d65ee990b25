import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { getRegistration, setSession } from '#domain/api/waysIn';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { registrationSchema } from '#domain/candidates/registration.schema';
import { unknownChoices } from '#domain/candidates/unknownChoices';
import type { SessionType } from '#domain/signIn/ways';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { tidyEmail } from '#domain/text/tidy';
import { withoutPersonalNumbers } from '#domain/text/withoutPersonalNumbers';
import { createProofs } from '../doors/proofs';
import { parser } from '../http/parse';
import { createCallCounter } from '../lib/callCounter';
import type { Clock, SteadyClock } from '../lib/clock';
import { randomToken } from '../lib/tokens';
import type { Stranger } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import type { IdentityDoors } from './identityDoors';
import {
  continueRegistration,
  deleteOpenRegistrations,
  findRegistrationProgress,
  openRegistration,
  type RegistrationStep,
} from './registrations.repository';
import { isEmailTaken } from './users.repository';

type KeptRegistration = Omit<ResponseOf<typeof getRegistration>, 'status'>;
type SetSessionRequest = RequestOf<typeof setSession>;

const parseStep = parser(registrationSchema.partial());

/** Calls about one address, from all callers; a form makes one or two. */
const CHECKS_PER_MINUTE = 20;
/** What a proof is for that makes room for one more. */
const CHECK = 'email_check';

/** The answers of a registration form without a script. */
interface FormDraft {
  details: Partial<RegistrationDetails>;
  /** Default `registration`. */
  type?: SessionType;
  /** The completed pages; absent leaves them unchanged. */
  stack?: readonly string[];
}

interface RegistrationDeps {
  db: Database;
  clock: Clock & SteadyClock;
  serverSecret: Uint8Array;
  door: IdentityDoors['registration'];
}

/** Registrations in progress. */
export interface RegistrationService {
  /**
   * Opens a registration, or adds a step to the one that `sessionID` names; returns its id.
   *
   * @throws ApiError `invalid_request` that names the form's field (`workfields`, not `value`),
   * `session_not_found` for a registration that is unknown, finished or too old, `rate_limited`
   * when this one has had too many steps, or what `Door.enter` throws.
   */
  set(request: SetSessionRequest, caller: Stranger): Promise<string>;
  /**
   * Stores what was filled in on a form, valid or not, so that the page can show it again. It is
   * checked before the registration is completed.
   *
   * @param id - the registration to overwrite; a new one is opened when it is not open.
   */
  keepFormDraft(id: string | null, draft: FormDraft, caller: Stranger): Promise<string>;
  /** The registration that a browser's cookie names, for the page on which it continues. */
  readKept(id: string | null): Promise<KeptRegistration>;
  /**
   * Whether an account has the address. Calls about one address are limited to a few a minute in
   * total, so that an address cannot be observed.
   * @param caller - null for a form without a script, which then hears of no account: completing
   *   the registration asks again.
   * @throws ApiError `puzzle_required` for more.
   */
  isEmailTaken(email: string, caller: Pick<Stranger, 'proof'> | null): Promise<boolean>;
}

export function createRegistrationService({
  db,
  clock,
  serverSecret,
  door,
}: RegistrationDeps): RegistrationService {
  const proofs = createProofs({ clock, serverSecret });
  const checks = createCallCounter(CHECKS_PER_MINUTE, clock);

  async function open(
    tx: Queryable,
    step: RegistrationStep,
    { ip, proof }: Stranger,
    now: number,
  ): Promise<string> {
    const id = randomToken();
    await deleteOpenRegistrations(tx, await door.enter(tx, { id, ip, proof }));
    await openRegistration(tx, id, step, now);
    return id;
  }

  return {
    async set(request, caller) {
      const now = clock.now();
      const step = {
        type: request.type,
        details: detailsOf(request),
        stack: request.stack,
        metadata: request.metadata ?? {},
        reset: request.reset ?? false,
      } satisfies RegistrationStep;
      return db.transaction(async (tx) => {
        if (request.sessionID === undefined) {
          return open(tx, step, caller, now);
        }
        if (await goOn(tx, request.sessionID, step, now)) return request.sessionID;
        throw new ApiError('session_not_found', 'No Session Found!');
      });
    },

    keepFormDraft(id, { details, type = 'registration', stack }, caller) {
      const now = clock.now();
      const step: RegistrationStep = {
        type,
        details: storable(details),
        stack,
        metadata: {},
        reset: false,
      };
      return db.transaction(async (tx) =>
        id !== null && (await goOn(tx, id, step, now)) ? id : open(tx, step, caller, now),
      );
    },

    async readKept(id) {
      const found = id === null ? null : await findRegistrationProgress(db, id, clock.now());
      if (!found) return { registration: null, sessionID: null, type: null, stack: [] };
      const { details, type, stack } = found;
      return {
        registration: { ...INITIAL_REGISTRATION, ...details },
        sessionID: id,
        type,
        stack,
      };
    },

    async isEmailTaken(email, caller) {
      // A stranger who asks for an address all the time does not close it for its owner
      if (!checks.isLeft(email.toLowerCase())) {
        if (caller === null) return false;
        const { proof } = caller;
        const spent =
          proof !== null && (await db.transaction((tx) => proofs.spend(tx, CHECK, proof)));
        if (!spent) throw proofs.required(CHECK);
      }
      return isEmailTaken(db, email);
    },
  };
}

/** What was filled in, valid or not, without what can be somebody's number. */
function storable(details: Partial<RegistrationDetails>): Partial<RegistrationDetails> {
  const { email, firstName, lastName, workplace } = details;
  const texts = Object.entries({ email, firstName, lastName, workplace }).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, withoutPersonalNumbers(text)]],
  );
  return { ...details, ...Object.fromEntries(texts) };
}

/** Adds a step; false when no such registration is open. */
async function goOn(
  tx: Queryable,
  id: string,
  step: RegistrationStep,
  now: number,
): Promise<boolean> {
  const outcome = await continueRegistration(tx, id, step, now);
  if (outcome === 'full') {
    throw new ApiError('rate_limited', 'This registration has had too many steps. Begin again.');
  }
  return outcome === 'kept';
}

function detailsOf(request: SetSessionRequest): Partial<RegistrationDetails> {
  const { email, key, value } = request;
  const withConfirmation = (filled: unknown) =>
    typeof filled === 'object' && filled !== null && request[CONFIRMED_FIELD] === true
      ? { ...filled, [CONFIRMED_FIELD]: true }
      : filled;
  const filled: unknown = key === undefined || key === 'registration' ? value : { [key]: value };
  const details = { ...(email !== undefined && { email }), ...parseStep(withConfirmation(filled)) };
  const fields = unknownChoices(details);
  if (Object.keys(fields).length > 0) {
    throw new ApiError('invalid_request', 'The request is not valid.', fields);
  }
  return details.email === undefined ? details : { ...details, email: tidyEmail(details.email) };
}
