import type { CareProse } from './care-prose.ts';

const YES_NO_UNSAID = ['Ja', 'Nein', 'Möchte ich nicht sagen'] as const;
export const CLOSENESS_CHOICES = {
  might: 'Ich könnte es tun',
  decided: 'Ich habe mich entschieden',
} as const;

export const DE_STEPS: CareProse['steps'] = {
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
      choices: [...YES_NO_UNSAID],
    },
    {
      text: 'Könnte das, was dafür infrage kommt, gleich aus dem Zimmer: weggeschlossen, entsorgt oder jemandem übergeben?',
      choices: ['Das kann ich machen', 'Allein schaffe ich das nicht', 'So etwas ist nicht hier'],
    },
    {
      text: 'Wie nah ist es in diesem Augenblick?',
      choices: ['Ein Gedanke', CLOSENESS_CHOICES.might, CLOSENESS_CHOICES.decided, 'Weiß ich nicht'],
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
};
