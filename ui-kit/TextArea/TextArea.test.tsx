import { describeField } from '../internal/testing/describeField';
import { TextArea } from './TextArea';

describeField<{ label: string }, HTMLTextAreaElement>(TextArea, {});
