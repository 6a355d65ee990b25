import type { TextSection } from '../text/textSection';

/** The sections of the page, in their order. */
export const PRIVACY_SECTIONS = [
  {
    id: 'short',
    title: 'privacy.short.title',
    blocks: [
      { list: ['privacy.short.1', 'privacy.short.2', 'privacy.short.3', 'privacy.short.4'] },
    ],
  },
  {
    id: 'who',
    title: 'privacy.who.title',
    blocks: [{ text: 'privacy.who.1' }, { text: 'privacy.who.2' }],
  },
  {
    id: 'what',
    title: 'privacy.what.title',
    blocks: [{ text: 'privacy.what.1' }, { table: 'stored' }],
  },
  {
    id: 'bankid',
    title: 'privacy.bankid.title',
    blocks: [{ text: 'privacy.bankid.1' }, { text: 'privacy.bankid.2' }],
  },
  {
    id: 'employers',
    title: 'privacy.employers.title',
    blocks: [{ text: 'privacy.employers.1' }, { text: 'privacy.employers.2' }],
  },
  {
    id: 'others',
    title: 'privacy.others.title',
    blocks: [
      { text: 'privacy.others.1' },
      {
        list: [
          'privacy.others.2',
          'privacy.others.3',
          'privacy.others.4',
          'privacy.others.5',
          'privacy.others.6',
          'privacy.others.7',
        ],
      },
    ],
  },
  {
    id: 'cookies',
    title: 'privacy.cookies.title',
    blocks: [
      { text: 'privacy.cookies.1' },
      { table: 'cookies' },
      { text: 'privacy.cookies.2' },
      { table: 'storage' },
      { text: 'privacy.cookies.3' },
    ],
  },
  {
    id: 'rights',
    title: 'privacy.rights.title',
    blocks: [
      {
        list: [
          'privacy.rights.1',
          'privacy.rights.2',
          'privacy.rights.3',
          'privacy.rights.4',
          'privacy.rights.5',
          'privacy.rights.6',
        ],
      },
      { text: 'privacy.rights.7' },
    ],
  },
  { id: 'automatic', title: 'privacy.automatic.title', blocks: [{ text: 'privacy.automatic.1' }] },
  { id: 'security', title: 'privacy.security.title', blocks: [{ text: 'privacy.security.1' }] },
  { id: 'changes', title: 'privacy.changes.title', blocks: [{ text: 'privacy.changes.1' }] },
] as const satisfies readonly TextSection[];

/** Cookies by the names that the server gives them; `server/privacy/privacyPage.unit.test.ts` compares them. */
export const COOKIES = [
  {
    name: 'vikari_session',
    what: 'privacy.cookie.session.what',
    kept: 'privacy.cookie.session.kept',
  },
  {
    name: 'vikari_shared',
    what: 'privacy.cookie.shared.what',
    kept: 'privacy.cookie.shared.kept',
  },
  {
    name: 'vikari_language',
    what: 'privacy.cookie.language.what',
    kept: 'privacy.cookie.language.kept',
  },
  {
    name: 'vikari_registration',
    what: 'privacy.cookie.registration.what',
    kept: 'privacy.cookie.registration.kept',
  },
  {
    name: 'vikari_bankid_',
    what: 'privacy.cookie.bankid.what',
    kept: 'privacy.cookie.bankid.kept',
  },
  {
    name: 'vikari_interest',
    what: 'privacy.cookie.interest.what',
    kept: 'privacy.cookie.interest.kept',
  },
  {
    name: 'vikari_proof',
    what: 'privacy.cookie.proof.what',
    kept: 'privacy.cookie.proof.kept',
  },
] as const;

/** What the pages keep in a browser besides; compared as the cookies are. */
export const STORAGE = [
  {
    name: 'shared.',
    what: 'privacy.storage.shared.what',
    kept: 'privacy.storage.shared.kept',
  },
  {
    name: 'shared_seen',
    what: 'privacy.storage.shared_seen.what',
    kept: 'privacy.storage.shared.kept',
  },
  { name: 'own_tax', what: 'privacy.storage.own_tax.what', kept: 'privacy.storage.own_tax.kept' },
  { name: 'saved.', what: 'privacy.storage.saved.what', kept: 'privacy.storage.saved.kept' },
  { name: 'kept.unsent', what: 'privacy.storage.ticks.what', kept: 'privacy.storage.ticks.kept' },
  { name: 'draft.', what: 'privacy.storage.draft.what', kept: 'privacy.storage.draft.kept' },
  {
    name: 'referee.',
    what: 'privacy.storage.reference_answers.what',
    kept: 'privacy.storage.reference_answers.kept',
  },
  {
    name: 'home_preferences',
    what: 'privacy.storage.search.what',
    kept: 'privacy.storage.search.kept',
  },
  {
    name: 'recent_searches',
    what: 'privacy.storage.recent.what',
    kept: 'privacy.storage.recent.kept',
  },
  {
    name: 'lastVisitedUrl',
    what: 'privacy.storage.last_page.what',
    kept: 'privacy.storage.last_page.kept',
  },
  {
    name: 'auth_page_state',
    what: 'privacy.storage.auth_page.what',
    kept: 'privacy.storage.auth_page.kept',
  },
  {
    name: 'job-app-banner-dismissed-at',
    what: 'privacy.storage.app_banner.what',
    kept: 'privacy.storage.app_banner.kept',
  },
  {
    name: 'pending_interest',
    what: 'privacy.storage.interest.what',
    kept: 'privacy.storage.interest.kept',
  },
  {
    name: 'pending_interest.recommendation.',
    what: 'privacy.storage.recommendation.what',
    kept: 'privacy.storage.recommendation.kept',
  },
  {
    name: 'push_declined_at',
    what: 'privacy.storage.push_declined.what',
    kept: 'privacy.storage.push_declined.kept',
  },
  {
    name: 'push subscription',
    what: 'privacy.storage.push.what',
    kept: 'privacy.storage.push.kept',
  },
  {
    name: 'kept-pages-1',
    what: 'privacy.storage.kept_pages.what',
    kept: 'privacy.storage.kept_pages.kept',
  },
  {
    name: 'offline-1',
    what: 'privacy.storage.offline.what',
    kept: 'privacy.storage.offline.kept',
  },
  {
    name: 'assets-1',
    what: 'privacy.storage.assets.what',
    kept: 'privacy.storage.assets.kept',
  },
  {
    name: 'last_sign_out',
    what: 'privacy.storage.sign_out.what',
    kept: 'privacy.storage.sign_out.kept',
  },
  {
    name: 'color-scheme',
    what: 'privacy.storage.colour.what',
    kept: 'privacy.storage.colour.kept',
  },
  {
    name: 'vikari.reloaded',
    what: 'privacy.storage.reloaded.what',
    kept: 'privacy.storage.reloaded.kept',
  },
] as const;
