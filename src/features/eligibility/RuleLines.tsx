import type { LinkComponent } from '@vikari/ui-kit/Button';
import { RequirementList } from '@vikari/ui-kit/RequirementList';
import type { Eligibility } from '#domain/eligibility/eligibility';
import { useWords } from '../../i18n/intl';
import { mendingOf } from './mending';
import { type ReasonNames, reasonText } from './reasonText';
import { lookOfLine, stateText } from './verdict';

export interface RuleLinesProps {
  /** The name of the list. */
  label: string;
  lines: Eligibility['lines'];
  names: ReasonNames;
  linkComponent: LinkComponent;
}

/** Each rule: its verdict, the reason, a link to what can be changed, and its source. */
export function RuleLines({ label, lines, names, linkComponent }: RuleLinesProps) {
  const words = useWords();
  const { t } = words;
  return (
    <RequirementList
      label={label}
      sourceLabel={t('eligibility.source')}
      linkComponent={linkComponent}
      items={lines.map((line) => {
        const mending = mendingOf(line.reason);
        return {
          id: line.rule,
          title: t(`eligibility.rule.${line.rule}`),
          status: { text: stateText(words, line), ...lookOfLine(line) },
          text: reasonText(words, line, names),
          action: mending && { label: t(mending.label), href: mending.href },
          sources: line.sources.map(({ kind, url }) => ({
            label: t(`eligibility.source.${kind}`),
            href: url ?? undefined,
          })),
        };
      })}
    />
  );
}
