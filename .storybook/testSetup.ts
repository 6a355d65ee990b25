import { configure } from 'storybook/test';

// A part that loads late (a dialog's MUI) may take longer than a second on a busy machine's first
// run.
configure({ asyncUtilTimeout: 5_000 });
