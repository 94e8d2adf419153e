import type { CareKind } from '@inkwell/contracts/constants';
import { isHurtByOthers } from '../finding.ts';

/** Read in lower case and without accents: when something was that is long over. */
const PAST_TIMES = [
  /(?:(?<!(?:since|from) )\b(?:a|\w+(?:[- ]\w+)?) (?:years?|months?|winters?|summers?|decades?)|\b(?:years|months|decades|ages)) ago\b|(?<!\b(?:since|for|the|this|over) )\blast (?:year|winter|summer|spring|autumn|fall)\b|\b(?:in|en|em|jahr) (?:19\d\d|20[01]\d|202[0-4])\b|\bused to\b|\bback (?:then|in (?:the day|school|college|high school|uni|my \w+|19\d\d|20\d\d))\b|\bin my (?:teens|twenties|thirties|youth)\b/,
  /\bwhen (?:i|we) (?:was|were) (?:an? (?:kid|child|boy|girl|teen\w*|student)|about \w+|\d+|little|small|young\w*|kids|children|(?:six|seven|eight|nine)(?:teen)?|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty\S*|at (?:school|uni\w*|college))\b|\bas a (?:kid|child|boy|girl|teen\w*|student)\b|\bat (?:(?:six|seven|eight|nine)teen|twelve|thirteen|fourteen|fifteen|1[2-9])\b(?!:\d| ?(?:am|pm|o'clock)\b)/,
  /\bvor (?:\w+ ){0,3}(?:jahren|monaten|jahrzehnten)\b|\bvor (?:einem|uber einem) jahr\b|(?<!\bseit )\bletzte[nms]? (?:jahr|winter|sommer|fruhling|herbst)\b|\bfruher\b|\bdamals\b|\bals (?:kind|teenager\w*|jugendliche\w*|junge|madchen)\b|\bals ich (?:\w+ ){1,3}war\b|\bmit (?:dreizehn|vierzehn|funfzehn|sechzehn|siebzehn|achtzehn|1\d)\b|\bin der (?:schulzeit|jugend)\b/,
  /(?<!\bdesde )\bhace (?:\w+ ){0,2}(?:anos|meses)\b|\bel (?:ano|verano|invierno|otono) pasado\b|\bde (?:nin[oa]|adolescente|joven|pequen[oa])\b|\bcuando (?:yo )?(?:era|tenia)\b|\ben (?:aquella|esa) epoca\b/,
  /\bil y a (?:\w+ ){0,2}(?:ans|mois|annees)\b|\bl'(?:an|annee|ete|hiver|automne) (?:dernier|derniere|passee?)\b|\bquand j(?:'etais|'avais)\b|\badolescente?\b|\ba l'epoque\b|\bautrefois\b|\bdans ma jeunesse\b/,
  /\b(?:ha|faz) (?:\w+ ){0,2}(?:anos|meses)\b|\b(?:no )?ano passado\b|\bna adolescencia\b|\bquando (?:eu )?(?:era|tinha)\b|\bantigamente\b|\bnaquela epoca\b/,
]
  .map(({ source }) => source)
  .join('|');
const PAST_TIME_PATTERN = new RegExp(PAST_TIMES);
/** What a sentence says of time alone, before or behind a comma: 'Years ago, …', '…, that was in 2009'. */
const TIME_ONLY_CLAUSE = new RegExp(
  `^\\W*(?:(?:that|it|das|eso|c'|ca|isso) ?(?:was|war|fue|etait|foi) )?(?:\\S+ ){0,2}?(?:${PAST_TIMES})(?: [\\w']+){0,2}\\W*$`,
);
/** What somebody says they tried, of what comes behind the comma. */
const PAST_ATTEMPT = /\b(?:versucht|probiert|vorgehabt|geplant|daran gedacht|uberlegt)\W*$/;

/** What brings a past thing into the present. */
const PRESENT_AGAIN =
  /\b(?:again|tonight|this time|last night|yesterday|this (?:morning|evening|week)|(?:hours?|minutes?|days?) ago|(?:going to|gonna) (?:do|try|finish|end|go|die|kill)|wieder|noch ?mal|diesmal|heute (?:abend|nacht|morgen)|gestern|vorhin|gerade|esta (?:noche|vez)|otra vez|de nuevo|anoche|ayer|acabo de|ce soir|cette (?:nuit|fois)|encore|de nouveau|hier|viens de|(?:esta|essa) (?:noite|vez)|de novo|outra vez|ontem|acabei de)\b|\b(?:still|immer noch|noch immer|todavia|sigo|toujours|ainda)\b(?! (?:here|alive|glad|in therapy|grateful|ashamed|da|am leben|en vie|la\b|aqui|viv[ao]))/;
/** The same, in a sentence close by: 'He started again'. */
const RESUMED_NEARBY =
  /\b(?:start\w*|beg[au]n|begins|happen\w*|doing it|did it|back at it|at it) (?:\w+ )?again\b|\b(?:going to|gonna|about to|want to|will|i'll|ready to) (?:\w+ )?(?:try|do it|finish it|succeed|do it properly)\b|\bthis time i\b|\b(?:hat|fangt|geht) (?:\w+ )?wieder (?:angefangen|an|los)\b|\b(?:versuche?|probiere?|mache?|tue?) (?:ich )?es (?:\w+ )?(?:wieder|noch ?mal|heute)\b|\bdiesmal (?:klappt|mache?|werde)\b|\b(?:ha vuelto a empezar|empezo otra vez|lo voy a (?:hacer|intentar)|voy a (?:hacerlo|intentarlo|volver a))\b|\b(?:a recommence|recommence\w*|je vais (?:le (?:re)?faire|reessayer|recommencer))\b|\b(?:recomecou|comecou de novo|vou (?:fazer|tentar) (?:isso )?(?:de novo|outra vez|hoje))\b/;
/** 'Never again' is no again. */
const NEVER_AGAIN =
  /(?:n't|\b(?:never|not|nie|nicht|nunca|jamas|jamais|nao|plus))\b[^.,;!?]{0,40}\b(?:again|wieder|noch ?mal|otra vez|de nuevo|encore|de novo|outra vez)\b/g;

/** What is done, wanted or at hand now, whenever it began. */
const PRESENT_STATEMENT =
  /\bi(?:'m|'ll| am| will| want| wanna| need| don't| do not| can't| cannot| keep| have (?:a|the|my|\d+)| just)\b|\b(?:gonna|is|are)\b|\bich (?:will|mochte|werde|muss|mag|kann|bringe?|nehme?|mache?|ritze?|schneide)\b|\b(?:will|mochte|werde|muss|kann|bringe?|nehme?|mache?|springe?) ich\b|\b(?:quiero|voy|necesito|pienso|tengo|estoy|llevo|pensando|me (?:mato|tiro|cuelgo|corto|suicido)|ya no)\b|\bje (?:veux|vais|voudrais|compte|ne|me (?!suis\b|serais\b))|\bj'ai (?:envie|decide)\b|\b(?:quero|vou|preciso|penso|pretendo|estou|tenho|me (?:mato|corto)|nao)\b/;
/** What is done to the writer and goes on. */
const ONGOING_HARM =
  /\b(?:now|still|every|keeps?|always|hits|beats|kicks|punches|slaps|chokes|locks|hurts|touches|threatens|since|immer|jeden?|schlagt|wurgt|tritt|bedroht|sperrt|fasst|siempre|cada|me (?:pega|golpea|amenaza|maltrata|toca|encierra)|(?:me|nous) (?:frappe|bat|menace|etrangle|tape|cogne|gifle|touche|enferme)|chaque|sempre|(?:me )?(?:bate|espanca|ameaca|toca|tranca))\b/;
const ENDED_STATEMENT =
  /\b(?:that|this|all that)(?:'s| is| has been)? (?:\w+ )?(?:over|behind me|in the past)\b|\bit(?:'s| is) (?:(?:all|long) )?over (?:now|since|for good)\b|\b(?:das|es) ist (?:\w+ ){0,3}vorbei\b|\b(?:eso|aquello) (?:ya )?(?:se acabo|paso|quedo atras)\b|\bc'est (?:du passe|fini|termine|loin)\b|\bisso (?:ja )?(?:acabou|passou|ficou para tras)\b/;

const CLAUSE_BREAK =
  /;|:(?!\d)| (?:and|but|because|so|und|aber|weil|denn|(?<!\bil )y|pero|porque|et|mais|parce que|e|mas)(?= )/g;

/** A sentence's clause from its last conjunction before a match to its first comma behind it. */
function clauseOf(sentence: string, at: number, length: number) {
  const before = sentence.slice(0, at).split(CLAUSE_BREAK).at(-1) ?? '';
  const rest = sentence.slice(at + length);
  const end =
    /[,;(]|:(?!\d)| (?:and|but|und|aber|(?<!\bil )y|pero|et|mais|mas) /.exec(rest)?.index ?? rest.length;
  return {
    before: before.split(','),
    match: sentence.slice(at, at + length),
    behind: rest.slice(0, end),
    tail: rest.slice(end),
  };
}

/**
 * Whether what a phrase finds in a sentence is long over: 'I tried to kill myself in 2009'. The time has to stand in
 * the phrase's own clause, since one may be hurt now and tell of then as well.
 *
 * @param around the sentence with the ones before and behind it
 */
export function isPast(
  { index, 0: match, input: sentence }: RegExpExecArray,
  around: string,
  kind: CareKind,
): boolean {
  if (
    PRESENT_AGAIN.test(sentence.replaceAll(NEVER_AGAIN, ' ')) ||
    RESUMED_NEARBY.test(around.replaceAll(NEVER_AGAIN, ' '))
  ) {
    return false;
  }
  const isByOthers = isHurtByOthers(kind);
  if (isByOthers && ENDED_STATEMENT.test(sentence)) return true;
  const clause = clauseOf(sentence, index, match.length);
  const own = `${clause.before.at(-1)}${match}`;
  if (isByOthers ? ONGOING_HARM.test(sentence) : PRESENT_STATEMENT.test(own)) return false;
  return (
    PAST_TIME_PATTERN.test(own + clause.behind) ||
    clause.before
      .slice(0, -1)
      .some(
        (part) => TIME_ONLY_CLAUSE.test(part) || (PAST_ATTEMPT.test(part) && PAST_TIME_PATTERN.test(part)),
      ) ||
    clause.tail.split(/[,;]/).some((part) => TIME_ONLY_CLAUSE.test(part))
  );
}
