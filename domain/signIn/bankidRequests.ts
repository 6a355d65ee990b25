/**
 * What a page may begin an authorization request for. `confirm`: a signed-in candidate shows their
 * BankID again, for what needs a recent one.
 */
export const SIGN_IN_PURPOSES = ['login', 'register', 'connect', 'confirm'] as const;
/**
 * The purpose of an authorization request. `reference`: somebody signs a reference, with an account or
 * without; it signs nobody in, and only that signature's own call begins it.
 */
export const BANKID_PURPOSES = [...SIGN_IN_PURPOSES, 'reference'] as const;
export type BankidPurpose = (typeof BANKID_PURPOSES)[number];

export type SignInRequestPurpose = (typeof SIGN_IN_PURPOSES)[number];

/** The purposes of requests by which somebody without a session gets one. */
export const signsIn = (purpose: BankidPurpose): purpose is 'login' | 'register' =>
  purpose === 'login' || purpose === 'register';

/** The purposes of requests that only a signed-in user begins. */
export const isForSignedIn = (purpose: BankidPurpose): purpose is 'connect' | 'confirm' =>
  purpose === 'connect' || purpose === 'confirm';
/** The device of the BankID app. */
export const BANKID_DEVICES = ['same', 'other'] as const;
export type BankidDevice = (typeof BANKID_DEVICES)[number];
