import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för barnmorskor',
    description:
      'Lön för barnmorskor: egen median och spridning, pris per hyrtimme, förlossning och mödrahälsovård, obekväm tid, och lediga uppdrag.',
    lead: 'Barnmorska är ett eget legitimationsyrke med egen statistik. Förlossningen och mottagningen är två olika scheman, och två olika inkomster.',
    passages: [
      {
        heading: 'Förlossning och BB',
        text: [
          'Arbetet går dygnet runt och året om. Sommaren är svårast att bemanna, och uppdrag för juni till augusti läggs ut redan på vintern. Vana av självständigt förlossningsarbete efterfrågas mest.',
        ],
      },
      {
        heading: 'Mödrahälsovård och ungdomsmottagning',
        text: [
          'Dagtid, mer rådgivning, preventivmedel och ultraljud där du har utbildning för det. Uppdragen är färre men längre. Barnmorskors rätt att förskriva preventivmedel gör förskrivarkoden nödvändig.',
        ],
      },
    ],
    questions: [
      {
        question: 'Är barnmorska en specialistsjuksköterska?',
        answer:
          'I statistik och avtal räknas barnmorskor ofta dit, men utbildningen är en egen examen med egen legitimation, ovanpå sjuksköterskans.',
      },
    ],
  },
  en: {
    title: 'Pay for midwives',
    description:
      'Pay for midwives in Sweden: their own median and spread, price per agency hour, labour ward and antenatal care, and open assignments.',
    lead: 'Midwifery is a licensed profession of its own, with statistics of its own. Labour ward and clinic are two different rotas, and two different incomes.',
    passages: [
      {
        heading: 'Labour ward and postnatal care',
        text: [
          'The work goes on around the clock, all year. Summer is hardest to staff, and assignments for June to August are published as early as winter. Experience of independent work in the labour ward is what is asked for most.',
        ],
      },
      {
        heading: 'Antenatal care and youth clinics',
        text: [
          'By day, with more advice, contraception, and ultrasound where you are trained for it. The assignments are fewer but longer. A midwife’s right to prescribe contraceptives makes the prescriber code necessary.',
        ],
      },
    ],
    questions: [
      {
        question: 'Is a midwife a specialist nurse?',
        answer:
          'Statistics and agreements often count midwives among them, but the training is a degree of its own with its own licence, on top of the nurse’s.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
