import type { Guide } from '../guide.ts';

export const SAID_SOMETHING_STUPID: Guide = {
  id: 'said-something-stupid',
  title: 'Being among people',
  words:
    /\b(?:said (?:something|the wrong|such)|embarrass\w+|awkward\w*|cring\w+|replay\w*|blush\w*|party|small talk|went quiet|left out|group chat|(?:not|wasn't) invited|stutter\w*|fool of myself|introduc\w+)\b/i,
  situations: ['said-something-stupid', 'social-nerves', 'left-out'],
  tone: 'hard',
  acks: [
    "It's astonishing how long one moment with other people can stay in your head.",
    'After being with people, many of us go through it all again, and not in a friendly way.',
    'The smaller it would look to somebody else, the harder it is to tell anyone about it.',
  ],
  ask: 'When your head gets going about it, what does it say?',
  ways: [
    {
      say: "I'm not welcome there",
      words:
        /(?:don.?t|doesn.?t|didn.?t|nobody|no ?one|never) (?:really )?(?:wants?|likes?|need|care|invite)|put up with|tolerat|happier (?:when|without)|better (?:off )?without|belong|fit in|unwanted|outsider|excluded|left out|forgot(?:ten)? me|not (?:part|one|welcome|wanted|invited|included)|without me|disposable|pity|only there because|not (?:important|worth)|(?:spare|third|fifth) wheel|\bextra\b|(?:didn.?t|don.?t|not|never) (?:ask(?:ed)?|include|think of|call|text|tell|told) me|why (?:didn.?t|don.?t|not) (?:they|he|she|me)|leave me out|like me\b|real friends?|second choice|afterthought|invisible|replace|\balone\b|rejected|too much\b|annoying|lonely|planned it|on purpose|exclude|cut me|count me|(?:they|everyone) (?:all )?(?:met|went|go|meet)/i,
      to: 'unwanted',
    },
    {
      say: "I'm just bad with people",
      words:
        /bad (?:at|with)|hopeless|useless (?:at|with)|never know (?:what|how)|socially|disaster|can.?t (?:do|talk|even|make|hold|cope|handle)|normal (?:people|humans?|person)|stay home|don.?t go|everyone else can|awkward person|go wrong|embarrass myself again|will (?:freeze|blush|panic|say)|something wrong with me|i'?ll (?:say|freeze|be|go|make)|cancel|(?:i'?ll|i will|i'?m going to|i'?m gonna)\b|manage a|normal (?:chat|conversation)|tomorrow|what if|stare|escape|get out|not (?:cut out|made for|good)|always (?:do|like this|mess|say|ruin)|so awkward|out of practice|\bshy|introvert|panic|freez|blank|again i|near (?:people|human)|human beings?|social (?:skills|cripple)|should(?:n.?t| not) (?:go|be let|speak|talk|be allowed)|stay (?:at home|in bed|away)|never (?:open|speak|go)/i,
      to: 'bad-at',
    },
    {
      say: 'It just replays the scene',
      words:
        /replay|plays|\bloop|again\b|over and over|\bsame\b|\bscene|\bfilm\b|movie|why did (?:you|i)|should (?:have|'ve)|shouldn.?t have|could have|why didn.?t|rewind|keeps? (?:going|playing|showing|running)|goes (?:over|through)|on repeat|the (?:sentence|word|moment)|(?:her|his|their) (?:face|look|expression|eyes)|exact|what i (?:said|should)|better (?:answer|line|reply)|if only|i (?:should|could)\b|the silence|hear (?:it|myself|my)|see (?:it|her|his|their)|every (?:time|night)|flash|how could (?:i|you)|undo|take it back|time machine|shut (?:up|your)|stops?\b|record\b|echo|tape\b|clip\b|start to (?:end|finish)|in slow motion|second by second|word for word/i,
      to: 'replay',
    },
    {
      say: "They think I'm an idiot",
      words:
        /idiot|stupid|fool|dumb|moron|\bass\b|weird|strange|crazy|ridiculous|pathetic|boring|rude|think(?:s|ing)? (?:i'?m|that|i am|less|of me|badly)|noticed|laugh|talking about|saying (?:now|about)|judg|\bred\b|blush|embarrass|awkward|incompetent|loser|arrogant|what (?:they|he|she|people) (?:must )?think|\bthick\b|clumsy|\bmean\b|nasty|cruel|insensitive|(?:terrible|bad|horrible|awful) (?:person|friend|human)|monster|horrible|everyone (?:saw|heard|knows|was)|saw it|remember|gossip|\bjoke\b|respect|unprofessional|offended|hurt (?:him|her|them)|upset|cringe|humiliat|asham|shame|drunk|childish|immature|opinion|impression|they (?:all |now )?(?:know|think)|(?:he|she) (?:must )?(?:thinks?|hates?)|what an?\b|you(?:'re| are) (?:a|an|so)\b|sounded|came across|must (?:hate|think|find)|hates? me|angry with me|now (?:he|she|they)|mad at me|ruined|what (?:have|did) i|so (?:rude|arrogant|stupid|embarrassing|loud)|amateur|looked like|complete|embarrassing|child\b|clown/i,
      to: 'idiot',
    },
  ],
  nodes: [
    {
      id: 'idiot',
      say: 'People usually remember much less of such moments than we fear. Most of them are busy with how they come across themselves. And whoever did notice has probably had a moment like that too.',
      ask: 'Whose opinion of it matters to you most?',
      ways: [
        {
          say: "Everyone's, really",
          words:
            /every(?:one|body)|\ball\b|whole|entire|the (?:group|table|team|class|room|others)|people\b|them\b|office|strangers|parents|colleagues|friends\b|guests|neighbou?rs\b|audience|no ?one|nobody|classmates|family|town\b|village/i,
          to: 'second',
        },
        { say: 'My own', words: /\bmine\b|my own|\bmyself\b|^(?:me|just me|me,.*)$/i, to: 'second' },
        {
          say: "One certain person's",
          words:
            /\b(?:his|hers?|him|she|he)\b|\bmy\b|\bone\b|boss|friend|colleague|girl\b|guy\b|teacher|mother|father|mum|mom|dad|sister|brother|partner|someone|crush|\ba (?:man|woman)|there.?s a|manager|neighbou?r\b|client|professor|doctor|host(?:ess)?\b|daughter|\bson\b|wife|husband|\bex\b|the (?:woman|man|girl|guy|boy|one|lady) (?:who|i|that|from)|interview|^(?!idk|dunno|none|nothing|unsure|yes|yeah|no|hm+|nope|depends|both)[a-z]{3,12}$/i,
          to: 'one-person',
        },
      ],
    },
    {
      id: 'unwanted',
      say: "That hurts more than most things, and it's hard to think clearly while it does. There are two parts to it: what happened, and why. The why you've mostly had to fill in by yourself.",
      ask: 'What did you see or hear that told you so?',
      ways: [
        {
          say: 'They told me',
          words:
            /(?:he|she|they|someone|somebody) (?:told|said)|told me|to my face|said (?:so|it|that|i'?m|they)|heard (?:him|her|them) say|asked me (?:not|to leave)|openly|in (?:writing|a message)|announced|\bwrote\b|literally|blocked|kicked|removed/i,
          to: 'purpose',
        },
        {
          say: "I wasn't asked along",
          words:
            /photo|pictur|story\b|stories|instagram|facebook|post(?:s|ed)?\b|invit|(?:wasn.?t|not|never|didn.?t) (?:get )?(?:ask|told|tell|includ|mention)|without me|group ?chat|\bchat\b|found out|all (?:been|went|going|there)|went (?:to|out)|party|weekend|trip|dinner|wedding|calendar|\bplans?\b|\bmet\b|lunch|whatsapp|message|\bseat|everyone else|the others|left out|bbq|barbecue|concert|holiday|birthday|drinks|heard (?:about|that)|let it slip|slip(?:ped)?\b|rented|cabin|booked|been to|trip\b|happened to hear|by (?:chance|accident)/i,
          to: 'uninvited',
        },
        {
          say: 'Small signs, looks, silences',
          words:
            /look|sign|silen|quiet|tone\b|\bshort\b|turned|eyes?\b|face|pause|ignor|vibe|feel|felt|sense|whisper|laugh|answer|body language|nothing (?:clear|concrete|really|definite)|stopped|cold\b|yawn|phone|smil|distance|\broll|joke|avoid|repl(?:y|ies)|\blate\b|react|atmosphere|interrupt|over me|awkward|backs?\b|glance|nobody (?:asks|talks|looks|laughs|sits)|no ?one (?:asks|talks|looks|laughs|sits)|ask(?:s|ed)? (?:me )?(?:nothing|anything)|saved me|place\b|next to me|walked (?:past|off)|moved away|nobody (?:\w+)|no ?one (?:\w+)|the way\b/i,
          to: 'signs',
        },
      ],
    },
    {
      id: 'bad-at',
      say: "Being nervous doesn't mean you're bad at it. What costs so much is watching yourself: how am I standing, what did that face mean. Nobody can do that and follow a conversation well.",
      ask: 'When is it worst for you?',
      ways: [
        {
          say: 'Afterwards, going over it',
          words:
            /after(?:wards)?\b|\bin bed|at night|way home|later\b|next day|day after|going over|analys|replay|going through|before sleep|home again|hours later|\bdays\b|rumin|thinking about it|regret|when i'?m home/i,
          to: 'replay',
        },
        {
          say: 'Walking in, eyes on me',
          words:
            /walk(?:ing)? in|com(?:e|ing) in|enter|arriv|stare|staring|eyes|look(?:s|ing)? at me|attention|introduc|first (?:few )?(?:minutes?|moments?|five)|beginning|start\b|\bred\b|blush|turn round|in front of|centre|center|speak(?:ing)? up|present|alone in|before(?:hand)?\b|shak|sweat|groups?\b|stranger|room full|\bedge\b|part(?:y|ies)\b|crowd|\bdoor|hello|greet|\bnames?\b|new people|spotlight|watch(?:ed|ing)|called on|cafeteria|canteen|\blunch|sitting (?:down|alone)|\blate\b|voice (?:shak|trembl)|hands\b|trembl|heart\b|meetings?\b|events?\b|name tags|networking|reception|wedding|dinner|school gate|waiting room|train\b|bus\b|crossing/i,
          to: 'start',
        },
        {
          say: 'Not knowing what to say',
          words:
            /what to (?:say|ask|talk|answer)|conversation|silence|blank|small ?talk|nothing to say|\bsay\b|words|questions?|pause|freez|froze|one.to.one|interesting|stutter|mumble|phone|talk(?:ing)?\b|\bchat|\bmind\b|tongue|\bjoke|keep(?:ing)? (?:it|the)|respond|reply|answer|topic|subject|stories|\bbor(?:e|ing)|\bdates?\b|asks? (?:me )?(?:how|what)|when (?:someone|somebody|people|they) ask|no answer|funny|quick enough|too slow/i,
          to: 'silence',
        },
      ],
    },
    {
      id: 'replay',
      say: 'The replay pretends to be useful, as if it might turn up a better line. Mostly it only checks how bad it was, and it never comes to an answer, so it starts again.',
      ask: 'Which moment does it always come back to?',
    },
    {
      id: 'second',
      say: "Leave out for a moment what anybody thinks of you. Imagine somebody you like came to you with exactly this. You'd probably see the whole person, and not only that one moment.",
      ask: 'What would you say to them?',
    },
    {
      id: 'one-person',
      say: "Then it's between two people, which is small enough to be mended or left alone. You could say 'that came out wrong the other day', and often the other one has hardly thought about it.",
      ask: 'Would you rather say something to them, or let it fade?',
      ways: [
        {
          say: 'Let it fade',
          words:
            /^no\b|fade|let (?:it|this)|leave it|forget|nothing|ignore|too (?:late|small|embarrass)|never|worse|hope|pretend|\bwait|\btime\b|shut|quiet|awkward|can.?t|dread|no way|not (?:say|bring|mention|talk|tell)|(?:wouldn.?t|don.?t|won.?t) (?:want|dare|say|mention)/i,
          to: 'any3',
        },
        {
          say: 'Say something',
          words:
            /^yes\b|say\b|tell|talk|apolog|mention|explain|clear|write|text|message|sorry|address|bring it up|fix|\bbring|in person|honest|coffee|ask\b|admit|call\b/i,
          to: 'say-it',
        },
      ],
    },
    {
      id: 'uninvited',
      say: "So you're not imagining it: you weren't asked. The reason you can't see from where you are. There may have been few places, or everyone thought somebody else had asked you, or somebody really didn't want you there.",
      ask: 'If it had happened to a friend of yours, what would you think was the reason?',
      ways: [
        {
          say: 'They were thoughtless',
          words:
            /thoughtless|not think|didn.?t think|forgot|accident|mistake|scatter|lazy|nobody (?:thought|asked)|oversight|chairs|chat\b|thought (?:someone|you|somebody)|unintention|carelessness|careless|space|no malice|chaos|busy|assum|each thought|no (?:bad|ill|reason)|stupidity|didn.?t (?:mean|realis|realiz|occur)|last minute|spontan|logistic|probably (?:just|thought)|first one|innocent/i,
          to: 'say-it',
        },
        {
          say: 'On purpose',
          words:
            /purpose|deliberate|intention|(?:doesn.?t|don.?t|didn.?t) (?:want|like)|veto|on the list|plan(?:ned)?\b|exclu|mean(?:t)?\b|\bnot wanted|behind|jealous|cruel|bully|hates?|they knew|punish|\bknew\b|wanted? (?:me|to be)|avoid|because of|rather|without me|decid|the last one|somebody|someone/i,
          to: 'purpose',
        },
      ],
    },
    {
      id: 'signs',
      say: "A short answer, a look or a pause can mean many things. When you're afraid of not being wanted, they all seem to mean that. You may be right, but it's too little to be sure.",
      ask: 'What else could it have meant?',
    },
    {
      id: 'purpose',
      say: "Then it was unkind, and you don't have to talk yourself out of that. It tells you how these people treat somebody. It doesn't tell you what you're worth to others.",
      ask: 'With whom do you feel welcome?',
    },
    {
      id: 'start',
      say: 'When you feel looked at, you start to watch yourself, and then you feel stiff and odd. Others see much less of it. The first minutes are the worst, and a small task helps: carrying plates, finding one face, asking where the coats go.',
      ask: "What's the next occasion like that?",
    },
    {
      id: 'silence',
      say: "A pause feels endless when you're nervous, and the others hardly notice it. It isn't your job alone to fill it, either. The easiest way on is to ask one more thing about what they said last.",
      ask: 'When will you next be in that situation?',
    },
    {
      id: 'any3',
      say: "It fades with time, and each time you check how bad it was, it's fresh again. You can't forbid the thought. You can tell yourself 'that one again' and go back to what you were doing, even if that feels useless at first.",
      ask: 'What are you usually doing when it comes up?',
    },
    {
      id: 'say-it',
      say: "One plain sentence is enough: what you meant, or what you'd have liked. If you say it soon and calmly, it's easy to answer. The other person may be glad that you brought it up.",
      exercise: 'prepared-talk',
    },
  ],
};
