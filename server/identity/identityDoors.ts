import { createDoor, type Door, type DoorDeps, type UsualLimits } from '../doors/door';
import { DAY } from '../lib/time';
import type { Database } from '../storage/database';
import { deleteUnanswered, UNANSWERED_KEPT } from './authorizationRequests.repository';
import { LONGEST_REGISTRATION } from './registrations.repository';

/** What strangers begin before there is an account. */
export interface IdentityDoors {
  /** Open registrations. A hospital's staff share one address. */
  registration: Door;
  /** Mails by which a registration continues elsewhere. */
  registrationMail: Door;
  /** Sign-ins without an answer; BankID or a provider is the proof. */
  signIn: Door;
}

const LIMITS = {
  registration: {
    life: LONGEST_REGISTRATION,
    perCustomer: 200,
    askFrom: 10_000,
    atOnce: 200,
  },
  registrationMail: { life: DAY, perCustomer: 100, askFrom: 1000, stays: true },
  signIn: {
    life: UNANSWERED_KEPT,
    perCustomer: 2000,
    askFrom: 20_000,
    atOnce: 200,
  },
} as const satisfies Record<keyof IdentityDoors, UsualLimits>;

export function createIdentityDoors(deps: DoorDeps): IdentityDoors {
  return {
    registration: createDoor('registration', LIMITS.registration, deps),
    registrationMail: createDoor('registration_mail', LIMITS.registrationMail, deps),
    signIn: createDoor('sign_in', LIMITS.signIn, deps),
  };
}

/** Lets an authorization request begin. @param browserHash - by which it gives way to another. */
export async function enterSignIn(
  db: Database,
  door: IdentityDoors['signIn'],
  { browserHash, ip }: { browserHash: string; ip: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const newcomer = { id: browserHash, ip, proof: null, provesLater: true };
    await deleteUnanswered(tx, await door.enter(tx, newcomer));
  });
}
