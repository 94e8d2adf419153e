import type { Guide } from '../guide.ts';

export const OVERWHELMED: Guide = {
  id: 'overwhelmed',
  title: 'Too much at once',
  words:
    /\b(?:overwhelm\w*|swamped|drowning|too much|so much (?:to do|on)|everything(?:'s| is)? (?:at once|due)|(?:at|in|all) (?:the )?same (?:time|week|month)|to-?do|lists?|deadlines?|due|keep up|catch up|no (?:free )?(?:time|minute|evening|hour)|not one free|calendar|diary|on my plate|plates|spinning|juggl\w*|hours? (?:a|in the) day|hours by|head'?s so full|haven'?t sat down|on top of (?:it|that)|non-?stop|running around|one more (?:person|thing)|my turn|four of me|nothing left|full time)\b/i,
  situations: ['overwhelmed', 'too-many-tasks', 'full-week', 'deadline-pressure', 'no-time-for-self'],
  tone: 'hard',
  acks: [
    "That's more than fits into one head, let alone into one day.",
    'When everything comes at once, even the small things get hard.',
    "With all that at the same time, no wonder it's difficult to know where to start.",
  ],
  ask: 'If somebody stood at your door and could take one thing off you, which would you hand over?',
  ways: [
    {
      say: 'Looking after somebody',
      words:
        /\b(?:(?:my )?(?:sick|ill|poorly|disabled) (?:husband|wife|partner|sister|brother)|school runs?|nursery|kindergarten|caring|carer|care|pick(?:ing)? up|feeding|nights with|girls|boys|grandchildren|mother-in-law|father-in-law|in-?laws|aunt|uncle|patient|nurs(?:e|ing) (?:my|him|her)|mum'?s|mom'?s|dad'?s|his appointments|her appointments|babysit\w*|the little one|puppy|pets?|kids?|child(?:ren)?|bab(?:y|ies)|twins|toddler|son|daughter|mum|mom|mother|dad|father|parents?|gran\w*|caring|care of|look(?:ing)? after|bedtime|school run|homework|hospital|doctor'?s|dog)\b/i,
      to: 'caring',
    },
    {
      say: 'Something at work',
      words:
        /\b(?:handover|hand-over|the new (?:guy|girl|one|hire|person)|on call|rounds|training|budget|minutes|pitch(?:es)?|quotes?|invoices?|supplier\w*|employer|sales|event|conference|marking|essays|thesis|study\w*|exams?|class(?:es)?|lessons?|night shifts?|bookkeeping|accounts|admin|spreadsheets?|colleague\w*|deadlines|tender|contract|orders|sales|staff|rota|code|bug|deck|paper|application|career|company|studio|the (?:book|article|case)|work|jobs?|report|inbox|e?-?mails?|clients?|customers?|boss|manager|project|presentation|slides|pitch|meetings?|shifts?|deadline|team|office|launch|release|audit|teaching|patients|shop|business)\b/i,
      to: 'work',
    },
    {
      say: 'The house and the errands',
      words:
        /\b(?:renovation|building|boiler|plumb\w+|repair\w*|bureaucra\w+|paper|phone calls|emails? to|letters|post|admin at home|tidy|chores?|kitchen|bathroom|flat|car|school forms|presents|christmas|party|holiday planning|organising|organizing|cooking every|shop\b|dusting|windows|hoover\w*|vacuum\w*|bins|house\w*|home|laundry|washing|dishes|cook\w*|dinner|meals?|clean\w*|shopping|errands?|groceries|forms?|paperwork|bills|tax(?:es)?|calls?|appointments?|garden|tid(?:y|ying)|insurance|repairs?|packing|mov(?:e|ing)|ironing)\b/i,
      to: 'house',
    },
    {
      say: "I couldn't even pick",
      words:
        /\b(?:wouldn'?t (?:even )?know|couldn'?t|not just one|more than one|several|hm+\b.*know|wouldn'?t know|where (?:to|would i) (?:start|begin)|hard to (?:say|choose|pick)|any of (?:it|them)|don'?t care which|every (?:one|single)|all\b|impossible to|which(?:ever)?|too many|take (?:it|them|me)|nothing|one thing isn'?t|both|the whole|pick|everything|all of (?:it|them)|the lot|tangled|couldn'?t (?:say|tell|even)|can'?t (?:say|tell|choose|even)|no idea|don'?t know|idk|dunno|equally|anything|whatever)\b/i,
      to: 'lump',
    },
  ],
  nodes: [
    {
      id: 'work',
      say: "Having too much of it doesn't mean you're too slow. Often nobody ever checked whether it all fits into the hours there are, and whoever gets things done is given more.",
      ask: 'What makes it too much: the amount, the date, or the people pulling at you?',
      ways: [
        {
          say: 'People pulling at me',
          words:
            /\b(?:writes?|messages|messaging|texts|phones|rings|nagging|people (?:who|that|want|need|pull|ask|at|keep|call)\w*|other people|all these people|(?:too many|so many) people|every(?:one|body) (?:wants|needs|asks)|wants?|interrupt\w*|pings?|slack|calls?|boss|manager|changes (?:his|her|their) mind|colleagues?|dump\w*|ask(?:s|ing)?|clients|customers|pull\w*|quick question|meetings)\b/i,
          to: 'people',
        },
        {
          say: 'The date',
          words:
            /\b(?:christmas|easter|summer|weekend|before|until|till|by (?:the|next|end|monday|noon|tonight|\d)|urgent\w*|last minute|two weeks|days? left|rush\w*|too (?:soon|fast|short|tight)|tight|dates?|due|deadlines?|friday|monday|tuesday|wednesday|thursday|launch|tomorrow|(?:end of the|next|this|same) (?:week|month)|enough time|not enough time|no time|the \d+(?:st|nd|rd|th)|hours left|time)\b/i,
          to: 'date',
        },
        {
          say: 'The amount',
          words:
            /\b(?:endless|no end|short(?:-| )?staffed|people short|understaffed|two (?:jobs|roles)|everything at|keeps (?:coming|piling|growing)|pil\w+ up|hours|overtime|quantity|never done|not enough (?:people|hands|staff)|alone (?:for|with)|too little staff|lots|tons|mountain|amount|volume|sheer|too (?:much|many)|so (?:much|many)|jobs|workload|more (?:comes|and more|work)|everything|pile|load|never (?:ends|stops|finish)|quantity|all of it)\b/i,
          to: 'amount',
        },
      ],
    },
    {
      id: 'amount',
      say: "Then being better organised won't solve it. If there's more to do than there are hours, some of it won't get done, whoever does it. What you can still decide is which part.",
      ask: 'Which part of it would anybody miss the least?',
    },
    {
      id: 'date',
      say: "When a date is close, every break feels like lost time, though a tired head only gets slower. And mostly not all of it has to be ready by then, or not as well as you'd like it.",
      ask: 'What could be left out, and it would still do?',
    },
    {
      id: 'people',
      say: "Each of them only sees what they've asked for, and taken alone it may be reasonable. You're the only one who sees it all together. So they don't know that it's too much, unless somebody tells them.",
      ask: "Which of them could most easily be told 'not this week'?",
    },
    {
      id: 'house',
      say: "That's work nobody notices until it isn't done. And doing it is only half of it. The other half is keeping it all in mind: what's run out, what's due, who needs what by Thursday.",
      ask: 'Who else has all that in their head, besides you?',
      ways: [
        {
          say: 'They help if I ask',
          words:
            /\b(?:remind\w*|lists? for|if told|on request|instructions|when asked|have to say|sometimes helps?|partly|a bit|half|he tries|she tries|they try|does (?:some|his|her|a few|things|the)|do (?:some|their|a few)|takes out|husband helps|chip in|if i (?:ask|tell|say|nag)|when i (?:ask|tell|nag|say)|have to (?:ask|tell|say|remind)|help(?:s|ing)?|what i (?:say|tell)|never think|nag\w*|remind\w*|asked?|told)\b/i,
          to: 'help',
        },
        {
          say: 'Nobody, only me',
          words:
            /\b(?:nobody does|i live alone|no\b|none of|haven'?t anyone|there isn'?t|not one|mum of|divorced|widow\w*|i do (?:it )?all|my job|all on me|useless|lazy|doesn'?t (?:care|see|notice|know)|don'?t (?:care|see|notice)|never|oblivious|blind|no ?body|no one|none|only me|just me|me|myself|alone|single|wouldn'?t know|by myself|on my own|i do)\b/i,
          to: 'alone',
        },
      ],
    },
    {
      id: 'alone',
      say: "So if you stopped thinking of it, nobody would. That's often more tiring than the chores themselves, because it's never finished and nobody says 'sit down, I've got it'.",
      ask: 'What could stay undone this week without real harm?',
    },
    {
      id: 'help',
      say: 'Help that you have to ask for and check still leaves the thinking to you. It gets lighter when somebody takes over a whole thing, with the remembering and the deciding in it.',
      ask: 'Which whole thing could somebody else take over, done their way?',
    },
    {
      id: 'caring',
      say: "Looking after somebody has no closing time. You can want to do it and still be at the end of your strength, and it's hard to say that without feeling guilty.",
      ask: 'What of your own has dropped out because of it?',
    },
    {
      id: 'lump',
      say: "When it has turned into one big heap, there's no place to start. A head that has to hold all of it is busy with not forgetting anything. So let's take hold of just one bit.",
      ask: 'Which bit of it went through your mind in the last hour?',
    },
  ],
};
