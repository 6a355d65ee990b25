import { Button } from '@vikari/ui-kit/Button';
import { Icon } from '@vikari/ui-kit/Icon';
import { Suspense, useEffect, useState } from 'react';
import type { SearchToSave } from '#domain/api/saved';
import { useSiteData } from '../../data/SiteDataProvider';
import { keepLooked } from '../../data/saved/lookedSearches';
import { giveNotice } from '../../data/saved/savedNotice';
import { useSaved } from '../../data/saved/useSaved';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import type { SaveSearchProps } from '../../lib/saved/SaveSearch';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

const SaveSearchDialog = lazyPart(
  async () => (await import('./SaveSearchDialog')).SaveSearchDialog,
  {
    texts: ['own'],
    server: 'nothing',
  },
);

/** Saves the search of a list: a visitor's at once, a candidate's with its alert. */
export function SaveSearchButton({ query, name }: SaveSearchProps) {
  const { t } = useWords();
  const data = useSiteData();
  const { saved, saveSearch, isVisitor, sharedComputer } = useSaved();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const isSaved = saved?.searches.some((search) => search.query === query);
  useEffect(() => {
    if (isSaved && !sharedComputer) keepLooked(query, new Date());
  }, [isSaved, sharedComputer, query]);
  const say = () => giveNotice(data, { kind: 'search_saved', mailAlert: isVisitor ? query : null });

  async function save(search: SearchToSave): Promise<void> {
    await saveSearch(search);
    setDialog('closed');
    say();
  }

  if (isSaved && dialog !== 'open') {
    return (
      <Button
        variant="quiet"
        startIcon={<Icon name="check" />}
        href={`${paths.saved()}#searches`}
        linkComponent={RouterLink}
      >
        {t('saved.search.is_saved')}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        startIcon={<Icon name="bell" />}
        onClick={() => {
          if (!isVisitor) return setDialog('open');
          void save({ query, frequency: 'never', mail: false, push: false });
        }}
      >
        {t('saved.search.save')}
      </Button>
      {dialog !== 'unused' && (
        <Suspense>
          <SaveSearchDialog
            open={dialog === 'open'}
            name={name}
            query={query}
            onSave={save}
            onClose={() => setDialog('closed')}
            onExited={() => setDialog('unused')}
          />
        </Suspense>
      )}
    </>
  );
}
