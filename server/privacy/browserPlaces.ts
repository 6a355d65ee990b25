import { APP_BANNER_KEY } from '#domain/appBanner';
import { STORAGE_KEY } from '#domain/limits';
import type { OtherPlace } from '../lib/personalDataRegister';

const UNTIL_REMOVED = 'Until it is removed in the browser.';

/**
 * What the site stores in a browser besides cookies. In a session on a shared computer all that is of
 * a person has the prefix `shared.`, in the tab alone.
 */
export const BROWSER_PLACES = [
  {
    name: 'shared.',
    kind: 'browser storage',
    what: 'On a shared computer: what the rows below keep on the device otherwise, in the tab alone. What the device has from before is removed when the session begins.',
    why: 'To leave nothing to the next person.',
    kept: 'Until the session ends or the tab is closed; a tab that the browser brings back is emptied at its first page.',
  },
  {
    name: 'shared_seen',
    kind: 'browser storage',
    what: 'When a page was last opened in a session on a shared computer.',
    why: 'To know that the session is over.',
    kept: 'The same.',
  },
  {
    name: 'draft.',
    kind: 'browser storage',
    what: 'What is half filled in, and messages that are not sent, encrypted with a key that only a session of its candidate gets.',
    why: 'To lose nothing that was typed when the line, the tab or the session is lost.',
    kept: '30 days; until it is sent or they sign out; on a shared computer until the tab is closed.',
  },
  {
    name: STORAGE_KEY.homePreferences,
    kind: 'browser storage',
    what: 'What was last searched for: professions, places, weeks, pay.',
    why: 'To begin a search with it.',
    kept: 'Until they sign out.',
  },
  {
    name: STORAGE_KEY.recentSearches,
    kind: 'browser storage',
    what: 'The last five searches, as the addresses of their lists.',
    why: 'To search for the same again.',
    kept: 'Until they remove them or sign out.',
  },
  {
    name: STORAGE_KEY.ownTax,
    kind: 'browser storage',
    what: 'What pay after tax is computed by: whether they are under 66 or older and whether they live abroad, municipality, church membership, main or other employer, other income of the year.',
    why: 'To show what jobs pay out to them.',
    kept: 'Until they forget it or sign out.',
  },
  {
    name: 'saved.',
    kind: 'browser storage',
    what: 'The jobs and searches that a visitor has saved or hidden, the last 30 jobs that were opened, when saved searches were looked at, and a candidate’s marks that are not sent yet. The opened jobs not with Do Not Track or Global Privacy Control.',
    why: 'To show them again.',
    kept: 'Until they sign out; what a visitor saved until it is in their account, or removed.',
  },
  {
    name: 'kept.unsent',
    kind: 'browser storage',
    what: 'What a candidate has ticked without a connection as kept or not kept of what was said before an assignment, and has not been sent yet. Not on a shared computer.',
    why: 'To send it when the connection is back.',
    kept: 'Until it is sent, or they sign out.',
  },
  {
    name: STORAGE_KEY.lastVisitedUrl,
    kind: 'browser storage',
    what: 'The last page of the site that was looked at.',
    why: 'To come back to it; nothing reads it yet.',
    kept: 'Until they sign out, or it is removed in the browser.',
  },
  {
    name: STORAGE_KEY.authPageState,
    kind: 'browser storage',
    what: 'What each sign-in was begun for when the browser went to BankID, Google or Facebook, under a name of its own.',
    why: 'To show it as it was.',
    kept: 'Until the browser is back from BankID.',
  },
  {
    name: APP_BANNER_KEY,
    kind: 'browser storage',
    what: 'When the banner about the app was closed.',
    why: 'To leave it closed.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'pending_interest',
    kind: 'browser storage',
    what: 'The job that a visitor showed interest in, and when.',
    why: 'To show the interest once they have signed in.',
    kept: '1 hour.',
  },
  {
    name: 'pending_interest.recommendation.',
    kind: 'browser storage',
    what: 'The recommendation by which somebody came to a job.',
    why: 'To send it with their answer to the job.',
    kept: 'Until they have answered the job or sign out.',
  },
  {
    name: 'referee.',
    kind: 'browser storage',
    what: 'What somebody has filled in about a candidate by the link of a mail, in that tab alone.',
    why: 'So that nothing is lost by a reload, a lost line or a signature that failed.',
    kept: 'Until they have signed or said no, somebody signs out, or the tab is closed.',
  },
  {
    name: 'push_declined_at',
    kind: 'browser storage',
    what: 'When notifications were not wanted.',
    why: 'To ask no more.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'push subscription',
    kind: 'browser storage',
    what: 'The browser’s own subscription at its push service, made when notifications are wanted.',
    why: 'To show that an employer has written while the site is closed. Not offered on a shared computer.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'kept-pages-1',
    kind: 'browser storage',
    what: 'Copies of the pages of saved jobs, as everybody sees them.',
    why: 'To read them without a connection.',
    kept: 'Until the job is no longer saved, or they sign out; the last 100. On a shared computer none.',
  },
  {
    name: 'offline-1',
    kind: 'browser storage',
    what: 'The page that is shown without a connection, and the language of the last page.',
    why: 'To say so in the right language.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'assets-1',
    kind: 'browser storage',
    what: 'Files of the site itself: scripts, styles and fonts.',
    why: 'So that a page that is open goes on without a connection, and after an update of the site.',
    kept: 'The last 400, until they are removed in the browser.',
  },
  {
    name: 'last_sign_out',
    kind: 'browser storage',
    what: 'A random value for each sign-out.',
    why: 'To empty a tab that was asleep while another signed out.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'color-scheme',
    kind: 'browser storage',
    what: 'Light or dark, when one was chosen.',
    why: 'To show pages so.',
    kept: UNTIL_REMOVED,
  },
  {
    name: 'vikari.reloaded',
    kind: 'browser storage',
    what: 'That a page which could not be started was loaded again.',
    why: 'To do so once.',
    kept: 'Until the tab is closed.',
  },
] as const satisfies readonly OtherPlace[];
