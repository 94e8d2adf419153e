import type { Telling } from '../telling.ts';

/** What people tell of time, of choices, and of what they might do. */
export const TELLINGS_WORLD: readonly Telling[] = [
  {
    id: 'two-ways',
    pattern:
      /\bif I [^.!?]{3,80}\bif I don't\b|\btorn between\b|\beither way\b|\bon (?:the )?one hand\b|\b(?:can't|don't know how to) decide\b|\bdon't know (?:if|whether) I should\b|\bstay or (?:go|leave)\b|\b(?:part|half) of me\b/i,
    lines: ['Neither way is easy.', "That's not easy to decide."],
    asks: ['Which of the two would you regret more, a year from now?', 'Which way do you lean, just now?'],
    exercise: 'two-columns',
    leads: true,
  },
  {
    id: 'goes-round',
    pattern:
      /\b(?:keep(?:s)? (?:on )?(?:thinking|reading|going over|replaying|asking myself|coming back|checking)|can't stop (?:thinking|reading|replaying|checking)|over and over|goes? (?:a?round and round|round in)|think about it all)\b/i,
    lines: ['It keeps coming back.', "It's hard to stop thinking about it."],
    asks: ['When does it come back?', 'Which bit of it do you think about most?'],
    exercise: 'worry-tree',
    tone: 'hard',
  },
  {
    id: 'wants-to-say',
    needs: /^(?!.*\b(?:down|about|recipe|book|story|stories|list|poems?|more|again)\b)/i,
    pattern:
      /\bI(?:'d like| want| wanna| need| would like)(?: to)? (?:write|say|tell|text|reply|answer|talk|speak|explain|scream|shout)\b/i,
    lines: [
      'Then say it here first, unsent and unpolished.',
      'It can be written here first. Nobody gets it, and it may come out crooked.',
    ],
    asks: ['How does it begin?', 'What matters most to you in it?'],
    exercise: 'unsent-letter',
    leads: true,
  },
  {
    id: 'wish',
    pattern:
      /\bI(?: just| really| only| also)* (?:want|wanna|wish I could|would like|would love|'d like|'d love)(?: to)? (?<x>(?:be|get|have|do|go(?! there)|find|feel|learn|start|stop|live|make|see|spend|finish|sleep|become|change|read|run(?! away)|move|keep|try|know)\b[^.,;!?]{2,60}|(?<=(?:to|wanna) )(?!say|tell|text|talk|speak|explain|write|reply|answer|scream|shout|cry|die|kill|hurt|hit|punch|disappear|hide|run|lie|go|remember|hold|keep|be)\p{L}+ [^.,;!?]{3,60})|\bI'd (?:like|love) to (?<y>[^.,;!?]{4,60})/iu,
    lines: ["So that's the wish: to {x}.", 'To {x}: a good thing to want.'],
    asks: [
      'What would that be like?',
      'What would be a first step?',
      'Which day of this week could be the first go?',
    ],
    exercise: 'if-then-plan',
  },
  {
    id: 'asks-why',
    pattern: /^(?:but |and |so )*why (?:am|do|did|can't|don't|is|does|me)\b/i,
    lines: ["I can't tell you why.", "That's hard to answer."],
    asks: ["What's your own best guess?", 'What made you ask it?'],
    exercise: 'naming-what-is-felt',
    leads: true,
  },
  {
    id: 'not-fine',
    pattern: /^(?:no|nope|actually),? (?:actually )?I(?:'m| am) not(?: (?:ok|okay|fine|really|good))?[.!]*$/i,
    lines: ['Thanks for saying so.', "Then let's leave the 'fine' out of it."],
    asks: ["What's it really like?"],
    leads: true,
  },
  {
    id: 'remembers',
    pattern: /\bI (?:still |always |suddenly |just )*remember(?:ed)? (?!to\b|that I\b)/i,
    lines: ["That's a good one to have.", "That's a nice memory."],
    asks: ['What else do you remember?', 'Who else was there?'],
    exercise: 'five-senses-scene',
    leads: true,
  },
  {
    id: 'might-talk',
    needs:
      /^(?!.*\b(?:so \p{L}+ (?:that )?I could|(?:says?|said|thinks?|thought|told me|until|till|before|if only|wish) (?:that )?I (?:should|could|might))\b)/iu,
    pattern:
      /\b(?:(?:maybe|perhaps) (?:I|I'll)(?: should| could| can| might| will| just)*|I (?:could|might|should)(?: probably| maybe| just| always| also)*|I(?:'m| am| was) thinking (?:of|about)|I have to|I need to) (?<x>(?:tell|ask|talk to|call|ring|text|message|write to|speak to|apologi[sz]e to)\b[^.,;!?]{2,50})/i,
    lines: ['You could {x}. That would be a start.', "So there's an idea: {x}.", "There's an idea in that."],
    asks: [
      'What would be the first sentence?',
      'What would you hope to hear back?',
      'When would be a good moment for it?',
    ],
    exercise: 'prepared-talk',
  },
  {
    id: 'craving',
    pattern:
      /\b(?:(?:have|having|got) (?:a |this |such a )?(?:craving|urge)|(?:really |so )?want (?:a|one) (?:cigarette|drink|smoke)|about to (?:smoke|drink|give in))\b/i,
    lines: [
      "Then it's here right now. They rise, and they go down again, mostly within minutes.",
      'A craving is loudest just before it turns.',
    ],
    asks: ['Shall we ride this one out, two minutes?'],
    exercise: 'urge-and-wave',
    leads: true,
  },
  {
    id: 'too-much',
    pattern:
      /\b(?:(?:so|too) (?:much|many things) (?:to (?:do|pack|sort|learn|organi[sz]e|think about)|at once|going on|on my plate)|everything at once|don't know where to (?:start|begin)|piling up|never[- ]ending)\b/i,
    lines: ["That's a heap.", "That's a lot at once."],
    asks: ['Shall we put it all on a list, and find the one that comes first?'],
    exercise: 'what-comes-first',
    leads: true,
  },
  {
    id: 'all-of-it-myself',
    pattern:
      /\b(?:do everything (?:myself|alone|on my own)|all by myself|all on my own|always me who|it's always me|everything (?:is|falls) on me|depends on me)\b/i,
    lines: ['So it all ends up with you.', "That's a lot for one pair of hands."],
    asks: [
      'Which piece of it would you hand over first, if somebody took it?',
      'Who knows how much that is?',
    ],
    exercise: 'energy-map',
    leads: true,
  },
  {
    id: 'used-to',
    pattern: /\b(?:I|we) used to (?<x>[^.,;!?]{3,45})/i,
    lines: ['You used to {x}.', 'So that was part of it once.'],
    asks: [
      'When did that change?',
      'What of it do you miss?',
      'What would a very small version of it be now?',
    ],
  },
  {
    id: 'might-do',
    needs:
      /^(?!.*\b(?:so \p{L}+ (?:that )?I could|(?:says?|said|thinks?|thought|told me|until|till|before|if only|wish) (?:that )?I (?:should|could|might))\b)/iu,
    pattern:
      /\b(?:(?:maybe|perhaps) (?:I|I'll)(?: should| could| can| might| will| just)*|I (?:could|might)(?: probably| maybe| just| always| also)*|I(?:'m| am| was) thinking (?:of|about)) (?!hear\b|see\b|feel\b|smell\b|taste\b|tell\b|hardly\b|barely\b|only\b|have\b|be\b|not\b|n't\b|never\b|know\b|already\b|do\b)(?<x>[a-z][^.,;!?]{2,50})/i,
    lines: ['You could {x}. That would be a start.', "So there's an idea: {x}.", "There's an idea in that."],
    asks: [
      'When would be a good moment for it?',
      'What speaks against it, if anything?',
      'What is the smallest version of it?',
    ],
    exercise: 'small-step',
  },
  {
    id: 'will-do',
    pattern:
      /^(?:(?:ok|okay|yes|yeah|and|so|then|maybe|i think|i guess|well)[, ]+)*(?:I'll|I will|I shall|I think I shall|gonna|I'm going to|I'm gonna|I am going to) (?!say (?:this|that|it)\b|admit\b|tell you\b|be\b|not\b|never\b|die\b|fail\b|have\b|lose\b|miss\b)(?<x>[a-z][^.,;!?]{2,50})/i,
    lines: [
      "Good: you'll {x}.",
      "That's a plan: {x}.",
      'That sounds like a good thing to do.',
      "Good that you're going to.",
    ],
    asks: ['When, roughly?', 'What could get in the way?', 'What do you need for it?'],
  },
  {
    id: 'coming-up',
    pattern:
      /\b(?<!\b(?:today|tomorrow|yesterday) )(?:is due|due|have to|has to|need to|got to|must|starts?|happening|coming up|meeting|appointment|exam|interview|funeral|wedding) .{0,50}?\b(?:on |this |next |by )?(?<x>tomorrow(?: morning| night| evening)?|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|the \d{1,2}(?:st|nd|rd|th))\b/i,
    lines: ["{X}, then. That's close.", '{X}. Okay.'],
    asks: ['What can be ready before that?', 'What would make it go well enough?'],
    tone: 'hard',
  },
  {
    id: 'no-better',
    pattern:
      /\b(?:still (?:bad|awful|the same|terrible|not (?:good|better|ok))|(?:didn't|doesn't|isn't|not|does not) (?:really )?help(?:ed|ing)?|no better|not (?:any )?better|(?:getting|it's|feel|got) worse)\b/i,
    lines: ["I'm sorry it isn't better.", "Okay, that didn't help."],
    asks: ['What is it like just now?', 'What has helped before, even a little?'],
    leads: true,
  },
  {
    id: 'stay',
    pattern:
      /\b(?:(?:can|could|will) you (?:please )?stay|stay with me|don't (?:go|leave)|are you (?:still )?(?:there|here))\b/i,
    lines: [
      "I'm here for as long as you write. Being a program has its advantages.",
      "I'm here. I don't get tired, and I don't mind silence.",
    ],
    rests: true,
    leads: true,
  },
  {
    id: 'no-questions',
    pattern:
      /\b(?:don't ask|(?<!\b(?:to|he|she|they|never|would|not) )stop asking|no (?:more )?questions|don't (?:want to|wanna) (?:talk about|go into|answer|say)|rather not (?:say|talk)|(?:let's|lets) not (?:think|talk|go)|you ask (?:a lot|so many|too many|many|loads))\b/i,
    lines: ['All right, no questions. Write what you like, I read it.', "Then I won't ask. It's your page."],
    rests: true,
    listens: 3,
    leads: true,
  },
  {
    id: 'swears',
    pattern:
      /^(?:ugh+|argh+|a+h+|fuck(?: this| it| everything)?|damn(?: it)?|shit|screw (?:this|it)|god)[.!]*$/i,
    lines: ['Yes. Let it out.', 'That says it.'],
    asks: ['What was it just now?'],
    leads: true,
  },
  {
    id: 'laughs',
    isWhole: true,
    pattern: /^(?:\S+ ){0,3}(?:ha(?:ha)*h?|lol|lmao|hehe|rofl)(?: (?:yeah|yes|true|ok|no|right))?\W*$/i,
    lines: ['Ha.', 'Ha, okay.', 'That made me grin, as far as a program can.'],
    rests: true,
    isSmall: true,
  },
  {
    id: 'that-is-all',
    pattern:
      /^(?:no,? |well,? )?(?:nothing (?:else|more|much)|that(?:'s| is) (?:all|it|everything|about it)|not much (?:else|more)|i think that's (?:all|it))(?: really| i guess| for now)?[.!]*$/i,
    lines: ['Okay.', "Okay. I'm here if there is more."],
    rests: true,
    leads: true,
  },
  {
    id: 'not-great',
    isWhole: true,
    pattern:
      /^(?:(?:i'm |i am |feeling |it's |im )?(?:not (?:so |too |very |really |that )?(?:great|good|well|ok|okay|fine)|meh|so[- ]so|could be better|bad(?:ly)?|awful|terrible|shit|crap|rubbish|down|low)(?: today| tonight| really| actually| tbh)?)[.!]*$/i,
    lines: ['Not a good one, then.', "That's an honest answer."],
    asks: ["What's the worst of it?", "What's been going on?"],
    leads: true,
  },
  {
    id: 'without-that',
    isWhole: true,
    pattern:
      /\b(?:don't want (?:the |any |another |to do )?(?:\w+ )?(?:breathing|exercises?|that|letter)|no (?:breathing|exercises?|letter)|not (?:the breathing|an exercise|that))\b/i,
    lines: ["Okay, we leave that. I'm here.", 'All right, not that.'],
    rests: true,
    leads: true,
  },
];
