/** Read in lower case and without accents: a wish that is said in jest as often as in earnest. */
const DEATH_WISH =
  /\b(?:die|dead|kill(?:ing)? my ?self|kms|end(?:ing)? (?:it|everything|my life)|hang my ?self|off my ?self|sterben|tot sein|mich|morir(?:me|se)?|matar(?:me)?|me mato|suicidarme|mourir|crever|me tuer|me tue|en finir|morrer|me matar|matar-me|me mato)\b/;
/** What is going to be done, not wished. */
const INTENT_WORDS =
  /\b(?:going to|gonna|i will|i'll|decided|plan\w*|bringe?|werde|voy a|me mato|vais|me tue|vou|mato-me)\b/;

const LAUGHTER =
  /\b(?:a*(?:ha){2,}h*|lo+l+|lmf?ao+|rofl|(?:ja){2,}j*|(?:je){2,}|(?:he){2,}|k{2,}|rsrs\w*|mdr+|ptdr+|xd+)\b|😂|🤣|😅|😹/u;
/** States that people say they die of. */
const IDIOM_STATES =
  /\b(?:laugh(?:ed|ing) so|embarrass\w*|cring\w*|mortif\w+|hangover|hungover|sunburn\w*|leg day|hiccups|peinlich\w*|fremdscham\w*|kater|muskelkater|verkatert|verguenza|resaca|agujetas|genante?s?|la honte|gueule de bois|courbatures|vergonha|ressaca|mico)\b/;
/** Nuisances of a day. */
const DAILY_NUISANCES =
  /\b(?:traffic|commut\w*|queues?|wi-?fi|printers?|spreadsheets?|excel|e-?mails?|meetings?|zoom|teams call|hold music|alarm clock|laundry|ironing|dishes|parking|ads?|autocorrect|typos?|mosquito\w*|humidity|heatwave|ikea|(?:the|this|my) (?:tram|bus|ringtone|update|weather|heat|smell)|stau|verspatung|verspatet|ausfall\w*|drucker|wlan|sitzung\w*|besprechung\w*|mails?|tabelle|wecker|bugeln|hitze|trafico|atasco|impresora|reunion\w*|correos?|calor|lavadora|embouteillages?|bouchons|imprimante|reunions?|mails|canicule|moustiques?|transito|engarrafamento|fila|impressora|reuniao|reunioes|pernilongos?)\b/;
/** What may as well be what somebody despairs of. */
const POSSIBLE_BURDENS =
  /\b(?:exams?|tests?|essays?|homework|deadlines?|revision|job|work|boss|customers?|shift|school|uni|class|prufung\w*|klausur\w*|hausaufgaben|job|arbeit|chef\w*|schule|exam\w*|trabajo|jefe|jefa|tarea|deberes|clase|boulot|travail|devoirs|cours|prova|trabalho|chefe|escola|aula)\b/;
const MAKES_ME_WISH =
  /\b(?:mak(?:es?|ing) me (?:just |really |actually )?(?:want to|wanna)|da(?:n)? ganas de|donne(?:nt)? envie de|da(?:o)? vontade de|bringt mich (?:noch )?dazu)\b/;
const CONDITION_WORDS =
  /\b(?:if|when(?:ever)?|because of|wenn|wegen|si|cuando|por culpa de|quand|a cause de|se|quando|por causa d\w+)\b/;
const REPEATED_NUISANCE =
  /\b(?:hear|listen to|watch|sit through|read|smell|play|answer) (?!him|her|them|his|my)\S+(?: \S+){0,4} (?:one more time|once more|again)\b|\b(?:das|dieses|diese|den) \w+ noch ?(?:ein)?mal (?:hore?|sehe|lese)\b|\b(?:oigo|escucho) (?!a )[^.,]{1,30} (?:otra vez|una vez mas)\b|\b(?:entends|ecoute) encore\b|\b(?:ouvir|ouco) [^.,]{1,30} (?:de novo|mais uma vez)\b|\b(?:one more|another single|noch eine?|otra? \w+ mas|un[ae]? \w+ mas|encore une?|mais um\w?)\b(?! (?:day|night|year|time|hour|week|minute|second|morning|of|tag|nacht|jahr|mal|jour|nuit|annee|fois|dia|noite|ano|vez|noche))/;

/** What is meant, whatever is laughed at. */
const SERIOUS_PHRASES = [
  /\b(?:no,? (?:but )?(?:really|seriously|joke)|not (?:even )?(?:joking|kidding|a joke|lol)|for real|fr|serious(?:ly)?|i (?:really )?mean (?:it|this)|i really (?:do|want|will)|actually (?:going|want|do)|i do|done with (?:life|living|everything|it all)|so bad(?:ly)?|stopped (?:eating|sleeping)|tonight|every ?(?:night|morning)|plan|planned|pills?|tablets?|meds|overdos\w*|rope|noose|gun|knife|blades?|razor|bridge|roof|ledge|tracks|platform|window|balcony|garage|(?:when|while|as soon as|if) (?:everyone|everybody|they|he|she|my \w+)|in the (?:laundry|parking|meeting)|drive into|swerv\w*|jump|goodbye|letter|note|funeral|(?:can't|cannot)(?! (?:stop laughing|believe|wait|even))|any ?more|nobody|no ?one|alone|lonely|burden|hopeless|worthless|useless|hate (?:my ?self|my life|everything)|better off|cutt?(?:ing)?|bleed\w*|suicid\w*|sorry|help|cry(?:ing)?|crie[ds]|abus\w*|hits?|beats?|rap(?:e|ed)|bull(?:y|ied|ies)|died|funeral|divorc\w*|left me|broke up|depress\w*|tired of (?:living|life|everything)|no point|no reason|forever|fired|failed|expelled|kicked out|debts?)\b/,
  /\b(?:(?:nein|echt|jetzt),? (?:wirklich|ernst\w*|jetzt)|im ernst|ernst gemeint|kein (?:witz|scherz|spass)|meine? (?:es|das) ernst|heute (?:abend|nacht)|tabletten|pillen|strick|seil|waffe|pistole|messer|klinge|brucke|dach|gleise?n?|bahnsteig|fenster|balkon|abschied\w*|brief|plan|nicht mehr|niemand\w*|allein|last|hoffnungslos|wertlos|hasse (?:mich|mein leben)|geritzt|blut\w*|suizid\w*|selbstmord\w*|hilfe|weine|schlagt|gemobbt|gestorben|verlassen|depress\w*|gekundigt|durchgefallen|schulden)\b/,
  /\b(?:en serio|de verdad|no es (?:broma|chiste)|va en serio|esta noche|pastillas|cuerda|soga|pistola|cuchillo|navaja|puente|azotea|vias|anden|ventana|balcon|carta|adios|plan|no puedo mas|ya no|nadie|sol[ao]|carga|odio mi vida|me odio|sangr\w*|suicid\w*|ayuda|llor\w*|pega|acoso|murio|dejo|depres\w*|despid\w*|suspend\w*|deudas)\b/,
  /\b(?:(?:non,? )?(?:vraiment|serieux|serieusement)|pour de vrai|pas (?:une blague|pour rire)|je rigole pas|ce soir|cette nuit|cachets|comprimes|medocs|corde|arme|couteau|lame|pont|toit|rails|quai|fenetre|balcon|lettre|adieux?|plan|n'en peux plus|j'en peux plus|personne|seule?|fardeau|deteste (?:ma vie|moi)|sang|saigne|suicid\w*|aide\w*|pleure\w*|frappe|harcel\w*|morte?|quittee?|depress\w*|viree?|dettes)\b/,
  /\b(?:(?:e )?serio|de verdade|nao (?:e|to) (?:brinca\w+|zoando)|(?:esta|essa) noite|hoje|comprimidos|remedios|corda|arma|faca|lamina|ponte|telhado|trilhos|janela|varanda|carta|adeus|plano|nao aguento|ninguem|sozinh[ao]|peso|odeio (?:minha vida|me)|sangue|suicid\w*|ajuda|chor\w*|bate|bullying|morreu|largou|depress\w*|demitid\w*|reprov\w*|dividas)\b/,
]
  .map(({ source }) => source)
  .join('|');
const SERIOUS_PATTERN = new RegExp(SERIOUS_PHRASES);

const ENOUGH_LAUGHTER = 3;

/**
 * How a wish to die is said: `meant`; `doubtful` with laughter or an everyday cause alone; else an `idiom`, or a `joke`,
 * which has both.
 *
 * @param said what the phrase found
 * @param sentence where it found it
 * @param around that sentence with the ones before and behind it
 */
export function classifyDeathWish(
  said: string,
  sentence: string,
  around: string,
): 'meant' | 'doubtful' | 'idiom' | 'joke' {
  if (!DEATH_WISH.test(said) || SERIOUS_PATTERN.test(around)) return 'meant';
  const laughs = LAUGHTER.test(around);
  const isMade = MAKES_ME_WISH.test(sentence);
  const state = IDIOM_STATES.test(laughs ? around : sentence) ? 3 : 0;
  const isOnceMore = REPEATED_NUISANCE.test(sentence);
  const nuisance = Math.max(state, DAILY_NUISANCES.test(sentence) || isOnceMore ? 2 : 0);
  const cause = nuisance || (POSSIBLE_BURDENS.test(sentence) && (isMade || laughs) ? 1 : 0);
  const isCaused = cause > 0 && (isMade || isOnceMore || (nuisance > 0 && CONDITION_WORDS.test(sentence)));
  const sum = cause + (laughs ? 2 : 0) + Number(isCaused) - Number(!isCaused && INTENT_WORDS.test(said));
  if (sum <= 0) return 'meant';
  if (sum < ENOUGH_LAUGHTER) return 'doubtful';
  return laughs && cause > 0 ? 'joke' : 'idiom';
}
