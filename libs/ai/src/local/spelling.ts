import { capitalise } from '../local/words.ts';

/** What was meant, and how it is often typed. */
const COMMON_TYPOS = `
  channel: chanel; youtube: youtbe; driving: drivin; don't: dont dnt donot; can't: cant cnat; won't: wont;
  didn't: didnt; doesn't: doesnt dosent dosnt; isn't: isnt; wasn't: wasnt; aren't: arent; weren't: werent;
  haven't: havent havnt; hasn't: hasnt; hadn't: hadnt; wouldn't: wouldnt; couldn't: couldnt; shouldn't: shouldnt;
  I'm: im; I don't know: idk; I don't care: idc idgaf; I've: ive; I'd: id; that's: thats; what's: whats wats;
  it's: itz; he's: hes; she's: shes; they're: theyre; you're: youre ur; there's: theres; let's: lets;
  the: teh hte; and: adn nad nd; you: u yu yuo; your: yuor; are: r;
  because: bc bcs bcuz becuase becouse becasue cuz coz; before: b4; with: wiht wtih; what: wat waht;
  about: abt abuot; again: agian agen; always: alwasy allways alwys; anyone: anyoen;
  believe: belive beleive beleave; birthday: bday birhtday; boyfriend: bf; girlfriend: gf; boss: bos;
  colleague: collegue coleague; could: cud culd coud; definitely: definately definatly;
  depressed: depresed deppressed; different: diffrent; doctor: docter doctr;
  everyone: everyon evryone evryon every1; everything: everthing evrything; family: famly familly;
  feel: feal fel; feeling: feelin feling; finished: finishd; friend: freind frend firend;
  friends: freinds frends; going: goin gonig; gonna: gona gunna; happened: happend hapened; have: hav havn hvae;
  help: hlep halp; husband: hubby husbend; interview: inteview interveiw; just: jsut jst; know: kno knwo konw;
  like: liek lik; lonely: lonley lonly; lot: alot; meeting: meting; minutes: mins; money: mony;
  morning: mornin moring; mother: mothr; nervous: nervus nervos; night: nite nigth; nobody: nobdy;
  nothing: nothin nuthin nothng; okay: okey okej; people: ppl poeple peple; please: pls plz plse;
  probably: probly prolly probaly; problem: prob problm; promotion: promtion; really: rly realy rlly;
  relationship: relashionship realtionship; right: rihgt rigth rite; said: siad; scared: scard;
  school: shcool scool; should: shud shoud shuld; sleep: slep sleeep; some: soem; someone: som1 someon some1;
  something: smth sth somthing somethin smthing; started: startd; stressed: stresed stressd;
  stupid: stupit stoopid; sure: shure; talk: tlak; tell: tlel; terrible: terible;
  thanks: thx thnx tnx thanx thks ty; that: taht tht dat; their: thier; there: tehre; these: tehse;
  they: tehy thye; think: thnk thikn thinkk; this: tihs htis; though: tho; through: thru; tired: tierd tird;
  today's: todays; today: 2day tday todya; together: togeter togehter;
  tomorrow: tmrw tmr tmw 2moro tomorow tommorow tommorrow tomorro tomoro; tonight: tonite 2nite tonihgt tonigt;
  tried: tryed; until: untill; upset: upsett; wanna: wana; want: wnat whant; wedding: weding; week: wek;
  weird: wierd; when: wehn wen; where: wher; which: wich; without: witout; work: wrok wrk; would: wud woud;
  write: wirte; yesterday: yday yesturday ystrday`;

const CORRECTIONS = new Map(
  COMMON_TYPOS.split(';').flatMap((line) => {
    const [meant = '', slips = ''] = line.trim().split(': ');
    return slips.split(' ').map((slip) => [slip, meant] as const);
  }),
);

/** 'Its' and 'ill' are words of their own: what follows shows what was meant. */
const ITS_AS_IT_IS =
  /(?<!\b(?:needs?|has|have|had|lost|of|in|on|with|for|from|by|at|to|wants?|and) )\b(i|I)ts(?= (?:an?|the|not|in|on|at|under|with|so|just|been|like|too|always|ok|okay|from|for|my|his|her|about|really|actually|only|still|all|kind|over|hard|good|bad|terrible|awful|weird|strange|because|what|how|why|when|who|if|like|fine|nothing|never|getting|going|me|you|him|ours|stupid|silly|funny|that|probably|more|very|pretty|almost|already|them|us|nice|cute|beautiful|early|late|cold|hot|raining|easy|true|over|done|gone|[A-Z]{2,}|\d+)\b)/g;
const ILL_AS_I_WILL =
  /(?<!\b(?:am|is|are|was|were|been|so|very|be|feel|felt|mentally|fell|get|got|I'm|he's|she's) )\bill(?= (?:let|go|be|see|do|have|call|try|get|make|tell|never|just|take|ask|write|come|stay|wait|sit|send|start|think|probably)\b)/gi;

/**
 * Words of which a slip is known by one letter that is missing, doubled, wrong or swapped; long enough that no other word
 * is as near.
 */
const KEY_WORDS =
  'anxious anxiety argument ashamed boyfriend breakfast calendar children colleague daughter patient deadline depressed disappointed embarrassed exercise exhausted frustrated girlfriend grandmother grandfather grateful husband insomnia interview jealous motivation overwhelmed panicking presentation pregnant procrastinating promotion relationship struggling terrible therapist tomorrow university yesterday'.split(
    ' ',
  );

/**
 * A message with its frequent slips, missing apostrophes and short forms of chats mended: for understanding it, and for
 * saying it back.
 */
export function correctSpelling(message: string): string {
  return withSubject(message)
    .replaceAll(/(?<![\p{L}\p{N}'])[\p{L}\p{N}]+(?![\p{L}\p{N}']|\.\p{L})/gu, (word, at: number) => {
      const lower = word.toLowerCase();
      const meant = CORRECTIONS.get(lower) ?? (lower.length >= 6 ? nearestKeyWord(lower) : undefined);
      if (
        lower === 'id' &&
        !/^ (?:like|love|rather|be|have|say|never|just|go|need)/.test(message.slice(at + 2))
      )
        return word;
      if (meant === undefined) return lower === 'i' ? 'I' : word;
      return /^\p{Lu}/u.test(word) && at === 0 ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
    })
    .replaceAll(/\bi'(?=m|ve|ll|d)/g, "I'")
    .replaceAll(ITS_AS_IT_IS, "$1t's")
    .replaceAll(ILL_AS_I_WILL, "I'll")
    .replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, (day) => capitalise(day));
}

/** Verbs of the person in notes without a subject: 'opened the shop alone' is 'I opened the shop alone'. */
const VERB_WITHOUT_SUBJECT =
  /^(?:just )?(?:can'?t|cannot|couldn'?t|haven'?t|told|opened|forgot|signed|made(?! (?:my|his|her|our) (?:day|morning|week|evening|night))|got|went|called|started|finished|met|saw|had|tried|cooked|baked|came|slept|woke|bought|quit|cried|argued|asked|texted|ate|ran|walked|cleaned|read|watched|worked|spent|missed|dreamt|dreamed|wrote|drove|moved|visited|found|talked|spoke|sat|stood|thought)(?= (?!me\b|us\b|by\b)\S+ \S+)/i;

const withSubject = (message: string): string =>
  VERB_WITHOUT_SUBJECT.test(message) && !/[?\n]/.test(message)
    ? message.replace(VERB_WITHOUT_SUBJECT, (verb) => `I ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`)
    : message;

const nearestKeyWord = (word: string): string | undefined =>
  KEY_WORDS.includes(word)
    ? undefined
    : KEY_WORDS.find((key) => !key.startsWith(word) && !word.startsWith(key) && isOneTypoApart(word, key));

/** Whether one letter is missing, too many, wrong or swapped with its neighbour, not among the last two: an ending is no slip. */
function isOneTypoApart(word: string, key: string): boolean {
  if (Math.abs(word.length - key.length) > 1 || word.slice(-2) !== key.slice(-2)) return false;
  let at = 0;
  while (word[at] === key[at] && at < word.length) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  return (
    rest(word, at + 1) === rest(key, at + 1) ||
    rest(word, at + 1) === rest(key, at) ||
    rest(word, at) === rest(key, at + 1) ||
    (word[at] === key[at + 1] && word[at + 1] === key[at] && rest(word, at + 2) === rest(key, at + 2))
  );
}
