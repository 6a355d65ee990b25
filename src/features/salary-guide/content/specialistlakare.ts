import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för specialistläkare',
    description:
      'Vad specialistläkare tjänar: median och spridning med år och källa, lönen från AT till specialist, pris för hyruppdrag och ett räkneexempel.',
    lead: 'Lönen hoppar upp två gånger under en läkares karriär: när ST börjar och när specialistbeviset kommer. Här är vad som är känt, och vad som inte är det.',
    passages: [
      {
        heading: 'Varför det inte finns en lön per specialitet',
        text: [
          'Den offentliga lönestatistiken räknar alla specialistläkare i en enda yrkesgrupp. Uppdelning efter specialitet finns bara i fackets egen statistik, som inte är öppen. Därför visar varje specialitet här gruppens siffra, och säger det.',
        ],
      },
      {
        heading: 'Vad som skiljer specialiteterna åt',
        text: [
          'Grundlönen skiljer mindre än man tror. Det som skiljer är hur mycket jour och beredskap som hör till, om det finns en privat marknad vid sidan av, och hur svårt det är att rekrytera där du arbetar. En specialist på ett litet sjukhus med få kolleger har ofta fler jourer och bättre läge i förhandlingen än en på ett universitetssjukhus.',
        ],
      },
    ],
    questions: [
      {
        question: 'Vilken specialitet tjänar mest?',
        answer:
          'Det går inte att svara på med öppna siffror. Äldre facklig statistik visar små skillnader i grundlön. Webbplatser som rangordnar specialiteter anger sällan källa, och de motsäger varandra.',
      },
    ],
  },
  en: {
    title: 'Pay for specialist doctors',
    description:
      'What specialist doctors in Sweden earn: median and spread with year and source, from foundation doctor to specialist, prices for agency doctors, an example.',
    lead: 'A doctor’s salary jumps twice in a career: when specialist training begins, and when the specialist certificate arrives. Here is what is known, and what is not.',
    passages: [
      {
        heading: 'Why there is no salary for each speciality',
        text: [
          'Public salary statistics count all specialist doctors in a single group. Figures by speciality exist only in the union’s own statistics, which are not open. Each speciality here therefore shows the group’s figure, and says so.',
        ],
      },
      {
        heading: 'What sets the specialities apart',
        text: [
          'Basic salaries differ less than many think. What differs is how much on-call duty belongs to the job, whether there is a private market beside it, and how hard it is to recruit where you work. A specialist at a small hospital with few colleagues often has more on-call duty, and a better position when negotiating, than one at a university hospital.',
        ],
      },
    ],
    questions: [
      {
        question: 'Which speciality pays most?',
        answer:
          'Open figures cannot answer that. Older union statistics show small differences in basic salary. Websites that rank specialities seldom name a source, and they contradict one another.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
