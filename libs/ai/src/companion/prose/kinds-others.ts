import type { Kind } from '../kind.ts';

/** What others did, and what is feared. */
export const KINDS_OTHERS: readonly Kind[] = [
  {
    id: 'wronged',
    family: 'others',
    lines: [
      "That's not okay.",
      'I can see why that upsets you.',
      'No, that was not fair on you.',
      "You didn't deserve that.",
      "No, that wasn't fair.",
      'Anybody would be angry about that.',
    ],
    asks: [
      'What did you do then?',
      'What did you say to that?',
      'What would you like to happen now?',
      'Who can you talk to about it?',
    ],
    exercise: 'unsent-letter',
    words:
      /\b(?:without (?:even )?(?:asking|telling|knocking)|behind my back|took (?:the )?credit|lied to (?:me|my face)|blamed me|accused me|cheated on me)\b/i,
  },
  {
    id: 'left-out',
    family: 'others',
    lines: [
      'Ouch. It hurts to be left out.',
      'That stings, to be the one who is left out.',
      'Of course that hurts. Everybody wants a place.',
      "I'm sorry. That's a lonely thing.",
      'That would hurt most people.',
    ],
    asks: [
      'Who would you have liked to notice?',
      'Has it been like that for long, or is it new?',
      'What did you do then?',
      'Is there one person there who feels a bit safer than the rest?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\b(?:without me|not invited|wasn't invited|weren't invited|left me out|nobody saved|don't exist)\b/i,
  },
  {
    id: 'hurt-by-words',
    family: 'others',
    lines: [
      'That hurts to hear.',
      'That was a hard thing to be told.',
      "Ouch. I'm sorry.",
      "I'm sorry they said that.",
      "I'm sorry somebody put it to you like that.",
    ],
    asks: [
      'What did you answer, or what would you have liked to?',
      'What hurt most about it?',
      'Do you believe a part of it, or is it plainly wrong?',
      'What would a friend say to it?',
    ],
    exercise: 'thought-record',
  },
  {
    id: 'quarrel',
    family: 'others',
    lines: [
      'That sounds tense.',
      'A fight like that is tiring.',
      "I'm sorry. Fights are hard.",
      "That's hard, with people one can't just walk away from.",
      'Rough, for everybody in it.',
    ],
    asks: [
      'What was it about?',
      'What would you say, if they really listened?',
      'How are things between you now?',
      'What would you like them to understand?',
    ],
    exercise: 'unsent-letter',
    words:
      /\b(?:we|I|they|he|she) (?:had|have had|got into) (?:a|another|an?) (?:\w+ )?(?:fight|argument|row)\b|\b(?:we|they) (?:fought|argued|quarrel\w*)\b|\b(?:are|aren't|not) (?:on )?speaking\b/i,
  },
  {
    id: 'angry',
    family: 'others',
    lines: [
      'You have every right to be angry.',
      "Let it out. There's nobody here to be polite to.",
      'That much anger has a reason.',
      'You may be angry here.',
      "I'd be angry, too.",
    ],
    asks: [
      'What makes you angriest about it?',
      'What would you say to their face, if nothing came after?',
      'What do you need now: to shout, to move, or to have it fixed?',
    ],
    exercise: 'unsent-letter',
    words:
      /\b(?:furious|raging|livid|pissed|boiling|so (?:mad|angry)|I hate (?:him|her|them)|want to scream|fed up|how dare)\b/i,
  },
  {
    id: 'nuisance',
    family: 'others',
    lines: [
      'Ugh. Those days are tiring.',
      'Ugh. As if there were not enough already.',
      'Annoying, that.',
      "Ugh, that's annoying.",
      'Of course it had to be like that.',
    ],
    asks: [
      'What else went wrong today?',
      'Did anything go right today?',
      'What would make the rest of the day a little better?',
    ],
    words:
      /\b(?:was late again|kept getting interrupted|is broken again|on hold for|stood in line|packed again|stuck in traffic)\b/i,
  },
  {
    id: 'dreads',
    family: 'fear',
    lines: [
      'Waiting for something like that is hard work.',
      "That's hard to wait for.",
      'Not knowing is hard.',
      'That would make most people nervous.',
      "I can see why you're nervous.",
    ],
    asks: [
      'What worries you most about it?',
      'What do you know for sure, and what is a guess?',
      'What would help you through the time until then?',
      'What would be the most likely way for it to go?',
    ],
    exercise: 'worry-tree',
    words:
      /\b(?:(?:scared|afraid|terrified|nervous|freaking out|dreading)\b|what if (?:I|he|she|they|it|nobody|no one)\b|waiting for (?:the|my|his|her) (?:results?|letter|call|answer)|letting me go)/i,
  },
  {
    id: 'ruminates',
    family: 'fear',
    lines: [
      'It keeps coming back, then.',
      "Heads do that, I'm afraid.",
      "It doesn't leave you alone.",
      'That is tiring.',
      'Thoughts like that are hard to stop.',
    ],
    asks: [
      'Which bit of it comes back most?',
      'What would you tell a friend who had that on their mind?',
      'What is the worst it could mean, and what is the likeliest?',
      'What helps, even for a minute?',
    ],
    exercise: 'thought-record',
    words:
      /\b(?:keep (?:thinking|replaying|wondering|going over)|can't stop thinking|over and over|round and round|won't turn off|out of my (?:head|mind)|still thinking about|can't let it go)\b/i,
  },
  {
    id: 'worries-for',
    family: 'fear',
    lines: [
      "It's hard to worry about somebody.",
      "It's hard to love somebody and not be able to fix it.",
      "That's a worry that stays with you.",
      'I can see why that keeps you busy.',
      'You care about them.',
    ],
    asks: [
      'What have you noticed?',
      'What is in your hands there, and what is not?',
      'Who else keeps an eye on it with you?',
      'Have you been able to say it to them?',
    ],
    exercise: 'worry-tree',
    words:
      /\b(?:I'm|I am|so|really) worried (?:about|for) (?:my|him|her|them|our)\b|\bI worry (?:about|how|for)\b/i,
  },
  {
    id: 'undecided',
    family: 'fear',
    lines: [
      "That's a real decision.",
      "That's not easy to decide.",
      "No wonder it isn't settled yet.",
      'Not an easy one, and nobody can take it off you.',
    ],
    asks: [
      'Which way do you lean?',
      'What speaks for each of them?',
      'By when does it have to be decided?',
      'What would you tell a friend in the same place?',
    ],
    exercise: 'two-columns',
    words:
      /\b(?:should I|do I) \w+(?: \w+){0,5} or\b|\bcan't (?:decide|choose)\b|\b(?:not sure|don't know) (?:if|whether) (?:I|we) (?:should|want|can|could)\b|\bhave to decide\b|\bpart of me\b/i,
  },
  {
    id: 'overloaded',
    family: 'fear',
    lines: [
      "That's too much for one pair of hands.",
      'All of it at once. No wonder.',
      "That's more than fits into a day.",
      "That's a lot at the same time.",
    ],
    asks: [
      'Which one presses most?',
      'What could wait until tomorrow without any harm?',
      'Is there one piece that somebody else could take?',
      'What is the very next thing, only that one?',
    ],
    exercise: 'what-comes-first',
    words:
      /\b(?:at once|too much to do|so much to do|deadlines?|piling up|can't keep up|drowning in|no time to (?:eat|think|breathe))\b/i,
  },
];
