import type { Guide } from '../guide.ts';

export const UNEQUAL_LOAD: Guide = {
  id: 'unequal-load',
  title: 'Everything hangs on me',
  words:
    /\b(?:chores?|housework|household|housekeeper|maid|mental load|dish(?:es|washer|cloth)|washing(?:[- ]up| machine)?|laundry|socks|towels|hoover\w*|vacuum\w*|clean(?:s|ed|er|ing)?|dirt\b|mess\b|cups|second shift|the (?:only )?one who (?:sees|notices|does|plans|organi[sz]es|remembers|thinks|cooks)|who notices|tell (?:him|her|me) what to do|i do (?:it )?all|i (?:cook|do) more|it'?s (?:always )?me who|toilet paper|tid(?:y|ied|ies|ying)|mop(?:ped|ping)?|bins?|rubbish|sink|loo roll|toilet roll|(?:do|does|did|doing) (?:everything|nothing|it all)|everything (?:at home|hangs|is on me)|school run|lunch ?boxe?s|packed lunch\w*|nag(?:s|ged|ging)?|fair share|groceries|ironing|nappies|diapers|helps? out|rota|to-do list)\b/i,
  situations: ['unequal-chores'],
  tone: 'hard',
  acks: [
    'That work is mostly noticed on the days when it is not done.',
    "There's the doing, and there's having to think of it all, and that second part never stops.",
    "It's a lot for one person, and it starts again every morning.",
  ],
  ask: 'What gets to you most about it?',
  ways: [
    {
      say: 'Having to ask every time',
      words:
        /\bask|\bnag|remind|\bbeg\b|tell(?:ing)? (?:him|her|them|everyone)|have to (?:tell|say)|\btold\b|repeat|excus|argu|\bfight|later\b|promis|bossy|just tell me|instruct|like a (?:child|kid|teenager)/i,
      to: 'asking',
    },
    {
      say: 'That nobody sees it',
      words:
        /\bnotice[sd]?\b(?! (?:what|when))|thank|appreciat|\bsees?\b|\bseen\b|granted|unseen|invisible|recogni|nobody (?:cares|says|bothers)|acknowledg|respect|credit|\bmaid|servant|slave|housekeeper|furniture|unfair|\bsits?\b|sofa|couch|gam(?:es|ing)|expect/i,
      to: 'unseen',
    },
    {
      say: "That I'm worn out",
      words:
        /tired|exhaust|sleep|time (?:for|to)|no time|\bi never (?:sit|stop|rest)|never (?:alone|a |get)|\brest\b|\bmyself\b|a break|worn|energy|burn|an hour|minute to|always on|done in|knackered|weekend|collapse|my (?:back|body|feet)|end of the day/i,
      to: 'tired',
    },
    {
      say: 'Having to think of everything',
      words:
        /think|rememb|plan|mental|in my head|\blists?\b|organi[sz]|appointment|notic|everything|keep(?:ing)? track|birthdays|manag|project|brain|calendar|\bmind\b|know(?:ing)? (?:where|what|when)|decid|responsib|all (?:of it|on me)/i,
      to: 'thinking',
    },
  ],
  nodes: [
    {
      id: 'thinking',
      say: "That part nobody can see. Somebody has to know that the milk is running out and whose birthday is on Saturday, even while you're lying in bed. 'Just tell me what to do' doesn't take that off you.",
      ask: 'Which three things are on your mind right now?',
    },
    {
      id: 'asking',
      say: "If you have to ask each time, it's still your job to think of it. And if you ask twice it's called nagging, so you end up tired and the unpleasant one as well.",
      ask: 'What happens when you do ask?',
      ways: [
        {
          say: "I've stopped asking",
          words:
            /\bstop(?:ped)?\b|(?:do|does|did)n.?t (?:even )?(?:ask|bother)|gave up|given up|quicker|faster|easier|do it myself|just do it|no longer|not any ?more|why bother|never ask/i,
          to: 'stopped',
        },
        {
          say: 'It turns into a fight',
          words:
            /fight|argu|\brow\b|angry|\bmad\b|defensive|shout|yell|explo|attack|drama|offended|blows|slam|\bhuff|snap|sulk|mood|accus|rolls?\b|sigh|i.?m (?:being )?(?:controlling|a nag|too)|nag/i,
          to: 'fight',
        },
        {
          say: 'They do it, but badly',
          words:
            /badly|\bbad\b|half|wrong|re-?do|\bmess|terribl|sloppy|shr[iu]nk|\bdo(?:es)? it (?:but|so|in|like|once)|properly|standard|useless|stand(?:ing)? over|explain|asks? (?:me )?(?:where|how|which)|have to (?:do it|go over)|on purpose/i,
          to: 'badly',
        },
        {
          say: "'Later', and later never comes",
          words:
            /later|minute|\bforg[eo]t|never (?:comes|happens|does|gets)|tomorrow|in a (?:sec|bit|moment|while)|promis|\bwait|days|weeks|yeah|\bsure\b|says (?:yes|ok|he|she|they)|nothing|still there|remind|postpon|\bnods?\b|not now|ignor/i,
          to: 'later',
        },
      ],
    },
    {
      id: 'unseen',
      say: "It isn't mainly about being thanked. It's that nobody seems to know what your day is made of, and then they wonder why you're in a bad mood.",
      ask: "Which one thing do you wish they'd notice?",
    },
    {
      id: 'tired',
      say: "A weekend doesn't mend that, because half of the work happens on it. And it's hard to rest in a place where everything you look at wants something from you.",
      ask: 'When did you last have an hour to yourself?',
    },
    {
      id: 'stopped',
      say: 'Each single time it really is quicker to do it yourself. But it adds up until everything is with you, and the others learn that it gets done anyway. You stopped because asking had become more work than the job.',
      ask: 'Which thing did you stop asking about first?',
    },
    {
      id: 'fight',
      say: "Then it's no longer about the job. You say that you can't go on, they hear that they're no good, and both of you defend yourselves. It's easier to talk at a time when nothing has to be done just then.",
      ask: 'If they understood only one thing, which should it be?',
    },
    {
      id: 'badly',
      say: "Doing it differently is one thing, and a small price for having it off your hands. Doing it so badly that you have to do it over is another. Then it's still your job, whether they mean it that way or not.",
      ask: 'Which of the two is it, mostly?',
      ways: [
        {
          say: 'I have to do it over',
          words:
            /\bover\b|again|re-?\w*do\b|re-?wash|second|won.?t ask|(?:he|she|they) knows? (?:it|that)|on purpose|still (?:dirty|food|wet|there)|finish|after (?:him|her|them)|not doing it|fix/i,
          to: 'end-talk',
        },
        {
          say: 'Just not my way',
          words:
            /first|towels?|my way|different|how i.?d|picky|fussy|perfection|standards?|control|taste|fold|cheap|could live with|good enough|just not/i,
          to: 'handing-over',
        },
      ],
    },
    {
      id: 'later',
      say: "'Later' takes the job off their list, but you have to keep watching it, and if you remind them, you spoil the evening. 'By Sunday noon' is better. Anybody can see whether it's done, and you don't have to say a word.",
      ask: 'Which job would you put a time to first?',
    },
    {
      id: 'handing-over',
      say: "Handing something over means all of it: noticing, planning, doing, and answering for it if it goes wrong. The hard part for you is not to step in. It'll be done later and differently, and at first perhaps worse.",
      ask: "What's the worst that would happen, if you left that one thing alone for two weeks?",
    },
    {
      id: 'end-talk',
      say: "Begin with one thing, and leave the question of fairness for another day. 'Please take over the dentist, all of it' can be answered at once. 'I do everything here' mostly leads to a quarrel.",
      exercise: 'prepared-talk',
    },
  ],
};
