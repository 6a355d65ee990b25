import { SOURCES_2024 } from './2024/sources';
import { SOURCES_2025 } from './2025/sources';
import { SOURCES_2026 } from './2026/sources';

/** The sources of every year; figures of a year that is missing here name unknown ids. */
export const SOURCES_OF_YEARS = { ...SOURCES_2024, ...SOURCES_2025, ...SOURCES_2026 } as const;
