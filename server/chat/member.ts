import { employerCall } from '../employers/employerCall';
import { type Caller, signedInCaller } from '../policy/caller';
import type { Member } from './chats.repository';

/** The signed-in candidate as a member of their chats. */
export function candidateMember(caller: Caller): Member {
  return { role: 'candidate', id: signedInCaller(caller).userId };
}

/** The employer whose key came with the call as a member of the chats on its jobs. */
export function employerMember(caller: Caller): Member {
  return { role: 'employer', id: employerCall(caller).employerId };
}
