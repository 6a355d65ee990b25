export const undoWaySv = {
  'undo_way.ask.title': 'Var det inte du?',
  'undo_way.ask.text':
    'Tryck på knappen, så tar vi bort det nya sättet att logga in och loggar ut alla från ditt konto. Sedan loggar du in som vanligt igen.',
  'undo_way.button': 'Ta bort och logga ut överallt',
  'undo_way.undone.title': 'Det nya sättet att logga in är borttaget',
  'undo_way.undone.text':
    'Alla är utloggade från ditt konto. Logga in som vanligt och kontrollera dina uppgifter. Om du inte kommer in, skriv till oss.',
  'undo_way.invalid.title': 'Länken går inte att använda',
  'undo_way.invalid.text':
    'Den har redan använts, har gått ut eller har ersatts av en nyare. Under Min integritet i ditt konto ser du hur man loggar in på det.',
  'undo_way.failed.title': 'Det gick inte',
  'undo_way.failed.text': 'Något gick fel hos oss. Försök igen om en stund.',
  'undo_way.login': 'Logga in',
} as const;
