import type { Telling } from '../telling.ts';

/** What people tell of what they did, of where and when, whatever it is about. */
export const TELLINGS_DOINGS: readonly Telling[] = [
  {
    id: 'moved-to-tears',
    pattern:
      /\bI (?:\p{L}+ )?(?:\p{L}+ )?(?:cried|sobbed|wept|teared up|was in tears|burst into tears|had tears)\b/iu,
    lines: ['I can see why.', 'That moved you.'],
    asks: ['What happened then?', 'What happened before that?', 'How was it afterwards?'],
    leads: true,
  },
  {
    id: 'as-a-child',
    pattern:
      /\b(?:when I was (?:a (?:kid|child|boy|girl|teenager)|little|small|young|younger|in school|at school|(?<x>\d{1,2}|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\b)|(?:even )?as a (?:kid|child|boy|girl|teenager)|growing up|in my childhood|I was (?:only |just |like )?(?<y>[4-9]|1[0-6]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)(?: years old)?$)/iu,
    lines: ["That's a long time ago.", 'And you still know it exactly.', 'Oh, you were little.'],
    asks: [
      'What do you see when you think back to it?',
      'Who was around you then?',
      'What do you remember most of it?',
    ],
    leads: true,
  },
  {
    id: 'waits-for-it',
    pattern:
      /\bI (?:just |still |kept |keep |was |am |have been |sat |stood )*(?:wait(?:ed|ing)? for|hop(?:ed|ing) (?:for|that|he|she|they|it|my)|waiting|hoping)\b/i,
    lines: ['Waiting like that is tiring.', 'And it is hard to stop hoping.'],
    asks: [
      'What were you hoping for, put as plainly as you can?',
      'Since when have you been waiting for that, really?',
      'What would it look like, if it did come?',
    ],
  },
  {
    id: 'stop-hoping',
    pattern:
      /\b(?:stop (?:hoping|waiting|caring|trying)|give up (?:on|hoping)|gave up (?:on|hoping)|stopped (?:hoping|caring|waiting))\b/i,
    lines: ['Hoping again and again wears one out.', 'That would be a relief, and sad, too.'],
    asks: ['What would be different then?', 'What would be hardest to put down?'],
    leads: true,
  },
  {
    id: 'becoming-like',
    pattern:
      /\b(?:I(?:'m| am) (?:turning into|becoming|ending up like|just like|exactly like)|(?:don't|never|do not) want to (?:become|end up|turn into|be like|turn out))\b/i,
    lines: ['I can see why that worries you.', 'You notice it, and that counts.'],
    asks: [
      'What is different about you, all the same?',
      'How would you notice that it had begun?',
      'What did you swear you would do differently?',
    ],
    leads: true,
  },
  {
    id: 'undeserved',
    pattern: /\bI (?:don't|didn't|do not) (?:really )?deserve\b/i,
    lines: ["I don't think it has to be deserved.", 'You got it all the same.'],
    asks: ['Who decides that, in your head?', 'What would you have to do before you were allowed it?'],
    exercise: 'self-compassion-break',
    leads: true,
  },
  {
    id: 'still',
    pattern: /\bI (?:am )?still (?!waiting|hoping|angry|mad|tired|have|work|live|remember)\p{L}+/iu,
    lines: ['Okay.', 'I see.', "Of course. That doesn't stop at once."],
    asks: ['How long has it been like that?', 'How is that for you?'],
  },
  {
    id: 'asked-of-me',
    pattern: /\bI(?:'m| am| was) (?:now |just )?(?:supposed|expected|meant) to\b|\bnow I (?:have|need) to\b/i,
    lines: ["That's what's expected of you, then.", "And that doesn't sit right with you, I think."],
    asks: [
      'Who expects it?',
      'What would happen if you did it in another way?',
      'And what would you want, apart from that?',
    ],
  },
  {
    id: 'lies-awake',
    pattern:
      /\bI (?:just |often |always )*(?:lie|lay|am lying|lying) (?:there|awake|in bed)\b|\b(?:awake|woke(?: up)?) (?:again|at|all night|since)\b|\b(?:I'm|I am|I was|been|was) up (?:again|all night)\b/i,
    lines: ['Nights like that are long.', 'That makes for a long night.'],
    asks: [
      'What comes up first, when it is quiet?',
      'What would you need to know to be able to sleep?',
      'How long has it been like that?',
    ],
  },
  {
    id: 'thought-myself',
    pattern:
      /\bI (?:just |then |suddenly |only |always |looked at (?:him|her|them|it) and )*thought,? (?:that )?["'“]?(?<x>(?!of\b|about\b|so\b|it was\b|I'd (?:look|try|see|check|ask|give)\b)[^.;!?"”]{4,70})/i,
    quotes: true,
    lines: ["'{X}': I see.", "Mm. '{X}.'"],
    asks: ['What made you think that?', 'How was that for you?'],
  },
  {
    id: 'does-it-all-day',
    pattern:
      /\bI (?:\p{L}+ )?(?:work|worked|do|pay|drive|cook|clean|care|look after|study|train|get up|run) [^.!?]*\b(?:hours?|days?|nights?|every|all|always|each|times|alone)\b/iu,
    lines: ["That's a lot.", 'No wonder there is not much left.'],
    asks: ['What does that leave for you?', 'Who sees that?', 'What would you drop first, if you could?'],
  },
  {
    id: 'no-choice',
    pattern:
      /\b(?:whatever I do|no matter what I do|either way|no way out|can't win|whichever I|nothing I do)\b/i,
    lines: ["Then you can't get it right for everybody.", "That's an unfair spot to be put in."],
    asks: ['Which of them would be easier to live with?', 'Who could help you with it?'],
    leads: true,
  },
  {
    id: 'easy-for-others',
    pattern:
      /\b(?:easy for (?:him|her|them|you|others)|everyone else|other people|better than me|unlike me|(?:he|she|they) (?:already )?finished (?:his|hers|theirs))\b/i,
    lines: ['Comparing hurts, mostly.', 'It looks easier from outside, usually.'],
    asks: ['What would a fair comparison look like?', 'What is harder for you than for them?'],
  },
  {
    id: 'in-the-body',
    pattern:
      /\bI (?:\p{L}+ ){0,3}(?:can't|cannot|couldn't) breathe\b|\bI (?:just |really |still )*(?:feel|felt|get|got|was|am) (?:so |really |a bit |physically )*(?:sick|dizzy|shaky|nauseous|cold|hot|tense|heavy|stiff|breathless)\b|\bI(?:'m| am| was| started|'ve been) (?:still |so |really )*(?:shaking|trembling|sweating|dizzy|nauseous|hyperventilating|freezing)\b|\bmy (?:chest|stomach|heart|hands|throat|head|jaw|shoulders|back|legs?|voice) (?:is|are|was|were|feels?|felt|got|hurts?|tightens?|races?|shook|shakes?|pounds?|went|still)\b/iu,
    lines: ['So your body noticed.', 'You felt it in your body.'],
    asks: ['What happened before that?', 'What helps when that happens?'],
    exercise: 'paced-breathing',
  },
  {
    id: 'trails-off',
    pattern:
      /^(?:yeah,? well|so yeah|well yeah|anyway|oh well|it is what it is|and so on|etc|you know|yeah so|so well|so,? there|and well)\W*$/i,
    lines: ['Yeah.', 'Go on, if you like.'],
    asks: ['What else?', 'What were you going to say?'],
    leads: true,
  },
  {
    id: 'does-not-matter',
    pattern:
      /^(?:it |that )?(?:doesn't matter|don't care|i don't care|who cares|no big deal|it's nothing|it's fine|not important|whatever|it's whatever)(?: really| anyway| tbh)?\W*$/i,
    isWhole: true,
    lines: ['I think it matters.', "It may matter. That's allowed."],
    asks: ['And if it did matter?', 'What would be different, if it did?'],
    leads: true,
  },
  {
    id: 'it-is-a-year',
    pattern:
      /\b(?:it's|it is|it was|makes|be) (?:(?:about|almost|nearly|exactly|already|now) )*(?:a|an|one|two|three|five|ten|\d+) (?:years?|months?) (?:today|tomorrow|since|on \p{Lu}|next|this)\b|\banniversary\b/iu,
    lines: ['Ah. A day like that comes back every year.', "That's a day one knows beforehand."],
    asks: ['What happened then?', 'What would you want that day to be like?'],
    leads: true,
  },
  {
    id: 'surprised-oneself',
    pattern:
      /\b(?:surpris(?:ed|ing) (?:me|myself)|to my (?:own )?surprise|which surprised|didn't (?:expect|think) (?:that|it|to|I)|out of character)\b/i,
    lines: ["You hadn't expected that of yourself.", 'Ha. Good to be surprised by oneself.'],
    asks: ['What do you make of it?', 'What made it different this time?'],
    leads: true,
  },
  {
    id: 'drifts-off',
    pattern:
      /\b(?:hours? (?:later|gone|are gone)|end(?:ed)? up (?:watching|scrolling|on (?:my|the)|cleaning|reading)|instead of (?:working|studying|writing|starting|doing)|get (?:so |always )?distracted|(?:haven't|didn't|not even) start(?:ed)?|done nothing)\b/i,
    lines: [
      'That happens fastest with the thing one dreads.',
      "That's not laziness, mostly. It's the size of the thing.",
    ],
    asks: ['What would be a first piece, so small that it is almost silly?', 'What makes it hard to begin?'],
    exercise: 'small-step',
    leads: true,
  },
];
