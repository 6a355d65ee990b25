import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { getConstants } from '#domain/api/portal';
import { INITIAL_REGISTRATION } from '#domain/candidates/registration';
import { safeTargetPath } from '#domain/targetPath';
import { PageHead } from '../../app/PageHead';
import { useApi } from '../../data/useApi';
import { passedOnProblem } from '../../features/auth/authProblem';
import { RegisterView } from '../../features/auth/RegisterView';
import { registrationOptions } from '../../features/auth/registrationOptions';
import { useRegister } from '../../features/auth/useRegister';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import { useHydrated } from '../../lib/useHydrated';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { registrationDraft } from '../../session/registrationDraft';

/** Part 9: mobile up to 768 px. */
const MOBILE = '(max-width: 768px)';

/** Registering; `target_path` is where to go afterwards. */
export function Component() {
  const { t, language } = useWords();
  const { demo } = useSite();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const targetPath = safeTargetPath(query.get('target_path'));
  const { pending, problem, register } = useRegister(targetPath, passedOnProblem(state));

  // The vocabulary is long: it comes when the page stands, not in the document.
  const { data: constants, error, mutate } = useApi(getConstants, {});
  const isMobile = useMediaQuery(MOBILE);
  const others = t('auth.choice.others');
  const options = useMemo(
    () => (constants ? registrationOptions(constants, { language, isMobile, others }) : null),
    [constants, language, isMobile, others],
  );

  // The server knows no draft: it is there from the first rendering that is the browser's own.
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? registrationDraft.read() : null), [hydrated]);

  return (
    <>
      <PageHead title={t('auth.register.title')} description={t('auth.register.description')} />
      <RegisterView
        key={draft ? 'draft' : 'new'}
        initialValues={draft ?? INITIAL_REGISTRATION}
        options={options}
        onRetryOptions={error && !constants ? () => void mutate() : null}
        pending={pending}
        problem={problem}
        onChange={registrationDraft.write}
        onSubmit={register}
        loginHref={paths.login(targetPath ?? undefined)}
        linkComponent={RouterLink}
        demo={demo}
      />
    </>
  );
}
