/** One mail as it goes out; texts are ready, whatever they contain. */
export interface OutgoingMail {
  /** With its angle brackets: `<id@host>`. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  language: string;
}

/** The port to whatever takes mail from us. */
export interface Mailer {
  /**
   * Hands a mail over.
   * @throws MailRefusedError when it is refused for good; anything else is tried again.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The other side refuses this mail and will refuse it again: no such mailbox, say. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Takes everything and sends nothing: the demo run's, whose mail is shown at `/demo/mail`. */
export const caughtMailer: Mailer = { send: async () => undefined };
