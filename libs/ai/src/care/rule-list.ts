import type { Finding } from './finding.ts';

/** A phrase, read in lower case and without accents. */
export type Rule = Finding & {
  pattern: RegExp;
  /** Whether 'not' before it makes it a concern: false where the phrase says all by itself. */
  negatable: boolean;
};

type Phrases = Record<string, { says?: RegExp[]; unlessDenied?: RegExp[] }>;

const PILLS = '(?:pills|tablets|meds|medication|sleeping pills|painkillers)';
const MEANS = `(?:(?<!(?:allergy|vitamin|antibiotic|travel|iron|worming|headache) )${PILLS}|gun|rifle|pistol|rope|noose|razor ?blades?|blade)`;
const HIM =
  '(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|mum|mom|mother|brother))';
const PERSON =
  '(?:him|her|them|my (?:husband|wife|boss|mother|mum|mom|father|dad|brother|sister|neighbou?r|ex|boyfriend|girlfriend|baby|kids?|son|daughter))';
/** Not 'not'. */
const WORD = " (?!not\\b|never\\b|don't|dont\\b|won't|didn't)[\\w']+";
const JEST =
  '(?! (?:of|from|laughing|inside|on (?:that|this) hill|trying|if|when|before|at|a little|just thinking))';

const ENGLISH: Phrases = {
  'crisis suicide': {
    says: [
      new RegExp(
        `\\bi(?:'m| am|'ll| will)?(?:${WORD}){0,2} (?:want|wanna|need|gonna|going|plan|planning|intend|will|ready|decided)(?: to)? (?:die|be dead|end it all|end it tonight|end my life|unalive myself)\\b${JEST}`,
      ),
      /\bi (?:don't|do not|dont|no longer) (?:really )?(?:want to|wanna) (?:live|be alive|exist|go on living)\b(?! (?:here|there|in|with|at|like that with))/,
      /\b(?:i'm|i am|i feel|feeling|i've been|been feeling) (?:so |really |very |actively |kind of )?suicidal\b/,
      new RegExp(
        `\\bi(?:'ve| have|'m| am)? ?(?:have|got|have got|bought|holding|counted|saved|saving|saved up|hid|staring at|looking at|keep looking at|lined up|lining up)(?: \\w+){0,4} ${MEANS}\\b[^.]{0,40}\\b(?:table|hands?|ready|in front of me|next to me|beside me|drawer|nightstand|bed|lap|tonight|bedside|for when)\\b`,
      ),
      new RegExp(`\\bmy ${PILLS} are (?:lined up|counted|in front of me|in my hand)\\b`),
      /\b(?:i|i've|i have|just) (?:took|taken|swallowed) (?:all|the whole|too many|every|the entire|a whole)\b[^.]{0,25}\b(?:pills|tablets|meds|bottle|box|packet|pack)\b/,
      /\bi (?:just |have |'ve )?(?:overdosed|od'd)\b/,
      /\bi(?:'m| am|'ll| will|'ve| have)? ?(?:want to|wanna|going to|gonna|will|could|might|may|about to|decided to) (?:jump (?:off|in front|from)|hang myself|shoot myself|drown myself|slit my wrists)\b/,
      /\b(?:wrote|written|writing|finished|left|leaving) (?:my |a |the |you a |them a )?(?:goodbye|suicide|farewell) (?:letters?|notes?)\b/,
      /\b(?:i won't|i will not|i wont) be (?:alive|here|around) (?:by (?:then|morning|the morning|monday)|much longer|in the morning)\b/,
      /\bthis is my (?:goodbye|last (?:night|message|entry|day alive))\b|\bgoodbye (?:cruel )?world\b/,
      /\b(?:i have|i've got|i've) (?:a plan|set a date|picked a day|made a plan)\b[^.]{0,40}\b(?:die|dying|end it|kill|suicide|to go)\b/,
      /\bkms tonight\b|\bgonna kms\b/,
    ],
    unlessDenied: [
      /\b(?:kill|killing|hang|hanging) (?:my ?self|meself)\b(?! (?:laughing|at the gym|over|for (?:this|a|that|work)|with (?:this|work)|trying|to (?:finish|get|meet|make)|studying|working))/,
      /\b(?:end|ending|take|taking) my (?:own )?life\b/,
      /\b(?:commit|committing) suicide\b(?=.*\b(?:i|me|my)\b)|\bi\b[^.]*\bcommit(?:ting)? suicide\b/,
      /\bkmself\b|\bunalive my ?self\b/,
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:better off|happier|easier) (?:dead|if i (?:was|were|wasn't|weren't)|without me)\b/,
      /\bi (?:just )?(?:wish|wished|hope|hoped|pray) (?:that )?(?:i|to) (?:(?:was|were) (?:dead|never born|gone)|had never been born|(?:don't|didn't|could|would|wouldn't|won't|not|never) (?:never |not )?wake(?: up)?|could (?:just )?disappear)\b/,
      /\b(?:not|never) wak(?:e|ing) up (?:again|tomorrow|any ?more)\b|\bnot want(?:ing)? to wake up\b/,
      /\b(?:no reason|nothing left|no point|nothing) (?:to|in|for me to) (?:live|living|keep living|live for|being alive)\b/,
      /\b(?:thoughts? of|thinking (?:about|of)|think (?:about|of)) (?:suicide|dying|killing myself|ending it|death (?:all|every))\b/,
      /\bsuicidal (?:thoughts|ideation)\b|\b(?:my|last|first|second) (?:suicide )?attempt\b[^.]{0,30}\b(?:hospital|life|years?|ago|suicide)\b|\bi tried to (?:kill myself|end it|take my life)\b/,
      /\bnot suicidal\b|\bi don't want to be here any ?more\b|\bi can't (?:go on|do this|do life) any ?more\b(?! (?:with|because of) (?:this|the) (?:project|job|course))/,
      /\b(?:wants?|wanted|going|threatened|tried|trying) to (?:kill|hang) (?:him|her|them)sel(?:f|ves)\b/,
    ],
  },
  'crisis self_harm': {
    says: [
      /\bi(?:'ve been| have been|'ve| have|'m| am| just| keep| keep on)?(?: just)? (?:cut|cutting|burned|burning|burnt) (?:my ?self|my (?:arms?|wrists?|legs?|thighs?|stomach))\b(?! (?:shaving|on (?:a|the|some|broken)|while|chopping|slicing|cooking|ironing|some|a slice|off|short|loose|opening|making|with the (?:kitchen|bread|oven|iron)|by accident|accidentally|trying))/,
      new RegExp(
        `\\bi(?:'m| am)?(?:${WORD}){0,2} (?:want|wanna|need|going|gonna|about)(?: to)? (?:cut|burn|hurt|harm) my ?self\\b`,
      ),
      /\bi (?:just )?(?:hurt|harmed|punched|hit) myself (?:on purpose|again|deliberately|tonight)\b/,
    ],
  },
  'concern self_harm': {
    says: [
      /\bself[- ]?harm(?:ed|ing|s)?\b(?=.*\b(?:i|me|my)\b)|\bi\b[^.]*\bself[- ]?harm(?:ed|ing)?\b/,
      /\b(?:used to|urge to|urges to|thinking (?:of|about)|stopped|relapsed? (?:into|and)) (?:cut|cutting|hurt|hurting|burn|burning|harm|harming)\b(?: my ?self)?(?! (?:carbs|sugar|costs|corners|calories))/,
    ],
  },
  'crisis eating': {
    says: [
      /\bi (?:haven't|have not|havent|didn't|did not) eat(?:en)?(?: \w+){0,2} (?:in|for|since) (?:\w+ )?(?:days|a week|weeks|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
      /\b(?:fainted|passed out|blacked out|collapsed)\b[^.]{0,40}\b(?:not eating|haven't eaten|no food|purging|starving)\b/,
      /\b(?:throwing|threw|throw) up blood\b(?=.*\b(?:purg|binge|made myself|after (?:eating|every meal|meals))\b)/,
    ],
  },
  'concern eating': {
    says: [
      /\b(?:make|made|making) my ?self (?:throw up|sick|vomit|puke)\b|\bi(?:'m| am| keep| was| have been|'ve been)? (?:purg(?:e|ed|ing)|starving myself|starve myself)\b|\bbing(?:e|ed|ing) and purg(?:e|ed|ing)\b/,
    ],
  },
  'crisis psychosis': {
    says: [
      /\bvoices?\b[^.]{0,30}\b(?:tell(?:s|ing)?|order(?:s|ing)?|want(?:s|ing)?|command(?:s|ing)?|say(?:s|ing)?)\b[^.]{0,15}\b(?:me to|i (?:must|should|have to))\b/,
    ],
  },
  'concern psychosis': {
    says: [
      /\bi(?:'m| am| keep| can| started| have been|'ve been)? (?:hear(?:ing)?) (?:the |these )?voices\b(?! (?:from|in the (?:hall|street|next|corridor|kitchen)|outside|downstairs|of the (?:kids|neighbou?rs)|next door|upstairs))/,
      /\b(?:they|the (?:government|neighbou?rs|police)) (?:are|have been) (?:poisoning me|reading my (?:thoughts|mind)|putting thoughts|controlling my (?:thoughts|mind))\b|\bchip in my (?:head|brain|tooth|teeth|arm)\b/,
    ],
  },
  'crisis harm_to_others': {
    says: [
      new RegExp(
        `\\bi(?:'m| am)?(?:${WORD}){0,2} (?:want|going|plan|planning|gonna|about|intend)(?: to)? (?:stab|shoot|strangle|murder|poison) ${PERSON}\\b`,
      ),
      new RegExp(
        `\\bi(?:'m| am)?(?:${WORD}){0,2} (?:going|plan|planning|gonna|about)(?: to)? (?:kill|hurt) ${PERSON}\\b[^.]{0,40}\\b(?:tonight|tomorrow|gun|knife|plan|car|ready)\\b`,
      ),
      /\b(?:afraid|scared|terrified) (?:that )?i(?:'ll| will|'m going to| might| am going to) (?:hurt|shake|kill) (?:my|the) (?:baby|child|kids?|son|daughter)\b/,
    ],
  },
  'concern harm_to_others': {
    says: [
      new RegExp(
        `\\bi(?:${WORD}){0,2} (?:want|wanted|need|wanna)(?: to)? (?:kill|hurt) ${PERSON}\\b(?! (?:for|with kindness|lol|feelings))`,
      ),
    ],
  },
  'crisis violence': {
    says: [
      new RegExp(
        `\\b${HIM} (?:\\w+ )?(?:hits?|beats?|beat|choked|chokes|strangled|strangles|punched|punches|kicked|kicks|slapped|slaps|shoved|raped|is hitting|is beating|keeps hitting|keeps beating) me\\b(?! (?:at|in (?:chess|a|the|mario|scrabble|cards|tennis)|to (?:the|it)|up|by|with (?:a question|that|the news)|out of|like a|under))`,
      ),
      new RegExp(
        `\\b${HIM} (?:\\w+ )?(?:threatened|threatens|said (?:he|she)(?:'ll|'d| will| would)|says (?:he|she)(?:'ll| will)|swore to) (?:to )?(?:kill|hurt|shoot|stab) me\\b`,
      ),
      new RegExp(
        `\\b${HIM}(?:'s| has| is| will| won't)?[^.]{0,25}\\b(?:locked me in|won't let me leave|took my phone and|holding me here|pointed (?:a|the|his) (?:gun|knife) at me)\\b`,
      ),
    ],
  },
  'concern violence': {
    says: [
      /\bi(?:'m| am) (?:so )?(?:afraid|scared|terrified) of (?:my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather)|him)\b|\babusive (?:relationship|husband|boyfriend|partner|marriage)\b/,
    ],
  },
  'crisis child': {
    says: [
      /\b(?:he|she|my (?:dad|stepdad|stepfather|uncle|father|mum's boyfriend|mom's boyfriend|mother|mum|coach|teacher))[^.]{0,20}\b(?:touch(?:es|ed)|touching) me\b(?! (?:with|on the shoulder|deeply|so much|by))/,
      /\b(?:hits?|beats?|beat|shakes?|shook|hurts?|hurting|hitting|beating|starv(?:es|ing)) (?:the|her|his|their|my|our) (?:baby|kids?|child|children|son|daughter|toddler|little (?:boy|girl|one|brother|sister))\b(?! (?:hard|the most|at (?:chess|cards|uno)))/,
    ],
  },
};

const SPANISH: Phrases = {
  'crisis suicide': {
    says: [
      /\b(?:ya )?no quiero (?:seguir viviendo|vivir(?: mas)?|seguir viva|seguir vivo|existir)\b(?! (?:en|con|aqui|alli|solo|sola|asi con))/,
      /\bya no quiero vivir\b/,
      /\btengo [^.]{0,25}\b(?:pastillas|la cuerda|la pistola|la navaja)\b[^.]{0,25}\b(?:en la (?:mesa|mano|cama)|delante|aqui|encima|list[ao]s?)\b/,
      /\bme (?:tome|he tomado|trague) [^.]{0,20}(?:todas|un monton de|el frasco|la caja|demasiadas)\b/,
      /\bcarta de despedida\b(?!.*\b(?:alumn[ao]s|colegas|companer[ao]s|equipo|clase)\b)/,
    ],
    unlessDenied: [
      /\bme (?:quiero|voy a) (?:morir|matar|suicidar|ahorcar)\b(?! de )/,

      /\b(?:me )?(?:quiero|voy a|quisiera|necesito|pienso) (?:morir(?:me)?|matarme|suicidarme|ahorcarme|quitarme la vida|tirarme (?:al|del|desde|por))\b(?! (?:de (?:risa|verguenza|hambre|sueno|calor|frio|amor)|por (?:un|una) ))/,

      /\b(?:quitarme la vida|acabar con mi vida|terminar con mi vida|suicidarme|matarme)\b(?! (?:a|de) (?:trabajar|estudiar|risa))/,
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:ojala no (?:despertar[ae]?|despertase|hubiera nacido)|no despertar(?:me)?(?: mas| nunca)?|mejor (?:muert[ao]|sin mi)|estarian mejor sin mi|no tiene sentido (?:vivir|seguir viviendo)|pensamientos suicidas|pienso en (?:la muerte|morir)|no puedo mas con (?:la|mi|esta) vida|ganas de desaparecer)\b/,
    ],
  },
  'crisis self_harm': {
    says: [
      /\bme (?:corto|corte|he cortado|quemo|queme|estoy cortando|quiero cortar|autolesiono|autolesione) (?:los brazos|las venas|las piernas|otra vez|de nuevo|a proposito|el brazo|la muneca|las munecas)\b|\bme autolesion[eo]\b|\b(?:quiero|ganas de) (?:cortarme|hacerme dano)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:mi (?:marido|esposo|novio|pareja|ex|padre|padrastro|mujer|madre)|el) (?:me (?:pega|pego|golpea|golpeo|amenaza|amenazo con matarme|maltrata|estrangulo|ahorco)|(?:ha|volvio a) (?:pegarme|golpearme)|me ha (?:pegado|golpeado))\b(?! un (?:susto|grito))/,
    ],
  },
  'crisis psychosis': { says: [/\bvoces\b[^.]{0,20}\b(?:me (?:dicen|ordenan|mandan)|que me)\b/] },
  'concern eating': {
    says: [
      /\b(?:me provoco|me provoque|provocarme) (?:el vomito|vomitos|vomitar)\b|\bllevo \w+ dias sin comer\b/,
    ],
  },
};

const GERMAN: Phrases = {
  'crisis suicide': {
    says: [
      /\bich (?:will|mochte|moechte|wunsche mir|wuerde am liebsten|wurde am liebsten|mag) (?:(?!nicht |nie )\w+ ){0,3}(?:sterben|tot sein|nicht mehr leben|nicht mehr da sein|mich umbringen)\b(?! (?:vor|mussen))/,
      /\bich (?:will|mag|kann) (?:\w+ ){0,2}nicht mehr leben\b(?! (?:ohne (?:kaffee|handy)|in|mit|wie))/,
      /\b(?:ich )?(?:bring|bringe) mich (?:\w+ )?um\b(?! (?:den|die|das|vor))/,
      /\b(?:nehme|nehm) (?:ich )?mir (?:\w+ )?das leben\b/,
      /\b(?:tabletten|pillen|schlaftabletten)\b[^.]{0,30}\b(?:vor mir|auf dem tisch|in der hand|bereit|neben mir|auf dem nachttisch)\b/,
      /\b(?:habe|hab) (?:\w+ ){0,3}(?:alle|zu viele|die ganze packung) (?:tabletten|pillen|schlaftabletten) (?:genommen|geschluckt)\b/,
      /\babschiedsbriefe?\b\b(?!.*\b(?:kollegen|kolleginnen|klasse|team|schuler)\b)/,
    ],
    unlessDenied: [
      /\b(?:mich (?:umbringen|umzubringen|aufhangen|erhangen)|mir das leben (?:zu )?nehmen|selbstmord (?:begehen|machen)|suizid begehen|mir (?:etwas|was) antun)\b/,
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:nicht mehr aufwachen|nie wieder aufwachen|ohne mich (?:besser|leichter)|besser dran ohne mich|ware (?:ich )?(?:lieber|am liebsten|besser) tot|suizidgedanken|selbstmordgedanken|keinen (?:sinn|grund) (?:mehr )?(?:zu leben|im leben)|nicht mehr da sein)\b/,
    ],
  },
  'crisis self_harm': {
    says: [
      /\bich (?:\w+ ){0,2}(?:ritze mich|ritz mich|schneide mich absichtlich|verletze mich (?:selbst|absichtlich))\b|\b(?:habe|hab) mich (?:\w+ ){0,2}(?:geritzt|selbst verletzt|absichtlich geschnitten)\b|\b(?:will|muss|mochte) mich (?:\w+ )?(?:ritzen|selbst verletzen)\b|\bam ritzen\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:mein (?:mann|freund|partner|ex|vater|stiefvater)|meine (?:frau|freundin|mutter)|er) (?:\w+ )?(?:schlagt|schlaegt|wurgt|wuergt|bedroht|verprugelt|verpruegelt|tritt) mich\b|\bhat mich (?:\w+ ){0,2}(?:geschlagen|gewurgt|gewuergt|verprugelt|verpruegelt|vergewaltigt)\b(?! (?:im|beim|in))/,
    ],
  },
  'crisis psychosis': {
    says: [/\bstimmen\b[^.]{0,20}\b(?:sagen mir|befehlen mir|sagen,? (?:dass )?ich|wollen,? dass ich)\b/],
  },
  'concern eating': {
    says: [
      /\b(?:kotze|kotz|erbreche|ubergebe) (?:ich )?(?:mich )?(?:\w+ )?nach (?:jedem )?(?:dem )?essen\b|\b(?:finger|mich) (?:\w+ ){0,3}zum (?:erbrechen|kotzen) (?:bringe|gebracht|zwinge)\b|\bseit \w+ tagen nichts (?:mehr )?gegessen\b/,
    ],
  },
};

const FRENCH: Phrases = {
  'crisis suicide': {
    says: [
      /\b(?:je (?:veux|vais|voudrais|compte)|j'ai (?:envie|decide) de|envie de) (?:(?!pas |plus |jamais )\w+ )?(?:mourir|crever|en finir|me tuer|me suicider|me pendre|me foutre en l'air|me jeter (?:sous|du|dans|par))\b(?! (?:de (?:rire|honte|faim|chaud|froid)|avec (?:ce|cette)|au travail))/,
      /\bje (?:ne )?veux plus (?:vivre|exister|etre en vie)\b(?! (?:ici|avec|a|en|dans|chez|seule?))/,
      /\b(?:medicaments|cachets|comprimes|medocs|somniferes|corde)\b[^.]{0,30}\b(?:devant moi|sur la table(?! de nuit)|dans la main|pres de moi|a cote de moi|prets?)\b/,
      /\bj'ai (?:pris|avale) (?:toute|tous|trop|la boite|toutes)\b[^.]{0,20}\b(?:medicaments|cachets|comprimes|boite|medocs|somniferes)\b/,
      /\blettres? d'adieux?\b(?!.*\b(?:collegues|eleves|classe|cm[12]|equipe)\b)/,
    ],
    unlessDenied: [
      /(?<!\b(?:va|vont|veut|allait) )\b(?:me suicider|me tuer|mettre fin a mes jours|m'oter la vie)\b(?! (?:au|a la|a) )/,
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:ne (?:plus|pas|jamais) (?:me )?reveiller|mieux sans moi|mieux (?:morte?|que je sois morte?)|idees (?:noires|suicidaires)|pensees suicidaires|plus (?:aucune )?(?:raison|envie) de vivre|envie de disparaitre|j'en peux plus de (?:la vie|vivre))\b/,
    ],
  },
  'crisis self_harm': {
    says: [
      /\bje (?:me )?(?:me )?(?:suis )?(?:scarifie|mutile|taillade)\b|\bje me (?:coupe|brule|fais du mal|fais mal expres)(?: (?:encore|a nouveau|les (?:bras|veines|cuisses)|expres|volontairement))\b|\b(?:envie|besoin) de me (?:couper|scarifier|faire (?:du )?mal)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:mon (?:mari|copain|mec|compagnon|ex|pere|beau-pere|conjoint)|ma (?:femme|copine|mere)|il|elle) (?:m'a (?:encore )?(?:frappee?|battue?|etranglee?|violee?|tabassee?|giflee?)|me (?:frappe|bat|menace|etrangle|tape|cogne|gifle)|menace de me tuer)\b(?! (?:au|aux|dans l'oeil|par|a (?:la|plate)))/,
    ],
  },
  'crisis psychosis': { says: [/\bvoix\b[^.]{0,20}\b(?:me (?:disent|ordonnent|parlent)|qui me)\b/] },
  'concern eating': {
    says: [/\bje me fais vomir\b|\bme faire vomir\b|\b(?:pas|rien) mange depuis \w+ jours\b/],
  },
};

const PORTUGUESE: Phrases = {
  'crisis suicide': {
    says: [
      /\bnao (?:quero|aguento) mais (?:viver|existir|estar viv[ao])\b(?! (?:em|com|aqui|assim com|na|no))|\bja nao quero viver\b/,
      /\b(?:comprimidos|remedios|a corda|a arma)\b[^.]{0,30}\b(?:na mesa|na mao|na minha frente|a minha frente|do meu lado|ao meu lado|em cima da (?:mesa|cama))\b/,
      /\b(?:tomei|engoli) (?:todos|toda|a caixa|muitos|um monte)\b[^.]{0,20}\b(?:comprimidos|remedios|caixa|cartela)\b/,
      /\bcartas? de despedida\b(?!.*\b(?:alunos|colegas|turma|equipa|equipe)\b)/,
    ],
    unlessDenied: [
      /\b(?:quero|vou|queria|preciso|penso em|pretendo) (?:\w+ )?(?:morrer|me matar|matar-me|me suicidar|suicidar-me|me enforcar|tirar a (?:minha )?(?:propria )?vida|me jogar (?:da|do|na|de))\b(?! (?:de (?:rir|vergonha|fome|calor|frio|amores)|a trabalhar))/,

      /(?<!\b(?:vai|vao|quer|ia) )\b(?:me matar|matar-me|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a )?minha vida|por fim a minha vida)\b(?! (?:de (?:rir|trabalhar|estudar)|a trabalhar))/,
    ],
  },
  'concern suicide': {
    says: [
      /\b(?:nao acordar(?: mais| nunca)?|melhor sem mim|melhor mort[ao]|pensamentos suicidas|vontade de (?:morrer|sumir|desaparecer)|nao vejo (?:mais )?(?:sentido|motivo) (?:em|para|pra) viver|nunca ter nascido)\b/,
    ],
  },
  'crisis self_harm': {
    says: [
      /\b(?:me corto|me cortei|corto-me|cortei-me|to me cortando|estou a cortar-me|me machuquei de proposito|me queimei de proposito) (?:de novo|outra vez|os bracos|o braco|as pernas|de proposito|no braco|nos pulsos|ontem a noite|hoje)\b|\b(?:vontade|preciso) de (?:me cortar|me machucar)\b/,
    ],
  },
  'crisis violence': {
    says: [
      /\b(?:meu (?:marido|namorado|companheiro|ex|pai|padrasto)|minha (?:mulher|mae)|ele) (?:me (?:bate|bateu|espanca|espancou|ameaca|ameacou|enforcou|estuprou)|bate-me|bateu-me|ameaca-me|ameacou matar-me)\b(?! (?:no (?:jogo|xadrez)|com a noticia))/,
    ],
  },
  'crisis psychosis': {
    says: [/\bvozes\b[^.]{0,20}\b(?:me (?:mandam|dizem|mandando)|mandam-me|dizem-me|que me)\b/],
  },
  'concern eating': {
    says: [
      /\b(?:provoco|provoquei|forco) (?:o )?vomito\b|\b(?:sem comer|nao como) (?:ha|faz|tem) \w+ dias\b/,
    ],
  },
};

/** All languages' rules: a message may mix them. */
export const RULES: readonly Rule[] = [ENGLISH, SPANISH, GERMAN, FRENCH, PORTUGUESE].flatMap((phrases) =>
  Object.entries(phrases).flatMap(([name, { says = [], unlessDenied = [] }]) => {
    const [level, kind] = name.split(' ') as [Finding['level'], Finding['kind']];
    return [
      ...says.map((pattern) => ({ level, kind, pattern, negatable: false })),
      ...unlessDenied.map((pattern) => ({ level, kind, pattern, negatable: true })),
    ];
  }),
);
