import { Button } from '@vikari/ui-kit/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApiClient } from '../../data/ApiClientContext';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { leave } from '../../session/signIn';

/** Ends the session and goes home. */
export function SignOutButton() {
  const { t } = useWords();
  const api = useApiClient();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function handleClick() {
    setLeaving(true);
    try {
      await leave(api, () => navigate(paths.home()));
    } finally {
      setLeaving(false);
    }
  }

  return (
    <Button variant="quiet" size="small" loading={leaving} onClick={handleClick}>
      {t('shell.nav.sign_out')}
    </Button>
  );
}
