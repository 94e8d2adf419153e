import { PERSON_SOURCE } from './whom.ts';

/** Words of a sentence, and the questions that they call for; `{whom}` is the person whom the words name. */
export type Cue = { words: RegExp; questions: readonly string[] };

const cue = (words: string, ...questions: readonly string[]): Cue => ({
  words: new RegExp(words, 'giu'),
  questions,
});

const CONTACT_VERBS =
  '(?:tell|ask|call|ring|phone|text|message|write to|email|talk to|speak to|visit|face|confront)';
const FIRST_PERSON_SUBJECT =
  "\\b(?:i|we)(?:'ve| have|'d| had)?(?: just| finally| also| even| actually| still| nearly| almost| only| then| really)?";
const COMING_TIME =
  '(?:tomorrow|next (?:week|month|year|\\w+day)|this weekend|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';

/**
 * Read in each of the last sentences of a message. Of two that are found in one the earlier in this list counts: those that
 * take up more of it stand first. Each question fits whatever else the sentence says.
 */
export const CUES: readonly Cue[] = [
  cue(
    "\\b(?:sorry|i know),? i(?:'m| am) (?:going on|rambling)|\\bsorry(?:,? this is| for| it's| that's)(?: the| a| such a| being)? (?:long|ramble|rambling|rant|essay)\\b|\\bthinking out loud\\b|\\bi(?:'m| am) rambling\\b",
    'Thinking out loud is what this is for. Which part of it is the loudest?',
  ),
  cue(
    `\\bi (?:just )?(?:can't|cannot|couldn't|don't want to|didn't want to|don't dare(?: to)?|daren't|won't|can't bring myself to|haven't dared to|hate to) ${CONTACT_VERBS} (?<who>${PERSON_SOURCE})|\\b(?:afraid|scared|dreading|embarrassed|too proud) (?:to|of) ${CONTACT_VERBS}(?:ing)? (?<whom>${PERSON_SOURCE})|^don't want to ${CONTACT_VERBS} (?<them>${PERSON_SOURCE})`,
    'If you did, what would be the worst answer from {whom}, and what the likeliest?',
    'What would you want {whom} to understand, if you did?',
  ),
  cue(
    `\\bi (?:haven't|have not|didn't|never|still haven't) (?:told|asked|called|answered|mentioned it to) (?<who>${PERSON_SOURCE})`,
    'What would be the hardest bit of it to say to {whom}?',
    'How would the first sentence to {whom} go?',
  ),
  cue(
    "\\b(?:stopped (?:answering|replying|talking)|hasn't (?:answered|replied|called|written)|haven't heard|ghost(?:ed|ing)|blue ticks|left (?:me )?on read|no (?:answer|reply))\\b",
    'How long has it been quiet by now?',
  ),
  cue('\\bpart of me\\b', 'And what does the other part say?', 'Which of the two parts is older?'),
  cue(
    "\\bi(?:'m| am)(?: such| just| only| clearly| obviously| basically| a bit of| turning into| becoming| being)* an? (?:\\w+ )?(?:wreck|mess|idiot|failure|fraud|coward|burden|disappointment|joke|hypocrite|monster|loser|fool|(?:bad|terrible|horrible|awful|rubbish|useless) \\w+)\\b|\\bi(?:'m| am)(?: so| just| too| really| being| such)* (?:stupid|useless|pathetic|weak|lazy|ridiculous|selfish|worthless|dramatic|needy)\\b|\\bi feel (?:so |really |such |like )*(?:an? )?(?:stupid|useless|pathetic|failure|fraud|idiot|ridiculous)\\b",
    'Whose words are those: your own, or somebody’s?',
    'What would somebody who is fond of you say to that?',
  ),
  cue(
    "\\bi should(?:n't| not)? (?:have|'ve)(?! to\\b)|\\bshould(?:'ve| have) (?:said|done|gone|known|asked|called|stayed|left)\\b|\\bif only i\\b|\\bi regret\\b",
    'What did you know at the time, and what only now?',
    'What would you say to a friend who had done the same?',
  ),
  cue(
    "\\bi(?:'m| am) (?:supposed|meant) to\\b|\\bi(?:'m| am) expected to\\b|\\bi should be (?:over|happy|happier|grateful|better|stronger|used|able|done|further|fine)\\b(?! (?:if|for)\\b)",
    'Who says so?',
    'What would you do, if nobody expected it?',
  ),
  cue(
    '\\b(?:a|another|had|big|huge|stupid|silly|the|same) (?:row|fight|argument)\\b|\\b(?:we|i) (?:argued|fought|shouted|yelled|screamed|snapped)\\b|\\bshort with\\b|\\btold (?:him|her|them|a \\w+|my \\w+) off\\b',
    'What was it about, underneath?',
    'What would you say now, if it began again?',
  ),
  cue(
    '\\b(?:let me go|laid (?:me )?off|made (?:me )?redundant|fired me|got fired|sacked|lost my job|redundancy)\\b',
    'What was your very first thought?',
    'What of it would you miss, and what not?',
  ),
  cue(
    `${FIRST_PERSON_SUBJECT} (?:told|rang|phoned|texted|messaged|emailed|wrote to|spoke to|talked to) (?<who>${PERSON_SOURCE})(?! (?:stories|jokes|it's|it was|that's|i(?:'m| was) (?:fine|ok|okay|good)|to)\\b)(?!.{0,200}\\b(?:he|she|they)(?:'s| is| said| says| went| just)\\b)`,
    'What was it like, telling {whom}?',
    'What did you hope to hear from {whom}?',
  ),
  cue(
    "\\b(?:i|we)(?:'ve| have)? (?:\\w+ )?apologi[sz]ed\\b|\\bi said sorry\\b",
    'What would you most like to be understood about it?',
  ),
  cue(
    `(?<who>${PERSON_SOURCE}) (?:is|are|'s|'re) (?:moving|leaving|going away|retiring|getting married|having a baby)\\b`,
    'What will change for you with that?',
    'What would you like to do with {whom} before then?',
  ),
  cue(
    '\\bi (?:really |just |still |so |do )*miss\\b(?! (?:a|the|my) (?:bus|train|flight|call|deadline|appointment|meeting|alarm|stop))|\\bwhat i miss\\b',
    'When in the day do you notice it most?',
    'Which small thing about it do you miss?',
  ),
  cue(
    '\\b(?:i|we|it|he|she|they) used to\\b|\\bback then\\b|\\bin the old days\\b',
    'When did that stop?',
    'What was it like then?',
  ),
  cue(
    "\\bhelp me (?:to )?(?:sort out|think|decide|figure|understand|work out)\\b|\\bcan't decide\\b|\\btorn between\\b|\\bon the fence\\b|\\bmixed feelings\\b|\\bsome days i (?:think|want)\\b",
    'What speaks for it, and what against?',
    'Which way do you lean, if only by a little?',
    'A year from now, which of the two would you be sorrier to have missed?',
  ),
  cue(
    "\\bi(?:'d| would)(?: really| just| so)? (?:love|like|give anything) (?:to )?(?!be honest|say|it\\b|pour|punch|hit|scream|get (?:it|this)|write|put|note|tell)(?=\\w)|\\bi(?:'ve| have) always wanted\\b|\\bi dream of\\b|\\ball i want\\b|\\bi (?:just |really )?want to (?:be|feel|learn|get back|live|go|start|move|stop)\\b",
    'When did you first want that?',
    'Who knows that you would like that?',
    'What would be different then?',
  ),
  cue(
    "\\b(?:i'm |i am |i was |i've been |been )?(?:thinking of|considering|toying with|tempted to)\\b|\\bmaybe i(?:'ll| should| could)\\b|\\bi might (?!(?:have|be|as well|not)\\b)|\\bi(?:'m| am) going to (?:try|start|learn|quit|leave|apply)\\b",
    'What made you think of it now?',
    'Who have you told of it so far?',
  ),
  cue(
    '\\b(?:puts? me off|bothers? me|gets (?:to )?me|got (?:to )?me|scares? me|frightens? me|worries me|annoys? me|upsets? me|stings?|hurts? (?:me|the most|most)|haunts? me|breaks my heart|drives? me (?:mad|crazy|nuts|insane)|does my head in|eats at me|bugs me|the (?:worst|hardest) (?:part|thing|bit))\\b',
    'What is it about that?',
  ),
  cue(
    "\\bi(?:'m| am)(?: so| just| really| absolutely| also| still)* (?:afraid|scared|terrified|frightened|worried|dreading|nervous)\\b|^(?:so |really )?(?:scared|terrified|nervous|worried|dreading)\\b|\\b(?:nervous|anxious) about\\b|\\bwhat i(?:'m| am) (?:afraid|scared|frightened|worried)\\b|\\bi dread\\b|\\bwhat if\\b",
    'What would be the worst of it, and what the likeliest?',
    'When did you last get through something like it?',
  ),
  cue(
    "\\bi (?:keep|can't stop|couldn't stop|can't help) \\w+ing\\b|\\b(?:round and round|going round) in my head\\b|\\bcan't get (?:it|that|this|him|her|them) out of my (?:head|mind)\\b|\\bon a loop\\b",
    'What brings it back, as a rule?',
    'What does it leave you with?',
  ),
  cue(
    `${FIRST_PERSON_SUBJECT} (?:cried|burst into tears|sobbed|teared up|welled up|howled|wept|wanted to cry)\\b|\\bi was (?:in tears|crying)\\b`,
    'What was it in that moment that brought the tears?',
    'How was it afterwards?',
  ),
  cue(
    '\\b(?:i|we|everyone|everybody)(?: both| all)?(?: just| actually)? (?:laughed|giggled|cracked up|burst out laughing)\\b(?!.*\\b(?:awful|terrible|cried|funeral)\\b)',
    'What was so funny about it?',
    'When had you last laughed like that?',
  ),
  cue(
    "\\bi(?: honestly| still| really| just)? (?:don't|do not) know (?:if|whether|which|what to)\\b|\\bnot sure (?:if|whether|what to)\\b",
    'Which way do you lean, if only by a little?',
    'What would you need to know to be sure?',
  ),
  cue(
    '\\b(?:chest|heart|stomach|throat|shoulders|jaw|hands)\\b.{0,30}\\b(?:tight|racing|pounding|hammering|hurts?|aches?|aching|shaking|shakes?|knots?|churning|thumping|clenched)\\b|\\b(?:knot|lump|tightness|weight|stone) in my (?:chest|stomach|throat|belly)\\b',
    'When did it last let go, even for a minute?',
    'What makes it a little less?',
  ),
  cue(
    '\\bi (?:finally (?:\\w+ed|did|got|went|told|said)|managed to|made it|got through it)\\b',
    'What helped?',
    'Who knows about it?',
  ),
  cue(
    "\\bi(?:'ve| have)? (?:just |recently )?(?:started|begun|joined|signed up|took up|taken up)\\b",
    'How has it been so far?',
    'What made you begin?',
  ),
  cue(
    "\\bi(?:'ve| have)? (?:just |finally )?(?:quit|resigned|gave up(?! on)|given up(?! on)|dropped out|handed in my notice)\\b",
    'How was the first day after?',
    'What has that made room for?',
  ),
  cue(
    '\\b(?:waiting (?:for|to hear|on)|no news|results? (?:come|are due|on))\\b',
    'How do you get through the waiting?',
    'Which answer are you hoping for?',
  ),
  cue(
    '\\bi (?:still |can )?remember\\b|\\b(?:reminds|reminded) me (?:of|that|how)\\b|\\bwhen i was (?:little|small|young|a (?:kid|child|boy|girl|teenager)|\\w+teen|\\d+|about \\d+|five|six|seven|eight|nine|ten|eleven|twelve)\\b|\\bas a (?:kid|child|boy|girl)\\b',
    'What else do you see, when you think back to it?',
    'What has brought it back?',
  ),
  cue(
    `${FIRST_PERSON_SUBJECT} (?:(?:sat|stood|lay|hid)(?: \\w+)? (?:in|on|by|at|under|outside|across|behind|against|next to|between)|walked out|walked around|drove around|stared|froze)\\b`,
    'What went through your mind there?',
    'What could you see from where you were?',
  ),
  cue(
    "\\bi(?:'ve| have)? (?:failed|ruined|messed up|screwed up|missed (?:the|his|her|my|our)|lost (?:my|our))\\b(?! (?:\\w+ )?(?:dad|mum|mom|mother|father|job|husband|wife|baby))",
    'What happened then?',
  ),
  cue(
    '\\b(?:nobody|no one|no-one|not one of them|none of them) (?:asked|asks|noticed|notices|came|called|cares|helped|helps|thanked|listens)\\b(?! me to)',
    'Who would you most have wished it from?',
  ),
  cue(
    "\\b(?:not|isn't|wasn't|so|unbelievably) (?:un)?fair\\b|\\bwhy (?:is it )?always me\\b",
    'What would have been fair?',
  ),
  cue(
    "\\bi(?:'ve| have)? (?:tried (?:to|everything|so hard|again|\\w+ing)|been trying)\\b|\\bi try to\\b|\\bi(?:'m| am) trying to\\b",
    'What has come closest to working?',
    'What would be enough, for now?',
  ),
  cue(
    '\\b(?:sick|tired) of\\b|\\bfed up\\b|\\bhad enough\\b|\\bhad it with\\b|\\bdone with\\b',
    'What was the last straw in it?',
    'What would you like to have in its place?',
  ),
  cue(
    "\\bi(?:'ve| have)?(?: just| only)? (?:reali[sz]ed|noticed|worked out|figured out|understood)\\b|\\bit (?:hit|struck|dawned on) me\\b",
    'What has been different since you saw that?',
    'What did it make you want to do?',
  ),
  cue(
    "^(?:and |but |so |honestly,? |maybe |sometimes )*i (?:think|guess|suppose|reckon|believe) (?!.*(?:'d|would) have\\b)(?:that |it |he |she |they |we |i(?!'ll|'m going) |this |the |my |i'm )|^(?:and |but |so )*it feels like\\b",
    'What makes you think so?',
    'Since when have you thought so?',
  ),
  cue(
    "(?:^|\\b(?:i|we)(?:'ve| have)?(?: just| all)? )(?:made|cooked|baked)\\b.{0,30}\\b(?:soup|cake|bread|muffins?|scones?|curry|stew|pie|porridge|dumplings|pancakes|lasagne|rusks|pudding|rice)\\b",
    'How did it turn out?',
    'Who would have liked a taste?',
  ),
  cue(
    '\\b(?:chemo|biopsy|diagnosed with|oncolog\\w+|ivf|radiotherapy|mri)\\b(?! (?:ward|nurse))|\\b(?:my|his|her) (?:scan|surgery|operation)\\b|^(?:surgery|scan|operation)\\b',
    'Who else knows about it?',
    'Who is good company in all this?',
  ),
  cue(
    "\\b(?:my|our) (?:garden|allotment|tomatoes|roses|seedlings|courgettes?|sweet peas|beans|tulips|greenhouse)\\b|\\bthe allotment\\b|(?:^|\\bi(?:'ve| have)? )(?:sowed|planted|weeded|pruned)\\b|^(?:garden|allotment)\\b(?! cent)",
    'What is growing there just now?',
    'What is due there next?',
  ),
  cue(
    "(?:^|\\b(?:i|we)(?:'ve| have)?(?: just| finally)? )(?:painted|sewed|knitted|built|repaired|fixed|mended|varnished)\\b",
    'What does it look like now?',
    'Who has seen it so far?',
  ),
  cue(
    "\\b(?:i'?m|wide|lying)(?: still)? awake\\b|(?:^|\\bi )(?:can'?t|cannot) sleep\\b",
    'What can you hear, where you are?',
    'Which hour of the night is the longest?',
  ),
  cue(
    "^(?:so |dead |bone )?(?:tired|exhausted|knackered|shattered)\\b(?! (?:of|but))|\\bi(?:'m|m| am)(?: so| just| really| bone| dead)* (?:tired|exhausted|knackered|shattered|worn out|drained|burnt out)\\b(?! of)",
    'What took the most out of you today?',
    'When did you last have an hour to yourself?',
  ),
  cue(
    "\\bi(?:'m|m| am| was|'ve been| felt)(?: so| very| really| just)* (?:ashamed|embarrassed|mortified|humiliated)\\b|^(?:so |yeah |well |very )*(?:ashamed|embarrass(?:ed|ing)|mortified)\\b|\\bit was (?:humiliating|embarrassing)\\b",
    'What would you say to a friend who told you that?',
    'Who else knows of it?',
  ),
  cue(
    "\\bi(?:'m|m| am| was|'ve been)(?: so| still| just| really| absolutely)* (?:angry|furious|livid|fuming|raging|seething|pissed off)\\b|^(?:still |so |absolutely |just )?(?:fuming|furious|livid|raging|seething|angry|pissed off)\\b",
    'At which moment did it tip over?',
    'What would have been fair?',
  ),
  cue(
    "(?:^|\\b(?:i|we)(?:'ve| have)?(?: just)? )(?:walked|rowed|swam|cycled|hiked|paddled)\\b(?! (?:out|in|into|off|away|past|up to)\\b)",
    'What was there to see on the way?',
    'What was the weather like?',
  ),
  cue(
    "(?:^|\\bi(?:'m|m| am|'ve been| have been) )(?:learning|practi[sc]ing)\\b(?! (?:about|that|from|to say)\\b)|^learn(?:ed|t) (?:the|to)\\b",
    'What was the last bit of it that worked?',
    'What made you begin?',
  ),
  cue(
    "^feeling (?:low|flat|blue|down|sad|empty|numb)\\b|\\bi(?:'m|m| am| feel|'ve been feeling| have been feeling)(?: so| just| a bit| really)* (?:sad|low|flat|empty|numb|blue)\\b",
    'Which hour of today was the lightest?',
    'What did today look like from outside?',
  ),
  cue(
    "\\b(?:dumped me|broke up with me|broke it off|left me(?= (?:for|by|after|last)\\b|[,.;!]?$))|\\bwe(?:'ve| have)? (?:broke|broken|split) up\\b|\\bdivorce (?:papers|final|came)\\b",
    'What does an ordinary evening look like now?',
    'Who knows of it so far?',
  ),
  cue(
    "(?:^|\\b(?:i'?m|i feel|i get|feeling)(?: so| a bit| really| just)* )(?:lonely|homesick)\\b|\\b(?:house|flat|it)(?:'s| is) (?:so|too|very) quiet\\b",
    'When in the day is it strongest?',
    'Which sound would you like to hear there?',
  ),
  cue(
    '\\b(?:feel|feeling|felt)(?: so)? guilty\\b|\\bwith guilt\\b|\\bmy fault\\b',
    'Who would see it differently?',
    'What would you say to a friend who told you that?',
  ),
  cue(
    "^(?:and |so |then )?(?:the|my|our) (?:dog|cat|puppy|kitten|hens?|parrot)\\b(?!'s| (?:died|is ill|is sick|park|two|next))",
    'How did the two of you find each other?',
    'What else happens with such an animal about?',
  ),
];

/** The same, read in the last sentence alone: within a story they are said by the way. */
export const FINAL_CUES: readonly Cue[] = [
  cue(
    `\\bi (?:probably |really |just )?(?:could|should|might|want to|wanted to|have to|need to|must|ought to|'ll have to|would have to|'d like to) ${CONTACT_VERBS} (?<who>${PERSON_SOURCE})`,
    'How would the first sentence to {whom} go?',
    'What would you hope to hear from {whom}?',
  ),
  cue(
    `(?<who>${PERSON_SOURCE}) (?:just |always |still |then |also |actually |only |once |all )?(?:said|says|told me|tells me|texted(?: me)?|replied|answered|asked me|asked|asks|calls me|called me|thinks i|reckons)\\b(?! (?:hi|hello|yes|ya|yeah|ok|it (?:so|to)|for|could|can|would|if (?:she|he|they))\\b)(?!\\W*$)(?!.*\\bi (?:said|told|answered|asked|just)\\b)`,
    'What did you say to that?',
    'What went through your mind when you heard that?',
    'How did that sit with you?',
    'What do you make of that?',
  ),
  cue(
    `(?<who>${PERSON_SOURCE}) (?:never|doesn't|didn't|does not|did not|won't|wouldn't|hasn't|refuses to|forgot)(?: even| once| really| ever)? (?:to )?(?:ask|call|ring|write|reply|answer|open|listen|help|come|came|visit|thank|apologi[sz]e|notice|talk|speak|say|said|see|look|remember|want me|like me)\\w*\\b`,
    'What would you have wanted from {whom} instead?',
    'How long has it been like that with {whom}?',
  ),
  cue(
    "\\bi(?: honestly| still| really| just)? (?:don't|do not) know (?:what|how|why|where|who)\\b",
    'If you had to guess, what would you say?',
    'Which bit of it do you know, however small?',
  ),
  cue(
    '\\bi feel (?:like|as if|about)\\b|\\bfelt like\\b',
    'Where do you know that feeling from?',
    'When is it otherwise, if only for an hour?',
  ),
  cue(
    '\\b(?:failed|cried|lost|forgot|refused|rejected|cancelled|ill|sick|awake|panic\\w*|row|fight|argu\\w+|low|worse|bad|heavi\\w+|snapped|shouted|happened|gone|back|wrong)\\b.{0,40}\\bagain\\b|\\b(?:every|each) time (?:i|he|she|they)\\b|\\bfor the (?:second|third|fourth|fifth|\\w+th) time\\b',
    'What usually comes just before it?',
    'What was different this time, if anything?',
  ),
  cue(
    '\\bfirst time (?:i|we|ever)\\b|\\bfor the first time\\b',
    'How was it, beside how you had pictured it?',
    'What will you remember of it?',
  ),
  cue(
    "\\b(?:i know i|feel (?:like )?i|i keep thinking i|i really) should\\b(?!n't)|^i should (?:be|feel|want|care|lose|eat)\\b(?! (?:grateful|obliged|glad|going|off|delighted))",
    'Whose “should” is that?',
    'And if you did not, what then?',
  ),
  cue(
    "\\bi always\\b(?! (?:love|loved|wanted))|\\bi(?:'ve| have) never been (?:able|good)\\b|\\bi say yes\\b|\\bi can't say no\\b",
    'When was it otherwise, even once?',
    'What would happen, if you did not?',
  ),
  cue(
    '\\b(?:weird|strange|odd|funny) (?:part|thing|bit)\\b|\\b(?:is|was|feels?|felt) (?:a bit |so |really |just )*(?:weird|strange|odd)\\b',
    'What is odd about it, to you?',
  ),
  cue('\\bi hope\\b|\\bhopefully\\b|\\bfingers crossed\\b', 'What would be the first sign of it?'),
  cue(
    "(?:^|\\bi (?:just |still |really |simply )?)(?:can't|cannot) (?:seem to|bring myself|(?:make|get) myself|get (?:going|started|over|past|used)|start|begin|decide|focus|concentrate|switch off|let go|stop|talk about)\\b",
    'What is in the way?',
    'What would it take?',
  ),
  cue(
    `\\b(?:interview|exam|test|appointment|operation|surgery|scan|wedding|hearing|viva|trial|race|match|gig|talk|speech|first day|date|move|flight|testify|court)\\b.{0,60}\\b${COMING_TIME}\\b|\\b${COMING_TIME}\\b.{0,60}\\b(?:interview|exam|test|operation|surgery|scan|wedding|hearing|viva|trial|race|gig|speech|first day|flight|court)\\b`,
    'How would you like to look back on it?',
    'What is ready for it, and what is not?',
  ),
  cue(
    "\\bi (?:really |just |still |do )?(?:love|enjoy) (?:how|when|the|my \\w+(?:'s)? \\w+|\\w+ing)\\b|\\bmy favou?rite\\b",
    'What do you like most about it?',
    'How did that begin?',
  ),
];

/** What fits somebody near, who stands in what is told last, where no words call for another question. */
export const QUESTIONS_ABOUT_PERSON: readonly string[] = [
  'How are things between you and {whom} just now?',
  'How would you describe {whom}, in one sentence?',
  'What would you like {whom} to know about it?',
];
/** Somebody of whom that is not asked. */
export const DEATH_WORDS =
  /\b(?:dead|died|dying|is gone|was gone|funeral|buried|grave|ashes|hospice|palliative|had lived|passed (?:away|in)|stillborn|miscarr\w+|lost the baby|didn't make it|took (?:his|her|their) own life|my ex)\b|\bput (?:\w+ ){1,4}(?:down|to sleep)\b/iu;

/** What fits a thing that is named last. */
export const QUESTIONS_ABOUT_THING: readonly string[] = [
  'And {thing}: what stays with you of that?',
  'What is there to tell about {thing}?',
  'Stay with {thing} for a line: what was that like?',
  'How does {thing} come into it?',
  'What would a photo of {thing} show?',
];

/** What fits any part of a story. */
export const STORY_CUE: Cue = cue(
  '^(?:and |so |but |then |well |anyway,? )*(?:i|we|he|she|they|it|(?:my|the|a) \\w+)(?: just| then| both| all| even)? (?:\\w+ed|went|came|got|took|made|found|left|saw|ran|drove|put|gave|held|heard|kept|broke|fell|bought|sent|met|began|let|brought|threw|ate|spoke|woke|stood|sat|lay|stole|hid|flew|rang|wrote)\\b(?! to\\b)',
  'And how was that?',
  'What has stayed with you of it?',
  'Which bit of it will you remember?',
);

/** Where these stand no question is asked by words alone: 'What would the first hour of that look like?' to 'I wish I was gone'. */
export const POSSIBLE_DANGER_WORDS =
  /\b(?:di(?:e|ed|es|ying)|dead|death|kill\w*|suicid\w*|murder\w*|end (?:it|everything|things|my)|ended it|wake up|be gone|not be here|(?:wasn't|weren't|not) here|(?:can't|cannot) (?:go on|do this|take it|keep)|disappear\w*|vanish\w*|hurt\w* (?:my|him|her|them)sel\w+|cut\w* myself|scratch\w*|bruises?|pills|tablets|(?:whole|entire) (?:packet|bottle|box)|overdose|jump\w*|bridge|cutting|existing|driv\w+ into|rope|knife|gun|hit (?:me|him|her|them)|hits (?:me|us|him|her)|beats? (?:me|us|him|her|them)|threw (?:me|up|something)|afraid of (?:him|her)|scared of (?:him|her)|purg\w+|starv\w+|stopped eating|not eat\w*|kilos?|calories|weigh(?:ed|t)?|voices?|watching me|following me|no point|pointless|hopeless|give up on|burden|without me|better off|worthless|goodbye|touched me)\b/iu;
