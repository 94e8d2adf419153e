import type { Guide } from '../guide.ts';

export const ODD_ENCOUNTER: Guide = {
  id: 'odd-encounter',
  title: 'Something odd I saw',
  words:
    /\b(?:stranger|overheard|on the (?:bus|tram|train|tube)|(?:an? )?(?:old )?(?:man|woman|lady|guy|bloke|couple) (?:in|on|at|with|was|next)|funny|funniest|weird\w*|strangest|odd|laugh\w*|dressed as|costume|wig|in the queue|pigeon)\b/i,
  situations: [],
  tone: 'plain',
  acks: [
    "You couldn't make that up.",
    "I'd have wanted to know more, too.",
    "I'd have had to tell somebody the same evening.",
  ],
  ask: 'What did you do, just then?',
  ways: [
    {
      say: 'I tried not to laugh',
      words:
        /\blaugh|\bgiggl|straight face|\bbit my (?:lip|tongue|cheek)|\bsnort|\bsnigger|\bgrin|\bcough|\bscarf\b|\bcracked up|\bchuckl|\bkeep (?:it together|serious)|\bcorps/i,
      to: 'laugh',
    },
    {
      say: 'I walked on as if nothing was',
      words:
        /\b(?:walk(?:ed|ing)|went|kept|hurried|carried|drove|cycled|moved) (?:on|past|away|walking|going|driving|by|off|quickly|faster)\b|\bpretend|\bas if (?:nothing|i hadn'?t|it was normal)|\bgot off\b|\bignor|\bdidn'?t look back|\blooked (?:away|down|at my phone)|\bcrossed the (?:street|road)|\bran(?: away| off)?\b|\bleft\b|\bminded my own/i,
      to: 'walked-on',
    },
    {
      say: 'I said something to them',
      words:
        /\b(?:i|we) (?:just |only |actually )?(?:said|asked|told|answered|replied|spoke|talked|chatted|offered|gave|helped|thanked|played along|waved|nodded|bowed|shouted|complimented)\b|^(?:just |only )?(?:said|asked|told|answered|talked|chatted|offered|gave|helped|thanked|played along|waved back|nodded|bowed)\b|\bhello\b|\bgood (?:morning|evening|day)\b|\bchat|\bplayed along|\bconversation|\b(?:said|asked)\b(?! nothing)|\btold (?:him|her|them)\b|\bheld the door/i,
      to: 'spoke',
    },
    {
      say: 'I just stood and stared',
      words:
        /\bstar(?:e|ed|ing)\b|\bgap(?:ed|ing)\b|\bgawp|\bnothing\b|\bfroze\b|\bfrozen\b|\bstood\b|\bsat there|\bwatch(?:ed|ing)?\b|\blook(?:ed|ing)\b|\blisten|\bspeechless|\bdidn'?t (?:do|say|move|know)|\bcouldn'?t (?:move|speak|believe|say|look away)|\bstopped\b|\bblink/i,
      to: 'still',
    },
  ],
  nodes: [
    {
      id: 'laugh',
      say: "And the more you try not to, the worse it gets. You're nearly over it, and then one more small thing happens.",
      ask: 'Which detail nearly finished you off?',
    },
    {
      id: 'still',
      say: "There isn't much else you can do. And since you weren't busy with anything, you got to see it properly.",
      ask: 'What did the other people do?',
      ways: [
        {
          say: 'There was nobody else',
          words:
            /\bthere (?:was|were)(?: nobody| no one| no other|n'?t any)|\bjust me\b|\bonly (?:me|one)\b|\bi was (?:alone|the only one|by myself)|\bno (?:other|others|people)\b|\bnobody else\b|\bno one (?:else )?(?:was )?(?:there|around|about)|\bempty\b|\balone\b|\bdeserted/i,
          to: 'no-others',
        },
        {
          say: 'Nobody seemed to notice',
          words:
            /\b(?:nobody|no one|none|not one)\b|\bnothing\b|\bdidn'?t (?:notice|react|look|even|care|see)|\bphones?\b|\bignor|\bas if (?:it|nothing)|\bcarried on|\bwent on\b|\bkept (?:on|reading|walking|eating|talking)|\bread(?:ing)? (?:the|their)|\bpretend|\bwalked (?:by|past|on)/i,
          to: 'unnoticed',
        },
        {
          say: 'They looked, or laughed',
          words:
            /\bstar(?:ed|ing)|\blaugh|\blook(?:ed|ing)|\bgiggl|\bsmil|\bgrin|\beyebrow|\bfilm(?:ed|ing)|\bcameras?\b|\bphoto|\bpicture|\bwhisper|\bturned (?:round|around)|\bwatch(?:ed|ing)|\bpoint(?:ed|ing)|\bshook (?:their|his|her) head|\bgap(?:ed|ing)|\beveryone\b/i,
          to: 'shared',
        },
      ],
    },
    {
      id: 'spoke',
      say: "So you answered it, where others might have looked away. From then on you weren't only watching, you were part of it.",
      ask: 'And what came back?',
      ways: [
        {
          say: 'Nothing at all',
          words:
            /^(?:absolutely |literally )?nothing\b|\bnothing (?:at all|back|came)|\bsaid nothing|\b(?:didn'?t|did not|never|no) (?:answer|reply|say|speak|respon\w+)|\bno (?:word|reaction)|\bjust (?:smiled|nodded|looked|stared|grinned|left|went|walked|shrugged)|\bonly (?:nodded|smiled|looked|shrugged)|\bsilen|\blooked (?:straight |right )?through|\bignored|\bturned away|\bwalked (?:off|away)|\bshrug/i,
          to: 'no-answer',
        },
        {
          say: 'Something quite friendly',
          words:
            /^(?!.*\b(?:nonsense|strange\w*|weird|odd|bizarre)\b).*(?:\bthank|\bpolite|\bfriendly|\bnice\b|\bkind\b|\bsweet|\blovely|\bwhole (?:life|story)|\bconversation|\bwe (?:\w+ )*(?:talked|talking|chatted|laughed)|\bcompliment|\blaughed\b|\bshook my hand|\bhug|\bwished me|\bbless)/i,
          to: 'nice-answer',
        },
        {
          say: 'Something stranger still',
          words:
            /\b(?:he|she|they) (?:\w+ )?(?:said|asked|told|answered|replied|whispered|shouted|goes|went)\b|\bnonsense|\bas if that|\bstrang|\bweird|\bodd|\bsomething about|\bno sense|\briddle|\bmystery|\bcryptic|\bbizarre|^["'“]|\bworse\b/i,
          to: 'strange-answer',
        },
      ],
    },
    {
      id: 'walked-on',
      say: "I think most of us would, with a face as if we'd seen nothing. Then it starts working in you a few streets later.",
      ask: "What do you suppose happened there after you'd gone?",
    },
    {
      id: 'unnoticed',
      say: 'So you may have been the only one who really saw it. Or they all saw it too, and had agreed to say nothing.',
      ask: 'How did it end, as far as you saw?',
    },
    {
      id: 'shared',
      say: "So you weren't alone with it. For a moment people who didn't know each other were all in on the same thing.",
      ask: 'Whose face do you remember best?',
    },
    {
      id: 'no-others',
      say: "Then you're the only one who can tell it, and people may think you've made it up. Small exact details help, the kind that nobody would invent.",
      ask: 'Which detail would convince somebody?',
    },
    {
      id: 'strange-answer',
      say: 'So the answer only made it odder. For them it was probably a perfectly good one.',
      ask: "What would you have asked next, if there'd been time?",
    },
    {
      id: 'no-answer',
      say: 'So you never got an explanation. That leaves you free to think of one yourself.',
      ask: 'What explanation would you like best?',
    },
    {
      id: 'nice-answer',
      say: 'So there was somebody you could simply talk to. You only find that out by speaking to them.',
      ask: 'Which sentence of theirs would you keep, word for word?',
    },
  ],
};
