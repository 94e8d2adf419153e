import type { Exercise } from './exercise.ts';

export const PACED_BREATHING_DE: Exercise = {
  id: 'paced-breathing-de',
  language: 'de',
  modes: ['heal', 'write', 'plan'],
  title: 'Langsam atmen',
  minutes: 2,
  source:
    'Zaccaro et al. 2018, Frontiers in Human Neuroscience 12:353 (slow breathing, about six breaths a minute)',
  fits: { for: '' },
  offer: 'langsam ein- und noch langsamer ausatmen, etwa zwei Minuten',
  begin: 'Lass uns zusammen atmen',
  steps: [
    {
      id: 'before',
      lines: [
        'Lehn dich an, wenn da etwas zum Anlehnen ist. Wie angespannt bist du gerade, von 0 bis 10?',
        'Zuerst eine Zahl. Wie viel Spannung ist im Moment da, von 0 bis 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: 'Geschätzt reicht: 0 ist das Sofa am Sonntag, 10 ist so angespannt, wie du es nur kennst.',
    },
    {
      id: 'breathe',
      lines: [
        'Jetzt mit dem Kreis: auf vier ein, auf sechs aus. Er zählt mit. Tipp an, wenn du durch bist.',
        'Acht ruhige Atemzüge mit dem Kreis, auf vier ein, auf sechs aus. Wer herauskommt, steigt beim nächsten wieder ein.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 6, rounds: 8 },
      next: 'after',
      choices: [
        { say: 'Ich bin durch' },
        { say: 'Langsamer, bitte', to: 'slower' },
        { say: 'Das ist nichts für mich', to: 'onward' },
      ],
      help: 'Wird der Kreis größer, atmest du ein; wird er kleiner, atmest du aus. Durch den Mund geht es auch.',
    },
    {
      id: 'slower',
      lines: [
        'Dann noch langsamer: auf vier ein, auf acht aus, fünfmal.',
        'Mit mehr Zeit fürs Ausatmen: vier ein, acht aus. Fünf Atemzüge lang.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 8, rounds: 5 },
      next: 'after',
      choices: [
        { say: 'Ich bin durch' },
        { say: 'Zu langsam', to: 'breathe' },
        { say: 'Das ist nichts für mich', to: 'onward' },
      ],
      help: 'Mach die Lippen spitz, als wäre die Suppe zu heiß: Das bremst das Ausatmen von allein.',
    },
    {
      id: 'after',
      lines: ['Und jetzt, von 0 bis 10?', 'Welche Zahl ist es jetzt, von 0 bis 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'onward' }],
      help: 'Dieselbe Skala wie vorhin. Es kann weniger sein, mehr oder gleich viel.',
    },
    {
      id: 'note',
      lines: [
        'Wenn etwas anders ist: Welches Wort passt dafür?',
        'Was merkst du, in ein, zwei Worten? Nichts ist auch eine Antwort.',
      ],
      waits: 'text',
      keeps: 'noticed',
      next: 'end',
      choices: [{ say: 'Nicht viel' }, { say: 'Etwas ruhiger' }, { say: 'Vor allem müde' }],
      help: 'Manchen fällt zuerst der Kiefer auf oder die Hände, manchen die Geräusche im Raum.',
    },
    {
      id: 'onward',
      lines: [
        'Das klappt nicht bei allen und nicht jedes Mal. Wie möchtest du weitermachen?',
        'Noch eine Runde, eine langsamere, oder genug für jetzt: Was ist dir lieber?',
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [
        { slot: 'wish', matches: /langsam/i, to: 'slower' },
        { slot: 'wish', matches: /(?<!nicht |nein,? )(?:noch ?mal|noch ein|nochmal|wieder)/i, to: 'breathe' },
      ],
      next: 'end',
      choices: [
        { say: 'Noch eine Runde', to: 'breathe' },
        { say: 'Eine langsamere Runde', to: 'slower' },
        { say: 'Genug für jetzt', to: 'end' },
      ],
      help: 'Die zweite Runde ist für manche leichter und für manche lästig. Aufhören ist genauso gut.',
    },
  ],
  page: [
    'Langsam geatmet. Anspannung von 0 bis 10: vorher {before}, nachher {after}.',
    'Was ich gemerkt habe: {noticed}',
  ],
  closing: ['Das war es schon.', 'Mehr ist es nicht; es geht auch in der Schlange an der Kasse.'],
};

export const FIVE_FOUR_THREE_TWO_ONE_DE: Exercise = {
  id: 'five-four-three-two-one-de',
  language: 'de',
  modes: ['heal', 'write', 'plan'],
  title: 'Fünf, vier, drei, zwei, eins',
  minutes: 4,
  source: 'Najavits 2002, Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (grounding)',
  fits: { for: '' },
  offer: 'fünf Dinge sehen, vier anfassen und so weiter bis eins, etwa vier Minuten',
  begin: 'Schauen wir uns um',
  steps: [
    {
      id: 'before',
      lines: [
        'Erst eine Zahl: Wie aufgewühlt ist es in dir gerade, von 0 bis 10?',
        'Bevor wir uns umsehen: Wie hoch gehen die Wellen, von 0 bis 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 ist Warten auf den Bus ohne Eile, 10 ist so aufgewühlt, wie du es kennst. Die erste Zahl reicht.',
    },
    {
      id: 'see',
      lines: [
        'Schau dich langsam um und schreib fünf Dinge auf, die du siehst. Langweilige zählen: eine Steckdose, ein Fleck.',
        'Jetzt die Augen: Welche fünf Dinge siehst du von deinem Platz aus?',
      ],
      waits: 'text',
      keeps: 'seen',
      help: 'Such dir eine Farbe aus und finde sie fünfmal. Im Dunkeln: fünf Dinge, die in Reichweite sein müssen.',
    },
    {
      id: 'touch',
      lines: [
        'Vier Dinge zum Anfassen. Leg auf jedes kurz die Hand: Wie ist es, rau, kalt, weich?',
        'Nun die Hände. Welche vier Dinge kannst du gerade berühren?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Fang bei der Kleidung an. Zum Beispiel: 'Jeans, kühler Tisch, warmes Handy, mein Ellbogen.'",
    },
    {
      id: 'hear',
      lines: [
        'Drei Geräusche, nahe und ferne. Was hörst du?',
        'Sei ein paar Sekunden still und lass die Geräusche kommen. Welche drei sind es?',
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Fast nichts zu hören' }],
      help: 'Wenn es still ist, mach drei: auf den Tisch klopfen, über den Ärmel streichen, ausatmen.',
    },
    {
      id: 'smell',
      lines: [
        'Zwei Gerüche und ein Geschmack fehlen noch. Was bemerkst du, und sei es schwach?',
        'Riech an der Luft, am Ärmel, an der Tasse: Welche zwei Gerüche sind da, und was schmeckst du?',
      ],
      waits: 'text',
      keeps: 'smelled',
      choices: [{ say: 'Gar nichts' }],
      help: 'Der Handrücken riecht nach etwas, Papier auch. Beim Geschmack zählt der letzte Schluck.',
    },
    {
      id: 'after',
      lines: [
        'Dieselbe Zahl noch einmal: Wie hoch ist sie jetzt?',
        'Und jetzt, wie aufgewühlt ist es von 0 bis 10?',
      ],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
      next: 'end',
      help: 'Dieselbe Skala wie am Anfang. Sie darf auch gleich geblieben sein.',
    },
    {
      id: 'near',
      lines: [
        'Die Zahl ist noch hoch. Manchen hilft dann eine Stimme mehr als eine Liste: Ist jemand in Reichweite?',
        'Da ist noch viel los. Mit wem könntest du ein paar Minuten zusammensitzen oder telefonieren?',
      ],
      waits: 'choice',
      keeps: 'company',
      branches: [{ slot: 'company', matches: /noch (?:mal|einmal|eine runde)|nochmal|von vorn/i, to: 'see' }],
      next: 'end',
      choices: [
        { say: 'Ja, da ist jemand', to: 'end' },
        { say: 'Noch eine Runde', to: 'see' },
        { say: 'Genug für jetzt', to: 'end' },
      ],
      help: 'Die Nachbarin, der Kiosk, wer ans Telefon geht: Erklären musst du dort nichts.',
    },
  ],
  page: [
    'Was ich sehen konnte: {seen}',
    'Was ich anfassen konnte: {touched}',
    'Was ich hören konnte: {heard}',
    'Gerüche und ein Geschmack: {smelled}',
    'Wie aufgewühlt es war, von 0 bis 10: vorher {before}, nachher {after}.',
  ],
  closing: ['Das waren alle fünf Sinne.', 'Einmal von fünf bis eins. Im Bus geht das auch.'],
};

export const THREE_GOOD_THINGS_DE: Exercise = {
  id: 'three-good-things-de',
  language: 'de',
  modes: ['heal', 'write', 'plan'],
  title: 'Drei gute Dinge',
  minutes: 6,
  source:
    'Seligman, Steen, Park and Peterson 2005, Positive psychology progress: empirical validation of interventions, American Psychologist 60:410',
  fits: { for: '' },
  offer: 'drei Dinge von heute, die gut waren, und wie es dazu kam, etwa sechs Minuten',
  begin: 'Lass uns drei gute Dinge suchen',
  steps: [
    {
      id: 'first',
      lines: [
        'Was war heute gut? Kleines zählt: ein Sitzplatz im Bus, eine Tomate, die nach Tomate schmeckt.',
        'Eins nach dem anderen. Was war heute in Ordnung, oder besser als das?',
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: 'Heute war nichts gut', to: 'bad-day' }],
      branches: [
        {
          slot: 'first',
          matches:
            /^\W*(?:nein|nee|(?:heute |mir |gar |absolut |eigentlich |da )*(?:war |fällt |gibt es |gab es )?(?:mir |heute |gar |überhaupt )*(?:nichts|nix)(?: gut(?:es)?| heute| ein| dabei)*)\W*$/i,
          to: 'bad-day',
        },
      ],
      help: 'Geh über die Sinne: etwas, das geschmeckt hat, ein Lied, warmes Wasser. Oder jemand hielt eine Tür auf.',
    },
    {
      id: 'first-cause',
      lines: ["Da steht: '{first}'. Wie kam es dazu?", "Zu '{first}': Wer oder was hat mitgeholfen?"],
      waits: 'text',
      keeps: 'firstCause',
      choices: [{ say: 'Reiner Zufall' }, { say: 'Jemand war nett' }, { say: 'Ich habe etwas dafür getan' }],
      help: 'Auch der Zufall hat Hilfe: Jemand hat gebacken, jemand rief an, du bist rechtzeitig losgegangen.',
    },
    {
      id: 'second',
      lines: [
        'Jetzt eins aus einer anderen Ecke des Tages. Was kommt?',
        'Das zweite: etwas, das jemand gesagt hat, oder etwas, das gelungen ist. Was war es?',
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: 'Heute nur das eine', to: 'end' }],
      branches: [
        {
          slot: 'second',
          matches: /^\W*(?:nein|nee|gar nichts|nichts(?: mehr)?|nix(?: mehr)?)\W*$/i,
          to: 'end',
        },
      ],
      help: "Geh nach der Uhr: morgens, mittags, die letzte Stunde. 'Der Zug war pünktlich' zählt.",
    },
    {
      id: 'second-cause',
      lines: [
        'Was oder wer hat das möglich gemacht?',
        'Und wer oder was steckt dahinter: du, andere, das Wetter?',
      ],
      waits: 'text',
      keeps: 'secondCause',
      choices: [{ say: 'Vor allem ich' }, { say: 'Jemand anders' }, { say: 'Ehrlich gesagt das Wetter' }],
      help: "Einen Schritt zurück: Was musste vorher geschehen? 'Das Handy lag in der Schublade' ist so etwas.",
    },
    {
      id: 'third',
      lines: [
        'Noch eins, und es darf winzig sein. Was ist übrig?',
        'Das dritte steckt vielleicht im Langweiligen: im Weg, im Abwasch, in der Schlange. Was findest du da?',
      ],
      waits: 'text',
      keeps: 'third',
      next: 'end',
      choices: [{ say: 'Zwei reichen', to: 'end' }],
      help: "Erlaubt ist auch, was nicht schiefging: 'Der Kuchen kam in einem Stück aus der Form.'",
    },
    {
      id: 'bad-day',
      lines: [
        'Dann erfinden wir nichts. Was war nur ein bisschen weniger schlecht: ein Stuhl, ein Tee, zehn ruhige Minuten?',
        'Solche Tage gibt es. Welche Viertelstunde war die am wenigsten schlechte?',
      ],
      waits: 'text',
      keeps: 'leastBad',
      next: 'end',
      choices: [{ say: 'Nicht einmal das', to: 'end' }],
      help: "Es darf so dünn sein wie 'die Dusche war warm' oder 'der Laden war leer'.",
    },
  ],
  page: [
    'Das Gute von heute: {first}',
    'Wie es dazu kam: {firstCause}',
    'Ein zweites: {second}',
    'Wie es dazu kam: {secondCause}',
    'Ein drittes: {third}',
    'Was am wenigsten schlecht war: {leastBad}',
  ],
  closing: ['Damit steht der Tag da.', 'Das ist der heutige Tag. Morgen bekommt eine eigene Seite.'],
};
