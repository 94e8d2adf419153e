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
    lines: ["Nobody, so far. That's part of the weight.", 'So you carry it by yourself.'],
    asks: [
      'Who would come nearest, if there had to be somebody?',
      'What would have to be true of somebody you could tell?',
    ],
  },
  {
    id: 'who-myself',
    asked: /\bwho(?:m|se)?\b/i,
    answer: /^(?:\w+ )?(?:me|myself|i do|i did|just me|only me)\W*$/i,
    lines: ['You yourself, then.', 'So the strictest one sits inside.'],
    asks: [
      'Where did you learn to be so strict with yourself?',
      'What would you allow somebody else, in the same place?',
    ],
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
    asks: ['What do you do then?', 'How does the same thing look in the morning?'],
  },
  {
    id: 'when-morning',
    asked: /\bwhen\b|\bat its worst\b|\btime of day\b|\bhow often\b/i,
    answer: new RegExp(
      String.raw`${START}(?:the )?(?:mornings?|waking up|when I wake up|first thing)\b`,
      'i',
    ),
    lines: ['First thing in the morning.', 'So it is there before you are up.'],
    asks: [
      'What is the first thought, when you wake?',
      'What helps you over the doorstep, on such a morning?',
    ],
  },
  {
    id: 'when-always',
    asked: /\bwhen\b|\bhow often\b|\bat its worst\b/i,
    answer: /^(?:\w+ )?(?:always|all the time|all day|constantly|every day|day and night|non-?stop|24\/7)\b/i,
    lines: ['All the time. That is a lot.', 'So there is no break from it.'],
    asks: ['Which hour of the day is the least bad?', 'What covers it up for a moment, if anything?'],
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
    lines: ['Both. That would explain the pull.', 'Both, then. They can be true side by side.'],
    asks: ['Which of them would you rather be rid of?', 'Which was there first?'],
  },
  {
    id: 'neither',
    asked: /\bwhich\b|\bor\b/i,
    answer: /^(?:\w+ )?(?:neither|none of (?:them|it|those)|nothing of that)\b.{0,12}$/i,
    lines: ['Neither. Then my question was off.'],
    asks: ['What would the right question have been?'],
  },
  {
    id: 'how-likely',
    asked: /\bhow (?:likely|much|big|sure)\b/i,
    answer:
      /^(?:\w+ )?(?:not (?:very|that|so|really|much)|unlikely|small|a little|little|low|\d{1,2} ?%?|zero)(?: (?:likely|much|big|tbh|really))?\W*$/i,
    lines: ['Less than it feels like, then.', 'Not that much, and still it is loud.'],
    asks: ['What gives it its volume?', 'What would you do if it happened all the same?'],
  },
  {
    id: 'how-likely-very',
    asked: /\bhow (?:likely|much|big|sure)\b/i,
    answer:
      /^(?:\w+ )?(?:very|pretty|quite|likely|a lot|huge|big|high|certain|totally|completely|all of it)\b/i,
    lines: ["Then it isn't only a feeling.", 'So it is worth having a plan for.'],
    asks: ['What would the first day of it look like?', 'What is already in place, if it comes?'],
  },
  {
    id: 'in-the-body',
    asked: /\b(?:body|chest|notice in)\b/i,
    answer:
      /^(?:\S+ ){0,5}(?:chest|stomach|belly|throat|head|shoulders?|neck|jaw|back|hands?|heart|legs?|eyes)\W*$/i,
    lines: ['{X}.', '{X}. Okay.'],
    asks: [
      "What's it like there: tight, heavy, hot, something else?",
      'What does it do when you breathe out slowly?',
    ],
  },
  {
    id: 'how-it-felt',
    asked: /\b(?:how (?:was|did|is|do|does|are)|what(?:'s| was| is) (?:it|that) like|feel|felt)\b/i,
    answer:
      /^(?:(?:it was|it is|it's|it felt|kind of|kinda|a bit|just|really|so|pretty|quite|very) )*(?<x>weird|strange|odd|good|great|nice|bad|awful|horrible|okay|ok|fine|heavy|light|lighter|empty|cold|warm|small|big|hard|easy|painful|awkward|unreal|surreal|quiet|different|intense|scary|free|stupid|humiliating|shitty|crap|not (?:great|good|nice|bad))\W*$/i,
    lines: ['{G}, then.', '{G}. Thanks for putting a word to it.'],
    asks: ['Which bit of it made it so?', 'Was it like that from the start, or did it turn?'],
  },
  {
    id: 'nothing-said',
    asked: /\b(?:answer|say|said|reply|words?|sentence|tell)\b/i,
    answer:
      /^(?:i (?:said |say )?)?(?:nothing|not a word|no|didn't (?:say|answer)(?: anything)?|i didn't|couldn't)\W*$/i,
    lines: ['Nothing. The words stayed in.', 'Not a word. I can see why.'],
    asks: ['And if you had had an hour to think about it?', 'What would you say today?'],
  },
  {
    id: 'what-to-say',
    asked:
      /\b(?:what (?:would|did|do|could) you (?:have )?(?:liked to |like to |want(?:ed)? to |nearly )?(?:say|said|tell|told|answer|ask|write|like to be asked)|which sentence|in one sentence|the sentence|liked to be asked|first sentence|how does it begin)\b/i,
    answer:
      /^(?!.*\?$|(?:maybe |perhaps |I think |I guess )*I (?:should|could|might)\b)(?:(?:that|i'd|i would|i'd have|i would have|maybe|probably|just|something like|to) .+|(?:hey|hi|dear|sorry|please|you|why|how|stop|don't|no,|yes,|look,|listen) ?.+|["'“].+)$/i,
    lines: ["Good. That's plain, and it's yours.", "That's a clear sentence."],
    asks: ['How does it sound, now that it stands there?', 'What would you hope happens after it?'],
  },
  {
    id: 'what-is-wanted',
    asked:
      /\b(?:what (?:do|did|would|had) you (?:really |have )?(?:want|wanted|need|needed|like|liked|hope|hoping|hoped)|were you hoping for|what (?:would have )?(?:helped|been enough)|expect(?:ed)?)\b/i,
    answer:
      /^(?!.*\b(?:says?|said|is|was|are|were|wants|thinks|who|which)\b)(?:(?:just|maybe|probably|i guess) )*(?:(?:that|to|a|an|some|for|someone|somebody|him|her|them|one|any|less|more) )+[\p{L}' ]{3,60}\W*$/iu,
    lines: ["That isn't too much to want.", 'A plain wish, and a fair one.'],
    asks: ['Who could give you the smallest piece of it?', 'Did you ever say that out loud to anyone?'],
  },
  {
    id: 'what-kept-you',
    asked: /\b(?:what (?:kept|made|stopped|speaks against|stood in|gets in|has been in)|why)\b/i,
    answer:
      /^(?:(?:well|i guess|i think|maybe|probably|mostly|just) )*(?:because|cause|fear|work|money|time|no time|too (?:tired|busy|late|scared|much|expensive|proud)|pride|habit|the kids|shame|laziness|life|(?:I was|I'm|I am|being) (?:too |so |just |really )*(?:afraid|scared|busy|tired|ashamed|shy|proud|lazy|young|angry|polite))\b.{0,90}$/i,
    lines: ['That makes sense, from where you stood.', "That's a reason, not an excuse."],
    asks: ['Does it still hold today?', 'What would have to change for that to weigh less?'],
  },
  {
    id: 'what-was-under',
    asked:
      /\b(?:went through your (?:head|mind)|what did you (?:feel|read in it)|what do you see|goes through your head|went on in you|in your mind)\b/i,
    answer:
      /^(?:(?:just|mostly|only|i guess|like) )*(?:that (?:i|he|she|they|it|we|my)\b.*|(?:I (?:thought|felt|wondered|kept thinking)|anger|fear|panic|shame|relief|pity|nothing|love|disappointment|pride|disgust|confusion|sadness|hope|guilt)\b.*)$/i,
    lines: ['So that was going on inside.', "Okay. That's the inside of it."],
    asks: ['And what was under that?', 'Did any of it show on the outside?'],
  },
];
