export { type CheckAnswer, CheckAnswers, type CheckAnswersProps } from './CheckAnswers';
