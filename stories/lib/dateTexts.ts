/** The texts of the date stories, in both languages. */
const sv = {
  label: 'Period',
  hint: 'När kan du arbeta?',
  field: {
    from: 'Från',
    to: 'Till',
    open: 'Öppna kalendern',
    placeholder: 't.ex. 1 dec',
    dialog: {
      title: 'Välj period',
      close: 'Stäng',
      clear: 'Rensa',
      apply: 'Använd',
      chooseStart: 'Välj en startdag.',
      chooseEnd: (from: string) => `Från ${from}. Välj en slutdag.`,
      chosen: (from: string, to: string, days: string) => `${from} – ${to}, ${days} dagar`,
      problems: {
        invalid_from: 'Skriv startdagen som 1 dec, 1/12 eller 2026-12-01.',
        invalid_to: 'Skriv slutdagen som 1 dec, 1/12 eller 2026-12-01.',
        too_early: 'Välj dagar från och med i dag.',
        end_not_after_start: 'Slutdagen måste vara efter startdagen.',
      },
      weeks: {
        from: 'Från vecka',
        to: 'Till vecka',
        none: 'Välj vecka',
        option: (number: string, day: string) => `v. ${number} (${day})`,
      },
      calendar: {
        previousMonth: 'Föregående månad',
        nextMonth: 'Nästa månad',
        weekColumn: 'Vecka',
        weekColumnShort: 'v.',
        week: (number: string) => `Vecka ${number}`,
        places: { start: 'start', end: 'slut', inside: 'i perioden' },
      },
    },
  },
};

type DateTexts = typeof sv;

const en: DateTexts = {
  label: 'Period',
  hint: 'When can you work?',
  field: {
    from: 'From',
    to: 'To',
    open: 'Open the calendar',
    placeholder: 'e.g. 1 Dec',
    dialog: {
      title: 'Choose a period',
      close: 'Close',
      clear: 'Clear',
      apply: 'Apply',
      chooseStart: 'Choose a first day.',
      chooseEnd: (from) => `From ${from}. Choose a last day.`,
      chosen: (from, to, days) => `${from} – ${to}, ${days} days`,
      problems: {
        invalid_from: 'Write the first day as 1 Dec, 1/12 or 2026-12-01.',
        invalid_to: 'Write the last day as 1 Dec, 1/12 or 2026-12-01.',
        too_early: 'Choose days from today on.',
        end_not_after_start: 'The last day must be after the first.',
      },
      weeks: {
        from: 'From week',
        to: 'Until week',
        none: 'Choose a week',
        option: (number, day) => `Wk ${number} (${day})`,
      },
      calendar: {
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        weekColumn: 'Week',
        weekColumnShort: 'Wk',
        week: (number) => `Week ${number}`,
        places: { start: 'first day', end: 'last day', inside: 'in the period' },
      },
    },
  },
};

export const DATE_TEXTS = { sv, en };

/** The same texts in the form of the field's labels, with numbers as numbers. */
export function dateRangeLabels({ field }: DateTexts) {
  const { dialog } = field;
  return {
    ...field,
    dialog: {
      ...dialog,
      chosen: (from: string, to: string, days: number) => dialog.chosen(from, to, `${days}`),
      weeks: {
        ...dialog.weeks,
        option: (number: number, day: string) => dialog.weeks.option(`${number}`, day),
      },
      calendar: { ...dialog.calendar, week: (number: number) => dialog.calendar.week(`${number}`) },
    },
  };
}
