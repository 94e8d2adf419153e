import type { Guide } from '../guide.ts';

export const DREAM: Guide = {
  id: 'dream',
  title: 'The dream',
  words:
    /\bdreamt\b|\bdreamed (?:about|of|that|in|i\b|the\b|last)|\b(?:a|the|that|this|my|weird|strange|bad|beautiful|house|same|recurring|last night'?s) (?:\w+ )?dreams?\b(?! (?:job|house|home|come|holiday|wedding|flat|of (?:being|becoming|having|owning)))|\bnightmares?\b|\bin (?:my|the) (?:sleep|dream)\b|\busually dream\b|\bthe one where i\b/i,
  situations: ['dream-at-night'],
  tone: 'plain',
  acks: [
    'A dream like that is worth writing down before it fades.',
    "I can't tell you what it means, and I doubt anybody can for certain. But it can be looked at.",
    "Some dreams don't let go of you when you wake up.",
  ],
  ask: 'What do you still see or feel most clearly?',
  ways: [
    {
      say: 'Being stuck, chased or too late',
      words:
        /\bcouldn'?t (?:scream|move|run|get|find|speak|shout|see|breathe|reach|wake|open|stop|escape|call|dial|remember)|\bcan'?t (?:scream|move|run|get|find|speak|reach)|\bnot getting (?:anywhere|there|away)|\bchas(?:ed|ing)\b|\bafter me\b|\bbehind me\b|\bfollow(?:ed|ing) me|\bescap|\brunning\b|\bhiding\b|\blate\b|\bmiss(?:ed|ing) the\b|\blost\b|\bstuck\b|\btrapped\b|\bexam\b|\battack/i,
      to: 'stuck',
    },
    {
      say: 'The feeling when I woke up',
      words:
        /\bw(?:oke|aking|ake|oken)\b|\bfeeling\b|\bfelt\b|\bmood\b|\bafterwards\b|\bopened my eyes|\bscared\b|\bheart\b|\bsweat|\bsoaked\b|\balarm\b|\bhow (?:real|sad|happy|afraid|scared|angry|calm|free)\b/i,
      to: 'waking',
    },
    {
      say: 'Somebody who was in it',
      words:
        /\b(?:mum|mom|mother|dad|father|parents|sisters?|brothers?|sons?|daughters?|child(?:ren)?|kids?|baby|twin|gran\w*|nan|aunt\w*|uncle|cousin|wife|husband|partner|ex|boyfriend|girlfriend|friends?|boss|colleague|teacher|stranger|woman|man|girl|boy|people|someone|somebody|figure|faces?|eyes|voice|dog|cat|horse|whale|bird|snake|spider)\b|^(?:him|her|he|she|them|they)\b|\b(?:him|her|he|she|them) (?:standing|sitting|looking|smiling|saying|in|at|with|was|were)\b/i,
      to: 'who',
    },
    {
      say: 'The place',
      words:
        /\b(?:place|house|flat|home|rooms?|kitchen|bedroom|floors?|stairs?|staircase|corridor|hall|door|lift|attic|cellar|basement|school|classroom|hospital|church|shop|store|station|train|ship|boat|city|town|village|harbou?r|sea|ocean|beach|water|lake|river|pool|bridge|field|forest|woods?|garden|mountains?|desert|tunnels?|library|building|tower|landscape|island)\b/i,
      to: 'place',
    },
  ],
  nodes: [
    {
      id: 'who',
      say: "People turn up in dreams without being asked, and while it lasts it never seems odd. Some you see every day, some you haven't seen for years, and some have died.",
      ask: 'How were they, compared with real life?',
      ways: [
        {
          say: 'Quite different',
          words:
            /\bdifferent|\byoung(?:er)?\b|\bold(?:er)?\b|\blaughing|\bhapp(?:y|ier)\b|\bkind(?:er)?\b|\bnice(?:r)?\b|\bcold(?:er)?\b|\bstrange|\bweird|\bmean(?:er)?\b|\bcruel|\bbigger|\bsmaller|\btaller|\bthin(?:ner)?\b|\bhealthy|\balive\b|\bnever (?:like that|kind|nice)|\bdidn'?t (?:know|recognise|recognize|look|speak)|\bnot (?:like|himself|herself|themselves|the same|at all)|\bmore\b|\bless\b|\bsofter|\bhappier|\bangrier|\bwarmer|\blike an? \w+ (?:playing|version)|\bunlike\b|\bopposite/i,
          to: 'different',
        },
        {
          say: 'Exactly as I know them',
          words:
            /\bexact|\bsame\b|\bjust (?:like|as)\b|\blike (?:always|in (?:real )?life|usual|ever|before|(?:he|she|they) (?:was|is|were|are))|\bas (?:always|ever|usual)|\btypical|\bno different|\bno difference|\bidentical|\bnormal\b|\bspot on|\bthe way (?:he|she|they)|\brealistic|\b(?:so|very|totally) real\b/i,
          to: 'same',
        },
      ],
    },
    {
      id: 'place',
      say: "Places in dreams are often nearly right. There's a house with one room too many, or a street that suddenly ends at the sea.",
      ask: 'Was it a place you know, or one that exists only there?',
      ways: [
        {
          say: 'It exists only there',
          words:
            /\bonly (?:there|exists?|in)\b|\bnever (?:been|seen)|\bmade[- ]up|\binvented|\bunknown|\bno idea where|\bnowhere\b|\bdoesn'?t exist|\bdon'?t (?:know|recogni[sz]e) it|\bnew\b|\bstrange\b|\bnot (?:real|one i know)|\bisn'?t real|\bimagin|\bfantasy|^no\b/i,
          to: 'invented',
        },
        {
          say: 'One I know, but altered',
          words:
            /\bknow\b|\bknew\b|\bmy\b|\bour\b|\bfamiliar|\brecogni[sz]|\bbut (?:with|it|mirrored|bigger|smaller|different|older|everything)|\bonly (?:with|bigger|smaller|it)\b|\baltered|\bchanged version|\bused to (?:live|work|go)|\bbeen there|\breal place|^yes\b|^yeah\b/i,
          to: 'known',
        },
      ],
    },
    {
      id: 'stuck',
      say: "Not getting away, or not getting there, is one of the most common things to dream. That doesn't make it any nicer while you're in it.",
      ask: 'What was the last thing that happened before it broke off?',
    },
    {
      id: 'waking',
      say: 'The pictures are often gone by breakfast. The mood can stay for half the day, as if something had really happened.',
      ask: 'What sort of mood has it left behind?',
      ways: [
        {
          say: 'Sad, or missing somebody',
          words:
            /\bsad|\bmiss(?:ing|ed)?\b|\bhomesick|\bempt(?:y|iness)|\blonel|\bgoodbye|\bloss\b|\bgrie(?:f|v)|\bcr(?:ied|ying|y)\b|\btears|\bmelanchol|\blonging|\bwistful|\bnostalg|\bheavy|\bdown\b/i,
          to: 'missing',
        },
        {
          say: 'An uneasy one',
          words:
            /\buneas|\bscared|\bafraid|\bfear|\bfright|\bguilt|\bshak|\bedge\b|\banxi|\bnervous|\bworr|\bpanic|\bangry|\banger|\bcross\b|\bstress|\bdread|\bcreep|\btense|\bterrif|\bhorr|\bashamed|\bshame|\bupset|\bbad\b|\bdisturb|\bunsettl|\bjumpy|\bparanoi/i,
          to: 'uneasy',
        },
        {
          say: 'Good, I wanted to stay',
          words:
            /\bgood\b|\blovely|\bhappy|\bhappi|\blight\b|\bwarm|\bsorry (?:when|that|it)|\bgo back\b|\bstay\b|\bcalm|\bpeace|\bnice\b|\bjoy|\bsweet|\bbeautiful|\bfree\b|\bgreat\b|\bwonder|\bmarvel|\bblissful|\bcosy|\bloved\b|\bhopeful|\bamused|\blaugh/i,
          to: 'stay',
        },
      ],
    },
    {
      id: 'same',
      say: 'Then it must have felt as if they were really there. You know somebody well if you can dream them like that, down to the way they speak or stand.',
      ask: 'What did they say or do?',
    },
    {
      id: 'different',
      say: "That's strange to wake up from, the same person and yet not. For a while you have both of them in your head.",
      ask: 'What would you have liked to say to the one in the dream?',
    },
    {
      id: 'known',
      say: "When you know a place well, every change in it strikes you, even asleep. It's home ground and then suddenly it isn't quite.",
      ask: 'What was different from the real one?',
    },
    {
      id: 'invented',
      say: 'So you made it up yourself, in one night, with everything in it. Awake, hardly anybody could do that so quickly.',
      ask: 'If you led somebody through it, where would you begin?',
    },
    {
      id: 'uneasy',
      say: "You felt it for real, even if none of it happened. So it may take some hours and a normal breakfast until it's gone.",
      ask: 'What did you need in the dream that you do have now?',
    },
    {
      id: 'missing',
      say: "A dream can give something or somebody back for a few minutes, and then you wake up. The sadness afterwards is real, even if the dream wasn't.",
      ask: 'What would you have wanted ten more minutes for?',
    },
    {
      id: 'stay',
      say: "It's a pity to wake up from one like that. You shut your eyes and try to get back in, and it hardly ever works.",
      ask: 'What would you have done there with ten more minutes?',
    },
  ],
};
