import { cardOf, type FirstDay, seenOf } from '#domain/firstDay/items';
import type { Language } from '#domain/language';
import { findOwnFirstDays } from '../firstDay/storedFirstDays';
import type { CalendarEvent } from '../lib/calendarFile';
import { MINUTE } from '../lib/time';
import { linkInMail } from '../mail/linkInMail';
import type { Queryable } from '../storage/database';

/** What a calendar shows of a first day: others may read it than the candidate alone. */
export interface CardInCalendar {
  card: FirstDay;
  changedAt: string | null;
}

/**
 * What may open a door: four digits of any script with nothing but signs between them, and any digit
 * of a line that names a code.
 */
const CODE = /(?:\p{N}[^\p{L}\p{N}]{0,3}){4}|(?:kod|code|\bpin).*\p{N}/isu;

const WORDS = {
  sv: {
    page: 'Första dagen',
    introduction: 'Introduktion',
    hours: 'timmar',
    dress: 'Arbetskläder',
    parking: 'Parkering',
  },
  en: {
    page: 'First day',
    introduction: 'Introduction',
    hours: 'hours',
    dress: 'Work clothes',
    parking: 'Parking',
  },
} as const satisfies Record<Language, object>;

/**
 * The cards of a candidate's first days without what only they may see: names, numbers, keys, and
 * lines with digits that may be a code.
 */
export async function findCardsInCalendar(
  db: Queryable,
  uid: string,
): Promise<Map<string, CardInCalendar>> {
  const rows = await findOwnFirstDays(db, uid);
  return new Map(
    rows.map(({ applicationId, ofJob, items, changedAt }) => {
      const card = seenOf(cardOf(ofJob, items), { booked: false });
      return [applicationId, { card: withoutCodes(card), changedAt }];
    }),
  );
}

function withoutCodes(card: FirstDay): FirstDay {
  return Object.fromEntries(
    Object.entries(card).filter(([, value]) => typeof value !== 'string' || !CODE.test(value)),
  );
}

type Details = Pick<CalendarEvent, 'description' | 'sequence' | 'changedAt' | 'location'>;

/** The details of an event on the first day, with what is said of it and the link to the rest. */
export function detailsOf(
  { card, changedAt: said }: CardInCalendar,
  about: Details & { applicationId: string; language: Language; publicUrl: string },
): Details {
  const { applicationId, language, publicUrl, description, changedAt } = about;
  const words = WORDS[language];
  const { entrance, introduction, dress, parking } = card;
  const last =
    [changedAt, said]
      .filter((at) => at !== null)
      .toSorted()
      .at(-1) ?? null;
  const link = linkInMail(
    publicUrl,
    `/forsta-dagen/${encodeURIComponent(applicationId)}`,
    language,
  );
  return {
    description: [
      ...description,
      introduction === undefined ? '' : `${words.introduction}: ${introduction} ${words.hours}`,
      dress === undefined ? '' : `${words.dress}: ${dress}`,
      parking === undefined ? '' : `${words.parking}: ${parking}`,
      `${words.page}: ${link}`,
    ],
    sequence: last === null ? about.sequence : Math.floor(Date.parse(last) / MINUTE),
    changedAt: last,
    location: entrance ?? null,
  };
}
