import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError, MailServerError } from './mailer';

/** Milliseconds. */
const CONNECT_TIMEOUT = 10_000;
const SILENCE_TIMEOUT = 20_000;
/** For one mail, however slowly the server talks. */
const WHOLE_TIMEOUT = 120_000;

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Mail over SMTP. The connection is encrypted, by `smtps:` or STARTTLS; for a server on this
 * machine that is optional.
 * @param url - `smtp://user:password@host:port`, or `smtps:`.
 * @param from - `Name <address>` or an address alone.
 */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !LOOPBACK.has(new URL(url).hostname),
    connectionTimeout: CONNECT_TIMEOUT,
    greetingTimeout: CONNECT_TIMEOUT,
    dnsTimeout: CONNECT_TIMEOUT,
    socketTimeout: SILENCE_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, text, html, language, pauseUrl }) {
      try {
        await transport.sendMail({
          from,
          // As parts, so that no text in it can be read as a second address
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: {
            // Prevents automatic replies
            'auto-submitted': 'auto-generated',
            'content-language': language,
            ...(pauseUrl !== null && {
              'list-unsubscribe': `<${pauseUrl}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(WHOLE_TIMEOUT),
        });
      } catch (error) {
        if (isForGood(error)) throw new MailRefusedError(messageOf(error), { cause: error });
        throw isOfServer(error)
          ? new MailServerError(messageOf(error), codeOf(error), { cause: error })
          : error;
      }
    },
  };
}

/**
 * A 5xx about the recipient or the content is permanent; one about us or the sender is a fault that
 * we have to correct.
 */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) {
    return false;
  }
  const { responseCode, command } = error;
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return aboutTheMail && typeof responseCode === 'number' && responseCode >= 500;
}

/**
 * Whether the server takes nothing from us now: no connection, silence, a refused greeting, login or
 * sender. Otherwise it took the sender and said something about this mail.
 */
function isOfServer(error: unknown): boolean {
  const { responseCode, command }: { responseCode?: unknown; command?: unknown } = Object(error);
  const aboutTheMail = command === 'RCPT TO' || command === 'DATA';
  return !aboutTheMail || typeof responseCode !== 'number';
}

function codeOf(error: unknown): string {
  const { responseCode, code, name }: { responseCode?: unknown; code?: unknown; name?: unknown } =
    Object(error);
  return String(responseCode ?? code ?? name);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
