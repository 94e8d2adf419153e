/** Read in lower case and without accents. A work of art, a game or the news, which a sentence tells of. */
const WORK_WORDS =
  /\b(?:film|movie|novel|episode|character|protagonist|villain|lyrics|chorus|song|videogame|video game|boss fight|documentary|podcast|opera|hamlet|documentaire|documental|documentario|canta(?:r|m|ndo)?|cantou|pelicula|novela|cancion|personaje|videojuego|roman|lied|serie|figur|chanson|personnage|filme|livro|musica|personagem|jogo)\b/;

/** Words of works that are words of a day as well: only where the sentence says that it tells what is in one. */
const AMBIGUOUS_WORKS = {
  en: 'game|book|scene|poem|play|story|tale|novel|comic|manga|anime|show|sketch|script|musical|level|chapter|campaign|minecraft|fortnite|roblox|skyrim|gta|the sims',
  de: 'spiel|buch|szene|gedicht|stuck|theaterstuck|geschichte|erzahlung|krimi|comic|kapitel|folge|level|horspiel|lied|film',
  es: 'juego|libro|escena|poema|obra|cuento|historia|relato|comic|capitulo|episodio|teatro',
  fr: 'jeu|livre|scene|poeme|piece|histoire|conte|bd|chapitre|episode|niveau',
  pt: 'jogo|livro|cena|poema|peca|conto|historia|quadrinho|capitulo|episodio|fase',
};
const WORK_CONTENT_PHRASES = [
  `\\bin (?:(?:the|this|that|a|my|our|his|her|one|every|chapter \\w+ of the) )?(?:\\w+ ){0,2}(?:${AMBIGUOUS_WORKS.en})\\b(?! of (?:my )?life)`,
  `\\b(?:line|verse|poem|book|story|quote|scene|headline|meme|title|hero|heroine|villain|narrator)\\b[^.!?]{0,25}(?:\\b(?:goes|says?|said|reads|ends|starts|where|in which|is called)\\b|\\bis ["“„']|: ?["“„'])`,
  `\\b(?:wr(?:o|i)te|writing|written|rewrote|draft\\w*|act(?:ed|ing)?|film(?:ed|ing)|rehears\\w+|read) (?:a|the|this|that|my|our|one) (?:\\w+ )?(?:scene|chapter|story|script|play|part|sketch|monologue)\\b(?! (?:for|to) (?:my|the|a)\\b)`,
  '\\b(?:respawn\\w*|karaoke|werewolf|among us|mario kart|in round (?:\\w+))\\b',
  '\\b(?:quote|line|headline|lyrics?|proverb|slogan|zitat|zeile|frase|cita|citation|citacao) ["“„«]',
  '\\b(?:poem|novel|story|lyrics?|gedicht|roman|poema|cuento|poeme|conto)\\b ?: ',
  `\\b(?:im|in (?:dem|diesem|der|dieser|meinem|meiner|unserem|unserer|einem|einer)) (?:\\w+ )?(?:${AMBIGUOUS_WORKS.de})\\b`,
  '\\b(?:zeile|vers|gedicht|buch|satz|szene|titel|zitat|held|heldin)\\b[^.!?]{0,25}(?:\\b(?:lautet|heisst|sagt|steht|endet|wo|in de[rm])\\b|: ?["“„»]|["“„»])',
  `\\b(?:schreibe?|schrieb|geschrieben|probe|proben|spielen?|lese) (?:an )?(?:eine?r?|die|der|das) (?:szene|kapitel|geschichte|rolle)\\b`,
  `\\ben (?:el|este|ese|mi|un|la|esta|una|nuestr[ao]) (?:\\w+ )?(?:${AMBIGUOUS_WORKS.es})\\b(?! de (?:mi|la) vida)`,
  '\\b(?:verso|linea|letra|frase|titulo|cita|poema|libro|escena|protagonista)\\b[^.!?]{0,25}(?:\\b(?:dice|donde|termina|en (?:la|el) que)\\b|: ?["“«]|["“«])',
  `\\bdans (?:le|ce|mon|un|la|cette|ma|une|notre|l') ?(?:\\w+ )?(?:${AMBIGUOUS_WORKS.fr})\\b`,
  '\\b(?:vers|replique|paroles|poeme|scene|titre|citation|livre|heros|heroine)\\b[^.!?]{0,25}(?:\\b(?:dit|disent|finit|dans laquelle)\\b|: ?["“«]|["“«])',
  `\\b(?:no|neste|nesse|num|na|nesta|nessa|numa|em (?:um|uma)) (?:meu |minha |nosso |nossa )?(?:\\w+ )?(?:${AMBIGUOUS_WORKS.pt})\\b(?! d[ae] (?:minha )?vida)`,
  '\\b(?:verso|frase|poema|cena|titulo|citacao|protagonista)\\b[^.!?]{0,25}(?:\\b(?:diz|termina|em que)\\b|: ?["“«]|["“«])',
].join('|');
const WORK_CONTENT_PATTERN = new RegExp(WORK_CONTENT_PHRASES);

/** A poem of one's own, or a dream, may be about oneself. */
const OWN_WORK =
  /\bi(?:'ve| have)? (?:just )?(?:wrote|written|write|was writing|am writing) (?:a|this|my|the) (?:\w+ )?(?:poem|song|lyrics|verse|line)\b|\bi(?:'ve| have)? (?:dreamt|dreamed|had a (?:\w+ )?(?:dream|nightmare))\b|\bich habe? (?:ein (?:gedicht|lied) geschrieben|getraumt)\b|\b(?:escribi|he escrito) (?:un poema|una cancion)\b|\b(?:sone|he sonado|tuve un sueno)\b|\bj'ai (?:ecrit (?:un poeme|une chanson)|reve)\b|\b(?:escrevi (?:um poema|uma musica)|sonhei)\b/;

/** What the writer says of themselves behind it. */
const OWN_STATEMENT =
  /\b(?:(?:and|but|because|so)(?: (?:now|then|today|tonight|honestly))? i|(?:y|pero)(?: ahora| hoy)? (?:yo|me|quiero|voy)|(?:und|aber)(?: jetzt| nun| heute)? (?:ich|will ich)|(?:et|mais)(?: maintenant| la)? (?:moi|je|j')|(?:e|mas)(?: agora| hoje)? (?:eu|quero|vou))\b.*$/;
/** What they say of themselves behind a comma, with no word of who speaks. */
const OWN_AFTER_COMMA = /[,;–—] ?(?:i|i'm|im|i'll|ich|yo|quiero|voy|je|j'|eu|quero|vou)\b.*$/;
/** What nobody says of a work that they tell of. */
const INTENT_WORDS =
  /\b(?:want|wanna|going to|gonna|will|i'll|mochte|werde|quiero|voy a|veux|vais|quero|vou)\b/;
const SAME_FEELING =
  /\b(?:so do i|me too|i feel the same|like me|same here|that's me|so me|(?:it|that|this)(?:'s| is| was)? (?:too|so) (?:accurate|true|close|real)|yo tambien|ich auch|wie ich|moi aussi|comme moi|eu tambem|como eu)\b/;
const QUOTATION = /["“„«»][^"“”„«»]{0,200}["“”»«]|(?<!\w)'(?=\S)(?:[^']|(?<=\w)'(?=\w)){0,200}'(?!\w)/g;

export type SentencePart = {
  text: string;
  /** What it says may be about oneself: it is a concern at most. */
  isDoubtful?: true;
};

/** Whose words a work's are: then nothing in the sentence is the writer's. */
const SPEECH_MARKERS =
  /["“„«:]|\b(?:says?|said|called|titled|named|sings?|sang|goes|cries|begs|wants|dies|sagt|singt|will sie|will er|dice|canta\w*|quiere|dit|chante|veut|diz|canta\w*|quer)\b/;

const FIRST_PERSON_WORDS =
  /\b(?:i|i'm|my|me|ich|mich|mir|yo|mi|quiero|je|j'\w+|moi|eu|mim|quero|minha|meu)\b/;

/** What of a sentence its writer says of themselves, where it tells of a work: nothing of "In the film she says: '…'". */
export function partsOfWriter(sentence: string): SentencePart[] {
  const ofOwn = OWN_WORK.exec(sentence);
  const told = WORK_CONTENT_PATTERN.exec(sentence);
  const work = ofOwn ?? told ?? WORK_WORDS.exec(sentence);
  if (!work || SAME_FEELING.test(sentence)) return [{ text: sentence }];
  const isMentioned = !told && FIRST_PERSON_WORDS.test(sentence) && !SPEECH_MARKERS.test(sentence);
  const end = work.index + work[0].length;
  const rest = sentence.slice(end).replaceAll(QUOTATION, ' ');
  const own = OWN_STATEMENT.exec(rest)?.[0];
  const spliced =
    own === undefined && !SPEECH_MARKERS.test(sentence) ? OWN_AFTER_COMMA.exec(rest)?.[0] : undefined;
  // 'I left a letter in the book' tells what the writer did.
  const doubtful = ofOwn || isMentioned ? sentence : sentence.slice(0, work.index).replaceAll(QUOTATION, ' ');
  return [
    { text: doubtful, isDoubtful: true },
    ...(own === undefined ? [] : partsOfWriter(own)),
    // 'I played Hamlet, I kill myself in act five' may go on with the work.
    ...(spliced === undefined
      ? []
      : [INTENT_WORDS.test(spliced) ? { text: spliced } : { text: spliced, isDoubtful: true as const }]),
  ];
}
