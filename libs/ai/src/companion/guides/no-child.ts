import type { Guide } from '../guide.ts';

export const NO_CHILD: Guide = {
  id: 'no-child',
  title: 'A child hoped for or lost',
  words:
    /\b(?:pregnan\w*|miscarr\w*|ivf|iui|icsi|ttc|infertil\w*|fertility|ovulat\w*|embryos?|eggs? retrieval|trying for (?:a|another|our|two|three|four|\w+ years)|concei(?:ve|ving)|negative test|tests? (?:was|is|were) negative|trimester|scans?|midwife|stillb\w*|heartbeat|due date|due in|(?:lost|losing) (?:the|our|a|my|this|it at) ?(?:bab(?:y|ies)|twins)?|\d+ weeks|weeks (?:along|in)|two lines|one line|second line|clomid|baby shower|the clinic|the bump|amnio\w*|giving birth|years? trying|(?:we're|were|been|still) trying|period came|my eggs|transfers?|donor|counting kicks)\b/i,
  situations: ['trying-for-baby', 'miscarriage', 'pregnant-worries'],
  tone: 'hard',
  acks: [
    "So little of this is in anybody's hands, and so much depends on it.",
    "Most people around you probably don't see what this takes, day after day.",
  ],
  ask: "So that I don't say the wrong thing: where are you in it right now?",
  ways: [
    {
      say: 'Still trying',
      words:
        /^(?!.*(?:(?<!get |getting |be |become |not |n.?t )pregnant|miscarr|\blost\b|\bloss|stillb|heartbeat|giv(?:en|e|ing) up|gave up|stopp|too (?:old|late)|\bnever\b|it.?s (?:all )?over\b|\bdone\b|not going|won.?t|no more)).*(?:\btry|cycle|\bivf\b|\biui\b|\bicsi\b|transfer|clomid|ovulat|\btest|clinic|wait|\bround|month|period|negative|hormon|inject|fertil|specialist|years?\b|adopt|donor|hoping|between|get(?:ting)? pregnant|ttc)/i,
      to: 'trying',
    },
    {
      say: 'After a loss',
      words:
        /^(?!.*(?:pregnant (?:again|now|after)|(?:again|now) pregnant|\b(?:i|she|we|wife|partner|girlfriend|daughter)(?:.?m|.?s|.?re| am| is| are) (?!not )(?:\S+ ){0,3}pregnant|weeks (?:now|along|today|this time))).*(?:miscarr|\blost\b|\bloss|losing|stillb|heartbeat|\bbled|bleeding|d ?(?:&|and) ?c\b|terminat|ectopic|chemical|\bdied\b|buried|born (?:too|sleeping|still)|was (?:\S+ ){0,4}pregnant|not pregnant (?:any|now)|no longer pregnant|now i.?m not|grie[fv]|stopped growing|didn.?t make it)/i,
      to: 'loss',
    },
    {
      say: 'Pregnant, and scared',
      words:
        /^(?!.*(?:now i.?m not|no longer pregnant|was (?:\S+ ){0,4}pregnant)).*(?:(?<!not |get |getting |be |been |become )pregnant|(?:\d+|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty) ?(?:\+ ?\d )?(?:weeks|months)|trimester|expecting|\bdue (?:in|on)|\bscans?\b|\bbump\b|kick|birth\b|scared)/i,
      to: 'pregnant',
    },
    {
      say: 'It stays without a child',
      words:
        /(?:not|never|won.?t|isn.?t|can.?t) (?:going to |ever )?(?:happen|be|have|work)|giv(?:en|e|ing) up|gave up|stopp(?:ed|ing)|too (?:old|late)|menopaus|infertile|sterile|hysterectomy|no more|it.?s (?:all )?over\b|over for us|the end\b|\bdone\b|childless|end of the road|decided (?:not|to stop)|never will|last (?:round|embryo|try|attempt)/i,
      to: 'stop',
    },
  ],
  nodes: [
    {
      id: 'trying',
      say: "Then you live from month to month: hoping, waiting, finding out, starting again. It's hard to plan anything else beside that. And when it's another no, there's nothing that others can see, so hardly anybody comforts you.",
      ask: 'Which moment in it is the worst?',
      ways: [
        {
          say: 'What people say and ask',
          words:
            /\basks?\b|asking|asked|when (?:are|will) (?:you|we)|relax|advice|comment|remark|question|(?:people|everyone|they|mum|mom|mother|colleagues?|friends?|family|aunts?) (?:who )?(?:say|says|saying|tell|telling|keep)|what people|well.?meant|just adopt/i,
          to: 'remarks',
        },
        {
          say: "Other people's pregnancies",
          words:
            /pregnan|\bbab(?:y|ies)\b|\bprams?\b|stroller|shower|announc|friends?\b|sister|facebook|insta|colleague|\bbumps?\b|every(?:one|body) else|mother.?s day|father.?s day|nursery|\bkids\b|christening|others? /i,
          to: 'others',
        },
        {
          say: "When it's negative again",
          words:
            /negativ|\btests?\b|period|blood|one line|cramp|spotting|bathroom|toilet|clinic|result|phone call|\bday (?:\d+|one)|wait|knowing|again\b|not (?:this|pregnant)|fail/i,
          to: 'negative',
        },
      ],
    },
    {
      id: 'loss',
      say: "I'm sorry. You've lost somebody hardly anyone else had met, so there's hardly anyone to miss them with. And usually you're expected to carry on very soon.",
      ask: "What's heaviest at the moment?",
      ways: [
        {
          say: 'Whether it was my fault',
          words:
            /fault|blam|guilt|\bi (?:did|should|shouldn.?t|ate|drank|lifted|worked|took|carried|ran|flew|didn.?t|must)\b|my body (?:failed|did|could|can|is|just)|wrong with me|\bwhy\b|because i|could have|caus(?:e|ed)|\bfail|punish/i,
          to: 'fault',
        },
        {
          say: 'The fear of next time',
          words:
            /next (?:time|one)|again\b|another|trying|scared|afraid|\bfear|dare\b|\brisk|happen(?:s|ing)? (?:twice|every)|\bhope\b/i,
          to: 'again',
        },
        {
          say: 'How others act',
          words:
            /people|\bsays?\b|saying|\bsaid\b|nobody|no ?one|every(?:one|body)|friends?\b|famil|\bmum\b|\bmom\b|mother|husband|wife|partner|colleague|at work|\bact\b|at least|silence|mention|pretend|moved on|pregnan/i,
          to: 'remarks',
        },
        {
          say: 'All that was already there',
          words:
            /plan|\bdue\b|\bname|\broom\b|\bcot\b|\bcrib|clothes|nursery|\bdate\b|christmas|pictur|imagin|future|\bscan|empt|already|\bmiss(?:ing)?\b|would have (?:been|had)|\b(?:him|her)\b|the baby|the quiet|sad/i,
          to: 'plans',
        },
      ],
    },
    {
      id: 'pregnant',
      say: "A pregnancy with fear in it is lonely, because everybody expects joy. You can't look inside and check, so nothing quite takes the fear away, and it has so much time.",
      ask: 'What is the fear mainly about?',
      ways: [
        {
          say: 'That something goes wrong',
          words:
            /wrong|los(?:e|ing) (?:it|her|him|the|this|them|another)|miscarr|\bbirth|labou?r|healthy|heartbeat|\bscan|blood|bleed|cramp|\bpain|die\b|dying|death|dead|complicat|premature|too early|disab|syndrome|results?|\btests?\b|movement|kick|happen|c-?section|hospital|again\b/i,
          to: 'wrong',
        },
        {
          say: 'Being a good enough parent',
          words:
            /(?:can|could) (?:i|we) (?:do|cope|be|manage)|(?:i|we) can(?:.?t)? (?:do|cope|be|manage)|if i can|(?:good|bad|terrible|decent|proper) (?:mum|mom|mother|dad|father|parent)|be(?:ing|coming)? (?:a )?(?:mum|mom|mother|dad|father|parent)|ready|cope|manag|\bable\b|money|afford|alone|my (?:own )?(?:mother|mum|mom|dad|father|job|career|life|freedom)|responsib|love it|lose myself|too (?:young|old)|screw|mess (?:it|them|the)|two (?:kids|under)|enough/i,
          to: 'able',
        },
      ],
    },
    {
      id: 'stop',
      say: "That's a real grief, even if there's no day for it and hardly anyone knows what to say. You lose somebody you'd imagined for a long time, and a whole life with them. And then somebody tells you how free you are now.",
      ask: 'What is hardest to let go of?',
    },
    {
      id: 'negative',
      say: "Each time it's a loss, even if nobody counts it as one. For a few days you'd begun to hope, perhaps you'd looked up a date, and then you have to get through the day as if nothing had happened.",
      ask: 'What is that day usually like for you, the day you find out?',
    },
    {
      id: 'others',
      say: "You can be glad for somebody and need to leave the room, both at once. That doesn't have to mean that you begrudge them anything. It shows you again what you don't have, and you're expected to smile.",
      ask: "What's the next one ahead: a visit, a party, a date in the calendar?",
    },
    {
      id: 'remarks',
      say: "People say 'just relax' or 'it wasn't meant to be', or they say nothing at all, mostly because they don't know what to do. And you're the one who then has to stay polite.",
      ask: 'Whose words, or whose silence, hurt most?',
    },
    {
      id: 'fault',
      say: "Nearly everybody goes back over those days and looks for something they did. Of early losses, doctors say that the cause is mostly nothing anyone could have influenced. About your own case, ask one directly, so that you've heard it from somebody who knows.",
      ask: 'What is it you hold against yourself, in one sentence?',
    },
    {
      id: 'plans',
      say: "It isn't only the present that's missing. There are years you'd already pictured, a name perhaps, a Christmas, a first day at school. Others can't see that, so they don't know how much has gone.",
      ask: 'Which picture comes back most?',
    },
    {
      id: 'again',
      say: 'Then hope has become frightening too. Good odds are little comfort once it has gone wrong, and nobody can promise you anything.',
      ask: 'What would you need before you could think about a next time?',
    },
    {
      id: 'wrong',
      say: "When you can't see how things are, the mind goes through everything that could happen, and reading makes it worse. The fear doesn't know more than you do. A midwife or doctor would rather hear ten questions too many, and if something feels wrong, call them straight away.",
      ask: 'When is it worst: at night, before a scan, after reading something?',
      ways: [
        {
          say: 'At night',
          words: /\bnights?\b|\bbed\b|sleep|\d ?am\b|dark|evening|lie (?:there|awake)|wak(?:e|ing)/i,
          to: 'end-worry',
        },
        {
          say: 'Before a scan',
          words:
            /scan|appointment|waiting|before|check-?ups?|doctor|midwife|clinic|results?|belly|hospital|toilet|bathroom/i,
          to: 'end-worry',
        },
        {
          say: 'After reading something',
          words:
            /read|googl|forum|internet|online|article|posts?\b|stor(?:y|ies)|hear|tells? me|statistic|app\b|phone|search/i,
          to: 'end-worry',
        },
      ],
    },
    {
      id: 'able',
      say: "Hardly anybody feels ready for it, and it's learned by doing it. You don't have to be able to do all of it on the first day, and you can ask for help from the start, before it gets too much.",
      ask: 'Which picture of yourself with this child frightens you?',
    },
    {
      id: 'end-worry',
      say: "Some of it can be asked, so write those questions down and take them to the next appointment. The rest nobody can answer yet, and more thinking won't change that. For those hours it's better to have something to do.",
      exercise: 'worry-tree',
    },
  ],
};
