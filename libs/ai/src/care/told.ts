import { plain } from './plain.ts';

/** What a message tells of the danger, in the five languages. Read in lower case and without accents. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** What can be carried out of a room, or given to somebody. */
export const PORTABLE_MEANS = anyOf(
  /\b(?:pills|tablets|overdos\w+|medication|potassium|insulin|ativan|lorazepam|xanax|valium|diazepam|benzos?|oxy(?:codone)?|ibuprofens?|paracetamols?|gun|firearm|handgun|revolver|rifle|shotgun|pistol|rope|noose|blades?|razors?|sharpener|knife|bleach|the thing in my (?:bag|pocket))\b/,
  /\b(?:tabletten|pillen|medikamente|schlaftabletten|pistole|revolver|gewehr|waffe|strick|seil|klingen?|rasierklingen?|messer)\b/,
  /\b(?:pastillas|pildoras|medicamentos|pistola|revolver|escopeta|cuerda|soga|navaja|cuchilla|cuchillo)\b/,
  /\b(?:cachets|comprimes|medocs|medicaments|somniferes|pistolet|revolver|fusil|corde|lames?|couteau)\b/,
  /\b(?:comprimidos|remedios|pilulas|arma|pistola|revolver|corda|lamina|faca)\b/,
);

/** A place, which cannot be put away: it is left. */
export const DANGEROUS_PLACE = anyOf(
  /\b(?:window|ledge|sill|balcony|roof|rooftop|bridge|overpass|cliff|rail(?:s|ing)?|(?:train|railway|the) tracks?|platform|car ?park(?: roof)?|multi[- ]?stor(?:e)?y|top floor)\b/,
  /\b(?:fenster(?:brett|bank|sims)?|balkon|dach|brucke|gelander|klippe|gleise?n?|bahnsteig|bahngleise?n?|hochhaus)\b/,
  /\b(?:ventana|cornisa|alfeizar|balcon|azotea|tejado|puente|barandilla|acantilado|vias|anden)\b/,
  /\b(?:fenetre|rebord|balcon|toit|pont|parapet|falaise|rails?|quai)\b/,
  /\b(?:janela|parapeito|peitoril|varanda|telhado|terraco|ponte|viaduto|penhasco|trilhos|carris)\b/,
);

/** That somebody is at such a place, or drawn to it. */
const AT_DANGEROUS_PLACE = anyOf(
  /\b(?:sat|sit(?:ting)?|stand(?:ing)?|stood|next to|right there|keep going|climb\w*|jump\w*|up here|i'?m (?:on|at)|opens? all the way|its? open|looking down)\b/,
  /\b(?:sitze|sitz|stehe|steh|bin (?:auf|an|am|oben)|neben de[rm]|geht ganz auf|ist offen|offen|springen|gehe immer wieder|schaue? (?:runter|hinunter))\b/,
  /\b(?:sentad[oa]|parad[oa]|de pie|estoy (?:en|al|junto)|abierta|saltar|al lado de|mirando (?:hacia )?abajo|vuelvo a ir)\b/,
  /\b(?:assise?|debout|je suis (?:sur|au|pres)|ouverte?|sauter|a cote de|regarde en bas|j'y retourne)\b/,
  /\b(?:sentad[oa]|em pe|parad[oa]|estou (?:na|no|em|perto)|aberta|pular|saltar|ao lado d[ao]|olhando para baixo)\b/,
);

/** Places that are named for nothing else in such a message. */
const UNAMBIGUOUS_PLACE =
  /\b(?:bridge|tracks|multi[- ]?stor(?:e)?y|parkhaus|brucke|gleise?n?|puente|pont|ponte)\b/;

const VEHICLE_AS_MEANS = anyOf(
  /\b(?:turn the wheel|let go of the wheel|(?:drive|steer|swerve|crash)\w*[^.]{0,25}\b(?:into|off|tree|truck|lorry|wall|lane|traffic|bridge)|(?:truck|lorry)[^.]{0,30}\blane)\b/,
  /\b(?:gegen (?:einen|den|die|eine) (?:baum|lkw|mauer|brucke|brückenpfeiler|wand)|in den gegenverkehr|lenkrad)\b/,
  /\b(?:estrellar\w*|chocar (?:el coche|contra)|contra un (?:arbol|camion|muro)|soltar el volante|volante)\b/,
  /\b(?:foncer|m'encastrer|contre un (?:arbre|camion|mur)|lacher le volante?|volant)\b/,
  /\b(?:bater o carro|jogar o carro|contra (?:uma arvore|um caminhao|um muro)|largar o volante|volante)\b/,
);

export type Means = 'carried' | 'place' | 'vehicle';

/** By which kind of thing somebody might hurt themselves, as the latest of their messages says; null where none does. */
export function meansIn(own: readonly string[]): Means | null {
  for (const text of own.toReversed()) {
    const said = plain(text);
    if (UNAMBIGUOUS_PLACE.test(said) || (DANGEROUS_PLACE.test(said) && AT_DANGEROUS_PLACE.test(said)))
      return 'place';
    if (VEHICLE_AS_MEANS.test(said)) return 'vehicle';
    if (PORTABLE_MEANS.test(said)) return 'carried';
  }
  return null;
}

/** A plan, or a time that is near. */
const NEAR_TIME = anyOf(
  /\b(?:tonight|right now|this (?:evening|morning|afternoon|weekend)|tomorrow|in (?:about )?an hour|goodbye letters?|(?:signed|wrote|written) (?:both |the |my )*letters?|have (?:a|the) plan|planned it)\b/,
  /\b(?:heute(?: nacht| abend)?|jetzt gleich|morgen|abschiedsbriefe?)\b/,
  /\b(?:esta noche|ahora mismo|hoy|manana|cartas? de despedida)\b/,
  /\b(?:ce soir|cette nuit|tout de suite|demain|lettres? d'adieu)\b/,
  /\b(?:hoje|esta noite|agora mesmo|amanha|cartas? de despedida)\b/,
);

/** Near times stand in talk about anything: they tell of danger only in a message that is a sign by itself. */
export const isSoon = (text: string): boolean => NEAR_TIME.test(plain(text));

const UNSAFE_STATEMENT = anyOf(
  /\b(?:(?:i'?m|i am|im|am) (?:really |just )?(?:not|n't) safe|not safe,? no|i(?:'m| am)? ?(?:don'?t|do not) feel safe|unsafe|(?:don'?t|do not|can'?t) trust myself|i (?:actually )?(?:think i )?(?:actually )?could (?:do it(?! (?:(?:on|next|this) )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|week|month)\b)|actually)|won'?t be able to stop)\b/,
  /\b(?:nicht in sicherheit|nicht sicher vor mir|bin (?:gerade |hier )?nicht sicher\b|fuhle mich nicht sicher|traue mir (?:selbst )?nicht)\b/,
  /\b(?:no estoy a salvo|no me siento segur[oa]|no estoy segur[oa] aqui|no me fio de mi)\b/,
  /\b(?:pas en securite|me sens pas en securite|me fais pas confiance)\b/,
  /\b(?:nao estou (?:segur[oa]|em seguranca|a salvo)|nao me sinto segur[oa]|nao confio em mim)\b/,
);

export const isUnsafe = (text: string): boolean => UNSAFE_STATEMENT.test(plain(text));

/** Names what is at hand: something that can be carried, or a place that somebody is at. */
export function namesMeans(text: string): boolean {
  const said = plain(text);
  return (
    PORTABLE_MEANS.test(said) ||
    VEHICLE_AS_MEANS.test(said) ||
    UNAMBIGUOUS_PLACE.test(said) ||
    (DANGEROUS_PLACE.test(said) && AT_DANGEROUS_PLACE.test(said))
  );
}

/** That nothing bleeds, or that the heart does. */
const NO_BLEEDING = anyOf(
  /\b(?:nobody|no ?one|nothing|isn'?t|aren'?t|wasn'?t|not|no longer|without) (?:is |was |even |really |any |actually )*(?:bleed\w*|blood)|\bno blood\b|(?<!\b(?:not|never) |n't )\bstopped bleeding|\bheart(?:'s| is)? (?:\w+ )?bleed\w*|\bbleed\w* (?:heart|money|cash)\b/,
  /\b(?:niemand|nichts|nicht mehr|kaum) (?:mehr )?blutet\w*|\bblutet (?:\w+ )?(?:nicht|nichts|niemand|kaum)\b|\bkein blut\b|\bblutet (?:mir )?das herz|\bherz blutet\w*|\baufgehort zu bluten/,
  /\b(?:nadie|ya no|no (?:me |te )?(?:esta )?)(?: ?esta)? ?sangr\w+|\bdejo de sangrar|\bsin sangre|\bcorazon (?:me )?sangr\w+|\bsangra el corazon/,
  /\b(?:personne|rien) ne saigne|\bne saigne (?:plus|pas)|(?<!n')\bsaigne (?:plus|pas)|\bpas de sang\b|\bc(?:œ|oe)ur (?:qui )?saigne/,
  /\b(?:ninguem|nada|nao|ja nao) (?:esta )?sangr\w+|\bparou de sangrar|\bsem sangue|\bcoracao sangr\w+/,
);
const BLEEDING_STATEMENT = anyOf(
  /\b(?:(?:won'?t|wont|doesn'?t|not|never) (?:stop|stopping) bleeding|keeps? (?:on )?bleeding|still bleeding|bleeding (?:a lot|badly|through|everywhere|and)|it'?s bleeding|can'?t stop the bleeding|blood everywhere)\b/,
  /\b(?:hort nicht auf zu bluten|blutet (?:stark|noch|immer noch|weiter|und)|es blutet|viel blut|uberall blut)\b/,
  /\b(?:no (?:para|deja) de sangrar|sigue sangrando|sangra mucho|mucha sangre|hay sangre por)\b/,
  /\b(?:n'arrete pas de saigner|arrete pas de saigner|saigne (?:encore|beaucoup|toujours)|ca saigne|plein de sang)\b/,
  /\b(?:nao para de sangrar|continua sangrando|sangra muito|esta sangrando|muito sangue)\b/,
);
/** Said of tears and of hands as well: of a wound only beside its name, and never with another verb. */
const DOES_NOT_STOP = anyOf(
  /\b(?:it|that|this|they|cuts?|wounds?|blood|bleeding|arm|leg|thigh|wrist|and|just|still) (?:won'?t|wont|doesn'?t|isn'?t|is not|not|can'?t) (?:stop|stopping)(?! \w+ing\b)\b|\bsoaked(?: through)?\b|\b(?:towels?|socks?|tissues?|t-?shirt) on it\b|\bjust press on it\b/,
  /\b(?:es|das|sie|wunde|schnitt|arm|bein) (?:\w+ )?hort (?:\w+ )?nicht auf(?! zu\b)/,
  /\b(?:herida|corte|brazo|pierna) no (?:para|se detiene)(?! de\b)/,
  /\b(?:ca|plaie|coupure|bras|jambe) n'arrete pas(?! de\b)/,
  /\b(?:ferida|corte|braco|perna|isso) nao para(?! de\b)/,
);
const WOUND_WORDS = anyOf(
  /\b(?:blood(?! (?:pressure|tests?|sugar|type|brothers?|work|donors?)\b)|bleed\w*|bled|wounds?|gash\w*|slashed|stitches|cuts?(?! (?:\w+ )?(?:off|out|down|back|short|class|ties|hours|hair|grass|lawn|price|price?s)\b))\b/,
  /\b(?:blut\w*|wunden?|schnitte?|schnittwunden?|geschnitten|geritzt)\b/,
  /\b(?:sangr\w*|heridas?|cortes?|me corte|cortad[oa])\b/,
  /\b(?:sang|saign\w*|plaies?|coupures?|coupee?)\b/,
  /\b(?:sangr\w*|sangue|feridas?|cortes?|me cortei|cortad[oa])\b/,
);
/** Longer messages are about more than one thing. */
const MAX_SHORT_MESSAGE_CHARS = 80;
const SENTENCE_PATTERN = /[^.!?…\n]+/g;

/** Each sentence of a text with the one before it. */
function sentencesWithPrevious(said: string): { sentence: string; beside: string }[] {
  const sentences = said.match(SENTENCE_PATTERN) ?? [];
  return sentences.map((sentence, at) => ({ sentence, beside: `${sentences[at - 1] ?? ''}. ${sentence}` }));
}

function isBleeding(said: string): boolean {
  const told = said.replaceAll(new RegExp(NO_BLEEDING.source, 'g'), ' ');
  return (
    BLEEDING_STATEMENT.test(told) ||
    sentencesWithPrevious(told).some(
      ({ sentence, beside }) => DOES_NOT_STOP.test(sentence) && WOUND_WORDS.test(beside),
    )
  );
}

const HAS_TAKEN = anyOf(
  /\b(?:i(?:'ve| have)? (?:just |already )?(?:took|taken|swallowed|ate) (?:them all|it all|all|a lot|lots|too many|too much|the whole|the rest|a (?:bunch|handful|load)|loads|\d+|twenty|thirty|forty|fifty|my pills|the (?:pills|tablets)|pills))\b/,
  /\b(?:habe? (?:gerade |schon |jetzt )?(?:alle|viele|zu viele|die ganzen|zwanzig|dreissig|\d+|die) (?:\w+ )?(?:tabletten|pillen|medikamente) (?:genommen|geschluckt)|(?:tabletten|pillen) (?:schon )?(?:genommen|geschluckt)|habe? (?:sie )?(?:alle|alles) (?:genommen|geschluckt))\b/,
  /\b(?:(?:me )?(?:l[oa]s )?(?:he tomado|tome|trague|acabo de tomar)(?:me)? (?:todas|todos|muchas|demasiadas|un monton|\d+|las pastillas))\b/,
  /\b(?:j'ai (?:deja |tout juste )?(?:pris|avale) (?:tous|toutes|plein|beaucoup|trop|la boite|\d+|les (?:cachets|comprimes|medocs))|(?:je les ai|j'ai) (?:deja )?(?:tous|toutes|tout) (?:pris|prises|avales?|avalees))\b/,
  /\b(?:(?:eu )?(?:tomei|engoli|acabei de tomar) (?:todos|todas|tudo|muitos|muitas|um monte|\d+|os (?:comprimidos|remedios)))\b/,
);
const OVERDOSE_STATEMENT =
  /\b(?:(?:i|i've|i have) (?:just )?overdosed|(?:took|taken) an overdose|uberdosis genommen|(?:tome|tomado) (?:una )?sobredosis|(?:pris|fait) une (?:overdose|surdose)|(?:tomei|tomado) (?:uma )?overdose)\b/;
const DRUG_WORDS = anyOf(
  /\b(?:pills?|tablets?|meds|codeine|tramadol|trazodone|zopiclone|amitriptyline|morphine|citalopram|fluoxetine|propranolol|medications?|medicines?|capsules?|packets?|blisters?|overdos\w*|dose|paracetamols?|ibuprofens?|aspirins?|tylenol|ativan|lorazepam|xanax|valium|diazepam|benzos?|oxy(?:codone)?|insulin|potassium|antidepressants?|sertraline|bleach|poison)\b/,
  /\b(?:tabletten?|pillen?|medikamente?|schlafmittel|schlaftabletten|uberdosis|packung)\b/,
  /\b(?:pastillas?|pildoras?|medicamentos?|medicinas?|sobredosis|caja)\b/,
  /\b(?:cachets?|comprimes?|medocs?|medicaments?|somniferes?|boites?|plaquettes?|surdose)\b/,
  /\b(?:comprimidos?|remedios?|pilulas?|medicamentos?|caixa|cartela)\b/,
);
/** What drugs come in, and much else. */
const DRUG_CONTAINERS =
  /\b(?:bottles?|box|strips?|handful|packung|schachtel|caja|boite|plaquette|caixa|cartela)\b/;
const HAS_EATEN = /\b(?:ate|eaten|gegessen|comi|comido|mange|bebi|drank)\b/;
/** What needs no name of a drug. */
const SWALLOWED_STATEMENT =
  /\bswallowed (?:them all|it all|all|the whole|a (?:bunch|handful|load)|loads|them|\d{2,}|twenty|thirty|forty|fifty)\b/;
/** Not done, done long ago, or taken as every day. */
const NOT_TAKEN = anyOf(
  /\b(?:nearly|almost|haven'?t|hadn'?t|didn'?t|never|not|(?:wish|if) i(?: had)?)(?: \w+)? (?:took|taken|take|swallowed|ate)\b|\b(?:years?|months?|weeks?) ago\b|\blast (?:year|month|week|summer|winter|time)\b|\bback (?:in|then)\b|\bas (?:usual|always|prescribed|told)\b|\bwith (?:breakfast|dinner|food)\b|\bas the doctor\b/,
  /\b(?:(?:fast|beinahe) (?:\w+ ){0,3}(?:genommen|geschluckt)|(?:nicht|nie) (?:genommen|geschluckt)|hatte ich|vor (?:\w+ )?(?:jahren|monaten|wochen)|letzte[sn]? (?:jahr|monat|woche)|damals|wie (?:immer|verordnet|jeden))\b/,
  /\b(?:casi (?:me )?(?:l[oa]s )?(?:he tomado|tome|trague)|no (?:me )?(?:l[oa]s )?(?:he tomado|tome|trague)|hace (?:\w+ )?(?:anos|meses|semanas)|como siempre|el ano pasado)\b/,
  /\b(?:failli|presque (?:pris|avale)|n'ai (?:pas|jamais) (?:pris|avale)|il y a (?:\w+ )?(?:ans|mois|semaines)|comme (?:toujours|d'habitude))\b/,
  /\b(?:(?:quase|nao|nunca) (?:tomei|engoli)|(?:ha|faz) (?:\w+ )?(?:anos|meses|semanas)|como sempre|ano passado)\b/,
);

function tellsOfOverdose(said: string, earlier: string): boolean {
  return sentencesWithPrevious(said).some(({ sentence, beside }) => {
    if (NOT_TAKEN.test(sentence)) return false;
    if (OVERDOSE_STATEMENT.test(sentence) || SWALLOWED_STATEMENT.test(sentence)) return true;
    const isDrug = DRUG_WORDS.test(beside) || (!HAS_EATEN.test(sentence) && DRUG_CONTAINERS.test(beside));
    return (
      HAS_TAKEN.test(sentence) &&
      (isDrug || (said.length <= MAX_SHORT_MESSAGE_CHARS && DRUG_WORDS.test(`${said} ${earlier}`)))
    );
  });
}

const BODY_DANGER = anyOf(
  /\b(?:bit of blood|blood in (?:it|the|my)|(?:threw|throwing|vomit\w*|thrown) (?:up )?blood|blood[^.]{0,40}(?:threw|vomit|sick)|heart'?s? (?:is |has been )?(?:racing|pounding|flutter\w*|doing that flutter\w*|skipping|beating (?:oddly|funny|weird))|flutter\w* (?:thing|heart)|palpitations|chest (?:pain|hurts)|pain in my chest|(?:i )?(?:fainted|passed out|blacked out|collapsed)|it all went black|woke up on (?:the|a) (?:\w+ )?floor|about to faint|feel faint|fainting)\b/,
  /\b(?:blut (?:dabei|drin|erbrochen|gespuckt|im erbrochenen)|herz (?:rast|stolpert|flattert|klopft)|herzrasen|herzstolpern|brustschmerzen|schmerzen in der brust|(?:in )?ohnmacht|umgekippt|bewusstlos|zusammengebrochen)\b/,
  /\b(?:(?:vomit\w+|un poco de|con) sangre|sangre en el vomito|palpitaciones|el corazon (?:me )?(?:late raro|se me acelera|va muy rapido)|dolor (?:en el|de) pecho|me desmaye|desmayad[oa]|me voy a desmayar)\b/,
  /\b(?:(?:vomi\w*|un peu de|avec) (?:du )?sang|du sang dans|palpitations|le c(?:œ|oe)ur (?:s'emballe|bat bizarrement|fait des bonds)|mal a la poitrine|douleur a la poitrine|evanoui\w*|tombee? dans les pommes|perdu connaissance)\b/,
  /\b(?:(?:vomit\w+|um pouco de|com) sangue|sangue no vomito|palpitac\w+|coracao (?:disparad\w+|acelerad\w+|batendo estranho)|dor no peito|desmaiei|desmaiad[oa]|vou desmaiar)\b/,
);

/** What a body is in danger of now: `body` is fainting, an odd heartbeat, blood. */
export type MedicalDanger = 'bleeding' | 'taken' | 'body';

/** @param earlier what was said before it: of what 'all of them' is */
export function medicalDangerOf(text: string, earlier = ''): MedicalDanger | null {
  const said = plain(text);
  if (tellsOfOverdose(said, plain(earlier))) return 'taken';
  if (isBleeding(said)) return 'bleeding';
  return BODY_DANGER.test(said) ? 'body' : null;
}

const ALONE_STATEMENT = anyOf(
  /\b(?:on my own|i'?m alone|im alone|all alone|home alone|by myself|(?:nobody|no ?one)(?:'s| is)? (?:is )?(?:here|home|with me|around|near))\b/,
  /\b(?:(?:ich )?bin (?:ganz |hier )?allein\w*|allein zu hause|niemand (?:ist )?(?:da|hier|zu hause))\b/,
  /\b(?:estoy sol[oa]|no hay nadie|nadie (?:esta )?(?:aqui|en casa|conmigo))\b/,
  /\b(?:je suis seule?|toute? seule?|il n'y a personne|personne (?:n'est )?(?:ici|la|avec moi))\b/,
  /\b(?:estou sozinh[oa]|sozinh[oa] em casa|nao (?:ha|tem) ninguem|ninguem (?:esta )?(?:aqui|em casa|comigo))\b/,
);
export const isAlone = (text: string): boolean => ALONE_STATEMENT.test(plain(text));

const PEOPLE_ENGLISH =
  '(?:flat ?mate|room ?mate|neighbou?r|wife|husband|partner|boyfriend|girlfriend|mum|mom|mam|dad|brother|sister|parents|son|daughter|friend|gran|nan|someone|somebody)';
const PERSON_NEAR = anyOf(
  new RegExp(
    `\\b${PEOPLE_ENGLISH}(?: \\w+){0,2}(?: is|'s|s| are)? (?:(?:just |right )?(?:in (?:his|her|their|the) (?:room|kitchen|bed|other room|next room|house|living room)|home|here|next ?door|upstairs|downstairs|asleep|awake|across the hall))\\b|\\boutside \\w+ door\\b`,
  ),
  /\b(?:frau|mann|mutter|vater|bruder|schwester|mitbewohner(?:in)?|nachbar(?:in)?|freund(?:in)?|eltern)\b[^.,]{0,20}\b(?:ist|sind|schlaft|sitzt)\b[^.,]{0,15}\b(?:da|hier|zu hause|nebenan|oben|unten|im (?:zimmer|bett|wohnzimmer))\b/,
  /\bmi (?:mujer|marido|madre|padre|mama|papa|hermano|hermana|companer[oa](?: de piso)?|vecin[oa]|novi[oa]|pareja)\b[^.,]{0,20}\best(?:a|an)\b[^.,]{0,15}\b(?:aqui|en casa|al lado|arriba|abajo|en su cuarto|durmiendo)\b/,
  /\bm(?:a|on) (?:femme|mari|mere|pere|frere|s(?:œ|oe)ur|coloc|voisine?|copine|copain)\b[^.,]{0,20}\b(?:est|dort)\b[^.,]{0,15}\b(?:la|ici|a cote|en haut|en bas|dans sa chambre|a la maison)\b/,
  /\b(?:minha|meu) (?:mulher|marido|mae|pai|irma|irmao|colega|vizinh[oa]|namorad[oa])\b[^.,]{0,20}\besta\b[^.,]{0,15}\b(?:aqui|em casa|ao lado|la em cima|no quarto|dormindo)\b/,
);
/** Whether somebody is told of who is near: in the next room, at home, next door. */
export const isSomebodyNear = (text: string): boolean => PERSON_NEAR.test(plain(text));

const REFUSAL = anyOf(
  /\b(?:don'?t|do not|won'?t|will not|can'?t|cannot|not (?:going|gonna)(?: to)?|not) (?:want to|wanna|do (?:it|that|this)|call\w*|ring\w*|go\b|ask\w*|talk\w*|tell\w*|right now)|^no(?:t yet|\.|,|!|$)|^(?:i )?(?:can'?t|cannot|won'?t)\b|\bno way\b|\bnot calling\b/,
  /\b(?:will|mochte|kann|schaffe|werde|ruf\w*) (?:ich )?(?:das |es |da |dort |niemanden |jetzt )*(?:nicht|niemanden)\b|\b(?:geht|noch) nicht\b|\bschaffe ich das nicht\b|^(?:nein|niemand)\b/,
  /\bno (?:quiero|puedo|voy a|llamo|llamare)\b|^(?:no|todavia no|a solas no puedo)\b/,
  /\b(?:veux|peux|vais) pas\b|\bn'y arriverai pas\b|^(?:non|pas encore)\b/,
  /\bnao (?:quero|consigo|posso|vou|ligo)\b|^(?:nao|ainda nao)\b/,
);
/** In a longer message 'I don't want' is about anything: there it has to say what it refuses. */
const REFUSED_CALL =
  /(?:\b(?:not|nt|won'?t|never)|n't) (?:\w+ ){0,3}(?:call\w*|ring\w*|phone|go (?:there|to))\b|\bnicht (?:\w+ )?anrufen\b|\bno (?:\w+ ){0,2}llam\w*|\b(?:pas|rien) (?:\w+ )?appeler\b|\bnao (?:\w+ ){0,2}lig\w*/;
/** Whether somebody will not, or cannot, do what was asked of them. */
export function isRefusal(text: string): boolean {
  const said = plain(text);
  return (said.length > MAX_SHORT_MESSAGE_CHARS ? REFUSED_CALL : REFUSAL).test(said);
}

const ATTACKER_COMING = anyOf(
  /\b(?:(?:he|she)(?:'s| is|s)? (?:in the (?:hall|house|kitchen|room)|coming (?:in|home|back|up|now|down)|here now|home (?:now|early)|at the door|back|early|outside|awake|up now|shouting already)|there'?s the (?:gate|door|car)|i hear (?:him|her|the car|the key)|i have to (?:go|put this away|stop)|get rid of this|off the screen|(?:kill|murder|hurt|batter) me if (?:he|she))\b/,
  /\b(?:(?:er|sie) (?:kommt(?! (?:direkt|mit|ins? krankenhaus|in die klinik|zu (?:mir|uns)|und (?:holt|hilft))\b)|ist (?:da|zuruck|im flur|an der tur))|muss (?:weg|aufhoren|schluss machen)|bringt mich um,? wenn)\b/,
  /\b(?:(?:ya )?(?:viene|llego|ha llegado|esta en la puerta|esta entrando)|tengo que (?:irme|dejarlo|cerrar)|me mata si)\b/,
  /\b(?:(?:il|elle) (?:arrive|rentre|est la|est dans)|je dois (?:y aller|fermer|arreter)|(?:va )?me tuer s'il)\b/,
  /\b(?:(?:ele|ela) (?:chegou|esta chegando|esta na porta|vem vindo|esta entrando)|tenho que (?:sair|ir|parar|fechar)|me mata(?:r)? se)\b/,
);
/** Whether who hurts them comes in, or may see the page at any moment. */
export const isAttackerComing = (text: string): boolean => ATTACKER_COMING.test(plain(text));

const ABOUT_TO_REPEAT =
  /\b(?:(?:want|going|gonna|need|have|could|about|tempted) to do it(?: again)?|(?:did|done|doing) it again|do it again|hands keep going|es (?:heute |abend |nacht )*(?:wieder|nochmal|noch mal) (?:tun|machen|getan|gemacht)|(?:volver a hacerlo|lo hice otra vez|hacerlo otra vez)|(?:le refaire|recommencer|refait)|(?:fazer de novo|fiz de novo))\b/;
/** Whether somebody is about to do what they had told, or has done it again. */
export const isAboutToRepeat = (text: string): boolean => ABOUT_TO_REPEAT.test(plain(text));

const HELP_IDEA = anyOf(
  /\bi could (?:just |maybe )?(?:knock|wake|go (?:to|and|over|wake|next)|give|leave it|lock|hand|ask|text|message|put it)\b/,
  /\bich konnte (?:\w+ ){0,5}(?:klopfen|klingeln|wecken|abgeben|wegschliessen|fragen|schreiben|rubergehen)\b/,
  /\bpodria (?:llamar a la puerta|tocar|despertar|dar(?:le|selo)|dejarl[oa]|guardarl[oa]|pedir|escribirle)\b/,
  /\bje pourrais (?:frapper|sonner|reveiller|donner|laisser|enfermer|demander|ecrire|aller voir)\b/,
  /\b(?:eu )?(?:poderia|podia) (?:bater na porta|acordar|dar|deixar|trancar|pedir|escrever|mandar mensagem)\b/,
);
/** Whether somebody thinks of going to a person, or of giving the thing away. */
export const isHelpIdea = (text: string): boolean =>
  HELP_IDEA.test(plain(text)) && !REFUSED_IDEA.test(plain(text));

/** 'I could ask Sam but I don't want to' is none. */
const REFUSED_IDEA = /\bbut i (?:don'?t|won'?t|can'?t)\b/;
