import type { SameIds } from '../../i18n/messageTypes';
import type { infoSv } from './messages.sv';

export const infoEn: SameIds<typeof infoSv> = {
  'info.home': 'Home',
  'info.crumbs': 'You are here',
  'info.employers': 'For employers',
  'info.about.title': 'About Vikari',
  'info.about.lead':
    'Vikari is a marketplace for temporary assignments in healthcare. Here you quickly see what an assignment is, what it pays and whether you can take it.',
  'info.about.description':
    'Vikari gathers temporary assignments in healthcare. How we work, who does what, and how we are paid.',
  'info.about.next': 'Continue',
  'info.about.jobs': 'See open assignments',
  'info.about.contact': 'Contact us',
  'info.about.staffing': 'About staffing in healthcare',
  'info.about.privacy': 'How we handle your data',
  'info.recruiting.title': 'The recruitment tool',
  'info.recruiting.lead':
    'Employers and staffing agencies work in a tool of their own, which is a separate product from this site. It reaches Vikari through an interface with fixed limits.',
  'info.recruiting.description':
    'What employers’ recruitment tools can and cannot do with Vikari’s candidates, and how a system of your own is connected.',
  'info.recruiting.login': 'Log in as a recruiter',
  'info.recruiting.login.text': 'You log in to the tool itself.',
  'info.recruiting.own': 'Connect a system of your own',
  'info.recruiting.own.text': 'Every call is described in OpenAPI. You get a key from us.',
  'info.recruiting.docs': 'Read about the calls',
  'info.recruiting.pricing': 'Ask about prices',
  'info.pricing.title': 'Pricing',
  'info.pricing.lead':
    'It is free if you are looking for assignments. If you are looking for staff, the price depends on what you need.',
  'info.pricing.description':
    'Free for people looking for assignments in healthcare. Employers get a price based on their needs: send a request.',
  'info.pricing.candidates': 'If you are looking for assignments',
  'info.pricing.candidates.price': 'Free',
  'info.pricing.candidates.text':
    'Searching, applying, booking interviews, writing to employers and planning cost nothing. The pay in the ad is what the employer pays: we add nothing and deduct nothing.',
  'info.pricing.employers': 'For employers',
  'info.pricing.employers.price': 'A price based on your needs',
  'info.pricing.employers.text': 'We have no price list. What the price depends on:',
  'info.pricing.employers.1': 'how many assignments you publish a year',
  'info.pricing.employers.2':
    'whether you want to find and invite candidates, or only receive applications',
  'info.pricing.employers.3':
    'whether you connect a system of your own or use the recruitment tool',
  'info.pricing.form': 'Ask about prices',
  'info.pricing.form.text':
    'We reply to the address that you enter. The request is kept for 24 months at most.',
  'info.pricing.privacy': 'Read how we handle the data',
  'info.pricing.organisation': 'Organisation',
  'info.pricing.name': 'Your name',
  'info.pricing.email': 'Email',
  'info.pricing.phone': 'Phone',
  'info.pricing.optional': 'optional',
  'info.pricing.staff': 'Who are you looking for?',
  'info.pricing.staff.nurses': 'Nurses',
  'info.pricing.staff.specialist_nurses': 'Specialist nurses',
  'info.pricing.staff.doctors': 'Doctors',
  'info.pricing.staff.assistant_nurses': 'Assistant nurses',
  'info.pricing.staff.midwives': 'Midwives',
  'info.pricing.staff.other': 'Other staff',
  'info.pricing.volume': 'How many assignments a year?',
  'info.pricing.volume.choose': 'Choose a number',
  'info.pricing.volume.few': 'Up to 10',
  'info.pricing.volume.some': '11–50',
  'info.pricing.volume.many': 'More than 50',
  'info.pricing.volume.unknown': 'Not sure yet',
  'info.pricing.message': 'Anything else we should know?',
  'info.pricing.message.hint':
    'Do not include personal identity numbers or anything about patients.',
  'info.pricing.send': 'Send the request',
  'info.pricing.sending': 'sending',
  'info.pricing.summary': 'Something needs correcting',
  'info.pricing.organisation.required': 'Enter the organisation’s name',
  'info.pricing.name.required': 'Enter your name',
  'info.pricing.staff.required': 'Choose at least one profession',
  'info.pricing.volume.required': 'Choose roughly how many assignments',
  'info.pricing.email.required': 'Enter your email address',
  'info.pricing.email.invalid': 'Enter a full email address, such as name@example.com',
  'info.pricing.phone.invalid': 'Enter a phone number, such as 070-174 06 05',
  'info.pricing.personal_number': 'This may be a personal identity number. We store none',
  'info.pricing.too_long': 'The text is too long',
  'info.pricing.wrong': 'Check this answer',
  'info.pricing.sent.title': 'Thank you, we have your request',
  'info.pricing.sent.text': 'Reference: {reference}. A receipt is on its way to your email.',
  'info.pricing.problem.invalid':
    'The request was not sent: some fields need correcting. Go back in the browser, and what you wrote is still there.',
  'info.pricing.problem.too_many':
    'Too many requests have come from your connection. Wait a while and try again, or email us.',
  'info.pricing.problem.mail_sent':
    'We are getting unusually many requests right now. We are emailing a link to the address that you typed. Open it in this browser and send the request again.',
  'info.pricing.problem.failed':
    'The request could not be sent. What you wrote is still there: try again.',
  'info.contact.title': 'Contact',
  'info.contact.lead': 'Write to us in Swedish or English. We read everything.',
  'info.contact.description':
    'How to reach Vikari: our email address, and where to turn with questions about accounts, ads, data and prices.',
  'info.contact.email': 'Email',
  'info.contact.email.hint':
    'Never put personal identity numbers, passwords or anything about patients in an email.',
  'info.contact.account': 'Account and login',
  'info.contact.account.text':
    'Write what you were trying to do, on which page and roughly when. You log in the same way as when you registered, or by one that you have connected since.',
  'info.contact.account.link': 'Log in',
  'info.contact.application': 'An application or an assignment',
  'info.contact.application.text':
    'The employer answers. Write in the conversation about the application, so that you both see what was said.',
  'info.contact.application.link': 'To your messages',
  'info.contact.report': 'Report something',
  'info.contact.report.text':
    'Every ad has Report the ad, also when you are not logged in. A conversation has Report the conversation.',
  'info.contact.report.link': 'To the ads',
  'info.contact.data': 'Your data',
  'info.contact.data.text':
    'In your account you can download a copy of everything, correct it and delete it yourself. If you have no account, write from the address in question.',
  'info.contact.data.link': 'Privacy policy',
  'info.contact.employers': 'For employers',
  'info.contact.employers.text':
    'Ask about prices in the form. Report faults in the tool to whoever supplied it.',
  'info.contact.employers.link': 'Pricing',
  'info.contact.site': 'A fault on the site',
  'info.contact.site.text':
    'Write the page’s address, what you expected and what happened. If you use assistive technology, please tell us which.',
  'info.contact.mail': 'Email us',
  'info.early.title': 'Sign up early for the app',
  'info.early.lead':
    'Vikari’s app is not ready yet. Leave your email, and we will email once: when it is here.',
  'info.early.description':
    'Sign up early for Vikari’s app. We email once, when the app is here, and you can unsubscribe whenever you like.',
  'info.early.email': 'Email',
  'info.early.send': 'Notify me',
  'info.early.sending': 'sending',
  'info.early.terms':
    'The address is used for nothing else. If you do not confirm it within 24 hours, we delete it.',
  'info.early.meanwhile': 'Everything on the site already works on your phone.',
  'info.early.jobs': 'See assignments',
  'info.early.home': 'To the start page',
  'info.early.ask.title': 'Confirm the sign-up',
  'info.early.ask.text':
    'Press the button to confirm that the address is yours. We then email once, when the app is here.',
  'info.early.ask.button': 'Confirm the sign-up',
  'info.early.leave.title': 'Cancel the sign-up',
  'info.early.leave.text': 'Press the button, and we delete your address.',
  'info.early.leave.button': 'Delete my address',
  'info.early.sent.title': 'Check your email',
  'info.early.sent.text':
    'We are emailing a link to the address. Open it to continue. If none arrives, look in your junk mail or try again tomorrow.',
  'info.early.registered.title': 'You have signed up',
  'info.early.registered.text':
    'We will email once, when the app is here. To unsubscribe, use the link in the email.',
  'info.early.already_registered.title': 'You have already signed up',
  'info.early.already_registered.text':
    'There is nothing more to do. We will email when the app is here.',
  'info.early.left.title': 'The address is deleted',
  'info.early.left.text':
    'We will not email about the app. You can sign up again whenever you like.',
  'info.early.invalid_link.title': 'The link cannot be used',
  'info.early.invalid_link.text':
    'It is incomplete or too old. Enter the address again, and we will send a new one.',
  'info.early.invalid_email': 'Enter a full email address, such as name@example.com',
  'info.early.too_many': 'Too many sign-ups have come from your connection. Try again tomorrow.',
  'info.early.failed':
    'Something went wrong on our side, and the address may not have been saved. Try again.',
  'info.sitemap.title': 'Site map',
  'info.sitemap.lead': 'Every page that you can read without logging in.',
  'info.sitemap.description':
    'Every public page on Vikari: assignments by profession and place, salaries, articles and information.',
  'info.sitemap.jobs': 'Assignments',
  'info.sitemap.jobs.search': 'Search assignments',
  'info.sitemap.jobs.all': 'All professions and places',
  'info.sitemap.jobs.highest': 'Highest hourly rate',
  'info.sitemap.pay': 'Pay',
  'info.sitemap.pay.guide': 'Pay in healthcare',
  'info.sitemap.pay.nurses': 'Pay for temporary nurses',
  'info.sitemap.pay.doctors': 'Pay for temporary doctors',
  'info.sitemap.pay.calculator': 'Salary and dividend calculator',
  'info.sitemap.reading': 'Reading',
  'info.sitemap.staffing': 'Staffing in healthcare',
  'info.sitemap.insight': 'Insight into workplaces',
  'info.sitemap.vikari': 'Vikari',
  'info.sitemap.login': 'Log in',
  'info.sitemap.register': 'Register',
  'info.sitemap.privacy': 'Privacy policy',
  'info.sitemap.terms': 'Terms',
  'info.sitemap.accessibility': 'Accessibility',
  'info.sitemap.professions': 'Assignments by profession',
  'info.sitemap.places': 'Assignments by place',
  'info.about.what.title': 'What you do here',
  'info.about.what.1':
    'Search assignments for nurses, doctors and other care staff all over Sweden, by profession, place, weeks and pay.',
  'info.about.what.2': 'See whether you can take an assignment, and what is missing.',
  'info.about.what.3':
    'Apply step by step, book an interview and write to the employer in one place.',
  'info.about.what.4': 'Plan the year week by week, with booked assignments and time off.',
  'info.about.principles.title': 'How we think',
  'info.about.principles.1':
    'The pay belongs in the ad, and so does whether it is a wage, a consultant’s wage or an invoice.',
  'info.about.principles.2':
    'You decide who sees you. No employer gets your name until you show interest.',
  'info.about.principles.3':
    'When we do not know something, we say so. Figures have a year and a source.',
  'info.about.principles.4': 'A person reads your application. No program rejects it.',
  'info.about.principles.5':
    'Everything can be done by keyboard, in Swedish and English. For screen readers the pages are checked by programs, not yet by anyone who uses one.',
  'info.about.roles.title': 'Who does what',
  'info.about.roles.1':
    'Vikari brings you and the employer together. The assignment, the agreement and the pay are between you: the employer may be a region, a municipality, a private care provider or a staffing agency.',
  'info.about.roles.2':
    'Employers work in a recruitment tool of their own, which is separate from this site.',
  'info.about.pay.title': 'How we are paid',
  'info.about.pay.1':
    'It is free for you. Employers pay to use the service, and we deduct nothing from the pay in an ad.',
  'info.recruiting.can.title': 'What the tool can do here',
  'info.recruiting.can.1': 'Publish, change, pause and close the employer’s own ads.',
  'info.recruiting.can.2': 'Read the applications to them and move them on, step by step.',
  'info.recruiting.can.3': 'Ask for documents, and open those that the candidate has shared.',
  'info.recruiting.can.4': 'Offer interview times, which the candidate books.',
  'info.recruiting.can.5': 'Write to candidates who have shown interest or applied.',
  'info.recruiting.can.6':
    'Find candidates who have chosen to be seen and match an assignment, and invite them.',
  'info.recruiting.can.7':
    'Be told at once when a candidate does something, by signed calls to the employer’s own system.',
  'info.recruiting.cannot.title': 'And what it cannot do',
  'info.recruiting.cannot.1':
    'See names before the candidate shows interest, or contact details before they apply.',
  'info.recruiting.cannot.2': 'Open documents that are not shared, or after the sharing has ended.',
  'info.recruiting.cannot.3': 'See other employers’ ads, applications or conversations.',
  'info.recruiting.cannot.4': 'Write to anyone who has blocked the employer.',
  'info.recruiting.trace.title': 'It leaves a trace',
  'info.recruiting.trace.1':
    'Each time a tool looks at a profile or opens a document it is recorded, and the candidate can read it. A tool’s key can be switched off at once.',
};
