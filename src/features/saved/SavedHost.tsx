import { SnackbarProvider, useSnackbar, useToasts } from '@vikari/ui-kit/Snackbar';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsWith } from '#domain/saved/savedChanges';
import { useSiteData } from '../../data/SiteDataProvider';
import { carryOverSaved } from '../../data/saved/carryOver';
import { useShareSaved } from '../../data/saved/jobMark';
import { closeSender } from '../../data/saved/openSender';
import { keepSavedCount } from '../../data/saved/savedCount';
import { type SavedNotice, useSavedNotice } from '../../data/saved/savedNotice';
import { senderOf } from '../../data/saved/unsentMarks';
import { useSaved } from '../../data/saved/useSaved';
import { useWords } from '../../i18n/intl';
import { keepFocus } from '../../lib/focus/keepFocus';
import { paths } from '../../lib/site/paths';
import { useMe } from '../../session/useProfile';

/** Milliseconds that an error is shown. */
const LONG = 6000;

/**
 * Sends unsent marks, carries over what a visitor saved, passes what is saved on to the buttons of
 * all jobs and its count to the header, announces the results, and keeps the focus.
 */
export function SavedHost() {
  const { t } = useWords();
  // It is on every page, signed in or not, and comes after the first view
  useEffect(keepFocus, []);
  return (
    <SnackbarProvider
      labels={{ region: t('saved.messages.region'), close: t('saved.messages.close') }}
    >
      <Sending />
      <Sharing />
      <Notices />
    </SnackbarProvider>
  );
}

function Sending() {
  const data = useSiteData();
  const me = useMe();
  const userId = me?.profile?.userId;
  const sharedComputer = me?.sharedComputer === true;
  useEffect(() => {
    if (!userId) return;
    const sender = senderOf(data, { userId, sharedComputer });
    sender.start();
    void carryOverSaved(data, sender.closing);
    return () => closeSender(data);
  }, [data, userId, sharedComputer]);
  return null;
}

function Sharing() {
  const data = useSiteData();
  const things = useSaved();
  useShareSaved(things);
  const { saved } = things;
  const count = saved && jobsWith(saved, 'saved').length;
  useEffect(() => keepSavedCount(data, count), [data, count]);
  return null;
}

function Notices() {
  const { t, intl, language } = useWords();
  const navigate = useNavigate();
  const show = useSnackbar();
  const toasts = useToasts();
  const { mark } = useSaved();
  const notice = useSavedNotice();

  function sayMarked({ jobId, mark: now, before }: Extract<SavedNotice, { kind: 'marked' }>) {
    const undo = { label: t('saved.undo'), onPress: () => mark({ id: jobId }, before, true) };
    if (now === 'saved') toasts.success(t('saved.notice.saved'));
    else if (now === 'hidden') toasts.info(t('saved.notice.hidden'), undo);
    else if (before === 'hidden') toasts.info(t('saved.notice.shown'));
    else toasts.info(t('saved.notice.unsaved'), undo);
  }

  function saySearch(mailAlert: string | null) {
    const action =
      mailAlert === null
        ? undefined
        : {
            label: t('saved.notice.mail_short'),
            onPress: () => void navigate(paths.mailAlert(language, mailAlert)),
          };
    toasts.success(t('saved.notice.search'), action);
  }

  function sayCarried({ jobs, searches }: { jobs: number; searches: number }) {
    const what = [
      ...(jobs > 0 ? [t('saved.notice.jobs', { count: jobs })] : []),
      ...(searches > 0 ? [t('saved.notice.searches', { count: searches })] : []),
    ];
    toasts.success(t('saved.notice.carried', { what: intl.formatList(what) }));
  }

  const say = useEffectEvent((said: SavedNotice) => {
    switch (said.kind) {
      case 'marked':
        return sayMarked(said);
      case 'failed':
        return show(t('saved.notice.failed'), { type: 'error', duration: LONG });
      case 'later':
        return toasts.warning(t('saved.notice.later'));
      case 'search_saved':
        return saySearch(said.mailAlert);
      case 'carried':
        return sayCarried(said);
    }
  });
  useEffect(() => {
    if (notice) say(notice);
  }, [notice]);
  return null;
}
