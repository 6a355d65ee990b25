import type { FieldText } from '../fieldText';

export const PHARMACY_OPTICS: Readonly<Record<string, FieldText>> = {
  oppenvardsapotek: {
    unit: 'apoteket',
    at: 'på',
    care: 'pharmacy',
    hours: 'clinic',
    workplace: 'Apoteket {namn}',
    about: [
      'Apoteket ligger i ett centrum med vårdcentral och expedierar {antal}0 recept om dagen.',
      'Stammisarna är många och kunderna vet vad ni heter.',
      'Öppet alla dagar, med lugnare söndagar.',
    ],
    day: [
      'Receptdisken bemannas av minst två farmaceuter.',
      'Rådgivningen får ta den tid den tar, också på lördagar.',
      'Plock sköts av robot, så att du kan prata med människor.',
    ],
  },
  sjukhusapotek: {
    unit: 'sjukhusapoteket',
    at: 'på',
    care: 'hospital',
    hours: 'office',
    about: [
      'Sjukhusapoteket tillverkar cytostatika och förser {antal} avdelningar med läkemedel.',
      'Kliniska farmaceuter arbetar ute på vårdavdelningarna.',
      'Renrummet är nytt och väl bemannat.',
    ],
    day: [
      'Läkemedelsgenomgångar görs i rond, med läkare och sjuksköterska.',
      'Bristsituationer löses med list och varsamhet.',
      'Tillverkningen är klar före lunch, eftermiddagen är din för kvalitet.',
    ],
  },
  'e-apotek-och-dos': {
    unit: 'dos- och e-handelsapoteket',
    at: 'på',
    care: 'pharmacy',
    hours: 'shift',
    workplace: 'Dosapoteket i {ort}',
    about: [
      'Här granskas, packas och skickas läkemedel till hela landet.',
      'Dosproduktionen lämnar {antal} tusen påsar om dagen.',
      'Lagret är automatiserat, omtanken är det inte.',
    ],
    day: [
      'Farmaceutisk kontroll i team om fyra, med fasta pauser.',
      'Kundtjänsten behöver ditt svar flera gånger i timmen.',
      'Skiftlagen är små och byter gärna pass med varandra.',
    ],
  },
  optik: {
    unit: 'optikbutiken',
    at: 'i',
    care: 'optics',
    hours: 'clinic',
    workplace: 'Optikhuset i {ort}',
    about: [
      'Butiken har två undersökningsrum med OCT, ögonbottenkamera och digital foropter.',
      'Ungefär {antal} synundersökningar i veckan, med tid till eftervård.',
      'Verkstaden slipar enklare glas på plats.',
    ],
    day: [
      'Undersökningstiden är 40 minuter, och den håller vi på.',
      'Linstillpassning och uppföljning ingår i rollen.',
      'Fynd remitteras digitalt till ögonkliniken.',
    ],
  },
};
