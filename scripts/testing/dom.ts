import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine takes longer than the library's one second; a passing test waits no longer than
// before.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
