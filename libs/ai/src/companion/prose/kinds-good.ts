import type { Kind } from '../kind.ts';

/** What is good, and what is simply told. */
export const KINDS_GOOD: readonly Kind[] = [
  {
    id: 'small-pleasure',
    family: 'good',
    lines: [
      'That is a good minute of a day.',
      'Lovely. Those are easily overlooked.',
      'I like that you noticed it.',
      'That sounds cosy.',
      'Such things count.',
    ],
    asks: ['What made it so nice?', 'What else belongs to that moment: a smell, a sound?'],
  },
  {
    id: 'proud',
    family: 'good',
    lines: [
      'Well done. That was you.',
      'You did that. Let it sink in.',
      "That's worth being proud of.",
      'Now that is something.',
      'That took more than luck.',
    ],
    asks: [
      'Which moment of it would you like to keep?',
      'Who knows about it already?',
      'What was the hardest bit on the way?',
    ],
  },
  {
    id: 'kindness-got',
    family: 'good',
    lines: [
      'That was kind.',
      'Such people make a difference.',
      'How good that somebody was there.',
      'That is the sort of thing one remembers.',
      "That's a kind thing.",
    ],
    asks: ['What did it do for you?', 'Did they see what it meant to you?'],
    words:
      /\b(?:gave me (?:his|her|their) (?:seat|umbrella|coat|jacket|hand|number)|held my (?:hand|door)|brought me|paid for my|stayed with me|waited for me|(?:is|are|was) proud of me)\b/i,
  },
  {
    id: 'kindness-done',
    family: 'good',
    lines: [
      'That was good of you.',
      'You were there for somebody. That counts.',
      'A kind thing to do.',
      'They will remember that, I think.',
    ],
    asks: ['How was it taken?', 'What was that like for you?'],
    words:
      /\bI (?:helped|hugged|comforted|gave (?:him|her|them) my|drove (?:him|her|them)|made (?:him|her|them) (?:dinner|soup|tea))\b/i,
  },
  {
    id: 'good-company',
    family: 'good',
    lines: [
      'That sounds like good company.',
      'Such hours are worth a lot.',
      'How nice, to be among people like that.',
      'I can nearly hear the laughing.',
    ],
    asks: ['What will you still remember of it in a year?', 'What was the best bit?'],
    words:
      /\b(?:laughed (?:so hard|till|until|together)|made a friend|we (?:danced|sang|talked for hours|played \w+ (?:till|until)))\b/i,
  },
  {
    id: 'relief',
    family: 'good',
    lines: [
      'Phew. Good.',
      "I'm glad, as far as a program can be.",
      'Then you can breathe out.',
      "Good. I'm glad.",
    ],
    asks: ['How does it feel, now that it is over?', 'What helped most, do you think?'],
    words:
      /\b(?:relieved|phew|what a relief|it's over|went (?:way |much )?better|a bit (?:calmer|better|lighter)|feel (?:lighter|better|calmer))\b/i,
  },
  {
    id: 'looks-forward',
    family: 'good',
    lines: [
      "That's something to look forward to.",
      'Nice, with that in front of you.',
      'Good things ahead, then.',
      'Half of the joy comes before.',
    ],
    asks: ['What are you looking forward to most?', 'What will be the first thing you do there?'],
    words: /\b(?:can't wait|looking forward|counting (?:the )?days|so excited)\b/i,
  },
  {
    id: 'joke',
    family: 'good',
    lines: [
      "Ha. That's a good one.",
      'I would have laughed, if I could.',
      'That made me grin, as far as a program can.',
      'You could not make that up.',
    ],
    asks: ['And then?', 'Who was there to see it?'],
    words: /\b(?:haha+|lmao|hahaha+)\W*$/i,
  },
  {
    id: 'brave-step',
    family: 'good',
    lines: [
      'That took courage.',
      'You did it. That was not a small step.',
      'Good for you, however it turns out.',
      'So you went and did it.',
    ],
    asks: [
      'How was it, a minute afterwards?',
      'What made you do it this time?',
      'What happens next with it?',
    ],
    words:
      /\bI (?:finally|actually) (?:told|asked|said|called|rang|went|applied|sent|booked|did)\b|\bI (?:told (?:him|her|them) to|stood up to|signed up|pressed send|handed in)\b/i,
  },
  {
    id: 'scene',
    family: 'plain',
    lines: [
      'I can see that in front of me.',
      'You noticed that.',
      'I can see it, too.',
      'I like that picture.',
      'I can picture it.',
    ],
    asks: ['What was it like there?', 'What else was there?', 'What does it remind you of?'],
  },
  {
    id: 'memory',
    family: 'plain',
    lines: [
      'You remember it well.',
      'That stays with you, I see.',
      'I like that one.',
      "That's a nice thing to remember.",
      'Nice that it came back.',
    ],
    asks: ['What else do you remember?', 'Who else was there?', 'What made you think of it today?'],
    words:
      /\b(?:reminds me of|when I was (?:little|small|a (?:kid|child|girl|boy)|\w+ years old)|as a (?:girl|boy|child|kid)|used to (?:tease|steal|play|sing|have|sit|braid|build)|I remember (?:the|how|when|my))\b/i,
  },
  {
    id: 'introduces',
    family: 'plain',
    lines: [
      'Ah, good, now I know who that is.',
      'Thanks, that helps me picture it.',
      'Okay, I have them in front of me.',
      'Good to know who we are talking about.',
    ],
    asks: ['How do the two of you get on?', 'What are they like?', 'What part do they play in this?'],
    words:
      /\b(?:his|her|their|my \w+'s) name (?:is|was)\b|\b(?:he|she)(?:'s| is| was) (?:called|named|new)\b|\bis my (?:best friend|flatmate|roommate|boss|sister|brother|girlfriend|boyfriend)\b/i,
  },
  {
    id: 'routine',
    family: 'plain',
    lines: [
      'A day like many, then.',
      'The everyday part. That belongs here, too.',
      'Okay, that is how it runs.',
      'Plain and honest.',
    ],
    asks: [
      'What was the best bit of it?',
      'Was anything different from usual?',
      'Which bit of it do you like?',
    ],
  },
  {
    id: 'happens',
    family: 'plain',
    lines: ['Okay, I follow.', "I'm right there with you.", 'I can nearly see it.', 'Oh.'],
    asks: ['And then?', 'What was that like?', 'What did you make of it?', 'How did it end?'],
  },
  {
    id: 'explains',
    family: 'plain',
    lines: ['Ah, that makes sense.', 'Okay, now I see why.', 'That explains it.', 'Understandable.'],
    asks: ['Is that a good thing or a hard one, for you?', 'Has it always been so?', 'How is that for you?'],
    words:
      /^(?:(?:mostly|just|well|i guess|it's|its|probably) )*(?:because|cause|cuz|so that|that's why|thats why|otherwise)\b/i,
  },
  {
    id: 'intends',
    family: 'plain',
    lines: [
      'Sounds like a plan.',
      'Good idea.',
      "I'd be curious how that goes.",
      'Do that. It can be small.',
    ],
    asks: [
      'When would be a good moment for it?',
      'What would make it easy?',
      'What do you hope comes of it?',
    ],
    words:
      /^(?:(?:ok|okay|maybe|anyway|so|and|i think|then|well) )*(?:I(?:'ll| will| shall|'m going to| am going to|'m gonna| might| could)|gonna|going to|maybe I'll) (?!(?:be|die|cry|never|not|fail|lose|get fired)\b)\w+/i,
  },
  {
    id: 'background',
    family: 'plain',
    lines: ['Okay, good to know.', 'Thanks, that helps me see it.', 'I have that.', 'Ah, okay.'],
    asks: ['And how is that for you?', 'What does it mean for today?', 'How did that come about?'],
  },
  {
    id: 'detail',
    family: 'plain',
    lines: ['Okay.', 'I see.', 'Got it.', 'Ah, all right.'],
    asks: [],
  },
  {
    id: 'bored',
    family: 'plain',
    lines: [
      'Long hours, then.',
      'Boring days happen.',
      'Slow days exist.',
      'Then we have time, the two of us.',
    ],
    asks: [
      'What did you like doing at ten, when there was nothing to do?',
      'What would you do, if it cost no effort?',
      'Who could do with a message from you?',
    ],
    words: /\b(?:i'm bored|so bored|nothing to do|bored out of|boring day)\b/i,
  },
];
