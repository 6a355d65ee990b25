import { useSearchParams } from 'react-router-dom';
import { safeTargetPath } from '#domain/targetPath';
import { PageHead } from '../../app/PageHead';
import { LoginView } from '../../features/auth/LoginView';
import { useBankidStart } from '../../features/auth/useBankidStart';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';

/** Logging in; `target_path` is where to go afterwards. */
export function Component() {
  const { t } = useWords();
  const { demo } = useSite();
  const [query] = useSearchParams();
  const { pending, problem, start } = useBankidStart();
  const targetPath = safeTargetPath(query.get('target_path'));
  return (
    <>
      <PageHead title={t('auth.login.title')} description={t('auth.login.description')} />
      <LoginView
        pending={pending}
        problem={problem}
        onChoose={(device) =>
          void start(device, async () => ({ purpose: 'login', targetPath, sessionID: null }))
        }
        registerHref={paths.register(targetPath ?? undefined)}
        linkComponent={RouterLink}
        demo={demo}
      />
    </>
  );
}
