import type { SharedContent } from '../../salaryContent';

export const content = {
  sv: {
    passages: [
      {
        heading: 'Utbildning och legitimation',
        text: [
          'Läkarprogrammet är numera sex år och leder till legitimation. Den som började före hösten 2021 läste fem och ett halvt år och gjorde AT. Sedan följer BT och ST, tillsammans minst fem år, och Socialstyrelsen utfärdar beviset om specialistkompetens.',
          'Regionernas nationella avtal för hyrpersonal kräver minst två års arbete efter specialistbeviset, och färsk erfarenhet i Norden på minst halvtid under de senaste fyra åren.',
        ],
      },
      {
        heading: 'Avtal och hur lönen sätts',
        text: [
          'De flesta är anställda i regioner, under kollektivavtal mellan Sveriges Kommuner och Regioner och Läkarförbundet. Lönen är individuell, utan tariffer. Den sätts vid anställning och ses över varje år. Det största hoppet kommer oftast vid byte av arbetsgivare eller när ett uppdrag läggs till, som medicinskt ansvar eller schemaläggning.',
        ],
      },
      {
        heading: 'Jour och beredskap',
        text: [
          'Jour är arbete eller väntan på sjukhuset, beredskap är väntan hemma. Båda ersätts i pengar eller ledighet enligt avtalet, och olika för vardag, natt, helg och storhelg. Fråga hur många pass du förväntas gå, hur mycket som brukar vara aktivt, och om du väljer pengar eller tid själv.',
        ],
      },
      {
        heading: 'Vad som höjer lönen',
        text: [
          'Bristområde och ort. Jour i kliniker med få specialister. Handledning, forskning och ledningsuppdrag. För hyruppdrag: zon tre, snabb start och att kunna återkomma till samma klinik.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vad är skillnaden mellan regionens pris och min ersättning?',
        answer:
          'Regionen betalar bemanningsföretaget ett pris. Företaget behåller sin del. Resten är din lön eller faktura. Är du anställd betalar företaget också arbetsgivaravgifter, pension och semester ur samma pris.',
      },
      {
        question: 'Får jag hyras in i den region där jag nyss var anställd?',
        answer:
          'Inte inom tolv månader efter den sista anställningen, enligt det nationella avtalet. Även timanställning räknas.',
      },
    ],
  },
  en: {
    passages: [
      {
        heading: 'Training and licence',
        text: [
          'The medical degree now takes six years and leads to a licence. Those who began before the autumn of 2021 studied five and a half years and did foundation training (AT). Basic and specialist training (BT and ST) follow, together at least five years, and the National Board of Health and Welfare issues the specialist certificate.',
          'The regions’ national agreement on temporary staff asks for at least two years of work after the specialist certificate, and recent experience in the Nordic countries at half time or more within four years.',
        ],
      },
      {
        heading: 'Agreements, and how pay is set',
        text: [
          'Most are employed by regions, under a collective agreement between the Swedish Association of Local Authorities and Regions and the Swedish Medical Association. Pay is individual, without scales. It is set when you are employed and reviewed every year. The largest step usually comes with a new employer, or with an added task such as medical responsibility or scheduling.',
        ],
      },
      {
        heading: 'On-call duty and standby',
        text: [
          'On-call duty is work or waiting at the hospital, standby is waiting at home. Both are paid in money or time off under the agreement, and differently for weekdays, nights, weekends and major holidays. Ask how many duties are expected, how much of them tends to be active, and whether you choose money or time yourself.',
        ],
      },
      {
        heading: 'What raises pay',
        text: [
          'A shortage, and the place. On-call duty at clinics with few specialists. Supervising, research and leading. For temporary assignments: zone three, a quick start, and being able to return to the same clinic.',
        ],
      },
    ],
    questions: [
      {
        question: 'What is the difference between the region’s price and my pay?',
        answer:
          'The region pays the agency a price. The agency keeps its share. The rest is your wage or invoice. If you are employed, the agency also pays employer’s contributions, pension and holidays out of the same price.',
      },
      {
        question: 'May I do agency work in the region where I was just employed?',
        answer:
          'Not within twelve months of your last employment, under the national agreement. Employment by the hour counts too.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SharedContent>;
