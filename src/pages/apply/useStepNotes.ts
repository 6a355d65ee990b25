import {
  type ApplicationStep,
  documentsOf,
  isDocumentStep,
  referencesOf,
  systemsOf,
} from '#domain/applications/steps';
import { useArrivingConstants } from '../../data/arrivingConstants';
import type { ApplyFlowState } from '../../features/application/apply/useApplyFlow';
import { useWords } from '../../i18n/intl';
import { instantText } from '../../lib/dates';
import { useSite } from '../../lib/site/SiteContext';
import type { ApplyProps } from './applyProps';

/** What is there of each step, in a few words: the name of a document, of two references … */
export function useStepNotes(
  props: ApplyProps & { flow: ApplyFlowState },
): Partial<Record<ApplicationStep, string>> {
  const { profile, documents, references, flow } = props;
  const { t, intl } = useWords();
  const { today } = useSite();
  const constants = useArrivingConstants();
  const notes: Partial<Record<ApplicationStep, string>> = {};
  for (const { id, state } of flow.states) {
    if (state !== 'done') continue;
    const text = noteOf(id);
    if (text) notes[id] = text;
  }
  return notes;

  function noteOf(id: ApplicationStep): string {
    if (isDocumentStep(id)) {
      const own = documentsOf(id, documents.results, flow.shown, today);
      return intl.formatList(own.map(({ name }) => name));
    }
    if (id === 'references') {
      const going = referencesOf(references, flow.shown);
      const names = intl.formatList(going.map(({ name }) => name));
      const readable = going.filter(({ id }) => flow.shown.shared.referenceIds.includes(id));
      if (readable.length === 0) return names;
      return t('apply.references.shared.note', {
        names,
        readable: intl.formatList(readable.map(({ name }) => name)),
      });
    }
    if (id === 'system_knowledge') {
      const systems = systemsOf({ profile }, flow.shown);
      const known = constants?.systemKnowledgeOptions.filter((one) => systems.includes(one.id));
      return systems.length === 0
        ? t('apply.systems.known_none')
        : intl.formatList((known ?? []).map(({ text }) => text));
    }
    if (id === 'interview' && flow.shown.interviewAt) {
      return t('apply.time_zone', { time: instantText(intl, flow.shown.interviewAt) });
    }
    if (id === 'prescriber_code') return profile.prescriberCode ?? '';
    if (id === 'bankid') return t('apply.summary.verified');
    return '';
  }
}
