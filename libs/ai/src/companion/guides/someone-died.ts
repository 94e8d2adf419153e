import type { Guide } from '../guide.ts';

export const SOMEONE_DIED: Guide = {
  id: 'someone-died',
  title: 'Somebody died',
  words:
    /\b(?:died|passed (?:away|on|last|in|two|three|peacefully)|passed, |funeral|burial|buried (?:my|our|him|her|them)|hospice|eulogy|ashes|coffin|memorial|the wake|janazah|shiva|death certificate|(?:his|her|their) death|death of|lost my (?:\w+ ){0,2}(?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|friend|grand\w+|nan|uncle|aunt|cousin)|(?:mum|mom|dad|he|she|nan|gran)(?:'s| is| was) (?:gone|dead)|took (?:his|her|their) own life|was killed)\b/i,
  situations: ['someone-died'],
  tone: 'hard',
  acks: [
    "I'm so sorry. You can write it in any order here, in half sentences, and stop whenever you like.",
    "I'm sorry. It's strange how everything else simply goes on when something like this has happened.",
    'It takes a long time for something like this to sink in, even if you saw it coming.',
  ],
  ask: 'Of all of it, which part is the heaviest today?',
  ways: [
    {
      say: "That I can't talk to them",
      words:
        /^(?!.*(?:should(?:n'?t)? ?(?:have|of|'?ve)|guilt|regret|funeral|sorry|fault|goodbye|believe)).*(?:\bmiss(?:ing)? (?:him|her|them|my|our)|\bmiss(?:ing)?\b|without (?:him|her|them|my)|empty(?! inside)|voice|laugh|(?:talk|speak)(?:ing)? (?:to|with)|tell(?:ing)? (?:him|her|them)|(?:call|ring|text|phone)(?:ing)? (?:him|her|them|mum|mom|dad|my)|lonel|never (?:see|hear|hug|hold|speak)|\bgone\b|isn'?t here|not here|ask (?:him|her|them)|not having (?:him|her|them)|not (?:being|is|are) (?:around|here)|evenings?\b|(?:his|her|their|the) (?:side of the|place|chair|laugh|jokes|hugs?|stories|absence)|silence|quiet|no more (?:calls|texts|sundays|chats)|never again|forever|for good|nobody (?:to|who)|no ?one (?:to|who)|\bhole\b|just (?:want|need) (?:him|her|them)|want (?:him|her|them|my \w+)\b|hear from (?:him|her|them)|share (?:it|things|anything)|loss of)/i,
      to: 'gone',
    },
    {
      say: "It doesn't feel real",
      words:
        /\b(?:un)?real(?:ity)?\b|believe|numb|(?:feel|felt|feeling) nothing|nothing at all|(?:haven'?t|can'?t|not|didn'?t|never|don'?t) (?:\w+ )?cr(?:y|ied)|walk (?:back )?(?:in|through)|expect|dream|film|movie|\bfog|shock|s[iu]nk(?: it)? in|empty inside|robot|autopilot|waiting for (?:him|her|them)|(?:he|she|they)(?:'?ll|'?s|'?d| will| is)? (?:\w+ )?com(?:e|ing) (?:back|home)|(?:a|some|kind of|big) mistake|hit me|behind glass|(?:like|as if|as though) (?:it|he|she|they|i|everything|nothing|somebody|someone)\b|can'?t (?:grasp|take it in|process|accept|understand|get my head)|haven'?t (?:taken|processed|grasped|accepted)|surreal|(?:any|every) (?:minute|moment)|disbelief|daze|hazy|zombie|detached|hollow|nothing inside|forget (?:that )?(?:he|she|they)|just can'?t be|still think (?:he|she|they)/i,
      to: 'unreal',
    },
    {
      say: 'How it happened',
      words:
        /^(?!.*(?:should(?:n'?t)? ?(?:have|of|'?ve)|guilt|regret|fault|if only|could(?:n'?t)? ?(?:have|of|'?ve)|never said sorry)).*(?:sudden|hospital|machines?\b|(?:the|that) (?:phone )?call\b|\bpain\b|suffer|accident|crash|\bthe (?:very )?end\b|found (?:him|her|them)|finding|body|\bway (?:he|she|they|it)|how (?:he|she|it|they)|so (?:fast|quick|young)|too (?:young|early)|watch(?:ing|ed)|last (?:days?|hours?|weeks?|breath|night)|goodbye|unfair|pictures?\b|images?\b|doctors?\b|switched|turned off|life support|ventilat|\bward\b|\bicu\b|\bate (?:him|her|them)|cancer|tumou?r|stroke|overdose|murder|killed|suicide|hang(?:ed|ing)|drown|\bfell\b|collapsed?|ambulance|paramedic|police|weeks? (?:from|after|later)|no warning|out of (?:the blue|nowhere)|one (?:minute|moment|day)|the (?:night|day|morning|moment) (?:he|she|it|they|of)|\bdying\b|decline|wasted? away|alone (?:in|at|when)|unnecessary|pointless|preventable)/i,
      to: 'how',
    },
    {
      say: "What I did, or didn't do",
      words:
        /guilt|should(?:n'?t)? ?(?:'?ve|have|of|\ba\b)|could(?:n'?t)? ?(?:'?ve|have|of)|\bi (?:wasn'?t|didn'?t|never|hadn'?t|left|did)\b|wish i'?d|wish i had|regret|fault|sorry|\brow\b|fight|fought|argu|blame|if only|promised|snapped|didn'?t (?:pick up|answer|ring|call|tell|stop|go|visit|realise)|ignored|too busy|wasn'?t there|\bi shouted|last thing i|put (?:him|her|them) in(?:to)? (?:a|the) home|told (?:him|her|them) (?:to|that i)|my own doing|not having been|annoyed|irritat|impatient|resent|let (?:him|her|them) down|responsible|hate myself|forgive (?:me|myself)|never (?:thanked|told|visited|called|said|went|asked)/i,
      to: 'guilt',
    },
  ],
  nodes: [
    {
      id: 'gone',
      say: "It isn't only one big loss, it's many small ones in a day. Something happens, you want to turn to them, and then you remember. Other people don't see those moments.",
      ask: 'What do you catch yourself wanting to tell them, or ask them?',
    },
    {
      id: 'unreal',
      say: 'It begins like that for many people. It comes in only bit by bit, and you can do a great deal in those days without feeling much. It says nothing about how much they meant to you.',
      ask: 'When did it get through to you, even for a second?',
      ways: [
        {
          say: 'Something of theirs',
          words:
            /^(?!.*(?:coffin|grave|hospital|body)).*(?:glasses|coat|clothes|shirts?\b|jacket|jumper|sweater|shoes|slippers|voicemail|handwriting|mug|cup|chair|(?:his|her|their|old) (?:things|stuff)|belongings|photo|smell|perfume|toothbrush|\bbed\b|keys|wallet|\broom\b|(?:his|her|their) (?:name|number|phone|texts?|messages?|desk|hat|watch|ring|book|car|side)|boots|socks|scarf|gloves|pillow|tools?\b|garden|recipe|playlist|whatsapp|facebook|profile|calendar|(?:his|her|their) (?:\w+ )?(?:boots|bag|pen|pipe|bike|van|dog|cat|garden|shed|fridge|favou?rite|tea|coffee|laptop|song|post|mail|seat|place|plate|umbrella|spectacles)|letters?\b|post (?:for|came))/i,
          to: 'things',
        },
        {
          say: 'When I saw them',
          words:
            /saw (?:him|her|them|the (?:body|coffin))|seeing (?:him|her|them)|coffin|casket|grave|chapel|funeral|touch|\bcold\b|lying|found (?:him|her|them)|hospital|morgue|body|(?:his|her|their) (?:hand|face)|lowered|open casket|viewing|undertaker|(?:at|in) the (?:crematorium|church|mosque|wake)|curtains? clos|ashes|\burn\b|turned off|stopped breathing|held (?:him|her|them)|kissed|(?:he|she) was (?:cold|blue|grey|gone)/i,
          to: 'picture',
        },
        {
          say: 'Not yet',
          words:
            /^(?:no|nope|not|never|none|nothing)\b|hasn'?t|hasnt|not (?:yet|once|really|at all)|haven'?t|still (?:not|doesn|isn)|robot|\bnever\b|still waiting|waiting for|it didn'?t|doesn'?t|don'?t think|no idea|hardly|(?:feels?|still|just) (?:unreal|numb|nothing|blank)/i,
          to: 'not-yet',
        },
      ],
    },
    {
      id: 'how',
      say: "For a time the end covers everything else. When you think of them you think of how it happened, and you go through it again. For most people that eases in time, though that's little use to you today.",
      ask: 'Which bit of it keeps coming back?',
      ways: [
        {
          say: "That I wasn't there",
          words:
            /wasn'?t (?:there|with|here|by|at)|not (?:being )?(?:there|with)|without me|alone|on (?:his|her|their) own|too late|missed it|gone home|(?:was|were) at (?:work|home)|didn'?t (?:make|get) (?:it|there)|minutes (?:late|too)|i (?:had )?left|by (?:him|her|them)self|nobody (?:was )?with|no ?one (?:was )?with|missed (?:the call|her|him)|should have been there|stuck in traffic|on (?:a plane|holiday|the train|my way)|asleep|abroad|other side of|not allowed|wouldn'?t let|on holiday|when it was over|\blate\b/i,
          to: 'not-there',
        },
        {
          say: "A picture I can't shake",
          words:
            /look(?:ed|ing)? (?:so|like|at)?|\bface\b|eyes|see (?:him|her|it|them)|saw|seeing|sound|breath|picture|image|found|finding|floor|blood|body|hands?\b|colou?r|\bthin\b|machine|tubes|scream(?:ed)? in pain|noise|smell|screams?\b|mouth|skin|the room|the (?:window|door|bed|floor|car|road|phone)|stretcher|cpr|sirens?|lights\b|\bcold\b|gasping|fear in|begg(?:ed|ing)|cr(?:ied|ying) out|image|scene|flash/i,
          to: 'picture',
        },
        {
          say: 'No goodbye',
          words:
            /goodbye|last (?:thing|words?)|never (?:got|told|said|had)|didn'?t (?:say|tell|get to)|say (?:anything|i love)|no (?:warning|time|chance)|sudden|so (?:fast|quick)|argu|fight|\brow\b|thought (?:we|there|i) (?:had|would|was)|unfinished|unsaid|ran out of|more time|by surprise|shock|out of (?:the blue|nowhere)|just (?:went|gone|left)|plans?\b|supposed to|promised|see you|love you/i,
          to: 'unsaid',
        },
      ],
    },
    {
      id: 'guilt',
      say: 'Nearly everybody who loses someone finds something to blame themselves for: a visit put off, a call not taken, a sharp word. Sometimes guilt is easier to bear than the thought that nothing could have been done.',
      ask: 'What exactly do you hold against yourself?',
      ways: [
        {
          say: "I wasn't there",
          words:
            /wasn'?t (?:there|with|here)|not (?:being )?there|without me|alone|on (?:his|her|their) own|i (?:had )?left|came too late|gone home|didn'?t (?:go|come|make it|visit that|stay)|missed (?:it|his|her) (?:last|death)/i,
          to: 'not-there',
        },
        {
          say: 'Something I said or never said',
          words:
            /\bsaid\b|\bsay\b|told|\btell\b|words?\b|argu|fight|fought|\brow\b|shout|yell|hung up|sorry|apologi|goodbye|snapped|last conversation|ignored|text(?:ed)? back|answer|thank|promise|lied?\b|\blying\b|rude|mean to|cold to|harsh|impatient|cruel|never (?:asked|forgave|made up|called|rang|admitted)|didn'?t (?:call|ring|phone|reply|forgive)|grudge|silent|not speaking|fell out|made up|forgave|love (?:him|her|them|you)/i,
          to: 'unsaid',
        },
        {
          say: 'I should have seen it',
          words:
            /notic|\bsigns?\b|\bseen\b|should(?:n'?t)? ?(?:'?ve|have|of)|could(?:n'?t)? ?(?:'?ve|have|of)|doctor|sooner|earlier|saved?|push|insist|miss(?:ed)? (?:all|the)|knew|known/i,
          to: 'charge',
        },
      ],
    },
    {
      id: 'things',
      say: "Their things are still there as if they were coming back, and you come across them without warning. Often it's a very ordinary one that makes it real.",
      ask: 'What have you left exactly as it was?',
    },
    {
      id: 'not-yet',
      say: "Then it's taking its time, and you don't have to hurry it. It often comes later and in pieces, sometimes on an ordinary day when others think you're past the worst.",
      ask: 'Who would you want to ring on a day like that?',
    },
    {
      id: 'picture',
      say: "A picture or a sound like that can come back for a while without being asked. Pushing it away seldom helps for long, and putting it into words often does. If it doesn't get easier over the weeks, please let somebody help you with it.",
      ask: 'When does it come, mostly?',
    },
    {
      id: 'not-there',
      say: "That's a hard one, and very many people have to live with it. You couldn't choose the hour. It was the last one, but it isn't the only one that counts.",
      ask: 'Which time with them would you like to remember as well?',
    },
    {
      id: 'unsaid',
      say: "Nobody knows at the time that those are the last words, so they're hardly ever the ones we'd have chosen. What you were to each other was made over a long time, and not on that one day.",
      ask: 'If you had five minutes with them now, how would you begin?',
    },
    {
      id: 'charge',
      say: "Afterwards it's easy to judge yourself harshly, because you know how it ended. At the time you didn't, you may have been worn out, and there were other things to deal with. To be fair, that has to count too.",
      ask: 'If they could hear you accuse yourself like that, what would they answer?',
    },
  ],
};
