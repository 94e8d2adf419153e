import type { Guide } from '../guide.ts';

export const CREDIT_TAKEN: Guide = {
  id: 'credit-taken',
  title: 'Being passed over at work',
  words:
    /\b(?:promot(?:ed|ion)|pass(?:ed|es|ing) (?:me |him |her )?over|overlooked|took (?:all )?the credit|credits?:|credit for|my (?:idea|design|project|results|numbers|recipe|accounts) (?:as|to|on|were|was|had)|my (?:idea|design)\b|my name(?:'s)? (?:is in|isn't|wasn't|was not|not)|favou?rites?\b|favou?ritism|raise\b|bonus|same job|same mistake|(?:earns?|paid) more than|not ready for|i trained|trained half|'s nephew got|instead of me|except me|(?:third|second) time now|third year running|got eight|the rota|good (?:shifts|jobs|ones)|reassigned|made partner|thanked|gets the thank|i'm not on it|ones? from outside|man from outside|in charge of|handed my|gave my|co-author|as hers|as his)\b/i,
  situations: ['passed-over', 'unfair-treatment'],
  tone: 'hard',
  acks: [
    "There's what happened, and then there's going in the next morning as if it hadn't.",
    'Unfairness at work is a tiring kind: you swallow it, and go on being useful to the same people.',
    'It takes years to build up good work in a place, and about a minute for somebody to look past it.',
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
      say: "Hardly anybody says something in that moment. It comes from the side, there are people about, and the body picks polite because polite is safe. The good answer turns up three hours later, while you're brushing your teeth, in perfect sentences.",
      ask: 'Which sentence came to you afterwards, or would come now?',
      otherwise: 'sentence',
    },
    {
      id: 'again',
      say: "Once can be an accident. When it keeps coming, it's how the place works, and without ever deciding to, you start arranging yourself around it.",
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
      say: 'A loss with a face is harder than one without. You get to watch it hang up its coat every morning. And some of the anger that lands on them belongs to whoever decided.',
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
      say: "The work got done, and somebody is leaning on it right now. What's missing is your name on it. That tells you something about what they know, or care to know, and it's hard not to hear it as a verdict on you.",
      ask: "What do you do there that they'd only notice if you stopped?",
      otherwise: 'witness',
    },
    {
      id: 'any',
      say: "Most people rerun it for days, in a version where it goes right and everybody finally looks up. There's nothing vain in that. Part of you is still waiting for somebody to set the record straight.",
      ask: 'What would have been fair, in plain terms?',
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
      say: "There are usually two versions: the one that would feel wonderful, and the one that can be said on a Tuesday with the door open. You may have both, one for paper and one for the room. And it isn't too late for the second. 'I've been thinking about last week' is a perfectly normal way to begin.",
      ask: 'Who would you say the Tuesday version to?',
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
      say: "That's self-defence, and nobody can blame you for it. Only the bill goes to the wrong address: they hardly notice, and you lose the part of the job you were good at.",
      ask: 'If it went on like this for two more years, what would you be like?',
      otherwise: 'roads',
    },
    {
      id: 'harder',
      say: "Then you're putting more into the one thing that was never the trouble. The quality wasn't what they overlooked. And whoever carries everything gets called reliable, and reliable people get more to carry.",
      ask: "What would you do less of, if you were sure that it doesn't count there?",
      otherwise: 'less',
    },
    {
      id: 'no-reason',
      say: 'Then you were left to write the reason yourself, and nobody writes a kind one at night. An empty space like that gets filled with whatever you already feared about yourself.',
      ask: 'What does your head put in there?',
      otherwise: 'reason',
    },
    {
      id: 'reason',
      say: "Reasons for such things are mostly found afterwards: first somebody decides, then a sentence turns up that can be said aloud. So it pays to ask about next time and leave last time alone. 'What would have to be there for it to be me' is no complaint, and hard to answer with fog.",
      ask: 'What holds you back from asking them that?',
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
      say: "The people who decide are mostly two doors away from the work, and go by what's loudest and latest. The ones who see it up close are seldom asked, and it doesn't occur to them to go and tell.",
      ask: 'What would somebody say about your work, if they had watched it for a month?',
      otherwise: 'record',
    },
    {
      id: 'rules',
      say: "Children know this one before they can count: two biscuits there, one here. It goes deep because it was never about the biscuit. If the rules bend for some, keeping them was never going to be enough. And if they bend along a line like age, sex or where people come from, that's no matter of taste, and a union or an adviser is the place for it.",
      ask: 'If you took it as given that the place works like this, what would you do less of?',
      otherwise: 'less',
    },
    {
      id: 'position',
      say: "So it isn't only about feelings, although people like to talk as if it were. It's money, hours, what you get to decide, what it says on the door. Getting it would have changed your actual days.",
      ask: 'What would you need to hear from them, to go on waiting for it?',
      otherwise: 'deadline',
    },
    {
      id: 'roads',
      say: "You can't make it fair all by yourself, that's the maddening part. What you can do is one of three things: say it to somebody, let it go on purpose, or look elsewhere. Most people end up with a fourth, staying and simmering, because it asks nothing of anyone today.",
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
      say: "It doesn't have to be settled while it's still raw. In the first days people mostly choose whatever makes the feeling stop, and that isn't always what they want.",
      ask: 'Looking back on this in a year, what would you like to have done about it?',
      otherwise: 'year',
    },
    {
      id: 'say-it',
      say: "Then keep it small: not the whole history, one occasion, what you'd done for it, what you'd like next time. Anybody can wriggle out of 'you never value me'. It's much harder with 'Monday's figures were mine, and I'd like to present the next ones'. Asking plainly isn't bitter, it's only unusual.",
      exercise: 'prepared-talk',
    },
    {
      id: 'let-go',
      say: "Keeping it to yourself can be the clever choice. It's only not the same as swallowing it, because what's swallowed comes up again at every team lunch. So it's worth saying once in full, unfair and unedited, somewhere it can't cost you anything.",
      exercise: 'unsent-letter',
    },
    {
      id: 'deadline',
      say: "Waiting without a date is what wears people down. Give it one that only you know: by then there's something you can hold in your hand, or you start looking around in earnest. It changes how the place feels on a Monday, because then you're the one who's deciding.",
      exercise: 'if-then-plan',
    },
    {
      id: 'record',
      say: "Right now all that is stored in people's heads, and people forget, and change jobs. One dull line a week holds better: the date, what you did, what came of it. By spring it's no longer you saying that you're worth more, it's a page you can read out.",
      exercise: 'tiny-habit',
    },
    {
      id: 'less',
      say: "Even one hour a week that you take back is worth something, if it goes to a place where things come back: a person, a walk, something of your own. Nobody there has to be told. You'd only stop paying in where nothing gets paid out.",
      exercise: 'small-step',
    },
    {
      id: 'year',
      say: "In a year the people in that room will have shrunk a bit, and whatever you did for yourself will still be there. It may help to put the ways next to each other once, so that it's you who picks, and not the last bad day.",
      exercise: 'two-columns',
    },
  ],
};
