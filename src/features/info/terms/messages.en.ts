import type { SameIds } from '../../../i18n/messageTypes';
import type { termsSv } from './messages.sv';

export const termsEn: SameIds<typeof termsSv> = {
  'terms.title': 'Terms',
  'terms.lead': 'This applies when you use Vikari. We have written the terms to be understood.',
  'terms.description':
    'The terms for those who look for assignments on Vikari: account, applications, responsibility and how you leave.',
  'terms.draft':
    'This is a draft that no lawyer has checked yet. The company’s name, registration number and postal address will be filled in before launch.',
  'terms.home': 'Home',
  'terms.crumbs': 'You are here',
  'terms.contents': 'Contents',
  'terms.draft.title': 'Draft',
  'terms.updated': 'Updated {date}',
  'terms.about.title': 'What Vikari is',
  'terms.about.1':
    'Vikari is a marketplace where care staff find temporary assignments and where employers and staffing agencies receive applications. We are not an employer and not a party to the agreement between you and the employer.',
  'terms.about.2':
    'Employers have agreements of their own with us. These terms are for you if you look for assignments, or only read.',
  'terms.account.title': 'Your account',
  'terms.account.1': 'The account is yours, and nobody else may use it.',
  'terms.account.2':
    'What you state must be true and up to date, above all about your licence and experience.',
  'terms.account.3': 'Employers see whether your name is confirmed by BankID.',
  'terms.account.4': 'Choose “Shared computer” when you are not on your own device.',
  'terms.price.title': 'What it costs',
  'terms.price.1':
    'It is free if you look for assignments. We charge you no fee and deduct nothing from the pay in an ad.',
  'terms.ads.title': 'Ads and calculations',
  'terms.ads.1':
    'The employer is responsible for what an ad says. Ads that come from other sites link there, and you apply there.',
  'terms.ads.2':
    'Calculations of pay, tax and dividend are estimates by the rules that the page names. Whether you can take an assignment is judged by what the ad and your profile say. None of it is a promise, or advice in your own case.',
  'terms.applying.title': 'When you apply',
  'terms.applying.1':
    'When you show interest, the employer gets your first name. When you send an application, it gets your name, your contact details and what you have chosen to send. You can withdraw an application while it is under way. An assignment is yours only when you and the employer have agreed.',
  'terms.content.title': 'What you upload',
  'terms.content.1':
    'Documents and texts are yours. You let us store them and show them to those you share them with, and nothing else. Do not upload other people’s personal identity numbers, patient data or anything that you have no right to share.',
  'terms.conduct.title': 'How we behave',
  'terms.conduct.1':
    'Be civil to whoever you write to. Threats, harassment and discrimination are not allowed.',
  'terms.conduct.2':
    'Never ask for money, bank details or personal identity numbers in a conversation, and do not give them there.',
  'terms.conduct.3':
    'Do not collect ads or profiles automatically, and do not try to get around protections.',
  'terms.reports.title': 'Reporting, blocking and suspending',
  'terms.reports.1':
    'You can report an ad or a conversation, and block an employer. We read the report and answer. Whoever breaks the terms may have their account suspended. Write to {email} if you want to know why.',
  'terms.running.title': 'When the service does not work',
  'terms.running.1':
    'We work to keep Vikari running at all times, but cannot promise it. What you have begun to fill in is stored on your device, so that you can continue. Write to {email} when something is wrong.',
  'terms.responsibility.title': 'Liability',
  'terms.responsibility.1':
    'We are liable for our service according to law. We are not liable for what an employer does or fails to do in an assignment. Nothing here limits rights that mandatory law gives you.',
  'terms.leaving.title': 'Leaving',
  'terms.leaving.1':
    'You can delete your account whenever you like, under My integrity. We then remove your data; the privacy policy says what is left and why. Applications under way are ended.',
  'terms.changes.title': 'When the terms change',
  'terms.changes.1':
    'When a change matters to you, we email at least 30 days before. If you do not accept it, you can delete the account.',
  'terms.law.title': 'Law and disputes',
  'terms.law.1':
    'Swedish law applies. If we do not agree, you as a consumer can turn to the National Board for Consumer Disputes, arn.se, or to a court.',
};
