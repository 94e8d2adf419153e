/** What a question asks for, and how an answer to it is taken, whatever it says. */
export type AskedKind = {
  id: string;
  /** The question that was asked. */
  asked: RegExp;
  /** An answer to it has this in it; without one anything can be an answer. */
  answer?: RegExp;
  /** Only where somebody writes. */
  isOfWriting?: boolean;
  lines: readonly string[];
};

/** The first that fits counts. The lines are true of every answer that is not 'nothing' or 'I don't know'. */
export const ASKED_KINDS: readonly AskedKind[] = [
  {
    id: 'sentence-to-finish',
    asked: /\b(?:go on|end this one|finish this|goes on)\b.*['‘’"]|…/i,
    lines: [
      'That could stand on the page just like that.',
      'Now it has an end.',
      'A sentence only you could have finished.',
      "There's the line.",
    ],
  },
  {
    id: 'title',
    isOfWriting: true,
    asked: /\b(?:title|be called|call it|call this|name on|as a chapter|last line|one sentence)\b/i,
    lines: [
      'That would make me want to read it.',
      'A good one. It says more than it shows.',
      "I'd keep that.",
    ],
  },
  {
    id: 'to-a-friend',
    asked: /\b(?:to a friend|a friend who|somebody you like|tell a friend|somebody else who)\b/i,
    lines: [
      "You'd say that to a friend. It may hold for you, too.",
      "That's kinder than what you tell yourself, I think.",
      'Good. Now say it once to yourself, slowly.',
    ],
  },
  {
    id: 'in-the-body',
    asked:
      /\b(?:in (?:the|your) body|chest, stomach|where does it sit|do you notice (?:there|in yourself))\b/i,
    answer:
      /\b(?:chest|stomach|belly|throat|head|shoulders?|neck|jaw|back|hands?|heart|legs?|eyes|face|arms?|tight|heavy|hot|cold|tired|breath\w*|knot|everywhere|nowhere|tense|shak\w*|body)\b/i,
    lines: [
      'So that is where it lives.',
      'The body keeps it there, then.',
      'Let it be there for a moment, without pushing.',
    ],
  },
  {
    id: 'sense',
    isOfWriting: true,
    asked:
      /\b(?:hear|heard|smell|voice|light like|look like|look(?:s|ed)? (?:at|like)|in front of (?:your eyes|you)|photo|notice first|see (?:first|there|when)|you still see|put me in the spot|where exactly|hands doing|one detail)\b/i,
    lines: [
      'Now I am nearer to it.',
      'With that it stops being just anywhere.',
      'A detail like that does half the work.',
      'I have it in front of me now.',
      'That puts one right into it.',
    ],
  },
  {
    id: 'worst-part',
    asked:
      /\b(?:hardest|worst|hard (?:part|bit)|sharpest|saddest|hurts? most|gets to you|bothers you most|weighs)\b/i,
    lines: [
      'So that is the sore spot.',
      "That's the bit with the weight, then.",
      'I can see how that would be the one.',
    ],
  },
  {
    id: 'best-part',
    asked:
      /\b(?:best|nicest|so (?:nice|good)|looking forward|like (?:about|best)|most of it you like|more than nice)\b/i,
    lines: [
      "That's the bit to keep, then.",
      'I can see how that would be the one.',
      'That alone would be worth the telling.',
    ],
  },
  {
    id: 'fear',
    asked: /\b(?:worr(?:y|ies)|afraid|fear|scar(?:es?|y)|could happen|the worst it could)\b/i,
    lines: [
      "So that's the fear in it.",
      'Said like that it has a shape, at least.',
      "That's what it comes down to, then.",
    ],
  },
  {
    id: 'said',
    asked:
      /\b(?:what did you (?:say|answer|reply|tell)|what did (?:he|she|they) (?:say|answer)|said? to (?:that|it)|did you say anything|what (?:would|could) you (?:have )?(?:liked to )?(?:say|tell|answer|ask)|nearly (?:say|write)|which sentence|what would you write|say to (?:him|her|them))\b/i,
    lines: ['So those are the words.', "That's plain, and it's yours.", 'Good that it stands somewhere now.'],
  },
  {
    id: 'wanted',
    asked:
      /\b(?:(?:did|do|would|had|have) you (?:really |have )?(?:want|need|like|hope|wish)\w*|hoping for|what would (?:have )?help|want(?:s)? (?:from you|you to do)|liked to|like (?:him|her|them) to|enough for you|good enough)\b/i,
    lines: ["It's good to have that said.", 'So that is what it comes down to.', 'Plainly said.'],
  },
  {
    id: 'helps',
    asked:
      /\b(?:helped|helps|ease it|easier|lighter|bearable|quiets|good right now|do for yourself|good for you)\b/i,
    lines: [
      "Then that's worth keeping within reach.",
      'Good to know, for the next time.',
      "That's a real thing, and yours.",
    ],
  },
  {
    id: 'who',
    asked: /\bwho(?:m|se)?\b/i,
    answer:
      /^(?!me\b|.*\bI\b.*\b(?:don't|didn't|can't)\b)(?:.*\b(?:my|me|he|she|they|we|us|him|her|them|mum|mom|dad|friend|people|everyone|somebody|someone)\b.*|(?:\p{Lu}\p{Ll}+|just|only|maybe)\b.*|\p{L}+(?: and \p{L}+)?\W*)$/u,
    lines: [
      'Good, then I know who belongs in it.',
      "That's one more face in the picture.",
      'Good to have a name to it.',
    ],
  },
  {
    id: 'since-when',
    asked:
      /\b(?:since when|how long|when (?:did|was|were|have|does|is|do)|at what|how often|first (?:turn|time|notice))\b/i,
    answer:
      /^(?:\S+ ){0,3}(?:since|last|yesterday|today|this (?:morning|week|year)|always|forever|every|sometimes|often|\d+|a (?:few|couple)|two|three|four|five|six|when I|after|before)\b|\b(?:ago|years|months|weeks|days|in the (?:morning|evening)s?|at night)\b/i,
    lines: ["So that's when.", 'That gives it a place in time.', 'So it has a beginning.'],
  },
  {
    id: 'why',
    asked:
      /^(?:and )?why\b|\bwhat (?:made|makes|kept|keeps|held|stopped|brings|brought|set (?:it|that))\b|\bwhere does that\b|\bwhat is it that\b|\bwhat does it (?:mean|have to do)\b/i,
    lines: ['That would explain it.', 'So that is what is behind it.', 'It makes sense, seen from there.'],
  },
  {
    id: 'inside',
    asked:
      /\b(?:through (?:your head|your mind|you)|in you\b|goes on in|do to you|did you (?:feel|think|make of)|were you thinking|that like|it like|for you\b|how (?:are|were|did) you|how did (?:it|that) feel|come up|came up|comes up|tell yourself|told yourself|the thought|does it want|stays? with you|stayed with you|notice in|happens in you|how (?:was|is) (?:it|that|the))\b/i,
    lines: [
      "So that's the inside of it.",
      'One would have to be you to know that.',
      "I'm glad you say it as it was.",
      'That is honest.',
      'So it is more than it looks like.',
    ],
  },
  {
    id: 'what-happened',
    asked:
      /\b(?:and then|what happened|happened (?:next|then|before)|came (?:of|after)|just before|right before|what did you do|do then|how did (?:it|that)|go on|how does it end|end\b|what do you do|before that)\b/i,
    lines: [
      'So that is how it went.',
      'I can follow it now, step by step.',
      'So one thing came after the other.',
    ],
  },
  {
    id: 'about-somebody',
    asked:
      /\b(?:tell me (?:about|a little|a bit)|describe (?:him|her|them)|(?:is|are) (?:he|she|they) like|know of (?:him|her|them)|with (?:him|her|them))\b/i,
    lines: [
      'I have a better picture now.',
      'Somebody one does not forget, I think.',
      'That already says a lot.',
    ],
  },
  {
    id: 'what-changes',
    asked: /\b(?:differen(?:t|ce)|change|mean for|missing|stands? (?:between|in the way))\b/i,
    lines: ["So there's the difference.", "That's worth knowing about it.", "That's a fair way to put it."],
  },
];

/** To 'nothing', 'nobody', 'I don't know' after a question: no answer is one, too. */
export const NO_ANSWER = [
  "Not everything has one. Let's leave it open.",
  'Then that stays open. It may come by itself.',
  'All right, without an answer.',
  'It needn’t have one.',
];
