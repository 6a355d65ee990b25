import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { deleteAccount, EXPORT_FILE_PATH, listExports, requestExport } from '#domain/api/privacy';
import { deleteAccountSchema, emptySchema } from '#domain/api/privacy.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { requireSameOrigin } from '../http/sameOrigin';
import { FILE_POLICY } from '../http/securityHeaders';
import type { Identity } from '../identity/identity';
import { clearSessionCookie } from '../identity/sessionCookies';
import { type Caller, signedInCaller } from '../policy/caller';
import { requireCandidate, requireRule } from '../policy/policy';
import type { AccountDeletionService } from '../privacy/accountDeletion.service';
import type { ExportService } from '../privacy/exports.service';

const FILE_RULE = requireRule(`GET ${EXPORT_FILE_PATH}`);
/** Calls a minute from one address. */
const PER_MINUTE = { request: 10, delete: 10, file: 30 };

export interface PrivacyRoutesDeps {
  exports: ExportService;
  accountDeletion: AccountDeletionService;
  requireRecentBankid: Identity['requireRecentBankid'];
  /** Starts making the waiting exports. */
  wake(): void;
}

/** Exports, and the deletion of the account. */
export function privacyRoutes(deps: PrivacyRoutesDeps): Route[] {
  const { exports, accountDeletion, requireRecentBankid, wake } = deps;
  return [
    route(
      requestExport,
      parser(emptySchema),
      async (_request, caller) => {
        await requireRecentBankid(caller);
        const exportId = await exports.request(signedInCaller(caller).userId);
        wake();
        return { status: 0, exportId };
      },
      { perMinute: PER_MINUTE.request },
    ),
    route(listExports, parser(emptySchema), async (_request, caller) => ({
      status: 0,
      results: await exports.list(signedInCaller(caller).userId),
    })),
    route(
      deleteAccount,
      parser(deleteAccountSchema),
      async ({ confirmation }, caller, reply) => {
        await requireRecentBankid(caller);
        const receiptId = await accountDeletion.delete(signedInCaller(caller).userId, confirmation);
        clearSessionCookie(reply);
        return { status: 0, receiptId };
      },
      { perMinute: PER_MINUTE.delete },
    ),
  ];
}

/** `GET /api/v2/users/export_file?id=`: the ZIP of an export, streamed to its candidate. */
export function exportFileRoute(
  app: FastifyInstance,
  {
    exports,
    requireRecentBankid,
    callerOf,
    publicUrl,
  }: Pick<PrivacyRoutesDeps, 'exports' | 'requireRecentBankid'> & {
    callerOf(request: FastifyRequest): Promise<Caller>;
    publicUrl: string;
  },
): void {
  const config = { rateLimit: { max: PER_MINUTE.file, timeWindow: '1 minute' } };
  app.get<{ Querystring: { id?: unknown } }>(
    EXPORT_FILE_PATH,
    { config, exposeHeadRoute: false },
    async (request, reply) => {
      requireSameOrigin(request, publicUrl);
      const caller = await callerOf(request);
      const userId = requireCandidate(FILE_RULE, caller);
      await requireRecentBankid(caller);
      const { id } = request.query;
      if (typeof id !== 'string') throw new ApiError('not_found', 'There is no such export.');
      const { bytes, size, requestedAt } = await exports.open(userId, id);
      reply.headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': `attachment; filename="vikari-${requestedAt.slice(0, 10)}.zip"`,
        'cache-control': 'no-store',
        'content-security-policy': FILE_POLICY,
      });
      return reply.send(Readable.from(bytes));
    },
  );
}
