import type { Guide } from '../guide.ts';

export const CRITICAL_PARENT: Guide = {
  id: 'critical-parent',
  title: 'My parent and me',
  words: /\b(?:mums?|moms?|mothers?|mama|dads?|fathers?|parents?|in her voice|voice mail)\b/i,
  situations: ['difficult-parent', 'guilt-toward-parent'],
  tone: 'hard',
  acks: [
    "With a parent it's seldom only about today. There are years of it behind every sentence.",
    "It's hard to shrug off what comes from a parent, at any age.",
    "A parent can get to you in a way nobody else can, so even small things from them aren't small.",
  ],
  ask: "When they've had their say, what are you left with?",
  ways: [
    {
      say: 'Mostly guilt',
      words:
        /guilt|conscience|\b(?:bad|terrible|awful|worst|horrible) (?:son|daughter|child|person)|let (?:him|her|them) down|should(?:'ve| have) (?:been|called|gone|stayed)|selfish|ungrateful/i,
      to: 'guilt',
    },
    {
      say: 'Mostly anger, at them',
      words:
        /ang(?:er|ry)|\brage|furious|\bmad\b|fuming|livid|resent|\bhate|slam|throw|scream|explode|boil|irritat|annoy|piss|strangle|seeth/i,
      to: 'anger',
    },
    {
      say: 'I feel small, like a child',
      words:
        /\bsmall\b|tiny|little|\bchild|\bkid\b|years old|school|\bteen|stupid|useless|worthless|can'?t do anything right|this big|\bnine\b|\bten\b|(?:not|n'?t|never)\b.{0,12}\benough|failure|asham|\bshame/i,
      to: 'small',
    },
    {
      say: 'Their words, on a loop',
      words:
        /loop|over and over|\b(?:go(?:es|ing)?|went|run\w*) (?:over|round|around|through)|repeat|replay|in my head|hear(?:ing)? (?:it|that|her|him|them)|(?:their|her|his|those|the) words|sentence|what (?:he|she|they) said|everything (?:he|she|they) said|ruminat|think(?:ing)? about it|argu\w+ with (?:him|her|them)|for (?:hours|days)/i,
      to: 'loop',
    },
  ],
  nodes: [
    {
      id: 'guilt',
      say: "Guilt usually tells you that you've done something wrong. With a parent it often comes for less: they're disappointed, and you feel responsible for it. So it's worth looking first at what really happened.",
      ask: 'In your words and not theirs, what did you do, or not do?',
      ways: [
        {
          say: 'I was sharp with them',
          words:
            /snap|\byell|shout|scream|\brude|sharp|impatient|harsh|\bmean\b|temper|roll(?:ed)? my eyes|lost it|horrible|said something|cold to|fought|swore|can'?t take back/i,
          to: 'sharp',
        },
        {
          say: 'I said no, or held back',
          words:
            /said no\b|\bno to\b|refus|can'?t come|not coming|couldn'?t come|didn'?t (?:pick up|answer|go|come|tell|invite|lend|reply|want)|won'?t|cancel|declin|hung up|boundar|ignor|instead|for once|blocked|turned (?:him|her|them|it) down|told (?:her|him|them) i can|welcome|my own life/i,
          to: 'stop',
        },
        {
          say: "I'm not there enough",
          words:
            /\bcall|phone|ring\b|visit|\bsee (?:him|her|them)|\bfar\b|moved|abroad|country|distance|\btime\b|often|enough|there for|write|miles|hours away|away from|left (?:him|her|them)|alone|neglect|birthday/i,
          to: 'contact',
        },
      ],
    },
    {
      id: 'anger',
      say: "Anger at a parent often means that they went too far and you noticed. There's mostly nowhere to put it. You swallow it in front of them, and in the evening you're still angry.",
      ask: 'What would you have said back, if it cost nothing?',
      ways: [
        {
          say: 'That it hurts me',
          words:
            /hurt|pain|\bcry|\bcried|tears|wound|sting|what (?:it|that|this|you) do(?:es)? to me|makes? me feel|made me feel|\bcruel|\bmean to me|break(?:s|ing)? my heart/i,
          to: 'hurts',
        },
        {
          say: "See what I've done right",
          words:
            /proud|good enough|enough for you|appreciat|thank|grateful|notice|\bsee (?:what|me|how|that)|done (?:well|right|everything|good)|\bonce (?:say|see|praise|be)|praise|never happy|\bright\b.*\bfor once|compliment|believe in me|all (?:that )?i do\b/i,
          to: 'proud',
        },
        {
          say: "It's my life",
          words:
            /my (?:own )?(?:life|business|choice|decision|body|house|home|kids?|children|money|weight)|none of (?:your|his|her|their)|not your|business|adult|grown|back off|leave me|shut up|stop\b|enough\b|stay out|mind your|f(?:uc)?k|piss off|go away|live it|opinions?/i,
          to: 'stop',
        },
      ],
    },
    {
      id: 'small',
      say: "That happens to people who are quite sure of themselves everywhere else. You learned that part when you were little and they were in charge, and one sentence is enough to bring it back. It doesn't show what you can do today.",
      ask: 'If you could stay your own age in that moment, what would you do?',
      ways: [
        {
          say: 'Leave, or hang up',
          words:
            /leave|\bgo home|\bgo\b(?! quiet)|hang up|end (?:the|it|that)|put (?:the phone|it) down|walk (?:out|away|off)|get up|get out|\bexit|drive off|\bbye|say no\b|close the door/i,
          to: 'stop',
        },
        {
          say: 'Answer in a normal voice',
          words:
            /answer|\bsay\b|\btell\b|\bspeak|\btalk|calm|voice|reply|respond|stand up|stay cool|ask (?:him|her|them|why)|explain|argue|disagree|clever|shout|words/i,
          to: 'calm',
        },
      ],
    },
    {
      id: 'loop',
      say: "A parent's words are hard to switch off, because you grew up with that voice. After enough years your own head goes on with it even when they aren't there.",
      ask: 'What makes this one stick?',
      ways: [
        {
          say: 'That it might be true',
          words:
            /true\b|truth|\b(?:he|she|they)(?:'re|'s| is| are| may be| might be) (?:\w+ )?right|something in it|a point\b|deep down|agree|i am (?:lazy|like that|a )|maybe i|what if|believe it|\bfact/i,
          to: 'maybe-true',
        },
        {
          say: 'That I said nothing back',
          words:
            /nothing back|didn'?t (?:say|answer|reply|defend|stand|speak)|never (?:find|say|answer|have)|said nothing|couldn'?t (?:say|answer|reply|speak)|just (?:stood|sat|nodded|smiled|laughed|took|swallowed)|nodded|mouth|silent|quiet|swallow|should(?:'ve| have) (?:said|answered)|froze/i,
          to: 'calm',
        },
        {
          say: "That it's from them, of all people",
          words:
            /my (?:own )?(?:mum|mom|mother|mama|dad|father|parents?)|of all people|anyone else|anybody else|somebody else|it'?s (?:him|her|them)\b|because (?:he|she|it'?s|they)|approval|from (?:him|her|them)|love me|proud|supposed to/i,
          to: 'proud',
        },
      ],
    },
    {
      id: 'contact',
      say: "There's no right number of calls or visits. Whatever you do, somebody could find it too little or too much, so it can't be settled by pleasing everyone. It has to be something you can keep up without dreading it.",
      ask: 'How much contact would you choose, if nobody kept count?',
    },
    {
      id: 'sharp',
      say: "Usually it isn't only about that minute. Several remarks went by before it, and then there was one too many. You can be sorry for how you said it and still mean a part of it.",
      ask: 'Which part would you still stand by, said more calmly?',
    },
    {
      id: 'stop',
      say: 'Holding to a no, or ending a call, is only the first half. Then they sulk or sigh or get loud, and everything in you wants to take it back. That wish is a habit, and no proof that you were wrong.',
      ask: "What do they usually do when you don't give in?",
    },
    {
      id: 'hurts',
      say: "Under most of the other sentences there's that one. It's the hardest to say to a parent, because it shows them where you can be hurt. So it comes out as anger, and then they only answer the anger.",
      ask: 'What would they do if you said just that, without the anger?',
      ways: [
        {
          say: 'Turn it against me',
          words:
            /turn|sensitive|blame|bad guy|my fault|victim|against me|dramatic|guilt|\bcry|\bcries|offended|attack|comfort (?:her|him)|hold it|use it|angry|mad\b|defensive|about (?:you|me)\b|here we go/i,
          to: 'unsent',
        },
        {
          say: 'Brush it off',
          words:
            /brush|laugh|deny|denies|change the subject|ignore|roll|nothing|joke|not (?:listen|hear|care|understand)|wouldn'?t (?:listen|hear|care|understand|get)|never (?:listen|hear)|shrug|don'?t care/i,
          to: 'unsent',
        },
        {
          say: 'They might listen',
          words:
            /listen|might|maybe|perhaps|hear me|understand|sorry|think about|reach|hug|be sad|apolog|soften|surprised|shocked/i,
          to: 'talk',
        },
      ],
    },
    {
      id: 'calm',
      say: "In the moment the right words hardly ever come. Many people learned early that it was safer not to answer back, and it's hard to unlearn that in the middle of a conversation. Here you have time, and nobody interrupts.",
      ask: 'What would you say to them, if you could take as long as you liked?',
    },
    {
      id: 'maybe-true',
      say: "Then there are two questions, and it helps to keep them apart: whether there's something in it, and whether it had to be said like that. Even if they have a point, you didn't earn the way they put it.",
      ask: 'What would a person who likes you say about that point?',
    },
    {
      id: 'proud',
      say: "Wanting a parent to look at you and be glad doesn't end when you grow up. Some never say it, though they may feel it, and some don't know how. That can explain it, and it still leaves a gap.",
      ask: 'Who has been plainly glad about you, even if only once?',
    },
    {
      id: 'talk',
      say: "If you do say it to them, it goes better when it's short, about one occasion, and on a day when nothing has happened. They don't have to agree. It counts that you've said it once in a way you can stand behind.",
      exercise: 'prepared-talk',
    },
    {
      id: 'unsent',
      say: "Your side of it may be put down, whether or not they'd ever agree with it. On paper nobody interrupts you or tells you that it was all different. You don't have to send it to anyone.",
      exercise: 'unsent-letter',
    },
  ],
};
