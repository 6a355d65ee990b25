import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { anApplication } from '../../../testing/anApplication';
import { anInvitation } from '../../../testing/anInvitation';
import { renderSite } from '../../../testing/renderSite';
import { AskedDocumentsView } from '../asked/AskedDocumentsView';
import { AnsweredInvitation } from './AnsweredInvitation';

const Link = (props: ComponentProps<'a'>) => <a {...props} />;

it('tells who was hired by an invitation that they were, not that it has ended', async () => {
  const invitation = anInvitation({ state: 'interested', status: 'employed' });
  await renderSite(
    <AnsweredInvitation
      invitation={invitation}
      saving={false}
      problem={null}
      justAnswered={false}
      onInterested={vi.fn()}
      onDecline={vi.fn()}
      jobHref="/jobb/x"
      applyHref="/candidate/apply?job=x"
      applicationsHref="/job-applications"
      jobsHref="/lediga-jobb"
      integrityHref="/account"
      linkComponent={Link}
    />,
  );
  expect(screen.getByText(/^Du har fått uppdraget hos Exempelvård\./)).toBeVisible();
  expect(screen.queryByText(/avslutad/)).toBeNull();
});

it('says to who is hired that no documents are waited for, not that the application has ended', async () => {
  await renderSite(
    <AskedDocumentsView
      application={anApplication({ status: 'employed' })}
      documents={[]}
      uploadFor={() => null}
      saving={false}
      problem={null}
      done={false}
      today="2026-11-21"
      jobHref="/jobb/x"
      applicationsHref="/job-applications"
      documentsHref="/account"
      linkComponent={Link}
      onShare={vi.fn()}
    />,
  );
  expect(
    screen.getByRole('heading', { name: 'Ansökan väntar inte på några handlingar' }),
  ).toBeVisible();
  expect(screen.queryByText(/avslutad/)).toBeNull();
});
