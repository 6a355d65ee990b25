/** One mail to be sent; its texts are final. */
export interface OutgoingMail {
  /** With its angle brackets: `<id@host>`. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
  /** Where mails of its kind are stopped by one click (RFC 8058); null for those that are not. */
  pauseUrl: string | null;
}

/** The interface to a mail server. */
export interface Mailer {
  /**
   * Sends a mail.
   * @throws MailRefusedError when it is refused permanently, MailServerError when the server takes no
   * mail at all; after any other error it is retried.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * The receiving server refuses this mail permanently, for example because the mailbox does not
 * exist.
 */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** The mail server cannot be reached, or takes nothing from us: nothing is said of this mail. */
export class MailServerError extends Error {
  override name = 'MailServerError';
  /** What may be told: the connection's error, or the server's answer as a number. */
  readonly code: string;

  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Accepts everything and sends nothing: the demo run's mailer, whose mail is shown at `/demo/mail`.
 */
export const caughtMailer: Mailer = { send: async () => undefined };
