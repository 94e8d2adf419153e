import type { Kind } from '../kind.ts';

/** What others did, and what is feared. */
export const KINDS_OTHERS: readonly Kind[] = [
  {
    id: 'wronged',
    family: 'others',
    lines: [
      "That's not okay.",
      "I'd be upset about that, too, if I were a person.",
      'No, that was not fair on you.',
      "You didn't deserve that.",
      "That crosses a line, and it's right that you noticed.",
      'Anybody would be angry about that.',
    ],
    asks: [
      'What did it do to you when you found out?',
      'Did you say anything, or was there no chance to?',
      'What would you want from them now?',
      'Who is on your side in this?',
    ],
    exercise: 'unsent-letter',
    words:
      /\b(?:without (?:even )?(?:asking|telling|knocking)|behind my back|took (?:the )?credit|lied to (?:me|my face)|blamed me|accused me|cheated on me)\b/i,
  },
  {
    id: 'left-out',
    family: 'others',
    lines: [
      'Ouch. Standing outside of it hurts.',
      'That stings, to be the one who is left out.',
      'Of course that hurts. Everybody wants a place.',
      "That's a lonely spot to be put in.",
      'It would hurt most people, and few would admit it.',
    ],
    asks: [
      'Who would you have liked to notice?',
      'Has it been like that for long, or is it new?',
      'What did you do with yourself then?',
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
      'Words like that stay.',
      'That was a hard thing to be told.',
      'Ouch. That goes in deep.',
      'One sentence, and it can sit there for years.',
      "I'm sorry somebody put it to you like that.",
    ],
    asks: [
      'What did you answer, or what would you have liked to?',
      'Which word of it hurts most?',
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
      'A fight like that takes it out of one.',
      'That leaves something in the air.',
      "That's hard, with people one can't just walk away from.",
      'Rough, for everybody in it.',
    ],
    asks: [
      'What was it about, underneath?',
      'What would you say, if they really listened?',
      'How are things between you now?',
      'What do you wish they understood?',
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
      "Good. Don't make it smaller here.",
      'That would make me swear, if I could.',
    ],
    asks: [
      'What is the part that you can least forgive?',
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
      'Oh, the classics. Those days wear one down.',
      'Ugh. As if there were not enough already.',
      'Annoying, that.',
      "That's the kind of thing that eats a whole mood.",
      'Of course it had to be like that.',
    ],
    asks: [
      'And what was on top of that today?',
      'Did anything go right beside it?',
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
      'No wonder your head runs ahead to it.',
      "It's the not knowing, isn't it.",
      'That would sit in my stomach, too, if I had one.',
      "That's a lot of weight on one moment.",
    ],
    asks: [
      'What is the picture your head keeps showing you?',
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
      'Heads do that, and rarely at a good hour.',
      'That one has hooked itself in.',
      'Going over it again feels like doing something about it, I suppose.',
      'A thought like that wants to be finished, and there is no end to it.',
    ],
    asks: [
      'Which sentence of it comes back the most?',
      'What would you tell a friend who had that on their mind?',
      'What is the worst it could mean, and what is the likeliest?',
      'What quiets it, even for a minute?',
    ],
    exercise: 'thought-record',
    words:
      /\b(?:keep (?:thinking|replaying|wondering|going over)|can't stop thinking|over and over|round and round|won't turn off|out of my (?:head|mind)|still thinking about|can't let it go)\b/i,
  },
  {
    id: 'worries-for',
    family: 'fear',
    lines: [
      "You're watching over somebody there, and it costs you.",
      "It's hard to love somebody and not be able to fix it.",
      'That worry does not clock off.',
      'I can see why that keeps you busy.',
      'You notice a lot. That is care.',
    ],
    asks: [
      'What is it that you have noticed?',
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
      "That's a real fork.",
      'Both sides have a voice there.',
      "No wonder it isn't settled yet.",
      'Not an easy one, and nobody can take it off you.',
    ],
    asks: [
      'Which way do you lean when nobody is looking?',
      'What would you lose with each of them?',
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
      "You're carrying a lot of pieces at the same time.",
    ],
    asks: [
      'Which one of them shouts loudest?',
      'What could wait until tomorrow without any harm?',
      'Is there one piece that somebody else could take?',
      'What is the very next thing, only that one?',
    ],
    exercise: 'what-comes-first',
    words:
      /\b(?:at once|too much to do|so much to do|deadlines?|piling up|can't keep up|drowning in|no time to (?:eat|think|breathe))\b/i,
  },
];
