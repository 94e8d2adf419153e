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
      say: "That it isn't the first time",
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
  otherwise: 'any',
  nodes: [
    {
      id: 'silent',
      say: "Hardly anybody says something in a moment like that. It comes without warning, there are people about, and being polite feels safest. The right words come hours later, when you're alone.",
      ask: 'What would you say, if you could have that moment back?',
      otherwise: 'sentence',
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
      otherwise: 'roads',
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
      otherwise: 'reason',
    },
    {
      id: 'unseen',
      say: "The work got done, and you know who did it. When nobody says so, it's hard not to take that as their opinion of you. It may only show how little they look.",
      ask: "What do you do there that they'd only notice if you stopped?",
      otherwise: 'witness',
    },
    {
      id: 'any',
      say: "It's hard to let go of something like that, because it was never put right. Part of you is still waiting for somebody to say that it wasn't fair.",
      ask: 'What would have been fair?',
      ways: [
        {
          say: 'The same rules for everybody',
          words:
            /\b(?:rules?\b|same (?:yardstick|treatment|standards?|way)|every(?:one|body)|all of us|criteria|process|favou?rit\w*|equal(?:ly)? (?:treat|chance)\w*|treated|honest|transparen\w*|fair (?:process|chance|play|vote)|like every|in turn|take turns|by (?:seniority|merit|performance)|draw lots|equal(?! pay)|unbiased|same chance|(?:treat|see) (?:us|people)|looked at properly)/i,
          to: 'rules',
        },
        {
          say: 'A thank you, my name on it',
          words:
            /\b(?:thank|name\b|mention\w*|acknowledg\w*|credit|recogni\w*|apprecia\w*|noticed|said (?:it was|that i)|well done|apolog\w*|me presenting|honou?r|a mention)/i,
          to: 'unseen',
        },
        {
          say: 'The post, or the money',
          words:
            /\b(?:post\b|position|promot\w*|pay\b|paid|money|raise|bonus|salary|wage|team lead|lead\b|title|the job\b|the role|hours|shifts?\b|days? off|contract|accounts?\b|my project|promised|offer(?:ed|ing)? me|getting (?:it|the)|giving (?:it|me)|me (?:getting|being)|to get (?:it|the)|mine back|get it back|permanent)/i,
          to: 'position',
        },
      ],
      otherwise: 'roads',
    },
    {
      id: 'sentence',
      say: "There are usually two versions: the one you'd love to say, and a calmer one that could be said at work. It isn't too late for the calmer one. 'There's something I keep thinking about' is a normal way to begin.",
      ask: 'Who would you say the calmer one to?',
      ways: [
        {
          say: "Nobody, I'd pay for it",
          words:
            /\b(?:no ?(?:one|body)\b|against me|backfire|no point|pointless|can'?t (?:say|tell|risk|afford)|need (?:the|that|this|my) job|difficult|afraid|scared|fired|pay for it|risk|consequences|union|wouldn'?t dare|rather not|keep it to myself|just (?:you|here|paper))/i,
          to: 'let-go',
        },
        {
          say: 'My boss, or who did it',
          words:
            /(?<!\w)(?:[Bb]oss|[Mm]anager|[Hh]ead\b|[Ss]upervisor|lead\b|[Dd]irector|[Oo]wner|[Ff]oreman|[Pp]artner|[Pp]rof|[Cc]hef|HR\b|hr\b|[Hh](?:im|er)\b|[Tt]hem\b|face\b|[Dd]irectly|[Cc]olleague|[Tt]eam\b|[Ww]ho did|(?<=\w )[A-Z][a-z]{2,}\b|^[A-Z][a-z]+ (?:directly|himself|herself))/,
          to: 'say-it',
        },
      ],
      otherwise: 'undecided',
    },
    {
      id: 'held-back',
      say: "You're protecting yourself, and nobody can blame you for it. But they may hardly notice, while you lose the part of the work that you were good at and perhaps liked.",
      ask: 'What would two more years like this do to you?',
      otherwise: 'roads',
    },
    {
      id: 'harder',
      say: "Then you're doing even more of what they already fail to notice. And people who take on everything are often just given more.",
      ask: 'What would you do less of, if you were sure that it makes no difference there?',
      otherwise: 'less',
    },
    {
      id: 'no-reason',
      say: "Then you have to find a reason yourself, and on your own one rarely finds a kind one. It's often what you already feared about yourself, and it may have nothing to do with what decided it.",
      ask: 'What reason do you give yourself?',
      otherwise: 'reason',
    },
    {
      id: 'reason',
      say: "You may never hear what really decided it. But you can ask what they'd need to see for it to be you the next time. That isn't a complaint, and it's hard to give a vague answer to it.",
      ask: 'What keeps you from asking that?',
      ways: [
        {
          say: "It wouldn't change anything",
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
      otherwise: 'undecided',
    },
    {
      id: 'witness',
      say: "The people who decide are often far away from the work and go by what they happen to hear. The ones who see what you do every day don't get asked.",
      ask: 'What would somebody say about your work, if they had watched it for a month?',
      otherwise: 'record',
    },
    {
      id: 'rules',
      say: "Then it isn't only about what you didn't get. It's about people being measured differently, and that's hard to see every day. If it goes by age, sex or where somebody comes from, a union or an adviser is the right place to take it.",
      ask: 'If that place never changes, what would you do less of there?',
      otherwise: 'less',
    },
    {
      id: 'position',
      say: "It would have changed something real: the money, the hours, what you get to decide. So it's more than hurt pride, even if others like to see it that way.",
      ask: 'What would you need to hear from them, to go on waiting for it?',
      otherwise: 'deadline',
    },
    {
      id: 'roads',
      say: "You can't make it fair on your own. But there are three things you can do: say it to somebody, let it go on purpose, or look for something else. None of them has to happen this week.",
      ask: 'Which of the three is nearest to you at the moment?',
      ways: [
        {
          say: 'Look elsewhere',
          words:
            /(?<!\w)(?:elsewhere|leav(?:e|ing)|quit|get out|another (?:job|place|team|company)|new job|cv\b|resume|resign\w*|apply|applying|third|(?<!let it |let )\bgo\b(?! and)|look(?:ing)? (?:around|for)|out of here|find something|hand(?:ing)? in|move (?:to|team)|transfer)/i,
          to: 'deadline',
        },
        {
          say: 'Let it go',
          words:
            /\b(?:let (?:it|this|go)|drop it|forget|move on|get over|accept|swallow|second|too tired|not worth|peace|energy|live with|leave it|too (?:old|tired)|don'?t want (?:a|any) (?:fight|trouble)|nothing)/i,
          to: 'let-go',
        },
        {
          say: 'Say it',
          words:
            /\b(?:say|tell\b|talk|speak\w*|bring(?:ing)? it up|raise it|confront|ask (?:him|her|them|for)|first\b|mention|address|have a word|a conversation|open my mouth|email (?:him|her|them)|write to|stand up|complain|fight)/i,
          to: 'say-it',
        },
      ],
      otherwise: 'undecided',
    },
    {
      id: 'undecided',
      say: "You don't have to settle it today. While it still hurts, one mostly wants the feeling to stop, and that isn't always what one wants in the long run.",
      ask: 'Looking back on this in a year, what would you like to have done about it?',
      otherwise: 'year',
    },
    {
      id: 'say-it',
      say: "Keep it small: one occasion, what you did for it, what you'd like next time. 'You never value me' is easy to brush off, and 'Monday's figures were mine, and I'd like to present the next ones' isn't. Said calmly, it doesn't come across as bitter.",
      exercise: 'prepared-talk',
    },
    {
      id: 'let-go',
      say: "Keeping it to yourself can be the wise choice there. But say it once in full, unfair and unedited, somewhere it can't cost you anything. Otherwise it may come up again every time you see them.",
      exercise: 'unsent-letter',
    },
    {
      id: 'deadline',
      say: "Waiting without an end wears people down. Set yourself a date that only you know: if nothing definite has come by then, you start looking around in earnest. Then it's you who decides, and no longer only them.",
      exercise: 'if-then-plan',
    },
    {
      id: 'record',
      say: "Write it down as you go: one line a week with the date, what you did, and what came of it. People forget such things, and you do too. When it counts, you'll have it in black and white.",
      exercise: 'tiny-habit',
    },
    {
      id: 'less',
      say: 'You could begin with one hour a week, and give it to somebody or something that gives you something back: a friend, a walk, a thing of your own. Nobody there has to be told. See what it changes.',
      exercise: 'small-step',
    },
    {
      id: 'year',
      say: "It may help to put the possible ways side by side once, with what each would give you and what it would cost. You'll choose better like that than at the end of a bad day.",
      exercise: 'two-columns',
    },
  ],
};
