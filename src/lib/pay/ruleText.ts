import type { PayLine, RuleId } from '#domain/pay/payLine';
import type { MessageId, Words } from '../../i18n/intl';

/** The message id of a rule's name: a rule without a text fails the type check. */
const ruleMessage = (rule: RuleId): MessageId => `pay.rule.${rule}`;

/** The name of the rule that a line follows; its part of the texts is `pay`. */
export const ruleText = ({ t }: Words, { rule }: Pick<PayLine, 'rule'>): string =>
  t(ruleMessage(rule));
