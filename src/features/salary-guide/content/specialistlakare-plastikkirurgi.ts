import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare i plastikkirurgi',
    description:
      'Lön för plastikkirurger: specialistgruppens median och spridning, offentlig och privat verksamhet, och uppdrag i regionerna att söka.',
    lead: 'Plastikkirurgin har den tydligaste delningen mellan offentlig och privat inkomst av alla specialiteter.',
    passages: [
      {
        heading: 'Offentligt',
        text: [
          'I regionerna gör plastikkirurger rekonstruktion efter cancer och trauma, brännskador, handkirurgi på vissa orter, och medfödda missbildningar. Verksamheten finns på universitetssjukhusen och några till. Lönen följer andra specialisters.',
        ],
      },
      {
        heading: 'Privat',
        text: [
          'Estetisk kirurgi betalas av patienten. Inkomsten där är i regel egen verksamhet, inte lön, och finns inte i lönestatistiken. Jämför därför inte en lön i regionen med en omsättning i ett bolag. Kalkylatorn visar vad som blir kvar av den.',
        ],
      },
    ],
    questions: [
      {
        question: 'Finns det hyruppdrag i plastikkirurgi?',
        answer:
          'Färre än i de flesta specialiteter, eftersom verksamheten är samlad. Hudtumörkirurgi och rekonstruktion är det som oftast söks.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors in plastic surgery',
    description:
      'Pay for plastic surgeons in Sweden: the specialist group’s median and spread, public and private work, and assignments in the regions.',
    lead: 'Plastic surgery has the clearest divide between public and private income of all specialities.',
    passages: [
      {
        heading: 'Public',
        text: [
          'In the regions plastic surgeons do reconstruction after cancer and trauma, burns, hand surgery in some places, and congenital malformations. The work is at university hospitals and a few more. Pay follows that of other specialists.',
        ],
      },
      {
        heading: 'Private',
        text: [
          'Aesthetic surgery is paid by the patient. Income there is as a rule that of a business, not a salary, and is not in the statistics. So do not compare a salary in a region with the turnover of a company. The calculator shows what is left of it.',
        ],
      },
    ],
    questions: [
      {
        question: 'Are there temporary assignments in plastic surgery?',
        answer:
          'Fewer than in most specialities, since the work is concentrated. Skin tumour surgery and reconstruction are what is sought most.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
