/** The screens of the flow, in order; `tasks` is the first. */
export const STEPS = ['contact', 'start', 'check'] as const;
export type Step = (typeof STEPS)[number];
type Screen = Step | 'tasks' | 'receipt';

/** The answers. */
export interface Answers {
  name: string;
  email: string;
  /** Id of the chosen start; '' for none. */
  start: string;
}

export interface FlowState {
  screen: Screen;
  answers: Answers;
}

export type FlowAction =
  | { type: 'open'; screen: Screen }
  /** A step is valid: store its answers and continue. */
  | { type: 'complete'; answers: Partial<Answers> }
  | { type: 'sent' };

export const FIRST: FlowState = {
  screen: 'tasks',
  answers: { name: '', email: '', start: '' },
};

/** Whether a step is complete. */
export function isComplete(step: Step, { name, email, start }: Answers): boolean {
  if (step === 'contact') return name.trim() !== '' && email.includes('@');
  return step === 'start' && start !== '';
}

/** Whether a step can be opened: all before it are complete. */
export function isOpen(step: Step, answers: Answers): boolean {
  return STEPS.slice(0, STEPS.indexOf(step)).every((before) => isComplete(before, answers));
}

/** The next state; pure. A screen that cannot be opened yet stays closed. */
export function flow(state: FlowState, action: FlowAction): FlowState {
  switch (action.type) {
    case 'open': {
      const { screen } = action;
      const allowed = screen === 'tasks' || (screen !== 'receipt' && isOpen(screen, state.answers));
      return allowed ? { ...state, screen } : state;
    }
    case 'complete': {
      const answers = { ...state.answers, ...action.answers };
      return { answers, screen: STEPS.find((step) => !isComplete(step, answers)) ?? 'check' };
    }
    case 'sent':
      return { ...state, screen: 'receipt' };
  }
}
