import type { SalaryContent } from '../salaryContent';

export const content = {
  sv: {
    title: 'Lön för kirurgsjuksköterskor',
    description:
      'Lön för kirurgsjuksköterskor: gruppens medellön, pris per hyrtimme, akutkirurgi, stomi och dagvård, obekväm tid, och lediga uppdrag.',
    lead: 'Kirurgavdelningen är en av de vanligaste platserna för hyruppdrag. Patienterna kommer akut, opereras och går hem, dygnet runt.',
    passages: [
      {
        heading: 'Kirurgisk vård',
        text: [
          'Specialistutbildningen i kirurgisk vård ger rätt till avtalets specialistpris. Grundutbildade med lång vana finns på samma avdelning men till ett annat pris. Kontrollera att uppdraget är beställt som specialist innan du tackar ja.',
        ],
      },
      {
        heading: 'Stomi, nutrition och drän',
        text: [
          'Vana av dränage, epidural, parenteral nutrition och nyopererad stomi är det som skiljer ett lugnt pass från ett svårt. Räkna upp det i profilen.',
        ],
      },
    ],
    questions: [
      {
        question: 'När är det lättast att få uppdrag?',
        answer:
          'Sommaren, och veckorna kring jul och påsk. De läggs ut månader i förväg, och de bästa går först.',
      },
    ],
  },
  en: {
    title: 'Pay for surgical nurses',
    description:
      'Pay for surgical nurses in Sweden: the group’s mean, price per agency hour, emergency surgery, stoma and day care, open assignments.',
    lead: 'The surgical ward is one of the most common places for temporary assignments. Patients come as emergencies, are operated on and go home, around the clock.',
    passages: [
      {
        heading: 'Surgical care',
        text: [
          'The specialist degree in surgical care gives the agreement’s price for specialists. Nurses with long experience but without it are on the same ward at another price. Check that the assignment is ordered as specialist before you accept.',
        ],
      },
      {
        heading: 'Stoma, nutrition and drains',
        text: [
          'Experience of drains, epidurals, parenteral nutrition and new stomas is what sets a calm shift apart from a hard one. List it in your profile.',
        ],
      },
    ],
    questions: [
      {
        question: 'When is it easiest to get assignments?',
        answer:
          'In summer, and in the weeks around Christmas and Easter. They are published months ahead, and the best go first.',
      },
    ],
  },
} as const satisfies Record<'sv' | 'en', SalaryContent>;
