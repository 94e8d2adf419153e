/** How an answer to the companion's own question is taken up. */
export type AnsweredQuestion = {
  id: string;
  /** The question that was asked. */
  asked: RegExp;
  /** What is an answer to it. */
  answer: RegExp;
  /** `{x}` and `{X}` are the answer in the second person, `{G}` its word for how it was. */
  lines: readonly string[];
  asks: readonly string[];
  rests?: boolean;
};

const START = String.raw`^(?:(?:well|i guess|i think|maybe|probably|mostly|mainly|usually|just|only|oh|hm+|um+|like|it's|it was|at|in|on|by|to) ?,? ?)*`;

/** The first that fits counts. */
export const ANSWERED_QUESTIONS: readonly AnsweredQuestion[] = [
  {
    id: 'who-nobody',
    asked:
      /\bwho(?:m)? (?:knows|could|can|would|else|sees|is on|looks|do you|have you|carries|helps|gets|are you)\b/i,
    answer: /^(?:\w+ )?(?:nobody|no one|no-one|none|not really anyone|not a soul)\b/i,
    lines: ['Nobody, so far. That is hard.', "I'm sorry you're alone with it."],
    asks: ['Who could you imagine telling?', 'What makes it hard to tell somebody?'],
  },
  {
    id: 'who-somebody',
    asked: /\bwho(?:m|se)?\b/i,
    answer:
      /^(?:(?:only|just|maybe|probably|mostly|i think|i guess) )*(?:my|his|her|our|the|a) [\p{L}']+(?: [\p{L}']+)?\W*$|^(?:(?:only|just|maybe|probably) )*\p{L}+(?: (?:and|or) \p{L}+)?\W*$/iu,
    lines: ['{X}, then.', '{X}. Okay.'],
    asks: ['Tell me a bit more about that.'],
  },
  {
    id: 'when-night',
    asked: /\bwhen\b|\bat its worst\b|\btime of day\b|\bhow often\b/i,
    answer: new RegExp(
      String.raw`${START}(?:the )?(?:nights?|evenings?|bed|before (?:bed|sleep)|midnight|late|[1-4] ?am)\b`,
      'i',
    ),
    lines: ['At night, when nothing distracts you.', 'Nights are hard for that.'],
    asks: ['What do you do then?', 'And how is it in the morning?'],
  },
  {
    id: 'when-morning',
    asked: /\bwhen\b|\bat its worst\b|\btime of day\b|\bhow often\b/i,
    answer: new RegExp(
      String.raw`${START}(?:the )?(?:mornings?|waking up|when I wake up|first thing)\b`,
      'i',
    ),
    lines: ['First thing in the morning.', 'Right from the morning on.'],
    asks: ['What is the first thought, when you wake?', 'What helps you on such a morning?'],
  },
  {
    id: 'when-always',
    asked: /\bwhen\b|\bhow often\b|\bat its worst\b/i,
    answer: /^(?:\w+ )?(?:always|all the time|all day|constantly|every day|day and night|non-?stop|24\/7)\b/i,
    lines: ['All the time. That is a lot.', 'No break from it, then.'],
    asks: ['Which hour of the day is the least bad?', 'What helps for a moment, if anything?'],
  },
  {
    id: 'which-day',
    asked: /\b(?:when(?:,| would| will| could)|which day|good moment|what time)\b/i,
    answer:
      /^(?:(?:maybe|probably|on|this|next|ok|by|in the) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|the weekend|weekend|morning|evening|after (?:work|lunch|dinner|school)|next week|\d{1,2} ?(?:am|pm)?)\b.{0,25}$/i,
    lines: ["{X}, then. That's a real time.", '{X}. Good.'],
    asks: ['What could get in the way?', 'What do you need for it?'],
  },
  {
    id: 'since-when',
    asked: /\bsince when\b|\bhow long\b|\bwhen (?:did|was|were)\b/i,
    answer:
      /^(?:\w+ ){0,3}(?:since|ago|last|yesterday|today|this (?:morning|week|year)|years?|months?|weeks?|days?|when I|after|before|forever|\d+)\b/i,
    lines: ['Okay, since then.', 'I see.'],
    asks: ['What was it like at the beginning?', 'How is it right now?'],
  },
  {
    id: 'both',
    asked: /\bwhich\b|\bor\b/i,
    answer: /^(?:\w+ )?both\b/i,
    lines: ['Both. I see.', 'Both, then.'],
    asks: ['Which is harder for you?', 'Which was there first?'],
  },
  {
    id: 'in-the-body',
    asked: /\b(?:body|chest|notice in)\b/i,
    answer:
      /^(?:\S+ ){0,5}(?:chest|stomach|belly|throat|head|shoulders?|neck|jaw|back|hands?|heart|legs?|eyes)\W*$/i,
    lines: ['{X}.', '{X}. Okay.'],
    asks: ["What's it like there: tight, heavy, hot, something else?", 'What helps with it?'],
  },
  {
    id: 'how-it-felt',
    asked: /\b(?:how (?:was|did|is|do|does|are)|what(?:'s| was| is) (?:it|that) like|feel|felt)\b/i,
    answer:
      /^(?:(?:it was|it is|it's|it felt|kind of|kinda|a bit|just|really|so|pretty|quite|very) )*(?<x>weird|strange|odd|good|great|nice|bad|awful|horrible|okay|ok|fine|heavy|light|lighter|empty|cold|warm|small|big|hard|easy|painful|awkward|unreal|surreal|quiet|different|intense|scary|free|stupid|humiliating|shitty|crap|not (?:great|good|nice|bad))\W*$/i,
    lines: ['{G}, then.', '{G}. I see.'],
    asks: ['What made it like that?', 'How is it now?'],
  },
  {
    id: 'what-kept-you',
    asked: /\b(?:what (?:kept|made|stopped|speaks against|stood in|gets in|has been in)|why)\b/i,
    answer:
      /^(?:(?:well|i guess|i think|maybe|probably|mostly|just) )*(?:because|cause|fear|work|money|time|no time|too (?:tired|busy|late|scared|much|expensive|proud)|pride|habit|the kids|shame|laziness|life|(?:I was|I'm|I am|being) (?:too |so |just |really )*(?:afraid|scared|busy|tired|ashamed|shy|proud|lazy|young|angry|polite))\b.{0,90}$/i,
    lines: ['That makes sense.', 'I can understand that.'],
    asks: ['Is it still like that?', 'What would make it easier?'],
  },
];
