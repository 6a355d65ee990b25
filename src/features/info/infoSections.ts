import type { TextSection } from './text/textSection';

/** The sections of its page, in their order. */
export const ABOUT_SECTIONS = [
  {
    id: 'what',
    title: 'info.about.what.title',
    blocks: [
      {
        list: ['info.about.what.1', 'info.about.what.2', 'info.about.what.3', 'info.about.what.4'],
      },
    ],
  },
  {
    id: 'principles',
    title: 'info.about.principles.title',
    blocks: [
      {
        list: [
          'info.about.principles.1',
          'info.about.principles.2',
          'info.about.principles.3',
          'info.about.principles.4',
          'info.about.principles.5',
        ],
      },
    ],
  },
  {
    id: 'roles',
    title: 'info.about.roles.title',
    blocks: [{ text: 'info.about.roles.1' }, { text: 'info.about.roles.2' }],
  },
  { id: 'pay', title: 'info.about.pay.title', blocks: [{ text: 'info.about.pay.1' }] },
] as const satisfies readonly TextSection[];

/** The sections of its page, in their order. */
export const RECRUITING_SECTIONS = [
  {
    id: 'can',
    title: 'info.recruiting.can.title',
    blocks: [
      {
        list: [
          'info.recruiting.can.1',
          'info.recruiting.can.2',
          'info.recruiting.can.3',
          'info.recruiting.can.4',
          'info.recruiting.can.5',
          'info.recruiting.can.6',
          'info.recruiting.can.7',
        ],
      },
    ],
  },
  {
    id: 'cannot',
    title: 'info.recruiting.cannot.title',
    blocks: [
      {
        list: [
          'info.recruiting.cannot.1',
          'info.recruiting.cannot.2',
          'info.recruiting.cannot.3',
          'info.recruiting.cannot.4',
        ],
      },
    ],
  },
  {
    id: 'trace',
    title: 'info.recruiting.trace.title',
    blocks: [{ text: 'info.recruiting.trace.1' }],
  },
] as const satisfies readonly TextSection[];
