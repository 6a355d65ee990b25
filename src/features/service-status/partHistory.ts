import type { ServiceStatus } from '#domain/api/serviceStatus';
import { SERVICE_PARTS, type ServicePart } from '#domain/status/serviceParts';

type Days = NonNullable<ServiceStatus['days']>;

/** A part over all days. */
export interface PartHistory {
  part: ServicePart;
  /** Minutes. */
  checked: number;
  limited: number;
  failed: number;
  /** Percent of the checked minutes, never rounded up to 100; null: never checked. */
  worked: number | null;
}

/** Each part over all days, also those of which nothing is known. */
export function partHistories(days: Days): PartHistory[] {
  return SERVICE_PARTS.map((part) => {
    const own = days.flatMap(({ parts }) => parts.filter((one) => one.part === part));
    const sumOf = (field: 'checked' | 'limited' | 'failed') =>
      own.reduce((sum, one) => sum + one[field], 0);
    const [checked, limited, failed] = [sumOf('checked'), sumOf('limited'), sumOf('failed')];
    const share = checked === 0 ? null : ((checked - limited - failed) / checked) * 100;
    return {
      part,
      checked,
      limited,
      failed,
      worked: share === null ? null : Math.floor(share * 100) / 100,
    };
  });
}

/** How a part was on each day, the oldest first; `unknown` where nothing was checked. */
export function partDays(days: Days, part: ServicePart): DayState[] {
  return days
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ parts }) => stateOf(parts.find((one) => one.part === part)));
}

type DayState = 'good' | 'partly' | 'bad' | 'unknown';

function stateOf(of: Days[number]['parts'][number] | undefined): DayState {
  if (!of || of.checked === 0) return 'unknown';
  if (of.failed > 0) return 'bad';
  return of.limited > 0 ? 'partly' : 'good';
}

/** The days on which a part did not work, or not wholly, the last first. */
export function faultyDays(days: Days): Days {
  return days.flatMap(({ day, parts }) => {
    const faulty = parts.filter(({ failed, limited }) => failed + limited > 0);
    return faulty.length === 0 ? [] : [{ day, parts: faulty }];
  });
}
