import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Vad får en hyrsjuksköterska betalt?',
    description:
      'Lön för hyrsjuksköterskor: timpris i lediga uppdrag, regionernas högsta pris per zon, tillägg, och vad bemanningsföretaget behåller.',
    lead: 'Det finns tre svar, beroende på om du är anställd per timme, konsult eller fakturerar från eget bolag. Här är vad som går att mäta.',
    passages: [
      {
        heading: 'Samma pass, tre sätt att få betalt',
        text: [
          'Timlön är lön från en arbetsgivare, där semesterersättning kan vara inräknad. Konsultlön är ett bemanningsföretags lön, ofta allt inräknat. Faktura är vad ditt eget bolag tar betalt, utan moms, och ur den ska arbetsgivaravgifter, pension, försäkringar, semester och sjukdagar betalas. Jämför därför aldrig en faktura med en timlön rakt av.',
        ],
      },
      {
        heading: 'Zonen avgör mest',
        text: [
          'I det nationella avtalet betalar landsbygd mest och storstad minst. Två kommuner i samma län kan ligga i olika zoner. Ett uppdrag längre bort kan alltså ge mer per timme, men räkna med resa och boende.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vad är ett rimligt krav för en sjuksköterska?',
        answer:
          'Utgå från regionens högsta pris i zonen, dra av det bemanningsföretaget behåller, och räkna om till ditt sätt att få betalt. Fråga rakt ut vad regionen betalar: priset är offentligt.',
      },
      {
        question: 'Får jag ob-tillägg som hyrsjuksköterska?',
        answer:
          'Regionen betalar bemanningsföretaget tillägg för kväll, natt och helg. Om du får hela eller en del står i ditt avtal. Se till att det står i kronor.',
      },
    ],
  },
  en: {
    title: 'What is a temporary nurse paid?',
    description:
      'Pay for temporary nurses in Sweden: hourly rates in open assignments, the regions’ highest price by zone, supplements, the agency’s share.',
    lead: 'There are three answers: employed by the hour, consultant, or invoicing from your own company. Here is what can be measured.',
    passages: [
      {
        heading: 'One shift, three ways to be paid',
        text: [
          'Hourly pay is a wage from an employer, in which holiday pay may be included. Consultant pay is an agency’s wage, often with everything included. An invoice is what your own company charges, excluding VAT, and it has to cover employer’s contributions, pension, insurance, holidays and sick days. So never compare an invoice with hourly pay as they stand.',
        ],
      },
      {
        heading: 'The zone decides most',
        text: [
          'In the national agreement the countryside pays most and big cities least. Two municipalities in one county may be in different zones. An assignment further away may therefore pay more by the hour, but count travel and housing.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is a reasonable rate for a nurse to ask for?',
        answer:
          'Begin with the region’s highest price in the zone, take off what the agency keeps, and convert it to the way you are paid. Ask outright what the region pays: the price is public.',
      },
      {
        question: 'Do I get supplements for unsocial hours as a temporary nurse?',
        answer:
          'The region pays the agency supplements for evenings, nights and weekends. Whether you get all of it or a part is in your contract. See that it is stated in kronor.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
