import { saysTheyAreWell } from './answer-rest.ts';
import { plain } from './plain.ts';
import { anyOf } from './told.ts';

/** That words of danger were a joke or a phrase, or a tap that missed. In lower case, without accents. */
const NOT_MEANT_STATEMENT = anyOf(
  /(?<!\b(?:think|thinks|thought|says|said|wish|if|like|though|tell|told|me|them|him|her) )\b(?:it|that|this)(?:'s| is| was|s)? (?:(?:just|only|all|meant as|merely) )*(?:an? )?(?:(?:bad|silly|stupid|dumb|dark|poor) )?(?:joke|joking|figure of speech|expression|phrase|saying|hyperbole|exaggeration|sarcas\w*|way of (?:speaking|talking))\b|\b(?:i'?m|i am|i was|im) (?:(?:just|only|totally) )*(?:joking|kidding|being (?:sarcastic|ironic|silly))\b|(?:^|[.,!?]\s*|\b(?:just|only) )(?:jk|kidding|joking)\b|\b(?:just|only) (?:(?:an? )?(?:figure of speech|expression|phrase|joke)|a saying)\b|\bi (?:(?:actually|really|honestly) )?(?:did not|didn'?t|do not|don'?t|never) (?:(?:actually|really|honestly|literally) )?mean(?:t)? (?:(?:it|that|this)(?=\s*(?:[.,;!…]|$)| (?:like that|that way|literally|seriously|for real)\b)|what i (?:said|wrote)|to (?:tap|press|click|hit|say|type|write|send))\b|\bnot (?:meant )?(?:(?:literal(?:ly)?|serious(?:ly)?)(?=\s*(?:[.,;!…]|$)| (?:about|meant)\b)|to be taken (?:literally|seriously))\b|\bi meant (?:to (?:tap|press|say|type|hit|click|write) )?["'“]?no\b|\b(?:(?:tapped|pressed|hit|clicked|typed|picked|chose) (?:the )?(?:wrong|yes by)|wrong (?:button|key|tap)|(?:^|[.,!]\s*)(?:(?:oops|sorry),? )?wrong (?:one|answer)|mis-?(?:typed|tapped|clicked|click|tap)|slipped finger|finger slipped|fat.fingered)\b|\b(?:tapped|pressed|hit|clicked|typed|sent) (?:it|that|yes|this) (?:by (?:mistake|accident)|accidentally)\b|\bi wasn'?t (?:being )?serious\b/,
  /\b(?:das |es )?(?:war|ist|wars|sollte) (?:(?:doch|nur|bloss|ja|echt|wirklich|halt|so) )*(?:ein(?:en?)? )?(?:(?:bloder|dummer|schlechter) )?(?:scherz|witz|spass|spruch|redewendung|redensart|floskel|ausdruck)\b|\bnur (?:(?:eine?|so|aus|einen) )*(?:spass|scherz|witz|spruch|dahergesagt|dahingesagt|so gesagt|redewendung|redensart|floskel)\b|\bnicht (?:so |wirklich )?(?:im )?ernst(?: gemeint)?\b|\bnicht so gemeint\b|\bnicht wortlich\b|\b(?:falsch|daneben) (?:getippt|geklickt|gedruckt)\b|\b(?:vertippt|verklickt|verdruckt|falsche (?:taste|antwort)|falscher knopf)\b|\bmeinte (?:eigentlich )?nein\b|\bnehme? (?:es|das) zuruck\b|\bich (?:scherze|mache? (?:nur|bloss) (?:spass|witze))\b(?! nicht)/,
  /(?<!\bno )\b(?:era|es|fue|estaba|estoy|iba) (?:(?:solo|nada mas|una?|de|en) )*(?:broma|bromeando|chiste|expresion|(?:forma|manera) de hablar|decir|frase hecha|frase|dicho|exageracion)\b|\b(?:solo )?bromeaba\b|\bno (?:lo )?(?:decia|dije|digo|iba|hablo|hablaba|va) (?:\w+ )?(?:en serio|de verdad)\b|\bno (?:era |es )?literal\w*|\b(?:toque|pulse|aprete|le di|puse|escribi|marque) (?:\w+ ){0,3}(?:sin querer|por error|equivocad\w*)\b|\bme equivoque(?: de (?:boton|opcion|respuesta|tecla)| al (?:pulsar|tocar|escribir|marcar)|\s*[,.!]|$)|\bqu(?:eria|ise) (?:decir|poner|marcar) (?:que )?no\b|\blo retiro\b/,
  /\bc'(?:etait|est) (?:(?:juste|que|seulement|une?|pour|de) )*(?:blague|boutade|rire|rigoler|plaisanterie|expression|(?:facon|maniere) de (?:parler|dire)|l'ironie)\b|\b(?:plaisantais|rigolais|deconnais|blaguais|je plaisante|je rigole|je deconne|je blague)\b(?! (?:pas|plus))|\b(?:pas|rien) (?:\w+ )?(?:serieu(?:x|se|sement)|litteral\w*|au pied de la lettre|pour de vrai)\b|\b(?:ne )?le pensais pas\b|\b(?:appuye|clique|tape|touche) (?:\w+ ){0,3}(?:par erreur|sans faire expres|a cote)\b|\b(?:mauvais bouton|mauvaise (?:touche|reponse)|me suis trompee? de (?:bouton|touche|reponse))\b|\bje voulais (?:dire|mettre) non\b|\bje retire (?:ce|ca)\b/,
  /(?<!\bnao )\b(?:era|foi|e|estava|tava|estou|to) (?:(?:so|apenas|uma?|de|a) )*(?:brincadeira|brincando|piada|zoeira|zoando|expressao|(?:modo|maneira|forma|jeito) de (?:dizer|falar)|forca de expressao|exagero)\b|\bnao (?:falei|falava|disse|era|foi|estava|tava|e) (?:\w+ )?(?:a |de )?(?:serio|verdade)\b|\bnao (?:era |e )?literal\w*|\b(?:toquei|apertei|cliquei|digitei|escrevi|marquei) (?:\w+ ){0,3}(?:sem querer|errado|por engano)\b|\berrei (?:o botao|a tecla|a resposta)\b|\bqu(?:eria|is) (?:dizer|por|escrever|marcar) (?:que )?nao\b|\bretiro o que\b/,
);

/** The same without a reason: 'forget what I said'. */
const RETRACTION = anyOf(
  /\b(?:didn'?t mean (?:it|that)|forget (?:i|what i|that i) said|not like that|i (?:was|am) (?:just |being )*(?:dramatic|joking|tired and)|wouldn'?t (?:actually )?do anything|take it back)\b/,
  /\b(?:nicht so gemeint|vergiss (?:es|das|was)|wurde (?:mir )?nichts (?:an)?tun|nur mude|ubertrieben)\b/,
  /\b(?:no lo dec?ia en serio|no quise decir|olvida lo que|no haria nada|exager\w+)\b/,
  /\b(?:pas voulu dire|oublie ce que|ne ferais rien|ferais rien|j'exager\w+|c'etait pas serieux)\b/,
  /\b(?:nao quis dizer|esquece o que|esqueca o que|nao faria nada|exager\w+|nao falei serio)\b/,
);

/** 'It is no joke'. */
const NO_JOKE_STATEMENT = anyOf(
  /(?:\b(?:not|isn'?t|wasn'?t|ain'?t|never|no)|n't) (?:(?:just|only|a|an|even|some|being) )*(?:joke|joking|kidding|phrase|expression|figure)\b/,
  /\b(?:kein\w*|nicht) (?:(?:nur|bloss|ein|einen|so) )*(?:scherz|witz|spass|spruch|redewendung|floskel)\b/,
  /\b(?:no|nao|pas|n'est|ne) (?:(?:es|era|e|foi|estoy|estou|de|un[ae]?|uma?|solo|so|pas|juste) )*(?:broma|bromeando|chiste|brincadeira|brincando|piada|blague|plaisanterie)\b/,
);
/** What others meant. */
const MEANT_BY_OTHERS = anyOf(
  /\b(?:he|she|they|er|sie|el|ella|il|elle|ele|ela|(?:my|mein\w*|mi|mon|ma|meu|minha) (?!(?:finger|phone|thumb|daumen|handy|dedo|doigt|pouce)\b)\w+) (?:[\w']+ ){0,3}(?:mean|meant|joking|kidding|serious|gemeint|ernst|decia|dijo|dijeron|quiso|pensait|plaisantait|quis|falou)\b/,
);
/** What is taken back and said in the same breath: 'I was joking, but part of me is not'. */
const STILL_MEANT =
  /\b(?:but|aber|pero|mais|mas)\b[^.!?]*(?:n't|\b(?:part|still|not|sometimes|maybe|want|wish|true|also|teil|doch|nicht|manchmal|vielleicht|will|wahr|parte|aun|todavia|no|a veces|quiero|verdad|partie|encore|pas|parfois|veux|vrai|ainda|nao|as vezes|quero|verdade))\b/;

const LAUGHTER = /\b(?:(?:ha){2,}h?|hehe\w*|lol|lmao|rofl|(?:ja){2,}|kk+|rsrs\w*|mdr|ptdr)\b|[😂🤣😅😆]/u;

/** Whether somebody says that their words of danger, or their yes, were not meant. */
export function saysNotMeant(text: string): boolean {
  const said = plain(text);
  if (isRetractionOverruled(said)) return false;
  return NOT_MEANT_STATEMENT.test(said) || (LAUGHTER.test(said) && saysTheyAreWell(said));
}

const isStillMeant = (said: string): boolean => STILL_MEANT.test(said.replace(NOT_MEANT_STATEMENT, ' '));
const isRetractionOverruled = (said: string): boolean =>
  NO_JOKE_STATEMENT.test(said) || MEANT_BY_OTHERS.test(said) || isStillMeant(said);

/** In characters. A longer message tells a story, where 'not like that' is no retraction. */
const MAX_RETRACTION_CHARS = 200;

/** Whether somebody takes back what they had said, also without a reason: 'forget what I said'. */
export function retracts(text: string): boolean {
  const said = plain(text);
  return (
    saysNotMeant(text) ||
    (said.length <= MAX_RETRACTION_CHARS && RETRACTION.test(said) && !isRetractionOverruled(said))
  );
}

/** Whether somebody says that they did mean it: 'I'm not joking'. */
export function insistsItWasMeant(text: string): boolean {
  const said = plain(text);
  return NO_JOKE_STATEMENT.test(said) || (NOT_MEANT_STATEMENT.test(said) && isStillMeant(said));
}

/** What else was meant by words that a reader took for danger: 'I meant leaving the job'. In lower case, without accents. */
const OTHER_MEANING_STATEMENT = anyOf(
  /\bi (?:(?:just|only) )?(?:mean|meant|was (?:just |only )?talking about)\b[^.!?]{0,40}\b(?:job|work|post|position|company|school|course|degree|uni(?:versity)?|team|band|club|flat|house|town|city|country|relationship|marriage|project|shifts?|ward)\b/,
  /\b(?:ich )?(?:meinte?|rede(?:te)? (?:nur |bloss )?(?:von|uber)|ging (?:mir )?um)\b[^.!?]{0,40}\b(?:job|arbeit|stelle|schule|studium|verein|wohnung|stadt|beziehung|kundigung|projekt|schicht)\b/,
  /\b(?:me referia al?|hablaba de|queria decir)\b[^.!?]{0,40}\b(?:trabajo|empleo|puesto|colegio|carrera|curso|equipo|piso|casa|ciudad|relacion|proyecto)\b/,
  /\bje (?:parlais|parle|voulais dire|veux dire)\b[^.!?]{0,40}\b(?:travail|boulot|poste|emploi|ecole|etudes|equipe|appartement|ville|relation|projet|demission)\b/,
  /\b(?:quis dizer|estava (?:a falar|falando)|me referia)\b[^.!?]{0,40}\b(?:trabalho|emprego|escola|curso|equipa|casa|cidade|relacao|relacionamento|projeto)\b/,
);

/** Whether somebody says what else they had meant, in words without danger. */
export const saysOtherMeaning = (text: string): boolean => OTHER_MEANING_STATEMENT.test(plain(text));
