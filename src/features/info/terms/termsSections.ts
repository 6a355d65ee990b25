import type { TextSection } from '../text/textSection';

/** The sections of the page, in their order. */
export const TERMS_SECTIONS = [
  {
    id: 'about',
    title: 'terms.about.title',
    blocks: [{ text: 'terms.about.1' }, { text: 'terms.about.2' }],
  },
  {
    id: 'account',
    title: 'terms.account.title',
    blocks: [
      { list: ['terms.account.1', 'terms.account.2', 'terms.account.3', 'terms.account.4'] },
    ],
  },
  { id: 'price', title: 'terms.price.title', blocks: [{ text: 'terms.price.1' }] },
  {
    id: 'ads',
    title: 'terms.ads.title',
    blocks: [{ text: 'terms.ads.1' }, { text: 'terms.ads.2' }],
  },
  { id: 'applying', title: 'terms.applying.title', blocks: [{ text: 'terms.applying.1' }] },
  { id: 'content', title: 'terms.content.title', blocks: [{ text: 'terms.content.1' }] },
  {
    id: 'conduct',
    title: 'terms.conduct.title',
    blocks: [{ list: ['terms.conduct.1', 'terms.conduct.2', 'terms.conduct.3'] }],
  },
  { id: 'reports', title: 'terms.reports.title', blocks: [{ text: 'terms.reports.1' }] },
  { id: 'running', title: 'terms.running.title', blocks: [{ text: 'terms.running.1' }] },
  {
    id: 'responsibility',
    title: 'terms.responsibility.title',
    blocks: [{ text: 'terms.responsibility.1' }],
  },
  { id: 'leaving', title: 'terms.leaving.title', blocks: [{ text: 'terms.leaving.1' }] },
  { id: 'changes', title: 'terms.changes.title', blocks: [{ text: 'terms.changes.1' }] },
  { id: 'law', title: 'terms.law.title', blocks: [{ text: 'terms.law.1' }] },
] as const satisfies readonly TextSection[];
