import type { Guide } from '../guide.ts';

export const LONELY: Guide = {
  id: 'lonely',
  title: 'Being alone',
  words:
    /\b(?:lonel(?:y|iness)|alone|no friends|(?:nobody|no one|no-one|anyone) to|by myself|on my own|know anyone|whole weekend|table for one|sundays?|contacts|(?:spoken|talked) to (?:anyone|anybody|a soul)|for one|eat(?:ing)? alone)\b/i,
  situations: ['lonely', 'feeling-a-burden-to-friends'],
  tone: 'hard',
  acks: [
    "Loneliness hurts, whether there's nobody around or the house is full of people.",
    "Hardly anyone says this out loud, so it's easy to think that nobody else has it.",
    "It's hard to sit with that, above all on the long evenings.",
  ],
  ask: 'Think of the last time you nearly rang or wrote to somebody. What stopped you?',
  ways: [
    {
      say: "I don't want to be a burden",
      words:
        /burden|bother|nuisance|annoy|disturb|drag (?:them|him|her|people|everyone)|(?:enough|lots?|a lot|plenty) (?:on|of their own|to deal|of (?:problems|stress|worries))|moan|whin(?:e|ing)|complain|too much\b|pity|needy|clingy|intrud|impos|in the way|weigh|my (?:problems|stuff|shit|troubles|mess)|depress(?:ing)?\b|downer|mood|(?:much|lot|enough) going on|heavy|desperate|pathetic|worry (?:them|him|her)|trouble|spoil|ruin (?:their|his|her)|waste (?:their|his|her)|guilt|my sad|cancer|worse (?:off|things|problems)|real (?:problems|worries)|can.?t (?:come|call|ring) (?:along )?with|my (?:empty|little|stupid|own)|why would (?:they|he|she|anyone)|disappoint|get on (?:their|his|her)|steal|their time|taking up|too (?:sad|dull|boring|negative)/i,
      to: 'burden',
    },
    {
      say: "I'm always the one who asks",
      words:
        /always (?:me|the one|asking|being)|(?:nobody|no ?one|they|he|she) (?:ever|never|don.?t|doesn.?t) (?:ever )?(?:call|ask|ring|write|text|invite|reach|get in)|the one (?:who|asking|that)|(?:last|every|three|two|few) (?:three |two |few )?times?\b|'maybe'|maybe next|turned (?:me )?down|cancel|rejected|said no|tired of (?:asking|trying)|no (?:reply|answer)|first step|why should i|asked (?:last|already|before|twice|three)|i (?:always|only) (?:ask|write|call|invite|suggest)|ignored|left (?:me )?on read|one.?sided|rejection|another no\b|a no\b|excuses?|their turn|gave up|given up|no point|(?:they|he|she) (?:won.?t|wouldn.?t) (?:answer|reply|come|pick)|not interested|don.?t (?:want|care about|miss) (?:me|to see)|would have (?:called|rung|written)|hearing|sorry, (?:can|i)|another (?:refusal|rejection)|brush|fear of (?:a|being|hearing|rejection)|cold reply|short (?:answer|reply)|(?:they|he|she) never|invited (?:them|him|her)|asks? (?:them|him|her) (?:again|first)|initiat/i,
      to: 'trying',
    },
    {
      say: "They're busy with their own lives",
      words:
        /busy|famil(?:y|ies)|own (?:life|lives|kids|things|stuff)|kids\b|children|baby|husband|wife|boyfriend|girlfriend|partner|coupl|married|work(?:s|ing)? (?:a lot|late|all|shifts)|no time|(?:have|had|got) plans|weekends? (?:is|are)|asleep|late\b|far away|time difference|\bfeed\b|bedtime|dinner ?time|time of day|midnight|exams?\b|new (?:job|baby|boyfriend|girlfriend)|with (?:his|her|their) (?:kids|family|partner|husband|wife)|settled|moved on|different lives|shifts?\b|twins|babies|holiday|in a relationship|abroad/i,
      to: 'busy',
    },
    {
      say: "There's nobody I could ring",
      words:
        /(?:isn.?t|wasn.?t|is|was|have|had|got|know|there.?s) (?:nobody|no ?one|anyone|anybody|any friends?|no friends?)|\bwho\b|(?:don.?t|didn.?t) (?:have|know|got) (?:any|friends|people|a single|someone|that many)|no (?:numbers?|contacts|friends|person)|^(?:nobody|no ?one)\b|died|dead\b|don.?t know (?:anyone|anybody|people)|nobody (?:left|there|to)|no ?one (?:left|there|to)|empty (?:phone|list|contacts)|lost (?:my|all|the) (?:only |best |last )?(?:friend|people|contact)|no ?one\b|nobody\b|not a single|\bnone\b|no friends|passed away|moved away|only (?:my|the) (?:cat|dog)|contacts\b|no name|nobody'?s? name|which name|empty phone|list of|no (?:person|human)|not one\b|who would i|i have (?:no|zero)|address book|graveyard|my (?:phone|contacts)/i,
      to: 'nobody',
    },
  ],
  nodes: [
    {
      id: 'nobody',
      say: "That's more common than it looks, at every age. Jobs end, people move away, have children, fall ill or die, and new people don't come by themselves. It says more about how life goes than about you.",
      ask: 'How did it come about for you?',
      ways: [
        {
          say: "It's always been like this",
          words:
            /always|since (?:school|i was|child|forever|ever|birth)|never (?:really )?(?:had|been|was|fit)|as a (?:kid|child)|\bkid\b|childhood|how i am|who i am|shy|introvert|my whole life|all my life|autis|weird|popular|outsider|loner|\bdifferent\b|bullied|awkward|anxi|own company|only child|never\b/i,
          to: 'always',
        },
        {
          say: 'I moved or started over',
          words:
            /mov(?:ed|ing)\b|came here|relocat|new (?:city|town|country|job|language|place|start)|retire?|pension|started over|emigrat|job\b|abroad|left (?:my|the|home)|home ?office|from home|unemploy|university|uni\b|divorc|separat|break.?up|split|took me here|transferr|studies|for (?:work|love|him|her|my)\b|lost my job|quit\b|stopped (?:working|drinking)|village|countryside|caring for|the baby|became a (?:mother|father|mum|dad)|sober|came to\b|came (?:over|back)|split\b|after (?:the )?(?:separation|divorce|move|retirement)|\bhusband'?s? job|studying abroad/i,
          to: 'moved',
        },
        {
          say: 'They slipped away bit by bit',
          words:
            /little by little|bit by bit|slip|slid|drift|lost (?:contact|touch)|one (?:by one|after)|gradual|slow|over (?:the )?(?:years|time)|kids|married|faded|contact|stopped|busy|covid|pandemic|lockdown|ill(?:ness)?\b|sick|withdr|isolat|let it|one by one|families|moved away|fell out|\blost\b|life\b|apart|changed|no time|neglect|after (?:school|uni|college)|scattered|got (?:busy|kids|married)|everyone|nobody (?:stayed|kept|called|wrote)|no one (?:stayed|kept|called|wrote)|touch\b|course ended|ended\b|work ate|too busy|babies|children|partners/i,
          to: 'slipped',
        },
      ],
    },
    {
      id: 'burden',
      say: "Think of it the other way round. When somebody you like rings you because they're down, you mostly aren't annoyed, you're glad they rang. You allow them that, and you don't allow it to yourself.",
      ask: 'What gives you the feeling you would be too much?',
      ways: [
        {
          say: 'Something somebody once said',
          words:
            /\bsaid\b|\bsays\b|\bsay\b|told me|tells me|called me|sigh|comment|once\b|\bex\b|my (?:mum|mom|mother|dad|father|brother|sister|parents)|reaction|reacted|rolled|face\b|yawn|(?:he|she|they) looked|the (?:look|tone)\b|\btone\b|joke|impatien|annoyed|changed the subject|on read/i,
          to: 'said',
        },
        {
          say: "It's always the same trouble",
          words:
            /same\b|again|repeat|hundred times|heard it|only (?:ever )?(?:call|ring|write|text|come)|nothing changes|broken record|every time|always (?:sad|down|negative|complain|moan|about me|something)|whin|moan|for (?:months|years)|never (?:good|happy|anything)|depress|sad(?:ness)?\b|nothing (?:new|good|positive|nice)|negativ|different day|my illness|my (?:head|anxiety|moods?)|\bcry|about myself|i talk/i,
          to: 'same',
        },
        {
          say: "They've enough of their own",
          words:
            /enough|plate|stress|sick|ill\b|busy|work(?:s|ing)?\b|hours|own (?:problems|stuff|life|lives|worries|shit)|real problems|worse|kids|family|tired|exhausted|deal(?:ing)? with|hard time|going through|they.?re all|everyone.?s|people have|\bcrap\b|troubles|children|baby|divorce|money|no time|lives\b|their own|\bjobs?\b|burn.?out|grief|grieving|tired they|how tired|stressed|their (?:life|lives|faces?|own)|worries|sorrows|more important/i,
          to: 'plate',
        },
      ],
    },
    {
      id: 'busy',
      say: "Other people's weeks look full from outside, and some of them are. But many busy people also say they never get to see anyone. If you don't hear from them, they may simply be tired, and would be pleased to be asked.",
      ask: 'If one of them were free on Saturday, who would you want it to be?',
      ways: [
        {
          say: 'Someone comes to mind',
          words:
            /some(?:one|body) (?:comes|came|does)|\bmy (?:old|friend|sister|brother|cousin|neighbour|neighbor|colleague|best|mate|aunt|uncle|mum|mom|dad|son|daughter)|a (?:friend|colleague|mate|neighbo)|\bone of the|^yes\b|^yeah\b|^probably\b|someone from|from (?:uni|work|school|church)/i,
          to: 'tag-along',
        },
        {
          say: 'Nobody, really',
          words:
            /nobody|no ?one|\bnone\b|any(?:one|body)|^no\b|(?:can.?t|don.?t) (?:think|know) (?:of )?any/i,
          to: 'any3',
        },
      ],
    },
    {
      id: 'tag-along',
      say: "A whole evening is a lot to ask of a busy person. Half an hour is easier, with something they'd be doing anyway: shopping, walking the dog, a drive somewhere. Most people like company for that and don't think of asking.",
      ask: 'What small thing could you offer to join in?',
    },
    {
      id: 'trying',
      say: "Being the one who always asks is tiring, and after a while you wonder whether anyone would notice if you stopped. In most groups a few people do all the arranging, and the others don't know that it hurts. It still isn't fair on you.",
      ask: 'What happened the last time you suggested something?',
    },
    {
      id: 'moved',
      say: "When you start over, you lose more than the few friends you still write to. The small contacts go too: the neighbour, the person at the till, the colleague at coffee. They're a good part of feeling at home.",
      ask: 'Which of those small contacts do you miss?',
    },
    {
      id: 'slipped',
      say: 'Often nobody decides it. A dinner gets put off, then another, and after a while so much time has passed that it feels awkward to write. The other person may be feeling just as awkward.',
      ask: "Who would you write to, if the gap didn't matter?",
      ways: [
        {
          say: 'Someone comes to mind',
          words:
            /some(?:one|body) (?:comes|came|does)|\bmy (?:old|friend|sister|brother|cousin|neighbour|neighbor|colleague|best|mate|aunt|uncle|mum|mom|dad|son|daughter)|a (?:friend|colleague|mate|neighbo)|\bone of the|^yes\b|^yeah\b|^probably\b|someone from|from (?:uni|work|school|church|the)/i,
          to: 'pick',
        },
        {
          say: 'Nobody, really',
          words:
            /nobody|no ?one|\bnone\b|any(?:one|body)|^no\b|(?:can.?t|don.?t) (?:think|know) (?:of )?any/i,
          to: 'place',
        },
      ],
    },
    {
      id: 'always',
      say: "When it's been so from early on, it begins to feel like a fact about you. A good part of it is practice, though. Others spent years with people around them, and you had less of that, so it's harder for you to begin.",
      ask: 'Where was it a little better for a while: a job, a course, something online, an animal?',
    },
    {
      id: 'plate',
      say: "They may well have enough to deal with, and still ten minutes for you. It helps to ask so that they can say no: 'Have you got ten minutes, or is another day better.' Then a yes is a real yes, and you needn't feel guilty.",
      ask: 'Who could you ask like that?',
      ways: [
        {
          say: 'Someone comes to mind',
          words:
            /some(?:one|body) (?:comes|came|does)|\bmy (?:old|friend|sister|brother|cousin|neighbour|neighbor|colleague|best|mate|aunt|uncle|mum|mom|dad|son|daughter)|a (?:friend|colleague|mate|neighbo)|\bone of the|^yes\b|^yeah\b|^probably\b|someone from|from (?:uni|work|school|church)/i,
          to: 'pick',
        },
        {
          say: 'Nobody, really',
          words:
            /nobody|no ?one|\bnone\b|any(?:one|body)|^no\b|(?:can.?t|don.?t) (?:think|know) (?:of )?any/i,
          to: 'place',
        },
      ],
    },
    {
      id: 'same',
      say: "It's embarrassing to come with the same thing again. Friends mostly mind that less than you think, they only don't know how to help. You can tell them: 'You don't have to solve it. I'd like to talk for ten minutes, and then hear about you.'",
      ask: 'When in the week could a call like that fit?',
    },
    {
      id: 'said',
      say: "A remark like that can stay with you for years, and no wonder you became careful. It came from one person, though. Since then you've expected it from all the others, and they may think quite differently.",
      ask: 'Who has been glad to hear from you since then, even once?',
    },
    {
      id: 'any3',
      say: "It doesn't have to change all at once. One thing a week with another person in it is already a difference: a few words with a neighbour, a question in a shop, a message without a reason.",
      ask: "What's the smallest version of that you wouldn't dread?",
    },
    {
      id: 'pick',
      say: "Keep the first message short: no apology for the silence, only something that made you think of them, and perhaps a day. That's easy to answer. If nothing comes back, it needn't be about you, and you can try somebody else.",
      exercise: 'small-step',
    },
    {
      id: 'place',
      say: "You don't have to find a particular person first. People get to know each other by turning up again: the same place, the same hour, something to do. The first few times you may only nod to each other, and that's how it starts.",
      exercise: 'if-then-plan',
    },
  ],
};
