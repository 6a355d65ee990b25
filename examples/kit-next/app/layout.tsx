import '@vikari/ui-kit/fonts.css';
import '@vikari/ui-kit/reset.css';
import '@vikari/ui-kit/styles.css';
import type { ReactNode } from 'react';
import { Kit } from './Kit';
import { MuiStyles } from './MuiStyles';

export const metadata = { title: 'Kit in Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sv">
      <body>
        <MuiStyles>
          <Kit today="2026-11-27">{children}</Kit>
        </MuiStyles>
      </body>
    </html>
  );
}
