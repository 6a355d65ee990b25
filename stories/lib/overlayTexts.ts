/** The texts of the overlay stories, in both languages. */
const sv = {
  close: 'Stäng',
  cancel: 'Avbryt',
  dialog: {
    open: 'Dela uppdraget',
    title: 'Dela uppdraget',
    text: 'Skicka länken till en kollega som kan vara intresserad. Du behöver inte vara inloggad.',
    field: 'Länk',
    action: 'Kopiera länken',
    long: 'Vårdavdelningen söker en erfaren sjuksköterska för ett längre uppdrag med schemalagda helger.',
  },
  confirm: {
    open: 'Ta bort referensen',
    title: 'Ta bort referensen?',
    text: 'Uppgifterna om Karin Ek försvinner och kan inte hämtas tillbaka.',
    action: 'Ta bort',
    keep: 'Behåll',
  },
  stack: {
    open: 'Öppna uppdraget',
    title: (name: string) => `Uppdrag: ${name}`,
    name: 'Natt på IVA',
    renamed: 'Natt på IVA, Malmö',
    rename: 'Byt namn på uppdraget',
    remove: 'Ta bort',
    result: (result: string) => `Resultat: ${result}`,
    removed: 'borttaget',
    kept: 'behållet',
    dismissed: 'stängt',
    closeAll: 'Stäng alla',
  },
  snackbar: {
    region: 'Meddelanden',
    close: 'Stäng',
    saved: 'Profil uppdaterades automatiskt',
    failed: 'Misslyckades att spara ändringar automatiskt',
    copied: 'Länken är kopierad',
    removed: 'Filtret är borttaget',
    undo: 'Ångra',
    show: 'Visa ett meddelande',
  },
};

type OverlayTexts = typeof sv;

const en: OverlayTexts = {
  close: 'Close',
  cancel: 'Cancel',
  dialog: {
    open: 'Share the assignment',
    title: 'Share the assignment',
    text: 'Send the link to a colleague who may be interested. You do not need to be logged in.',
    field: 'Link',
    action: 'Copy the link',
    long: 'The ward is looking for an experienced nurse for a longer assignment with rostered weekends.',
  },
  confirm: {
    open: 'Remove the reference',
    title: 'Remove the reference?',
    text: 'What you have told us about Karin Ek is deleted and cannot be brought back.',
    action: 'Remove',
    keep: 'Keep',
  },
  stack: {
    open: 'Open the assignment',
    title: (name) => `Assignment: ${name}`,
    name: 'Nights in intensive care',
    renamed: 'Nights in intensive care, Malmö',
    rename: 'Rename the assignment',
    remove: 'Remove',
    result: (result) => `Result: ${result}`,
    removed: 'removed',
    kept: 'kept',
    dismissed: 'closed',
    closeAll: 'Close all',
  },
  snackbar: {
    region: 'Messages',
    close: 'Close',
    saved: 'Your profile was saved automatically',
    failed: 'Your changes could not be saved automatically',
    copied: 'The link is copied',
    removed: 'The filter is removed',
    undo: 'Undo',
    show: 'Show a message',
  },
};

export const OVERLAY_TEXTS = { sv, en };
