import type { Preview } from '@storybook/react-vite';

/** The toolbars above every story. */
export const globalTypes: Preview['globalTypes'] = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'circlehollow',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'System' },
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'light-contrast', title: 'Light, high contrast' },
        { value: 'dark-contrast', title: 'Dark, high contrast' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'sv', title: 'Svenska' },
        { value: 'en', title: 'English' },
        { value: 'pseudo', title: 'Pseudo, longer' },
      ],
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  forcedColors: {
    description: 'Forced colours, imitated; the tests use the real ones',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'none', title: 'Own colours' },
        { value: 'active', title: 'Forced colours' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  role: {
    description: 'Who views the screen',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'visitor', title: 'Visitor' },
        { value: 'candidate', title: 'Signed-in candidate' },
        { value: 'new-candidate', title: 'Candidate without a profile' },
      ],
    },
  },
};

/** The breakpoints of the layout, and a small phone. */
export const viewports = {
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  computer: {
    name: 'Computer 1024',
    styles: { width: '1024px', height: '768px' },
    type: 'desktop',
  },
  wide: { name: 'Wide 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
