import { describeField } from '../internal/testing/describeField';
import { TextField } from './TextField';

describeField<{ label: string }, HTMLInputElement>(TextField, {});
