/** What other subjects ask of accounts: who they are, and where mail about them goes. */
export { type AccountAddress, lockAccountAddress, lockMailOwner } from './pendingEmail.repository';
export {
  type BankidKey,
  changeProfile,
  findProfile,
  hasBankid,
  lockProfile,
  lockUser,
  touchUser,
  verifiedNameOf,
} from './users.repository';
