import { plain } from './plain.ts';

/** What the companion never says, each in the languages that it answers in. */
export type ReplyRule =
  'secrecy' | 'claim to be human' | 'bargaining' | 'understanding' | 'refusal' | 'assurance' | 'method';

/** In lower case, without accents, as `plain` gives a text: no pattern has a letter with one, but for ß. */
interface ForbiddenWords {
  rule: ReplyRule;
  patterns: readonly RegExp[];
  /** What stands directly before them where they say something else. */
  unlessAfter: RegExp;
}

/** Denied or left open in the same clause: 'I can't promise that this stays between us'. */
const DENIAL_WORDS =
  /\b(?:not|never|nobody|no one|neither|without|can't|cannot|don't|doesn't|didn't|won't|wouldn't|couldn't|needn't|nicht|nie|niemand|kein\w*|ohne|no|nunca|nadie|tampoco|sin|ne|n'\w+|jamais|personne|sans|nao|nem|ninguem|sem)\b(?:(?!\b(?:and|but|und|aber|y|pero|et|mais|e|mas)\b)[^,;:.!?—]){0,40}$/;
/** What they, or others, said or hope: 'You hope, all will be well'. */
const REPORTED_SPEECH =
  /\b(?:(?:if|whether|ob|si|se)|(?<!\b(?:i|ich|je|yo|eu) (?:\w+ )?)(?:(?:hope|say|tell|think|write|wish)(?:s|ing)?|said|told|thought|wrote|sag\w*|hoff\w*|schr(?:eib|ieb)\w*|denk\w*|mein(?:st|t|te)|glaub\w*|dices?|dijiste|dijo|escrib\w*|esper\w*|dis|dit|disais|ecri\w*|diz\w*|disse\w*|escrev\w*))\b[\s,:]*(?:(?:that|dass|que)\s+)?$/;
const DENIED_OR_REPORTED = new RegExp(`${DENIAL_WORDS.source}|${REPORTED_SPEECH.source}`);
/** What was taken, or is put away, has to be named: 'You took 40 tablets of it: call 112'. */
const TAKEN_OR_PUT_AWAY = /\b(?:took|taken|swallowed|put|lock|give)\b[^.!?]{0,20}$/;

/** Ten or more. */
const TEN_OR_MORE =
  '(?:\\d{2,}|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|zehn|zwanzig|dreißig|vierzig|funfzig|diez|veinte|treinta|cuarenta|cincuenta|dix|vingt|trente|quarante|cinquante|dez|vinte|trinta|quarenta|cinquenta)';
const PILL_WORDS =
  '(?:pills?|tablets?|capsules?|tabletten|pillen|kapseln|pastillas?|comprimidos?|tabletas?|capsulas?|comprimes?|cachets?|gelules?|pilules?|pilulas?|remedios?|paracetamol|ibuprofen\\w*|mg|milligram\\w*|miligram\\w*)';

/** Where a statement begins: '… that you are safe now' is none of the companion's own. */
const STATEMENT_START = String.raw`(?<=^|[.!?;:,(—–\n]\s*|\b(?:and|but|because|so|und|aber|denn|y|pero|porque|et|mais|car|e|mas)\s+)`;
/** Nor is a question: 'you are safe now?' */
const NO_QUESTION = String.raw`(?![^.!?\n]*\?)`;
const STATEMENT_END = String.raw`(?=\s*(?:[.!;,—–)\n]|$))`;

const HUMAN_CLAIMS = {
  en: '(?:a (?:real )?(?:human|person|man|woman|therapist|psychologist|doctor|nurse)|human|your therapist)',
  de: '(?:mensch|person|mann|frau|therapeut(?:in)?|psycholog(?:e|in)|arzt|arztin|krankenschwester|pfleger(?:in)?)',
  es: '(?:persona|humano|humana|ser humano|hombre|mujer|terapeuta|psicolog[oa]|medic[oa]|enfermer[oa])',
  fr: '(?:humaine?|etre humain|personne|homme|femme|therapeute|psychologue|psy|medecin|infirmiere?)',
  pt: '(?:pessoa|humano|humana|ser humano|homem|mulher|terapeuta|psicolog[oa]|medic[oa]|enfermeir[oa])',
};

const FORBIDDEN_WORDS: readonly ForbiddenWords[] = [
  {
    rule: 'secrecy',
    patterns: [
      /\b(?:i (?:promise|swear)(?: \w+){0,3} (?:not to|i won'?t|never to) tell|(?:this|it|that|what you (?:say|write|tell me)) (?:stays|will stay|is) (?:just )?between us|i(?:'ll| will)? (?:won'?t|will not|never) tell (?:any(?:one|body)|a soul)|your secret is safe|(?:this|it) is our secret)\b/,
      /\b(?:das|dies|es|alles) bleibt (?:(?:alles|ganz|nur|hier|naturlich) ){0,2}unter uns\b|\bich (?:werde (?:(?:es|das|davon) )?(?:niemandem|keinem) (?:etwas )?(?:davon )?(?:sagen|erzahlen|verraten)|(?:sage|erzahle|verrate) (?:(?:es|das) )?(?:niemandem|keinem))\b|\b(?:dein geheimnis ist (?:bei mir )?sicher|(?:das|es) (?:ist|bleibt) unser geheimnis)\b/,
      /\bqueda(?:ra)? (?:solo )?entre (?:nosotr[oa]s|tu y yo)\b|\bno (?:se )?lo (?:dire|contare|voy a (?:decir|contar)) a nadie\b|\btu secreto esta (?:a salvo|seguro)\b|\b(?:es|sera) nuestro secreto\b/,
      /\brest(?:e|era) (?:bien |juste |strictement )?entre nous\b|\bje (?:ne )?(?:le |l'|n'en )?(?:dirai|raconterai|repeterai|parlerai) (?:rien )?a personne\b|\bton secret est (?:bien garde|en securite)\b|\bc'est notre secret\b/,
      /\b(?:fica|ficara|vai ficar) (?:so )?entre (?:nos|a gente)\b|\bnao (?:vou (?:contar|dizer)|contarei|direi|conto) (?:(?:isso|isto|nada) )?(?:a|para|pra) ninguem\b|\b(?:teu|seu) segredo esta (?:seguro|a salvo|bem guardado)\b|\b(?:e|sera) (?:o )?nosso segredo\b/,
    ],
    unlessAfter: DENIED_OR_REPORTED,
  },
  {
    rule: 'claim to be human',
    patterns: [
      new RegExp(
        String.raw`\bi(?:'m| am) (?:also |just |only )?${HUMAN_CLAIMS.en}\b(?! (?:\w+ )?(?:can|could)n't)`,
      ),
      /\bi(?:'m| am) not (?:just |only )?(?:a |an )?(?:bot|chatbot|machine|robot|program|computer|ai)\b(?!,? (?:that|which|who|for)\b)/,
      new RegExp(
        String.raw`\bich bin (?:(?:ja|auch|doch|nur|selbst|wirklich|eben) ){0,3}(?:(?:eine?|deine?|ihre?) )?(?:(?:echte[rs]?|richtige[rs]?|ausgebildete[rs]?) )?${HUMAN_CLAIMS.de}\b`,
      ),
      /\bich bin keine? (?:bot|chatbot|maschine|roboter|programm|computer|ki)\b(?!,? (?:der|die|das|fur)\b)/,
      new RegExp(
        String.raw`(?<!\b(?:no|ni|nunca|tampoco) )\bsoy (?:(?:tambien|solo|realmente) ){0,2}(?:(?:una?|tu|su) )?(?:verdader[oa] )?${HUMAN_CLAIMS.es}\b`,
      ),
      /\bno soy (?:una? )?(?:bot|maquina|robot|programa|ia|ordenador|computadora)\b(?!,? (?:que|para)\b)/,
      new RegExp(
        String.raw`\bje suis (?:(?:aussi|bien|vraiment|moi aussi) ){0,2}(?:(?:une?|ton|ta|votre) )?(?:(?:vraie?|veritable) )?${HUMAN_CLAIMS.fr}\b`,
      ),
      /\bje ne suis pas (?:une? )?(?:bot|machine|robot|programme|ia|ordinateur)\b(?!,? (?:qui|que|pour)\b)/,
      new RegExp(
        String.raw`(?<!\b(?:nao|nem|nunca) )\bsou (?:(?:tambem|so|mesmo|realmente) ){0,2}(?:(?:uma?|o seu|a sua|o teu|a tua|seu|sua) )?${HUMAN_CLAIMS.pt}\b`,
      ),
      /\bnao sou (?:uma? )?(?:bot|maquina|robo|programa|ia|computador)\b(?!,? (?:que|para)\b)/,
    ],
    unlessAfter: DENIED_OR_REPORTED,
  },
  {
    rule: 'bargaining',
    patterns: [
      /\b(?:if you (?:don'?t|do not|promise|wait|stay)[^.?!]{0,40},? (?:then )?i(?:'ll| will)|do it for me|you owe (?:it to )?me|promise me(?: (?:that |now )?(?:you|not|this|one)\b|[,:]|\s*$|[.!])|(?:can|could|will) you promise me|give me your word|swear to me)/,
      /\b(?:versprich(?:st du)? (?:(?:es|das) )?mir|(?:kannst|konntest|wurdest) du mir (?:\w+ )?versprechen|du musst mir (?:jetzt |bitte )?versprechen|gib mir dein wort|schwor(?:e)? mir|tu es (?:fur mich|mir zuliebe)|das bist du mir schuldig)\b/,
      /\b(?:prometeme|me (?:lo )?prometes|(?:puedes|podrias) prometer(?:me|melo)|(?:tienes|debes) (?:que )?prometerme|dame tu palabra|jurame|hazlo por mi|me lo debes)\b/,
      /\b(?:promet[ts]-moi|promettez-moi|tu me (?:le )?promets|vous me promettez|(?:peux|pourrais)-tu me (?:le )?promettre|tu (?:peux|dois) me (?:le )?promettre|donne-moi ta parole|jure-moi|fais-le pour moi|tu me le dois)\b/,
      /\b(?:promete-me|prometa-me|prometa? (?:para|pra) mim|(?:voce|tu) me promete|prometes-me|(?:pode|podes|consegue|consegues) me prometer|(?:podes|pode|consegues) prometer-me|tens de me prometer|me da (?:a )?sua palavra|da-me a tua palavra|jura-me|(?:faz|faca) isso por mim)\b/,
    ],
    unlessAfter: DENIED_OR_REPORTED,
  },
  {
    rule: 'understanding',
    patterns: [
      /\bi (?:(?:do|really|truly) )?understand (?:you )?(?:exactly|precisely|completely|totally|fully|perfectly)\b|\bi (?:exactly|completely|totally|fully|perfectly) (?:understand|get)\b|\bi (?:do )?know (?:exactly |precisely |just )?(?:how (?:you(?:'re| are)? feel(?:ing)?|(?:it|that|this) feels)|what you(?:'re| are) (?:feeling|going through)|what (?:it|that|this)(?:'s| is| feels) like)\b/,
      /\bich verstehe (?:(?:dich|das|es) )?(?:(?:ganz|sehr) )?(?:genau|vollkommen|vollig|total|voll und ganz|absolut)\b|\bich wei(?:ß|ss) (?:(?:ganz )?genau)?,? ?(?:wie (?:du dich fuhlst|es dir geht|sich das anfuhlt|das (?:fur dich )?ist)|was du (?:gerade )?(?:durchmachst|fuhlst))|\bich kann (?:dich|das|es) (?:(?:ganz )?genau|vollkommen|vollig|total) (?:verstehen|nachfuhlen|nachempfinden)\b/,
      /\b(?:entiendo|comprendo) (?:perfectamente|exactamente|completamente|totalmente)\b|(?<!\bno )\bse (?:(?:exactamente|perfectamente|muy bien) )?(?:como te sientes|lo que (?:sientes|se siente|estas (?:sintiendo|pasando))|por lo que (?:pasas|estas pasando))\b/,
      /\bje (?:te |vous )?comprends (?:parfaitement|exactement|completement|totalement|tout a fait)\b|\bje sais (?:(?:exactement|parfaitement|tres bien) )?(?:ce que tu (?:ressens|vis|traverses|endures)|comment tu te sens|ce que c'est)/,
      /\b(?:entendo|compreendo)(?:-te)? (?:perfeitamente|exatamente|exactamente|completamente|totalmente)\b|(?<!\bnao )\bsei (?:(?:exatamente|exactamente|perfeitamente|bem) )?(?:como (?:voce )?(?:se sente|te sentes)|o que (?:voce )?(?:esta sentindo|sente|sentes)|(?:pelo|por) que (?:voce )?esta passando)\b/,
    ],
    unlessAfter: DENIED_OR_REPORTED,
  },
  {
    rule: 'refusal',
    patterns: [
      /\b(?:i|we) (?:(?:can't|cannot|can not|won't|will not|must not)|am (?:not able|unable|not allowed|not permitted|not going) to) (?:talk (?:\w+ )?about|speak (?:\w+ )?about|discuss|(?:continue|have) this conversation)(?: with you)?(?: (?:this|that|it|these|such|suicid\w*|self-harm)\b|(?=[.!,;]|$))/,
      /\bi'm (?:not able|unable|not allowed|not permitted|not going) to (?:talk (?:\w+ )?about|speak (?:\w+ )?about|discuss|(?:continue|have)) (?:this|that|it|these|such|suicid\w*|self-harm)\b/,
      /\b(?:daruber|uber (?:das|dieses|diese|so|suizid|selbstmord)\b[^.!?,]{0,25}) (?:kann|darf|werde|will|mochte) ich (?:(?:leider|hier|mit dir) ){0,3}nicht (?:\w+ )?(?:sprechen|reden)\b|\bich (?:kann|darf|werde|will|mochte) (?:(?:leider|hier|mit dir|nicht) ){0,3}(?:daruber|uber (?:das|dieses|diese|so|suizid|selbstmord)\b[^.!?,]{0,25}?) (?:(?:leider|hier|mit dir|nicht) ){0,3}(?:sprechen|reden)\b|\bdieses gesprach (?:kann|darf|werde) ich nicht\b/,
      /\bno (?:puedo|debo|voy a|quiero) (?:hablar|conversar) (?:contigo )?(?:de|sobre) (?:esto|eso|ello|este tema|ese tema|el suicidio|suicidio)\b|\bno (?:puedo|debo|voy a) (?:continuar|seguir) (?:con )?esta conversacion\b/,
      /\bje ne (?:peux|dois|vais|veux|suis pas autorisee? a) ?(?:pas )?(?:en (?:parler|discuter)(?! (?:a|pour)\b)|(?:parler|discuter) (?:avec toi )?(?:de (?:ca|cela|ce sujet)|du suicide|de suicide)|(?:continuer|poursuivre) cette conversation)/,
      /\bnao (?:posso|devo|vou|quero) (?:falar|conversar) (?:(?:com voce|contigo) )?(?:disso|disto|sobre (?:isso|isto|este assunto|esse assunto|(?:o )?suicidio))\b|\bnao (?:posso|devo|vou) (?:continuar|seguir) (?:com )?(?:esta|essa) conversa\b/,
    ],
    unlessAfter: REPORTED_SPEECH,
  },
  {
    rule: 'assurance',
    patterns: [
      `you(?:'re| are) (?:(?:completely|totally|perfectly|now) )?safe(?: (?:now|here|with me|again|on this page)\\b|${STATEMENT_END})`,
      `(?:everything|it|all)(?:'s going to| is going to|'ll| will) (?:all )?be (?:okay|ok|fine|all right|alright)${STATEMENT_END}`,
      `you(?:'re going to| are going to|'ll| will) be (?:okay|ok|fine|all right|alright|safe)${STATEMENT_END}`,
      `(?:i promise (?:you )?(?:that )?(?:it|things|everything|all|you (?:will|are|can)|you'(?:ll|re))\\b|ich verspreche (?:(?:es|das) )?dir\\b|te (?:lo )?prometo\\b|je te (?:le )?promets\\b|(?:eu )?(?:te )?prometo(?:-te)?\\b)`,
      `nothing (?:bad )?(?:will|can) happen to you\\b`,
      `(?:he|she|they) (?:can't|cannot|won't) (?:hurt|harm|find|touch|reach) you (?:now|any ?more|again|here|from there)\\b`,
      `(?:du bist (?:(?:jetzt|hier|nun) )?|(?:jetzt|hier) bist du )(?:in sicherheit|sicher)(?: (?:jetzt|hier|bei mir))?${STATEMENT_END}(?!, dass)`,
      `(?:alles wird (?:wieder )?gut|es wird (?:alles )?(?:wieder )?gut|alles wird sich (?:finden|fugen))${STATEMENT_END}`,
      `dir (?:wird|kann) (?:(?:hier|jetzt) )?nichts (?:mehr )?(?:passieren|geschehen)\\b`,
      `(?:er|sie) kann dir (?:(?:hier|jetzt) )?nichts mehr (?:tun|anhaben|antun)\\b`,
      `(?:(?:ya|aqui|ahora) )?estas (?:(?:ya|aqui|ahora) )?(?:a salvo|fuera de peligro|segur[oa] (?:aqui|ahora|conmigo))(?: (?:ya|aqui|ahora|conmigo))?${STATEMENT_END}`,
      `todo (?:va a (?:estar|salir|ir) bien|(?:saldra|ira|estara) bien)${STATEMENT_END}`,
      `(?:no te va a pasar nada|nada (?:malo )?te va a pasar|vas a estar bien)${STATEMENT_END}`,
      `(?:ya no puede|no puede ya) hacerte (?:mas )?dano\\b`,
      `(?:tu es|vous etes) (?:(?:maintenant|ici|bien) )?(?:en securite|hors de danger|a l'abri)(?: (?:maintenant|ici|avec moi))?${STATEMENT_END}`,
      `tout (?:ira bien|va (?:bien se passer|s'arranger|aller bien))${STATEMENT_END}`,
      `(?:il ne t'arrivera rien|rien ne (?:peut|va) t'arriver|il ne (?:peut|pourra) plus te faire de mal)\\b`,
      `(?:(?:agora|ja|aqui) )?(?:voce |tu )?(?:ja )?estas? (?:(?:agora|ja|aqui) )?(?:a salvo|em seguranca|fora de perigo|segur[oa] (?:agora|aqui|comigo))(?: (?:agora|aqui|comigo))?${STATEMENT_END}`,
      `(?:vai ficar tudo bem|tudo (?:vai (?:ficar|dar) (?:bem|certo)|ficara bem)|(?:voce vai|tu vais|vais) ficar bem)${STATEMENT_END}`,
      `nada (?:de ma[lu] )?(?:vai|pode) (?:te|lhe) acontecer\\b`,
      `(?:ele|ela) ja nao (?:te )?pode (?:te )?(?:fazer|machucar)\\b`,
    ].map((statement) => new RegExp(`${STATEMENT_START}(?:${statement})${NO_QUESTION}`)),
    unlessAfter: DENIED_OR_REPORTED,
  },
  {
    rule: 'method',
    patterns: [
      /\b(?:lethal (?:dose|amount)|how many (?:pills|tablets|mg|milligrams) (?:it|you(?:'d| would| need)|would)|\d+ ?(?:mg|milligrams|grams|pills|tablets) (?:of|is|are|would)|cut (?:deeper|lengthwise|vertically|along(?! (?:the|this|that|its|a) (?:\w+ )?(?:lines?|seams?|folds?|edges?|grain|outline|pattern|belly of the (?:fish|mackerel|trout|herring|carp|salmon|bass|squid))\b))|tie (?:the|a) (?:noose|knot)|painless(?:ly)? (?:way|method)|best way to (?:die|kill|hang|overdose))\b/,
      /\byou (?:could|can|might|may|should|would) (?:\w+ )?(?:hang|strangle|suffocate|shoot|poison|gas|asphyxiate|drown) yourself\b(?! in (?:work|it|that)\b)/,
      new RegExp(
        String.raw`\btakes? (?:(?:about|only|around|at least|roughly|just) )*(?:\d+|${TEN_OR_MORE}) (?:\w+ ){0,3}to (?:die|kill (?:you|oneself)|be (?:fatal|deadly))\b(?! (?:down|off|out|away))`,
      ),
      new RegExp(
        String.raw`\b(?:take|swallow|nimm|schlucke?|tom[ae](?:te)?|traga|prends|avale|engole) ${TEN_OR_MORE} (?:(?:of (?:the|those|these|your)|de (?:ces|tes|esas|esos|tus)|d'|von (?:den|diesen|deinen)) ?)?(?:\w+ )?${PILL_WORDS}\b`,
      ),
      new RegExp(
        String.raw`\b${TEN_OR_MORE} (?:\w+ )?${PILL_WORDS} (?:(?:are|is|would be|sind|waren) (?:enough|lethal|fatal|deadly|genug|todlich)|reichen|genugen|bastan?|bastarian|bastam|suffisent)\b`,
      ),
      /\b(?:todliche|letale)[nr]? (?:dosis|menge)\b|\bwie viele (?:tabletten|pillen|milligramm) (?:es|man) (?:dafur )?(?:braucht|benotigt)|\b\d+ ?(?:mg|milligramm|gramm|tabletten|pillen) (?:reichen|genugen|wurden)\b|\bdu (?:konntest|kannst|solltest) dich (?:(?!daran\b)\w+ ){0,4}(?:erhangen|aufhangen|erschie(?:ß|ss)en|ertranken|vergiften|erdrosseln)\b|\bknupfe? (?:dir )?eine schlinge\b|\bschneide? dich (?:\w+ )?(?:langs|tiefer|senkrecht)\b|\bschmerzlose[rn]? (?:weg|methode|tod|art)\b|\b(?:beste|einfachste|schnellste|sicherste)[rn]? (?:weg|art|methode),? (?:zu sterben|(?:sich|dich) umzubringen|(?:sich|dir) das leben zu nehmen)\b/,
      /\bdosis (?:letal|mortal)\b|\bcuantas (?:pastillas|tabletas|capsulas) (?:hacen falta|se necesitan|bastan)\b|\b\d+ ?(?:mg|miligramos|gramos|pastillas|comprimidos|tabletas) (?:bastan|bastarian|serian|son suficientes)\b|\b(?:puedes|podrias|deberias) (?:ahorcarte|colgarte|asfixiarte|dispararte|envenenarte|pegarte un tiro)\b|\bcortate (?:mas profundo|a lo largo|en vertical)\b|\b(?:forma|manera|metodo) (?:mas )?(?:indolora?|sin dolor)\b|\b(?:mejor|facil|rapida) (?:forma|manera) de (?:morir|matarte|matarse|suicidarte|suicidarse)\b/,
      /\bdoses? (?:letales?|mortelles?)\b|\bcombien de (?:comprimes|cachets|pilules|gelules) (?:il (?:faut|faudrait)|suffisent)\b|\b\d+ ?(?:mg|milligrammes|grammes|comprimes|cachets|pilules) (?:suffisent|suffiraient|seraient|sont (?:mortels|suffisants))\b|\btu (?:peux|pourrais|devrais) te (?:pendre|tirer une balle|asphyxier|empoisonner|etrangler|noyer)\b|\bcoupe-toi plus profond|\b(?:facon|maniere|methode) (?:indolore|sans douleur)\b|\bmeilleure (?:facon|maniere) de (?:mourir|(?:te|se) (?:tuer|suicider))\b/,
      /\bdose (?:letal|mortal|fatal)\b|\bquantos (?:comprimidos|remedios|miligramas) (?:sao precisos|bastam|seriam)\b|\b\d+ ?(?:mg|miligramas|gramas|comprimidos|pilulas) (?:bastam|bastariam|seriam|sao suficientes)\b|\b(?:pode|poderia|podes|podias|deveria) (?:(?:se|te) (?:enforcar|asfixiar|envenenar|afogar|dar um tiro)|enforcar-(?:te|se))\b|\b(?:se corte|corta-te) (?:mais fundo|na vertical)\b|\b(?:jeito|forma|maneira|metodo) (?:indolor|sem dor)\b|\bmelhor (?:jeito|forma|maneira) de (?:morrer|(?:se|te) matar)\b/,
    ],
    unlessAfter: TAKEN_OR_PUT_AWAY,
  },
];

/** Each match counts, not the first alone. */
const REPLY_RULES = FORBIDDEN_WORDS.map(({ patterns, ...each }) => ({
  ...each,
  patterns: patterns.map((pattern) => new RegExp(pattern, 'g')),
}));

/** So far back is looked at what stands before the words. */
const CHARS_READ_BEFORE = 80;

/** The first rule that a text breaks, of those that are asked for; null where it breaks none. */
export function firstBrokenRule(text: string, isAsked: (rule: ReplyRule) => boolean): ReplyRule | null {
  const words = plain(text);
  const found = REPLY_RULES.find(
    ({ rule, patterns, unlessAfter }) =>
      isAsked(rule) &&
      patterns.some((pattern) =>
        [...words.matchAll(pattern)].some(
          ({ index }) => !unlessAfter.test(words.slice(Math.max(0, index - CHARS_READ_BEFORE), index)),
        ),
      ),
  );
  return found?.rule ?? null;
}
