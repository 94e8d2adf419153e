import type { Guide } from '../guide.ts';

export const CREDIT_TAKEN: Guide = {
  id: 'credit-taken',
  title: 'Being passed over at work',
  words:
    /\b(?:promot(?:ed|ion)|pass(?:ed|es|ing) (?:me |him |her )?over|overlooked|took (?:all )?the credit|credits?:|credit for|my (?:idea|design|project|results|numbers|recipe|accounts) (?:as|to|on|were|was|had)|my (?:idea|design)\b|my name(?:'s)? (?:is in|isn't|wasn't|was not|not)|favou?rites?\b|favou?ritism|raise\b|bonus|same job|same mistake|(?:earns?|paid) more than|not ready for|i trained|trained half|'s nephew got|instead of me|except me|(?:third|second) time now|third year running|got eight|the rota|good (?:shifts|jobs|ones)|reassigned|made partner|thanked|gets the thank|i'm not on it|ones? from outside|man from outside|in charge of|handed my|gave my|co-author|as hers|as his)\b/i,
  situations: ['passed-over', 'unfair-treatment'],
  tone: 'hard',
  acks: [
    "Something like that happens, and the next morning you have to go in as if it hadn't.",
    "It's tiring when something unfair happens at work, because you have to go on working with the same people.",
    'You put work into a place, and then somebody looks straight past it. That hurts.',
  ],
  ask: 'When you go over it again, which part do you get stuck on?',
  ways: [
    {
      say: 'That I said nothing',
      words:
        /\b(?:said nothing|(?:did ?n[o']?t|not) (?:say|speak|open|defend|react)|(?:i|just) (?:just )?(?:froze|smiled|nodded|stood there|sat there|laughed|went along)|my (?:own )?(?:stupid )?(?:smile|silence)|should(?:'ve| have) (?:said|spoken|told)|not defending|kept (?:quiet|my mouth)|silent|congratulated|so polite|(?:was|being) (?:so )?(?:nice|polite|calm) about it|kick myself|looked (?:down|away|at (?:my|the))|shut up|bit my tongue|not speaking|(?:could|couldn)'?t (?:say|speak|open)|no reaction from me|didn'?t (?:fight|object|do anything)|i (?:even )?(?:thanked|clapped|said (?:ok|fine|congrat\w*))|coward\w*|wimp|spineless)/i,
      to: 'silent',
    },
    {
      say: 'The same as last time',
      words:
        /\b(?:first time|(?:second|third|fourth|fifth) time|again\b|every (?:single )?(?:time|year|month)|keeps? (?:on )?happening|pattern|always (?:the same|me|happens|like)|over and over|same (?:old )?story|for years|last (?:time|project) too|once more|as usual|typical|every single|never (?:me|my turn)|how many times|used to it|so often|should'?ve known|yet again|constantly)/i,
      to: 'again',
    },
    {
      say: 'Who got it instead',
      words:
        /\b(?:instead|got it\b|of all people|favou?rites?\b|(?:less|half|no|my) (?:the )?experience|over me|younger|newer|picked|chose|who (?:got|it was)|(?:see|seeing|watching) (?:him|her|them|[A-Z]\w+)\b|doesn'?t (?:even )?deserve|lazy|friends? of|(?:his|her) face|smug|(?:he|she|they|who) (?:does|do|has|have|did)(?:n'?t| not) even|(?:he|she|they)(?:'s| is| are|'re) (?:presenting|sitting|the one|half|only|younger|so)|that (?:he|she|they) (?:knew|took|got|stole|just|dared|can)|(?:he|she|they) (?:just )?(?:stole|took) (?:it|my|the)|jealous|envy|the other (?:guy|one|woman|man|person)|(?:his|her) (?:name|smile|speech)|smil(?:e|ing) on|golf|nepotism|nephew|son of|daughter of|(?:he|she|they)(?:'s|'ve| has| have)? (?:only )?(?:been|started|joined|come))/i,
      to: 'other',
    },
    {
      say: 'That my work counted for nothing',
      words:
        /\b(?:noticed?|effort|hard work|weekends?|hours|years|my (?:name|work)|for (?:absolutely )?nothing|invisible|mentioned|exist|wasted|thank|ignored|apprecia\w+|recogni\w+|credit|saw\b|valued?|everything i (?:did|do|gave)|no ?(?:one|body) (?:said|saw|cared?|asked|remember\w*|knows)|that (?:it )?was (?:my|mine|\w+'s) (?:work|idea)|my (?:idea|life|time|project|patients|recipe)|sacrific\w*|blood and sweat|taken for granted|like (?:i was )?(?:air|nobody|nothing)|not worth|worthless|cheap|evenings|nights|overtime|the (?:one|people) who (?:did|does)|but me|except me)/i,
      to: 'unseen',
    },
  ],
  nodes: [
    {
      id: 'silent',
      say: "Hardly anybody says something in a moment like that. It comes without warning, there are people about, and being polite feels safest. The right words come hours later, when you're alone.",
      ask: 'What would you say, if you could have that moment back?',
    },
    {
      id: 'again',
      say: "Once could be an accident. When it keeps happening, it's how that place works, and you start to arrange yourself around it without ever having decided to.",
      ask: 'What have you stopped doing there because of it?',
      ways: [
        {
          say: 'I try even harder now',
          words:
            /\b(?:hard(?:er)?\b|the opposite|haven'?t stopped|even (?:better|more)|more and more|prove|push myself|twice as|work more)/i,
          to: 'harder',
        },
        {
          say: 'Giving more than I have to',
          words:
            /\b(?:volunteer|ideas?\b|car(?:e|ing)\b|(?:stay|work)(?:ing)? (?:late|longer|overtime)|overtime|extra|speak(?:ing)? up|bringing|suggest\w*|offer\w*|trying|hoping|helping|bother\w*|minimum|more than|meetings?|trust\w*|initiative|weekends?|helping out|covering|training|saying yes|enthus\w*|being (?:nice|friendly|proud)|(?:my )?best|motivat\w*|going the extra|joining|contribut\w*|sharing|teaching)/i,
          to: 'held-back',
        },
      ],
    },
    {
      id: 'other',
      say: "It's worse when it has a face, and you have to work beside that face. There may also be two people to be angry with: the one who got it, and the one who let it happen.",
      ask: 'What reason were you given?',
      ways: [
        {
          say: 'None at all',
          words:
            /\b(?:none\b|^no(?:\b|pe)|^nothing|did ?n[o']?t (?:explain|say|tell|give|get|ask|even)|not (?:a word|one|given)|nobody (?:gave|told|said|explained)|without (?:a word|any)|zero|never (?:told|explained|got|gave)|don'?t know|wasn'?t (?:told|given)|no reason|still waiting|no idea)/i,
          to: 'no-reason',
        },
        {
          say: 'One I find hard to believe',
          words:
            /\b(?:excuse|rubbish|bull|whatever|lack\w*|too (?:good|valuable|old|young|useful|quiet)|better fit|fit\b|budget|not ready|ready|experience|they (?:said|told)|(?:he|she) said|something about|some \w+ about|believe|because|that i|supposedly|apparently|seniority|restructur\w*|qualif\w*|strategic|visib\w*|presence|team player)/i,
          to: 'reason',
        },
      ],
    },
    {
      id: 'unseen',
      say: "The work got done, and you know who did it. When nobody says so, it's hard not to take that as their opinion of you. It may only show how little they look.",
      ask: "What do you do there that they'd only notice if you stopped?",
    },
    {
      id: 'held-back',
      say: "You're protecting yourself, and nobody can blame you for it. But they may hardly notice, while you lose the part of the work that you were good at and perhaps liked.",
      ask: 'What would two more years like this do to you?',
    },
    {
      id: 'harder',
      say: "Then you're doing even more of what they already fail to notice. And people who take on everything are often just given more.",
      ask: 'What would you do less of, if you were sure that it makes no difference there?',
    },
    {
      id: 'no-reason',
      say: "Then you have to find a reason yourself, and on your own one rarely finds a kind one. It's often what you already feared about yourself, and it may have nothing to do with what decided it.",
      ask: 'What reason do you give yourself?',
    },
    {
      id: 'reason',
      say: "You may never hear what really decided it. But you can ask what they'd need to see for it to be you the next time. That isn't a complaint, and it's hard to give a vague answer to it.",
      ask: 'What keeps you from asking that?',
      ways: [
        {
          say: "They'd decide the same anyway",
          words:
            /\b(?:no(?:thing)? (?:point|use|would|will|changes?)|would ?n[o']?t (?:change|help|matter|make)|useless|pointless|made up (?:their|his|her)|same (?:fog|answer|old)|anyway|won'?t (?:change|listen)|don'?t care|waste|already decided|decision(?:'s| is| has)|they know|she knows|he knows|lie to me|never get|won'?t (?:tell|say|answer)|no(?:thing)? (?:honest|real|straight))/i,
          to: 'deadline',
        },
        {
          say: "I'd sound bitter",
          words:
            /\b(?:bitter|sore loser|whin\w*|need(?:y|ing)|jealous|complain\w*|cry|sound\b|come across|look (?:like|weak|bad|desperate|petty)|petty|desperate|angry|difficult|lose it|pride|proud|begg?ing|embarrass\w*|awkward|asham\w*|nerve|courage|afraid|scared|fear|shy|trouble|conflict|cross|rude|weak)/i,
          to: 'say-it',
        },
      ],
    },
    {
      id: 'say-it',
      say: "Keep it small: one occasion, what you did for it, what you'd like next time. 'You never value me' is easy to brush off, and 'Monday's figures were mine, and I'd like to present the next ones' isn't. Said calmly, it doesn't come across as bitter.",
      exercise: 'prepared-talk',
    },
    {
      id: 'deadline',
      say: "Waiting without an end wears people down. Set yourself a date that only you know: if nothing definite has come by then, you start looking around in earnest. Then it's you who decides, and no longer only them.",
      exercise: 'if-then-plan',
    },
  ],
};
