export { CareSection } from './CareSection';
export { OpenNow } from './OpenNow';
export { ToContinue } from './ToContinue';
