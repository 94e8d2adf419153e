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
          say: "They'd have to share it",
          words:
            /\b(?:yes|yeah|kids?|children|husband|wife|partner|together|family|they'?d|both|same (?:house|roof|flat)|depends? on|suffer|lose|move|share|we all|all of us|us\b|live|living|too|as well|have to|come along|as much as|changes everything|in it|with (?:me|us)|affects?|both of us|together|move with)\b/i,
          to: 'live',
        },
      ],
    },
    {
      id: 'watch',
      say: "Then it's advice, and you can weigh it like advice. They may be put out for a while, and most people get over that. You're the one who'd be living it every day.",
      ask: 'What would you choose if nobody had an opinion on it?',
    },
    {
      id: 'practical',
      say: 'Things like that can be found out, asked about, and sometimes changed. Often a single number or fact that nobody has checked keeps a whole decision stuck.',
      ask: 'Which figure or fact would you need to be sure of?',
    },
    {
      id: 'regret',
      say: "Being afraid of that doesn't mean that you'd choose badly. It means that a lot hangs on it for you. And people usually manage better with a choice than they thought beforehand, also with one they'd make differently today.",
      ask: 'Ten years from now, which of the two would be easier to stand by?',
    },
    {
      id: 'neither',
      say: "That tells you something too. Perhaps those two aren't all there is, or each of them leaves out something that you need.",
      ask: 'If you could invent a third option, even an unreasonable one, what would it be?',
    },
    {
      id: 'changes',
      say: "That isn't fickle. When you picture one of them you see what you'd lose of the other, so the favourite keeps changing. Thinking longer probably won't end that by itself.",
      ask: 'When does it have to be settled, if there is such a day?',
    },
    {
      id: 'live',
      say: "Then you don't have to find the answer all by yourself first. You can bring it to them half finished: what you lean to, what worries you about it, and what you'd need from them.",
      exercise: 'prepared-talk',
    },
  ],
};
