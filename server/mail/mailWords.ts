/** What each mail is made of besides its words. */
export interface MailValues {
  /** To an address that was entered: is it yours? */
  confirm_email: { link: string };
  /** To the owner of an address that somebody else entered. */
  email_in_use: { loginLink: string };
  /** To the address in force: another was entered. */
  email_change_asked: { loginLink: string };
  /** To the address that was in force: another has been confirmed. */
  email_changed: { loginLink: string };
}

export type MailTemplate = keyof MailValues;

/** A mail's words: plain text, one paragraph an element. */
export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do; null when there is nothing to do. */
  action: { label: string; href: string } | null;
  /** What stands below the action. */
  closing: readonly string[];
}

/** Every mail's words in one language. No text that a person typed goes into a mail. */
export type MailWords = {
  readonly [Template in MailTemplate]: (values: MailValues[Template]) => MailContent;
};
