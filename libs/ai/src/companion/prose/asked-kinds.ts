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
    lines: ['That says it.', 'Good. That could stand on the page like that.', 'I like that line.'],
  },
  {
    id: 'title',
    isOfWriting: true,
    asked: /\b(?:title|be called|call it|call this|name on|as a chapter|last line|one sentence)\b/i,
    lines: ['A good one.', "I'd keep that.", 'That fits.'],
  },
  {
    id: 'to-a-friend',
    asked: /\b(?:to a friend|a friend who|somebody you like|tell a friend|somebody else who)\b/i,
    lines: [
      "That's kind, and it's fair. It counts for you, too.",
      "That's a good thing to say, also to yourself.",
    ],
  },
  {
    id: 'in-the-body',
    asked:
      /\b(?:in (?:the|your) body|chest, stomach|where does it sit|do you notice (?:there|in yourself))\b/i,
    answer:
      /\b(?:chest|stomach|belly|throat|head|shoulders?|neck|jaw|back|hands?|heart|legs?|eyes|face|arms?|tight|heavy|hot|cold|tired|breath\w*|knot|everywhere|nowhere|tense|shak\w*|body)\b/i,
    lines: ['Okay. I see.', 'Thanks, that helps me see it.'],
  },
  {
    id: 'sense',
    isOfWriting: true,
    asked:
      /\b(?:hear|heard|smell|voice|light like|look like|look(?:s|ed)? (?:at|like)|in front of (?:your eyes|you)|photo|notice first|see (?:first|there|when)|you still see|put me in the spot|where exactly|hands doing|one detail)\b/i,
    lines: ['I can picture that.', 'I can see it better now.', 'Okay, I see it.'],
  },
  {
    id: 'worst-part',
    asked:
      /\b(?:hardest|worst|hard (?:part|bit)|sharpest|saddest|hurts? most|gets to you|bothers you most|weighs)\b/i,
    lines: ['I can see why.', 'Yes, that sounds like the hard part.', "I'm sorry. That is a hard bit."],
  },
  {
    id: 'best-part',
    asked:
      /\b(?:best|nicest|so (?:nice|good)|looking forward|like (?:about|best)|most of it you like|more than nice)\b/i,
    lines: ['I can see why.', "That's a nice bit.", 'Lovely.'],
  },
  {
    id: 'fear',
    asked: /\b(?:worr(?:y|ies)|afraid|fear|scar(?:es?|y)|could happen|the worst it could)\b/i,
    lines: ['I can see why that worries you.', 'That would worry most people.', "That's a real worry."],
  },
  {
    id: 'said',
    asked:
      /\b(?:what did you (?:say|answer|reply|tell)|what did (?:he|she|they) (?:say|answer)|said? to (?:that|it)|did you say anything|what (?:would|could) you (?:have )?(?:liked to )?(?:say|tell|answer|ask)|nearly (?:say|write)|which sentence|what would you write|say to (?:him|her|them))\b/i,
    lines: ['Okay.', 'I see.', "That's clear."],
  },
  {
    id: 'wanted',
    asked:
      /\b(?:(?:did|do|would|had|have) you (?:really |have )?(?:want|need|like|hope|wish)\w*|hoping for|what would (?:have )?help|want(?:s)? (?:from you|you to do)|liked to|like (?:him|her|them) to|enough for you|good enough)\b/i,
    lines: ['Fair enough.', 'That makes sense.', 'I understand that.'],
  },
  {
    id: 'helps',
    asked:
      /\b(?:helped|helps|ease it|easier|lighter|bearable|quiets|good right now|do for yourself|good for you)\b/i,
    lines: ['Good to know.', "That's worth keeping.", 'Good that there is that.'],
  },
  {
    id: 'who',
    asked: /\bwho(?:m|se)?\b/i,
    answer:
      /^(?!me\b|.*\bI\b.*\b(?:don't|didn't|can't)\b)(?:.*\b(?:my|me|he|she|they|we|us|him|her|them|mum|mom|dad|friend|people|everyone|somebody|someone)\b.*|(?:\p{Lu}\p{Ll}+|just|only|maybe)\b.*|\p{L}+(?: and \p{L}+)?\W*)$/u,
    lines: ['Okay.', 'I see.', 'Good to know.'],
  },
  {
    id: 'since-when',
    asked:
      /\b(?:since when|how long|when (?:did|was|were|have|does|is|do)|at what|how often|first (?:turn|time|notice))\b/i,
    answer:
      /^(?:\S+ ){0,3}(?:since|last|yesterday|today|this (?:morning|week|year)|always|forever|every|sometimes|often|\d+|a (?:few|couple)|two|three|four|five|six|when I|after|before)\b|\b(?:ago|years|months|weeks|days|in the (?:morning|evening)s?|at night)\b/i,
    lines: ['Okay.', 'I see.', 'Good to know.'],
  },
  {
    id: 'why',
    asked:
      /^(?:and )?why\b|\bwhat (?:made|makes|kept|keeps|held|stopped|brings|brought|set (?:it|that))\b|\bwhere does that\b|\bwhat is it that\b|\bwhat does it (?:mean|have to do)\b/i,
    lines: ['That makes sense.', 'I see.', 'Okay, I see why.'],
  },
  {
    id: 'inside',
    asked:
      /\b(?:through (?:your head|your mind|you)|in you\b|goes on in|do to you|did you (?:feel|think|make of)|were you thinking|that like|it like|for you\b|how (?:are|were|did) you|how did (?:it|that) feel|come up|came up|comes up|tell yourself|told yourself|the thought|does it want|stays? with you|stayed with you|notice in|happens in you|how (?:was|is) (?:it|that|the))\b/i,
    lines: ['I can understand that.', 'Thanks for telling me.', "I'm glad you say it.", 'I see.'],
  },
  {
    id: 'what-happened',
    asked:
      /\b(?:and then|what happened|happened (?:next|then|before)|came (?:of|after)|just before|right before|what did you do|do then|how did (?:it|that)|go on|how does it end|end\b|what do you do|before that)\b/i,
    lines: ['Okay.', 'I see.', 'I follow.', 'Right.'],
  },
  {
    id: 'about-somebody',
    asked:
      /\b(?:tell me (?:about|a little|a bit)|describe (?:him|her|them)|(?:is|are) (?:he|she|they) like|know of (?:him|her|them)|with (?:him|her|them))\b/i,
    lines: ['I have a better picture now.', 'I see.', 'Thanks, I can picture that.'],
  },
  {
    id: 'what-changes',
    asked: /\b(?:differen(?:t|ce)|change|mean for|missing|stands? (?:between|in the way))\b/i,
    lines: ["That's a fair way to put it.", 'I see.', 'That makes sense.'],
  },
];

/** To 'nothing', 'nobody', 'I don't know' after a question: no answer is one, too. */
export const NO_ANSWER = [
  "That's okay.",
  'Fine, we leave that open.',
  "You don't have to know.",
  "That's fine, too.",
];
