import type { Guide } from '../guide.ts';

export const BREAKUP: Guide = {
  id: 'breakup',
  title: 'The breakup',
  words:
    /\b(?:brok?en? (?:up|it off)|break(?:ing)?[ -]?ups?|broke up|split(?:ting)? up|we(?:'ve)? split|dumped|left (?:me|my (?:wife|husband|partner))|leaving me|(?:it'?s|its) over between|the one who left|walked out on me|ended (?:things|it with|our)|called it off|(?:my|an|the|his|her|with) ex\b|ex-?(?:boy|girl|husband|wife|partner|fianc)\w*|divorc\w*|separat(?:ed|ion|ing)|decree)/i,
  situations: ['breakup', 'divorce', 'missing-an-ex'],
  tone: 'hard',
  acks: [
    'A breakup reaches into every ordinary day, whoever it was that ended it.',
    'With one person a good deal else goes too: habits, plans, somebody to tell things to.',
    "It often takes far longer than other people expect, and there's no set time for it.",
  ],
  ask: 'What does your head keep going back to?',
  ways: [
    {
      say: 'How it ended',
      words:
        /\bend(?:ed|ing)\b|\b(?:he|she|they) (?:just )?(?:said|told|announced|left|walked|packed|did it)\b|told me|(?:by|over|in a) (?:text|email|whatsapp|message)|phone call|last (?:conversation|talk|words|night|day|call|fight|argument|message|evening)|packed|suitcase|walked out|slammed|no (?:reason|explanation|warning)|out of nowhere|\bwhy (?:he|she|they|it)\b|cheat|affair|\blied\b|the lies|goodbye/i,
      to: 'how',
    },
    {
      say: 'What I did wrong',
      words:
        /^(?!.*\bwhether\b)(?:.*\b(?:my (?:own )?fault|blam\w+|i (?:ruined|pushed|messed|screwed|blew|broke|hurt|cheated|neglected|ignored|shut|never|wasn.?t|didn.?t|drove|took (?:him|her|them))|(?:should|could)(?:.?ve| have|n.?t have)|if (?:only )?i(?:.?d| had| hadn| was| were)|what i (?:did|said)|(?:did|done) wrong|my (?:drinking|temper|anger|jealousy|mistakes?|moods?|depression)|too (?:needy|clingy|jealous|cold|late)|(?:not|n.?t) (?:good )?enough|wrong with me|regret\w*))/i,
      to: 'red-pen',
    },
    {
      say: "What they're doing now",
      words:
        /insta|facebook|tiktok|snapchat|profile|online|social media|stalk|\bcheck(?:ing)?\b|mov(?:ed?|ing) on\b|\bwho (?:he|she|they)|\bwhat (?:he|she|they)(?:.?s|.?re| is| are| might| could)? (?:doing|up to|think|be )|\bwhere (?:he|she|they)|some(?:one|body) (?:else|new)|\bnew (?:girl|guy|boy|woman|man|partner|one|relationship)|\bnow\b|(?:thinks?|thinking) (?:of|about) me|misses me|already (?:seeing|dating|with)|dating/i,
      to: 'now',
    },
    {
      say: 'The good times',
      words:
        /good (?:times|days|bits|parts|years)|memor|rememb|happy|laugh|smil|holiday|\btrips?\b|beginning|the start\b|early days|used to|cook|together|cuddl|\bhug|\bwe (?:were|had|did|went|lived|would)|\bour (?:first|little|flat|house|home|dog|sunday|song|jokes?|life)|first (?:date|kiss|year|time|summer)|how (?:it|we|things) (?:was|were)|(?:his|her|their) (?:voice|smell|face|eyes|hands)|\bmiss(?:ing)?\b/i,
      to: 'good-times',
    },
  ],
  nodes: [
    {
      id: 'good-times',
      say: "They did happen, and nobody can take them from you. Only, what comes back are mostly the best hours, and then it's hard to see what exactly you're missing.",
      ask: 'If you look closely, is it more them, or life the way it was?',
      ways: [
        {
          say: 'More them',
          words:
            /^(?:just |mostly |really |only )?(?:them|him|her)\b|miss (?:him|her|them)\b|(?:the|that) person\b|(?:him|her|them) (?:himself|herself|mostly|honestly|definitely|as a)|\b(?:his|her|their) (?:laugh|voice|smell|face|hands|jokes|smile|humou?r|company|warmth|arms)|just (?:him|her|them)\b|best friend|being held/i,
          to: 'person',
        },
        {
          say: 'Life the way it was',
          words:
            /\blife\b|\b(?:it|things|everything) (?:was|were|used)|routine|habits?\b|\bhome\b|house|\bflat\b|family|weekends?|dinner|company|(?:someone|somebody) (?:there|to|in|next)|(?:not )?being (?:alone|a couple|married|part|with (?:some|any))|plans\b|stab|secur|safe|friends\b|future/i,
          to: 'life',
        },
      ],
    },
    {
      id: 'how',
      say: "The way it ended can hurt as much as the ending itself. And as long as there's something you'd still ask or say, your head goes on with that conversation, without ever getting an answer.",
      ask: 'If they had to answer one question honestly, what would you ask?',
      ways: [
        {
          say: 'Why they did it',
          words:
            /\bwhy\b|reason|since when|how long|when did|did (?:you|he|she|they|it|any)\b|\bever (?:love|real|mean|care)|\bwas (?:it|any|i|there)\b|were (?:you|we)\b|what (?:did i|happened|changed|went|was wrong|made)|how (?:could|can)/i,
          to: 'question',
        },
        {
          say: "Nothing, I'd tell them something",
          words:
            /nothing|would ?n.?t ask|(?:i.?d|would|want to|just|rather) (?:rather |just )?(?:tell|say|scream|shout|yell|let)|tell (?:him|her|them)|no questions?|don.?t want (?:to ask|an answer)/i,
          to: 'unsaid',
        },
      ],
    },
    {
      id: 'red-pen',
      say: "Most people go back over everything and look for their own part, because then there would at least be an explanation. There may be something true in what you find. It's seldom the whole of it.",
      ask: 'Is it something you did, or something you think you are?',
      ways: [
        {
          say: 'Something I am',
          words:
            /\bam\b|\bi.?m (?:just|simply|too|a|so|the|un\w+|broken|difficult|boring|hard|not (?!sure))|who i\b|what i.?m like|personality|character|my (?:nature|looks|body|whole)|unlov|too (?:much|needy|boring|clingy|fat|sensitive)|(?:good|pretty|not|n.?t) enough|wrong with me|always been|as a person/i,
          to: 'am',
        },
        {
          say: 'Something I did',
          words:
            /\bdid\b|\bi (?:said|lied|cheated|shouted|yelled|drank|worked|left|ignored|pushed|kissed|slept|broke|forgot|hid|spent|let|stopped|took|kept|never|always|wasn.?t|didn.?t|wouldn.?t|should)|my (?:drinking|affair|lies?|job|words|temper)|actions?|behaviou?r|choices?|a thing i/i,
          to: 'did',
        },
      ],
    },
    {
      id: 'now',
      say: 'Nearly everybody wonders, and nearly everybody looks. It rarely helps for long, because what you can see or hear from outside never answers what you really want to know.',
      ask: 'What would you most like to find out?',
      ways: [
        {
          say: 'That they miss me',
          words:
            /\bmiss|regret|\bsad\b|sorry|suffer|hurt|(?:thinks?|thinking) (?:of|about) (?:me|us)|(?:comes?|coming|wants?) (?:me )?back|unhappy|lonely|miserable|still (?:loves?|cares?|wants?|feels?)|\bcares?\b|mattered|over me/i,
          to: 'hope',
        },
        {
          say: "Whether there's somebody new",
          words:
            /some(?:one|body)\b|anyone|anybody|\bnew\b|dating|seeing|moved on|replac|\bwho\b|\bother (?:man|woman|guy|girl|one|person)|with (?:her|him|another)\b|girlfriend|boyfriend|\bwife\b/i,
          to: 'somebody',
        },
      ],
    },
    {
      id: 'person',
      say: "Then it's this one person, and nobody can be swapped in for them, which is why 'you'll meet someone' helps so little. It often catches you in small moments, when there's news and they were the one to tell.",
      ask: 'What would you have liked to tell them lately?',
    },
    {
      id: 'life',
      say: "When two people part, a lot has to be arranged anew all at once: meals, weekends, money, who you call. And you have to do it at a time when there's little strength left over.",
      ask: 'Which part of the week is hardest to get through as things are?',
    },
    {
      id: 'question',
      say: "Anybody would want to know that. You may never get a full answer, because people often can't explain it themselves, or won't. So you give yourself one, and it can be harsher than the truth.",
      ask: 'What answer do you give yourself on a bad day?',
    },
    {
      id: 'did',
      say: "Something you did can be regretted, and you can say so, to them or only to yourself. It's one part of what happened between you, and it isn't the whole of who you are.",
      ask: 'If you could tell them one thing about it and expected nothing back, what would it be?',
    },
    {
      id: 'am',
      say: 'That it ended is a fact. That it ended because of what you are is a conclusion, and on bad days it can seem just as certain. Plenty of lovable people have been through a breakup.',
      ask: "Whose voice does it come in: theirs, your own, somebody's from long ago?",
      ways: [
        {
          say: 'Somebody from long ago',
          words:
            /\b(?:mum|mom|mother|dad|father|parent|school|teacher|sister|brother|gran\w*|child\w*|bull\w+|first (?:boy|girl|husband|wife))|long ago|\bold\b|years ago|when i was|back then|used to/i,
          to: 'end-earlier',
        },
        {
          say: "It's their voice",
          words:
            /\b(?:theirs|his|hers?|him|them|the(?:ir|y))\b|(?:he|she) (?:said|told|called|always)|\bex\b|partner/i,
          to: 'end-earlier',
        },
        { say: 'My own', words: /\bmy (?:own|head|voice)|\bmine\b|\bme\b|myself/i, to: 'end-earlier' },
      ],
    },
    {
      id: 'hope',
      say: "Of course you hope that. It would mean that it mattered to them too, and that you're not the only one who has it hard. From outside you can hardly tell, because people can look fine and not be.",
      ask: 'Suppose you knew for certain that it hurts them too: what would you do then?',
    },
    {
      id: 'somebody',
      say: "It's painful to think of somebody else in your place, whether it's real or only a fear. You compare yourself on a bad day with a picture that you've mostly had to make up, so you're bound to lose.",
      ask: 'Which thought about it hurts most?',
    },
    {
      id: 'unsaid',
      say: "There's usually something that the person you were with never heard from you. As long as it only goes round in your head it stays as strong as it is. It gets easier to bear once it's in words, even if nobody else reads them.",
      ask: 'What would you want your ex to know, even if it changed nothing?',
    },
    {
      id: 'end-earlier',
      say: "Try writing to yourself as you were then, when you couldn't know how things would go. Say what you'd say to a good friend in the same place. It's often fairer than what you tell yourself now.",
      exercise: 'letter-to-the-one-you-were',
    },
  ],
};
