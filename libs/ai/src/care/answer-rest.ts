import { anyOf, namesMeans } from './told.ts';

/**
 * What follows a word that may be a yes. 'Sometimes' answers a direct question and begins many another sentence, and a
 * yes may be to something else: the rest of the message tells. Read in lower case and without accents.
 */

/** What was asked about: death, wounds, food, voices, fear; or that life is too much. */
const ASKED_SUBJECTS = anyOf(
  /\b(?:think\w* (?:of|about) (?:it|that|this|them|dying|death|ending|suicid\w*|killing|hurting|cutting|doing|not|jumping|leaving|how|what)|think\w* (?:it|that|so)(?=\s*(?:[.,;!…]|$))|thoughts?|wish (?:i|it|that|everything|all) (?:was|were|would|could|had never|wasn'?t|weren'?t|didn'?t|wouldn'?t|did not|would not)|dead|(?:to|i|i'?ll|will|would|could|gonna|might|should|and|not) die|dying|death|kill\w*|suicid\w*|end (?:it|my|everything|things|all)|hurt\w* (?:myself|me|him|her|them|some\w+|people|again)|(?:self.)?harm\w*|cut(?:ting)? (?:myself|my|again|too)|cutting(?=\s*(?:[.,;!…]|$))|starv\w*|purg\w*|throw(?:ing)? (?:it )?up|vomit\w*|hear\w* (?:it|them|him|her|things|some\w+)|voices?|afraid|scared|hits? (?:me|us)|hitting|disappear\w*|vanish\w*|gone for good|be gone|was gone|not (?:be )?(?:here|exist\w*|alive|wak\w+)|wak\w+ up|better off|giv\w+ up|go on|no point|hopeless|worthless|jump\w*|can'?t (?:take|do|bear)|too much|want out)\b/,
  /\b(?:denke? (?:\w+ ){0,3}(?:dran|daran|daruber|ans? sterben|an den tod|an suizid)|gedanken|wunscht\w*|tot|tod|sterb\w*|umbring\w*|suizid\w*|selbstmord\w*|beenden|ende machen|verletz\w*|weh ?tu\w*|ritz\w*|schneide\w*|hungere?|kotz\w*|ubergeb\w*|stimmen?|hore? (?:sie|ihn|es|sachen)|angst|schlagt (?:mich|uns)|verschwind\w*|verschwunden|nicht mehr (?:da|hier|leben|aufwach\w*)|weg sein|aufgeben|nicht mehr konnen|kann nicht mehr|keinen sinn|sinnlos|spring\w*|zu viel)\b/,
  /\b(?:pienso (?:\w+ )?en (?:ello|eso|morir\w*|matar\w*|la muerte)|pens\w+ en (?:ello|eso|morir\w*|matar\w*|la muerte)|pensamientos|ojala (?:no|estuviera|me)|muert[oa]|muerte|morir\w*|matar\w*|suicid\w*|acabar con|terminar con todo|hacerme dano|me hago dano|cort(?:o|arme|ando)|ayun\w*|vomit\w*|voces|oigo|escucho (?:cosas|voces)|miedo|me pega|desaparec\w*|no (?:estar|existir|despertar\w*|vivir)|rendir\w*|no puedo mas|sin sentido|saltar|demasiado)\b/,
  /\b(?:(?:j'y|y) pens\w*|pens\w+ a (?:ca|mourir|la mort|me tuer|en finir)|pensees|idees noires|morte?s?|mourir|tuer|suicid\w*|en finir|me faire (?:du )?mal|fais (?:du )?mal|me coup\w*|jeun\w*|vomi\w*|voix|entends|peur|me frappe|disparaitre|disparu|plus (?:etre la|exister|vivre|me reveiller)|abandonn\w*|n'en peux plus|en peux plus|aucun sens|saut\w*|trop pour moi)\b/,
  /\b(?:penso (?:\w+ )?(?:nisso|em (?:morrer|me matar|suicidio))|pens\w+ (?:nisso|em morrer|em me matar|na morte)|pensamentos|queria (?:estar mort[oa]|sumir|nao)|mort[oa]|morte|morrer|matar|suicid\w*|acabar com|me machuc\w*|me cort\w*|me corto|jejum|vomit\w*|vozes|ouco|escuto (?:coisas|vozes)|medo|me bate|sumir|desaparec\w*|nao (?:estar aqui|existir|acordar|viver)|desist\w*|nao aguento|sem sentido|pular|demais)\b/,
);

export const namesAskedSubject = (rest: string): boolean => ASKED_SUBJECTS.test(rest) || namesMeans(rest);

type AnswerGrammar = {
  /** Tells when, how often, why or how much. */
  qualifier: RegExp;
  /** What follows is a sentence of its own: somebody or something does something. */
  main: RegExp;
};

const ANSWER_GRAMMAR: Readonly<Record<string, AnswerGrammar>> = {
  en: {
    qualifier:
      /(?:yes|yeah|yep|but\b[^.!?;]*|(?:and|or|even|only|mostly|especially|just|though|because|cause|cuz|when\w*|while|if|since|until|after|before|except|unless)\b[^.!?;,]*|i (?:guess|suppose|do|am|have|think)|it|that|this|so|too|still|again|about it|of (?:it|that)|a (?:lot|bit|little)|lots|more|less|really|honestly|tbh|lol|ngl|lately|recently|often|sometimes|rarely|daily|constantly|always|maybe|perhaps|probably|now|right now|tonight|today|yesterday|these days|in (?:the|my) (?:night|nights|evenings?|mornings?|head|mind|dark)|at (?:night|nights|times|work|home|school)|(?:last|this|every|most|some|many|all) (?:single )?(?:other )?(?:nights?|days?|evenings?|mornings?|weeks?|weekends?|time|times|months?|years?)|all the time|for (?:years|months|weeks|days|a (?:while|long time)|ages)|once|twice|ever|on and off)/,
    main: /\b(?:i|i'm|i've|i'd|im|it|it's|its|we|we're|he|he's|she|she's|they|they're|you|there|there's|is|are|was|were|has|had|will|would|can)\b|^\W*(?:the|my|our|his|her|their)\b/,
  },
  de: {
    qualifier:
      /(?:ja|aber\b[^.!?;]*|(?:und|nur|vor allem|meist(?:ens)?|weil|wenn|seit|bis|nach|vor|falls|als|obwohl|besonders|beim?|am|im|in der)\b[^.!?;,]*|schon|leider|nachts|abends|morgens|tagsuber|heute|gestern|jetzt|gerade|oft|manchmal|ofter|immer|wieder|viel|ein bisschen|etwas|ehrlich|daran|dran|daruber|so|ich|das|jede[nrs]? (?:tag|nacht|abend|morgen|woche)|die ganze zeit)/,
    main: /\b(?:ich|er|es|wir|ihr|man|ist|sind|war|waren|hat|habe|hatte|wird|kann|gibt)\b|^\W*(?:(?!mit\b|seit\b)\w+t )?(?:der|die|das|ein|eine|mein\w*|unser\w*)\b/,
  },
  es: {
    qualifier:
      /(?:si|pero\b[^.!?;]*|(?:y|solo|sobre todo|porque|cuando|desde|hasta|despues|antes|mientras|por)\b[^.!?;,]*|en (?:la|mi|el) (?:noche|cabeza|mente|casa|cama|trabajo)|de (?:noche|dia|madrugada)|ahora|hoy|ayer|anoche|siempre|a veces|mucho|un poco|la verdad|ultimamente|tambien|ya|casi|eso|cada (?:dia|noche)|tod[oa]s l[oa]s (?:dias|noches))/,
    main: /\b(?:yo|me|nos|es|son|era|esta|estan|hay|tiene|voy|llueve|llega|ella|ellos)\b|^\W*(?:el|los|mi|mis)\b|(?:^|,)\W*(?!(?:solo|cuando|como|todo|mucho|pero|claro|creo|antes)\b)\w{3,}o\b/,
  },
  fr: {
    qualifier:
      /(?:oui|mais\b[^.!?;]*|(?:et|surtout|parce|quand|depuis|jusqu|apres|avant|pendant)\b[^.!?;,]*|(?:la|le|en) (?:nuit|soir|matin|journee)|dans (?:la|ma) (?:nuit|tete)|maintenant|aujourd'hui|hier|ce soir|souvent|toujours|parfois|beaucoup|un peu|encore|aussi|deja|chaque (?:jour|nuit|soir)|tous les (?:jours|soirs)|toutes les nuits)/,
    main: /\b(?:je|j'\w+|il|elle|on|nous|ils|elles|c'est|c'etait|est|sont|etait|a)\b|^\W*(?:les|mon|ma|mes)\b|^\W*(?:le|la) (?!(?:nuit|soir|matin|journee|midi|week|fin|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b)\w+ \w+/,
  },
  pt: {
    qualifier:
      /(?:sim|mas\b[^.!?;]*|(?:e|so|principalmente|porque|quando|desde|ate|depois|antes|enquanto)\b[^.!?;,]*|(?:a|de|na|minha) (?:noite|cabeca|madrugada|cama)|em casa|agora|hoje|ontem|sempre|as vezes|muito|um pouco|ultimamente|tambem|ja|quase|isso|nisso|cada (?:dia|noite)|tod[oa]s? [oa]s? ?(?:dias?|noites?))/,
    main: /\b(?:eu|ele|ela|nos|eles|sao|era|esta|estao|tem|vou|chove|chega)\b|^\W*(?:os|as|meu|minha)\b|^\W*(?:o|a) (?!(?:noite|tarde|manha|dia|madrugada)\b)\w+ \w+|(?:^|,)\W*(?!(?:quando|como|todo|muito|claro|acho|so)\b)\w{3,}o\b/,
  },
};

const PUNCTUATION = String.raw`[\s,.;:!…\-–—"'()]*`;
const QUALIFIERS_ONLY = Object.fromEntries(
  Object.entries(ANSWER_GRAMMAR).map(([code, { qualifier }]) => [
    code,
    // Each qualifier is taken as a whole: tried in every way, a line of 'or or or' takes hours.
    new RegExp(
      `^${PUNCTUATION}(?:(?=(?<one>(?:${qualifier.source})(?![\\p{L}'])${PUNCTUATION}))\\k<one>)*$`,
      'u',
    ),
  ]),
);

/** 'I do, at night' and 'kinda'; not 'I do the dishes every evening'. */
export const isQualifiersOnly = (rest: string, code: string): boolean =>
  QUALIFIERS_ONLY[code]?.test(rest) ?? false;

/** Clauses that say when and why, and no more. */
const SUBORDINATE_CLAUSE =
  /\b(?:when\w*|while|if|because|cause|since|until|after|before|that|as|wenn|weil|als|seit|nachdem|bevor|falls|dass|cuando|porque|desde que|mientras|quand|parce qu\w*|lorsqu\w*|depuis qu\w*|qu'\w+|que|quando|enquanto)\b[^.!?;,]*/g;

/** 'Sometimes it rains all day here': what follows has a subject and a verb of its own. */
export const hasMainClause = (rest: string, code: string): boolean =>
  ANSWER_GRAMMAR[code]?.main.test(rest.replaceAll(SUBORDINATE_CLAUSE, ' ')) ?? false;

/** A yes that is no yes: 'but no', 'not meant like that'. */
const RETRACTED_YES = anyOf(
  /\bbut,? (?:no(?= thanks|\s*(?:[.,;!…]|$))|nope|not (?:like that|that way|in that (?:way|sense)|serious\w*|literal\w*|for real|what you (?:think|mean)))/,
  /\baber,? (?:nein|(?:nicht|nie) (?:so|ernst|wirklich|im ernst) ?(?:gemeint|gedacht)?|nicht wie du denkst|nicht wortlich)(?=\s*(?:[.,;!…]|$))/,
  /\bpero,? (?:no(?=\s*(?:[.,;!…]|$))|no (?:en serio|asi|de verdad|en ese sentido|de esa (?:forma|manera)|literal\w*|como (?:crees|piensas)))/,
  /\bmais,? (?:non(?=\s*(?:[.,;!…]|$))|pas (?:comme ca|dans ce sens|serieu\w+|pour de vrai|litteral\w*|a ce point))/,
  /\bmas,? (?:nao(?=\s*(?:[.,;!…]|$))|nao (?:e |era |foi )?(?:assim|a serio|serio|nesse sentido|de verdade|desse jeito|literal\w*))/,
);

/** 'Yes I am safe, thanks' tells how they are. */
const WELLBEING_STATEMENT = anyOf(
  /(?:\b(?:i'?m|i am|we'?re|we are|all(?: is|'s)?|everything(?: is|'s)?|feeling|i feel|i'?m feeling|i'?m doing|doing) (?:(?:all|quite|really|very|completely|totally|perfectly|so|just|very much) )*(?:safe|fine|ok(?:ay)?|good|alright|(?<=\ball )right|happy|well|great)\b(?! (?:at|with (?:it|that|dying)|now that|because|knowing)\b))/,
  /\b(?:mir geht(?:'?s| es)?|es geht mir|ich bin|uns geht(?:'?s| es)?|alles) (?:(?:sehr|ganz|so|wirklich|doch|schon|wieder|total) )*(?:gut|sicher|in sicherheit|ok(?:ay)?|bestens|super|prima|in ordnung|zufrieden|glucklich)\b(?!,? dass)/,
  /\b(?:estoy|todo|me siento|me encuentro) (?:(?:muy|bastante|bien|va|esta|ya) )*(?:bien|a salvo|segur[oa]|content[oa]|feliz|tranquil[oa]|en orden|ok)\b(?! de que)/,
  /\b(?:ca va|tout va|je vais|je me sens|je suis) (?:(?:tres|plutot|assez|bien|tout a fait) )*(?:bien|en securite|contente?|heureu(?:x|se)|tranquille|mieux)\b|\bca va(?=\s*(?:[.,;!…]|$))/,
  /\b(?:estou|to|ta tudo|esta tudo|tudo|me sinto) (?:(?:muito|bem|bastante) )*(?:bem|segur[oa]|a salvo|em seguranca|feliz|certo|otim[oa]|contente|tranquil[oa]|ok)\b/,
);

/** Something went well, or something else is wished. */
const OTHER_SUBJECTS = anyOf(
  /\b(?:(?:i|we|they|she|he) (?:just |finally |actually |both |all )*(?:won|(?<=\b(?:i|we) (?:\w+ )?)passed(?! (?:out|away))|aced|nailed|graduated|got (?:in|into|promoted|hired|accepted|engaged|married|(?:the|a|an|my|that|our) (?:\w+ )?(?:job|jobs|place|offer|part|flat|house|role|internship|visa|grant|promotion|contract|scholarship|raise|tickets?|results?|grade|degree|licen[cs]e))|scored|beat|landed)|(?:he|she|they) (?:said yes|proposed)|i'?m (?:pregnant|engaged|hired|so (?:happy|excited|proud)|in love)|it (?:finally |really )?worked(?! out how)|(?:good|great|best|amazing) (?:news|day)|woo ?hoo|yay|hurray|hooray|(?:went|going|goes|was|is|turned out|tastes?|looks?|feels?) (?:really |so |very |quite |pretty |absolutely )*(?:well|great|lovely|nice|fun|wonderful|delicious|amazing|perfect|brilliant|fantastic)(?! to)|i did (?:my|the) (?:homework|dishes|shopping|laundry|washing|cleaning|exercises?|report)|(?:the weather|it'?s (?:sunny|raining|snowing))|let'?s (?:plan|cook|eat|play|start)|help me (?:plan|cook|choose|prepare|organi\w+))\b/,
  /\b(?:(?:habe?|hab'?s|haben|hat) (?:\w+ ){0,5}(?:geschafft|gewonnen|bestanden|bekommen|gefunden|unterschrieben)|gewonnen|bestanden|befordert|schwanger|verlobt|hat (?:super |gut |endlich )?geklappt|(?:lief|war|ist|lauft|schmeckt) (?:\w+ )?(?:gut|super|toll|schon|wunderbar|lecker|klasse|perfekt)|das wetter|es (?:regnet|schneit)|gute? nachricht\w*|hurra|juhu+|hilf mir (?:bei|mit|beim)|ich freue? mich)\b/,
  /\b(?:(?:he |hemos |lo )?(?:gan(?:e|amos|ado)|aprobe|aprobado|aprobamos|consegui(?:do|mos)?|logre|logramos)|me (?:dieron|han dado|contrataron|ascendieron|aceptaron)|dijo que si|embarazada|comprometid[oa]s?|(?:salio|fue|estuvo|esta|va) (?:\w+ )?(?:bien|genial|estupend\w+|perfect\w+|precios\w+|buenisim\w+|ric[oa])|el tiempo esta|hace (?:buen|calor|sol)|buenas? noticias?|vamos a (?!morir)|ayudame (?:a|con)|que (?:alegria|ilusion))\b/,
  /\b(?:(?:j'ai|on a|nous avons) (?:\w+ ){0,3}(?:gagne|reussi|obtenu|decroche|trouve|eu (?:le|la|mon|un|une) (?:\w+ )?(?:poste|boulot|job|place|bac|permis|contrat|appartement|note|promotion|bourse))|a dit oui|enceinte|fiancee?s?|embauchee?|promue?|acceptee?|(?:s'est|etait|est|c'est|c'etait) (?:\w+ )?(?:bien passee?|super|genial\w*|delicieu\w+|parfait\w*|magnifique|chouette)|il (?:fait|a fait) (?:\w+ )?(?:beau|chaud|bon|doux)|bonnes? nouvelles?|aide-moi (?:a|avec)|faisons|trop contente?)\b/,
  /\b(?:(?:eu |a gente |nos )?(?:ganhei|ganhamos|passei (?:n[oa]s?|em|de)|passamos|consegui(?:mos)?|fui (?:aprovad[oa]|promovid[oa]|contratad[oa]|aceit[oa]))|(?:el[ea]) disse sim|gravida|noiv[oa]s?|deu certo|(?:foi|esta|estava|ficou|correu) (?:\w+ )?(?:bem|otim[oa]|legal|lind[oa]|gostos[oa]|perfeit[oa]|maravilhos[oa])|o tempo esta|boas? noticias?|vamos (?:fazer|planejar|comecar)|me ajuda (?:com|a planejar|a escrever)|que alegria)\b/,
);

const BUT_WORDS = /\b(?:but|except|until|aber|ausser|pero|mais|mas|salvo)\b/;

/** Whether what follows a yes shows that it is none, or one to something else. */
export function isRetractedYes(rest: string): boolean {
  if (RETRACTED_YES.test(rest)) return true;
  if (namesAskedSubject(rest)) return false;
  return (WELLBEING_STATEMENT.test(rest) && !BUT_WORDS.test(rest)) || OTHER_SUBJECTS.test(rest);
}

/** Whether a message says that somebody is well or safe, and nothing of what was asked. */
export const saysTheyAreWell = (said: string): boolean =>
  WELLBEING_STATEMENT.test(said) &&
  !BUT_WORDS.test(said) &&
  !namesAskedSubject(said) &&
  !WELLBEING_DENIAL.test(said);

const WELLBEING_DENIAL =
  /(?:n't(?! worry)|\b(?:not|never|doubt|hardly|isn'?t|wasn'?t|if|when|pretend\w*|say(?:ing)?|act(?:ing)?|nicht|kein\w*|nie|wenn|no|si (?!,)|nunca|pas|jamais|nao|se)\b)(?=[^,.;!?]*\b(?:safe|fine|ok(?:ay)?|good|alright|well|happy|great|gut|sicher|sicherheit|bien|salvo|segur[oa]|securite|bem|seguranca|feliz)\b)/;
