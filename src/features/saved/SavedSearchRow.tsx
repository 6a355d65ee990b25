import { Badge } from '@vikari/ui-kit/Badge';
import { Button } from '@vikari/ui-kit/Button';
import { Text } from '@vikari/ui-kit/Text';
import { Suspense, useState } from 'react';
import type { SavedSearch } from '#domain/saved/saved';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import type { AlertChoice } from './AlertForm';
import styles from './saved.module.css';

const SearchAlertForm = lazyPart(async () => (await import('./SearchAlertForm')).SearchAlertForm, {
  texts: ['own'],
  server: 'nothing',
});

/** The number of new jobs of a search; `isLeast` when there may be more than were counted. */
interface NewJobs {
  count: number;
  isLeast: boolean;
}

export interface SavedSearchRowProps {
  search: SavedSearch;
  /** What it searches for; '' while the names are being read. */
  name: string;
  /** Open jobs; undefined while they are being counted. */
  total: number | undefined;
  newJobs: NewJobs | null;
  isVisitor: boolean;
  /** Rejects when it was not saved. */
  onAlert: (alert: AlertChoice) => Promise<void>;
  onRemove: () => void;
  /** It was removed on this page, and is shown until the page is left. */
  isRemoved: boolean;
  onUndo: () => void;
}

/** A saved search: how many jobs it finds now, and how its owner hears of new ones. */
export function SavedSearchRow(props: SavedSearchRowProps) {
  const { search, name, total, newJobs, isVisitor, isRemoved, onAlert, onRemove, onUndo } = props;
  const { t, language } = useWords();
  const [editing, setEditing] = useState(false);
  const ofSearch = <span className="vk-visually-hidden">{t('saved.of_job', { title: name })}</span>;
  return (
    <li className={styles.search}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{name}</h3>
        <Text role="status" variant="small" tone="muted">
          {isRemoved && t('saved.searches.removed')}
        </Text>
        {!isRemoved && (
          <>
            <p className={styles.counts}>
              {total !== undefined && <span>{t('saved.searches.total', { count: total })}</span>}
              {newJobs && newJobs.count > 0 && (
                <Badge tone="success">
                  {t(newJobs.isLeast ? 'saved.searches.many_new' : 'saved.searches.new', {
                    count: newJobs.count,
                  })}
                </Badge>
              )}
            </p>
            {!isVisitor && (
              <Text variant="small" tone="muted">
                {t(`saved.alert.now.${search.frequency}`)}
              </Text>
            )}
          </>
        )}
      </div>
      <div className={styles.actions}>
        {!isRemoved && (
          <>
            <Button
              variant="secondary"
              size="small"
              href={`${paths.jobs()}?${search.query}`}
              linkComponent={RouterLink}
            >
              <span>{t('saved.searches.open')}</span>
              {ofSearch}
            </Button>
            {isVisitor ? (
              <Button
                variant="quiet"
                size="small"
                href={paths.mailAlert(language, search.query)}
                linkComponent={RouterLink}
              >
                <span>{t('saved.notice.mail')}</span>
                {ofSearch}
              </Button>
            ) : (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={editing}
                onClick={() => setEditing(!editing)}
              >
                <span>{t('saved.alert.change')}</span>
                {ofSearch}
              </Button>
            )}
          </>
        )}
        {/* One button for both, so that the focus stays */}
        <Button variant="quiet" size="small" onClick={isRemoved ? onUndo : onRemove}>
          <span>{t(isRemoved ? 'saved.undo' : 'saved.searches.remove')}</span>
          {ofSearch}
        </Button>
      </div>
      {editing && !isRemoved && (
        <Suspense>
          <SearchAlertForm
            alert={search}
            onSave={async (alert) => {
              await onAlert(alert);
              setEditing(false);
            }}
          />
        </Suspense>
      )}
    </li>
  );
}
