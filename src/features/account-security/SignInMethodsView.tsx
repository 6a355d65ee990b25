import { Badge } from '@vikari/ui-kit/Badge';
import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Card } from '@vikari/ui-kit/Card';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { Text } from '@vikari/ui-kit/Text';
import { useRef, useState } from 'react';
import type { ResponseOf } from '#domain/api/endpoint';
import type { ErrorCode } from '#domain/api/errors';
import type { SocialConnection, socialConnections } from '#domain/api/social';
import type { Profile } from '#domain/api/v2';
import type { SocialProviderId } from '#domain/signIn/ways';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { moveFocus, pressedAt } from '../../lib/focus/moveFocus';
import type { Proof } from '../../session/proof';
import { IntegritySection } from './IntegritySection';
import styles from './integrity.module.css';
import { ProblemNote } from './ProblemNote';
import { SectionState } from './SectionState';

/** A provider, and the connected account of it. */
export interface ShownProvider {
  provider: SocialProviderId;
  connection: SocialConnection | null;
  /** Whether it can be connected in this run. */
  offered: boolean;
  /** Whether it is the demo run's simulated one. */
  simulated: boolean;
}

type AddedBankid = NonNullable<ResponseOf<typeof socialConnections>['bankid']>;

export interface SignInMethodsViewProps {
  profile: Pick<Profile, 'bankIdVerified' | 'verifiedName'>;
  /** When and from where the BankID was added; null for an account that began with it. */
  bankid: AddedBankid | null;
  /** undefined while they are being read. */
  providers: readonly ShownProvider[] | undefined;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** The provider that is being connected or disconnected. */
  busy: SocialProviderId | null;
  problem: ErrorCode | null;
  /** The page where a BankID is connected. */
  bankidHref: string;
  linkComponent: LinkComponent;
  onConnect: (provider: SocialProviderId) => void;
  /** Disconnects a provider; resolves to whether it was. */
  onDisconnect: (provider: SocialProviderId) => Promise<boolean>;
  onBankid: (proof: Proof) => Promise<void>;
  isBack?: boolean;
}

const NAMES: Record<SocialProviderId, string> = { google: 'Google', facebook: 'Facebook' };

/** BankID and the providers that sign the candidate in. */
export function SignInMethodsView(props: SignInMethodsViewProps) {
  const { profile, bankid, providers, onRetry, busy, problem, onConnect, onDisconnect, ...rest } =
    props;
  const { bankidHref, linkComponent, onBankid, isBack } = rest;
  const { t } = useWords();
  const [removed, setRemoved] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  /** Where the call that is on its way was pressed. */
  const from = useRef<readonly Element[]>([]);

  async function handleDisconnect(provider: SocialProviderId) {
    setRemoved(null);
    const pressed = pressedAt();
    from.current = pressed;
    if (!(await onDisconnect(provider))) return;
    setRemoved(NAMES[provider]);
    // The pressed button has been removed
    moveFocus(status.current, pressed);
  }

  return (
    <IntegritySection
      title={t('integrity.ways.title')}
      text={t('integrity.ways.text')}
      isBack={isBack}
    >
      {providers === undefined ? (
        <SectionState onRetry={onRetry} />
      ) : (
        <Card padding="none">
          <ul aria-label={t('integrity.ways.list')}>
            <li className={styles.row}>
              <Icon name="id" className={styles.icon} />
              <div className={styles.facts}>
                <Stack
                  element="p"
                  direction="row"
                  spacing={1}
                  columnSpacing={2}
                  alignItems="center"
                >
                  <strong>BankID</strong>
                  <NewBadge added={bankid} />
                </Stack>
                <BankidState {...profile} />
                <AddedNote added={bankid} at={bankid?.addedAt ?? null} />
              </div>
              {!profile.bankIdVerified && (
                <Button size="small" href={bankidHref} linkComponent={linkComponent}>
                  {t('integrity.ways.bankid.connect')}
                </Button>
              )}
            </li>
            {providers.map((shown) => (
              <ProviderRow
                key={shown.provider}
                shown={shown}
                busy={busy === shown.provider}
                onConnect={() => {
                  from.current = pressedAt();
                  onConnect(shown.provider);
                }}
                onDisconnect={() => void handleDisconnect(shown.provider)}
              />
            ))}
          </ul>
        </Card>
      )}
      <p ref={status} role="status" tabIndex={-1}>
        {removed !== null && t('integrity.ways.disconnected', { provider: removed })}
      </p>
      <ProblemNote problem={problem} proving={{ onBankid, from }} />
    </IntegritySection>
  );
}

/** What is known of a way that was added to an account which had another. */
type Added = Pick<AddedBankid, 'countsFrom' | 'device'>;

/** Marks a way that does not count yet. */
function NewBadge({ added }: { added: Added | null }) {
  const { t } = useWords();
  if (!added?.countsFrom) return null;
  return <Badge tone="warning">{t('integrity.ways.waiting.badge')}</Badge>;
}

/** When and from where a way was added, and from when it counts. */
function AddedNote({ added, at }: { added: Added | null; at: string | null }) {
  const { t, intl } = useWords();
  // An account's first way was not added to anything
  if (!added || at === null || (added.device === null && added.countsFrom === null)) return null;
  const { device, countsFrom } = added;
  const when = instantText(intl, at);
  return (
    <Text variant="small" tone="muted">
      <span>
        {device === null
          ? t('integrity.ways.added_unknown', { when })
          : t('integrity.ways.added', { when, device })}
      </span>
      {countsFrom !== null && (
        <span>{` ${t('integrity.ways.waiting', { when: instantText(intl, countsFrom) })}`}</span>
      )}
    </Text>
  );
}

function BankidState({ bankIdVerified, verifiedName }: SignInMethodsViewProps['profile']) {
  const { t } = useWords();
  return (
    <Text variant="small" tone="muted">
      {bankIdVerified
        ? verifiedName
          ? t('integrity.ways.bankid.connected', {
              name: `${verifiedName.firstName} ${verifiedName.lastName}`,
            })
          : t('integrity.ways.bankid.connected_unnamed')
        : t('integrity.ways.bankid.missing')}
    </Text>
  );
}

interface ProviderRowProps {
  shown: ShownProvider;
  busy: boolean;
  onConnect: () => void;
  onDisconnect: () => void;
}

function ProviderRow({ shown, busy, onConnect, onDisconnect }: ProviderRowProps) {
  const { provider, connection, offered, simulated } = shown;
  const { t } = useWords();
  const name = NAMES[provider];
  return (
    <li className={styles.row}>
      <Icon name="user" className={styles.icon} />
      <div className={styles.facts}>
        <Stack element="p" direction="row" spacing={1} columnSpacing={2} alignItems="center">
          <strong translate="no">{name}</strong>
          {simulated && <Badge>{t('integrity.ways.simulated')}</Badge>}
          <NewBadge added={connection} />
        </Stack>
        <ConnectionState connection={connection} />
        <AddedNote added={connection} at={connection?.linkedAt ?? null} />
      </div>
      {connection ? (
        <Button
          variant="secondary"
          size="small"
          loading={busy}
          loadingLabel={t('integrity.ways.disconnecting')}
          onClick={onDisconnect}
        >
          <span>{t('integrity.ways.disconnect')}</span>
          <span className="vk-visually-hidden" translate="no">{`: ${name}`}</span>
        </Button>
      ) : (
        offered && (
          <Button
            variant="secondary"
            size="small"
            loading={busy}
            loadingLabel={t('integrity.ways.connecting', { provider: name })}
            onClick={onConnect}
          >
            <span>{t('integrity.ways.connect')}</span>
            <span className="vk-visually-hidden" translate="no">{`: ${name}`}</span>
          </Button>
        )
      )}
    </li>
  );
}

function ConnectionState({ connection }: Pick<ShownProvider, 'connection'>) {
  const { t, intl } = useWords();
  if (!connection)
    return (
      <Text variant="small" tone="muted">
        {t('integrity.ways.missing')}
      </Text>
    );
  const when = instantText(intl, connection.linkedAt);
  return (
    <Text variant="small" tone="muted">
      {connection.email === null
        ? t('integrity.ways.connected_unnamed', { when })
        : t('integrity.ways.connected', { when, email: connection.email })}
    </Text>
  );
}
