/** The jobs of the filter pattern: invented, always the same. */
export const ROLES = ['nurse', 'icu-nurse', 'district-nurse', 'midwife'] as const;
export const PLACES = ['stockholm', 'malmo', 'goteborg', 'lulea'] as const;
export const TIMES = ['day', 'evening', 'night', 'weekend'] as const;

type Role = (typeof ROLES)[number];
type Place = (typeof PLACES)[number];
type Time = (typeof TIMES)[number];

/** A job as the pattern needs it. */
export interface Job {
  id: string;
  role: Role;
  place: Place;
  time: Time;
  /** SEK an hour. */
  rate: number;
}

/** Every role in every place, twice; nights pay more, and Luleå has none for midwives. */
export const JOBS: readonly Job[] = ROLES.flatMap((role, r) =>
  PLACES.flatMap((place, p) =>
    [0, 1].map((n): Job => {
      const time = TIMES[(r + p + n * 2) % TIMES.length] ?? 'day';
      const rate = 520 + r * 70 + p * 20 + n * 110 + (time === 'night' ? 160 : 0);
      return { id: `${role}-${place}-${n}`, role, place, time, rate };
    }),
  ),
).filter(({ role, place }) => !(role === 'midwife' && place === 'lulea'));
