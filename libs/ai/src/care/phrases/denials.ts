/**
 * What somebody says they do not mean: 'it's not like I want to die'. It is no phrase of danger, unless it is taken back:
 * 'I need to'.
 */
type Denial = {
  /** What begins it. */
  opens: readonly string[];
  /** What of the writer it denies. */
  wish: string;
  /** Behind it: then it is denied for a time or a way alone, 'not that I want to die tonight'. */
  unless: string;
};

const WANT_ENGLISH =
  '(?:want(?:ed)?(?: to)?|wanna|wish(?:ed)?(?: to)?|(?:going|planning|trying|about|looking|intending|plan|planned|intend|intended|tried)(?: to| on)?|gonna|would(?: ever| actually)?|think(?:ing)? (?:of|about))';
const DEATH_ENGLISH =
  '(?:die|dying|(?:be )?dead|(?:kill|killing|hang|hanging|off|unalive) (?:my ?self|meself)|end(?:ing)? (?:it(?: all)?|my (?:own )?life|everything)|(?:take|taking) my (?:own )?life|(?:commit(?:ting)? )?suicide|kms|kmself)';
const DEATH_SPANISH =
  '(?:morir(?:me)?|matar(?:me)?|suicidar(?:me)?|ahorcar(?:me)?|quitar(?:me)? la vida|acabar con (?:mi vida|todo)|estar muert[ao])';
const DEATH_FRENCH =
  "(?:mourir|crever|en finir|me (?:tuer|suicider|pendre|foutre en l'air)|mettre fin a mes jours|etre morte?)";
const DEATH_PORTUGUESE =
  '(?:morrer|me (?:matar|suicidar|enforcar)|matar-me|suicidar-me|tirar (?:a )?minha (?:propria )?vida|acabar com (?:tudo|a minha vida)|estar mort[ao])';
/** What begins a sentence, or a part of one. */
const CLAUSE_START = String.raw`(?:^|[.!?…,;:(\n-] *)`;

/** Read in lower case and without accents. */
const DENIALS: readonly Denial[] = [
  {
    opens: [
      String.raw`(?:\b(?:it|this|that|its|thats)(?:'s| is| was)? )?\b(?:not|isn't|wasn't|ain't|aint) (?:really |even |exactly |so much )?(?:like|that|as if|as though|because|bc|cos|cuz|cause)`,
      String.raw`\b(?:i'?m|i am|am) not (?:even |really |actually )?(?:saying|claiming|telling you)(?: that)?`,
      String.raw`\bi never said(?: that)?`,
      String.raw`\b(?:i (?:don't|do not|didn't) mean|(?:doesn't|does not|didn't) mean)(?: that)?`,
    ],
    wish: String.raw` i(?:'?m| am|'d| was|'?ve| have)?(?: (?:actually|really|even|literally|seriously|truly|just|ever|genuinely|like|properly))* (?:${WANT_ENGLISH} (?:actually |really |like |just |literally )?${DEATH_ENGLISH}|(?:feel |feeling )?suicidal|${DEATH_ENGLISH})(?:,? (?:or|nor) (?:(?:even|to|i|want|wanna|gonna|going|like) ){0,4}${DEATH_ENGLISH})*`,
    unless: String.raw`tonight|today|now|right now|yet|tomorrow|this|alone|here|slowly|painfully|in|like (?:this|that)|by|before|until|till|more than|to|at|when`,
  },
  {
    opens: [
      String.raw`\b(?:ist|is|war|s) (?:ja |doch |jetzt |halt |auch |gar |aber |nun |eben )*nicht (?:so,? )?(?:dass|das|als ob|als wenn|als)`,
      String.raw`\b(?:ist|mach|mache|tu|tue) (?:ich )?(?:das |es )?(?:ja |doch )?nicht,? weil`,
      String.raw`${CLAUSE_START}(?:(?:und|aber|also|nein|ne) )?(?:naturlich )?nicht,? dass`,
      String.raw`\b(?:sag|sage|behaupte) (?:ich )?(?:ja |doch |jetzt |auch |damit |hier |gar )*nicht,? dass`,
      String.raw`\b(?:will|mochte) (?:ich )?(?:ja |doch |jetzt |auch |damit |gar )*nicht (?:sagen|behaupten),? dass`,
      String.raw`\b(?:heisst|bedeutet) (?:ja |doch |jetzt |aber |noch lange |auch )*nicht,? dass`,
    ],
    wish: String.raw` (?:(?:wollte|wurde) )?ich (?:(?!nicht|nie|heute|jetzt|sofort|gleich|morgen|allein|hier|nur|noch)\w+ ){0,3}?(?:(?:gleich )?sterben|tot sein|mich (?:\w+ )?(?:umbringen|umbringe|toten|aufhangen)|mir (?:\w+ )?(?:das leben nehmen|(?:et)?was antun)|nicht mehr leben|suizidal|selbstmord begehen|suizid begehen)(?: (?:will|wollte|wollen|mochte|wurde|werde|mag|bin|konnte))*`,
    unless: 'heute|jetzt|sofort|gleich|morgen|allein|hier',
  },
  {
    opens: [
      String.raw`\bno es (?:que|como (?:que|si)|porque)`,
      String.raw`\bno (?:digo|estoy diciendo|quiero decir|quiere decir|significa)(?: con (?:esto|eso))? que`,
      String.raw`${CLAUSE_START}no que`,
    ],
    wish: String.raw` (?:yo )?(?:(?:de verdad|realmente|ahora mismo) )?(?:(?:me )?(?:quiera|quiero|quisiera|queria|vaya a|voy a|fuera a|tenga ganas de|tengo ganas de|piense en|este pensando en) (?:\w+ )?${DEATH_SPANISH}|me (?:mate|suicide|muera))`,
    unless: 'hoy|ahora|esta|manana|aqui|sol[ao]|de|asi',
  },
  {
    opens: [
      String.raw`\b(?:c'est|cest|ce n'est|c'etait|ce n'etait) pas (?:que|comme si|parce que)`,
      String.raw`\bje (?:ne )?(?:dis|suis pas en train de dire|veux pas dire) (?:pas )?que`,
      String.raw`\b(?:ca|cela) (?:ne )?(?:veut pas dire|signifie pas) que`,
      String.raw`${CLAUSE_START}(?:non )?pas que`,
    ],
    wish: String.raw` (?:je |j')(?:(?:vraiment|juste|forcement) )?(?:(?:veux|veuille|voulais|voudrais|vais|allais|(?:ai|aie|avais) (?:vraiment )?envie de|pense a|compte|cherche a) (?:(?:vraiment|juste|forcement) )?${DEATH_FRENCH}|(?:suis|sois|etais) suicidaire)`,
    unless: "ce soir|maintenant|aujourd'hui|demain|tout de suite|seule?|ici|cette nuit|de|comme ca",
  },
  {
    opens: [
      String.raw`\b(?:nao|n|num) (?:e|eh|era) (?:que|como se|porque|pq)`,
      String.raw`\b(?:nao|n|num) (?:estou|to|tou) (?:dizendo|a dizer|falando) que`,
      String.raw`\b(?:nao|n|num) (?:digo|quer dizer|quero dizer|significa) que`,
      String.raw`${CLAUSE_START}nao que`,
    ],
    wish: String.raw` (?:eu )?(?:(?:realmente|mesmo) )?(?:queira|quero|quisesse|queria|va|vou|fosse|pense em|penso em|tenha vontade de|tenho vontade de|esteja (?:pensando|a pensar) em) (?:\w+ )?${DEATH_PORTUGUESE}`,
    unless: 'hoje|agora|esta|essa|amanha|aqui|sozinh[ao]|de|assim',
  },
];

const DENIAL_PATTERNS = DENIALS.map(
  ({ opens, wish, unless }) =>
    new RegExp(String.raw`(?:${opens.join('|')})${wish}(?!\w)(?! (?:all )?(?:${unless})\b)`, 'g'),
);

const NO_ANSWER = String.raw`(?=[\s?,.…!]*(?:no|nope|nah|naw|nein|ne|nee|non|nao)\b(?=\s*(?:$|[.,!?;…)\n]|(?:god|way|never|not|i don't|i do not|of course|thanks|lol|wirklich|naturlich|para nada|que va|pas|de jeito)\b)))`;
/** The companion's question, said back and answered with a no: 'Do I want to die? No.' */
const ECHOED_QUESTIONS: readonly RegExp[] = [
  String.raw`\b(?:(?:do|did|am|would|will) i|(?:ask\w*|mean|wonder\w*)(?: me)? (?:if|whether) i(?:'?m| am)?|(?:^|[.!?] )(?:if|whether) i(?:'?m| am)?)(?: (?:ever|really|actually|even|seriously))* (?:${WANT_ENGLISH} )?(?:${DEATH_ENGLISH}|(?:feel )?suicidal)(?: (?:tonight|now|today))?`,
  String.raw`\b(?:ob ich|will ich|mochte ich)(?: \w+){0,2}? (?:sterben|tot sein|mich (?:\w+ )?(?:umbringen|toten)|mir (?:\w+ )?(?:das leben nehmen|(?:et)?was antun))(?: (?:will|mochte))?`,
  String.raw`(?:\bque )?\bsi (?:yo )?(?:me )?(?:quiero|pienso en|voy a) ${DEATH_SPANISH}|¿(?:yo )?(?:quiero|pienso en|voy a) ${DEATH_SPANISH}`,
  String.raw`\b(?:si|est-ce que) je (?:veux|pense a|vais) ${DEATH_FRENCH}`,
  String.raw`\b(?:se )?eu (?:quero|penso em|vou) ${DEATH_PORTUGUESE}(?= *\?)`,
].map((asked) => new RegExp(asked + NO_ANSWER, 'g'));

const END_OF_CLAUSE = String.raw`(?=\s*(?:$|[.,;:!?…)]|\b(?:lol|tbh|though|tho|anyway|now|tonight|soon|today|and|but|because|bc)\b))`;
/** What takes a denial back: 'I need to', 'I just don't want to be alive'. */
const RETRACTED_DENIALS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:what|how|who|where|all|everything|than|as|thing|way|why|when|like|if|stuff|things) )\bi(?:'?m| am|'ve)? ?(?:(?:just|really|still|kinda|kind of|sort of|actually|literally|simply|feel like i|think i|feel i|know i|sometimes|probably|maybe|also) )*(?:need(?: to)?|have(?: got)? to|got to|gotta|must|will|going to|gonna|should|do|am|deserve(?: to| it)?|might|doing it|(?:will |going to |gonna )?do it)${END_OF_CLAUSE}`,
  ),
  /\bi'll (?:just |probably )?do it\b|\b(?:part|half|some) of me does\b|\bmaybe it is\b|\bnot saying i don't\b/,
  /\b(?:don't|do not|no longer|never|rather not|not|stop) (?:really )?(?:(?:want|wanna)(?: to)? )?(?:be )?(?:live|living|alive|exist|existing|here|wake up|waking up|go on|keep going|carry on)\b/,
  new RegExp(
    String.raw`\bich (?:muss|werde|sollte|(?:tue?|mache?) es)(?: es)?(?: (?:einfach|tun|machen))*${END_OF_CLAUSE}|\bnicht mehr (?:leben|da sein|aufwachen|existieren|weiterleben)\b|\bnie (?:mehr|wieder) aufwachen\b`,
  ),
  new RegExp(
    String.raw`\b(?:lo necesito|necesito hacerlo|tengo que(?: hacerlo)?|debo(?: hacerlo)?|lo hare|lo voy a hacer|voy a hacerlo)${END_OF_CLAUSE}|\b(?:no quiero|no quisiera|dejar de) (?:\w+ )?(?:vivir|existir|estar (?:viv[ao]|aqui)|despertar\w*)\b`,
  ),
  new RegExp(
    String.raw`\b(?:je dois|il le faut|je le (?:ferai|fais)|je vais le faire|j'en ai besoin)(?: le faire)?${END_OF_CLAUSE}|\b(?:plus|pas) (?:\w+ )?(?:vivre|exister|etre la|etre en vie|me reveiller)\b`,
  ),
  new RegExp(
    String.raw`\b(?:preciso|tenho que|tenho de|devo|vou)(?: fazer(?: isso)?)?${END_OF_CLAUSE}|\bnao (?:quero|queria) (?:mais )?(?:viver|existir|acordar|estar (?:aqui|viv[ao]))\b`,
  ),
];
/** So far behind a denial is looked for what takes it back. */
const MAX_CHARS_TO_RETRACTION = 80;

/** A text, in lower case and without accents, without what it says is not meant. */
export const withoutDenials = (text: string): string =>
  [...DENIAL_PATTERNS, ...ECHOED_QUESTIONS].reduce(
    (rest, pattern) =>
      rest.replaceAll(pattern, (denial: string, at: number) => {
        const behind = rest.slice(at + denial.length, at + denial.length + MAX_CHARS_TO_RETRACTION);
        return RETRACTED_DENIALS.some((taken) => taken.test(behind)) ? denial : ' ';
      }),
    text,
  );
