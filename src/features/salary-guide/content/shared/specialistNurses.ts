import type { SharedContent } from '../../salaryContent';

export const content = {
  sv: {
    passages: [
      {
        heading: 'Utbildning och titel',
        text: [
          'Du är legitimerad sjuksköterska först, i regel efter tre års studier. Specialistsjuksköterskeexamen är ett år till, för distriktssköterskor något längre. Barnmorskor läser ett och ett halvt år till en egen legitimation. Många arbetsgivare betalar lön under studierna, mot att du stannar en tid.',
        ],
      },
      {
        heading: 'Avtal och tillägg',
        text: [
          'Vårdförbundet och Sveriges Kommuner och Regioner har kollektivavtal för regioner och kommuner, och lönen är individuell. Utöver den kommer tillägg för obekväm tid, jour och beredskap. Den som arbetar natt i rotation har ett kortare heltidsmått, så jämför timmar och inte bara månadslöner.',
        ],
      },
      {
        heading: 'Att hyras in',
        text: [
          'Regionernas nationella avtal kräver minst två års arbete efter specialistexamen och aktuell erfarenhet. Priset beror på zon och specialitet, och är detsamma för alla bemanningsföretag. Det som skiljer företagen är hur mycket de behåller, om de ordnar resa och boende, och om tilläggen går vidare till dig.',
        ],
      },
      {
        heading: 'Vad som höjer lönen',
        text: [
          'Att byta arbetsgivare, att ta ansvar för utrustning, schema eller handledning, och att arbeta natt. För hyruppdrag: zon tre, sommar och storhelg, och att redan kunna avdelningens system.',
        ],
      },
    ],
    questions: [
      {
        question: 'Gäller priset i det nationella avtalet även kommuner?',
        answer: 'Nej. Det gäller regionerna. Kommuner och privata vårdgivare avtalar egna priser.',
      },
      {
        question: 'Räknas semesterersättning in i timlönen?',
        answer:
          'Här visas timlön och konsultlön med semesterersättning inräknad. På annat håll kan den komma ovanpå, tolv procent. Fråga alltid.',
      },
    ],
  },
  en: {
    passages: [
      {
        heading: 'Training and title',
        text: [
          'You are a licensed nurse first, as a rule after three years of studies. The specialist degree is one more year, somewhat longer for district nurses. Midwives study a year and a half for a licence of their own. Many employers pay a salary during the studies, in return for your staying a while.',
        ],
      },
      {
        heading: 'Agreements and supplements',
        text: [
          'The Swedish Association of Health Professionals and the Swedish Association of Local Authorities and Regions have a collective agreement for regions and municipalities, and pay is individual. On top come supplements for unsocial hours, on-call duty and standby. Those who work nights in rotation have a shorter full-time week, so compare hours and not only monthly salaries.',
        ],
      },
      {
        heading: 'Agency work',
        text: [
          'The regions’ national agreement asks for at least two years of work after the specialist degree, and recent experience. The price depends on zone and speciality, and is the same for all agencies. What differs between them is how much they keep, whether they arrange travel and housing, and whether supplements reach you.',
        ],
      },
      {
        heading: 'What raises pay',
        text: [
          'A new employer, responsibility for equipment, rotas or supervising, and night work. For temporary assignments: zone three, summer and major holidays, and knowing the unit’s systems already.',
        ],
      },
    ],
    questions: [
      {
        question: 'Does the price of the national agreement apply to municipalities too?',
        answer:
          'No. It applies to the regions. Municipalities and private providers agree on prices of their own.',
      },
      {
        question: 'Is holiday pay included in hourly pay?',
        answer:
          'Here, hourly pay and consultant pay are shown with holiday pay included. Elsewhere it may come on top, twelve per cent. Always ask.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SharedContent>;
