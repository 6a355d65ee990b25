import {
  answerPendingBankidSchema,
  bankidLoginSchema,
  bankidRegisterSchema,
  confirmBankidSchema,
  connectBankidSchema,
} from '#domain/api/auth.schema';
import {
  answerPendingBankid,
  bankidLogin,
  bankidRegister,
  confirmBankid,
  connectBankid,
} from '#domain/api/portal';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { AuthService } from '../identity/auth.service';

/** Calls a minute from one address: each needs a new authorization request. */
const PER_MINUTE = 60;

/** The BankID calls of the portal service. */
export function portalAuthRoutes({ auth: service }: { auth: AuthService }): Route[] {
  const limits = { perMinute: PER_MINUTE };
  return [
    route(
      bankidRegister,
      parser(bankidRegisterSchema),
      async (request, caller) => ({ status: 0, ...(await service.register(request, caller)) }),
      limits,
    ),
    route(
      bankidLogin,
      parser(bankidLoginSchema),
      async (request, caller) => ({
        status: 0,
        code: null,
        ...(await service.login(request, caller)),
      }),
      limits,
    ),
    route(
      connectBankid,
      parser(connectBankidSchema),
      async (request, caller) => ({
        status: 0,
        bankIdVerified: true,
        targetPath: await service.connect(request, caller),
      }),
      limits,
    ),
    route(
      answerPendingBankid,
      parser(answerPendingBankidSchema),
      async (request, caller) => ({
        status: 0,
        ...(await service.answerPendingBankid(request, caller)),
      }),
      limits,
    ),
    route(
      confirmBankid,
      parser(confirmBankidSchema),
      async (request, caller) => ({
        status: 0,
        targetPath: await service.confirm(request, caller),
      }),
      limits,
    ),
  ];
}
