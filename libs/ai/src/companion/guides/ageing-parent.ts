import type { Guide } from '../guide.ts';

export const AGEING_PARENT: Guide = {
  id: 'ageing-parent',
  title: 'A parent who needs help',
  words:
    /\b(?:dementia|alzheimer\w*|parkinson\w*|(?:care|nursing) home|old people'?s home|carers?\b|carer'?s|palliative|hospice|walking frame|hospital bed|stage (?:four|4|three|3)\b|(?:mum|mom|mother|dad|father|papa|parent)'?s?\b.{0,60}\b(?:ill|sick|cancer|chemo\w*|stroke|hospital|fell|fall|frail|thin|diagnos\w*|biopsy|results|surgery|op|operation|mri|scan|nurse|pills|tablets|medicines?|over eighty|weaker|forgets?|forgetful|forgetting|in a home|stopped eating|day and night|needs? (?:help|somebody|someone|looking)|can'?t (?:drive|see|walk|remember|live alone|manage|cope))|(?:look(?:s|ed|ing)? after|wash(?:ed|ing)?|car(?:e|ing) for|stroke|discharge|biopsy|results|chemo|hospital|ward)\b.{0,40}\b(?:mum|mom|mother|dad|father|papa|parents?)|in(?:to)? (?:a|the) home|what day it is|visiting hours|power of attorney)\b/i,
  situations: ['ill-parent', 'caring-for-parent'],
  tone: 'hard',
  acks: [
    "A parent who isn't well any more is on your mind all day, whatever else you're doing.",
    "There's all that has to be organised, and there's what it is like to watch. Both take a lot out of you.",
    "When it's your own mother or father, you can't just leave it behind and get on with the day.",
  ],
  ask: 'What wears you down most in it, at the moment?',
  ways: [
    {
      say: "That I'm alone with it",
      words:
        /alone|nobody|no ?one\b|lifts? a finger|only child|just me\b|only me\b|(?:all|everything) (?:on|hangs on|down to) me|by myself|on my own|(?:brother|sister|sibling)s?\b.{0,40}(?:nothing|never|doesn'?t|don'?t|won'?t)|no help|doesn'?t help|without help/i,
      to: 'alone',
    },
    {
      say: "What's still to come",
      words:
        /to come\b|\bnext\b|future|how long|not knowing|don'?t know (?:what|how|when)|\bfear|afraid|scared|worr(?:y|ied)|wait(?:ing)?\b|results?\b|into a home|care home|(?:will|going to|gonna|might|could) die|\bdying|los(?:e|ing) (?:him|her|them)|getting worse|uncertain|decision|prognosis|what if|the call\b/i,
      to: 'ahead',
    },
    {
      say: 'Watching them change',
      words:
        /watch|see(?:ing)? (?:him|her|them|my|how)|weaker|fad(?:e|ing)|shrink|isn'?t (?:himself|herself|the same)|aren'?t themselves|disappear|chang(?:e|ing)|forget|confus|recogni[sz]e|\bmemory|suffer|in pain|so (?:small|thin|frail|old|helpless)|who (?:he|she|they) (?:was|were|used)|slipping|decline|the person/i,
      to: 'watching',
    },
    {
      say: 'Everything I have to do',
      words:
        /\bto do\b|doing|driv|shopping|form|pills?|medic|washing|nights?\b|organi[sz]|appointment|\bcar(?:e|ing)\b|exhaust|tired|\btime\b|juggl|cook|clean|lifting|constant|every (?:single )?(?:day|weekend|night)|24|never stops|responsib|sleep|the list/i,
      to: 'doing',
    },
  ],
  nodes: [
    {
      id: 'doing',
      say: "Other people see the visits and the shopping. They don't see that you keep all of it in your head: the tablets, the forms, the calls, what could go wrong next. That part goes on even when you sit down.",
      ask: 'If somebody took one part of it off you, which would you give away first?',
      ways: [
        {
          say: 'Nothing, they only want me',
          words:
            /only (?:want|accept|trust|let)s? me|won'?t (?:accept|let|have|allow|take)|refus|strangers?|sends? .{0,20}away|anyone else|anybody else|promised|nobody else|has to be me|don'?t trust|can'?t (?:hand|give|leave)/i,
          to: 'only-me',
        },
        {
          say: 'The paperwork and the calls',
          words:
            /paper|form|calls?\b|phone|insur|pharmac|bureau|financ|bank|\bbills?|money|appointment|admin|letters|organi[sz]|e-?mails?|tax|shopping|driv|errand|clean|laundry|cook/i,
          to: 'office',
        },
        {
          say: 'The nursing itself',
          words:
            /nurs|wash|shower|bath|toilet|nappies|diaper|\bpads\b|night|dress|lift|feed|body|wip(?:e|ing)|catheter|care itself|sleep|getting (?:him|her|them) (?:up|out|into|to)|hygiene|wound|inject|personal/i,
          to: 'body',
        },
      ],
    },
    {
      id: 'watching',
      say: "That's a kind of grief, with the person still there. You can sit right beside them and miss them. And it's hard to talk about, because nobody has died.",
      ask: 'What do you miss most about how they used to be?',
      ways: [
        {
          say: 'That they really knew me',
          words:
            /knew (?:me|who i|my)|know(?:s|ing)? (?:me|who i)|recogni[sz]|remember(?:ed|ing|s)? (?:me|my|things about me)|my name|light(?:ed|ing)? up|little (?:girl|boy)|forg[eo]t(?:s|ten)? me|when i came in|being (?:his|her|their) (?:son|daughter|child)/i,
          to: 'known',
        },
        {
          say: 'Their strength',
          words:
            /strong|strength|carry|carried|power|fix|mend|repair|hands|capable|independen|tall|work(?:ed|ing)? so|could do (?:any|every)thing|energy|walk/i,
          to: 'old-them',
        },
        {
          say: 'Talking with them',
          words:
            /talk|convers|ask (?:him|her|them)|advice|jokes?|laugh|humou?r|stor(?:y|ies)|phone|voice|discuss|argu/i,
          to: 'old-them',
        },
      ],
    },
    {
      id: 'ahead',
      say: 'Not knowing when and how is hard to live with. The mind tries to prepare by going through it in advance, and mostly ends up at the same two or three scenes.',
      ask: 'Which scene comes up most?',
      ways: [
        {
          say: 'The call, and the end',
          words:
            /\bcall\b|phone|ring(?:s|ing)|\bdie[sd]?\b|dying|death|dead|los(?:e|ing) (?:him|her|them)|funeral|\bend\b|too late|not (?:be )?there|goodbye|gone\b|without (?:him|her|them)|coffin|grave|last (?:breath|time)|passes|passing/i,
          to: 'the-call',
        },
        {
          say: 'Having to decide for them',
          words:
            /decid|decision|cho(?:ose|ice)|\bhome\b|machines?|resuscitat|operation|surgery|sell|move (?:him|her|them)|can'?t live|by (?:him|her|them)sel(?:f|ves)|nursing|put (?:him|her|them)|power of attorney|treatment|switch/i,
          to: 'decide',
        },
        {
          say: 'That my name is forgotten',
          words:
            /know (?:me|who i)|recogni[sz]|forget|\bmind\b|memory|dementia|alzheimer|stranger|my name|confus/i,
          to: 'known',
        },
      ],
    },
    {
      id: 'alone',
      say: "In many families it ends up with one person, and nobody ever decided that. Then you have the work, the decisions and the worry all at once, and nobody to say 'go home, I'm here'.",
      ask: "Who ought to be in it with you, and isn't?",
      ways: [
        {
          say: "There's nobody else",
          words:
            /^nobody|^no ?one|nobody else|no ?one else|only child|just me|only me|isn'?t any|there'?s (?:nobody|no ?one)|tiny|\bdead\b|died|by myself|no (?:family|siblings|relatives)/i,
          to: 'nobody',
        },
        {
          say: 'My brothers or sisters',
          words:
            /brother|sister|sibling|the other (?:kids|children|ones)|the others|(?:his|her|their) (?:other )?(?:son|daughter|children|kids)|\bsons?\b|daughters?\b|of us\b|\btwins?\b|eldest|youngest/i,
          to: 'siblings',
        },
      ],
    },
    {
      id: 'office',
      say: "That's a good part to hand over, since it doesn't have to be you. Forms, calls and errands can be done by a friend, a cousin or a neighbour. People who offer help are often glad of one clear task.",
      ask: "Who has said they'd help, even vaguely?",
    },
    {
      id: 'body',
      say: "Caring for your own parent's body, by day or at night, is very close, and both of you know it. Tenderness, embarrassment and disgust can all come up within a minute. None of it says anything bad about you.",
      ask: 'When could somebody else do it, even if only once a week?',
    },
    {
      id: 'only-me',
      say: "Being the only one they accept is a sign of trust, and it's far too much for one person. For them a stranger at the door may mean admitting how bad it has got. It often goes better if it starts small, with something that isn't care: a drive, a game, a cup of coffee.",
      ask: 'What small thing could somebody else do with them?',
    },
    {
      id: 'old-them',
      say: 'When somebody has been ill or frail for a long time, how they are now pushes the earlier years out of sight. But those years happened too, and you know what they were like.',
      ask: 'If you had ten minutes with them as they were, what would you say or ask?',
    },
    {
      id: 'known',
      say: "Not being known any more by your own parent is one of the loneliest parts of this, whether it has come to that or you're afraid it will. Names often go early. A familiar voice, a tune or a hand can still do somebody good who can't say who you are.",
      ask: 'What still reaches them, or always did: a song, a word, a smell?',
    },
    {
      id: 'the-call',
      say: "With that in mind, every ring of the phone is a fright, and even a nice evening can feel wrong. You're allowed nice evenings all the same. They take nothing away from your mother or father.",
      ask: 'What would you like to have said or done before then?',
    },
    {
      id: 'decide',
      say: "There's seldom a right answer there, only two or three that each hurt somebody, and that somebody may be you. What was promised years ago was promised when a lot more was still possible.",
      ask: 'If guilt played no part in it, what would you lean to?',
    },
    {
      id: 'siblings',
      say: "Those who come seldom often see your parent on a good day, so they may really think it isn't that bad. Then 'you could help more' comes across as a reproach, and nothing changes. One definite thing is harder to brush aside.",
      ask: 'What could you ask them for, with a day attached?',
    },
    {
      id: 'nobody',
      say: "Then everything hangs on you, with nobody to relieve you. It's more than one person's work, so if it's too much, that isn't because you do it badly. A few hours in which a neighbour or a service takes over are something you need, not a luxury.",
      ask: 'When did you last have three hours in a row to yourself?',
    },
  ],
};
