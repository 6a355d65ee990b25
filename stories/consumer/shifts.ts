/** The profession of a shift. */
export const ROLES = ['nurse', 'assistant', 'doctor'] as const;
export type Role = (typeof ROLES)[number];

/** A shift on the ward's board. */
export interface Shift {
  id: string;
  role: Role;
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:MM` */
  from: string;
  to: string;
  /** Who works it; null when nobody does. */
  colleague: string | null;
}

/** The planner's filter; null and '' filter nothing. */
export interface ShiftFilter {
  role: string;
  from: string | null;
  to: string | null;
}

export const ALL_SHIFTS: ShiftFilter = { role: '', from: null, to: null };

/** The ward's next days. */
export const SHIFTS: readonly Shift[] = [
  { id: 's1', role: 'nurse', day: '2026-12-01', from: '07:00', to: '16:00', colleague: null },
  { id: 's2', role: 'nurse', day: '2026-12-01', from: '21:00', to: '07:15', colleague: 'Maja Ros' },
  { id: 's3', role: 'assistant', day: '2026-12-02', from: '13:30', to: '21:30', colleague: null },
  { id: 's4', role: 'doctor', day: '2026-12-03', from: '08:00', to: '17:00', colleague: null },
  { id: 's5', role: 'nurse', day: '2026-12-05', from: '07:00', to: '16:00', colleague: null },
  {
    id: 's6',
    role: 'assistant',
    day: '2026-12-06',
    from: '07:00',
    to: '16:00',
    colleague: 'Ali Ek',
  },
];

/** The shifts that a filter shows, in the board's order. */
export function shownShifts(shifts: readonly Shift[], { role, from, to }: ShiftFilter): Shift[] {
  return shifts.filter(
    (shift) =>
      (role === '' || shift.role === role) &&
      (from === null || shift.day >= from) &&
      (to === null || shift.day <= to),
  );
}

/** The board with one shift filled. */
export function filled(shifts: readonly Shift[], id: string, colleague: string): Shift[] {
  return shifts.map((shift) => (shift.id === id ? { ...shift, colleague } : shift));
}

/** How many shifts nobody works yet. */
export function vacantCount(shifts: readonly Shift[]): number {
  return shifts.filter(({ colleague }) => colleague === null).length;
}
