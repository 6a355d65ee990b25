import { describeField } from '../internal/testing/describeField';
import { EmailField } from './EmailField';

describeField<{ label: string }, HTMLInputElement>(EmailField, {});
