import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { BankidPurpose } from '#domain/signIn/bankidRequests';
import type { SocialProviderId, SocialPurpose } from '#domain/signIn/ways';

let browsers = 0;

/** A response of the services. */
export interface Answered {
  httpStatus: number;
  body: Record<string, unknown>;
}

/** A form's fields by name; a list for one that is sent several times. */
export type FormFields = Record<string, string | readonly string[]>;

/** The whole address of a redirect; '' for a page without one. */
interface Led {
  httpStatus: number;
  location: string;
}

/** The parameters of the broker's fragment. */
type Fragment = Record<string, string>;

/** A browser without pages: cookies, the services, and the simulator's buttons. */
export interface TestBrowser {
  /** Cookies by name; a test may delete or set one. */
  cookies: Map<string, string>;
  post(path: string, body?: object): Promise<Answered>;
  get(path: string): Promise<Answered>;
  /** Posts a form as a page without a script does; returns where it redirects to. */
  postForm(path: string, fields: FormFields, headers?: Record<string, string>): Promise<Led>;
  /** Opens an address; returns where it redirects to. */
  open(address: string): Promise<Led>;
  /** Presses a button on the simulator's page at an address, and comes back. */
  answerBankid(authorizeUrl: string, choice: string): Promise<Fragment>;
  /** Begins a request at a provider, presses a button on its simulator's page, and comes back. */
  visitSocial(
    choice: string,
    request: {
      provider: SocialProviderId;
      purpose: SocialPurpose;
      sessionID?: string;
      targetPath?: string;
    },
  ): Promise<Fragment>;
  /** The same at BankID's simulator. */
  visitBankid(
    choice: string,
    request: {
      purpose: BankidPurpose;
      sessionID?: string;
      targetPath?: string;
      device?: string;
      sharedComputer?: boolean;
    },
  ): Promise<Fragment>;
}

/** @param userAgent - its `User-Agent`. */
export function testBrowser(app: FastifyInstance, userAgent = 'vikari-test'): TestBrowser {
  browsers += 1;
  const remoteAddress = `192.0.2.${browsers % 250}`;
  const cookies = new Map<string, string>();

  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      method,
      url,
      payload,
      remoteAddress,
      cookies: Object.fromEntries(cookies),
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': userAgent, ...headers },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const answered = (response: LightMyRequestResponse): Answered => ({
    httpStatus: response.statusCode,
    body: response.json(),
  });

  const led = ({ statusCode, headers }: LightMyRequestResponse): Led => ({
    httpStatus: statusCode,
    location: headers.location ?? '',
  });

  /** Begins a request, presses a button on the simulator's page, and comes back. */
  async function visit(choice: string, path: string, request: object): Promise<Fragment> {
    const begun = await send('POST', `/api/v2/${path}`, request);
    const { authorizeUrl } = begun.json();
    if (typeof authorizeUrl !== 'string')
      throw new Error(`No authorization request began: ${begun.body}`);
    return press(authorizeUrl, choice);
  }

  async function press(authorizeUrl: string, choice: string): Promise<Fragment> {
    const { pathname, search } = new URL(authorizeUrl);
    const answer = pathname.replace(/authorize$/u, 'answer');
    const back = await send('GET', `${answer}${search}&choice=${encodeURIComponent(choice)}`);
    const location = back.headers.location ?? '';
    return Object.fromEntries(new URLSearchParams(new URL(location).hash.slice(1)));
  }

  return {
    cookies,
    answerBankid: press,
    post: async (path, body = {}) => answered(await send('POST', `/api/${path}`, body)),
    get: async (path) => answered(await send('GET', `/api/${path}`)),
    async postForm(path, fields, headers) {
      const form = new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, String(one)]),
        ),
      );
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      return led(await send('POST', path, form.toString(), { ...type, ...headers }));
    },
    async open(address) {
      const { pathname, search } = new URL(address, 'http://vikari.test');
      return led(await send('GET', pathname + search));
    },
    visitSocial: (choice, request) =>
      visit(choice, 'session/begin_social', { language: 'sv', ...request }),
    visitBankid: (choice, request) =>
      visit(choice, 'session/begin_bankid', { device: 'same', language: 'sv', ...request }),
  };
}
