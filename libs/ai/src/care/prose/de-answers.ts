import type { CareAnswers } from './care-answers.ts';

const GO_CHOICES = ['Ich gehe hin', 'Ich kann nicht'];
const CALL_CHOICES = ['Ich rufe an', 'Da gibt es niemanden', 'Ich kann nicht anrufen'];

export const DE_ANSWERS: CareAnswers = {
  anyNumber: 'den Notruf',
  again: [
    'Du musst es nicht wollen. Ruf trotzdem {number} an, sag Straße und Hausnummer, und lass die Leitung offen. Den Rest machen die.',
    'Es darf statt eines Anrufs auch eine Bewegung sein: raus aus dem Zimmer, durch die nächste Tür, hinter der Licht ist, zu irgendeinem Menschen. Von dort kann jemand anders für dich {number} wählen.',
    'Ich sage noch einmal {number}, weil die nächsten Minuten mehr zählen als die Frage, ob es sich richtig anfühlt. Schließ zuerst die Wohnungstür auf, dann wähl.',
    'Vielleicht ist Reden zu viel. Gib jemandem in deiner Nähe das Telefon, sobald du {number} gewählt hast, oder schreib einem Menschen: „Komm jetzt, ich bin nicht sicher vor mir.“',
    'Du kannst den Gedanken an {number} hassen und es doch tun. Nichts von dem, was du erzählt hast, wird schlimmer, wenn sie kommen.',
    'Was sonst noch wartet, kann morgen geregelt werden, von jemandem, der dann noch lebt. Heute gibt es {number} und einen Ort mit Leuten.',
    'Weiterhin {number}, und weiterhin nicht allein da drin. Setz dich ins Treppenhaus, auf den Gehweg, in einen Laden: irgendwohin, wo es nicht ist.',
    'Über morgen muss jetzt nichts entschieden werden. Nur eins: {number} auf dem Display, und der Daumen darauf.',
    'Wenn {number} zu groß ist, mach es kleiner: an irgendeine Tür im Haus klopfen, und dieser Mensch ruft an.',
    'Zieh Schuhe an, nimm den Schlüssel und geh dorthin, wo Licht ist und Leute sind. Auf dem Weg dahin: {number}.',
    'Ich kann hier nur schreiben, und du brauchst jemanden mit Händen. Den gibt es unter {number} oder hinter der nächsten Tür.',
  ],
  stay: [
    'Ich bleibe hier und kann keine Hilfe holen: Das muss jemand von euch tun, und am besten gleich.',
    'Ich antworte weiter, während du es machst. Von dieser Seite geht kein Alarm aus, darum muss der Anruf von dort kommen, wo du bist.',
  ],
  medical: {
    bleeding: [
      'Drück jetzt fest darauf, mit einem sauberen Handtuch oder Tuch. Heb es nicht an, um nachzusehen, und halte die Stelle hoch. Wenn es durchkommt, nach zehn Minuten nicht aufhört oder dir schwindlig wird: sofort {number}. Weck jemanden oder klopf nebenan, während du drückst, und fahr nicht selbst.',
      'Drück weiter, und setz dich auf den Boden, damit du nicht fällst. Wird dir dabei komisch, dann wähl {number}, ohne abzuwarten. Stell das Telefon laut: Sie sagen dir, was deine Hände tun sollen.',
      'Ruf {number} an und sag: „Ich blute, und es hört nicht auf.“ Ein zweites Handtuch kommt über das erste. Lass die Tür für sie offen.',
    ],
    taken: [
      'Ruf jetzt {number} an, auch wenn du dich gut fühlst: Was du genommen hast, kann erst Stunden später wirken. Weck jemanden oder klopf nebenan, nimm die Packung mit, und fahr nicht selbst.',
      'Das gehört in die Notaufnahme, und dort schimpft niemand. Sag, was und wann. Bis jemand bei dir ist, schließ die Tür auf, und leg dich auf die Seite, falls du müde wirst.',
      'Bitte wähl {number} vor allem anderen. Vieles lässt sich aufhalten, wenn sie früh kommen, und lieber kommen sie einmal zu oft.',
    ],
    body: [
      'Das braucht jetzt ärztliche Hilfe und nicht erst morgen: Ruf {number} an, oder lass dich in die Notaufnahme bringen. Blut, ein Herz, das stolpert, oder Ohnmacht können heißen, dass die Salze in deinem Blut nicht mehr stimmen; das lässt sich messen und beheben. Weck jemanden, setz dich hin, und fahr nicht selbst.',
      'Du machst damit kein Theater. Genau dafür kannst du {number} rufen, und du darfst sagen: „Ich habe viel erbrochen, und mein Herz schlägt komisch.“ Leg dich nicht allein damit schlafen.',
      'Bis dich jemand untersucht: kein Sport, keine abgeschlossene Badezimmertür, und jemand neben dir. Wenn die Brust wehtut, du umkippst oder es anhält, wähl {number}.',
    ],
  },
  armed: {
    voice: [
      'Leg hin, was du in der Hand hast, und geh weg von dieser Tür: die Treppe hinunter, hinaus, dorthin, wo Licht und Menschen sind. Dann {number}: „Ich höre eine Stimme, die will, dass ich jemandem etwas tue, und ich will das nicht.“',
      'Du willst es nicht, und du musst es nicht. Lass das Ding liegen, halte die Hände leer und ruf {number} von draußen an.',
    ],
    anger: [
      'Leg es jetzt hin, da, wo du stehst, und geh in die andere Richtung: hinaus, weg von diesem Menschen, mit leeren Händen. Dann {number}: „Ich bin kurz davor, jemandem etwas anzutun, und brauche Hilfe, damit es nicht passiert.“',
      'Heute muss nichts davon geklärt werden. Erst mehr Abstand zwischen dir und diesem Menschen, dann {number}: Dort kann jemand bei dir sein, bevor jemand verletzt wird.',
    ],
  },
  glad: [
    'Das hast du getan, und ich bin froh darüber.',
    'Das hat viel gekostet, und es macht dich sicherer als vorhin. So etwas lese ich gern.',
    'Gut, dass jetzt jemand bei dir ist.',
  ],
  small: [
    'Jetzt nur das: Setz dich zu den anderen, mit einer Decke und etwas Warmem zu trinken.',
    'Eine Kleinigkeit bleibt: Was das Schloss öffnet oder dorthin zurückführt, bleibt bis morgen in einer fremden Tasche.',
    'Wenn es dich wieder zieht, sag es laut zu dem Menschen neben dir: „Es ist wieder da.“',
  ],
  idea: [
    'Ja, mach genau das, und mach es jetzt. Einen Grund brauchst du nicht zu nennen.',
    'Das ist eine gute Idee und keine seltsame. Bleib dabei.',
  ],
  leaveNow: [
    'Verlass jetzt diese Seite: „Leave this page“, ganz oben. Bei Gefahr {number}.',
    'Mach das hier zu, und leg das Telefon weg. Wenn es gefährlich wird, {number}; wenn du kannst, zur Tür hinaus.',
    'Zuerst weg von dieser Seite. Dann {number}, sobald du sprechen kannst, oder lass die Leitung offen.',
    'Sofort schließen, mit „Leave this page“ oder gleich den ganzen Browser. {number}, wenn jemand die Hand hebt.',
    'Erst die Seite, dann Schuhe und Tür. Zu den Nachbarn oder auf die Straße, und von dort {number}.',
    'Weg vom Bildschirm ist in dieser Minute am sichersten. Du kannst wiederkommen, wenn niemand hinsieht; {number} geht auch ohne ein Wort.',
  ],
  threatened: [
    'Ruf {number} an, wenn du ungehört sprechen kannst; sonst lass die Leitung offen, oder geh zu Nachbarn. Geh in Richtung einer Tür, die nach draußen führt, nicht in Küche oder Bad.',
    'Jetzt zählen die nächsten anderen Menschen: nebenan, in einem Laden, auf der Straße. Von dort aus {number}.',
    'Wenn es wieder anfängt, ruf {number} vor allem anderen, und du darfst mit leeren Händen gehen.',
    'Lass die Schuhe an und den Weg zur Tür frei. {number} hört auch ein Zimmer, in dem niemand antwortet.',
    'Du machst kein Theater, wenn du {number} rufst: Für Menschen, denen wehgetan wird, ist die Nummer da.',
    'Klopf an die erste Tür, hinter der Licht ist, und sag einen Satz: „Bitte rufen Sie {number} für mich.“',
    'Kinder kommen mit, Taschen nicht. Erst draußen sein, dann gleich {number}.',
  ],
  away: {
    place: {
      text: 'Was man nicht wegräumen kann, davon kann man weggehen: beide Füße auf den Boden, raus aus dem Raum, und hinter dir die Tür zu. Kannst du zu jemandem gehen und sagen, dass du dort nicht allein sein solltest?',
      choices: ['Ich gehe', 'Ich komme nicht weg', 'Ich bin weg davon'],
    },
    vehicle: {
      text: 'Fahr jetzt nicht, auch nicht nach Hause: Gib die Schlüssel jemandem, oder leg sie dorthin, wo du sie nicht holst. Wer könnte dich abholen oder fahren?',
      choices: ['Da gibt es jemanden', 'Niemand'],
    },
  },
  follow: {
    go: [
      {
        text: 'Dann geh jetzt hin, noch bevor du weiterliest. An der Tür kannst du sagen: „Mir geht es nicht gut, und ich sollte nicht allein sein. Kann ich mich zu dir setzen?“ Mehr braucht es nicht. Gehst du los?',
        choices: GO_CHOICES,
      },
      {
        text: 'Klopf an, auch wenn es sich albern anfühlt. „Kannst du heute Nacht bei mir bleiben? Ich erkläre es später“ ist ein ganzer Satz. Machst du das vor allem anderen?',
        choices: GO_CHOICES,
      },
    ],
    ring: [
      {
        text: 'Dann ist das Telefon der nächste Mensch. Wen könntest du um jede Uhrzeit anrufen, auch jemanden, mit dem du lange nicht gesprochen hast? Auch am Krisentelefon sitzt ein Mensch: Er hört zu, fragt nach und bleibt dran, und einen Namen brauchst du nicht.',
        choices: CALL_CHOICES,
      },
      {
        text: 'Allein dort drin ist es am schwersten. Wer hat einen Schlüssel, ein Auto oder einfach ein Telefon neben dem Bett? Einmal klingeln und „Kannst du kommen?“ reicht.',
        choices: CALL_CHOICES,
      },
    ],
    refused: [
      {
        text: 'Dass du nicht willst, ist verständlich, wenn man so müde ist, und es muss niemand sein, der dich kennt. Was macht es am schwersten: was sie denken könnten, das Reden, oder dass sie dann kommen?',
        choices: ['Was sie denken könnten', 'Das Reden', 'Dass sie kommen'],
      },
      {
        text: 'In der Nähe von jemandem zu sein, genügt; erzählen musst du nichts. Könntest du dich dazusetzen und nur sagen, dass es eine schlechte Nacht ist?',
        choices: ['Das kann ich', 'Das schaffe ich nicht'],
      },
    ],
    write: [
      {
        text: 'Dann schreib jetzt genau das: „Schlechte Nacht. Kannst du vorbeikommen oder mich anrufen? Du musst nichts tun.“ Ist es abgeschickt?',
        choices: ['Abgeschickt', 'Noch nicht'],
      },
    ],
    hand: [
      {
        text: 'Dann nicht allein, und bis jemand da ist, gehst du aus dem Zimmer und nicht das Ding. Wer könnte kommen und es mitnehmen: jemand von nebenan, ein Freund, die Leute unter dieser Nummer?',
        choices: ['Da gibt es jemanden', 'Niemand', 'Ich will niemanden fragen'],
      },
    ],
    safer: [
      {
        text: 'Das ist der schwere Teil, und du machst ihn gerade. Bleib jetzt bei diesem Menschen. Sag das eine Wahre, dass du kurz davor warst, dich umzubringen, und macht den nächsten Anruf zusammen. Kann jemand über Nacht bleiben?',
        choices: ['Ja', 'Nein'],
      },
      {
        text: 'Gut. Für den Menschen neben dir: nicht allein lassen, alles Gefährliche aus der Wohnung bringen, und zusammen in die Notaufnahme gehen oder zusammen anrufen. Zeigst du ihm diese Zeilen?',
        choices: ['Mache ich', 'Noch nicht'],
      },
    ],
    wound: [
      {
        text: 'Eine Wunde sollte heute angesehen werden, wenn sie klafft, tief ist oder nicht zubleibt, und auch, wenn sie heiß, rot oder dick wird oder nässt. Bis dahin klares Wasser und ein trockener Verband. Wer könnte sie mit dir ansehen?',
        choices: ['Da gibt es jemanden', 'Niemand', 'Ich ginge allein'],
      },
    ],
    weak: [
      {
        text: 'Steh langsam auf, und fühl einen Moment deinen Puls. Ohnmacht, ein Herz, das stolpert, Krämpfe oder Blut gehören heute noch untersucht, und die Notaufnahme hat auch nachts offen. Ist davon etwas da?',
        choices: ['Ja', 'Nein'],
      },
    ],
    injured: [
      {
        text: 'Dann lass es heute ansehen. In der Notaufnahme darfst du darum bitten, allein untersucht zu werden, und darum, dass aufgeschrieben wird, was sie finden; das kann dir später helfen. Kommst du dorthin, ohne dass dir jemand folgt?',
        choices: ['Das ginge', 'Das ist nicht sicher'],
      },
    ],
  },
  words: {
    body: [
      'Du kannst es so sagen: „Mit meinem Körper stimmt etwas nicht. Ich habe selbst dazu beigetragen, und jemand muss mich zum Arzt bringen.“',
      'Oder nur: „Ich habe mich verletzt, das muss jemand ansehen, und ich möchte allein drankommen.“',
    ],
    violence: [
      'Du kannst es so sagen: „Zu Hause tut mir jemand weh. Bitte nicht zurückrufen; sagen Sie mir, was ich tun kann.“',
      'Oder nur: „Zu Hause bin ich nicht sicher. Kann ich zu dir kommen?“',
    ],
    voice: [
      'Du kannst es so sagen: „Ich höre eine Stimme, die mir sagt, was ich tun soll. Ich habe Angst und brauche jemanden bei mir.“',
      'Oder nur: „Ich habe nicht geschlafen und mir geht es nicht gut. Bleib bitte am Telefon und hol einen Arzt.“',
    ],
    anger: [
      'Du kannst es so sagen: „Ich habe Angst, dass ich jemandem etwas antue. Bitte halte mich davon fern und bleib bei mir.“',
      'Oder nur: „Ich bin zu wütend, um in der Nähe zu sein. Kannst du mich abholen?“',
    ],
    company: [
      'So kannst du es sagen: „Mir geht es nicht gut. Ich denke daran, mich umzubringen, und ich sollte nicht allein sein. Kann ich bei dir bleiben?“ Du darfst es vom Bildschirm ablesen.',
      'Kürzer geht es auch: „Setz dich bitte zu mir. Frag noch nicht viel.“',
    ],
    hand: [
      'Sag es so: „Kannst du jetzt gleich herkommen? Ich bin nicht sicher vor mir, und hier ist etwas, das du bitte mitnimmst.“ Die ganze Geschichte kann warten.',
      'Oder nur: „Komm und nimm mir das bitte ab. Warum, sage ich dir ein andermal.“',
    ],
  },
  questions: {
    throat: [
      'Ja: Eine Hand am Hals gehört vor eine Ärztin, heute oder morgen, auch nach Wochen und auch, wenn man nichts sieht. Eine veränderte Stimme, ein Knacken oder Schmerzen beim Schlucken sind ein Grund mehr. Sofort {number} bei Mühe beim Atmen oder Schlucken, einer Schwellung am Hals, starkem Kopfweh, einer schwachen oder tauben Seite, Störungen beim Sehen oder Sprechen oder einer Ohnmacht.',
      'In einem Satz: Ja, zeig den Hals heute einer Ärztin und sag, dass es eine Hand war.',
    ],
    doctorTells: [
      'Meist sagt eine Ärztin ohne dich niemandem etwas, auch nicht der Polizei oder den Eltern; wo ein Kind oder ein Leben in Gefahr ist, kann es anders sein, und die Regeln hängen vom Land ab. Frag zuerst: „Was müssten Sie weitergeben, und an wen?“',
    ],
    tellAll: [
      'Ja, wenn du kannst: Was am schwersten zu sagen ist, braucht man, um beim Richtigen zu helfen und es von dir fernzuhalten. Ein Satz reicht dafür.',
    ],
    mustCall: [
      'Solange es nah ist, du damit allein bist oder dein Körper Zeichen gibt: ja. Wo jemand bei dir bleibt, nichts in Reichweite ist und es dir körperlich gut geht, kann es bis zum Morgen warten. Ändert sich davon etwas, dann {number}.',
    ],
    watched: [
      'Auf dem Bildschirm taucht davon nichts von selbst auf. Aber wer diesen Browser öffnet, solange du angemeldet bist, kann das Gespräch lesen, und im Verlauf steht, dass die Seite offen war: Melde dich ab, wenn du aufhörst, und lösch den Verlauf von heute. Sicherer ist ein Gerät, das nie in diesen Händen ist, von einer Freundin oder in einer Bibliothek.',
      'Verschwinden lassen kann ich das Gespräch nicht: Es bleibt in deinem Konto, hinter deinem Passwort. Abgemeldet zeigt das Telefon nur, dass diese Seite besucht wurde.',
    ],
    bill: [
      'Ein Anruf kann auf der Rechnung stehen und in der Anrufliste des Telefons; in manchen Ländern bleiben solche Nummern von der Rechnung weg, aber nicht überall. Von einer Bibliothek, von der Arbeit oder vom Telefon einer Freundin aus steht er auf nichts, was dir gehört.',
      'Auch eine geschriebene Nachricht hinterlässt Spuren auf dem Telefon. Ein anderes Telefon ist der sichere Weg.',
    ],
    police: [
      'Am Krisentelefon wird zuerst zugehört, und meistens bleibt es beim Gespräch; geschickt wird nur jemand, wenn sie glauben, dass ein Leben jetzt in Gefahr ist, und wie das geht, hängt vom Land ab. Der Notruf schickt, wer am nächsten ist, und du darfst um einen Krankenwagen und um keine Sirene bitten.',
      'Du kannst am Anfang fragen: „Wen schicken Sie, und wann?“ Diese Frage kennen sie.',
    ],
    kept: [
      'Meistens nicht: Jemand spricht mit dir, ihr entscheidet zusammen, und die meisten gehen mit einem nächsten Termin wieder nach Hause. Gegen den Willen bleiben muss man nur, wenn die Gefahr anders nicht abzuwenden ist; das hat Regeln und ein Ende, und die hängen vom Land ab. Du kannst jemanden mitnehmen und fragen, was sie vorhaben.',
      'Du darfst dort sagen: „Ich habe Angst, eingesperrt zu werden.“ Das hilft ihnen, das Mildeste zu finden, das dich schützt.',
    ],
    children: [
      'Hilfe zu suchen ist kein Grund, jemandem die Kinder wegzunehmen; meistens spricht es für dich. Wo ein Kind in Gefahr ist, muss das in vielen Ländern gemeldet werden, und bevor du mehr sagst, kannst du fragen, was weitergegeben wird.',
      'Eltern rufen dort jeden Tag an, auf Wunsch ohne Namen.',
    ],
    school: [
      'Von hier erfährt die Schule nichts. Lehrkräfte müssen es oft weitergeben, wenn jemand in Gefahr ist, meistens an eine Person, die dafür da ist, und du kannst vorher fragen: „Was müssen Sie sagen, und wem?“',
      'Du kannst auch sagen, was sie wissen sollen und was nicht, und dabei sein, wenn es gesagt wird.',
    ],
    record: [
      'Was du in einer Praxis sagst, bleibt bei denen, die dich behandeln; ein Arbeitgeber sieht es ohne dich nicht. Was eine Versicherung später fragen darf, hängt vom Land ab, und du kannst fragen, was aufgeschrieben wird.',
      'Ein Krisentelefon führt keine Krankenakte.',
    ],
    forMe: [
      'Das kann ich nicht: Ich bin ein Programm, und von hier geht kein Anruf und keine Nachricht hinaus. Es musst du sein, oder jemand neben dir.',
      'Nein, und ich wünschte, es wäre anders. Mit den Worten kann ich helfen, während du wählst.',
    ],
    call: [
      'Jemand nimmt ab und fragt, was los ist und ob du in Sicherheit bist; du darfst schweigen, weinen oder vorlesen, was du hier geschrieben hast. „Ich muss mit jemandem reden und weiß nicht, wo ich anfangen soll“ reicht. Auflegen darfst du jederzeit.',
      'In der Notaufnahme sagst du am Empfang, dass du nicht in Sicherheit bist, und warum. Dann kommen Warten, ein Gespräch und ein Plan für die nächsten Tage.',
    ],
    doctor: [
      'Ich kann es nicht sehen, darum im Zweifel: ja, heute. Eine Wunde, die heiß, rot, dick, nass, tief oder offen ist, sollte sich jemand ansehen; das gilt auch für Ohnmacht, Blut oder ein Herz, das komisch schlägt. Eine Apotheke oder eine ärztliche Hotline sagt dir, wie eilig es ist, und in vielen Ländern sprechen Ärzte mit Jugendlichen auch allein.',
      'Besser einmal umsonst gezeigt. Wird es von Stunde zu Stunde schlimmer, dann ist es etwas für die Notaufnahme.',
    ],
    enough: [
      'Es muss nicht schlimmer sein als das, um zu zählen. Sie sind auch für den Anfang da, und verglichen wird dort nicht.',
      'Was du beschreibst, ist Grund genug.',
    ],
    officers: [
      'In vielen Ländern genügen eine Drohung, ein Griff, der eine Spur hinterlässt, oder etwas, das zerschlagen wurde, um dir Angst zu machen, für die Polizei; in anderen weniger. Ein Hilfetelefon für Menschen, denen zu Hause Gewalt angetan wird, sagt dir, was bei dir gilt, und entscheiden musst du dafür nichts.',
      'Du kannst dich erst beraten lassen und später anzeigen, oder nie. Daten und Fotos an einem Ort, an dem sonst keiner nachsieht, helfen bei beidem.',
    ],
    who: [
      'Von dem, was du hier schreibst, erfährt niemand: nicht deine Familie, nicht die Schule, nicht die Arbeit, keine Praxis, und es wird auch niemand geschickt. Es liegt verschlüsselt in deinem Konto; lesen könnte es nur, wer in dein Konto kommt oder dein entsperrtes Gerät hat.',
      'Nicht durch mich: Von dieser Seite geht nichts an Leute, die du kennst. Auch was auf deiner Seite steht, siehst nur du.',
    ],
  },
  takenBack: [
    'In Ordnung, ich halte es dir nicht vor, und ich tue auch nicht so, als hätte ich es nicht gelesen. Zu manchen Stunden stimmt beides, dass man es so meint und dass man es nicht so meint. Die Nummern bleiben oben stehen.',
    'Du darfst es zurücknehmen. Wenn es wiederkommt, sobald es still wird, kannst du das hier ohne Erklärung sagen.',
  ],
  third: {
    morning: [
      'Morgen früh ist in Ordnung, wenn der Mensch bis dahin nie allein ist, alles aus der Wohnung ist, was benutzt werden könnte, und er noch mitgehen will. Wenn er verschwindet, es zurückhaben will oder es sich anders überlegt: {number}, noch heute Nacht. Feige ist das nicht.',
    ],
    after: [
      'Auch die stillen Wochen danach zählen. Macht jetzt einen Tag in der Woche aus, an dem du dieselbe klare Frage wieder stellst, lasst das Weggeräumte dort, wo es ist, und schreibt auf, wer als Erstes angerufen wird.',
    ],
    words: [
      'Diese Worte reichen: „Ich mache mir Sorgen um dich. Denkst du daran, dich umzubringen?“ Dann warte, auch wenn es lange still ist. Danach: „Danke, dass du es mir sagst. Ich bin nicht böse, ich bleibe bei dir, und wir holen zusammen Hilfe.“',
      'Bessere Worte als deine eigenen brauchst du nicht. „Ich hab dich lieb, ich habe Angst, und ich frage lieber“ ist ein Anfang.',
    ],
    yes: [
      'Nimm „ja“ und „manchmal“ als ein Ja. Frag noch dreierlei: wie, wann, und ist es da? Mit einem Plan oder etwas in Reichweite: jetzt {number} anrufen oder sofort zusammen in die Notaufnahme. Ohne Plan: dableiben und noch heute zusammen beim Krisentelefon anrufen.',
      'Ein Ja heißt: heute Nacht keine Minute allein. Gut, dass du gefragt hast; dir wurde geantwortet.',
    ],
    means: [
      'Ja: Tabletten, Klingen, Seile, Waffen, Schlüssel und was sonst genannt wurde, kommt aus der Wohnung oder hinter ein Schloss, dessen Schlüssel nicht dort ist. Mach es ruhig, und sag es dazu: „Ich nehme das jetzt weg, weil ich dich hier haben will.“ Wer näher dran ist, kann schon anfangen.',
      'Sieh in Bad, Küche, Keller und Auto nach. Eine Tasche mit allem zu den Nachbarn genügt für heute Nacht.',
    ],
    police: [
      'Wenn jetzt ein Leben in Gefahr ist, dann ruf {number} an, auch wenn du dafür Ärger bekommst. Sag gleich, dass es um Suizid geht und ob eine Waffe da ist, und bitte um ärztliche Hilfe. Ist es nicht so nah, sind Krisendienst oder Notaufnahme der leisere Weg.',
      'Böse auf dich zu sein, das lässt sich morgen klären. Du kannst sagen, dass du angerufen hast, weil du Angst hattest, jemanden zu verlieren.',
    ],
    go: [
      'Allein und mit Gedanken an Suizid: ja, fahr hin, oder schick jemanden, der näher ist. Bis jemand da ist, bleib am Telefon, im Auto über die Freisprechanlage, und fahr nicht allein, wenn dir die Hände zittern.',
      'Wenn du da bist: setz dich dazu, frag noch einmal, lasst das Gefährliche wegbringen, und schlaf heute unter demselben Dach. Morgen in eine Praxis oder ans Telefon, zusammen.',
    ],
  },
  thirdDone: [
    'Du tust, was am meisten hilft: Dieser Mensch ist damit nicht allein, und du hast jemanden gefragt, der sich auskennt. Fahr vorsichtig, bleib über Nacht, und ruf dort wieder an, sooft du es brauchst. Es war richtig, nicht lockerzulassen.',
  ],
  thirdMore: [
    'Dort kannst du auch wegen jemand anderem anrufen: Sie sagen dir, was du sagen kannst und was als Nächstes kommt, und sie nehmen dich ernst. Du musst das auch nicht allein tragen.',
    'Nicht allein lassen und nichts Gefährliches in der Wohnung: Das hilft heute Nacht am meisten. Was weißt du darüber, wo dieser Mensch gerade ist und wer bei ihm ist?',
  ],
  notYou: [
    'Verstanden: Es geht nicht um dich, und es tut mir leid, dass ich gefragt habe. Jetzt also zu dem Menschen, um den du Angst hast.',
    'Du hast gesagt, dass es jemand anders ist, und das hätte ich hören müssen. Also dazu.',
  ],
  listen: [
    'Ich lese mit. Erzähl das Nächste, so wie es kommt.',
    'Schreib weiter; es muss keine Reihenfolge haben.',
    'Was war danach?',
    'Davon würde ich gern mehr lesen, wenn du magst.',
    'Schreib das Nächste, wenn du so weit bist.',
    'Das ist angekommen; für den Rest ist Platz.',
    'Du kannst das erzählen, was dir jetzt durch den Kopf geht.',
  ],
};
