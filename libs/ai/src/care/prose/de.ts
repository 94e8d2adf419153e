import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import type { CareProse } from './care-prose.ts';

const JA_NEIN_OFFEN = ['Ja', 'Nein', 'Möchte ich nicht sagen'] as const;
const CLOSE = { might: 'Ich könnte es tun', decided: 'Ich habe mich entschieden' } as const;

export const DE: CareProse = {
  answers: { yes: 'Ja', no: 'Nein, das nicht', unsaid: 'Möchte ich nicht sagen' },
  spoken: {
    yes: /^(?:ja+|jo|joa|jap|jup|jawohl|leider (?:ja|schon)|ehrlich gesagt,? ja|ich (?:glaube?|furchte),? (?:ja|schon)|vielleicht (?:ja|schon)|irgendwie (?:ja|schon))\b(?![ ,.;]*(?:(?:aber|und|oder|bzw) )?(?:eher |eigentlich )?(?:nein|ne|nee|no)\b)|^(?:doch|schon|manchmal(?: schon| ja)?|ab und zu|hin und wieder|oft|immer wieder|ein bisschen|ein wenig|stimmt)\s*(?:[.,;!…]|$)/,
    no: /^nein\b(?! (?:zu )?sagen\b| sage\b)|^(?:nee|nope|quatsch|um gottes willen,? nein|naturlich nicht|ach was)\b|^(?:ne|niemals|nie|das nicht|nicht das|so nicht|gar nicht|uberhaupt nicht|auf keinen fall|nicht wirklich|eher nicht|keine angst|das (?:meine?|meinte) ich nicht|(?:daran|das) denke? ich nicht|ich denke?(?: da)? nicht(?: daran| dran)?)\s*(?:[.,;!…]|$)/,
    unsaid:
      /^(?:das |dazu |daruber )?(?:ich )?(?:mochte|will|mag|wurde|sage?|rede|spreche)\b[^.,]{0,25}\b(?:nicht|nichts|ungern)\b[^.,]{0,20}\b(?:sagen|reden|sprechen|antworten|beantworten|erzahlen)\b|^(?:(?:das |dazu )?(?:sage?|mochte|will) ich|ich sage?)(?: das| dazu| es| dir| lieber){0,3} (?:nicht|nichts)\s*(?:[.,!…]|$)|^(?:lieber nicht|keine antwort|kein kommentar|das geht (?:keinen|niemanden) (?:et)?was an|das geht dich nichts an)\b|^(?:ich )?(?:weiß|weiss) (?:es |ich )?(?:auch |selbst )?nicht\s*(?:[.,!…]|$)|^keine ahnung\s*(?:[.,!…]|$)/,
  },
  takeUp: {
    suicide: [
      'Das klingt nach mehr als einem schweren Tag. Was du da geschrieben hast, lasse ich nicht einfach so stehen.',
      'In diesem Satz steckt viel Schweres. Ich habe ihn langsam gelesen.',
      'Es hört sich an, als wäre das Weitermachen sehr mühsam geworden.',
    ],
    self_harm: [
      'Da ist viel Schmerz, der einen Ausweg sucht.',
      'Das liest sich, als wäre der Druck in dir kaum noch auszuhalten.',
      'All das sitzt dir offenbar auch im Körper.',
    ],
    eating: [
      'Das Essen nimmt in dem, was du schreibst, viel Platz ein.',
      'So wie du es erzählst, ist jede Mahlzeit ein Kampf geworden.',
      'Das Stunde um Stunde allein durchzuhalten, kostet viel Kraft.',
    ],
    psychosis: [
      'Das klingt, als wäre um dich herum alles laut geworden und kaum noch etwas verlässlich.',
      'Das macht sicher Angst, und müde macht es noch dazu.',
      'So viel auf einmal, und so wenig Schlaf dafür.',
    ],
    harm_to_others: [
      'Da ist viel Wut drin, und die kommt nicht aus dem Nichts.',
      'Gut, dass du es erst einmal aufgeschrieben hast.',
      'Das hört sich nach einer Wut an, die in dir keinen Platz mehr hat.',
    ],
    violence: [
      'Was du da beschreibst, ist keine Kleinigkeit.',
      'Anscheinend musst du sogar in den eigenen vier Wänden auf der Hut sein.',
      'Niemand sollte bei jedem Schritt aufpassen müssen.',
    ],
    child: [
      'Dir ist da etwas aufgefallen, das wichtig ist.',
      'Es ist richtig, dass du da hinschaust und es nicht abtust.',
      'Wenn ein Kind mittendrin ist, wiegt es noch schwerer.',
    ],
  },
  ask: {
    suicide: [
      'Darf ich dich direkt fragen: Denkst du daran, dich umzubringen?',
      'Ich frage lieber einmal zu viel: Hast du gerade Suizidgedanken?',
      'Wenn es so schwer wird, willst du dir dann das Leben nehmen?',
      'Hast du heute so ans Sterben gedacht, dass du etwas tun könntest?',
    ],
    self_harm: [
      'Ich frage es ganz offen: Hast du dich verletzt, oder fehlt nicht mehr viel dazu?',
      'Ist der Drang, dir wehzutun, jetzt da?',
      'Wenn es dir so geht, tust du dann deinem Körper etwas an?',
      'Hast du eine Wunde, von der niemand weiß?',
    ],
    eating: [
      'Eine direkte Frage: Hungerst du, oder bringst du dich absichtlich zum Erbrechen?',
      'Streikt dein Körper inzwischen, mit Ohnmacht oder Herzrasen?',
      'Musstest du das Letzte, was du gegessen hast, wieder loswerden?',
      'Gibt es mittlerweile ganze Tage ohne Essen?',
    ],
    psychosis: [
      'Darf ich fragen, wie das für dich ist: Hörst oder siehst du Dinge, die andere nicht wahrnehmen?',
      'Gibt dir etwas Befehle, denen du dich kaum widersetzen kannst?',
      'Fühlst du dich so beobachtet oder verfolgt, dass du nicht zur Ruhe kommst?',
      'Bist du seit Nächten wach und trotzdem nicht müde?',
    ],
    harm_to_others: [
      'Ich möchte es klar fragen: Hast du Angst, dass du jemandem etwas antun könntest?',
      'Gibt es einen bestimmten Menschen, auf den du losgehen könntest?',
      'Wenn dieser Mensch jetzt vor dir stünde, käme es dann zu Schlägen?',
      'Bist du kurz davor, das zu tun, was du beschreibst?',
    ],
    violence: [
      'Ganz ohne Umweg gefragt: Tut dir jemand weh, oder fürchtest du dich vor jemandem?',
      'Wurdest du schon geschlagen oder am Hals gepackt?',
      'Bekommst du Angst, wenn die Tür aufgeht?',
      'Bestimmt jemand, wen du triffst und wohin du gehst?',
    ],
    child: [
      'Das muss ich fragen: Wird ein Kind verletzt, oder ist es davon bedroht?',
      'Gibt es dort ein Kind, das heute Nacht nicht sicher ist?',
      'Erhebt jemand die Hand gegen das Kind?',
      'Machst du dir Sorgen, dass man dort einem Kind etwas tut?',
    ],
  },
  open: {
    suicide: [
      'Gut, dass du das hier geschrieben hast und nicht allein damit geblieben bist. Ich nehme es so, wie du es sagst, und alles andere kann warten.',
      'Danke, dass du es so klar sagst. Dazu gehört etwas, und es zählt. Dass du durch die nächsten Stunden kommst, geht jetzt allem anderen vor.',
      'Ich habe das gelesen und gehe nicht darüber hinweg. Was du trägst, ist zu viel geworden für einen Menschen allein.',
    ],
    self_harm: [
      'Danke für dein Vertrauen. So viel Schmerz muss irgendwohin. Jetzt geht es zuerst um deinen Körper.',
      'Du hast es ausgesprochen, und das ist nicht wenig. Ich erschrecke nicht davor, und Vorwürfe gibt es hier keine.',
      'Es muss sehr wehtun, wenn es nur auf diesem Weg herauskann.',
    ],
    eating: [
      'Gut, dass du das sagst, denn leicht ist es bestimmt nicht. Dein Körper braucht jetzt, dass sich jemand um ihn kümmert.',
      'Was du schilderst, zehrt an einem Körper, und deiner warnt dich schon länger.',
      'Jetzt ist es kein Geheimnis mehr, auch wenn es vorerst nur hier steht. Das ist ein Anfang.',
    ],
    psychosis: [
      'Das klingt beängstigend und kräftezehrend. Danke, dass du davon erzählst.',
      'Damit warst du viel zu lange allein. Was auch immer gerade vorgeht: Wichtig ist, dass dir nichts passiert.',
      'Ich glaube dir, dass du das gerade so erlebst. Am meisten hilft jetzt ein ruhiger Mensch in deiner Nähe.',
    ],
    harm_to_others: [
      'Gut, dass du zuerst hier schreibst, bevor etwas geschieht. Ein Satz verletzt niemanden.',
      'Du hast innegehalten, um es zu sagen, und genau darauf kommt es an. Abstand ist jetzt das Wichtigste.',
      'So etwas über sich selbst zu sagen, kostet Mut. Es kann noch anders ausgehen.',
    ],
    violence: [
      'Gut, dass du es nicht für dich behältst. Was dir angetan wird, ist nicht deine Schuld.',
      'Ich glaube dir. Nichts, was du getan oder gesagt hast, rechtfertigt das.',
      'Es ist nicht leicht, so etwas aufzuschreiben, und du hast es getan. Deine Sicherheit kommt hier an erster Stelle.',
    ],
    child: [
      'Danke für deine offenen Worte. Das ist wichtig, und Schutz geht jetzt vor.',
      'Es war richtig, das auszusprechen. Was einem Kind angetan wird, ist niemals seine Schuld.',
      'Gut, dass das nicht mehr im Verborgenen ist. Es soll auch nicht unter uns bleiben.',
    ],
  },
  afterYes: [
    'Danke, dass du darauf geantwortet hast. So ein Ja ist schwer, und es ist besser, wenn es heraus ist.',
    'Gut, dass du ehrlich bist. Von hier aus geht es weiter, eins nach dem anderen.',
    'Dieses Ja hat Gewicht. Ich weiche ihm nicht aus.',
    'Dann wissen wir jetzt, wo du stehst. Auf dieser Seite bist du damit nicht allein.',
  ],
  afterNo: [
    'Danke, dass du mir darauf geantwortet hast. Schwer bleibt es trotzdem, und ich lese weiter, was du schreibst.',
    'Gut zu wissen, das genügt mir. Was wiegt von all dem am schwersten?',
    'Alles klar. Dann zurück zu dem, wo du gerade warst: Wie ging es weiter?',
    'Verstanden. Es kann auch ohne das schwer sein. Erzähl mir mehr davon, oder lass es für heute gut sein.',
  ],
  afterUnsaid: [
    'Das ist völlig in Ordnung, und eine Antwort braucht es nicht. Wir können über alles reden, worüber du magst, und die Zeile mit Menschen zum Reden bleibt oben stehen.',
    'Dann lassen wir es offen. Für alles Übrige bin ich genauso da.',
    'Du musst dazu nichts sagen. Wenn du es später doch willst, fang einfach irgendwo an.',
  ],
  check: [
    'Davor eins: Bist du gerade in Sicherheit?',
    'Eine Sache zuerst: Ist es um dich herum jetzt sicherer als beim letzten Mal?',
    'Wo bist du jetzt, und geht es dir dort gut?',
    'Sag mir zuerst, wie sicher es in diesem Moment um dich ist.',
  ],
  program: ['Ich bin ein Programm: Ich kann dich nicht sehen, und ich kann niemanden für dich anrufen.'],
  card: ['Die Menschen, die mehr tun können als ich, stehen oben auf dieser Seite.'],
  imminent: [
    'Ruf jetzt {number} an, oder lass jemanden für dich anrufen. Geh dorthin, wo ein anderer Mensch ist, und bring eine Tür zwischen dich und das, was du benutzen würdest. Ich bleibe hier, während du das tust.',
    'Das ist der Moment für {number}. „Ich bin in Gefahr und brauche Hilfe“ ist alles, was du sagen musst. Bleib, bis sie da sind, wo man dich sieht.',
    'Bitte wähl als Nächstes {number}. Das, womit du dir etwas antun könntest, kann in einen anderen Raum, in ein anderes Haus, in andere Hände.',
  ],
  imminentAnywhere: [
    'Wähl jetzt den Notruf, der dort gilt, wo du bist, oder gib jemandem dafür das Telefon in die Hand. Such die Nähe von Menschen, und lass alles Gefährliche hinter einer geschlossenen Tür. Diese Seite bleibt dabei offen.',
    'Jetzt ist der Notruf dran. Es genügt zu sagen: „Mir geht es so schlecht, dass ich Angst um mich habe.“ Warte dort auf die Hilfe, wo noch jemand ist.',
    'Lass den Notruf bitte das Nächste sein, wofür du das Telefon nimmst. Was dir gefährlich werden kann, gehört jetzt aus deiner Reichweite.',
  ],
  close: CLOSE,
  stay: [
    'Ich bleibe in diesem Gespräch bei dir. Von hier aus kann ich niemanden verständigen, darum braucht es deinen Anruf oder den von jemandem neben dir.',
    'Diese Seite bleibt offen, und ich antworte weiter. Von mir erfährt es keiner, und deshalb zählt jetzt deine Stimme am Telefon.',
  ],
  plan: {
    write: {
      text: 'Ein Sicherheitsplan besteht aus sechs kurzen Antworten für solche Momente, und er bleibt hier für dich aufbewahrt. Möchtest du einen schreiben, wenn es ruhiger ist?',
      choices: [OPEN_SAFETY_PLAN.de, 'Später'],
    },
    look: {
      text: 'Für solche Momente hast du einen Sicherheitsplan geschrieben. Würde es helfen, jetzt hineinzusehen und eine Zeile davon zu tun?',
      choices: [OPEN_SAFETY_PLAN.de, 'Später'],
    },
  },
  later: [
    'Ich höre dich.',
    'Ich bin noch da.',
    'Danke, dass du weiterschreibst.',
    'Ich habe jedes Wort davon gelesen.',
    'Das ist viel für einen einzigen Tag.',
    'Du machst das Zeile für Zeile, und das reicht.',
    'Kein Wunder, dass du erschöpft bist.',
    'Ich gehe nicht weg.',
    'Was du sagst, ist nicht zu viel für diese Seite.',
    'Gut, dass du noch einmal geschrieben hast.',
    'Nichts davon klingt leicht.',
    'Seit du zu schreiben begonnen hast, hast du schon einige Minuten geschafft.',
    'Auch das nehme ich ernst.',
    'Es hilft mir, das zu wissen.',
    'Du darfst dir Zeit lassen.',
    'Das zu tippen, war bestimmt nicht einfach.',
    'Ich bin bei dem, was du eben gesagt hast.',
    'Bessere Worte brauchst du dafür nicht.',
    'Hier gibt es keine falsche Antwort.',
    'Ein kleiner Schritt ist genug fürs Erste.',
    'Man merkt, wie sehr du dich bemühst.',
    'Es darf so holprig sein, wie es gerade kommt.',
    'Du kannst hier schreiben, solange du es brauchst.',
    'Nehmen wir uns das nächste Stück vor.',
    'Du musst mir nichts beweisen.',
    'Das steht jetzt hier und nicht mehr nur in deinem Kopf.',
  ],
  steps: {
    any: [
      {
        text: 'Ist jemand in deiner Nähe, zu dem du jetzt gehen könntest, im Zimmer nebenan oder ein Haus weiter?',
        choices: ['Ja', 'Nein', 'Das will ich nicht'],
      },
      {
        text: 'Wer könnte kommen oder am Telefon bleiben, ohne dass du viel erklären musst?',
        choices: ['Da gibt es jemanden', 'Niemand', 'Ich will niemanden fragen'],
      },
      {
        text: 'Nur die nächste Stunde muss vorbeigehen. Was könnte darin Platz haben: eine Dusche, eine Decke, ein Film, den du auswendig kennst?',
        choices: ['Mir fällt etwas ein', 'Mir fällt nichts ein'],
      },
      {
        text: 'Wenn du eine der Nummern anrufst, darf der erste Satz heißen: „Ich weiß nicht, wie ich das sagen soll.“ Kannst du das machen, während diese Seite offen bleibt?',
        choices: ['Ich rufe an', 'Noch nicht', 'Anrufen geht nicht'],
      },
      {
        text: 'Falls Sprechen zu viel ist: Manchen von denen, die oben genannt sind, kannst du auch schreiben. Wäre das leichter?',
        choices: ['Ja', 'Nein'],
      },
      {
        text: 'In deiner Hausarztpraxis bekommst du früher einen Termin, wenn du am Telefon sagst, dass es um deine Sicherheit geht. Könntest du dort anrufen, sobald sie öffnet?',
        choices: ['Das könnte ich', 'Ich habe keine Hausarztpraxis'],
      },
      {
        text: 'Die Notaufnahme eines Krankenhauses ist auch hierfür da, zu jeder Uhrzeit, und du darfst einfach hingehen. Wer könnte dich hinbringen?',
        choices: ['Da weiß ich jemanden', 'Ich ginge allein', 'Jetzt nicht'],
      },
      {
        text: 'Hast du heute schon etwas gegessen und getrunken? Mit leerem Magen wird alles noch dunkler.',
        choices: ['Ja', 'Kaum'],
      },
      {
        text: 'Hast du Alkohol getrunken oder etwas eingenommen? Das macht den Sog stärker, darum ist heute weniger sicherer.',
        choices: ['Ja', 'Nein'],
      },
      {
        text: 'Ist es um diese Zeit schlimmer als bei Tageslicht? Nächte gehen vorbei, und in einer Nacht muss nichts entschieden werden.',
        choices: ['Nachts ist es schlimmer', 'Es ist immer gleich'],
      },
      {
        text: 'Könntest du weg von dort, wo du bist, irgendwohin mit Leuten und Licht: in eine Küche, einen Laden, eine Bahnhofshalle?',
        choices: ['Das schaffe ich', 'Das schaffe ich nicht'],
      },
      {
        text: 'Was würde diesen Abend ein kleines bisschen erträglicher machen? Mehr als ein bisschen suchen wir gerade nicht.',
        choices: ['Gesellschaft', 'Ruhe', 'Schlaf', 'Ich weiß es nicht'],
      },
      {
        text: 'Wer würde wissen wollen, wie schlimm es ist, sogar mitten in der Nacht?',
        choices: ['Einer Person wäre es wichtig', 'Niemand'],
      },
      {
        text: 'Stell beide Füße auf den Boden und zähl auf, was du um dich herum siehst. Wie ist es danach?',
        choices: ['Etwas besser', 'Genauso', 'Schlechter'],
      },
      {
        text: 'Wenn du heute einem einzigen Menschen schreiben würdest, wie würde die erste Zeile lauten?',
        choices: ['Hilf mir, sie zu finden', 'Nicht jetzt'],
      },
      {
        text: 'Was kann bis morgen liegen bleiben, damit heute nichts mehr zu tun ist?',
        choices: ['Alles', 'Etwas kann nicht warten'],
      },
      {
        text: 'Wenn du mit jemandem gesprochen hast, schreibst du dann hier, wie es war? Ich wüsste es gern.',
        choices: ['Mache ich', 'Vielleicht'],
      },
    ],
    suicide: [
      {
        text: 'Hast du dir überlegt, wie du es tun würdest, und kommst du da heran?',
        choices: [...JA_NEIN_OFFEN],
      },
      {
        text: 'Könnte das, was dafür infrage kommt, gleich aus dem Zimmer: weggeschlossen, entsorgt oder jemandem übergeben?',
        choices: ['Das kann ich machen', 'Allein schaffe ich das nicht', 'So etwas ist nicht hier'],
      },
      {
        text: 'Wie nah ist es in diesem Augenblick?',
        choices: ['Ein Gedanke', CLOSE.might, CLOSE.decided, 'Weiß ich nicht'],
      },
      {
        text: 'Gab es schon eine Zeit, in der es so war, und du bist hindurchgekommen? Was dich damals gehalten hat, kann auch heute halten.',
        choices: ['Ja, einmal', 'Nein', 'Ich erinnere mich nicht'],
      },
      {
        text: 'Willst du sterben, oder willst du, dass das hier aufhört? Beides darfst du denen am Telefon genau so sagen.',
        choices: ['Es soll aufhören', 'Ich will sterben', 'Beides'],
      },
      {
        text: 'Wer oder was hält dich hier, und sei es an einem dünnen Faden? Das kann ein Mensch sein, eine Katze oder etwas Unfertiges.',
        choices: ['Jemand', 'Etwas', 'Gerade nichts'],
      },
    ],
    self_harm: [
      {
        text: 'Hast du eine Verletzung, die sich jetzt jemand ansehen sollte?',
        choices: ['Ja', 'Nein', 'Ich bin unsicher'],
      },
      {
        text: 'Könnte das, womit du dich verletzt, für diese Stunde woanders liegen: in einem anderen Zimmer oder bei jemandem?',
        choices: ['Das geht', 'Das geht gerade nicht'],
      },
      {
        text: 'So ein Drang steigt und fällt wie eine Welle, und meistens ebbt er bald ab. Könntest du mit etwas Kaltem in den Händen abwarten, bis er kleiner wird?',
        choices: ['Ich versuche es', 'Er ist zu stark'],
      },
      {
        text: 'Was ist als Letztes passiert, bevor der Drang kam?',
        choices: ['Ein Streit', 'Eine Erinnerung', 'Nichts Besonderes'],
      },
      {
        text: 'Ein sauberes Tuch und einige Minuten lang fester Druck, das braucht eine Wunde zuerst. Hört es auf zu bluten?',
        choices: ['Es hört auf', 'Es hört nicht auf', 'Es gibt keine Wunde'],
      },
      {
        text: 'In Arztpraxen sieht man das öfter, als du denkst, und kann es ohne ein Wort des Vorwurfs versorgen. Könntest du es in dieser Woche dort zeigen?',
        choices: ['Das wäre möglich', 'Noch nicht'],
      },
    ],
    eating: [
      {
        text: 'Ist dir schwindlig, oder schlägt dein Herz gerade komisch?',
        choices: ['Ja', 'Nein', 'Schwer zu sagen'],
      },
      {
        text: 'Könntest du jetzt etwas Kleines trinken und dich dafür hinsetzen?',
        choices: ['Das kann ich', 'Das kann ich nicht'],
      },
      { text: 'Weiß sonst noch jemand davon?', choices: ['Jemand weiß es', 'Niemand'] },
      {
        text: 'Eine Blutuntersuchung zeigt, wie es deinem Körper geht, und sonst nichts. Könntest du in einer Praxis darum bitten?',
        choices: ['Könnte ich', 'Noch nicht'],
      },
      {
        text: 'Wann ist es am schwersten: vor dem Essen, dabei oder danach?',
        choices: ['Davor', 'Dabei', 'Danach'],
      },
      {
        text: 'Wäre die nächste Mahlzeit leichter, wenn jemand mit am Tisch sitzt?',
        choices: ['Ja', 'Nein', 'Da ist niemand'],
      },
    ],
    psychosis: [
      { text: 'Ist jemand bei dir, dem du vertraust?', choices: ['Ja', 'Nein, ich bin allein'] },
      {
        text: 'Könntest du in einen ruhigen Raum gehen, mit Licht und mit einem Menschen dabei, und die Bildschirme eine Weile auslassen?',
        choices: ['Das mache ich', 'Das geht jetzt nicht'],
      },
      {
        text: 'Wie viel hast du in den letzten Nächten geschlafen?',
        choices: ['Gar nicht', 'Wenig', 'Genug'],
      },
      {
        text: 'Du musst nicht tun, was eine Stimme sagt, egal, wie laut sie ist. Kannst du damit warten, bis ein Mensch da ist?',
        choices: ['Ich kann warten', 'Es fällt mir schwer'],
      },
      {
        text: 'Nimmst du etwas, das dir ärztlich verschrieben wurde, und ist es ausgegangen oder abgesetzt?',
        choices: ['Ich nehme es', 'Ich habe aufgehört', 'Mir wurde nichts verschrieben'],
      },
      {
        text: 'Ein ärztlicher Bereitschaftsdienst kann kommen oder dich noch heute sehen, ohne dass du alles erzählst. Könnte jemand dort für dich anrufen?',
        choices: ['Das ginge', 'Da ist keiner'],
      },
    ],
    harm_to_others: [
      { text: 'Bist du im Moment weit genug weg von diesem Menschen?', choices: ['Ja', 'Nein'] },
      {
        text: 'Könntest du jetzt für eine Stunde hinausgehen, mit leeren Händen?',
        choices: ['Das kann ich tun', 'Ich kann nicht weg'],
      },
      {
        text: 'Wo könntest du heute Nacht schlafen, damit ihr nicht unter einem Dach seid?',
        choices: ['Bei jemandem', 'Nirgends'],
      },
      {
        text: 'Liegt etwas in Griffweite, womit du jemanden verletzen könntest, und kann es woandershin?',
        choices: ['Es kann weg', 'Hier ist nichts'],
      },
      {
        text: 'Hast du heute etwas getrunken oder genommen, das es schlimmer macht?',
        choices: ['Ja', 'Nein'],
      },
      {
        text: 'Es gibt Stellen, die mit Menschen sprechen, denen die eigene Wut Angst macht, und niemand wird dort beschimpft. Würdest du so eine Stelle anrufen?',
        choices: ['Würde ich', 'Noch nicht'],
      },
    ],
    violence: [
      {
        text: 'Kannst du gerade ungestört schreiben, ohne dass dir jemand über die Schulter schaut?',
        choices: ['Ja', 'Nein', 'Ein paar Minuten'],
      },
      {
        text: 'Hast du Verletzungen? Ein Schlag auf den Kopf oder eine Hand am Hals gehört noch heute ärztlich angesehen, auch wenn man nichts sieht.',
        choices: ['Ja', 'Nein'],
      },
      {
        text: 'Welcher Raum hat einen Ausgang und nichts, das als Waffe dienen kann?',
        choices: ['Ich weiß einen', 'Es gibt keinen'],
      },
      {
        text: 'Wann wäre ein sicherer Moment, um zu telefonieren?',
        choices: ['Jetzt', 'Heute später', 'Keine Ahnung'],
      },
      {
        text: 'Gibt es jemanden in der Nachbarschaft oder im Freundeskreis, der für dich anruft, wenn du ein vereinbartes Wort schickst?',
        choices: ['Gibt es', 'Gibt es nicht'],
      },
      {
        text: 'Eine Tasche mit Papieren, Schlüsseln, Geld und Medikamenten, bei jemand anderem untergestellt, macht das Gehen möglich, wann immer du es entscheidest. Könntest du mit einem Stück davon anfangen?',
        choices: ['Das könnte gehen', 'Das ist nicht sicher'],
      },
    ],
    child: [
      {
        text: 'Ist in diesem Moment jemand in Gefahr?',
        choices: ['Ja', 'Nein', 'Ich weiß es nicht sicher'],
      },
      {
        text: 'Welcher erwachsene Mensch von außen könnte das heute erfahren, etwa aus der Schule, der Arztpraxis oder der Nachbarschaft?',
        choices: ['Ich weiß jemanden', 'Niemand'],
      },
      {
        text: 'Gibt es einen Ort, an dem das Kind heute Nacht sein könnte, weg von alldem?',
        choices: ['Den gibt es', 'Den gibt es nicht'],
      },
      { text: 'Was hast du selbst gesehen oder gehört, in einem Satz?', choices: ['Lieber nicht'] },
      {
        text: 'Weiß das Kind, dass es nichts dafür kann und dass Erzählen richtig ist?',
        choices: ['Ich glaube schon', 'Nein'],
      },
      {
        text: 'Beim Kindertelefon sprechen sie auch mit Erwachsenen, auf Wunsch ohne Namen. Würdest du dich dort melden?',
        choices: ['Das würde ich', 'Noch nicht'],
      },
    ],
  },
  tell: [
    'Du hast von jemandem erzählt: {person}. Dürfte {person} wissen, wie es dir geht? Als Nachricht reicht: „Mir geht es nicht gut, und ich brauche dich hier.“',
    'Wenn du nicht anrufen magst, reicht eine Zeile, und {person} versteht: „Kannst du mit mir am Telefon bleiben? Du musst nichts sagen.“',
  ],
  person:
    /\bmein(?:e[rmn]?)? (?<person>(?:beste[nr]? )?freund(?:in)?|schwester|bruder|mutter|mutti|mama|vater|papa|ehemann|mann|ehefrau|frau|partnerin|partner|tochter|sohn|mitbewohnerin|mitbewohner|nachbarin|nachbar|tante|onkel|cousine|cousin|großmutter|grossmutter|oma|großvater|grossvater|opa|kumpel|therapeutin|therapeut|psychologin|psychologe|hausarztin|hausarzt|arztin|arzt|lehrerin|lehrer|kollegin|kollege)\b/,
  people: {
    freund: 'dein Freund',
    freundin: 'deine Freundin',
    'beste freundin': 'deine beste Freundin',
    'besten freundin': 'deine beste Freundin',
    'bester freund': 'dein bester Freund',
    'besten freund': 'dein bester Freund',
    schwester: 'deine Schwester',
    bruder: 'dein Bruder',
    mutter: 'deine Mutter',
    mutti: 'deine Mutti',
    mama: 'deine Mama',
    vater: 'dein Vater',
    papa: 'dein Papa',
    ehemann: 'dein Mann',
    mann: 'dein Mann',
    ehefrau: 'deine Frau',
    frau: 'deine Frau',
    partnerin: 'deine Partnerin',
    partner: 'dein Partner',
    tochter: 'deine Tochter',
    sohn: 'dein Sohn',
    mitbewohnerin: 'deine Mitbewohnerin',
    mitbewohner: 'dein Mitbewohner',
    nachbarin: 'deine Nachbarin',
    nachbar: 'dein Nachbar',
    tante: 'deine Tante',
    onkel: 'dein Onkel',
    cousine: 'deine Cousine',
    cousin: 'dein Cousin',
    großmutter: 'deine Großmutter',
    grossmutter: 'deine Grossmutter',
    oma: 'deine Oma',
    großvater: 'dein Großvater',
    grossvater: 'dein Grossvater',
    opa: 'dein Opa',
    kumpel: 'dein Kumpel',
    therapeutin: 'deine Therapeutin',
    therapeut: 'dein Therapeut',
    psychologin: 'deine Psychologin',
    psychologe: 'dein Psychologe',
    hausarztin: 'deine Hausärztin',
    hausarzt: 'dein Hausarzt',
    arztin: 'deine Ärztin',
    arzt: 'dein Arzt',
    lehrerin: 'deine Lehrerin',
    lehrer: 'dein Lehrer',
    kollegin: 'deine Kollegin',
    kollege: 'dein Kollege',
  },
  third: {
    suicide: [
      'Du kannst offen danach fragen, damit bringst du niemanden erst auf die Idee: „Denkst du an Suizid?“ Dann hör mehr zu, als du redest, bleib in der Nähe, und hilf, alles Gefährliche außer Reichweite zu bringen. Wenn ein Wann oder ein Wie genannt wird, lass diesen Menschen nicht allein, und holt zusammen Hilfe.',
      'Am meisten hilft jemand, der vor dem Wort Suizid nicht zurückschreckt. Sprich es in einem ruhigen Moment an, glaub der Antwort, und ruft gemeinsam hier an; du kannst es auch für dich tun, um zu hören, was jetzt gut ist.',
    ],
    self_harm: [
      'Du kannst sagen, was du gesehen hast, ohne Ärger: „Mir sind die Wunden aufgefallen, und ich bin dir nicht böse. Magst du davon erzählen?“ Verlang kein Versprechen, damit aufzuhören. Versorgt die Wunde, und geht zusammen in eine Praxis.',
      'Meistens ist es ein Weg, etwas auszuhalten, und kein Wunsch zu sterben; frag trotzdem auch danach. Diese Menschen helfen Familien und Freunden, Worte zu finden.',
    ],
    eating: [
      'Sprich über das Befinden, nicht über Aussehen oder Gewicht: „Ich sehe, dass es dir nicht gut geht, und ich mache mir Sorgen.“ Bald sollte eine Ärztin oder ein Arzt daraufschauen; bei Ohnmacht oder einem stolpernden Herzschlag noch heute.',
      'Streit am Tisch macht es für euch beide schwerer. Frag, was eine einzelne Mahlzeit erträglich machen würde, und lass dir hier sagen, was der nächste Schritt ist.',
    ],
    psychosis: [
      'Widersprich dem, was dieser Mensch glaubt, nicht, aber steig auch nicht darauf ein. Sprich leise, sorg für Licht und Ruhe, frag nach dem Schlaf und danach, was ein Gefühl von Sicherheit gäbe. Wer einer Stimme gehorcht oder seit Tagen nicht schläft, braucht noch heute ärztliche Hilfe.',
      'Du kannst sagen: „Ich höre es nicht, und ich glaube dir, dass es dir Angst macht.“ Bleib da, ohne zu bedrängen, und frag hier nach, wie ärztliche Hilfe ins Haus kommt.',
    ],
    harm_to_others: [
      'Nimm es ernst, und stell dich nicht allein dazwischen. Ist jetzt jemand in Gefahr, ruf den Notruf und sag, wer, wo und womit.',
      'Wen es treffen könnte, der sollte davon wissen und woanders sein. Hier erfährst du, was sich tun lässt, bevor etwas passiert.',
    ],
    violence: [
      'Glaub, was dir erzählt wird, und sag, dass es nicht die eigene Schuld ist. Dräng nicht darauf, sofort zu gehen, denn genau dann wird es gefährlich: Frag, was gebraucht wird und wann ihr in Ruhe sprechen könnt.',
      'Ein Schlafplatz, ein verabredetes Wort, eine Kopie der Papiere: Das hilft mehr als Ratschläge. Auch Freunde und Angehörige werden hier beraten.',
    ],
    child: [
      'Bleib ruhig, glaub dem Kind, und frag nicht mehr, als du wissen musst: was passiert ist, und ob es jetzt sicher ist. Schreib in den Worten des Kindes auf, was gesagt wurde, und ruf noch heute an.',
      'Um dich beraten zu lassen, brauchst du keinen Beweis. Erzähl dort, was du gesehen hast; sie wissen, was als Nächstes kommt, und das Kind erfährt nicht, wer angerufen hat.',
    ],
  },
  hide: 'Falls jemand mitlesen könnte: „Leave this page“ führt auf eine harmlose Seite; im Verlauf bleiben Spuren.',
};
