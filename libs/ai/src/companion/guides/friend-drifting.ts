import type { Guide } from '../guide.ts';

export const FRIEND_DRIFTING: Guide = {
  id: 'friend-drifting',
  title: 'A friendship that fades',
  words:
    /\b(?:drift\w*|grown apart|used to (?:be close|talk|call|see|speak|tell)|hardly (?:talk|speak|see)|old(?:est)? friend|best friend|lost touch|moved (?:away|abroad|to)|(?:hasn't|haven't) (?:called|written|replied|spoken|seen)|friendship|our chat|unread)\b/i,
  situations: ['friend-drifting', 'friend-moved-away', 'end-of-an-era'],
  tone: 'hard',
  acks: [
    'It can hurt a good deal when something like that fades, even if nobody did anything wrong.',
    'When something has been part of the ordinary week for years, you notice the gap in ordinary places.',
    "From outside it looks like nothing happened. That makes it hard to bring up, and it's a loss all the same.",
  ],
  ask: 'What about it stings most right now?',
  ways: [
    {
      say: "It's always me who writes",
      words:
        /always me|one.?sided|\b(?:i'?m|i am|it'?s|only) (?:always )?(?:only )?(?:the (?:only )?one|me)\b|(?:he|she|they|nobody|no one) (?:never|doesn.?t|don.?t|won.?t|hardly|rarely) (?:ever )?(?:writes?|calls?|texts?|rings?|asks?|gets?|get in|initiates?|reach|messages?|bothers?)|nobody (?:texts|writes|calls|rings)|if i (?:don.?t|didn.?t|stop|wait)|effort|my (?:end|side)\b|i (?:always|have to|do all)|chas(?:e|ing)|(?:write|text|call|ring|message|reach out|touch) first|(?:he|she|they)'?d never (?:think|ask|call|write|bother)|all the (?:work|running|asking|planning|organi[sz]ing)|organi[sz](?:e|ing|er)\b|\bbeg(?:ging)?\b|i'?m always|i always|reciproc|one.way\b|carry(?:ing)? it|(?:only|just) (?:when|if) i\b|initiat|never remembers|\bi (?:invited|asked|wrote|called|texted|visited|drove)\b|(?:he|she|they) (?:didn.?t|never|only) (?:invite|ask|call|write|text|contact|come|visit)|only (?:contacts?|calls?|writes?|texts?) me|needs something|twice as|back from (?:her|him|them)|the one (?:who|that)\b/i,
      to: 'one-sided',
    },
    {
      say: "I don't know why it changed",
      words:
        /(?:don.?t|can.?t|not) (?:know|understand|understanding|get|knowing|see) (?:why|what|how|it)|no idea|\bwhy\b|did i (?:do|say)|what (?:i did|did i|happened|went wrong)|never (?:argued|fought|fell out|quarrel)|no (?:fight|row|argument|reason|explanation|warning)|out of (?:the blue|nowhere)|something i (?:did|said)|won.?t say|just (?:went|got) (?:cold|different|quiet)|not knowing|put my finger|when it (?:went|changed|started|stopped)|(?:did|have) i (?:upset|hurt|offend|annoy|bore|change)|confus|mystery|puzzl|how (?:it|we) (?:got|came) (?:to|here)|explain|\breason\b|suddenly|from one day|changed\b|my fault|(?:wasn.?t|isn.?t|weren.?t|never) (?:any|a) (?:quarrel|fight|row|argument|reason)|what is it\b|what did i|what changed|questions?\b|hinted|nothing happened|misunderst/i,
      to: 'why',
    },
    {
      say: "I'm afraid that was it",
      words:
        /afraid|scared|fear|worr(?:y|ied)|\bit'?s (?:all )?(?:over|done|finished)|is over\b|never (?:find|have|be|get|come|see)|won.?t (?:ever|come|be|see|last|find)|los(?:e|ing) (?:him|her|them|it|touch)|strangers|for good\b|the end\b|last time|forget (?:me|each|about)|replaced? (?:it|them|him|her)|nothing like it|might (?:never|not)|won.?t (?:know|talk|speak|meet|hear|stay)|never be the same|in (?:a|five|ten|two|a few) years?|\bfuture\b|what if|\balone\b|lonely|\bfinal(?:ity)?\b|gone\b|without (?:him|her|them|it)|start(?:ing)? (?:over|again)|too old to|no more\b|too late|lost (?:the only|my|a|him|her|them)|the only (?:one|person|friend)|end up\b|losing|who else|last (?:one|real)|over for|turning into|become|becoming|might be\b|ever see|people who nod/i,
      to: 'afraid',
    },
    {
      say: 'I miss how it was',
      words:
        /\bmiss(?:ing)?\b|used to|every (?:day|week|morning|evening|night|friday|saturday|sunday|monday|tuesday|wednesday|thursday)|together|the way (?:it|we)|how (?:it|we|things) (?:was|were)|nights?\b|evenings?\b|laugh|(?:a|the|round the) corner|streets? away|next door|down the road|seeing (?:him|her|them)|not having|those (?:days|times|years)|routine|old days|the (?:noise|jokes|chat|company)|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bwalk|dinners?\b|lunch(?:es)?\b|coffee|(?:before|after) work|\bour \w+s\b|empty|(?:her|his|their) (?:voice|laugh|kitchen|jokes|company|hugs?)|some(?:one|body) to|nobody to|no ?one to|the people|belong|the (?:dogs?|pub|garden|band|team|place|smell|stage)|memories|close(?:ness)?\b|everything we|talking to (?:him|her|them)|\bshar(?:e|ed|ing)\b|just (?:being|having|sitting)|voice ?(?:messages?|notes?)|silly|jokes?\b|stupid (?:things|stuff|songs)|in the (?:morning|evening|kitchen|office)|knowing (?:that )?(?:he|she|they|someone)|the (?:calls?|talks?|walks?|sound|small|quiet|games?|trips?)|\bsitting|complaining|(?:her|his|their) (?:balcony|house|place|couch|sofa|flat|garden)|gossip|hang/i,
      to: 'miss',
    },
  ],
  nodes: [
    {
      id: 'one-sided',
      say: "It's tiring to keep something like that going on your own. You start to count who wrote last and how short the answer was, and you can't say so without feeling petty.",
      ask: 'What comes back when you do write?',
      ways: [
        {
          say: "They're warm, then nothing",
          words:
            /warm|lovely|\bnice|sweet|kind\b|thrilled|happy|glad|pleased|friendly|great\b|laugh|(?:must|should|need to) (?:meet|catch|do)|miss(?:es|ed)? (?:you|me)|excited|hearts?\b|as if nothing|like old times|delighted|chatty|exclamation|within (?:minutes|seconds)|straight ?away|immediately|right away|enthusias|kisses|affection|always (?:answers|replies)|funny|long (?:messages?|replies|answers|voice)|\blove\b|sorry/i,
          to: 'warm',
        },
        {
          say: "I've stopped writing",
          words:
            /stopp?ed|gave up|given up|\bquit\b|(?:i )?don.?t (?:any ?more|bother|write|text|try)|haven.?t (?:sent|written|texted|called|tried|contacted|messaged|heard since i)|no longer (?:write|text|try)|not any ?more|i won.?t|not (?:writing|texting|calling|trying)|no point|can.?t be bothered|i last (?:wrote|texted|called|tried)|waiting to see/i,
          to: 'stopped',
        },
        {
          say: 'Little or nothing',
          words:
            /nothing|little|not much|thumbs?|one.?(?:word|line)|two words|short|(?:days?|weeks?|months?) later|\bread\b|\bseen\b|blue ticks|no (?:answer|reply|response)|silence|ignor|\blate\b|emoji|haha|ghost|doesn.?t (?:answer|reply)|rarely|hardly|excuses?|\bbusy\b|rain ?check|sometimes|\bcold\b|polite|\bdry\b|distant|\bbrief|one.?liners?|monosyll|a like\b|forgets?|takes (?:her |him |them )?(?:days|weeks|ages|forever)|delayed|\bmeh\b|if (?:i'?m lucky|at all)|\bno\b/i,
          to: 'why',
        },
      ],
    },
    {
      id: 'warm',
      say: 'So the fondness seems to be there, and only the first step never comes from them. Some people like their friends a lot and hardly ever get in touch first. They might need to be asked for it.',
      ask: 'What would they have to do for it to feel mutual again?',
    },
    {
      id: 'stopped',
      say: "Perhaps you were tired of it, and perhaps you also wanted to see if they'd notice. Either would be understandable. Only, they may have no idea that you're waiting.",
      ask: 'If they wrote tomorrow, out of the blue, what would you feel first?',
      ways: [
        {
          say: "I'd be glad",
          words:
            /glad|happy|happiness|relie[fv]|over the moon|pleased|joy|delight|jump|smil|\bcry\b|tears|excited|hope|warm|answer (?:in|right|at once|straight)|love (?:it|that)|thankful|grateful|finally|\bsun\b|^yes\b|run to|reply|(?:ring|write|call|text) back|good\b/i,
          to: 'light',
        },
        {
          say: "I'd be angry",
          words:
            /angry|anger|furious|piss|annoy|bitter|resent|rage|where were you|cross\b|irritat|\bmad\b|suspicious|what do(?:es)? (?:they|she|he) want|hurt\b|why now|offended|\bsour\b|grudge|insult|let (?:him|her|them) wait|rejected/i,
          to: 'letter',
        },
        {
          say: 'Not much any more',
          words:
            /not much|nothing|\bmeh\b|too late|wouldn.?t care|indifferen|don.?t care|couldn.?t care|shrug|\bnumb\b|over it|whatever/i,
          to: 'any2',
        },
      ],
    },
    {
      id: 'why',
      say: "With so little to go on you can only guess, and you look through old messages for what went wrong. Often there's nothing to find. A new job, a new partner or a longer way home ends more friendships than anything somebody said.",
      ask: 'When you look for the reason, where do you end up?',
      ways: [
        {
          say: "They've got other people now",
          words:
            /new (?:friends?|people|crowd|group|girlfriend|boyfriend|partner|gang|lot|mates?|circle|best)|girlfriend|boyfriend|husband|\bwife\b|fianc|other (?:people|friends)|better (?:friends|people|company)|replac|some(?:one|body) else|crowd|people (?:from|at)|more (?:fun|interesting) (?:than|people)|found others|since \w+ (?:came|showed|turned|joined|arrived|moved in)|met (?:someone|a |this)|(?:his|her|their) (?:colleagues|team|club|man\b|mates|new)|cooler|popular|moved on|upgrade/i,
          to: 'replaced',
        },
        {
          say: 'Our lives just went apart',
          words:
            /\blives\b|\blife\b|kids?\b|child|baby|babies|\bwork\b|\bjobs?\b|busy|cit(?:y|ies)|married|distance|moved|time.?zones?|different|apart|circumstances|no time|stage|parent|\bgrew\b|covid|lockdown|nobody.?s fault|no one.?s fault|\ba (?:dad|mum|mom|mother|father)\b|wedding|pregnan|career|studies|\buni\b|school|shifts?\b|interests|in common|priorit|\bfar\b|country|abroad|\btime\b|\bnights?\b|\bshift|routine|hours\b|phase\b/i,
          to: 'lives',
        },
        {
          say: 'With something I did',
          words:
            /\bmyself\b|my (?:fault|own)|\bi (?:must|did|said|was|wasn.?t|am|forgot|never|didn.?t|should|let|talk|complain|probably)|\bi'?m (?:too|just|not|so|probably|boring)|\bme\b|something (?:i|wrong with)|leaned on|needy|too (?:much|clingy|heavy|negative)|a mess\b|depress|annoy(?:ed|ing)|boring|guilt/i,
          to: 'me',
        },
      ],
    },
    {
      id: 'me',
      say: "You look at yourself first, since that's the side you know best. There may be something in it. But 'I let them down once' can be talked about, and 'I'm someone people leave' is a verdict on your whole person.",
      ask: 'Is it one real thing you can name, or more of a feeling?',
      ways: [
        {
          say: 'More of a feeling',
          words:
            /feel|vague|\bfog|nothing (?:concrete|real|specific|in particular)|can.?t (?:name|say|point|put)|not? (?:real|one|specific)|general|\bsense\b|always|^no\b|don.?t know|\bidk\b|hunch|hard to say|everything|not sure|about me|mood|\bgut\b|suspicion|paranoi|who i am|both/i,
          to: 'feeling',
        },
        {
          say: 'One real thing',
          words:
            /^yes\b|^yeah\b|one (?:real )?thing|\breal\b|there(?:'s| is| was)|\bi (?:said|told|forgot|didn.?t|did|missed|borrowed|lied|cancelled|never|left|let|wasn.?t)|when i|that (?:time|night|day|wedding|party)|the (?:time|wedding|party|money|night)|argument|the way i|\bonce\b|\bi \w+ed\b|in (?:january|february|march|april|june|july|august|september|october|november|december|\d{4})/i,
          to: 'say-it',
        },
      ],
    },
    {
      id: 'replaced',
      say: "It hurts to watch somebody else get the time that used to be yours. They hear the daily news because they're nearer. That doesn't give them what the two of you have been through together.",
      ask: "What do the two of you have that a newer friend can't have?",
    },
    {
      id: 'lives',
      say: "Then nobody's to blame, which is kinder, and it leaves you with nobody to be cross with. A friendship that lived on seeing each other often needs another form now, and somebody has to suggest one, even if it feels clumsy.",
      ask: 'What smaller version of it would still be worth having?',
    },
    {
      id: 'afraid',
      say: "That's hard to be in, because you don't know whether to hold on or to begin letting go. Nobody can tell you yet: some friendships lie still for years and start again, and some don't.",
      ask: 'What of it would you want to keep, whatever happens?',
    },
    {
      id: 'miss',
      say: "At first one thinks of the big moments, and then it's often something quite ordinary that's missing most.",
      ask: 'Which part of it do you miss most?',
      ways: [
        {
          say: 'Being known that well',
          words:
            /\b(?:be(?:ing)?|was|felt) known|kn(?:ew|ows?) (?:me|about|what|how|my|everything|when|all)|explain|underst(?:ood|and|anding)|tell from|gets? me\b|got me\b|trust|real me|secrets?|history|read me|without (?:saying|words)|ask(?:ed)? how i|shorthand|finish(?:ed|ing)? (?:my|each)|comfortable|at ease|no (?:mask|pretending|filter)|honest|confid|opinion|advice|believed in|saw me|\bseen\b|listen|knew\b|remembers?\b|who (?:was there|has seen|saw)|since (?:school|childhood|we were)|my (?:family|parents|mother|father|past|whole)/i,
          to: 'known',
        },
        {
          say: 'Who I was back then',
          words:
            /\bi (?:was|had|felt)\b|who i|young(?:er)?\b|\bmyself\b|brave|funnier|version of me|person i|carefree|\bfree\b|energy|confident|belong(?:ing|ed)?|part of (?:it|something|a)|feeling (?:young|alive|needed|like)|dreams?\b|\bwild|\bmad\b|crazy|adventur|spontan|purpose|\brole\b|identity|captain|good at|my old self/i,
          to: 'who-i-was',
        },
        {
          say: 'The everyday nonsense',
          words:
            /nonsense|every ?day|coffee|walk|lunch|dinner|breakfast|pub\b|pint|beer|\btea\b|wine|photos?|pictures?|messag|text|voice ?(?:notes?|mails?)|jokes?|laugh|gossip|chat|talk|\bround\b|door|\bhome\b|cook|\bgames?\b|football|watch|hang(?:ing)? out|silly|stupid|songs?|banter|driv(?:e|ing)|sitting|shopping|bus\b|train|moan|break(?:s|time)?\b|ritual|routine|hello|good morning|errands|smok|cigarette|bench|stairs|corridor|desk|kitchen|market|\btv\b|series|movie|cinema|play(?:ing|ed)?\b|trips?\b|weekend|(?:sun|mon|tues|wednes|thurs|fri|satur)day|evening|music|gym|\bruns?\b|running|swim|yoga|call(?:s|ing)?\b|phon(?:e|ing)|commute|being (?:together|there)|hugs?\b|teas(?:e|ing)|complain|company|neighbou?r|borrow/i,
          to: 'everyday',
        },
      ],
    },
    {
      id: 'everyday',
      say: 'You can still have the big talks now and then by phone. What goes first is the small stuff, like what was for lunch or a dog in the street, and that was a good part of what made it close.',
      ask: 'What would you have told them or shown them this week?',
    },
    {
      id: 'known',
      say: "With somebody who knows you that well, you needn't explain anything first. With others you'd have to start at the beginning, so you often leave it, and then a part of you hardly gets mentioned any more.",
      ask: 'What did they know about you that hardly anyone around you knows now?',
    },
    {
      id: 'who-i-was',
      say: "So it's not only the others you miss, it's also yourself as you were then. They may have brought it out in you, but it was yours, so it can't all have gone with them.",
      ask: "What did that version of you do that you don't do now?",
    },
    {
      id: 'any2',
      say: "Whatever comes next, the good part of it was real. It doesn't count for less because it hasn't lasted, or because it's different now.",
      ask: 'What would you like to happen now, if it were up to you?',
      ways: [
        {
          say: 'To get some of it back',
          words:
            /\bback\b|again\b|see (?:him|her|them|each)|meet|call|visit|talk|keep (?:it|in|the)|stay (?:in touch|friends)|as (?:it|before)|fix|reconnect|repair|like (?:before|it was)|write|reach out|more often|more (?:time|contact|of)|the same|one (?:more|last)|reunion|hang out|spend|notice|contact|closer?\b|mend\b|(?:him|her|them) to\b|keep\b/i,
          to: 'any3',
        },
        {
          say: 'To make my peace with it',
          words:
            /peace|let (?:it )?go|letting go|move on|moving on|accept|stop (?:caring|thinking|hurting|minding|waiting)|not (?:hurt|care|mind)|over it|closure|get past|goodbye|forget|(?:be|feel) (?:fine|ok|okay|calm|free)|okay with|ok with|\bend\b|bury|griev|new chapter|stop\b|without (?:that|the|this|a) |lump|not hurt/i,
          to: 'letter',
        },
      ],
    },
    {
      id: 'any3',
      say: "You don't have to decide between fighting for it and letting it go. You could send one light message, without a reproach and without a question they'd have to answer, and see what comes.",
      ask: 'What could a message like that be about?',
    },
    {
      id: 'say-it',
      say: "You can say it in one plain sentence. 'I'm sorry about that time' or 'I'd love it if you rang me now and then' is easy to answer. 'You never' mostly gets you an excuse.",
      exercise: 'prepared-talk',
    },
    {
      id: 'light',
      say: "You could send a few words, or a photo of something that made you think of them. It doesn't have to explain the long gap, and it's easy to answer.",
      exercise: 'small-step',
    },
    {
      id: 'letter',
      say: 'There may be a lot that they never heard from you, fond things and perhaps cross ones. You could write it all to them on paper first, and decide later whether any of it should reach them.',
      exercise: 'unsent-letter',
    },
    {
      id: 'feeling',
      say: "That's worth looking at in daylight, with a pen: what exactly makes you think so, what speaks against it, and what a friend of yours would say. A feeling can be very strong and still be mistaken.",
      exercise: 'thought-record',
    },
  ],
};
