import type { Phrases } from './phrases.ts';

/** Somebody else: a person that was named, or 'sie'. */
const THIRD_PERSON =
  '(?:(?:mein|meine|meinem|meiner|meinen|unser|unsere|ein|eine) (?:\\w+ )?(?:bruder|schwester|sohn|tochter|kind|freund|freundin|mann|frau|mutter|vater|mama|papa|cousin|cousine|schuler|schulerin|patient|patientin|mitbewohner|mitbewohnerin|kollege|kollegin|neffe|nichte|oma|opa)|er|sie)';

/** When somebody cut themselves who tells of this night. */
const LAST_NIGHT_WORDS = '(?:heute|gestern) (?:abend|nacht)|gerade eben|wieder|erneut';
const ADVERB = '(?:schon|auch|doch|leider|noch|selbst)';

export const GERMAN: Phrases = {
  'crisis suicide': {
    says: [
      /\btue? (?:ich )?mir (?:heute |jetzt |noch )?(?:etwas|was) an\b|\bnicht mehr weg von den gleisen\b|\b(?:steh|stehe|sitz|sitze|liege)\b[^.]{0,30}\bauf den gleisen\b|\bviel zu viele? (?:davon )?geschluckt\b(?!.*\b(?:wasser|schwimm\w*)\b)/,
      /\b(?:mag|will|wott|mecht) (?:\w+ )?(?:nume|nicht mehr|nid meh|nume meh) (?:labe|leben|lebe|existieren)\b(?! (?:ohne|in|mit|wie|hier|so)\b)/,
      /\b(?:springe?|sturze?|werfe?) (?:ich )?(?:mich )?(?:\w+ )?(?:von der brucke|vom dach|vom balkon|aus dem fenster|vor (?:den|einen|die) (?:zug|bahn|u-bahn|s-bahn|lkw))\b|\b(?:von der brucke|vom dach|vor den zug|vor die bahn) (?:zu )?(?:springen|werfen|sturzen)\b(?!.*\b(?:bungee|film)\b)/,
      /\b(?:strick|seil|waffe|pistole|gewehr)\b[^.]{0,30}\b(?:vor mir|neben mir|auf meinem schoss|in der hand|um den hals|bereit)\b(?!.*\b(?:klettern|kletter\w*|jagd)\b)/,
      /\b(?:mache?|mach) (?:i|ich)? ?(?:\w+ )?schluss mit (?:(?:dem|meinem|diesem) (?:\w+ )?leben|allem)\b|\bmit dem leben (?:abgeschlossen|schluss)\b/,
      /\bversucht\b[^.!?]{0,30}\b(?:versuche?|probiere?) (?:ich )?es (?:heute|morgen|jetzt) (?:\w+ )?(?:wieder|noch ?mal)\b|\bselbstmord\b(?=.*\b(?:heute|jetzt|morgen|ich werde)\b)/,
      /\b(?:ich (?:will|mochte|moechte|wunsche mir|wuerde am liebsten|wurde am liebsten|mag)|(?:will|mochte) ich) (?:(?!nicht |nie )\w+ ){0,3}(?:sterben|tot sein|nicht mehr leben|nicht mehr da sein|mich umbringen)\b(?! (?:vor|mussen)\b)/,
      /\bich (?:will|mag|kann) (?:\w+ ){0,2}nicht mehr leben\b(?! (?:ohne (?:kaffee|handy)|in|mit|wie)\b)/,
      /\b(?:bring|bringe) (?:ich )?mich (?:\w+ )?um\b(?! (?:den|die|das|vor)\b)/,
      /\b(?:nehme|nehm) (?:ich )?mir (?:\w+ )?das leben\b/,
      /\b(?:tabletten|pillen|schlaftabletten)\b[^.]{0,30}\b(?:vor mir|auf dem tisch|in der hand|bereit|neben mir|auf dem nachttisch)\b/,
      /\b(?:habe|hab) (?:\w+ ){0,3}(?:alle|zu viele|die ganze packung) (?:tabletten|pillen|schlaftabletten) (?:genommen|geschluckt)\b/,
      /\babschiedsbriefe?\b\b(?!.*\b(?:kollegen|kolleginnen|klasse|team|schuler)\b)/,
    ],
    unlessDenied: [
      /\b(?:mich (?:umbringen|umzubringen|aufhangen|erhangen)|mir das leben (?:zu )?nehmen|selbstmord (?:begehen|machen)|suizid begehen|mir (?:etwas|was) antun)\b/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,50}\\b(?:sich (?:heute |abend |nacht |morgen |jetzt )*(?:umbringen|das leben nehmen|(?:et)?was antun|aufhangen|erhangen)|bringt sich um(?! (?:den|die|das|seine?n?|ihre?n?)\\b)|nicht mehr leben (?:will|mochte)|will (?:nicht mehr leben|sterben)|sterben will|(?:alle|zu viele|eine ganze packung) (?:tabletten|pillen|schlaftabletten) (?:genommen|geschluckt))\\b`,
      ),
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:kein(?:e|en)?|null) (?:bock|lust|kraft) mehr (?:auf|zu[mr]?|fur) (?:dieses |das |mein |das ganze )?leben\b(?! (?:in|auf|hier|als|mit|aus)\b)|\b(?:lebensmude|lebe nicht gern|nicht mehr leben wollen|(?:nie|nicht) geboren)\b/,
      /\bich (?:will|mochte) (?:\w+ )?nicht mehr sterben\b|\b(?:ich wollte|wollte ich) (?:\w+ )?(?:sterben|tot sein|nicht mehr leben)\b|\b(?:suizid|selbstmord)versuch\b(?=.*\b(?:ich|mein|meinem|mir)\b)|\b(?:nicht mehr aufwachen|nie wieder aufwachen|ohne mich (?:besser|leichter)|besser dran ohne mich|ware (?:ich )?(?:lieber|am liebsten|besser) tot|suizidgedanken|selbstmordgedanken|keinen (?:sinn|grund) (?:mehr )?(?:zu leben|im leben)|nicht mehr da sein)\b/,
      /\b(?:tabletten|pillen|schlaftabletten)\b[^.!?]{0,20}\bgezahlt\b(?!.*\b(?:apotheke|patient\w*|woche|urlaub|dosette|oma|opa|mutter|vater)\b)|^(?:ja,? )?(?:ich )?(?:hab|habe) (?:sie |die )?(?:gerade |schon )?alle (?:genommen|geschluckt)\W*$/,
    ],
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b(?! war)[^.!?]{0,40}\\b(?:suizidal|selbstmordgefahrdet|suizidgedanken|selbstmordgedanken|an (?:selbstmord|suizid) (?:denkt|denken))\\b|\\bdenkt (?:${THIRD_PERSON}|\\w+) an (?:selbstmord|suizid)\\b`,
      ),
    ],
  },
  'crisis self_harm': {
    says: [
      new RegExp(
        `\\b(?:hab|habe) (?:ich )?mich (?:${ADVERB} )*(?:${LAST_NIGHT_WORDS}) (?:${ADVERB} )*geschnitten\\b(?!.*\\b(?:finger|daumen|hand|beim|versehen\\w*|messer|glas|dose|papier)\\b)(?<!\\bbeim .*)`,
      ),
      /\b(?:mir|mich) (?:\w+ ){0,4}(?:arme?|beine?|oberschenkel|unterarme?|handgelenke?|haut|pulsadern)\b[^.]{0,15}\b(?:aufgeschnitten|geschnitten|zerschnitten|aufgeritzt|geritzt|verbrannt|aufgeschlitzt)\b(?!.*\b(?:beim|ofen|herd|bugeleisen|dosen?|sonne)\b)/,
      /\b(?:schlage?|hau|haue|box|boxe) (?:ich )?(?:mich (?:selbst |selber )?(?:mit der faust|blau|ins gesicht)|(?:mir |meinen |den )?kopf gegen (?:die|den|eine) (?:wand|fliesen|boden|tur|mauer|tischkante))/,
      /\bgeritzt\b(?=.*\b(?:blut\w*|tief|wieder|heute|gerade|arm|bein)\b)|\bselbstverletz\w*\b(?=.*\b(?:heute|wieder|gerade|nicht aufhoren)\b)/,
      /\bich (?:\w+ ){0,2}(?:ritze mich|ritz mich|schneide mich absichtlich|verletze mich (?:selbst|absichtlich))\b|\b(?:habe|hab) (?:ich )?mich (?:\w+ ){0,2}(?:geritzt|selbst verletzt|absichtlich geschnitten)\b|\b(?:will|muss|mochte) mich (?:\w+ )?(?:ritzen|selbst verletzen)\b|\bam ritzen\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:er|sie|mein (?:mann|freund|partner|ex|vater|stiefvater)|meine (?:frau|freundin|mutter)) (?:wird|will) (?:mich|uns) (?:(?:sicher|bestimmt|gleich|heute|abend|nacht|morgen|wieder|noch ?mal|nochmals) )*(?:schlagen|verprugeln|wurgen|treten)\b(?!.*\b(?:schach|tennis|tischtennis|uno|skat|rennen|quiz|spiel|mario|darts|lol|haha)\b)/,
      /\b(?:er|sie|mann|man|freund|vater|papa|stiefvater|ex|partner|bruder|mutter|mama|frau|freundin)\b[^.]{0,12}\bhat (?:mich|uns)\b(?!.*\b(?:schach|tennis|tischtennis|uno|skat|rennen|quiz|spiel|mario|darts|hund)\b)[^.]{0,45}\b(?:geschlagen|geschlagn|gewurgt|getreten|verprugelt|geohrfeigt|geprugelt|gegen die wand|vergewaltigt|eingesperrt)\b(?!.*\b(?:schach|tennis|tischtennis|uno|skat|rennen|quiz|spiel|mario|darts)\b)/,
      /\b(?:er|sie|mein (?:mann|freund|ex|vater)|meine (?:frau|mutter))\b[^.]{0,20}\b(?:sperrt mich ein|hat mich eingesperrt|schlagt (?:uns|die kinder|mich)|droht mir|mit dem messer|eine? (?:messer|waffe) an)\b(?! vor)/,
      /\b(?:mein (?:mann|freund|partner|ex|vater|stiefvater)|meine (?:frau|freundin|mutter)|er) (?:\w+ )?(?:schlagt|schlaegt|wurgt|wuergt|bedroht|verprugelt|verpruegelt|tritt) mich\b|\bhat mich (?!.*\b(?:schach|tennis|tischtennis|uno|skat|rennen|quiz|spiel|mario|darts)\b)(?:\w+ ){0,2}(?:geschlagen|gewurgt|gewuergt|verprugelt|verpruegelt|vergewaltigt)\b(?! (?:im|beim|in)\b)/,
    ],
  },
  'crisis psychosis': {
    says: [
      /\b(?:stimmen?|teufel|gott|engel)\b[^.]{0,20}\b(?:sagt|sagen|befiehlt|befehlen|flustert|flustern|will|wollen|verlangt)\b[^.]{0,12}\b(?:ich|dass ich|mir)\b[^.]{0,6}\b(?:soll|muss|sterbe|springe|sterben|springen)\b/,
      /\b(?:radio|fernseher|wand|steckdose|spiegel)\b[^.]*\b(?:sagt|sagn|sagen|redn|reden|befehlen|befiehlt)\b[^.]*\bich (?:soll?|muss?)\b/,
      /\bstimmen\b[^.]{0,20}\b(?:sagen mir|befehlen mir|sagen,? (?:dass )?ich|wollen,? dass ich)\b/,
    ],
  },
  'concern eating': {
    says: [
      /\bnach jedem essen (?:erbreche|kotze|ubergebe|breche) ich\b|\b(?:seit|schon) (?:\w+ )?tagen (?:nichts|nix) (?:mehr )?(?:gegessen|esse)\b|\bess(?:e)? seit (?:\w+ )?tagen (?:null|nichts|nix)\b/,
      /\b(?:kotze|kotz|erbreche|ubergebe) (?:ich )?(?:mich )?(?:\w+ )?nach (?:jedem )?(?:dem )?essen\b|\b(?:finger|mich) (?:\w+ ){0,3}zum (?:erbrechen|kotzen) (?:bringe|gebracht|zwinge)\b|\bseit \w+ tagen nichts (?:mehr )?gegessen\b/,
      /\b(?:wieder|nochmal) (?:erbrochen|ubergeben|gekotzt)\b(?=.*\bblut\b)(?!.*\b(?:magen-?darm|virus|grippe|chemo|schwanger)\b)/,
    ],
  },
  'crisis eating': {
    says: [
      /\b(?:umgekippt|ohnmachtig|zusammengebrochen|zusammengeklappt|schwarz vor (?:den )?augen)\b[^.]*\b(?:nichts (?:mehr )?(?:gegessen|esse|ess)|ess(?:e)? (?:seit )?(?:\w+ )?(?:null|nichts|nix)|hungere?|gehungert)\b|\b(?:nichts (?:mehr )?gegessen|ess(?:e)? seit (?:\w+ )?tagen (?:null|nichts|nix))\b[^.]*\b(?:umgekippt|ohnmachtig|zusammengebrochen|kreislauf|herz)\b/,
      /\b(?:nach jedem essen|taglich|mehrmals am tag)\b[^.]{0,20}\b(?:erbreche|kotze|ubergebe)\b[^.]*\b(?:herz|blut|schwindlig|finger|krampf\w*)\b/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      /\b(?:steche?(?: ich)? (?:ihn|sie|den|die|meinen? \w+)(?: \w+)? ab|schlage?(?: ich)? (?:ihn|sie)(?: \w+)? tot|mache?(?: ich)? (?:ihn|sie|den|die)(?: \w+)? kalt|erschiesse?(?: ich)? (?:ihn|sie|den|die|meinen?)|erwurge?(?: ich)? (?:ihn|sie))\b/,
      /\b(?:will|werde) (?:ihn|sie|meine[nm]? \w+) (?:\w+ )?(?:abstechen|erstechen|erschiessen|erwurgen|totschlagen)\b/,
      /\bich (?:hab|habe) (?:\w+ )?(?:das|mein|unser|dem) (?:baby|kind|sohn|tochter)\b[^.]{0,15}\b(?:geschuttelt|geschlagen|verprugelt|gewurgt)\b/,
    ],
  },
  'concern harm_to_others': {
    says: [
      /\bich (?:bring|bringe) (?:ihn|sie|den|die|meinen? \w+) (?:heute |jetzt |wirklich |noch )um\b(?! den)/,
    ],
  },
  'crisis child': {
    says: [
      /\b(?:papa|mama|vater|mutter|stiefvater|opa|onkel|mein (?:vater|stiefvater|onkel))\b[^.]{0,12}\b(?:schlagt|haut|fasst|beruhrt|sperrt) (?:mich|uns|meine schwester|meinen bruder)\b(?! (?:in|im|beim|vor)\b)/,
      /\b(?:schlagt|schlagen|verprugelt|schuttelt|misshandelt) (?:die|das|ihr|sein|den|ihre|seine) (?:kind(?:er)?|baby|sohn|tochter|kleinen?)\b/,
    ],
  },
  'concern self_harm': {
    ofOther: [
      new RegExp(
        `\\b${THIRD_PERSON}\\b[^.!?]{0,40}\\b(?:ritzt sich|sich ritzt|verletzt sich selbst|sich selbst verletzt)\\b`,
      ),
    ],
  },
  'concern violence': {
    says: [
      /\b(?:er|mein (?:mann|freund|ex|vater|stiefvater)) (?:\w+ )?bringt mich (?:noch )?um(?=$|[.;!]|,? wenn er (?:das|mich|es) (?:sieht|liest|findet|hort))|\bbringt er mich um(?=$|[.;!])|\bbringt er mich um, wenn er das (?:sieht|liest|findet)/,
    ],
  },
};
