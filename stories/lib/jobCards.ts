import type { JobCardProps } from '@vikari/ui-kit/JobCard';
import type { WorkFieldIconName } from '@vikari/ui-kit/WorkFieldIcon';
import type { ColorFamily } from '../../ui-kit/theme/colorRoles';
import { textsFor } from './texts';

/** The texts of a card. */
type Words = {
  title: string;
  workRole: string;
  workplace: string;
  place: string;
  period: string;
  hours: string;
  badges: string[];
  rate: {
    amount: string;
    unit: string;
    note: string;
    inHand: { text: string; spoken: string };
  };
};

const SV: Words[] = [
  {
    title: 'IVA-sjuksköterska, natt',
    workRole: 'Intensivvårdssjuksköterska',
    workplace: 'Karolinska Universitetssjukhuset',
    place: 'Solna, Stockholm',
    period: '2 mars – 31 maj 2026',
    hours: '34 h/vecka · natt',
    badges: ['Jour'],
    rate: {
      amount: '650–720',
      unit: 'kr/h',
      note: 'Konsult, egen faktura',
      inHand: {
        text: 'ca 98 600 kr efter skatt via bolag · 13 v',
        spoken: 'Ungefär 98 600 kronor efter skatt som lön från eget bolag för 13 veckor.',
      },
    },
  },
  {
    title: 'Distriktssköterska till vårdcentral vid havet',
    workRole: 'Distriktssköterska',
    workplace: 'Lysekils vårdcentral',
    place: 'Lysekil, Västra Götaland',
    period: '16 juni – 24 augusti 2026',
    hours: '40 h/vecka · dag',
    badges: ['Stänger i dag'],
    rate: {
      amount: '520–560',
      unit: 'kr/h',
      note: 'Konsult, anställd',
      inHand: {
        text: 'ca 141 200 kr efter skatt · 10 veckor',
        spoken: 'Ungefär 141 200 kronor efter skatt för 10 veckor.',
      },
    },
  },
  {
    title: 'Specialistläkare i psykiatri',
    workRole: 'Specialistläkare',
    workplace: 'Beroendecentrum, Norrlands universitetssjukhus',
    place: 'Umeå, Västerbotten',
    period: '1 februari – 30 april 2026',
    hours: '20 h/vecka · dag',
    badges: ['Distans möjligt', 'Ny'],
    rate: {
      amount: '1 250–1 400',
      unit: 'kr/h',
      note: 'Konsult, egen faktura',
      inHand: {
        text: 'ca 103 400 kr efter skatt via bolag · 12 v',
        spoken: 'Ungefär 103 400 kronor efter skatt som lön från eget bolag för 12 veckor.',
      },
    },
  },
];

const EN: Words[] = [
  {
    title: 'ICU nurse, nights',
    workRole: 'Intensive care nurse',
    workplace: 'Karolinska University Hospital',
    place: 'Solna, Stockholm',
    period: '2 March – 31 May 2026',
    hours: '34 h/week · nights',
    badges: ['On call'],
    rate: {
      amount: '650–720',
      unit: 'SEK/h',
      note: 'Consultant, own invoice',
      inHand: {
        text: 'about SEK 98,600 after tax, company · 13 w',
        spoken: 'About 98,600 kronor after tax as pay from your own company for 13 weeks.',
      },
    },
  },
  {
    title: 'District nurse for a health centre by the sea',
    workRole: 'District nurse',
    workplace: 'Lysekil Health Centre',
    place: 'Lysekil, Västra Götaland',
    period: '16 June – 24 August 2026',
    hours: '40 h/week · days',
    badges: ['Closes today'],
    rate: {
      amount: '520–560',
      unit: 'SEK/h',
      note: 'Consultant, employed',
      inHand: {
        text: 'about SEK 141,200 after tax · 10 weeks',
        spoken: 'About 141,200 kronor after tax for 10 weeks.',
      },
    },
  },
  {
    title: 'Specialist doctor in psychiatry',
    workRole: 'Specialist doctor',
    workplace: 'Addiction Centre, University Hospital of Umeå',
    place: 'Umeå, Västerbotten',
    period: '1 February – 30 April 2026',
    hours: '20 h/week · days',
    badges: ['Remote possible', 'New'],
    rate: {
      amount: '1,250–1,400',
      unit: 'SEK/h',
      note: 'Consultant, own invoice',
      inHand: {
        text: 'about SEK 103,400 after tax, company · 12 w',
        spoken: 'About 103,400 kronor after tax as pay from your own company for 12 weeks.',
      },
    },
  },
];

/** The parts of a card that are the same in every language, in the order of the texts. */
const LOOKS: readonly { iconName: WorkFieldIconName; tones: readonly ColorFamily[] }[] = [
  { iconName: 'emergency', tones: ['info'] },
  { iconName: 'primary-care', tones: ['warning'] },
  { iconName: 'psychiatry', tones: ['success', 'accent'] },
];

/** A card's props without its icon, which is given by name. */
export type JobCardSample = JobCardProps & { iconName: WorkFieldIconName };

/** Three jobs as cards show them, in the toolbar's language. */
export function jobCardSamples(globals: Readonly<Record<string, unknown>>): JobCardSample[] {
  return textsFor(globals, { sv: SV, en: EN }).map(({ badges, ...words }, index) => {
    const { iconName, tones } = LOOKS[index] ?? { iconName: 'medicine', tones: [] };
    return {
      ...words,
      iconName,
      href: `#job-${index + 1}`,
      badges: badges.map((text, at) => ({ text, tone: tones[at] ?? 'neutral' })),
    };
  });
}

/** One of them. */
export function jobCardSample(
  globals: Readonly<Record<string, unknown>>,
  index: 0 | 1 | 2,
): JobCardSample {
  const sample = jobCardSamples(globals)[index];
  if (sample === undefined) throw new Error(`No job card sample ${index}`);
  return sample;
}
