import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistsjuksköterskor',
    description:
      'Vad specialistsjuksköterskor tjänar: medellön år för år, grupper med egen statistik, pris för hyruppdrag, och alla specialiteter.',
    lead: 'Ett års studier till ger en ny titel, mer ansvar och ett högre pris vid inhyrning. På månadslönen syns det mindre än många väntar sig.',
    passages: [
      {
        heading: 'Lönar det sig att läsa vidare?',
        text: [
          'Skillnaden i månadslön mot grundutbildade sjuksköterskor är ofta några tusen kronor. För den som tar hyruppdrag är den större: regionernas högsta pris per timme är hundra till hundrafemtio kronor högre för en specialistsjuksköterska. Många regioner betalar lön under hela eller delar av utbildningen.',
        ],
      },
      {
        heading: 'Grupper med egna siffror',
        text: [
          'Barnmorskor, anestesi-, distrikts- och psykiatrisjuksköterskor har egen offentlig statistik. För operation finns en osäker uppgift. För de övriga saknas öppna siffror, och då visar vi hela gruppens.',
        ],
      },
    ],
    questions: [
      {
        question: 'Varför visar ni medellön och inte median för gruppen?',
        answer:
          'För att ingen öppen källa anger medianen. Medellönen dras upp av höga löner, så medianen är troligen lite lägre.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist nurses',
    description:
      'What specialist nurses in Sweden earn: the mean year by year, groups with statistics of their own, agency prices, and all specialities.',
    lead: 'A year of further studies gives a new title, more responsibility and a higher agency price. The monthly salary shows it less than many expect.',
    passages: [
      {
        heading: 'Is it worth studying further?',
        text: [
          'The difference in monthly salary from nurses without a specialist degree is often a few thousand kronor. For those who take temporary assignments it is larger: the regions’ highest hourly price is a hundred to a hundred and fifty kronor higher for a specialist nurse. Many regions pay a salary during all or part of the studies.',
        ],
      },
      {
        heading: 'Groups with figures of their own',
        text: [
          'Midwives, nurse anaesthetists, district nurses and psychiatric nurses have public statistics of their own. For theatre nurses there is an uncertain figure. For the others there are no open figures, and we show the whole group’s.',
        ],
      },
    ],
    questions: [
      {
        question: 'Why do you show a mean and not a median for the group?',
        answer:
          'Because no open source gives the median. High salaries raise a mean, so the median is probably a little lower.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
