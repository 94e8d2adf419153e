import { tidy } from '../local/words.ts';
import { factsIn, found, withoutSizeAndTime, type PlanFacts } from './plan-facts.ts';
import { DAY, DUE, WEEKDAY, withWholeDays } from './plan-times.ts';
import { sentencesOf } from './reflect.ts';
import { saidBack } from './tellings.ts';

const STARTS = String.raw`(?:(?:finally|really|just|actually|also|maybe|start to|try to|get to) )*`;
/** A feeling that is wished for is no plan. */
const NO_AIM =
  /^(?:chill\b|relax\b|rest\b|nothing\b|an? (?:hug|rest|drink|friend|job)\b|be (?!able|on time|ready|more|better|fitter|healthier|up\b|in bed|home by|asleep|awake|out of)|feel|cry|scream|die|know|say|tell|talk|hide|disappear|run away|sleep for|give up|sort out\b|see what|go home|believe|do this|do it|do that|vent|rant|understand|hear|remember|eat something)/i;
const AIM = new RegExp(
  String.raw`\b(?:(?:I|we)(?:'d|'ve| have| would| should)? (?:(?:really|just|finally|also|only|still|do|kind of|kinda|would|should|been|keep|kept|always) )*(?:meaning to|wanting to|hoping to|thinking (?:of|about)|should like to|would like to|want to|wanna|need to|have to|got to|gotta|like to|love to|plan to|hope to|intend to|should|must)|(?:am|are|'m|'re|been|^)(?: just| still| also)* ?(?:trying|planning|hoping|going|aiming|meaning|wanting) to|^(?:want|need|have|wanna|should|must|gotta)(?: really| probably)?(?: to)?|(?:I|we)(?:(?:'d| would) (?:really |just )?like|(?: really| just)? (?:want|need))(?= (?:an?|some|more|less|one|two|three|half|\d+) (?!hug|bit|lot|moment|minute|second|break from you))|my (?:goal|plan|aim|project|resolution) (?:is|for \w+ is)(?: to)?) (?!to\b)${STARTS}(?<x>\p{L}[^.!?;:\n]{2,70})`,
  'iu',
);
const UNDER_WAY =
  /\b(?:signed up|training|preparing|studying|revising|saving(?: up)?|getting ready|planning|applying|practi[sc]ing) for (?<x>(?:an?|the|my|our|this) [^.!?;:\n]{3,50})|\b(?:I|we)(?:'m|'re| am| are) (?<y>(?:getting (?=an? |our |the new |a new )|moving|organi[sz]ing|hosting|launching|renovating|opening|starting|writing|building|learning|planning|getting married)\b[^.!?;:\n]{3,50})|^(?:so |ok )?(?<w>(?:planning|organi[sz]ing|preparing|hosting|writing|building|renovating|learning) [^.!?;:,\n]{3,50})|\b(?:keep putting|put|putting|been putting) off (?<z>(?!since\b|for\b|it\b|this\b|that\b|because\b|until\b)[^.!?;:\n]{3,50})/iu;
const EVENT = new RegExp(
  String.raw`^(?:(?:so|ok|okay|omg|oh|ugh|hey|and|well|there's|I have|I've got|I got|we have|got)[, ]+)*(?<x>(?:(?:an?|the|my|our|this) )?(?:[\p{L}\d'-]+ ){0,3}(?:\d+ ?k|birthday|anniversary|christening|graduation|barbecue|holiday|deadline|workshop|match|tournament|performance|gig|form|application|exam|exams|test|interview|presentation|wedding|trip|party|visit|race|marathon|talk|report|thesis|essay|paper|invoice|taxes|tax return|move|project|audition|concert|recital)(?: (?:is|are|'s))?) (?=(?:due |on |by |in |next |this |tomorrow|today|tonight|${WEEKDAY}|the \d))`,
  'iu',
);

/** 'I have not been to see her for a month' */
const LEFT_OFF =
  /\bI(?:'ve| have)?(?: not|n't| never|haven't)+(?: yet| really| even)? (?:been to |gone to |managed to |got round to )?(?<x>(?:done|filed|opened|finished|paid|see|seen|visit|visited|call|called|phoned|rung|written to|spoken to|practi[sc]ed|painted|cleaned|read) [^.!?;,]{2,40}?) (?:for|in|since)\b/iu;
const PRESENT: Readonly<Record<string, string>> = {
  done: 'do',
  filed: 'file',
  opened: 'open',
  finished: 'finish',
  paid: 'pay',
  seen: 'see',
  visited: 'visit',
  called: 'call',
  phoned: 'phone',
  rung: 'ring',
  written: 'write',
  spoken: 'speak',
  practised: 'practise',
  practiced: 'practice',
  painted: 'paint',
  cleaned: 'clean',
};
/** 'Dentist appointment. Keep putting it off' */
const PUT_OFF =
  /^(?<x>(?:the |my |our )?\p{L}+(?: \p{L}+){0,3})[.,:] (?:and |but )?(?:I )?(?:keep|kept|been|always|have been|'ve been|just) (?:putting|pushing|avoiding|postponing)\b/iu;
/** 'The hedge has to be cut' */
const TO_BE_DONE =
  /^(?:(?:fine|ok|okay|so|well|and|also)[,. ]+)*(?<x>(?:the|my|our) \p{L}+(?: \p{L}+)?) (?:really |just |still |finally )?(?:has to|needs to|have to|need to|must|should|ought to) be \p{L}+|^(?:(?:fine|ok|okay|so|well|and|also)[,. ]+)*(?<y>(?:the|my|our) \p{L}+(?: \p{L}+)?) needs? \p{L}+ing\b/iu;
/** 'Used to do yoga before the baby, now zero' */
const USED_TO =
  /\b(?:been|was) told to (?<y>[^,.;!?]{3,40})|\bif I (?:don't|dont|do not) (?<z>(?:tidy|clean|finish|do|write|call|start|fix|sort|hand in|send|pay|practi[sc]e) [^,.;!?]{3,40})|\bused to (?<x>[^,.;!?]{3,40}?)(?: (?:before|until|every|once|twice|three|\d)[^,.;]*)?,? (?:and |but )?(?:now (?:zero|nothing|never|i don't|not)|not any ?more|(?:I )?miss it|(?:then )?(?:I )?stopped)/iu;
/** 'I promised I'd build her a treehouse', 'I never get round to calling him' */
const OWED =
  /\b(?:I|we)(?:'ve| have| had)? (?:promised|agreed|offered|swore|told \p{L}+|said)(?: (?:him|her|them|\p{Lu}\p{Ll}+|my \p{L}+))?(?: that)?(?: (?:I|we)(?:'d| would|'ll| will)| to) (?<x>(?!be\b)\p{L}[^.!?;:,\n]{2,60})|\b(?:supposed|meant) to (?<y>(?!be\b)\p{L}[^.!?;:,\n]{2,60})|\b(?:never|don't|can't|cannot|can't seem to|not) (?:(?:get|got|getting|bring|make) (?:myself |round |around )*to|manage to) (?<z>\p{L}[^.!?;:,\n]{2,60})|\b(?:would|'d) be (?:so |really )?(?:nice|good|great|cool|lovely) to (?<w>\p{L}[^.!?;:,\n]{2,60})/iu;
/** 'It's the treehouse that's bothering me', 'I dread the call to the bank' */
const ON_THE_MIND =
  /\b(?:it's|it is|mostly|mainly|especially) (?<x>(?:the|my|our) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?:,? (?:that|which)\b|'s bothering| bothering)|\bI(?:'m| am)? (?:really |so )?(?:dread(?:ing)?|stuck (?:with|on)|struggling with|behind (?:with|on)|avoiding) (?<y>(?:the|my|our|this) [^.!?;:,\n]{2,50})/iu;
/** 'How do people even revise for chemistry?' */
const ASKED =
  /\bhow (?:do|does|can|could|should|would|to|did)(?: (?:I|you|one|we|people|anyone|anybody|somebody|normal people|others))?(?: (?:even|ever|actually|really|best|properly|possibly|start to|begin to|go about))* (?<x>(?!know|tell|feel|think|believe|do (?:it|that|this)|get (?:it|over)|(?:start|begin)\b(?! \p{L}+ing\b)|you|that|this|it\b)\p{L}{3,}[^.!?;:,\n]{2,50})/iu;
/** What others want of somebody is not yet their own aim. */
const SAID_BY_OTHERS =
  /\b(?:he|she|they|my (?!doctor|gp|physio|dentist|therapist)\p{L}+|everyone|everybody|people) (?:says?|said|thinks?|told me|tells me|keeps? (?:saying|telling)|wants? me|reckons?)\b/iu;

/** 'I still have no speech' */
const NOT_YET =
  /\bI(?:'ve)? (?:(?:still|yet|also) )*(?:have|got|haven't got|haven't|don't have) (?:(?:no|not got|got no|an?|any) )(?<v>(?:speech|present|gift|costume|toast|talk|outfit|dress|suit|cv|portfolio|passport|visa|ticket|tickets|date|venue|tenant|buyer|childminder|babysitter|doctor|dentist|new flat|costumes|presents)s?)\b/i;

/** 'The flat is a disaster' */
const IN_DISORDER =
  /^(?:so |ok )?(?<v>(?:(?:the|my|our) )?[\p{L}-]+(?: [\p{L}-]+)?) is (?:still |just )?(?:such )?an? (?:\p{L}+ )?(?:disaster|mess|chaos|nightmare|tip|state)\b/iu;

/** 'Call mum on Sundays' says what is wanted, where it comes first. */
const BARE =
  /^(?:(?:ok|okay|so|well|hi|hey|hello|hmm*|um+|good (?:morning|evening|day))[,. ]+)*(?:to )?(?<x>(?:visit|call|ring|phone|telephone|see|meet|invite|go|run|jog|swim|walk|cycle|exercise|work out|stretch|train|meditate|read|write|learn|practi[sc]e|study|revise|finish|start|begin|stop|quit|give up|cut down|clean|tidy|declutter|sort|fix|repair|paint|draw|sing|dance|cook|bake|eat|drink|sleep|get up|wake up|save|book|buy|sell|plant|weed|prepare|pack|organi[sz]e|apply|catch up|keep in touch|spend|take up|join|sew|knit) (?!me\b|you\b|it\b|that\b|this\b|what\b)[^.!?;:\n]{2,70})/iu;
/** 'Back to swimming', 'cooking something decent for the kids': no sentence, and what is wanted all the same. */
const FRAGMENT =
  /^(?:(?:ok|okay|so|well|hi|hello)[,. ]+)*(?<x>(?:(?:get(?:ting)? )?back (?:to|into)|more|less) \p{L}[^.!?;:\n]{2,60}|(?!(?:feeling|being|having|thinking|wondering|trying|nothing|something|everything|anything|morning|evening|during|talking|living|going|sitting|lying|waiting|missing|dreading|loving|hating|losing)\b)\p{L}{2,}ing (?!to\b|of\b|is\b|was\b|makes?\b|me\b|like\b|that\b|so\b)[^.!?;:\n]{2,60})$/iu;
/** Where the reason for it begins. */
const REASONED =
  /,|\s(?:because|cause|cuz|since|so (?:that|I)|instead|rather than|but|as (?:I|she|he|it|my)|and (?:I|then|my|she|he))\b/i;

/** 'History essay is worst', 'the one I keep putting off is the call': of several the one that presses. */
const PRESSES =
  /\bthe one (?:(?:that|which|I) )[^.!?;,]{3,40}? is (?<x>[^.!?;,\n]{3,60})|(?:^|[.,;] )(?:and |but )?(?<y>(?:(?:the|my|our) )?(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) is (?:the )?(?:worst|most (?:urgent|important|pressing)|biggest one|urgent)\b/iu;

const PLANNED = /\bplan for (?<x>(?:the|my|our|an?) [^.!?;,\n]{3,50})/i;

/** 'Can you just help me make a plan for the essay'; null where no plan is asked for. */
export function aimOfRequest(meant: string): string | null {
  const words = PLANNED.exec(meant)?.groups?.['x'];
  return words === undefined || /\b(?:day|week|weekend|evening|today|tonight|life)\b/i.test(words)
    ? null
    : saidBack(withoutFacts(words));
}

/** 'My application for three years': how long it was put off. */
const FOR_SO_LONG =
  / (?:for|since) (?:(?:about|over|almost|nearly|more than|the last|so many|too many) )?(?:(?:an?|\d+|two|three|four|five|six|ten|some|many) )?(?:years?|months?|weeks?|days?|ages)\b.{0,12}$/i;

/** What somebody wants to get done, as far as one sentence says so; null where it does not. */
export function aimIn(meant: string, isFirst = false): string | null {
  const pressing = PRESSES.exec(withWholeDays(meant))?.groups;
  const pressed = saidBack(withoutFacts(pressing?.['x'] ?? pressing?.['y'] ?? ''));
  if (pressed !== null && !/^(?:it|that|this|he|she|what|which|there|today|life)\b/i.test(pressed))
    return pressed;
  for (const sentence of sentencesOf(withWholeDays(meant))) {
    if (sentence.endsWith('?') || SAID_BY_OTHERS.test(sentence)) continue;
    const { x, y, z, w, v } =
      (
        AIM.exec(sentence) ??
        UNDER_WAY.exec(sentence) ??
        OWED.exec(sentence) ??
        ON_THE_MIND.exec(sentence) ??
        EVENT.exec(sentence) ??
        LEFT_OFF.exec(sentence) ??
        TO_BE_DONE.exec(sentence) ??
        USED_TO.exec(sentence) ??
        IN_DISORDER.exec(sentence) ??
        (isFirst
          ? (BARE.exec(sentence) ??
            (/\b(?:is|was|are|were|I|it)\b/.test(sentence) ? null : FRAGMENT.exec(sentence)))
          : null)
      )?.groups ?? {};
    const missing = NOT_YET.exec(sentence)?.groups?.['v'];
    const said = (x ?? y ?? z ?? w ?? v ?? (missing ? `the ${missing}` : ''))
      .replace(/ (?:is|are)$/, '')
      .replace(/^to /i, '');
    const words = (said.replace(/^(?:like|love) to /i, '').split(REASONED)[0] ?? '').replace(
      /^\p{L}+/u,
      (verb) => PRESENT[verb.toLowerCase()] ?? verb,
    );
    if (NO_AIM.test(words) || /^(?:not|n't)\b/.test(words)) continue;
    const aim = saidBack(withoutFacts(words.replace(FOR_SO_LONG, '')), 10);
    if (aim !== null && aim.length > 1) return aim;
  }
  return null;
}

/** 'That all the envelopes are open', to the question what is to be done. */
const AS_DONE =
  /^(?:just )?that (?<x>(?:all |the |my |our |every )[^.,;!?]{3,50}?) (?:is|are|has been|have been) (?<y>open(?:ed)?|done|paid|sent|sorted|clean|finished|written|booked|gone|called|signed|packed|ready)\b/i;

/** What is to be reached, as an answer names it; null where it does not. */
export function aimReached(meant: string): string | null {
  const { x, y } = AS_DONE.exec(meant)?.groups ?? {};
  return x && y ? saidBack(`${x} ${y}`) : null;
}

/** What somebody asks how to do: 'How do people revise for chemistry?'; null where nothing is asked. */
export function aimAsked(meant: string): string | null {
  const words = ASKED.exec(withWholeDays(meant))?.groups?.['x'];
  if (words === undefined || NO_AIM.test(words)) return null;
  return saidBack(
    withoutFacts(words.split(REASONED)[0]?.split(/\s(?:when|if|without|while)\s/i)[0] ?? ''),
    10,
  );
}

const VAGUE =
  /^(?:(?:organi[sz]e|plan|sort(?: out)?) (?:your|the|this) (?:whole |entire )?(?:week|days?|time)\b.*|get (?:your|the|this) (?:week|days?|time) (?:sorted|organi[sz]ed|planned).*|(?:sort|get|fix|change|turn|straighten|put)(?: out| around| up)? (?:your|the|this) (?:whole |entire )?(?:life|shit|act|head|self|mess|things?|stuff)\b.*|(?:get|be|become|feel) (?:more |better |a bit more )?(?:organi[sz]ed|productive|disciplined|efficient|sorted)|everything.*|(?:do|be) better.*|start over|a plan(?: for .*)?|plan|make a plan.*|things|stuff|a lot|so much|too much)$/i;
/** 'Sort your life out' is too much for one plan. */
export const isVague = (aim: string): boolean => VAGUE.test(aim);

/** 'The garage. I can't get the door open': what stands first, by itself, is what it is about. */
const NAMED_FIRST = /^(?:the|my|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?=\.\s+\S)/iu;

/** What a message puts in front by itself; null where it does not. */
export function thingNamedFirst(meant: string): string | null {
  const words = NAMED_FIRST.exec(meant)?.[0] ?? PUT_OFF.exec(meant)?.groups?.['x'];
  return words === undefined ? null : saidBack(words);
}

/** 'Be up at seven' is nothing without its hour. */
const withoutFacts = (words: string) =>
  /^(?:be|stop|quit|give up)\b/i.test(words) ? words : withoutSizeAndTime(words);

/** The part of a message that names the aim: what stands beside it says how things are. */
function clauseOfAim(meant: string): string {
  const parts = sentencesOf(meant).flatMap((sentence) =>
    sentence.split(
      /,\s+(?=I\b)|,? \b(?:but|because|cause|cuz|since|every time|whenever|and (?:I|it|he|she|they))\b/i,
    ),
  );
  return parts.find((part) => aimIn(part, true) !== null) ?? meant;
}

const DATED =
  /\b(?:birthday|anniversary|exam|test|interview|deadline|wedding|funeral|party|appointment|concert|trip|it|which|that)(?:'s| is|,)? (?:on |due |by |in )+(?<when>[^.!?;,]{3,30})/giu;

/** The date of something that a message names beside what is wanted: 'her birthday on the 12th', 'it's on Thursday'. */
function dateNamed(meant: string): string | undefined {
  for (const { groups } of withWholeDays(meant).matchAll(DATED)) {
    const words = `on ${groups?.['when'] ?? ''}`;
    const date = found(DUE, words) ?? found(DAY, words);
    if (date !== undefined) return date.replace(/^(?:on|due) /i, '');
  }
  return undefined;
}

/** What names an aim may name its date: 'exam on Friday'. */
export function factsBesideAim(meant: string): PlanFacts {
  const until = IN_DISORDER.test(meant) ? found(DAY, meant) : dateNamed(meant);
  const part = clauseOfAim(meant);
  const { day, due, ...facts } = factsIn(part.replace(/^(?:I|we)\b/i, ''));
  if (until !== undefined) return IN_DISORDER.test(meant) ? { due: until } : { ...facts, due: until };
  const isDue = day !== undefined && EVENT.test(meant);
  return {
    ...facts,
    ...(due !== undefined && { due }),
    ...(isDue ? { due: day } : day !== undefined && { day }),
  };
}

export const LIST_LEAST = 3;
const LONGEST_ITEM = 7;

/** Three things or more that are to be done, as they were listed. Null where a message lists none. */
export const listIn = (meant: string): string[] | null =>
  [meant, ...sentencesOf(meant)].map(itemsIn).find((items) => items !== null) ?? null;

function itemsIn(meant: string): string[] | null {
  const after = /:\s*(?<list>.+)$/s.exec(meant)?.groups?.['list'];
  const asked =
    /\b(?:have|need|got|must|should)(?: to)?\b(?: (?:do|sort(?: out)?|finish|get|write|call))?\s(?<list>.+)$/is.exec(
      meant,
    );
  const text = after ?? asked?.groups?.['list'] ?? (meant.includes('\n') ? meant : meant);
  const items = text
    .split(/\s*(?:[,;\n]|\band\b(?= (?:the|my|a|an|call|buy|write|pay|clean|do|finish)))\s*/i)
    .map((item) => tidy(item.replace(/^(?:and|then|also|plus|-|\d+[.)]) ?/i, '')))
    .filter(Boolean);
  const isList =
    items.length >= LIST_LEAST &&
    items.every(
      (item) => item.split(' ').length <= LONGEST_ITEM && !/\b(?:I|he|she|they|we|it)\b/.test(item),
    );
  return isList ? items : null;
}
