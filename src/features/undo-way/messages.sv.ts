export const undoWaySv = {
  'undo_way.ask.title': 'Var det inte du?',
  'undo_way.ask.text':
    'Tryck på knappen, så blir det som förut: ett nytt sätt att logga in tas bort, och ett borttaget läggs till igen. Alla loggas ut från ditt konto, och sedan loggar du in som vanligt igen.',
  'undo_way.button': 'Ångra och logga ut överallt',
  'undo_way.undone.title': 'Nu loggar du in som förut',
  'undo_way.undone.text':
    'Alla är utloggade från ditt konto. Logga in som vanligt och kontrollera dina uppgifter. Om du inte kommer in, skriv till oss.',
  'undo_way.taken.title': 'Alla är utloggade, men en sak är inte som förut',
  'undo_way.taken.text':
    'Det borttagna sättet att logga in används nu av ett annat konto hos oss, så det kunde inte läggas till igen. Logga in på ett annat sätt och kontrollera dina uppgifter. Om du inte kommer in, skriv till oss.',
  'undo_way.invalid.title': 'Länken går inte att använda',
  'undo_way.invalid.text':
    'Den har redan använts, har gått ut eller har ersatts av en nyare. Under Min integritet i ditt konto ser du hur man loggar in på det.',
  'undo_way.failed.title': 'Det gick inte',
  'undo_way.failed.text': 'Något gick fel hos oss. Försök igen om en stund.',
  'undo_way.login': 'Logga in',
} as const;
