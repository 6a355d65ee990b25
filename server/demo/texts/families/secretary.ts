import type { FamilyText } from '../familyText';

export const SECRETARY: FamilyText = {
  openings: [
    'Vi söker dig som är {yrke} och håller ordning så att vården flyter.',
    '{Enhet} {i ort} behöver {yrke} som skriver rätt och svarar vänligt.',
    '{Arbetsplats} söker {yrke} för att korta svarstiderna.',
    'Ett uppdrag för {yrke}, på plats eller delvis på distans.',
  ],
  duties: [
    'Du skriver diktat, hanterar remisser och diagnoskodar.',
    'Kallelser, ombokningar och telefon hör till dagen.',
    'Du är spindeln mellan läkare, patienter och andra enheter.',
    'Registrering i kvalitetsregister och statistik ingår.',
    'Väntelistan är din, och du vet vem som väntat längst.',
  ],
  requirements: [
    'Minst {år} års erfarenhet av medicinsk dokumentation',
    'Mycket god svenska i skrift',
    'Van vid diagnoskodning enligt ICD-10',
    'Du är noggrann och serviceinriktad',
  ],
  meritorious: [
    'Erfarenhet av taligenkänning',
    'Vana vid väntelistor och produktionsplanering',
    'Kunskap om vårdgarantin',
  ],
  questions: [
    { type: 'short_answer', text: 'Inom vilka specialiteter har du skrivit?' },
    {
      type: 'single_choice',
      text: 'Vill du arbeta på distans?',
      options: ['Ja, helst', 'Delvis', 'Nej'],
    },
    {
      type: 'multiple_choice',
      text: 'Vad är du van vid?',
      options: ['Diktat', 'Diagnoskodning', 'Kallelser', 'Reception'],
    },
  ],
};
