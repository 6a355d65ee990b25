import type { OtherGroups } from '../otherGroups';
import { OTHER_GROUPS_2024 } from './2024/otherGroups';
import { OTHER_GROUPS_2025 } from './2025/otherGroups';
import { OTHER_GROUPS_2026 } from './2026/otherGroups';
import type { TaxYear } from './taxYears';

/** The rules of every income year for those from 66 years on and those who live abroad. */
export const OTHER_GROUPS: Readonly<Record<TaxYear, OtherGroups>> = {
  2024: OTHER_GROUPS_2024,
  2025: OTHER_GROUPS_2025,
  2026: OTHER_GROUPS_2026,
};
