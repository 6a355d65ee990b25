import '@vikari/ui-kit/fonts.css';
import '@vikari/ui-kit/reset.css';
import '@vikari/ui-kit/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Kit in Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <body>{children}</body>
    </html>
  );
}
