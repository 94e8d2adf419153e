import { FIVE_FOUR_THREE_TWO_ONE_DE, PACED_BREATHING_DE, THREE_GOOD_THINGS_DE } from './de-exercises.ts';
import type { LanguageProse } from './language.ts';
import { anywhere, inShort, opening, several, whole } from './patterns.ts';

const NOT =
  /(?:nicht|ned|net|nie|niemals|kein(?:e|en|er|em)?|weder|w(?:ä|ae)re gerne?)(?: (?:mehr|so|sehr|wirklich|gerade|besonders|ganz|richtig|wieder)){0,5}/u;

const intents: LanguageProse['intents'] = [
  [
    'correction',
    opening(
      /(?:nein |ne |nee |halt |moment )*(?:(?:das|so) (?:habe?|hatte) ich (?:so |doch |gar |ja )*nicht (?:gesagt|gemeint|geschrieben)|das stimmt (?:so |gar |ja )*nicht|du hast (?:mich|das|da (?:was|etwas)) (?:\p{L}+ )?falsch verstanden|du verstehst (?:mich|das) falsch|so (?:war|ist) (?:das|es) nicht(?: gemeint)?|so meinte? ich (?:das|es) nicht)|nein nicht [^.!?]{1,50} sondern/u,
    ),
  ],
  [
    'agree',
    several(
      /ja+|jap|jup|joa?|ok(?:ay|e|ey)?|klar|genau|stimmt|das stimmt|richtig|nat(?:ü|ue)rlich|gerne?|bitte|sicher|auf jeden fall|unbedingt|einverstanden|in ordnung|passt|alles klar|machen wir|mach ich|voll|total|eben|schon|irgendwie|weiter|mach weiter|weitermachen|los|los geht's|sehr gerne?/u,
    ),
  ],
  [
    'disagree',
    several(
      /(?:ach )?(?:nein+|ne|nee|n(?:ö|oe)|nein danke|nicht wirklich|eher nicht|gar nicht|(?:ü|ue)berhaupt nicht|keineswegs|auf keinen fall|lieber nicht|niemals|ich glaube? nicht|glaube? (?:ich )?nicht|keine lust|kein bock)/u,
    ),
  ],
  [
    'pause',
    whole(
      /(?:ja |nein |ok |vielleicht |lieber |erst )*(?:sp(?:ä|ae)ter|nicht jetzt|jetzt nicht|(?:eine |kurze )*pause|machen wir (?:eine )?pause|ein andermal|ein anderes mal|nicht heute|heute nicht(?: mehr)?|morgen|(?:lass uns )?(?:sp(?:ä|ae)ter|morgen) weiter(?:machen)?)(?: bitte| dann| vielleicht| weiter)*/u,
    ),
  ],
  ['unsure', several(/hm+|(?:ä|ae)h+m*|tja|puh/u)],
  [
    'unsure',
    whole(
      /(?:(?:hm+|(?:ä|ae)h+m*|tja|puh|ach) )*(?:(?:ich )?wei(?:ß|ss)(?: (?:ich|es|das))?(?: (?:wirklich|auch|echt|gerade|noch|einfach))* nicht(?: (?:genau|so recht|wirklich|was ich (?:schreiben|sagen) soll))?|keine ahnung|ka|kp|keinen? plan|vielleicht|mal sehen|schwer zu sagen|(?:ich )?bin (?:mir )?(?:da )?(?:nicht sicher|unsicher)|(?:mir f(?:ä|ae)llt|f(?:ä|ae)llt mir) (?:gerade )?nichts ein|egal|nichts besonderes|was soll ich (?:schreiben|sagen))/u,
    ),
  ],
  [
    'greeting',
    several(
      /hallo+|hall(?:ö|oe)chen|hi+|hey+|moin|servus|gr(?:ü|ue)(?:ß|ss) (?:gott|dich)|gr(?:ü|ue)ezi|guten (?:morgen|tag|abend)|na|tach|inkwell|du|zusammen|da bin ich(?: wieder)?|wie geht's|wie geht es dir/u,
    ),
  ],
  [
    'goodbye',
    whole(
      /(?:(?:ok(?:ay)?|gut|also|so|na|dann|danke(?: dir)?|ich) )*(?:tsch(?:ü|ue)ss?i?|tschü(?:ß|s)|tschau|ciao|bye|bis (?:bald|dann|morgen|sp(?:ä|ae)ter|nachher|zum n(?:ä|ae)chsten mal)|gute? nacht|schlaf gut|auf wiedersehen|mach's gut|(?:ich )?(?:muss|gehe?|geh) (?:jetzt |dann |mal )*(?:los|weg|ins bett|schlafen)(?: gehen)?|bin (?:dann |mal )*weg)(?: (?:danke(?: dir)?|dir|du|inkwell|dann|und|bis (?:morgen|bald|dann)))*/u,
    ),
  ],
  [
    'thanks',
    whole(
      /(?:(?:ok(?:ay)?|oh|ah|super|gut|ja|toll|vielen|herzlichen|tausend|lieben|besten|ganz) )*(?:dank|danke(?:sch(?:ö|oe)n)?|merci)(?: (?:dir|sch(?:ö|oe)n|sehr|vielmals|f(?:ü|ue)rs zuh(?:ö|oe)ren|f(?:ü|ue)r(?: \p{L}+){1,5})){0,3}/u,
    ),
  ],
  [
    'leave',
    whole(
      /(?:bitte |nein |ok |so |lieber )*(?:stop+|halt|aufh(?:ö|oe)ren|h(?:ö|oe)r auf(?: damit)?|abbrechen|schluss(?: damit| jetzt)?|genug(?: davon| jetzt)?|(?:es|das) reicht(?: jetzt| mir)?|lass(?:en wir)? (?:es|das)(?: sein| bleiben)?|vergiss es|(?:ein )?(?:anderes|neues) thema|themawechsel|ich (?:will|m(?:ö|oe)chte) (?:jetzt )?(?:aufh(?:ö|oe)ren|abbrechen|(?:ü|ue)ber (?:etwas|was) anderes reden|(?:etwas|was) anderes(?: machen)?))(?: bitte| f(?:ü|ue)r (?:jetzt|heute))*/u,
    ),
  ],
  [
    'ask-diagnosis',
    inShort(
      /(?:habe?|h(?:ä|ae)tte|bin|ist|kann|k(?:ö|oe)nnte) (?:ich|das|es|sowas) (?:\p{L}+ ){0,4}(?:depress\p{L}*|bipolar|burn-?out|adhs|ads|autis\p{L}*|borderline|narzis\p{L}*|zwangsst\p{L}*|angstst\p{L}*|panikst\p{L}*|ptbs|trauma\p{L}*|psychisch krank)[^.!?]*\?|(?:glaubst|denkst|meinst) du (?:\p{L}+ ){0,5}(?:depress\p{L}*|bipolar|burn-?out|adhs|ads|autis\p{L}*|borderline|narzis\p{L}*|angstst\p{L}*|ptbs|psychisch krank)|(?:stell|gib|kannst du) (?:mir )?(?:\p{L}+ )?diagnose/u,
    ),
  ],
  [
    'ask-human',
    inShort(
      /bist du (?:denn |eigentlich |wirklich |(?:ü|ue)berhaupt |eine? |nur |so |auch )*(?:mensch|echt|real|roboter|bot|ki|ai|programm|maschine|computer|chatbot|chatgpt|therapeut(?:in)?|psycholog(?:e|in)|person)|(?:wer|was) bist du(?: (?:denn|eigentlich))?|(?:rede|schreibe?|spreche|chatte) ich (?:hier |gerade |eigentlich |da )*mit (?:einem |einer )?(?:echten |richtigen )?(?:menschen?|bot|roboter|ki|maschine|programm|computer|person)|wer (?:hat dich (?:gemacht|programmiert)|steckt (?:dahinter|hinter dir))|(?:ist|sitzt) da (?:jemand|wer|ein mensch)/u,
    ),
  ],
  [
    'ask-privacy',
    inShort(
      /wer (?:kann |alles |sonst |noch )*(?:liest|sieht|lesen|sehen) (?:\p{L}+ ){0,3}(?:mit|das|hier|alles|schreibe|tagebuch)|(?:liest|sieht) (?:hier |das |da )*(?:noch )?(?:jemand|wer)(?: \p{L}+)?|(?:ist|bleibt|sind) (?:\p{L}+ ){0,3}(?:privat|geheim|vertraulich|anonym|verschl(?:ü|ue)sselt|unter uns)|datenschutz|was passiert mit (?:meinen daten|dem was ich schreibe)|meine daten (?:\p{L}+ )?sicher/u,
    ),
  ],
  [
    'ask-can-do',
    inShort(
      /was kannst du(?! mir)(?: (?:denn|alles|eigentlich|so|tun|machen))*|wie (?:funktioniert (?:das|du|es)(?: hier)?|kannst du (?:mir )?helfen)|wobei kannst du|wozu bist du (?:da|gut)|was machst du (?:hier|eigentlich)|kannst du mir helfen/u,
    ),
  ],
  [
    'complaint',
    opening(
      /(?:(?:nein|ja|ok|also|ach|mann?|boah|ey|oh|hm+|ehrlich|sorry|danke|toll|super|aber|sag mal|und) )*(?:du bist (?:\p{L}+ ){0,3}(?:nutzlos|dumm|doof|d(?:ä|ae)mlich|bl(?:ö|oe)d|schlecht|keine hilfe|unn(?:ü|ue)tz|schei(?:ß|ss)e|nervig|langweilig)|du (?:hilfst|verstehst|kapierst) (?:mir |mich |es |das |gar |(?:ü|ue)berhaupt |einfach )*(?:nicht|nichts|nix)|du (?:nervst|wiederholst dich)|(?:das|es) (?:hilft|bringt) (?:mir )?(?:gar |(?:ü|ue)berhaupt |so )?(?:nicht|nichts|nix)|das (?:hast|hattest) du (?:schon |gerade |eben )*(?:gesagt|gefragt)|(?:schon wieder|immer) (?:die gleiche|dieselbe) frage|h(?:ö|oe)r auf zu fragen|halt(?:'s| die| den) (?:maul|klappe|fresse|mund)|fick dich|leck mich|verpiss dich)/u,
    ),
  ],
  [
    'wish-paced-breathing',
    inShort(
      /atem(?:ü|ue)bung(?:en)?(?! (?:hat|hatte|haben|war|hilft|half|bringt|nicht|gestern))|atemtechnik(?! (?:hat|hilft))|(?:lass uns|wollen wir|k(?:ö|oe)nnen wir|hilf mir(?: beim)?) (?:\p{L}+ ){0,3}(?:durch)?atmen|(?:mit mir|zusammen|gemeinsam) (?:\p{L}+ )?atmen/u,
    ),
  ],
  [
    'wish-five-four-three-two-one',
    inShort(
      /5\D{0,2}4\D{0,2}3\D{0,2}2\D{0,2}1|f(?:ü|ue)nf vier drei(?: zwei eins)?|(?:erdungs|sinnes|boden)(?:ü|ue)bung|mich erden|grounding|f(?:ü|ue)nf sinne|(?:schauen|sehen) wir uns (?:mal )?um/u,
    ),
  ],
  [
    'wish-three-good-things',
    inShort(
      /(?:drei|3) (?:gute|sch(?:ö|oe)ne|positive) (?:dinge|sachen)|dankbarkeits(?:ü|ue)bung|wof(?:ü|ue)r (?:\p{L}+ ){0,2}dankbar/u,
    ),
  ],
  [
    'wants-listening',
    inShort(
      /(?<!ich )h(?:ö|oe)re? (?:mir )?(?:bitte |doch |einfach |nur |mal )*zu|(?:nur|einfach) zuh(?:ö|oe)ren|(?:will|m(?:ö|oe)chte|muss|wollte) (?:mich )?(?:nur |einfach |mal |kurz )+(?:reden|erz(?:ä|ae)hlen|auskotzen|ausheulen|(?:et)?was loswerden|dampf ablassen)|(?:keine|ohne) (?:ratschl(?:ä|ae)ge|tipps)|keinen rat(?:schlag)?/u,
    ),
  ],
  [
    'wish-exercise',
    inShort(
      /(?:hast du|gibt's|gibt es|gib mir|kennst du|zeig mir|machen wir|mach mit mir|ich (?:will|m(?:ö|oe)chte|brauche?|h(?:ä|ae)tte gerne?)|lass uns|k(?:ö|oe)nnen wir) (?:\p{L}+ ){0,4}(?:ü|ue)bung(?:en)?/u,
    ),
  ],
  ['wish-exercise', whole(/(?:eine |bitte |kurze |noch )*(?:ü|ue)bung(?:en)?(?: bitte)?/u)],
  [
    'ask-advice',
    inShort(
      /was (?:soll|sollte|kann|k(?:ö|oe)nnte|w(?:ü|ue)rdest) (?:ich|du) (?:\p{L}+ ){0,5}(?:tun|machen|raten)|was (?:r(?:ä|ae)tst|empfiehlst) du|was kannst du mir (?:raten|empfehlen)|(?:hast du|gib mir|ich brauche?|h(?:ä|ae)ttest du) (?:\p{L}+ ){0,3}(?:rat|ratschlag|ratschl(?:ä|ae)ge|tipps?)|soll(?:te)? ich [^.!?]+\?|wie (?:soll|kann) ich (?:\p{L}+ ){0,4}umgehen/u,
    ),
  ],
];

const feelings: LanguageProse['feelings'] = [
  [
    'overwhelmed',
    anywhere(
      /(?:ü|ue)berfordert|(?:ü|ue)berforderung|(?:ü|ue)berlastet|(?:alles|es|das|mir|wird|ist|einfach) zu ?viel|zu viel(?:es)? auf einmal|(?:schaffe?|pack(?:e|s)?) (?:\p{L}+ ){0,2}(?:nicht|nimmer)|kann (?:\p{L}+ )?nicht mehr(?=\s*(?:$|[.,!…;]))|gestresst|stress(?:t|ig)?|unter druck|wei(?:ß|ss) (?:ich )?(?:gar )?nicht (?:mehr )?wo (?:mir der kopf steht|ich anfangen soll)|w(?:ä|ae)chst mir (?:\p{L}+ )?(?:ü|ue)ber den kopf|land unter/u,
      NOT,
    ),
  ],
  [
    'lonely',
    anywhere(
      /einsam(?:keit)?|(?:so|ganz|ziemlich|f(?:ü|ue)hle? mich|bin) (?:\p{L}+ )?alleine?(?! (?:zu|im|in|mit|schuld))|alleine? gelassen|im stich gelassen|habe? (?:\p{L}+ ){0,2}niemand(?:en)?|niemand(?:en)? (?:\p{L}+ ){0,2}(?:da|versteht|zuh(?:ö|oe)rt|zum reden|interessiert)|keine freunde/u,
      NOT,
    ),
  ],
  [
    'sad',
    anywhere(
      /traurig(?:er|keit)?|trauer(?:e|n)?|weine|weinen|geweint|heulen?|geheult|niedergeschlagen|bedr(?:ü|ue)ckt|deprimiert|depressiv|depri|hoffnungslos|verzweifelt|am boden|innerlich leer|innere leere|geht(?:'s| es)?(?: mir)? (?:\p{L}+ ){0,3}(?:schlecht|mies|beschissen|schei(?:ß|ss)e|dreckig|nicht (?:so |sehr |besonders )?gut)|f(?:ü|ue)hle? mich (?:\p{L}+ ){0,3}(?:schlecht|mies|leer|elend)|(?:schlechter|mieser|schlimmer|schwerer|beschissener) tag|vermisse/u,
      NOT,
    ),
  ],
  [
    'anxious',
    anywhere(
      /angst|(?:ä|ae)ngste|(?:ä|ae)ngstlich|panik(?:attacken?)?|panisch|nerv(?:ö|oe)s|unruhig|innere unruhe|(?:mache?|macht|machen|habe?) (?:mir |uns )?(?:\p{L}+ ){0,3}sorgen|(?:viele|gro(?:ß|ss)e|meine) sorgen|besorgt|beunruhigt|f(?:ü|ue)rchte|bef(?:ü|ue)rchte|bammel|schiss|lampenfieber|herzrasen|gr(?:ü|ue)bel(?:e|n)|gr(?:ü|ue)ble|gedankenkarussell|gedanken (?:kreisen|rasen)|angespannt/u,
      NOT,
    ),
  ],
  [
    'angry',
    anywhere(
      /wut|w(?:ü|ue)tend|(?:stink)?sauer(?! (?:kraut|teig))|zorn|zornig|(?:ä|ae)rger(?:e|n|t)?|ver(?:ä|ae)rgert|ge(?:ä|ae)rgert|aggressiv|genervt|nervt|hasse?(?! mich)|k(?:ö|oe)nnte (?:\p{L}+ )?(?:platzen|schreien|ausrasten)|ausgerastet|kotzt mich (?:\p{L}+ )?an|frust|frustriert|angepisst|rege? mich (?:\p{L}+ ){0,3}auf/u,
      NOT,
    ),
  ],
  [
    'tired',
    anywhere(
      /(?:tod|hunde|sau)?m(?:ü|ue)de|(?:ü|ue)berm(?:ü|ue)det|m(?:ü|ue)digkeit|ersch(?:ö|oe)pft|ersch(?:ö|oe)pfung|ausgelaugt|ausgebrannt|kraftlos|energielos|schlapp|keine (?:kraft|energie)|bin (?:\p{L}+ ){0,2}(?:kaputt|platt)|fix und fertig|(?:v(?:ö|oe)llig|total|komplett) fertig|(?:schlecht|kaum|wenig|nicht) geschlafen|schlaflos(?:e|en)?/u,
      NOT,
    ),
  ],
  [
    'good',
    anywhere(
      /(?:gl(?:ü|ue)cklich|froh|fr(?:ö|oe)hlich|stolz|dankbar|erleichtert|zufrieden|begeistert)(?! (?:(?:bin|war|ist|macht) (?:ich |mich |das |es )?nicht|sein|werden))|freue? mich(?! (?:\p{L}+ )?nicht)|gefreut|happy|verliebt|gut gelaunt|gute laune|geht(?:'s| es)?(?: mir)? (?:heute |gerade |wieder |richtig |sehr |ganz |echt |so |viel )*(?:gut|super|prima|besser|bestens)|(?:guter|sch(?:ö|oe)ner|toller|wunderbarer|herrlicher) (?:tag|abend|morgen|moment)|habe? (?:es|das|alles|den|die) (?:\p{L}+ ){0,4}geschafft|bestanden|hat (?:\p{L}+ )?geklappt|wundersch(?:ö|oe)n/u,
      NOT,
    ),
  ],
  ['good', whole(/(?:ganz |sehr |echt |richtig |heute |mir )*(?:gut|super|prima|toll|bestens)/u)],
];

export const DE: LanguageProse = {
  intents,
  feelings,
  limits: [
    'Auf Deutsch kann ich nur wenig, aber zuhören geht, und drei kurze Übungen habe ich auch. Auf Englisch verstehe ich mehr.',
    'Vorweg: Ich bin ein kleines Programm, und mein Deutsch reicht nicht weit. Zuhören, nachfragen und drei Übungen, das geht.',
    'Mein Deutsch ist dünn, manches werde ich nicht verstehen. Lesen, fragen und eine kurze Übung gehen trotzdem.',
  ],
  answers: {
    greeting: [
      'Hallo. Was hat heute am meisten Platz im Kopf gebraucht?',
      'Hallo, hier bin ich. Wie war der Tag bis jetzt, in drei Worten?',
      'Guten Tag. Womit fangen wir an?',
    ],
    goodbye: [
      'Bis dann. Was hier steht, bleibt stehen, bis du wiederkommst.',
      "Mach's gut. Hier läuft nichts weg.",
      'Tschüss. Der Rest kann warten, er ist ja aufgeschrieben.',
    ],
    thanks: [
      'Gern geschehen.',
      'Keine Ursache, dafür bin ich da.',
      'Jederzeit. Wenn noch etwas kommt, schreib es einfach dazu.',
    ],
    agree: [
      'Gut. Dann ein Stück weiter: Was gehört noch dazu?',
      'In Ordnung. Was fällt dir als Nächstes ein?',
      'Dann bleiben wir dabei. Was ist daran für dich der wichtigste Teil?',
    ],
    disagree: [
      'Gut, dann nicht. Was wäre dir lieber?',
      'Ein Nein genügt. Worüber würdest du stattdessen schreiben?',
      'Auch recht. Was geht dir sonst im Kopf herum?',
    ],
    unsure: [
      'Das lässt sich oft nicht so schnell sagen. Was hast du gemacht, kurz bevor du hier geschrieben hast?',
      'Dann etwas Leichteres: Wie war die letzte Stunde, in einem Wort?',
      'Macht nichts. Was ist gerade vor dir, auf dem Tisch oder vor dem Fenster?',
    ],
    leave: [
      'Gut, das ist vom Tisch. Worum soll es stattdessen gehen?',
      'Abgehakt. Was möchtest du lieber machen?',
    ],
    pause: [
      'Dann später. Es bleibt alles, wo es ist.',
      'Gut, Pause. Weglaufen kann ich nicht, ich habe keine Beine.',
    ],
    'ask-human': [
      'Nein, kein Mensch: ein kleines Programm. Ich bin auch keine Therapie und habe zwischen deinen Nachrichten keine Gedanken.',
      'Hier sitzt niemand. Ich bin Software, fühle nichts und tue auch nicht so. Zuhören und nachfragen kann ich trotzdem.',
      'Ein Programm, und kein großes. Eine Therapie ersetze ich nicht; für ein paar gute Fragen und drei Übungen reicht es.',
    ],
    'ask-can-do': [
      'Auf Deutsch drei Dinge: zuhören, fragen und kurze Übungen für Atem, Sinne und gute Dinge. Womit fangen wir an?',
      'Ich lese bis zum Ende, frage nach und kenne drei Übungen. Ratschläge und Diagnosen habe ich keine. Was wäre gerade gut?',
    ],
    'ask-privacy': [
      'Was du schreibst, wird verschlüsselt gespeichert, mit einem eigenen Schlüssel für dein Konto. Verkauft wird nichts davon.',
      'Es bleibt zwischen deinem Konto und diesem Server. In den Einstellungen (Account Settings) kannst du alles löschen.',
    ],
    'ask-diagnosis': [
      'Das kann ich nicht sagen, und Raten könnte schaden: Es gehört in eine Praxis. Was fällt dir auf, und seit wann?',
      'So einen Namen kann nur jemand vom Fach vergeben. Beim Sammeln helfe ich gern: Was würdest du dort erzählen?',
    ],
    'ask-advice': [
      'Ich entscheide für niemanden. Was würdest du antworten, wenn dir jemand genau das schreibt?',
      'Ein Rat von einem Programm wäre billig. Was hast du schon versucht, und was kam dabei heraus?',
      'Das Entscheiden bleibt bei dir, ansehen können wir es: Was spricht dafür, was dagegen?',
    ],
    'wants-listening': [
      'Dann lese ich nur. Schreib, so lange du magst.',
      'Keine Fragen, keine Übungen. Fang irgendwo an.',
      'Gut, ich bin ganz Ohr, soweit ein Programm das sein kann.',
    ],
    correction: [
      'Mein Fehler. Wie ist es richtig?',
      'Da habe ich danebengelesen. Schreib es noch einmal, und ich gehe von dort weiter.',
      'Das war falsch von mir. Was hast du gemeint?',
    ],
    complaint: [
      'Kann gut sein. Ich bin ein kleines Programm, auf Deutsch erst recht. Was wäre jetzt besser?',
      'Einspruch angenommen. Soll ich nur zuhören, oder machen wir etwas anderes?',
      'Da ist etwas dran. Was hat nicht gepasst?',
    ],
  },
  felt: {
    sad: [
      'Da liegt etwas Schweres drin. Was war heute am schwersten?',
      'Das wiegt etwas. Wann war es zuletzt am deutlichsten?',
      'Schwer, und so steht es jetzt auch da. Was ist vorher passiert?',
    ],
    anxious: [
      'So etwas lässt einem wenig Ruhe. Wann hat es heute angefangen?',
      'Das braucht viel Platz im Kopf. Welcher Gedanke kommt am häufigsten wieder?',
      'Da schlägt etwas Alarm. Was genau könnte denn passieren?',
    ],
    angry: [
      'Da kocht etwas. Was genau ist passiert?',
      'Das ist nicht spurlos vorbeigegangen. Welcher Moment war der schlimmste?',
      'Hier darf es ungeschönt stehen. Was würdest du sagen, wenn es keine Folgen hätte?',
    ],
    tired: [
      'Da ist wenig Kraft übrig. Was hat heute am meisten davon gekostet?',
      'Der Akku ist ziemlich leer. Was könnte heute einfach liegen bleiben?',
      'Müdigkeit muss niemand begründen. Wie waren die letzten Nächte?',
    ],
    lonely: [
      'Das ist eine stille Art von schwer. Zu welcher Tageszeit ist es am stärksten?',
      'Da fehlt jemand. Wen hättest du jetzt gern neben dir?',
      'Das macht die Tage lang. Was würdest du erzählen, wenn jetzt jemand fragt?',
    ],
    overwhelmed: [
      'Das ist viel auf einmal. Was davon drückt gerade am meisten?',
      'Zu viel für einen einzigen Kopf. Was kommt heraus, wenn du alles untereinander schreibst?',
      'Da passt nichts mehr oben drauf. Was muss wirklich heute sein?',
    ],
    good: [
      'Das liest sich gut. Wie war der Moment selbst?',
      'So etwas gehört aufgeschrieben. Wo warst du da gerade?',
      'Schön. Was siehst du vor dir, wenn du daran denkst?',
    ],
  },
  tellMore: [
    'Wie war das, von vorn erzählt?',
    'Welcher Teil davon bleibt am meisten hängen?',
    'Wo warst du da, und wer noch?',
    'Und was kam danach?',
    'Wie geht es dir damit?',
    'Was würdest du dir wünschen?',
    'Was davon ist dir am wichtigsten?',
    'Wenn es eine Überschrift hätte, wie hieße sie?',
    'Welcher Satz dazu steht noch nicht hier?',
    'Was hast du dann gemacht?',
  ],
  nods: [
    'Gut, das habe ich.',
    'So steht es jetzt da.',
    'Ja, ich lese mit.',
    'Das ist klar gesagt.',
    'Ich bin noch dabei.',
    'Kurz, und es sagt trotzdem viel.',
    'Das gibt ein Bild.',
    'Mhm, angekommen.',
  ],
  exercises: [PACED_BREATHING_DE, FIVE_FOUR_THREE_TWO_ONE_DE, THREE_GOOD_THINGS_DE],
  exerciseLines: {
    starting: ['Ja, machen wir.', 'Gut, fangen wir an.', 'Dann zusammen.'],
    noNumber: [
      'Als Zahl von 0 bis 10, so ungefähr?',
      'Eine Zahl reicht, von 0 bis 10. Wenn dir keine einfällt, überspringen wir das.',
    ],
    left: [
      'Gut, wir lassen es hier. Was du geschrieben hast, bleibt in diesem Gespräch.',
      'Beendet. Es geht nichts verloren, und fertig werden muss auch nichts.',
    ],
    paused: [
      'Dann machen wir hier Pause. Ich merke mir die Stelle.',
      'Es wartet, bis du weitermachen willst, auch bis morgen.',
    ],
    kept: ['Das ist dabei herausgekommen, in deinen Worten:', 'Hier steht, was du geschrieben hast:'],
    skip: 'Das überspringen',
    leave: 'Lieber aufhören',
    goOn: 'Weitermachen',
  },
  choices: {
    page: "Der Knopf ‚Put it on today's page‘ legt es auf die heutige Seite.",
    listen: 'Hör einfach zu',
    enough: 'Das reicht für jetzt',
  },
};
