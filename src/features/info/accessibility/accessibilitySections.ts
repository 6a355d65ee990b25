import type { TextSection } from '../text/textSection';

// Facts come from docs/accessibility.md (what is met, how it is checked, what is not done) and
// docs/browsers.md (Firefox and WebKit); a test compares the day and what is not met. The law: SFS
// 2018:1937, SFS 2023:254 and SFS 2023:676 (who supervises).

/** The day of the assessment, as docs/accessibility.md says it. */
export const ASSESSED = '2026-11-27';

/** The sections of the page, in the order of the Swedish form for such statements. */
export const ACCESSIBILITY_SECTIONS = [
  {
    id: 'level',
    title: 'accessibility.level.title',
    blocks: [{ text: 'accessibility.level.1' }, { text: 'accessibility.level.2' }],
  },
  {
    id: 'gaps',
    title: 'accessibility.gaps.title',
    blocks: [{ list: ['accessibility.gaps.1', 'accessibility.gaps.2', 'accessibility.gaps.3'] }],
  },
  {
    id: 'unknown',
    title: 'accessibility.unknown.title',
    blocks: [
      { list: ['accessibility.unknown.1', 'accessibility.unknown.2', 'accessibility.unknown.3'] },
    ],
  },
  {
    id: 'contact',
    title: 'accessibility.contact.title',
    blocks: [{ text: 'accessibility.contact.1' }],
  },
  {
    id: 'law',
    title: 'accessibility.law.title',
    blocks: [{ text: 'accessibility.law.1' }, { text: 'accessibility.law.2' }],
  },
  {
    id: 'tested',
    title: 'accessibility.tested.title',
    blocks: [
      { list: ['accessibility.tested.1', 'accessibility.tested.2', 'accessibility.tested.3'] },
    ],
  },
] as const satisfies readonly TextSection[];
