import { Avatar } from '@vikari/ui-kit/Avatar';
import { Button } from '@vikari/ui-kit/Button';
import { HeaderAccount } from '@vikari/ui-kit/Header';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { FIND } from './commands/commandWords';
import { useCommands } from './commands/useCommands';

export interface AccountMenuProps {
  firstName: string;
  imageUrl: string | null;
  signOut: ReactNode;
}

/** The signed-in user in the header, with their account and the sign-out. */
export function AccountMenu({ firstName, imageUrl, signOut }: AccountMenuProps) {
  const { t, language } = useWords();
  const { commands, open } = useCommands();
  return (
    <>
      <HeaderAccount
        person={
          <>
            <Avatar name={firstName} src={imageUrl ?? undefined} size="small" />
            <span translate="no">{firstName}</span>
          </>
        }
        href={paths.account()}
        linkText={t('shell.nav.profile')}
        menuLabel={t('shell.nav.menu')}
        linkComponent={RouterLink}
        actions={
          <>
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => open()}>
              {FIND[language]}
            </Button>
            {signOut}
          </>
        }
      />
      {commands}
    </>
  );
}
