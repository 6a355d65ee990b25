import type { Preview } from '@storybook/react-vite';
import '../ui-kit/theme/theme.css';
import './preview.css';
import { applyGlobals } from './applyGlobals';
import { DocsPage } from './DocsPage';
import { isDocsFrame, keepStill } from './docsFrame';
import { readGlobals } from './globals';
import { InDocsFrame } from './InDocsFrame';
import { globalTypes, viewports } from './toolbars';

if (isDocsFrame()) keepStill(window);

const preview: Preview = {
  globalTypes,
  initialGlobals: {
    scheme: 'light',
    locale: 'sv',
    direction: 'ltr',
    forcedColors: 'none',
    motion: 'full',
    role: 'visitor',
    a11y: { manual: false },
  },
  parameters: {
    a11y: {
      test: 'error',
      // Describing every element that passes takes longer than the check, and 100 MB in a report
      options: { resultTypes: ['violations'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsPage,
      // It would be `args` and helpers of these pages; what can be pasted is an `ExampleFile`
      canvas: { sourceState: 'none' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'All components', 'Your first screen', 'Built from the kit alone'],
          'Foundations',
          ['Colour', 'Status', 'Type', 'Space', 'Shape', 'Motion', 'Icons', 'Logo'],
          'Components',
          'Patterns',
          [
            'Forms with errors',
            'Filters',
            'Modals',
            'Long lists',
            'Loading and empty',
            'Application flow',
            'Writing',
          ],
          'Screens',
          'Journeys',
        ],
      },
    },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals, viewMode, parameters }) => {
      applyGlobals(readGlobals(globals));
      if (isDocsFrame()) {
        return (
          <InDocsFrame docs={parameters.docs} viewport={globals.viewport}>
            <Story />
          </InDocsFrame>
        );
      }
      return viewMode === 'docs' ? (
        <div className="vk-docs-story">
          <Story />
        </div>
      ) : (
        <Story />
      );
    },
  ],
};

export default preview;
