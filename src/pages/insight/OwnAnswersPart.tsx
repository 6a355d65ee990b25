import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InsightConfiguration } from '#domain/api/insights';
import { removeAnswer, sendAnswer, useOwnAnswers } from '../../data/insight';
import { useSiteData } from '../../data/SiteDataProvider';
import { type AnswerNotice, OwnAnswers } from '../../features/insight/OwnAnswers';
import { randomKey } from '../../lib/randomKey';
import { useFormDraft } from '../../session/drafts/useFormDraft';

/** What a form's own post, made before any script had loaded, says in the address. */
function noticeIn(query: URLSearchParams): AnswerNotice | null {
  const done = query.get('done');
  if (done === 'answered' || done === 'taken_back') return done;
  const problem = query.get('problem');
  if (problem === null) return null;
  return problem === 'incomplete' ? 'incomplete' : 'failed';
}

/** The candidate's own answers about a workplace. */
export function OwnAnswersPart({
  workplace,
  configuration,
}: {
  workplace: { id: string; name: string };
  configuration: InsightConfiguration;
}) {
  const data = useSiteData();
  const [query] = useSearchParams();
  const [notice, setNotice] = useState(noticeIn(query));
  const draft = useFormDraft<Record<string, string>>(`insight-${workplace.id}`);
  const { data: answer } = useOwnAnswers(workplace.id, true);
  if (!answer) return null;

  async function handleSend(scores: number[]): Promise<void> {
    await sendAnswer(data, { workplaceId: workplace.id, scores }, randomKey());
    setNotice('answered');
  }

  async function handleTakeBack(year: number): Promise<void> {
    try {
      await removeAnswer(data, { workplaceId: workplace.id, year });
      setNotice('taken_back');
    } catch {
      setNotice('failed');
    }
  }

  return (
    <OwnAnswers
      workplace={workplace}
      own={answer.own}
      configuration={configuration}
      notice={notice}
      draft={draft}
      onSend={handleSend}
      onTakeBack={(year) => void handleTakeBack(year)}
    />
  );
}
