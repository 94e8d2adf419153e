import type { Telling } from '../telling.ts';

/** Feelings that are named, where nothing more is known. */
export const TELLINGS_FEELINGS: readonly Telling[] = [
  {
    id: 'a-death',
    pattern:
      /\b(?:(?:we|I) lost (?:an?|my|our|the) (?:patient|colleague|friend|client|resident|student|teacher|uncle|aunt|cousin|neighbou?r|classmate|baby|dog|cat|mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|grand\p{L}+)|(?:he|she|they|my \p{L}+|who) (?:has |just |suddenly )*(?:died|passed away|passed(?! (?:the|me|a|an|my|it|us|him|her|them|out|by|on|around|his|their|through|over)\b))|didn't make it through)\b/iu,
    lines: ["I'm sorry.", "I'm so sorry. There's no hurry here."],
    asks: ['Do you want to tell me about {him}?', 'How are you just now?', 'When did it happen?'],
    tone: 'hard',
    leads: true,
  },
  {
    id: 'a-diagnosis',
    pattern:
      /\b(?:it's|it is|they found|I have|I've got|diagnosed with|has|have) (?:a |an |stage \d |early |probably )*(?:cancer|ms|multiple sclerosis|tumou?r|leuk\p{L}+|parkinson'?s?|alzheimer'?s?|dementia|diabetes|lump|lymphoma|epilepsy|als|hiv|endometriosis|crohn'?s?)\b/iu,
    lines: ["I'm sorry. That changes a day completely.", "I'm sorry. That's a lot to hear in one sentence."],
    asks: ['How did you hear?', 'Who is with you just now?', 'What was your first thought?'],
    tone: 'hard',
    leads: true,
  },
  {
    id: 'fears-illness',
    pattern:
      /\b(?:a |the )?lump (?:in|on|under)\b|\b(?:biopsy|mammogram|waiting for (?:the |my )?(?:test |blood |scan )?results|shadow on (?:the|my)|abnormal (?:smear|result))\b/i,
    lines: ["That's a frightening thing to wait with.", 'No wonder that is louder than everything else.'],
    asks: [
      'What worries you most?',
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
    asks: ['What happened?', "What's the worst of it?", 'What happened today?'],
    tone: 'hard',
  },
  {
    id: 'it-hurts',
    pattern:
      /\b(?:it|that|this|which)(?: really| still| just)? hurts?\b|\bI(?:'m| am| was| feel| felt) (?:so |really |a bit )?hurt\b|\bwhy it hurts\b/i,
    lines: ["I'm sorry it hurts.", 'Of course it hurts.'],
    asks: ['What happened?', 'What hurts most about it?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'strangely-felt',
    pattern:
      /\b(?:weirdly|strangely|oddly|stupidly|surprisingly|unreasonably|irrationally) (?:sad|upset|angry|happy|emotional|relieved|hurt|nervous|calm|okay|fine|good|bad|empty)\b/i,
    lines: ["Not so weird, I'd say. It matters to you.", "That's not strange."],
    asks: ['What makes it so strong, do you think?', 'What has it been to you, all this time?'],
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
      'What would be a good rest tonight?',
      'Since when has it been like that?',
    ],
  },
  {
    id: 'guilty',
    pattern: /\b(?:guilty|guilt)\b/i,
    feeling: 'shame',
    lines: ['Guilt is heavy.', 'I can see that you feel guilty.'],
    asks: [
      'What would you have liked to do differently?',
      'Is there something that would put a bit of it right?',
      'What happened?',
    ],
    exercise: 'self-compassion-break',
  },
  {
    id: 'ashamed',
    pattern: /\b(?:ashamed|shame|embarrassed|humiliated|embarrassing)\b/i,
    feeling: 'shame',
    lines: ["Thanks for saying that. It isn't easy.", "That isn't easy to say."],
    asks: ['What makes it feel that way?', 'What would you think of a friend who told you this?'],
    exercise: 'self-compassion-break',
  },
  {
    id: 'sad',
    pattern: /\b(?:sad|unhappy|down|miserable|heartbroken|devastated|gloomy|grief|sadness)\b/i,
    needs:
      /\b(?:I'm|I am|I feel|I felt|feeling|makes me|made me|I've been|I was)\b|^(?:just |so |really )*sad\b/i,
    feeling: 'sadness',
    lines: ['That is sad.', "It's okay to be sad."],
    asks: [
      "What's the saddest bit of it?",
      'What would you want somebody to do just now: talk, or sit there?',
      'When in the day does it come?',
    ],
  },
  {
    id: 'upset',
    pattern: /\b(?:upset|frustrat\w+|annoy\w+|irritat\w+|bothers me|bugs me|gets to me|got to me)\b/i,
    lines: ['That upset you.', 'I can see why that stays with you.'],
    asks: ['What about it gets to you most?', 'What would help now?'],
    tone: 'hard',
  },
  {
    id: 'disappointed',
    pattern: /\b(?:disappointed|disappointing|let down|gutted)\b/i,
    lines: ["I'm sorry, that's disappointing.", "That's disappointing."],
    asks: ['What had you been looking forward to?', 'What would put it right, at least partly?'],
  },
  {
    id: 'lonely',
    pattern: /\b(?:lonely|alone|loneliness|isolated|left out|homesick)\b/i,
    feeling: 'loneliness',
    lines: ["I'm sorry. That's hard.", "I'm sorry you feel alone."],
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
    lines: ["It doesn't have to be clear yet.", 'Two things may be true there.'],
    asks: ['What speaks for it, and what against?', 'What would you guess, if you had to?'],
    exercise: 'naming-what-is-felt',
  },
  {
    id: 'relieved',
    pattern: /\b(?:relieved|relief)\b/i,
    lines: ["I'm glad.", 'Good. That has been a weight.'],
    asks: ['What changed?', 'What did you do then?'],
    tone: 'good',
  },
];
