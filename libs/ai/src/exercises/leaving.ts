/** The words of a wish to end an exercise: a clause of them alone is one. */
type LeavingWords = {
  /** Ends something by itself: 'stop', 'enough'. */
  ends: string;
  /** Ends what is named with it: 'leave' the exercise. */
  endsNamed: string;
  /** Goes on: with a negation it is a wish to end. */
  goesOn: string;
  goesOnNamed: string;
  negations: string;
  /** The exercise. */
  names: string;
  /** What may stand around them. */
  around: string;
};

const LEAVING_WORDS: readonly LeavingWords[] = [
  {
    ends: 'stop stopping enough too-much no-help',
    endsNamed:
      'end quit exit cancel leave drop abort ending leaving quitting out done finished through forget no-more',
    goesOn: 'do doing continue continuing go-on feel-like',
    goesOnNamed: 'want need like more finish',
    negations: "don't dont not no-longer can't rather-not",
    names: 'exercise exercises breathing record session question questions',
    around: `oh okay ok um umm hm hmm uh ah wait no nope sorry please actually well you-know-what honestly right anyway hey yes
      yeah thanks thank you hang hold listen look now just maybe then i i'd i'll i'm we we'll let's let us can could may shall
 will would love prefer rather to have wish think going gonna mind if get me off of with the this that it its
      it's that's my our guided whole all here there for today tonight moment any anymore at point kindly really still had is
      a bit getting meant mean and so but step`,
  },
  {
    ends: 'stop stopp stoppe stoppen aufhören aufzuhören hör-auf schluss genug reicht zu-viel abbrechen abzubrechen',
    endsNamed: 'brich brechen beenden beende lassen lass sein',
    goesOn: 'weiter weitermachen weiterzumachen fortsetzen',
    goesOnNamed: 'machen mehr brauche will',
    negations: 'nicht keine kein',
    names: 'übung übungen atemübung fragen',
    around: `bitte nein ok okay ach äh ähm warte sorry entschuldigung doch jetzt also danke ja kannst könntest können könnten
      wollen würdest würde uns ich wir gern gerne lieber mal hier das es mit der die diese dieser damit davon an zu ab für
      heute mir mich dem den ist wird muss möchte mag du gerade`,
  },
  {
    ends: 'parar para pare paremos paramos detente basta dejarlo déjalo dejémoslo demasiado-ahora',
    endsNamed:
      'detener detén dejar deja dejemos dejamos terminar termina terminemos acabar acaba acabemos cancelar cancela salir abandonar interrumpir',
    goesOn: 'seguir continuar',
    goesOnNamed: 'hacer quiero más necesito haciendo',
    negations: 'no',
    names: 'ejercicio ejercicios respiración pregunta preguntas',
    around: `por favor no ok vale bueno espera oye perdona perdón ya gracias quisiera querría podemos podríamos puedes podrías
      me gustaría prefiero vamos a mejor con de del el este ese la las esta lo esto eso aquí ahora hoy es tengo que creo sí
      pues para mí`,
  },
  {
    ends: "stop arrêter arrête arrêtes arrêtons arrêtez j'arrête stopper suffit assez c'est-trop",
    endsNamed:
      'terminer termine terminons quitter quitte quittons interrompre laisser laisse laissons tomber finir finissons',
    goesOn: 'continuer',
    goesOnNamed: 'faire fais veux souhaite envie besoin',
    negations: "ne n'ai plus pas",
    names: "exercice exercices l'exercice d'exercice respiration question questions",
    around: `s'il te vous plaît stp non ok bon attends pardon désolé désolée merci oui alors je j'aimerais on tu nous peux peut
      pourrait pourrais pouvons voudrais préfère préférerais dois peux-tu peut-on pouvons-nous est-ce qu'on que avec cet
      cette la le de ça c'est là ici maintenant pour aujourd'hui j'ai mais ai d' pour moi`,
  },
  {
    ends: 'parar para pare paremos chega basta demais-agora',
    endsNamed:
      'deixar deixa deixe deixemos terminar termina termine acabar acaba acabe acabemos cancelar cancela sair interromper encerrar encerra',
    goesOn: 'continuar seguir',
    goesOnNamed: 'fazer quero mais preciso',
    negations: 'não',
    names: 'exercício exercícios respiração pergunta perguntas',
    around: `por favor não ok espera olha desculpa desculpe obrigado obrigada queria gostaria de podemos podíamos pode podes
      poderia prefiro vamos a com do da o os as este esse esta isso isto já aqui agora hoje é melhor acho que sim para mim`,
  },
];

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const LEAVING_WORD_SETS = LEAVING_WORDS.map((words) => ({
  ends: new Set(splitWords(words.ends)),
  endsNamed: new Set(splitWords(`${words.ends} ${words.endsNamed}`)),
  goesOn: new Set(splitWords(words.goesOn)),
  goesOnNamed: new Set(splitWords(`${words.goesOn} ${words.goesOnNamed}`)),
  negations: new Set(splitWords(words.negations)),
  names: new Set(splitWords(words.names)),
  all: new Set(Object.values(words).flatMap(splitWords)),
}));

/** Words that mean something only together. */
const LEAVING_IDIOMS = [
  // Said of a life, not of an exercise.
  [/\bcan't (?:go|carry) on\b/g, 'cannot-go-on'],
  [/\bno more\b/g, 'no-more'],
  [/\bno longer\b/g, 'no-longer'],
  [/\brather not\b/g, 'rather-not'],
  [/\bdo not\b/g, "don't"],
  [/\byou know what\b/g, 'you-know-what'],
  [/\bfeel like\b/g, 'feel-like'],
  [/\b(?:go(?:ing)? on|carry(?:ing)? on|keep(?:ing)? going)\b/g, 'go-on'],
  // 'It's too much' may be what the step asks for.
  [/\btoo much(?= (?:for me|right now|now)\b)/g, 'too-much'],
  [/\b(?:is|does)(?:n't| not) (?:help(?:ing)?|work(?:ing)?|for me)\b/g, 'no-help'],
  [/\b(?:it|this)'s not (?:helping|working|for me)\b/g, 'no-help'],
  [/\bhör(?:e|en|t)? (?:wir )?(?=(?:\S+ ){0,4}auf\b)/g, 'hör-auf '],
  [/\bzu viel(?= (?:für mich|gerade|jetzt)\b)/g, 'zu-viel'],
  [/\bdemasiado(?= (?:para mí|ahora)(?!\p{L}))/gu, 'demasiado-ahora'],
  [/\bdemais(?= (?:para mim|agora)\b)/g, 'demais-agora'],
  [/\bc'est trop(?= (?:pour moi|là|maintenant)(?!\p{L}))/gu, "c'est-trop"],
  [/\bl' ?exercice/g, "l'exercice"],
] as const;

/** Of the body, not the one under way. */
const PHYSICAL_EXERCISES = /\bexercise (?=class|bike|book|routine|program|plan|group|mat|ball)/g;

/** Told in somebody else's words it is no wish of the person. */
const QUOTATION = /"[^"]*"|“[^”]*”|«[^»]*»|„[^“”]*[“”]|(?<!\p{L})['‘](?:[^'’]|['’]\p{L})*['’](?!\p{L})/gu;
const CLAUSE_END_PATTERN =
  /[.!?¿¡;:,\n…–—()]+|\s-+\s|\s(?:and|but|so|because|cause|und|aber|weil|denn|y|pero|porque|et|parce que|e|mas)\s/giu;
/** Fewer words beside the wish tell nothing: 'no, sorry', 'thank you'. */
const MIN_WORDS_TOLD = 4;

/** A wish that an exercise ends, and whether something else is told beside it. */
type LeavingWish = { hasMore: boolean };

/**
 * The wish of a message to end the exercise under way, in words of its own, in English, German, Spanish, French or
 * Portuguese; null where it holds none.
 *
 * @param mustName whether the exercise itself must be named: what is written may be said to somebody else
 */
export function leavingWishIn(message: string, mustName: boolean): LeavingWish | null {
  let text = message
    .toLowerCase()
    .replaceAll(PHYSICAL_EXERCISES, ' ')
    .replaceAll('’', "'")
    .replaceAll(QUOTATION, ' ');
  for (const [pattern, joined] of LEAVING_IDIOMS) text = text.replaceAll(pattern, joined);
  const clauses = text.split(CLAUSE_END_PATTERN).map(splitWords);
  let told = 0;
  let isWish = false;
  for (const words of clauses) {
    const wish = wishLength(words, mustName);
    isWish ||= wish > 0;
    if (words.some((word) => !LEAVING_WORD_SETS.some(({ all }) => all.has(word))))
      told += words.length - wish;
  }
  return isWish ? { hasMore: told >= MIN_WORDS_TOLD } : null;
}

/** How many words of a clause are such a wish, 0 where it is none. What follows the exercise's name may be anything. */
function wishLength(words: readonly string[], mustName: boolean): number {
  for (const sets of LEAVING_WORD_SETS) {
    const stranger = words.findIndex((word) => !sets.all.has(word));
    const known = stranger === -1 ? words : words.slice(0, stranger);
    const isNamed = known.some((word) => sets.names.has(word));
    if (!isNamed && (mustName || stranger !== -1)) continue;
    const has = (set: Set<string>) => known.some((word) => set.has(word));
    const ends = has(isNamed ? sets.endsNamed : sets.ends);
    const goesOn = has(isNamed ? sets.goesOnNamed : sets.goesOn);
    if (has(sets.negations) ? goesOn && !ends : ends) return known.length;
  }
  return 0;
}
