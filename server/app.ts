import fastifyMiddie, { type Handler } from '@fastify/middie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { BUILT_FILES } from '#domain/builtFiles';
import { httpStatusOf } from '#domain/errorStatus';
import type { Config } from './config/config';
import { firestoreOrigins } from './config/firestoreConfig';
import { type CallerReader, registerApi } from './http/api';
import { createCallCounts } from './http/callCounts';
import { installCompression } from './http/compress';
import { installCookies } from './http/cookies';
import { installErrorHandler, refuseConnection, toApiError } from './http/errors';
import { type HealthPart, registerHealth } from './http/health';
import { createHttpServers, type HttpServers } from './http/httpServers';
import { logSerializers, logStream } from './http/logging';
import { installOwnHost } from './http/ownHost';
import { installPatience } from './http/requestPatience';
import { originForm } from './http/requestTarget';
import type { Route } from './http/route';
import { installSecurityHeaders, securityHeaders } from './http/securityHeaders';
import { installTracing, isQuiet, requestId, TRACE_LABEL } from './http/tracing';
import type { Clock, SteadyClock } from './lib/clock';
import { networksOf } from './lib/network';
import { instant } from './lib/time';
import type { Metrics } from './metrics/metrics';
import { metricsRoute } from './metrics/metrics.route';
import type { Recorder } from './metrics/recorder';
import type { StoreWatch } from './storage/storeWatch';
import { toCodeReturn } from './v2/forms/codeReturnPath';
import { registerFormsWithoutScript } from './web/formWithoutScript';
import { routesByUrl } from './web/inProcessClient';
import type { PageAssets, PageRenderer } from './web/pageRenderer';
import { registerPages } from './web/pages';

export interface AppDeps {
  config: Config;
  clock: Clock & SteadyClock;
  routes: readonly Route[];
  readers: CallerReader;
  /**
   * Plain Fastify plugins that are not endpoints of the contract: the live stream, the simulator.
   */
  plugins?: readonly ((app: FastifyInstance) => void | Promise<void>)[];
  /** Origins besides the site's own that a form may submit to: the BankID broker's. */
  formTargets?: () => readonly string[];
  /** The development server's own handlers; they run before all others. */
  middleware?: Handler;
  /**
   * Rejects when the server cannot do its work, as `databaseHealth` does. Without it the server
   * always counts as healthy.
   */
  healthy?: () => Promise<void>;
  /** Whether the store can be used; without it, it always can. */
  store?: Pick<StoreWatch, 'settled'>;
  /** How much of the lists has been read in, from 0 to 1; null, or absent, when they are whole. */
  listsLoading?: () => number | null;
  /** What `/readyz` names beside the database and the lists. */
  healthParts?: readonly HealthPart[];
  /** Whether the server is being stopped, and nobody new is to be sent here. */
  isStopping?: () => boolean;
  /** The server that listens; the app creates its own when absent. */
  servers?: HttpServers;
  /** Counts requests, and answers at `/metrics` when the run has a token for it. */
  metrics?: Metrics;
  /** Records requests, where a collector is set. */
  recorder?: Pick<Recorder, 'request'>;
  /** Where the log is written; standard output when absent. */
  logTo?: { write(line: string): void } | undefined;
  /**
   * Called with every address that the app answers, such as `GET /api/v2/live`; the policy's test
   * uses it.
   */
  onAddress?: (address: string) => void;
  /** The site; absent in tests that need only the services. */
  site?: { renderer: PageRenderer; assets: PageAssets; clientDir: string | null };
}

/** Calls a minute from one address when an endpoint sets no limit of its own. */
const DEFAULT_CALLS_PER_MINUTE = 1200;
/** Wrong integration keys a minute from one address before it is refused. */
const WRONG_KEYS_PER_MINUTE = 10;
const BODY_LIMIT_BYTES = 256 * 1024;

/** Builds the whole server without starting to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const secure = config.publicUrl.startsWith('https:');
  const firebase = config.social.firebase?.authDomain ?? null;
  const headers = securityHeaders(config.publicUrl, firebase);
  const servers = deps.servers ?? createHttpServers();
  const refuse = refuseConnection(headers);
  servers.refuseBy(refuse);
  const app = Fastify({
    logger: config.logLevel !== 'silent' && {
      level: config.logLevel,
      serializers: logSerializers,
      stream: logStream(deps.logTo ?? process.stdout),
    },
    genReqId: requestId,
    logController: new LogController({
      requestIdLogLabel: TRACE_LABEL,
      disableRequestLogging: isQuiet,
    }),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Every other proxy on the way could write any address there and so avoid the rate limits.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    routerOptions: { maxParamLength: 200 },
    serverFactory: servers.create,
    // Requests that arrive while the server drains are answered as usual.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => toCodeReturn(originForm(url)),
    // Runs before any route, hook or error handler: an address that cannot be decoded.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const refusal = toApiError(error);
      reply.headers(headers);
      reply.status(httpStatusOf(refusal)).send(refusal.toBody());
    },
    clientErrorHandler: refuse,
  });
  // Bodies are JSON, except for forms (`formRoute.ts`). Accepting plain text would let another site
  // post without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  if (deps.onAddress) reportAddresses(app, deps.onAddress);
  installTracing(app, deps.recorder);
  installErrorHandler(app, deps.metrics?.countRefusal);
  deps.metrics?.watch(app);
  installSecurityHeaders(app, headers);
  installPatience(app);
  installOwnHost(app, config);
  installCompression(app);
  if (deps.middleware) {
    await app.register(fastifyMiddie);
    app.use(deps.middleware);
  }
  await installCookies(app, secure);
  if (deps.site?.clientDir) await registerFiles(app, deps.site.clientDir);
  await app.register(fastifyRateLimit, {
    max: config.mode === 'test' ? 1_000_000 : DEFAULT_CALLS_PER_MINUTE,
    timeWindow: '1 minute',
    store: createCallCounts(deps.clock).store,
    // Who has an IPv6 network has more addresses than anyone could count
    keyGenerator: ({ ip }) => networksOf(ip).customer,
  });
  registerHealth(app, {
    healthy: deps.healthy,
    listsLoading: deps.listsLoading,
    parts: deps.healthParts,
    isStopping: () => servers.draining || deps.isStopping?.() === true,
  });
  if (deps.metrics && config.metricsToken !== null) {
    metricsRoute(app, { metrics: deps.metrics, token: config.metricsToken });
  }
  const routes = await checkedRoutes(deps);
  const storeDownSince = async () => {
    const since = (await deps.store?.settled()) ?? null;
    return since === null ? null : instant(since);
  };
  registerApi(app, routes, deps.readers, {
    secureCookies: secure,
    publicUrl: config.publicUrl,
    clock: deps.clock,
    storeDownSince,
    wrongKeysPerMinute: config.mode === 'test' ? 1_000_000 : WRONG_KEYS_PER_MINUTE,
  });
  app.get('/api/docs', async () => {
    const { openApiDocument } = await import('./docs/openapi');
    return openApiDocument(deps.routes, config.publicUrl);
  });
  app.all('/api/*', { config: { refusesAll: true } }, async () => {
    throw new ApiError('not_found', 'No such endpoint.');
  });
  for (const plugin of deps.plugins ?? []) await plugin(app);
  if (deps.site) {
    await registerFormsWithoutScript(app, { publicUrl: config.publicUrl });
    registerPages(app, {
      ...deps.site,
      formTargets: deps.formTargets,
      firebase,
      firestoreOrigins: config.firestore && firestoreOrigins(config.firestore),
      routes: routesByUrl(routes),
      readers: deps.readers,
      storeDownSince,
      clock: deps.clock,
      publicUrl: config.publicUrl,
      demo: config.mode === 'demo',
      realBankid: config.bankid.issuer !== 'simulator',
      appLink: config.appLink,
      socialLinks: config.socialLinks,
      perMinute: config.pagesPerMinute,
    });
  }
  // After the live stream's own hook, which ends its streams at once.
  app.addHook('preClose', () => servers.drain(config.shutdownSeconds * 1000));
  return app;
}

function reportAddresses(app: FastifyInstance, onAddress: (address: string) => void): void {
  const withGet = new Set<string>();
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.refusesAll) return;
    for (const one of [method].flat()) {
      if (one === 'GET') withGet.add(url);
      // Fastify answers HEAD wherever it answers GET
      if (one !== 'HEAD' || !withGet.has(url)) onAddress(`${one} ${url}`);
    }
  });
}

/**
 * The routes; in tests and on a development server each checks its responses against the contract.
 */
async function checkedRoutes(deps: AppDeps): Promise<readonly Route[]> {
  if (deps.config.mode !== 'test' && !deps.middleware) return deps.routes;
  const { checkedRoute } = await import('./docs/checkedRoute');
  return deps.routes.map(checkedRoute);
}

/** The built files. They come before the rate limits: a page loads many, and each is cheap. */
async function registerFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    // `.well-known`, and nothing of the build's own
    serveDotFiles: true,
    globIgnore: ['.vite/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', lifeOfFile(path));
    },
  });
}

function lifeOfFile(path: string): string {
  if (path.includes(BUILT_FILES)) return 'public, max-age=31536000, immutable';
  // A worker that has to be turned off must not be answered from a cache
  return /\/sw\.js(?:\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}
