import type { LightMyRequestResponse } from 'fastify';

/** A page, as its first answer over TLS. */
type Page = Pick<LightMyRequestResponse, 'headers' | 'body'>;
/** A rule's result and its points. */
type Rule = readonly [result: string, points: number];

const SIX_MONTHS_SECONDS = 15_768_000;
const BROAD = /^(?:\*|https?:|ftp:|https?:\/\/\*(?:\.\*)?)$/u;
const UNSAFE_INLINE = /^(?:'unsafe-inline'|data:)$/u;

/**
 * The points of a page by the scoring rules that MDN publishes for its HTTP Observatory
 * (https://github.com/mdn/mdn-http-observatory, read in November 2026): 100, less what is missing, and
 * with extra points from 90 on. It is computed here and nobody is asked; what depends on the outside
 * (certificate, redirect from http:, the preload list) counts as nothing.
 */
export function observatoryScore(page: Page): { score: number; lines: string[] } {
  const rules = {
    'content security policy': policyRule(page),
    cookies: cookieRule(page),
    'cross-origin resource policy': resourceRule(page),
    'referrer policy': referrerRule(page),
    'strict transport security': transportRule(page),
    'subresource integrity': integrityRule(page),
    'content type': textOf(page, 'x-content-type-options') === 'nosniff' ? ok : missing(-5),
    framing: framingRule(page),
  } satisfies Record<string, Rule>;
  const points = Object.values(rules).map(([, value]) => value);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(points.filter((value) => value < 0));
  const extra = sum(points.filter((value) => value > 0));
  return {
    score: Math.max(0, base >= 90 ? base + extra : base),
    lines: Object.entries(rules).map(([name, [result, value]]) => `${name}: ${result} (${value})`),
  };
}

const ok: Rule = ['in place', 0];
const missing = (points: number): Rule => ['missing or wrong', points];
const textOf = ({ headers }: Page, name: string): string => String(headers[name] ?? '');

/** The directives of a policy; null when one stands twice or there is none. */
function directivesOf(policy: string): Map<string, string[]> | null {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/u);
    if (name === '') continue;
    if (directives.has(name)) return null;
    directives.set(name, sources);
  }
  return directives.size > 0 ? directives : null;
}

function policyRule(page: Page): Rule {
  const policy = directivesOf(textOf(page, 'content-security-policy'));
  if (!policy) return missing(-25);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map(sourcesOf);
  const isOpen = (sources: string[] = []) =>
    sources.some((source) => BROAD.test(source) || UNSAFE_INLINE.test(source));
  if (isOpen(scripts) || (objects ?? []).some((source) => BROAD.test(source))) {
    return ['unsafe scripts', -20];
  }
  const passive = ['img-src', 'media-src'];
  const overHttp = (names: string[]) =>
    names.flatMap(sourcesOf).some((source) => /^(?:http|ftp):/u.test(source));
  if (overHttp([...policy.keys()].filter((name) => !passive.includes(name)))) {
    return ['http: is allowed', -20];
  }
  if ([...(scripts ?? []), ...(styles ?? [])].includes("'unsafe-eval'")) return ['eval', -10];
  if (overHttp(passive)) return ['pictures over http:', -10];
  if (isOpen(styles)) return ['unsafe styles', 0];
  const isClosed = policy.get('default-src')?.join() === "'none'";
  return isClosed ? ["nothing unsafe, default-src 'none'", 10] : ['nothing unsafe', 5];
}

function cookieRule(page: Page): Rule {
  const cookies = [page.headers['set-cookie'] ?? []].flat().map(String);
  if (cookies.length === 0) return ['none', 0];
  if (!cookies.every((cookie) => /;\s*secure/iu.test(cookie))) return ['without Secure', -40];
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/iu.test(cookie))
    ? ['Secure and SameSite', 5]
    : ['Secure', 0];
}

function resourceRule(page: Page): Rule {
  const value = textOf(page, 'cross-origin-resource-policy');
  if (/^same-(?:origin|site)$/u.test(value)) return [value, 10];
  return value === '' || value === 'cross-origin' ? ['open', 0] : missing(-5);
}

function referrerRule(page: Page): Rule {
  const value = textOf(page, 'referrer-policy');
  if (/^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/u.test(value)) {
    return [value, 5];
  }
  return value === '' ? ['none', 0] : missing(-5);
}

function transportRule(page: Page): Rule {
  const age = /max-age=(\d+)/u.exec(textOf(page, 'strict-transport-security'))?.[1];
  if (age === undefined) return missing(-20);
  return Number(age) >= SIX_MONTHS_SECONDS ? ok : ['less than six months', -10];
}

/** Extra points are for scripts with `integrity`; scripts of the site itself need none. */
function integrityRule({ body }: Page): Rule {
  const scripts = [...body.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/gu)];
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//u.test(src));
  return foreign.length === 0 ? ['the site’s own scripts', 0] : ['foreign scripts', -5];
}

function framingRule(page: Page): Rule {
  const policy = directivesOf(textOf(page, 'content-security-policy'));
  const ancestors = policy?.get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => BROAD.test(source))) return ['by the policy', 5];
  return /^(?:deny|sameorigin)$/iu.test(textOf(page, 'x-frame-options')) ? ok : missing(-20);
}
