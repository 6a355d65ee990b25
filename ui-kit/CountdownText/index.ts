export { type CountdownLabels, CountdownText, type CountdownTextProps } from './CountdownText';
