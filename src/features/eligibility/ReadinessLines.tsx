import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { IconName } from '@vikari/ui-kit/Icon';
import { RequirementList } from '@vikari/ui-kit/RequirementList';
import type { ColorFamily } from '@vikari/ui-kit/theme';
import { documentPlace } from '#domain/candidates/accountPlaces';
import type { DocumentReadiness } from '#domain/eligibility/readiness';
import { type MessageId, useWords } from '../../i18n/intl';
import { capitalised } from '../../lib/capitalised';
import { dayText } from '../../lib/dates';

type DocumentState = DocumentReadiness['lines'][number]['state'];

const LOOK = {
  ready: { tone: 'success', icon: 'success' },
  expires: { tone: 'warning', icon: 'clock' },
  undated: { tone: 'warning', icon: 'clock' },
  open_end: { tone: 'neutral', icon: 'message' },
  missing: { tone: 'warning', icon: 'warning' },
} as const satisfies Record<DocumentState, { tone: ColorFamily; icon: IconName }>;

const TO_DO = {
  expires: 'eligibility.document.renew',
  undated: 'eligibility.document.date',
  missing: 'eligibility.document.upload',
} as const satisfies Partial<Record<DocumentState, MessageId>>;

export interface ReadinessLinesProps {
  readiness: DocumentReadiness;
  linkComponent: LinkComponent;
}

/** Each document that the assignment asks for, its state, and a link to its own card. */
export function ReadinessLines({ readiness, linkComponent }: ReadinessLinesProps) {
  const { t, intl } = useWords();
  return (
    <RequirementList
      label={t('eligibility.readiness.list')}
      linkComponent={linkComponent}
      items={readiness.lines.map(({ type, state, validTo, week }) => {
        const name = t(`eligibility.type.${type}`);
        return {
          id: type,
          title: capitalised(name),
          status: {
            text: t(`eligibility.document.${state}`, {
              week,
              day: validTo === null ? '' : dayText(intl, validTo),
            }),
            ...LOOK[state],
          },
          action:
            state === 'ready' || state === 'open_end'
              ? undefined
              : { label: t(TO_DO[state], { type: name }), href: documentPlace(type) },
        };
      })}
    />
  );
}
