export { Stack, type StackProps, type StackSpacing } from './Stack';
