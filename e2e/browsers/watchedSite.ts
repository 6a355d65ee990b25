import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type PageProblem, watchPage } from './watchPage';

/** The site as the other browsers reach it. */
export interface WatchedSite {
  url: string;
  /** The errors of its pages since the last call. */
  problems(): string[];
  /** Refuses every connection, as without a network. */
  setOffline(offline: boolean): void;
  close(): void;
}

const SCRIPT = '/__watch/page.js';
const REPORTS = '/__watch/report';

/**
 * A proxy of the site at `target`, whose public address is this `port`. It requests Swedish pages
 * and adds to each document a script that reports its errors: WebKitGTK's WebDriver reports neither
 * the console nor a page's errors.
 *
 * The script is a file of the same origin, so that the page's own policy stays as it is.
 */
export async function watchSite(target: string, port: number): Promise<WatchedSite> {
  const problems: string[] = [];
  let offline = false;

  const server = createServer((asked, answer) => {
    if (offline) asked.socket.destroy();
    else if (asked.url === SCRIPT) sendScript(answer);
    else if (asked.url === REPORTS) takeReport(asked, answer);
    else passOn(asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  function sendScript(answer: ServerResponse): void {
    answer.setHeader('content-type', 'text/javascript; charset=utf-8');
    answer.end(`(${watchPage})(${JSON.stringify(REPORTS)});`);
  }

  async function takeReport(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of asked.setEncoding('utf8')) text += part;
    const { kind, what, where }: PageProblem = JSON.parse(text);
    problems.push(`${kind} on ${where}: ${what}`);
    answer.writeHead(204).end();
  }

  function passOn(asked: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...asked.headers };
    headers['accept-language'] = 'sv-SE,sv;q=0.9';
    headers['accept-encoding'] = 'identity';
    const passed = request(
      `${target}${asked.url}`,
      { method: asked.method, headers },
      (response) => {
        const { 'content-type': type, 'content-security-policy': policy = '' } = response.headers;
        // The simulated BankID allows no script at all
        const isPage = type?.startsWith('text/html') && policy.includes("script-src 'self'");
        if (isPage) sendPage(response, answer);
        else {
          answer.writeHead(response.statusCode ?? 502, response.headers);
          answer.flushHeaders();
          response.pipe(answer);
        }
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  }

  async function sendPage(response: IncomingMessage, answer: ServerResponse): Promise<void> {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    const { 'content-length': _, 'transfer-encoding': __, ...headers } = response.headers;
    answer.writeHead(response.statusCode ?? 502, headers);
    answer.end(text.replace(/<head[^>]*>/u, `$&<script src="${SCRIPT}"></script>`));
  }

  return {
    url: `http://localhost:${port}`,
    problems: () => problems.splice(0),
    setOffline: (value) => {
      offline = value;
      if (value) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
