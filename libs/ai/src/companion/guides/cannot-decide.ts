import type { Guide } from '../guide.ts';

export const CANNOT_DECIDE: Guide = {
  id: 'cannot-decide',
  title: 'A decision',
  words:
    /\b(?:decid\w*|undecide\w*|decisions?|choice|choose|choosing|options?|torn between|make up my mind|can'?t choose|pros and cons|on the fence|dilemma|whether (?:to|i)|should i|do i (?:sell|stay|go|take|tell|leave)|do we (?:put|sell|move|stay)|stay or|yes (?:or|and) no|two offers|coin|whatever i pick|each (?:night|way)|i could (?:still|take|know)|it'?s between|if i (?:stay|go|open)|rsvp|both tabs|up to us|wants an? (?:answer|signature)|have till|cold feet)\b/i,
  situations: ['cannot-decide', 'big-decision-ahead'],
  tone: 'hard',
  acks: [
    "You wouldn't be turning it over like this if one side were plainly better.",
    "It's tiring to carry an open question like that around all day.",
  ],
  ask: 'If somebody else had to decide it for you tonight, what would you hope they say?',
  ways: [
    {
      say: 'It changes by the hour',
      words:
        /\b(?:different (?:every|each|all)|differs|now .* then|keeps? changing|minute (?:to|by)|whoever i|mood|which day|monday|weekends?|yesterday|it varies|50.?50|fifty.?fifty|chang\w+|switch\w*|depends|(?:every|each|by the) (?:day|hour|morning|night|minute|time)|one day|today .*yesterday|in the morning .*(?:night|evening)|sometimes|back and forth|first .* then|alternat\w*|flip\w*|swing\w*|all the time)\b/i,
      to: 'changes',
    },
    {
      say: 'Neither of them',
      words:
        /\b(?:neither one|no to both|both no|escape|stay as it is|status quo|leave (?:it|things) as|more time|to wait|postpone|another (?:option|way|choice)|option c|that i can have both|neither|none|not (?:one|any)|don'?t (?:want|have to)(?: \w+)? (?:either|any|it)|nothing|run away|third|(?:completely|totally|something|anything) (?:different|else)|both (?:bad|awful|terrible|wrong)|cancel\w*|all off|goes away)\b/i,
      to: 'neither',
    },
    {
      say: "I'm afraid of getting it wrong",
      words:
        /\b(?:choose wrong|wrong (?:one|choice|way|decision|thing)|anxi\w+|nervous|dread\w*|hurt (?:someone|somebody|him|her|them)|guilt\w*|too late|disappoint\w*|miss out|responsib\w+|irreversible|can'?t trust|afraid|scared|terrif\w+|fear|wrong|mistake|regret\w*|ruin\w*|panic|what if|frightened|anxious|can'?t be undone|forever)\b/i,
      to: 'regret',
    },
    {
      say: 'I do know which one',
      words:
        /(?:^(?:the|to|that|going|staying|leaving|yes|yeah|saying|moving|keeping|selling|quitting|stay|go|leave|take|do it|don'?t do it|no to|him|her)\b|\b(?:i'?d (?:hope|want|like|love|wish)|hop(?:e|ing) (?:for|that|it|they)|the one|probably|secretly|i (?:do )?know which|i know (?:it|already)|tell me to|allowed to|relieved)\b)/i,
      to: 'know',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'know',
      say: 'Then part of you has an answer already. So the question may not be which of the two it is, but what makes it hard to go for it.',
      ask: 'What stands in the way most: a fear, a person, or something practical like money?',
      ways: [
        {
          say: 'Fear that it goes wrong',
          words:
            /\b(?:dread|doubt\w*|uncertain\w*|worr\w+|insecur\w*|myself|confidence|too late|what then|lonel\w+|alone|disappoint\w* myself|failing|habit|comfort\w*|safe\w*|afraid of|nothing|fear|afraid|scared|frighten\w*|wrong|mistake|regret\w*|risk\w*|what if|fail\w*|unknown|courage|nerve|i'?d miss|lose what|panic|anxi\w+)\b/i,
          to: 'regret',
        },
        {
          say: 'A person, what they would say',
          words:
            /\b(?:in-?laws|fianc\w+|girl|boy|ex|teacher|dog|others|grandm\w+|grandp\w+|disappoint\w+|upset|angry|leave (?:him|her|them)|promise\w*|loyal\w*|expect\w*|judg\w+|neighbou?rs|church|community|client|partner|person|people|mother|mum|mom|father|dad|parents?|famil\w+|husband|wife|partner|boyfriend|girlfriend|kids?|child(?:ren)?|son|daughter|brother|sister|friends?|boss|team|colleagues?|everyone|what (?:he|she|they)|him|her|them|guilt\w*|forgive|let(?:ting)? \w+ \w*\s?down|hurt)\b/i,
          to: 'person',
        },
        {
          say: 'Money, or how to do it',
          words:
            /\b(?:financ\w+|expensive|income|loan|budget|fees?|flat|rent|work|childcare|distance|degree|qualification\w*|papers?|paperwork|health|timing|commute|school|euro\w*|pounds|dollars|a sum|the sum|sell|money|sums?|earn|pay\w*|afford|salary|costs?|rent|mortgage|visa|notice|contract|find somewhere|live first|practical\w*|logistics|time|how to|savings?|debt|job|house|insurance)\b/i,
          to: 'practical',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'person',
      say: "So somebody else is in it too. People who are fond of you often wish for whatever worries them least. How much that should count depends a good deal on whether they'd be living with it as well.",
      ask: 'Would they have to live with it, or only look on?',
      ways: [
        {
          say: 'They only look on',
          words:
            /\b(?:no\b|nope|not really|barely|hardly|doesn'?t (?:touch|affect|concern)|don'?t live|friends|far away|other (?:city|town|country)|none of their|on(?:to)? the sidelines|outsiders?|gossip|talk|only|just|look(?:ing)? on|watch\w*|comment\w*|opinions?|my (?:own )?life|from (?:far|a distance|outside)|twice a year|don'?t have to|wouldn'?t)\b/i,
          to: 'watch',
        },
        {
          say: "They'd have to live in it",
          words:
            /\b(?:yes|yeah|kids?|children|husband|wife|partner|together|family|they'?d|both|same (?:house|roof|flat)|depends? on|suffer|lose|move|share|we all|all of us|us\b|live|living|too|as well|have to|come along|as much as|changes everything|in it|with (?:me|us)|affects?|both of us|together|move with)\b/i,
          to: 'live',
        },
      ],
      otherwise: 'mid',
    },
    {
      id: 'watch',
      say: "Then it's advice, and you can weigh it like advice. They may be put out for a while, and most people get over that. You're the one who'd be living it every day.",
      ask: 'What would you choose if nobody had an opinion on it?',
      otherwise: 'quiet',
    },
    {
      id: 'practical',
      say: 'Things like that can be found out, asked about, and sometimes changed. Often a single number or fact that nobody has checked keeps a whole decision stuck.',
      ask: 'Which figure or fact would you need to be sure of?',
      otherwise: 'fact',
    },
    {
      id: 'regret',
      say: "Being afraid of that doesn't mean that you'd choose badly. It means that a lot hangs on it for you. And people usually manage better with a choice than they thought beforehand, also with one they'd make differently today.",
      ask: 'Ten years from now, which of the two would be easier to stand by?',
      otherwise: 'ten',
    },
    {
      id: 'ten',
      say: "From that far away, the awkward talk and the paperwork don't matter much any more. What would still matter then deserves the most weight now. And often you can test a piece of it before you decide for good.",
      ask: 'What could be tried first: a day of it, a visit, a talk with somebody who did it?',
      otherwise: 'trial',
    },
    {
      id: 'neither',
      say: "That tells you something too. Perhaps those two aren't all there is, or each of them leaves out something that you need.",
      ask: 'If you could invent a third option, even an unreasonable one, what would it be?',
      otherwise: 'third',
    },
    {
      id: 'third',
      say: "A third option doesn't have to be realistic to be of use. It can show what's missing in the other two: rest, for instance, or a say in things, or distance from somebody.",
      ask: "What's missing for you now, that any choice should bring?",
      otherwise: 'want',
    },
    {
      id: 'changes',
      say: "That isn't fickle. When you picture one of them you see what you'd lose of the other, so the favourite keeps changing. Thinking longer probably won't end that by itself.",
      ask: 'When does it have to be settled, if there is such a day?',
      otherwise: 'date',
    },
    {
      id: 'date',
      say: "If there's no day, it helps to set one yourself, and if there is, to be done one day earlier. Up to then you don't have to decide. After it you can stop deciding.",
      ask: 'If you had to say it tonight, what would you be sad to give up?',
      otherwise: 'sad',
    },
    {
      id: 'any',
      say: 'Imagining that somebody else decides can show what you lean to, or only how tired you are of the question. Both are worth knowing. Often there are two needs behind it that pull against each other.',
      ask: 'What pulls against what: safe and free, head and heart, what you want and what you owe?',
      ways: [
        {
          say: 'What I want against what I owe',
          words:
            /\b(?:obligat\w*|need(?:ed|s)? me|caring|care for|loyalty|faith\w*|myself (?:and|versus|vs|or)|me (?:and|or|versus|vs)|please|sacrifice|dreams? (?:and|or|versus)|marriage|vows?|kids|children|want (?:and|vs|versus|against|or)|right thing|fair|owe|owing|duty|duties|expect\w*|famil\w+|guilt\w*|obligation\w*|loyal\w*|should|promise\w*|responsib\w+|others|selfish|mother|mum|dad|parents|them)\b/i,
          to: 'owe',
        },
        {
          say: 'Head against heart',
          words:
            /\b(?:love|passion|soul|rationality|common sense|practical|fun|dream|emotion\w*|sense|desire|wise|wisdom|brains?|hearts|heart|head|gut|brain|reason\w*|feelings?|logic\w*|stomach|sensible|rational|crazy|mind|instinct)\b/i,
          to: 'mid',
        },
        {
          say: 'Safe against free',
          words:
            /\b(?:peace|boring|boredom|exciting|excitement|change|growth|roots|wings|certain\w*|uncertain\w*|fear|courage|familiar|stay\w*|go(?:ing)?|future|past|near|far|time|quiet|alone|together|independen\w*|big|small|easy|hard|safe\w*|free\w*|secur\w+|adventur\w*|stab\w+|risk\w*|warm|air|comfort\w*|home|known|unknown|new|old|money|routine|calm|wild|world)\b/i,
          to: 'any2',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'owe',
      say: "What you want to give people and what they've come to expect can be hard to tell apart. Some of it you'd do gladly without being asked. The rest is done so that nobody is disappointed.",
      ask: 'Which part of it would you do even if nobody expected it?',
      otherwise: 'quiet',
    },
    {
      id: 'any2',
      say: 'Most likely both sides stand for something that you need. When one of them has gone short for years, it often speaks up at a decision like this.',
      ask: 'Which of the two has had less of a say in the last few years?',
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "The side that has gone short doesn't have to win now. But if it gets nothing at all, it will probably go on bothering you after you've decided. So it's worth planning something for it either way.",
      ask: 'How could it get something, whichever way you decide?',
      otherwise: 'want',
    },
    {
      id: 'mid',
      say: 'At some point more thinking brings nothing new, only the same reasons again. Then it can help to try an answer out for a day, without telling anybody.',
      ask: 'If you had to pretend until tomorrow night that it was settled, which one would you take?',
      otherwise: 'pretend',
    },
    {
      id: 'live',
      say: "Then you don't have to find the answer all by yourself first. You can bring it to them half finished: what you lean to, what worries you about it, and what you'd need from them.",
      exercise: 'prepared-talk',
    },
    {
      id: 'quiet',
      say: "What you'd do with nobody watching should have its place in the decision, even if it doesn't settle it. If you don't know it yet, give it a day or two. Then put it down next to what the others want, and look at both.",
      exercise: 'two-columns',
    },
    {
      id: 'fact',
      say: "So one step comes before deciding, and that's finding out what's missing. Asking somebody commits you to nothing. Write down who would know, and when you could call or write to them.",
      exercise: 'small-step',
    },
    {
      id: 'trial',
      say: 'Even a talk with somebody who has done it can tell you more than another week of thinking. Choose one such thing and give it a day in the diary. It binds you to nothing.',
      exercise: 'if-then-plan',
    },
    {
      id: 'want',
      say: "Now look at both options once more and write down how much room each of them leaves for what you need. In one it may be more than you thought. Where it's too little, you know what you'd have to ask for.",
      exercise: 'two-columns',
    },
    {
      id: 'sad',
      say: 'You can be sad about something and still be right not to choose it. It only shows that it was worth something to you. Put it on paper with the rest, and see which loss you could live with better.',
      exercise: 'two-columns',
    },
    {
      id: 'pretend',
      say: "If you're unsure, just pick one, either will do for this. Go through the day as if it were settled, and notice when you feel lighter and when you get tense. Tomorrow night you can change it again.",
      exercise: 'closer-look',
    },
  ],
};
