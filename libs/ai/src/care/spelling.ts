/** Spellings of chats and frequent slips, by what is meant: English, Spanish, German, French, Portuguese. */
const SPELLINGS: Record<string, readonly string[]> = {
  "don't": ['dont', 'dnt'],
  "can't": ['cant', 'cnat'],
  "won't": ['wont'],
  "didn't": ['didnt'],
  "haven't": ['havent', 'havnt'],
  "hasn't": ['hasnt'],
  "isn't": ['isnt'],
  "i've": ['ive'],
  "i'm gonna": ['imma'],
  'about to': ['boutta', 'bouta'],
  want: ['wnat', 'whant'],
  wanna: ['wana'],
  gonna: ['gona', 'gunna'],
  tonight: ['tn', 'tonite', '2nite', 'tonihgt', 'tonigt'],
  tomorrow: ['tmrw', 'tmr', 'tmw', '2moro', 'tomorow', 'tommorow', 'tommorrow'],
  again: ['agian', 'agen', 'agin'],
  myself: ['mysef', 'myslef', 'meself', 'miself', 'my slef', 'my sef', 'my self'],
  life: ['lief', 'lyf'],
  kill: ['kil'],
  dead: ['ded'],
  jump: ['jmup'],
  hurt: ['hert', 'hrut'],
  hurting: ['hurtng', 'herting', 'hurtin'],
  burning: ['burnin'],
  cutting: ['cuttin', 'cuting'],
  beating: ['beatin'],
  hitting: ['hittin', 'hiting'],
  bleeding: ['bleding', 'bleedin', 'bleading'],
  suicide: ['sucide', 'suiside', 'suicde'],
  suicidal: ['sucidal', 'suisidal'],
  pills: ['pils', 'pilz'],
  voices: ['vioces', 'voises', 'voicez'],
  locked: ['lokked', 'loked', 'lockd'],
  quiero: ['kiero', 'qiero'],
  vivir: ['bibir', 'vibir', 'bivir'],
  viviendo: ['bibiendo', 'vibiendo', 'biviendo'],
  'nicht mehr': ['nimmer', 'nimma', 'nich mehr', 'nich mer'],
  will: ['wil'],
  sterben: ['sterbn'],
  "j'ai": ['jai'],
  'je suis': ['jsuis', 'jsui', 'chui'],
  'je vais': ['jvais', 'jve'],
  'je veux': ['jveux', 'jveu', 'je veu'],
  'je me': ['jme'],
  hoje: ['hj'],
  'de novo': ['dnv'],
  nao: ['naum'],
};

const MEANT = new Map(
  Object.entries(SPELLINGS).flatMap(([meant, spellings]) => spellings.map((each) => [each, meant] as const)),
);
const SPELLING = new RegExp(`\\b(?:${[...MEANT.keys()].join('|')})\\b(?!')`, 'g');

/** Text in lower case and without accents, its frequent misspellings mended. */
export const respelled = (text: string): string =>
  text.replaceAll(SPELLING, (spelling) => MEANT.get(spelling) ?? spelling);
