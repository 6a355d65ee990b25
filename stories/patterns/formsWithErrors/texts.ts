import type { ReferenceProblem } from './referenceFormRules';

const svProblems: Record<ReferenceProblem, string> = {
  workplace_missing: 'Skriv var ni arbetade ihop.',
  name_missing: 'Skriv referensens namn.',
  phone_invalid: 'Skriv ett nummer med 7–9 siffror efter landskoden.',
  email_invalid: 'Skriv en hel e-postadress, till exempel namn@example.com.',
  email_known: 'Den personen är redan din referens. Välj en från ditt andra uppdrag.',
};

const enProblems: Record<ReferenceProblem, string> = {
  workplace_missing: 'Enter where you worked together.',
  name_missing: 'Enter the name of your reference.',
  phone_invalid: 'Enter a number with 7–9 digits after the country code.',
  email_invalid: 'Enter a whole email address, such as name@example.com.',
  email_known: 'That person is already your reference. Choose one from your other assignment.',
};

/** The texts of the form stories, in both languages. */
const sv = {
  title: 'Lägg till en referens',
  lead: 'En chef från något av dina två senaste uppdrag. Ingen ringer utan din tillåtelse.',
  workplace: 'Arbetsplats',
  name: 'För- och efternamn',
  phone: 'Telefonnummer',
  prefix: 'Landskod',
  countries: ['Sverige', 'Norge', 'Finland', 'Danmark'],
  email: 'E-postadress',
  emailHint: 'Helst den till arbetet.',
  save: 'Spara referensen',
  saving: 'sparar',
  summary: 'Det är något som behöver rättas',
  failedTitle: 'Referensen kunde inte sparas',
  failed: 'Felet är vårt. Det du har fyllt i finns kvar. Försök igen om en stund.',
  savedTitle: (name: string) => `${name} är sparad som referens`,
  saved: 'En referens till, så är din profil klar för arbetsgivare.',
  another: 'Lägg till en till',
  problems: svProblems,
  start: {
    title: 'Kom igång',
    email: 'E-postadress',
    next: 'Fortsätt',
    done: (email: string) => `Vi skriver till ${email}.`,
  },
  profile: {
    title: 'Om dig',
    about: 'Berätta kort om dig själv',
    aboutHint: 'Sparas när du lämnar fältet.',
    status: {
      saving: 'Sparar …',
      saved: 'Sparat',
      failed: 'Kunde inte spara. Det du skrev finns kvar.',
      retry: 'Försök igen',
    },
  },
};

export type FormErrorTexts = typeof sv;

const en: FormErrorTexts = {
  title: 'Add a reference',
  lead: 'A manager from one of your two latest assignments. Nobody calls without your permission.',
  workplace: 'Workplace',
  name: 'First and last name',
  phone: 'Phone number',
  prefix: 'Country code',
  countries: ['Sweden', 'Norway', 'Finland', 'Denmark'],
  email: 'Email address',
  emailHint: 'Preferably the one at work.',
  save: 'Save the reference',
  saving: 'saving',
  summary: 'Something needs to be corrected',
  failedTitle: 'The reference could not be saved',
  failed: 'The fault is ours. What you have filled in is still here. Try again in a while.',
  savedTitle: (name) => `${name} is saved as a reference`,
  saved: 'One more reference, and your profile is ready for employers.',
  another: 'Add another',
  problems: enProblems,
  start: {
    title: 'Get started',
    email: 'Email address',
    next: 'Continue',
    done: (email) => `We will write to ${email}.`,
  },
  profile: {
    title: 'About you',
    about: 'Tell us a little about yourself',
    aboutHint: 'Saved when you leave the field.',
    status: {
      saving: 'Saving …',
      saved: 'Saved',
      failed: 'Could not save. What you wrote is still here.',
      retry: 'Try again',
    },
  },
};

export const FORM_ERROR_TEXTS = { sv, en };
