import type { Language } from '#domain/language';

/** The party that the simulator replaces. */
export type SimulatorKind = 'bankid' | 'google' | 'facebook';

interface SimulatorTexts {
  title: string;
  /** Says in both languages that the page is a simulation. */
  banner: string;
  intro: string;
  scan: string;
  sameDevice: string;
  qrLabel: string;
  choose: string;
  registered: string;
  unregistered: string;
  /** Of an address. */
  confirmed: string;
  unconfirmed: string;
  otherEndings: string;
  cancel: string;
  expired: string;
  error: string;
  wrongTitle: string;
  /** `{parameter}` is the OIDC parameter at fault. */
  wrong: string;
}

/** The label is in both languages on every page, whichever language the page is in. */
const BANNER = 'Simulering – inte riktigt BankID / Simulation – not the real BankID';

const BANKID_TEXTS: Readonly<Record<Language, SimulatorTexts>> = {
  sv: {
    title: 'Simulerad legitimering',
    banner: BANNER,
    intro:
      'Det här är demoversionens övningssida. Ingen riktig legitimering görs och personerna är påhittade.',
    scan: 'Med riktigt BankID skulle du skanna en QR-kod med mobilen. Här väljer du bara en person.',
    sameDevice:
      'Med riktigt BankID skulle appen öppnas på den här enheten. Här väljer du bara en person.',
    qrLabel: 'Simulerad QR-kod som inte går att skanna',
    choose: 'Vem vill du vara?',
    registered: 'Har ett konto',
    unregistered: 'Har inget konto än',
    confirmed: 'bekräftad',
    unconfirmed: 'inte bekräftad',
    otherEndings: 'Eller pröva när något går fel',
    cancel: 'Avbryt',
    expired: 'Låt tiden gå ut',
    error: 'Låt det bli fel',
    wrongTitle: 'Länken hit stämmer inte',
    wrong: 'Gå tillbaka till Vikari och försök igen. Det som inte stämmer är {parameter}.',
  },
  en: {
    title: 'Simulated identification',
    banner: BANNER,
    intro:
      'This is the demo’s practice page. Nobody is really identified, and the people are made up.',
    scan: 'With the real BankID you would scan a QR code with your phone. Here you just pick a person.',
    sameDevice:
      'With the real BankID the app would open on this device. Here you just pick a person.',
    qrLabel: 'Simulated QR code that cannot be scanned',
    choose: 'Who would you like to be?',
    registered: 'Has an account',
    unregistered: 'Has no account yet',
    confirmed: 'confirmed',
    unconfirmed: 'not confirmed',
    otherEndings: 'Or see what happens when it goes wrong',
    cancel: 'Cancel',
    expired: 'Let the time run out',
    error: 'Make it fail',
    wrongTitle: 'Something is wrong with this link',
    wrong: 'Go back to Vikari and try again. The part that is wrong is {parameter}.',
  },
};

/** The pages of a social provider, which has one sign-in method and no QR code. */
function socialTexts(name: string): Readonly<Record<Language, SimulatorTexts>> {
  const banner = `Simulering – inte riktiga ${name} / Simulation – not the real ${name}`;
  return {
    sv: {
      ...BANKID_TEXTS.sv,
      banner,
      title: `Simulerad inloggning med ${name}`,
      intro: `Det här är demoversionens övningssida. Ingenting skickas till ${name} och personerna är påhittade.`,
      sameDevice: `Hos riktiga ${name} skulle du logga in med ditt konto där. Här väljer du bara en person.`,
    },
    en: {
      ...BANKID_TEXTS.en,
      banner,
      title: `Simulated login with ${name}`,
      intro: `This is the demo’s practice page. Nothing is sent to ${name}, and the people are made up.`,
      sameDevice: `At the real ${name} you would log in with your account there. Here you just pick a person.`,
    },
  };
}

/** The simulator's pages are not part of the site and have their own texts. */
export const SIMULATOR_TEXTS: Readonly<
  Record<SimulatorKind, Readonly<Record<Language, SimulatorTexts>>>
> = {
  bankid: BANKID_TEXTS,
  google: socialTexts('Google'),
  facebook: socialTexts('Facebook'),
};
