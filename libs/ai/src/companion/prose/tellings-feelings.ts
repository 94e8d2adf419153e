import type { Telling } from '../telling.ts';

/** Feelings that are named, where nothing more is known. */
export const TELLINGS_FEELINGS: readonly Telling[] = [
  {
    id: 'a-death',
    pattern:
      /\b(?:(?:we|I) lost (?:an?|my|our|the) (?:patient|colleague|friend|client|resident|student|teacher|uncle|aunt|cousin|neighbou?r|classmate|baby|dog|cat|mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|grand\p{L}+)|(?:he|she|they|my \p{L}+|who) (?:has |just |suddenly )*(?:died|passed away|passed(?! (?:the|me|a|an|my|it|us|him|her|them|out|by|on|around|his|their|through|over)\b))|didn't make it through)\b/iu,
    lines: ["I'm sorry.", "I'm so sorry. There's no hurry here."],
    asks: [
      'Do you want to tell me about {him}?',
      'How are you, now that you sit here?',
      'What stays with you most?',
    ],
    tone: 'hard',
    leads: true,
  },
  {
    id: 'a-diagnosis',
    pattern:
      /\b(?:it's|it is|they found|I have|I've got|diagnosed with|has|have) (?:a |an |stage \d |early |probably )*(?:cancer|ms|multiple sclerosis|tumou?r|leuk\p{L}+|parkinson'?s?|alzheimer'?s?|dementia|diabetes|lump|lymphoma|epilepsy|als|hiv|endometriosis|crohn'?s?)\b/iu,
    lines: ["I'm sorry. That changes a day completely.", "I'm sorry. That's a lot to hear in one sentence."],
    asks: ['Where were you when you heard?', 'Who is with you just now?', 'What was your first thought?'],
    tone: 'hard',
    leads: true,
  },
  {
    id: 'fears-illness',
    pattern:
      /\b(?:a |the )?lump (?:in|on|under)\b|\b(?:biopsy|mammogram|waiting for (?:the |my )?(?:test |blood |scan )?results|shadow on (?:the|my)|abnormal (?:smear|result))\b/i,
    lines: ["That's a frightening thing to wait with.", 'No wonder that is louder than everything else.'],
    asks: [
      'Which thought comes first, when it is quiet?',
      'Who is in this with you?',
      'What do you know so far, and what not yet?',
    ],
    exercise: 'worry-tree',
    tone: 'hard',
    leads: true,
  },
  {
    id: 'is-bad',
    pattern:
      /\b(?:sucks?|sucked|(?:is|was|it's|are) (?:so |really |just |such )*(?:shit|shitty|crap|awful|terrible|horrible|the worst|hell|unfair|pointless|a nightmare|rubbish))\b/i,
    lines: ['Not good, then.', 'Ugh.', 'That bad, then.'],
    asks: ['What happened?', "What's the worst of it?", 'What was it today?'],
    tone: 'hard',
  },
  {
    id: 'it-hurts',
    pattern:
      /\b(?:it|that|this|which)(?: really| still| just)? hurts?\b|\bI(?:'m| am| was| feel| felt) (?:so |really |a bit )?hurt\b|\bwhy it hurts\b/i,
    lines: ["It hurts, and it doesn't need a better reason than that.", 'Of course it hurts.'],
    asks: ['Which moment of it hurt most?', 'Does it hurt in an old spot, or in a new one?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'strangely-felt',
    pattern:
      /\b(?:weirdly|strangely|oddly|stupidly|surprisingly|unreasonably|irrationally) (?:sad|upset|angry|happy|emotional|relieved|hurt|nervous|calm|okay|fine|good|bad|empty)\b/i,
    lines: ["Not so weird, I'd say. It matters to you.", 'Feelings often come bigger than the thing looks.'],
    asks: ['What do you think it touches?', 'What has it been to you, all this time?'],
    leads: true,
  },
  {
    id: 'tired',
    needs: /^(?!.*\b(?:thinks?|says?|said|thought|asks?|asked|going to be|will be)\b)/i,
    pattern: /\b(?:tired|exhausted|knackered|drained|worn out|shattered|no energy)\b/i,
    feeling: 'fatigue',
    lines: ["No wonder you're tired.", 'Then be tired. Nothing has to be solved now.'],
    asks: [
      'Tired of the day, or tired of this?',
      'What would rest look like tonight, the real kind?',
      'Since when has it been like that?',
    ],
  },
  {
    id: 'guilty',
    pattern: /\b(?:guilty|guilt)\b/i,
    feeling: 'shame',
    lines: ['And then the guilt comes.', 'Guilt, though you meant well.'],
    asks: [
      'What does it say you should have done?',
      'To whom would you want to make it good, and how?',
      'How much of it is really yours?',
    ],
    exercise: 'self-compassion-break',
  },
  {
    id: 'ashamed',
    pattern: /\b(?:ashamed|shame|embarrassed|humiliated|embarrassing)\b/i,
    feeling: 'shame',
    lines: ['That takes courage to write.', 'Most people would want to hide that. You said it.'],
    asks: ['Whose eyes do you see it with?', 'What would you think of a friend who told you this?'],
    exercise: 'self-compassion-break',
  },
  {
    id: 'sad',
    pattern: /\b(?:sad|unhappy|down|miserable|heartbroken|devastated|gloomy|grief|sadness)\b/i,
    needs: /\b(?:I|I'm|me|my)\b|^(?:just |so |really )*sad\b/i,
    feeling: 'sadness',
    lines: ['That is sad.', 'You may just be sad for a while.'],
    asks: [
      "What's the saddest bit of it?",
      'What would you want somebody to do just now: talk, or sit there?',
      'When in the day does it come?',
    ],
  },
  {
    id: 'upset',
    pattern: /\b(?:upset|frustrat\w+|annoy\w+|irritat\w+|bothers me|bugs me|gets to me|got to me)\b/i,
    lines: ['That got under your skin.', 'And it has stayed with you since.'],
    asks: ['What about it gets to you most?', 'What would have to happen for it to ease?'],
    tone: 'hard',
  },
  {
    id: 'disappointed',
    pattern: /\b(?:disappointed|disappointing|let down|gutted)\b/i,
    lines: ['So you had counted on it.', 'One is only let down by what mattered.'],
    asks: ['What had you been looking forward to?', 'What would put it right, at least partly?'],
  },
  {
    id: 'lonely',
    pattern: /\b(?:lonely|alone|loneliness|isolated|left out|homesick)\b/i,
    feeling: 'loneliness',
    lines: ["That's a hard word to write.", 'One can be lonely in a full room, too.'],
    asks: [
      'Whose company would you want, if you could choose?',
      'When was it last not like that?',
      'What would you tell them first?',
    ],
    exercise: 'small-step',
  },
  {
    id: 'stressed',
    pattern: /\b(?:stress(?:ed|ful)?|tense|overwhelmed|swamped|overwhelming)\b/i,
    lines: ['Too many things want you at once.', "Then let's look at one thing at a time."],
    asks: [
      'Which of it presses most, right now?',
      'What could wait until next week without anyone noticing?',
    ],
    exercise: 'what-comes-first',
  },
  {
    id: 'confused',
    pattern: /\b(?:confused|conflicted|unsure|uncertain|undecided)\b/i,
    feeling: 'confusion',
    lines: ['Unclear is allowed for a while.', 'Two things may be true there.'],
    asks: [
      'What do the different voices say, one sentence each?',
      'What would you know, if you had to know it now?',
    ],
    exercise: 'naming-what-is-felt',
  },
  {
    id: 'relieved',
    pattern: /\b(?:relieved|relief)\b/i,
    lines: ['One breath more, then.', 'Good. That has been a weight.'],
    asks: ['What fell off, exactly?', 'What did you do first with the lightness?'],
    tone: 'good',
  },
];
