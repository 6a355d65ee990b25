import { Button } from '@vikari/ui-kit/Button';
import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { Icon } from '@vikari/ui-kit/Icon';
import styles from '../parts/pattern.module.css';
import { FlowLink } from './FlowLink';
import type { Answers } from './flow';
import type { FlowTexts } from './texts';

interface CheckStepProps {
  answers: Answers;
  texts: FlowTexts;
  onSend: () => void;
}

/** A summary of all answers, each with a link to change it. */
export function CheckStep({ answers, texts, onSend }: CheckStepProps) {
  const start = texts.starts.find(({ id }) => id === answers.start);
  const shared = { headingLevel: 2, changeLabel: texts.change, linkComponent: FlowLink } as const;
  return (
    <div className={styles.stack}>
      <CheckAnswers
        {...shared}
        title={texts.steps.contact}
        items={[
          { question: texts.name, answer: answers.name, changeHref: '#contact' },
          { question: texts.email, answer: answers.email, changeHref: '#contact' },
        ]}
      />
      <CheckAnswers
        {...shared}
        title={texts.steps.start}
        items={[{ question: texts.start, answer: start?.label, changeHref: '#start' }]}
      />
      <p>{texts.shared}</p>
      <div>
        <Button size="large" startIcon={<Icon name="send" />} onClick={onSend}>
          {texts.send}
        </Button>
      </div>
    </div>
  );
}
