/** Every error code; the HTTP status tells the class (decision 10). */
export const ERROR_STATUS = {
  invalid_request: 400,
  authentication_required: 401,
  invalid_api_key: 401,
  invalid_token: 400,
  forbidden: 403,
  /** An operator has suspended the account. */
  account_suspended: 403,
  /** They were a member of the chat, and are not any more. */
  no_permission: 403,
  /** A recent BankID is required: the last one in this session is too long ago. */
  bankid_confirmation_required: 403,
  /** A recent sign-in by a way of the account is required: the last one is too long ago. */
  proof_required: 403,
  /** The way to sign in was added less than a day ago: it gives no strong powers yet. */
  way_waiting: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  already_submitted: 409,
  applied_elsewhere: 409,
  /** The candidate has blocked the employer of the job: they lift the block first. */
  employer_blocked: 409,
  /** Steps of the application are not done; `fields` names them. */
  application_incomplete: 409,
  already_authenticated: 409,
  already_registered: 409,
  /** The name in the BankID is not the account's: the user is asked. */
  bankid_name_differs: 409,
  email_taken: 409,
  /** The same field was changed elsewhere since the edit began. */
  edit_conflict: 409,
  idempotency_key_reused: 409,
  illegal_transition: 409,
  /** Nobody can write in the chat any more. */
  chat_ended: 409,
  /** The interview time has been booked by another candidate, or is no longer offered. */
  slot_taken: 409,
  job_unavailable: 410,
  payload_too_large: 413,
  quota_exceeded: 413,
  unsupported_media_type: 415,
  // The problem of an uploaded file; the site's texts are in `src/lib/files/messages`
  file_too_large: 413,
  file_type_refused: 415,
  file_encrypted: 422,
  file_active_content: 422,
  file_outside_link: 422,
  file_malformed: 422,
  file_infected: 422,
  scan_unavailable: 503,
  /** The request was sent to a host name that is not the run's own. */
  wrong_host: 421,
  rate_limited: 429,
  /** Many are coming: send a proof of work with the call; the body has its `puzzle`. */
  puzzle_required: 428,
  upload_not_found: 404,
  /** The upload is incomplete, or the bytes are not the next ones. */
  upload_incomplete: 409,
  upload_not_allowed: 403,
  bankid_not_registered: 404,
  bankid_cancelled: 400,
  bankid_expired: 400,
  bankid_failed: 400,
  bankid_unavailable: 503,
  social_login_failed: 400,
  unsupported_provider: 400,
  social_not_registered: 404,
  link_requires_bankid: 409,
  social_unavailable: 503,
  session_not_found: 404,
  internal_error: 500,
  // Made by a client whose call got no response; no server sends it
  network_error: 503,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The status of an answer with an error. A browser has the answer's own, and need not load these. */
export const httpStatusOf = ({ code }: { code: ErrorCode }): number => ERROR_STATUS[code];

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
