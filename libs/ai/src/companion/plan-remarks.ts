import {
  PLAN_ALARM,
  PLAN_ALONE,
  PLAN_ANNOYED,
  PLAN_BESIDE_PAPER,
  PLAN_BLAMED,
  PLAN_BODY,
  PLAN_DISTRACTED,
  PLAN_DOUBTED,
  PLAN_DISLIKED,
  PLAN_DULL,
  PLAN_ENOUGH,
  PLAN_FAR,
  PLAN_FORGOTTEN,
  PLAN_GAVE_UP,
  PLAN_HABIT_TIME,
  PLAN_HELPED,
  PLAN_HELPER,
  PLAN_INTERRUPTED,
  PLAN_MAY_BE_BAD,
  PLAN_MAY_FAIL,
  PLAN_NOBODY,
  PLAN_NO_STRENGTH,
  PLAN_NO_TIME,
  PLAN_NO_WORDS,
  PLAN_OTHERS_MAY_FAIL,
  PLAN_PLACE,
  PLAN_QUARREL,
  PLAN_REFUSED,
  PLAN_SO_MUCH,
  PLAN_TOO_DEAR,
  PLAN_TOO_LATE,
  PLAN_TOO_OFTEN,
  PLAN_WEATHER,
  PLAN_WHAT_ABOUT,
  PLAN_WHAT_TO_BRING,
} from './prose/plan-remarks.ts';

/** Something that is often said of a plan: a doubt, or what stands in its way. It is answered before the plan goes on. */
export interface PlanRemark {
  pattern: RegExp;
  lines: readonly string[];
  /** Asked in place of what is missing. */
  asks?: readonly string[];
  /** Only where somebody is to be seen or called. */
  ofContact?: boolean;
  /** It is said at the beginning, too, where there is no plan yet. */
  isDoubt?: boolean;
}

const REMARKS: readonly PlanRemark[] = [
  {
    pattern:
      /\bif (?:he|she|it|they|somebody|someone|the \p{L}+) (?:wakes?|cries|calls?|rings?|interrupts?|comes? in|needs? me)\b/iu,
    lines: PLAN_INTERRUPTED,
  },
  {
    pattern:
      /^(?:(?:and|but) )?(?:what )?if (?:he|she|they) (?:says? no|doesn't|don't|refuses?|isn't|aren't)\b/i,
    lines: PLAN_REFUSED,
  },
  {
    pattern:
      /\b(?:what )?if (?:he|she|they|people|my \p{L}+) (?:gets?|is|are|feels?) (?:\p{L}+ )?(?:annoyed|angry|mad|upset|cross|disappointed|offended|hurt)\b/iu,
    lines: PLAN_ANNOYED,
  },
  {
    pattern: /\bwhat if i (?:hate|don't like|can't stand)\b/i,
    lines: PLAN_DISLIKED,
  },
  {
    pattern: /^(?:and )?what (?:about|abt) (?:the )?(?:weekends?|holidays?|sundays?|saturdays?|days off)\b/i,
    lines: PLAN_WHAT_ABOUT,
  },
  {
    pattern:
      /\b(?:my \p{L}+|he|she|\p{L}+ \p{L}+) (?:could|might|can|would|will) (?:also |maybe )?(?:help|come|join|type|cook|bring|carry|build|lift|take|make|read|look|drive|watch|lend|hold|go with)\b|\b(?:goes|comes|does it) (?:as well|too|with me)\b/iu,
    lines: PLAN_HELPED,
  },
  {
    pattern: /^(?:maybe )?(?:together )?with (?:my|the|a) (?!phone|bus|car)\p{L}+/iu,
    lines: PLAN_HELPED,
  },
  {
    pattern:
      /^(?:(?:maybe|probably|indoors|outdoors|it|that)(?: would be| could be| is)?,? )*(?:in|at|on) (?:the|my|our) (?:kitchen|corridor|hallway|hall|stairs|attic|studio|living room|garden|library|office|desk|big table|table|balcony|park|sofa|cafe|café|bedroom|bath|train|bus|car|gym)\b/i,
    lines: PLAN_PLACE,
  },
  {
    pattern: /\b(?:for me alone|on my own|by myself|without help|too (?:big|heavy|much) for me|all alone)\b/i,
    lines: PLAN_ALONE,
  },
  {
    pattern: /\bwhat (?:should|could|can|do|shall) i (?:bring|take|give)\b/i,
    lines: PLAN_WHAT_TO_BRING,
    ofContact: true,
  },
  {
    pattern:
      /\bevery ?day is (?:just |a bit |far |way )?too (?:much|often)\b|\bnot every ?day\b|\b(?:too|that) often\b/i,
    lines: PLAN_TOO_OFTEN,
  },
  {
    pattern:
      /\b(?:doubt|don't (?:think|believe|see)|not (?:so |really )?sure)\b.*\b(?:this|it|that|plan|planning|plans|writing)\b.*\b(?:do(?:es)? (?:anything|much)|helps?|works?|changes?|use|point)\b|\bwhy (?:would|should|does|do|is) (?:writing|planning|plans?|an? (?:plan|list)|lists?|this|that)\b.*\b(?:help|work|change|better|matter|different)|\bwhat(?:'s| is) the (?:point|use)\b|\bdon't believe in (?:to.?do )?(?:lists?|plans?|planning|goals)\b|\bwhy should you\b|\bnone (?:of them )?(?:delivered|worked|helped|lasted)\b|\bwhat (?:good|use) (?:is|are|would|does)\b|\bhow (?:would|does|is|will|should|could) (?:that|this|it|writing|planning|an? plan)\b.*\b(?:help|change|work)|\b(?:this|it|it's|its|that|that's|planning|plans?|goals?|lists?)\b.{0,12}\b(?:nonsense|rubbish|bullshit|pointless|useless|a waste of time|stupid)\b|\b(?:plans?|planning|lists?) (?:(?:just |really |usually )*(?:never|don't|doesn't|do not)) (?:really |ever )?(?:work|help|last)/i,
    lines: PLAN_DOUBTED,
    isDoubt: true,
  },
  {
    pattern:
      /\bwhat if (?:he|she|they|my \p{L}+|the (?:kids|children|baby|others?)|nobody|no one|someone|somebody)\b.*(?:forget|n't\b|cannot|not\b|fail|cancel|late|sick|ill\b|no time|busy|says? no|bail|refuses?)/iu,
    lines: PLAN_OTHERS_MAY_FAIL,
  },
  {
    pattern:
      /\b(?:what if )?(?:nobody|no one|noone|hardly anyone) (?:will |would |ever |is going to )?(?:watch\w*|reads?|comes?|shows? up|turns? up|cares?|buys?|likes?|listens?|answers?|repl\w+)\b/i,
    lines: PLAN_NOBODY,
  },
  {
    pattern:
      /\bconvince me\b|\b(?:better than|instead of|different from|not just|why not) (?:an? |my |just |use |using )*(?:post.?its?|paper|list|to.?do list|notes?|notebook|calendar|alarm|app|pen)\b|\bwhat (?:do|can) you do that\b.*\b(?:paper|post.?it|list|notebook|calendar|app|i)\b/i,
    lines: PLAN_BESIDE_PAPER,
    isDoubt: true,
  },
  {
    pattern:
      /\bwhat if (?:it|that|this|i|we|nobody|they|everyone|people)\b.*\b(?:bad|rubbish|terrible|awful|no good|not good|laughs?|i hate|hates?|embarrass\w*|crap|stupid)\b/i,
    lines: PLAN_MAY_BE_BAD,
  },
  {
    pattern:
      /\bwhat if\b.*(?:\bi\b|\bit\b|\bwe\b|something).*(?:forget|n't\b|cannot|dont|miss|fail|goes wrong|too (?:tired|busy)|sick|comes? up|between|give up|don't feel)|\b(?:when|if) (?:it|this|that|i) (?:breaks? down|falls? apart|fails?|stops?|don't|doesn't|forget|goes? wrong|gives? up)\b.*\?/i,
    lines: PLAN_MAY_FAIL,
  },
  {
    pattern: /\bhow long (?:does|do|will|until|till|before|to)\b.*\b(?:habit|automatic|used to it)\b/i,
    lines: PLAN_HABIT_TIME,
  },
  {
    pattern:
      /\b(?:is|are|would|will) (?:\d+|that|it|this|an? (?:hour|quarter)|half an hour|\p{L}+ (?:minutes|pages))\b.*\benough\b/iu,
    lines: PLAN_ENOUGH,
  },
  {
    pattern:
      /\b(?:am i|i'm|i am|i feel)\b.{0,12}\btoo (?:old|late|slow|stupid|unfit|young|clumsy)\b|\bis(?:n't)? it (?:not |just )?too late\b|\bit(?:'s| is) too late (?:for me|to (?:start|learn|begin|change))\b/i,
    lines: PLAN_TOO_LATE,
  },
  {
    pattern:
      /\b(?:don't|never|no idea|not|idk|dunno)\b.{0,12}\bwhat to (?:say|talk about|ask|write (?:to )?(?:her|him|them))\b|\bnothing to (?:say|talk about)\b|\b(?:don't|do not|no idea|idk) (?:know )?what (?:he|she|they) (?:\w+ )?(?:interested|likes?|wants?|does|do)\b/i,
    lines: PLAN_NO_WORDS,
    ofContact: true,
  },
  {
    pattern: /\b(?:argue|arguing|argument|fight|fighting|row|quarrel\w*|bicker\w*)\b/i,
    lines: PLAN_QUARREL,
    ofContact: true,
  },
  {
    pattern:
      /\b(?:no|not enough|hardly any|never any|little|zero) (?:spare |free )?time\b|\b(?:don't|never) have (?:any |the |much |a )?(?:spare |free )?(?:time|minute|moment)\b|\b(?:just |way |always )*too busy\b|\bwhere (?:would|should|do) i (?:find|get|fit|squeeze)\b/i,
    lines: PLAN_NO_TIME,
    asks: PLAN_HELPER,
  },
  {
    pattern:
      /\b(?:too|so|always|just|completely|totally|dead|usually) (?:tired|exhausted|knackered|shattered|wiped|wrecked|drained)\b|\bno (?:energy|strength)\b|\bfall(?:ing)? asleep\b(?! on)|^(?:tired|exhausted)\b|\b(?:i'm|im|i am) (?:just |usually )?(?:dead|done for|wiped out|finished)\b(?! with)/i,
    lines: PLAN_NO_STRENGTH,
  },
  {
    pattern:
      /\b(?:phone|it)(?:'s| is) (?:also )?my alarm\b|\bneed (?:my phone|it) (?:for|as) (?:the|my|an) alarm\b/i,
    lines: PLAN_ALARM,
  },
  {
    pattern:
      /(?<!before )\bi(?:'ll| will| just| always| keep| usually| tend to| sometimes)* forget(?:ting)?\b|^(?:always |just )?forget(?:ting)? my\b|\bslips? my mind\b|\bi (?:never|don't) remember\b|\bhow (?:do|can|will|would|could) (?:I|you|one|we) (?:ever )?remember\b/i,
    lines: PLAN_FORGOTTEN,
  },
  {
    pattern:
      /\b(?:on|with) (?:my|the) phone\b|\bscroll\w*\b|\b(?:youtube|tiktok|insta(?:gram)?|netflix|games?)\b.*\b(?:instead|again|end up|hours)\b|\b(?:end(?:ing)? up|always|just|hours|stuck|lost|waste\w*)\b.*\b(?:phone|youtube|tiktok|insta\w*|netflix|gam(?:es?|ing)|reddit|twitter|internet|tv)\b|\b(?:get|gets|got|so|easily) distracted\b/i,
    lines: PLAN_DISTRACTED,
  },
  {
    pattern:
      /\b(?:tried|started|did) (?:it |that |this |them )?(?:before|already|once|twice|many times|a few times|so often|last year)\b|\b(?:gave|give|giving) (?:it |them )?up (?:after|every|by|again|always)|\balways (?:give up|quit|stop)\b|\b(?:never|don't) (?:stick|keep|last|follow through|manage)\b|\blasts? (?:two|three|\d|a few|a week|a day)\b|\blasted\b/i,
    lines: PLAN_GAVE_UP,
  },
  {
    pattern:
      /\b(?:i'm|i am|just|so|being) (?:just |so |such )?(?:an? )?(?:lazy|undisciplined)\b|\bno (?:discipline|willpower|self.?control)\b/i,
    lines: PLAN_BLAMED,
  },
  {
    pattern:
      /\b(?:is|are|it's|its|so|too|really|pretty|dead) (?:so |really |just )?(?:boring|dull|tedious)\b|\bboring\W*$|\bcan't be (?:bothered|arsed)\b|\bno motivation\b|\bnot motivated\b|\bi hate (?:it|that|doing|this)\b/i,
    lines: PLAN_DULL,
  },
  {
    pattern:
      /\b(?:can't|cannot|couldn't) afford\b|\btoo (?:expensive|dear)\b|\bno money\b|\bcosts? (?:too much|a fortune)\b/i,
    lines: PLAN_TOO_DEAR,
  },
  {
    pattern:
      /\bmy (?:\p{L}+ )?(?:knees?|back|hips?|fingers?|hands?|wrists?|shoulders?|foot|feet|legs?|neck|joints?|eyes|ankles?)\b.*\b(?:is|are|hurts?|aches?|stiff|sore|bad|dodgy|weak|killing|plays? up)\b|\b(?:arthritis|asthma|sciatica)\b/iu,
    lines: PLAN_BODY,
  },
  {
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:hours?|hrs?|h|min(?:ute)?s?|km|miles)\b.{0,12}\b(?:by (?:train|car|bus|plane|bike)|drive|away|each way|there|on the (?:train|bus))\b|\b(?:an|two|three|four) hours? (?:by (?:train|car|bus|plane)|drive|away|each way)\b|\b(?:far away|a long (?:way|drive|trip))\b/i,
    lines: PLAN_FAR,
  },
  {
    pattern:
      /\b(?:if|when|and|but|in) (?:it(?:'s| is)? )?(?:rain(?:s|ing)?|winter|too (?:cold|hot|dark))\b|\bthe (?:rain|weather|cold)\b|\b(?:icy|snow(?:s|ing|y)?|slippery|stormy)\b/i,
    lines: PLAN_WEATHER,
  },
  {
    pattern:
      /\b(?:there's|there is|it's|its|that's|i have|i've got|got)\b.{0,16}\b(?:so much|too much|tons|loads|piles|a mountain|\d{2,} (?:emails|mails|boxes|pages|photos|books))\b|\boverwhelm\w*\b/i,
    lines: PLAN_SO_MUCH,
  },
];

/** Whether a body hurts, and nothing else does. */
export const isBodily = (meant: string): boolean =>
  REMARKS.some(({ pattern, lines }) => lines === PLAN_BODY && pattern.test(meant));

/** 'How do I even start?' */
export const ASKS_FOR_BEGINNING =
  /\b(?:how|where) (?:do|should|can|could|would|to|on earth do) (?:I |one |even |to )*(?:start|begin)\b|\bno (?:idea|clue) (?:how|where) to (?:start|begin)\b/i;

/** What is said of a plan in a message, as far as it is one of the usual things. */
export function remarkIn(meant: string, isContact: boolean): PlanRemark | null {
  return (
    REMARKS.find(({ pattern, ofContact }) => pattern.test(meant) && (ofContact !== true || isContact)) ?? null
  );
}

const ASKS_HOW =
  /^(?:(?:so|but|and|ok|okay|no|hi|hey|well|um+|yeah|yes|i mean|like|good morning)[,. ]+)*(?:how (?:do|does|can|should|would|to|did|is one|am i)\b|what(?:'s| is| are) (?:a |the )?(?:best|good|right|easiest|actual|proper)\b|what (?:do|should|would|can|could|am) (?:i|you|people|one)\b|any (?:tips|ideas?|advice|tricks|methods)|what (?:works|helps)|give me (?:a |some )?(?:tips?|methods?|ideas?))|\b(?:methods|tips|tricks|techniques?)\b|\bI (?:do not|don't) know how (?:one|to|you|people)\b/i;

/** Whether a message asks how something is done. */
export const asksHow = (meant: string): boolean => ASKS_HOW.test(meant);

/** Somebody wants to see the plan, or the week. */
export const SHOWS =
  /\b(?:what(?:'s| is| was)|tell me|show me|read me|repeat|see) (?:again )?(?:my|the|our) (?:whole )?plan\b|\bwhat (?:my|the|our) plan is\b|\bhave you got (?:both|it all|all of (?:it|that|them)|that|everything)\b|\bmy plan (?:so far|again)\b|\bsay (?:it|that) (?:back|again)\b|\bwrite (?:it|that|this|those|them|all of it|those three|the \p{L}+)(?: \p{L}+)? down\b|^(?:(?:ok|so|and|forget it|right|fine)[.,]? )*what (?:do|am|should) I (?:do|doing)(?: (?:on )?(?:\p{L}+day|tomorrow|then|first|again|wed|mon|tue|thu|fri|sat|sun))?\W*$/iu;
