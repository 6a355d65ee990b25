/** The texts of the form stories, in both languages. */
const sv = {
  optional: 'valfritt',
  firstName: 'Förnamn',
  firstNameHint: 'Som det står i ditt pass.',
  firstNameError: 'Skriv ditt förnamn.',
  about: 'Berätta kort om dig själv',
  aboutHint: 'Vad vill du att en arbetsgivare ska veta?',
  aboutCount: (length: string, max: string) => `${length} av ${max} tecken`,
  email: 'E-postadress',
  emailError: 'Skriv en giltig e-postadress, till exempel namn@example.com.',
  phone: 'Mobilnummer',
  phoneError: 'Skriv ett nummer med 7–9 siffror efter landskoden.',
  prefix: 'Landskod',
  countries: ['Sverige', 'Norge', 'Finland', 'Danmark'],
  profession: 'Yrke',
  chooseProfession: 'Välj yrke',
  professionError: 'Välj ditt yrke.',
  places: 'Var vill du arbeta?',
  placesHint: 'Välj så många du vill.',
  multi: {
    placeholder: 'Sök eller välj',
    remove: (label: string) => `Ta bort ${label}`,
    noMatches: 'Inget passar',
    matches: (count: string) => `${count} träffar`,
  },
  employment: 'Hur vill du arbeta?',
  employmentError: 'Välj minst en anställningsform.',
  employmentTypes: ['Konsult', 'Vikariat', 'Tillsvidare'],
  employmentHints: ['Uppdrag genom ett bemanningsbolag', 'Anställd för en viss tid', ''],
  visibility: 'Vem får se din profil?',
  visibilityOptions: ['Matcha mig anonymt', 'Dölj min profil'],
  visibilityHints: [
    'Arbetsgivare ser din erfarenhet men inte vem du är, tills du visar intresse.',
    'Ingen ser dig förrän du söker ett uppdrag.',
  ],
  onCall: 'Jag tar jour och beredskap',
  onCallHint: 'Du kan ändra det för varje uppdrag.',
  summary: 'Det är något som behöver rättas',
  server: 'Vi kunde inte spara just nu. Försök igen om en stund.',
  section: 'Kontaktuppgifter',
  sectionText: 'Så att arbetsgivaren kan nå dig när du visat intresse.',
  submit: 'Fortsätt',
  save: {
    saving: 'Sparar …',
    saved: 'Sparat',
    failed: 'Kunde inte spara',
    retry: 'Försök igen',
  },
};

type FormTexts = typeof sv;

const en: FormTexts = {
  optional: 'optional',
  firstName: 'First name',
  firstNameHint: 'As it is written in your passport.',
  firstNameError: 'Enter your first name.',
  about: 'Tell us a little about yourself',
  aboutHint: 'What would you like an employer to know?',
  aboutCount: (length, max) => `${length} of ${max} characters`,
  email: 'Email address',
  emailError: 'Enter a valid email address, such as name@example.com.',
  phone: 'Mobile number',
  phoneError: 'Enter a number with 7–9 digits after the country code.',
  prefix: 'Country code',
  countries: ['Sweden', 'Norway', 'Finland', 'Denmark'],
  profession: 'Profession',
  chooseProfession: 'Choose a profession',
  professionError: 'Choose your profession.',
  places: 'Where would you like to work?',
  placesHint: 'Choose as many as you like.',
  multi: {
    placeholder: 'Search or choose',
    remove: (label) => `Remove ${label}`,
    noMatches: 'Nothing matches',
    matches: (count) => `${count} matches`,
  },
  employment: 'How would you like to work?',
  employmentError: 'Choose at least one type of employment.',
  employmentTypes: ['Consultant', 'Temporary post', 'Permanent post'],
  employmentHints: ['Assignments through a staffing company', 'Employed for a set time', ''],
  visibility: 'Who may see your profile?',
  visibilityOptions: ['Match me anonymously', 'Hide my profile'],
  visibilityHints: [
    'Employers see your experience but not who you are, until you show interest.',
    'Nobody sees you until you apply for a job.',
  ],
  onCall: 'I take on-call duty',
  onCallHint: 'You can change it for every job.',
  summary: 'Something needs to be corrected',
  server: 'We could not save right now. Please try again in a while.',
  section: 'Contact details',
  sectionText: 'So that the employer can reach you once you have shown interest.',
  submit: 'Continue',
  save: { saving: 'Saving …', saved: 'Saved', failed: 'Could not save', retry: 'Try again' },
};

export const FORM_TEXTS = { sv, en };

/** The country codes of the stories, named in the toolbar's language. */
export function phonePrefixes(countries: readonly string[]) {
  return ['+46', '+47', '+358', '+45'].map((prefix, at) => ({
    prefix,
    country: countries[at] ?? prefix,
  }));
}
