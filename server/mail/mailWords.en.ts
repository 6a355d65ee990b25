import type { DocumentType } from '#domain/candidates/documents';
import type { PricingStaff, PricingVolume } from '#domain/info/pricingRequest';
import { termNames } from '#domain/terms/termWords';
import { alertWords } from './alertWords';
import { jobInMail, linesOfJob, type MailWords, totalOf } from './mailWords';
import { dayIn, timeIn } from './timeIn';

/** The types of documents. */
export const DOCUMENT: Readonly<Record<DocumentType, string>> = {
  cv: 'CV',
  id_card: 'ID document',
  cpr_certificate: 'CPR certificate',
  criminal_record: 'Criminal record extract',
  ivo_licence: 'IVO certificate',
  hosp_licence: 'Professional licence (HOSP)',
  specialist_certificate: 'Specialist certificate',
  other: 'Other document',
};

const STAFF: Readonly<Record<PricingStaff, string>> = {
  nurses: 'nurses',
  specialist_nurses: 'specialist nurses',
  doctors: 'doctors',
  assistant_nurses: 'assistant nurses',
  midwives: 'midwives',
  other: 'other staff',
};
const VOLUME: Readonly<Record<PricingVolume, string>> = {
  few: 'up to 10 assignments a year',
  some: '11–50 assignments a year',
  many: 'more than 50 assignments a year',
  unknown: 'not sure how many assignments',
};

/** Where an interview is: its address or link is the employer's text, and stays on the page. */
const MEETING = {
  in_person: 'You meet in person. The address is on the interview page.',
  online: 'You meet online. The link is on the interview page.',
  unknown: 'The interview page says where you meet, once the employer has written it.',
} as const;

const logIn = (href: string) => ({ label: 'Log in to Vikari', href });

export const mailWordsEn: MailWords = {
  confirm_email: ({ link }) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      'This address has been entered in an account with Vikari. Confirm that it is yours, and we will send messages about the account here.',
    ],
    action: { label: 'Confirm the address', href: link },
    closing: [
      'The link is valid for 24 hours and can be used once.',
      'Was this not you? Then ignore this email. The address is not used until it is confirmed, and nobody can log in with it.',
    ],
  }),
  email_in_use: ({ loginLink }) => ({
    subject: 'You already have an account with this address',
    paragraphs: [
      'Somebody has entered this address in another account with Vikari. It already belongs to your account, so nothing has changed.',
      'Was this you? Then you have two accounts. Log in the way you did last time.',
    ],
    action: logIn(loginLink),
    closing: ['Was this not you? Then there is nothing you need to do.'],
  }),
  email_change_asked: ({ loginLink }) => ({
    subject: 'A new email address has been entered in your account',
    paragraphs: [
      'Somebody who is logged in to your account with Vikari has entered a new email address. This address is used until the new one is confirmed.',
    ],
    action: logIn(loginLink),
    closing: [
      'Was this you? Then there is nothing to do here. Open the message that was sent to the new address.',
      'Was this not you? Log in with BankID and check your details.',
    ],
  }),
  email_changed: ({ loginLink }) => ({
    subject: 'Your email address has been changed',
    paragraphs: [
      'The new email address in your account with Vikari has been confirmed. From now on we send messages about the account there.',
    ],
    action: logIn(loginLink),
    closing: ['Was this not you? Log in with BankID and change the address back.'],
  }),
  documents_expire: ({ documents, link }) => ({
    subject:
      documents.length === 1
        ? 'One of your documents expires soon'
        : 'Some of your documents expire soon',
    paragraphs: [
      ...documents.map(({ type, validTo }) => `${DOCUMENT[type]}: valid until ${validTo}`),
      'Upload a new one in time, and you are ready for the next assignment.',
    ],
    action: { label: 'Open your documents', href: link },
    closing: ['Have you uploaded a new one already? Then there is nothing you need to do.'],
  }),
  resume_registration: ({ link }) => ({
    subject: 'Continue your registration with Vikari',
    paragraphs: [
      'You have started to register with Vikari. Open the link on the device where you want to continue.',
    ],
    action: { label: 'Continue the registration', href: link },
    closing: [
      'The link is valid for 24 hours.',
      'Was this not you? Then there is nothing you need to do. No account is created.',
    ],
  }),
  prove_address: ({ link }) => ({
    subject: 'Open the link and send the form again',
    paragraphs: [
      'You have sent a form on Vikari. Unusually many are coming right now, so we want to know that the address is yours. Open the link and fill in the form once more in the same browser.',
    ],
    action: { label: 'Back to the form', href: link },
    closing: [
      'The link is valid for an hour.',
      'Was this not you? Then there is nothing you need to do. Nothing has been saved.',
    ],
  }),
  already_registered: ({ loginLink }) => ({
    subject: 'You already have an account with Vikari',
    paragraphs: [
      'Somebody has started to register with Vikari using this address. It already belongs to your account, so you do not need to register again.',
    ],
    action: logIn(loginLink),
    closing: ['Was this not you? Then there is nothing you need to do.'],
  }),
  way_added: ({ way, otherName, countsFrom, undoLink }) => ({
    subject: `A new way to log in to your account: ${way}`,
    paragraphs: [
      `${way} has been added as a way to log in to your account with Vikari.`,
      ...(otherName
        ? ['The name in this BankID is not the name in your account. Check that it is yours.']
        : []),
      `From ${timeIn('en', countsFrom)}, Swedish time, it can also be used to download your data, change your email address and delete the account.`,
      'Was this you? Then there is nothing you need to do.',
    ],
    action: { label: 'This was not me', href: undoLink },
    closing: [
      'The link removes the new way to log in and what has been added since, and logs you out everywhere. You do not need to log in to use it. It is valid for 14 days and can be used once.',
    ],
  }),
  way_removed: ({ way, undoLink }) => ({
    subject: `Your account can no longer be logged in to with ${way}`,
    paragraphs: [
      `${way} has been removed as a way to log in to your account with Vikari.`,
      'Was this you? Then there is nothing you need to do.',
    ],
    action: { label: 'This was not me', href: undoLink },
    closing: [
      `The link adds ${way} again, removes what was added since and logs you out everywhere. You do not need to log in to use it. It is valid for 14 days and can be used once.`,
    ],
  }),
  calendar_address_made: ({ link }) => ({
    subject: 'A calendar can now show your assignments',
    paragraphs: [
      'A secret calendar address has been created in your account with Vikari. Whoever has the address can see your assignments and interviews.',
    ],
    action: { label: 'See the calendar address', href: link },
    closing: [
      'Was this you? Then there is nothing you need to do.',
      'Was this not you? Log in and remove the address.',
    ],
  }),
  interview_booked: ({ startsAt, meeting, link, ...job }) => ({
    subject: 'Your interview is booked',
    paragraphs: [
      `Your interview is on ${timeIn('en', startsAt)}, Swedish time.`,
      ...linesOfJob(job, 'en'),
      meeting === null ? MEETING.unknown : MEETING[meeting],
      'There you can also save the time in your calendar, move it or cancel it.',
    ],
    action: { label: 'Show the interview', href: link },
    closing: [],
  }),
  interview_moved: ({ startsAt, meeting, link, ...job }) => ({
    subject: 'Your interview has a new time',
    paragraphs: [
      `The interview has been moved to ${timeIn('en', startsAt)}, Swedish time. The old time no longer applies.`,
      ...linesOfJob(job, 'en'),
      meeting === null ? MEETING.unknown : MEETING[meeting],
      'Is the old time in your calendar? Save the interview again from the page, and it changes.',
    ],
    action: { label: 'Show the interview', href: link },
    closing: [],
  }),
  interview_cancelled: ({ startsAt, link, ...job }) => ({
    subject: 'Your interview is cancelled',
    paragraphs: [
      `The interview on ${timeIn('en', startsAt)}, Swedish time, is cancelled.`,
      ...linesOfJob(job, 'en'),
      'On the interview page you can choose another time, if the employer has more.',
    ],
    action: { label: 'Show the interview', href: link },
    closing: [],
  }),
  first_day_changed: ({ link, ...job }) => ({
    subject: 'Your first day: the employer has changed something',
    paragraphs: [
      'The employer has written something new about your first day.',
      ...linesOfJob(job, 'en'),
      'What applies is on the page of the first day. Open it once while you are online, and you can read it offline later.',
    ],
    action: { label: 'Show the first day', href: link },
    closing: ['If more changes today, we send no further email.'],
  }),
  invitation: ({ employer, link, ...job }) => ({
    subject: 'You are invited to an assignment',
    paragraphs: [
      `${employer} has seen your profile without your name and wants to invite you to an assignment:`,
      jobInMail(job, 'en'),
      'They do not learn who you are until you have answered that you are interested.',
    ],
    action: { label: 'Answer the invitation', href: link },
    closing: [
      'The employer can take the invitation back as long as you have not answered.',
      'Prefer not to get offers? Change it in your profile.',
    ],
  }),
  documents_asked: ({ types, dueOn, link, ...job }) => ({
    subject: 'An employer asks for documents',
    paragraphs: [
      'Your application is waiting for you.',
      ...linesOfJob(job, 'en'),
      `The employer needs these by ${dueOn}: ${types.map((type) => DOCUMENT[type]).join(', ')}.`,
      'Share documents that you already have, or upload new ones. Then the application moves on automatically.',
    ],
    action: { label: 'Share the documents', href: link },
    closing: ['Have you shared them already? Then there is nothing you need to do.'],
  }),
  terms_answered: ({ terms, link, ...job }) => ({
    subject: 'The employer has answered about the terms',
    paragraphs: [
      'You asked about terms that an assignment does not state.',
      ...linesOfJob(job, 'en'),
      `The employer has now answered about this: ${termNames(terms, 'en').join(', ')}.`,
      'The answers are on the page of the assignment, for everybody.',
    ],
    action: { label: 'Read the answers', href: link },
    closing: [],
  }),
  reference_asked: ({ candidate, link, until }) => ({
    subject: `${candidate} asks you for a reference`,
    paragraphs: [
      `${candidate} is looking for assignments in health care through Vikari and has named you as a reference. Instead of being phoned by several employers you can answer once.`,
      'You answer some questions about your work together, read them through and sign with BankID or with a code that we send here. It takes a few minutes, and you need no account.',
      `${candidate} sees what you have answered and decides which employers may read it. The reference is valid for twelve months, and you can take it back at any time with the same link.`,
    ],
    action: { label: 'Read and answer', href: link },
    closing: [
      `The link is valid until ${timeIn('en', until)}. Do not pass it on: only you can sign.`,
      'Would you rather not? You can say no on the same page. If you do nothing, nothing is sent. We remind you once.',
    ],
  }),
  reference_reminder: ({ candidate, link, until }) => ({
    subject: `Reminder: ${candidate} asks you for a reference`,
    paragraphs: [
      `${candidate} has asked you for a reference. You answer a few questions and sign with BankID or with a code that we send here.`,
    ],
    action: { label: 'Read and answer', href: link },
    closing: [
      `The link is valid until ${timeIn('en', until)}.`,
      'This is the only reminder. You can say no on the same page. If you do nothing, nothing is sent.',
    ],
  }),
  reference_code: ({ code, act, minutes }) => ({
    subject: `${code} is your code`,
    paragraphs: [
      act === 'give'
        ? 'Enter the code on the page where you answered to sign the reference.'
        : 'Enter the code on the page to take your reference back.',
      `Code: ${code}`,
    ],
    action: null,
    closing: [
      `The code is valid for ${minutes} minutes. Give it to nobody, not even to the person who asks for the reference.`,
      'Was it not you? Then you need not do anything.',
    ],
  }),
  reference_receipt: (receipt) =>
    receipt.what === 'given'
      ? {
          subject: `Receipt: you have given ${receipt.candidate} a reference`,
          paragraphs: [
            receipt.signedBy === null
              ? `You have given ${receipt.candidate} a reference, signed with a code to this address.`
              : `You have given ${receipt.candidate} a reference, signed with BankID by ${receipt.signedBy}.`,
            `It is valid until ${dayIn('en', receipt.until)}. ${receipt.candidate} sees the answers and decides which employers may read them. The answers are not in this email, since an email can be passed on.`,
            'Would you like to take it back? Open the link and sign again: the answers are deleted and no employer can read them.',
          ],
          action: { label: 'Take the reference back', href: receipt.link },
          closing: [
            'Keep this email for as long as the reference is valid.',
            'Was it not you who answered? Take the reference back with the link.',
          ],
        }
      : {
          subject: 'Receipt: your reference has been taken back',
          paragraphs: [
            `You have taken back the reference that you gave ${receipt.candidate}. The answers are deleted, and no employer can read them.`,
            `${receipt.candidate} is told that the reference has been taken back. The link in our earlier emails no longer works.`,
          ],
          action: null,
          closing: [],
        },
  reference_answered: ({ what, link }) => ({
    subject: {
      given: 'You have been given a reference',
      declined: 'A reference was declined',
      taken_back: 'A reference was taken back',
    }[what],
    paragraphs: [
      {
        given:
          'One of your references has answered and signed. Read the answers and decide which employers may open them.',
        declined: 'A person whom you asked for a reference has said no. You can ask somebody else.',
        taken_back:
          'A person has taken their reference back. The answers are gone, and no employer can open them.',
      }[what],
    ],
    action: { label: 'To your references', href: link },
    closing: [],
  }),
  application_sent: ({ reference, sentOn, link, ...job }) => ({
    subject: `Your application is sent (${reference})`,
    paragraphs: [
      `We received your application on ${sentOn}. Reference number: ${reference}.`,
      ...linesOfJob(job, 'en'),
      'What happens next: the recruiter reads the application on the same or the next day. The documents are checked in 1–2 days, and you are presented to the workplace on the day that is done. The decision usually comes within about a week.',
      'There is nothing you need to do now. You will hear from us when something happens.',
    ],
    action: { label: 'Follow your application', href: link },
    closing: ['Do you want to withdraw the application? You do that on the same page.'],
  }),
  unread_messages: ({ chats, link, pauseLink }) => ({
    subject:
      totalOf(chats) === 1
        ? 'You have an unread message'
        : `You have ${totalOf(chats)} unread messages`,
    paragraphs: chats.map(({ employer, count }) =>
      count === 1 ? `${employer}: one message` : `${employer}: ${count} messages`,
    ),
    action: { label: 'Read and reply', href: link },
    closing: [
      'We email you when a message has been unread for a quarter of an hour while you are not on Vikari.',
    ],
    pause: { label: 'Stop emailing me about unread messages', href: pauseLink },
  }),
  report_answered: ({ answer, link }) => ({
    subject: 'An answer to your report',
    paragraphs: [
      'Thank you for your report. We have looked into it, and this is our answer:',
      answer,
    ],
    action: link === null ? null : { label: 'See your reports', href: link },
    closing: ['If it happens again, report it, and we will look into that too.'],
  }),
  pricing_request_received: ({ id, reference, staff, volume, link }) => ({
    subject: `New price request (${reference})`,
    paragraphs: [
      `An organisation asks about prices (${reference}). They are looking for ${staff.map((one) => STAFF[one]).join(', ')}; ${VOLUME[volume]}.`,
      `Read the whole request with the command: vikari pricing show ${id}`,
    ],
    action: { label: 'The page that it came from', href: link },
    closing: ['What they wrote is not in this email. It stays in the database.'],
  }),
  pricing_request_sent: ({ reference, link }) => ({
    subject: `We have received your price request (${reference})`,
    paragraphs: [
      `Thank you for getting in touch. We read your request and reply to this address. Reference: ${reference}.`,
    ],
    action: { label: 'Read about prices on Vikari', href: link },
    closing: ['Was this not you? Then there is nothing you need to do.'],
  }),
  early_access_confirm: ({ link, leaveLink }) => ({
    subject: 'Confirm that you want to know when the app is here',
    paragraphs: [
      'This address was entered in the early sign-up for Vikari’s app. Confirm that it is yours, and we will email once: when the app is here.',
    ],
    action: { label: 'Confirm the sign-up', href: link },
    closing: [
      'The link is valid for 24 hours. After that we delete the address, unless it is confirmed.',
      'Was this not you? Then there is nothing you need to do.',
    ],
    pause: { label: 'Delete my address now', href: leaveLink },
  }),
  early_access_already: ({ leaveLink }) => ({
    subject: 'You have already signed up for the app',
    paragraphs: [
      'Somebody entered this address in the early sign-up for Vikari’s app. It is already signed up, so there is nothing you need to do. We will email when the app is here.',
    ],
    action: { label: 'Cancel the sign-up', href: leaveLink },
    closing: ['Was this not you? Then there is nothing you need to do either.'],
  }),
  alert_confirm: ({ about, link, leaveLink }) => ({
    subject: 'Confirm your alert',
    paragraphs: [
      'This address was entered in an alert for assignments on Vikari. Confirm that it is yours, and we will email when there are assignments in the search.',
      ...(about ? [`The alert: ${about.en}`] : []),
    ],
    action: { label: 'Confirm the alert', href: link },
    closing: [
      'The link is valid for 24 hours. After that we delete the address, unless it is confirmed.',
      'Was this not you? Then there is nothing you need to do.',
    ],
    pause: { label: 'Delete my address now', href: leaveLink },
  }),
  job_alert: (values) => alertWords(values, 'en'),
  account_deleted: ({ receiptId, siteLink }) => ({
    subject: 'Your account with Vikari has been deleted',
    paragraphs: [
      'We have deleted your account and what belonged to it: profile, applications, documents and copies of your data. Open applications have ended, and the employers no longer see whose they were.',
      `Your receipt: ${receiptId}. Keep it if you want to be able to ask about the deletion later.`,
    ],
    action: { label: 'Go to Vikari', href: siteLink },
    closing: [
      'Of what belonged to the account, this email is the only thing we still have with your address. We remove it in 30 days. What you gave the address to without logging in, such as an alert by email, you end by the link in those emails.',
      'Was it not you who deleted the account? Whoever did it used a BankID that belonged to the account. If it is yours, contact your bank.',
    ],
  }),
};
