import { PUBLIC_NAMES } from '../care/public-numbers.ts';

export const foldName = (word: string): string =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Capitalised in English, and nobody's name. */
const CAPITALISED_NON_NAMES = new Set(
  `i i'm i'd i'll i've ok ai cbt tv inkwell monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
  wednesdays thursdays fridays saturdays sundays january february march april may june july august september october
  november december sun mon tue tues wed thu thur thurs fri sat jan feb mar apr jun jul aug sep sept oct nov dec new year year's years halloween thanksgiving christmas easter god english german french spanish italian portuguese dutch swedish mum mom dad
  mama papa grandma grandpa nan soulprint write heal plan schedule change logout`.split(/\s+/),
);

/** First names, which alone tell a name at the beginning of a sentence, where a capital says nothing; no common words. */
const FIRST_NAMES = new Set(
  `james john robert michael william david richard joseph thomas charles chris christopher daniel matthew anthony
  steven paul andrew joshua kevin brian george edward ronald timothy jason jeffrey ryan jacob gary nicholas eric jonathan
  stephen larry justin scott brandon benjamin ben samuel sam gregory alexander alex patrick jack dennis jerry tyler
  aaron jose adam nathan henry peter tom tim nick mike matt dan joe jim steve luke leo noah liam oliver lucas ethan
  mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
  kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca sharon laura cynthia kathleen amy angela
  anna ann anne emma olivia ava sophia isabella mia charlotte amelia harper evelyn ella lily zoe chloe nina ana maria
  lucia sofia elena marta clara eva lena hannah lea julia katie kate jane alice lucy rachel claire diana helen sara
  mira ada nora ruth rosa ines carla paula pedro carlos juan luis miguel marco lukas jonas felix paul karl hans anton
  irving agnes frances klaus lars nils jens ernest fred ted alfred jared ahmed mohammed betty kitty patty joyce bruce beatrice maurice tracy stacy percy callum
  dominic harry terry barry gerry rory beth seth edith judith keith meredith jude claude jeremy tommy jimmy sammy holly
  ingrid thea oskar oscar hugo emil theo lina astrid greta frida birgit petra sabine monika ursula stefan stephan andreas
  matthias katharina johanna leonie sophie louise camille francois jacques isabelle nathalie beatriz joao tiago diogo
  rafael gabriel gabriela fernanda fernando ricardo alejandro javier sergio antonio natalia valentina giulia giovanni
  francesca matteo alessandro lorenzo priya fatima omar hassan yusuf layla aisha`.split(/\s+/),
);

/** First names that are common words of other languages: 'ella' is 'she'. English and German have them as names alone. */
const FIRST_NAMES_THAT_ARE_WORDS = new Set(
  'ben claire clara dan donna ella fred hans lea marco mia mira rosa tom'.split(' '),
);

/** The words of crisis lines' names; one that is a first name, too, may be anybody's. */
export const CRISIS_LINE_NAME_WORDS = PUBLIC_NAMES.flatMap((name) => name.match(/[\p{L}\p{M}]{3,}/gu) ?? [])
  .map(foldName)
  .filter((word) => !FIRST_NAMES.has(word));

/** What begins a sentence, stands before 'is' or 'has', and is nobody, even where a message has the word. */
const SENTENCE_OPENINGS = new Set(
  `i it he she we you they this that these those there here who what which where when why how whoever whatever whether
  one ones another other others each either neither both all any some none much many more most less least few several
  enough anyone anybody anything everyone everybody everything someone somebody something no nobody nothing noone
  nowhere somewhere else only even just also then now today tomorrow yesterday tonight so nor never not always once
  still often rarely seldom hardly maybe perhaps and but or yes if as at in on of to by for from with the a an my your
  his her its our their mine yours hers ours theirs first second third next last half part two three four five six
  seven eight nine ten eleven twelve thirteen fourteen fifteen twenty thirty forty fifty hundred
  sleep rest guilt grief shame anger rage fear worry anxiety panic stress pain hurt joy love hate hope trust pride envy
  jealousy sorrow relief regret doubt disgust boredom calm peace quiet silence noise patience courage comfort care
  kindness company distance trouble change loss death life time space room work school home family marriage
  friendship parenthood motherhood fatherhood childhood youth age health illness therapy medicine
  food water tea coffee wine beer alcohol sugar bread breakfast lunch dinner supper music art nature rain snow sun wind
  weather light dark darkness heat cold winter spring summer autumn fall night day morning noon afternoon evening
  midnight bedtime week weekend month january money rent debt help advice support practice progress perfection
  success failure luck chance fate faith truth honesty trouble effort energy strength weakness willpower habit routine
  discipline focus attention memory freedom power control order chaos progress balance growth exercise movement
  sport football yoga breath people folk traffic life's language reality beauty nostalgia homesickness solitude
  curiosity laughter forgiveness respect gratitude empathy sympathy responsibility procrastination perfectionism
  better worse harder easier tired sad glad happy angry alone pregnancy divorce mum mom dad
  grandma grandpa granny gran baby daddy mummy mommy university college uni office traffic technology internet social
  christmas easter evidence experience intuition instinct hunger thirst appetite desire temptation addiction sobriety
  let whom daylight short long plain low high small big slow fast good bad fine nice loud soft true false right wrong open
  new old early late afraid lonely ready slowly quickly gently safer slower smaller bigger sooner later longer shorter
  softer louder closer further simpler lighter heavier recovery healing uncertainty ambivalence closure context everyday overthinking`.split(
    /\s+/,
  ),
);

const GERMAN_OPENINGS = new Set(
  `ich du er sie es wir ihr man das die der dies dieser diese dieses jener jene jenes wer was wo wann warum wie wieso
  welche welcher welches niemand jemand jeder jede jedes alle alles nichts etwas vieles manches einiges beide beides
  keiner keine keins einer eine eins mancher manche viele wenige andere mehr weniger genug heute morgen gestern jetzt
  dann danach davor da dort hier so nun bald später früher vorhin abends morgens nachts mittags manchmal meist heut oft immer nie
  niemals selten vielleicht wahrscheinlich vermutlich sicher bestimmt natürlich trotzdem dennoch deshalb darum daher
  deswegen also auch nur sogar schon noch erst außerdem übrigens allerdings zumindest wenigstens eigentlich irgendwann
  irgendwie irgendwo irgendwer irgendetwas irgendjemand dabei dafür dagegen damit daran darauf darüber davon dazu
  zuerst zuletzt endlich meistens hoffentlich leider zwar innerlich und aber oder denn ja nein gut klar schade danke erlaubt thema
  zeit liebe trauer angst schlaf schuld scham wut ruhe arbeit musik kaffee tee essen trost geduld mut hoffnung freude
  stille streit stress druck schmerz sorge hilfe nähe abstand gott mama papa mutter vater oma opa besuch regen schnee
  winter sommer frühling herbst glück pech leben tod geld alltag urlaub schule gesundheit krankheit natur wasser alkohol
  sport kinder eltern freunde menschen leute mütter väter geschwister montag dienstag mittwoch donnerstag freitag
  samstag sonntag weihnachten ostern silvester`.split(/\s+/),
);
/** Whom German calls so has a name behind it. */
const GERMAN_TITLE =
  /(?<!\b(?:[DdJj]e[rmn]|[Dd]ie|[Ee]ine?[rmn]?|[MmDdSs]eine?[rmn]?|[Ii]hre?[rmn]?) )\b(?:Frau|Herrn?|Dr\.) (\p{Lu}\p{Ll}+)/gu;
/** Its point is no end of a sentence; behind one without a point a capital tells the name. */
const TITLE_BEFORE_NAME = /\b(?:Mrs?|Ms|Dr|Prof|Sra?|Srta)\. (\p{Lu}\p{Ll}+)/gu;

/**
 * A name that stands nowhere in what is known; null where there is none. For scripts that tell names by a capital.
 *
 * @param language of the talk: in German a capital alone tells nothing
 */
export function findUnknownName(
  sentence: string,
  known: { hasName: (word: string) => boolean },
  language = 'en',
): string | null {
  const isKnown = (word: string) => CAPITALISED_NON_NAMES.has(word.toLowerCase()) || known.hasName(word);
  const isGerman = language === 'de';
  for (const [, name = ''] of sentence.matchAll(isGerman ? GERMAN_TITLE : TITLE_BEFORE_NAME))
    if (!isKnown(name)) return name;
  for (const [index, { 0: word, index: at }] of [
    ...sentence.matchAll(/[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu),
  ].entries()) {
    const bare = word.replace(/['’]s?$/u, '');
    // 'Don't', 'You've'.
    if (/['’]/u.test(bare)) continue;
    if (!/^\p{Lu}\p{Ll}/u.test(bare) || CAPITALISED_NON_NAMES.has(word.toLowerCase().replace('’', "'")))
      continue;
    const isFirst = index === 0 || /[.!?…:;"“”„'‘‚«»‹›(¿¡\n—–]\s*$/u.test(sentence.slice(0, at));
    if ((isFirst || isGerman) && !(isFirst && isFirstName(bare, language))) continue;
    if (!isKnown(bare)) return bare;
  }
  return null;
}

/** Whether a sentence may begin with it, and not with a name. */
export const isSentenceOpening = (word: string): boolean =>
  [SENTENCE_OPENINGS, GERMAN_OPENINGS, CAPITALISED_NON_NAMES].some((words) => words.has(word.toLowerCase()));

function isFirstName(word: string, language: string): boolean {
  const name = foldName(word);
  return (
    FIRST_NAMES.has(name) && (language === 'en' || language === 'de' || !FIRST_NAMES_THAT_ARE_WORDS.has(name))
  );
}
