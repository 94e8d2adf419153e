import type { Translation } from './translated.ts';

export const GERMAN_EXERCISES: Translation = {
  breathing: {
    title: 'Langsam atmen',
    offer: 'langsam ein- und noch langsamer ausatmen, etwa zwei Minuten',
    begin: 'Lass uns zusammen atmen',
    steps: {
      before: {
        line: 'Lehn dich an, wenn da etwas zum Anlehnen ist. Wie angespannt bist du gerade, von 0 bis 10?',
        variant: 'Zuerst eine Zahl. Wie viel Spannung ist im Moment da, von 0 bis 10?',
        help: 'Geschätzt reicht: 0 ist das Sofa am Sonntag, 10 ist so angespannt, wie du es nur kennst.',
      },
      breathe: {
        line: 'Jetzt mit dem Kreis: auf vier ein, auf sechs aus. Er zählt mit. Tipp an, wenn du durch bist.',
        variant:
          'Acht ruhige Atemzüge mit dem Kreis, auf vier ein, auf sechs aus. Wer herauskommt, steigt beim nächsten wieder ein.',
        choices: ['Ich bin durch', 'Langsamer, bitte', 'Das ist nichts für mich'],
        help: 'Wird der Kreis größer, atmest du ein; wird er kleiner, atmest du aus. Durch den Mund geht es auch.',
      },
      slower: {
        line: 'Dann noch langsamer: auf vier ein, auf acht aus, fünfmal.',
        variant: 'Mit mehr Zeit fürs Ausatmen: vier ein, acht aus. Fünf Atemzüge lang.',
        choices: ['Ich bin durch', 'Zu langsam', 'Das ist nichts für mich'],
        help: 'Mach die Lippen spitz, als wäre die Suppe zu heiß: Das bremst das Ausatmen von allein.',
      },
      after: {
        line: 'Und jetzt, von 0 bis 10?',
        variant: 'Welche Zahl ist es jetzt, von 0 bis 10?',
        help: 'Dieselbe Skala wie vorhin. Es kann weniger sein, mehr oder gleich viel.',
      },
      note: {
        line: 'Wenn etwas anders ist: Welches Wort passt dafür?',
        variant: 'Was merkst du, in ein, zwei Worten? Nichts ist auch eine Antwort.',
        choices: ['Nicht viel', 'Etwas ruhiger', 'Vor allem müde'],
        help: 'Manchen fällt zuerst der Kiefer auf oder die Hände, manchen die Geräusche im Raum.',
      },
      onward: {
        line: 'Das klappt nicht bei allen und nicht jedes Mal. Wie möchtest du weitermachen?',
        variant: 'Noch eine Runde, eine langsamere, oder genug für jetzt: Was ist dir lieber?',
        choices: ['Noch eine Runde', 'Eine langsamere Runde', 'Genug für jetzt'],
        matches: {
          slower: /langsam/i,
          breathe: /(?<!nicht |nein,? )(?:noch ?mal|noch ein|nochmal|wieder)/i,
        },
        help: 'Die zweite Runde ist für manche leichter und für manche lästig. Aufhören ist genauso gut.',
      },
    },
    page: [
      'Langsam geatmet. Anspannung von 0 bis 10: vorher {before}, nachher {after}.',
      'Was ich gemerkt habe: {noticed}',
    ],
    closing: ['Das war es schon.', 'Mehr ist es nicht; es geht auch in der Schlange an der Kasse.'],
  },
  senses: {
    title: 'Fünf, vier, drei, zwei, eins',
    offer: 'fünf Dinge sehen, vier anfassen und so weiter bis eins, etwa vier Minuten',
    begin: 'Schauen wir uns um',
    steps: {
      before: {
        line: 'Erst eine Zahl: Wie aufgewühlt ist es in dir gerade, von 0 bis 10?',
        variant: 'Bevor wir uns umsehen: Wie hoch gehen die Wellen, von 0 bis 10?',
        help: '0 ist Warten auf den Bus ohne Eile, 10 ist so aufgewühlt, wie du es kennst. Die erste Zahl reicht.',
      },
      see: {
        line: 'Schau dich langsam um und schreib fünf Dinge auf, die du siehst. Langweilige zählen: eine Steckdose, ein Fleck.',
        variant: 'Jetzt die Augen: Welche fünf Dinge siehst du von deinem Platz aus?',
        help: 'Such dir eine Farbe aus und finde sie fünfmal. Im Dunkeln: fünf Dinge, die in Reichweite sein müssen.',
      },
      touch: {
        line: 'Vier Dinge zum Anfassen. Leg auf jedes kurz die Hand: Wie ist es, rau, kalt, weich?',
        variant: 'Nun die Hände. Welche vier Dinge kannst du gerade berühren?',
        help: "Fang bei der Kleidung an. Zum Beispiel: 'Jeans, kühler Tisch, warmes Handy, mein Ellbogen.'",
      },
      hear: {
        line: 'Drei Geräusche, nahe und ferne. Was hörst du?',
        variant: 'Sei ein paar Sekunden still und lass die Geräusche kommen. Welche drei sind es?',
        choices: ['Fast nichts zu hören'],
        help: 'Wenn es still ist, mach drei: auf den Tisch klopfen, über den Ärmel streichen, ausatmen.',
      },
      smell: {
        line: 'Zwei Gerüche und ein Geschmack fehlen noch. Was bemerkst du, und sei es schwach?',
        variant:
          'Riech an der Luft, am Ärmel, an der Tasse: Welche zwei Gerüche sind da, und was schmeckst du?',
        choices: ['Gar nichts'],
        help: 'Der Handrücken riecht nach etwas, Papier auch. Beim Geschmack zählt der letzte Schluck.',
      },
      after: {
        line: 'Dieselbe Zahl noch einmal: Wie hoch ist sie jetzt?',
        variant: 'Und jetzt, wie aufgewühlt ist es von 0 bis 10?',
        help: 'Dieselbe Skala wie am Anfang. Sie darf auch gleich geblieben sein.',
      },
      near: {
        line: 'Die Zahl ist noch hoch. Manchen hilft dann eine Stimme mehr als eine Liste: Ist jemand in Reichweite?',
        variant:
          'Da ist noch viel los. Mit wem könntest du ein paar Minuten zusammensitzen oder telefonieren?',
        choices: ['Ja, da ist jemand', 'Noch eine Runde', 'Genug für jetzt'],
        matches: { see: /noch (?:mal|einmal|eine runde)|nochmal|von vorn/i },
        help: 'Die Nachbarin, der Kiosk, wer ans Telefon geht: Erklären musst du dort nichts.',
      },
    },
    page: [
      'Was ich sehen konnte: {seen}',
      'Was ich anfassen konnte: {touched}',
      'Was ich hören konnte: {heard}',
      'Gerüche und ein Geschmack: {smelled}',
      'Wie aufgewühlt es war, von 0 bis 10: vorher {before}, nachher {after}.',
    ],
    closing: ['Das waren alle fünf Sinne.', 'Einmal von fünf bis eins. Im Bus geht das auch.'],
  },
  goodThings: {
    title: 'Drei gute Dinge',
    offer: 'drei Dinge von heute, die gut waren, und wie es dazu kam, etwa sechs Minuten',
    begin: 'Lass uns drei gute Dinge suchen',
    steps: {
      first: {
        line: 'Was war heute gut? Kleines zählt: ein Sitzplatz im Bus, eine Tomate, die nach Tomate schmeckt.',
        variant: 'Eins nach dem anderen. Was war heute in Ordnung, oder besser als das?',
        choices: ['Heute war nichts gut'],
        matches: {
          'bad-day':
            /^\W*(?:nein|nee|(?:heute |mir |gar |absolut |eigentlich |da )*(?:war |fällt |gibt es |gab es )?(?:mir |heute |gar |überhaupt )*(?:nichts|nix)(?: gut(?:es)?| heute| ein| dabei)*)\W*$/i,
        },
        help: 'Geh über die Sinne: etwas, das geschmeckt hat, ein Lied, warmes Wasser. Oder jemand hielt eine Tür auf.',
      },
      'first-cause': {
        line: "Da steht: '{first}'. Wie kam es dazu?",
        variant: "Zu '{first}': Wer oder was hat mitgeholfen?",
        choices: ['Reiner Zufall', 'Jemand war nett', 'Ich habe etwas dafür getan'],
        help: 'Auch der Zufall hat Hilfe: Jemand hat gebacken, jemand rief an, du bist rechtzeitig losgegangen.',
      },
      second: {
        line: 'Jetzt eins aus einer anderen Ecke des Tages. Was kommt?',
        variant: 'Das zweite: etwas, das jemand gesagt hat, oder etwas, das gelungen ist. Was war es?',
        choices: ['Heute nur das eine'],
        matches: { end: /^\W*(?:nein|nee|gar nichts|nichts(?: mehr)?|nix(?: mehr)?)\W*$/i },
        help: "Geh nach der Uhr: morgens, mittags, die letzte Stunde. 'Der Zug war pünktlich' zählt.",
      },
      'second-cause': {
        line: 'Was oder wer hat das möglich gemacht?',
        variant: 'Und wer oder was steckt dahinter: du, andere, das Wetter?',
        choices: ['Vor allem ich', 'Jemand anders', 'Ehrlich gesagt das Wetter'],
        help: "Einen Schritt zurück: Was musste vorher geschehen? 'Das Handy lag in der Schublade' ist so etwas.",
      },
      third: {
        line: 'Noch eins, und es darf winzig sein. Was ist übrig?',
        variant:
          'Das dritte steckt vielleicht im Langweiligen: im Weg, im Abwasch, in der Schlange. Was findest du da?',
        choices: ['Zwei reichen'],
        help: "Erlaubt ist auch, was nicht schiefging: 'Der Kuchen kam in einem Stück aus der Form.'",
      },
      'bad-day': {
        line: 'Dann erfinden wir nichts. Was war nur ein bisschen weniger schlecht: ein Stuhl, ein Tee, zehn ruhige Minuten?',
        variant: 'Solche Tage gibt es. Welche Viertelstunde war die am wenigsten schlechte?',
        choices: ['Nicht einmal das'],
        help: "Es darf so dünn sein wie 'die Dusche war warm' oder 'der Laden war leer'.",
      },
    },
    page: [
      'Das Gute von heute: {first}',
      'Wie es dazu kam: {firstCause}',
      'Ein zweites: {second}',
      'Wie es dazu kam: {secondCause}',
      'Ein drittes: {third}',
      'Was am wenigsten schlecht war: {leastBad}',
    ],
    closing: ['Damit steht der Tag da.', 'Das ist der heutige Tag. Morgen bekommt eine eigene Seite.'],
  },
};
