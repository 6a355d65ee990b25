/** The texts of the modal pattern, in both languages. */
const sv = {
  close: 'Stäng',
  withdraw: {
    title: 'Mina ansökningar',
    jobs: [
      { title: 'IVA-sjuksköterska, natt', workplace: 'Karolinska Universitetssjukhuset, Solna' },
      { title: 'Distriktssköterska', workplace: 'Lysekils vårdcentral' },
    ],
    action: 'Ta tillbaka',
    applied: 'Ansökt',
    withdrawn: 'Återtagen',
    question: 'Ta tillbaka ansökan?',
    text: (job: string) =>
      `Ansökan till ${job} avslutas. Du kan inte söka samma uppdrag en gång till.`,
    keep: 'Behåll ansökan',
    said: (job: string) => `Ansökan till ${job} är återtagen.`,
  },
  reference: {
    title: 'Referens',
    name: 'Karin Ek',
    workplace: 'Umeå vårdcentral',
    edit: 'Ändra',
    dialog: 'Ändra referensen',
    nameLabel: 'För- och efternamn',
    workplaceLabel: 'Arbetsplats',
    cancel: 'Avbryt',
    save: 'Spara ändringarna',
    saved: 'Ändringarna är sparade.',
    discard: 'Kasta ändringarna?',
    discardText: 'Det du har ändrat sparas inte.',
    discardAction: 'Kasta ändringarna',
    stay: 'Fortsätt ändra',
  },
};

export type ModalTexts = typeof sv;

const en: ModalTexts = {
  close: 'Close',
  withdraw: {
    title: 'My applications',
    jobs: [
      { title: 'ICU nurse, nights', workplace: 'Karolinska University Hospital, Solna' },
      { title: 'District nurse', workplace: 'Lysekil Health Centre' },
    ],
    action: 'Withdraw',
    applied: 'Applied',
    withdrawn: 'Withdrawn',
    question: 'Withdraw your application?',
    text: (job) =>
      `Your application for ${job} will end. You cannot apply for the same assignment again.`,
    keep: 'Keep application',
    said: (job) => `Your application for ${job} has been withdrawn.`,
  },
  reference: {
    title: 'Reference',
    name: 'Karin Ek',
    workplace: 'Umeå Health Centre',
    edit: 'Change',
    dialog: 'Change the reference',
    nameLabel: 'First and last name',
    workplaceLabel: 'Workplace',
    cancel: 'Cancel',
    save: 'Save changes',
    saved: 'Your changes are saved.',
    discard: 'Discard your changes?',
    discardText: 'What you have changed will not be saved.',
    discardAction: 'Discard changes',
    stay: 'Keep editing',
  },
};

export const MODAL_TEXTS = { sv, en };
