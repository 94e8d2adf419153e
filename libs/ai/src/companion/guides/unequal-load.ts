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
  otherwise: 'any',
  nodes: [
    {
      id: 'thinking',
      say: "That part nobody can see. Somebody has to know that the milk is running out and whose birthday is on Saturday, even while you're lying in bed. 'Just tell me what to do' doesn't take that off you.",
      ask: 'Which three things are on your mind right now?',
      otherwise: 'tail',
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
      otherwise: 'who-notices',
    },
    {
      id: 'unseen',
      say: "It isn't mainly about being thanked. It's that nobody seems to know what your day is made of, and then they wonder why you're in a bad mood.",
      ask: "Which one thing do you wish they'd notice?",
      otherwise: 'who-notices',
    },
    {
      id: 'tired',
      say: "A weekend doesn't mend that, because half of the work happens on it. And it's hard to rest in a place where everything you look at wants something from you.",
      ask: 'When did you last have an hour to yourself?',
      otherwise: 'own-hour',
    },
    {
      id: 'any',
      say: "Mostly nobody ever decided it. Somebody does a thing once, and from then on it's theirs, and after a while that's nearly everything.",
      ask: 'How much of it do the others at home see?',
      ways: [
        {
          say: "They've no idea",
          words:
            /no idea|(?:he|she|they|nobody|no ?one|kids|husband|wife|partner)\b.{0,14}(?:do|does)n.?t (?:see|know|notice|realis|realiz|have)|^(?:nothing|none|zero|not (?:much|a thing|a lot|really|at all)|little|very little|hardly|barely)\b|\bclue|blind|(?:nobody|no ?one) (?:sees|notices|knows|realis|realiz)|thinks? (?:it|the|he|she|they)\b|elves|magic|by itself|ten per|10 ?%|tip of/i,
          to: 'no-idea',
        },
        {
          say: "There's nobody else",
          words:
            /(?:nobody|no ?one) else|there.?s (?:nobody|no ?one)|there (?:is|are) no\b|^(?:it.?s )?(?:just|only) me\b|(?:on|by) my(?: own|self)|\balone\b|single (?:mum|mom|dad|parent|mother|father)|no others|widow|just me and/i,
          to: 'alone',
        },
        {
          say: 'They know, and nothing changes',
          words:
            /\bknows?\b|\bsees?\b|\btold\b|\btalk|\bsaid\b|aware|all of it|everything|lasted|\bweek|chang|agree|promis|sorry|(?:do|does)n.?t care|watch|comfortable|convenient|\blist/i,
          to: 'know',
        },
      ],
      otherwise: 'who-notices',
    },
    {
      id: 'tail',
      say: "Each of those has more to it than anybody sees: noticing it, planning it, doing it, checking that it's done. Said aloud it takes a few seconds, so from outside it looks like nothing.",
      ask: 'Which one would you most like to have out of your head altogether?',
      otherwise: 'handing-over',
    },
    {
      id: 'stopped',
      say: 'Each single time it really is quicker to do it yourself. But it adds up until everything is with you, and the others learn that it gets done anyway. You stopped because asking had become more work than the job.',
      ask: 'Which thing did you stop asking about first?',
      otherwise: 'handing-over',
    },
    {
      id: 'fight',
      say: "Then it's no longer about the job. You say that you can't go on, they hear that they're no good, and both of you defend yourselves. It's easier to talk at a time when nothing has to be done just then.",
      ask: 'If they understood only one thing, which should it be?',
      otherwise: 'end-talk',
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
      otherwise: 'handing-over',
    },
    {
      id: 'later',
      say: "'Later' takes the job off their list, but you have to keep watching it, and if you remind them, you spoil the evening. 'By Sunday noon' is better. Anybody can see whether it's done, and you don't have to say a word.",
      ask: 'Which job would you put a time to first?',
      otherwise: 'end-talk',
    },
    {
      id: 'no-idea',
      say: "Then they may not be unwilling, they just don't see it, which is as tiring for you. Said in anger, it soon becomes a talk about your tone. Written down once, with all the thinking that goes with it, it's harder to overlook.",
      ask: "What would be on that list that they'd never guess?",
      otherwise: 'end-talk',
    },
    {
      id: 'know',
      say: "So one more explanation won't change much. It's comfortable for them as it is, because in the end you do it. Sometimes it takes one thing that really stays undone.",
      ask: 'Which one could stay undone without any real harm?',
      otherwise: 'handing-over',
    },
    {
      id: 'alone',
      say: "Then it isn't a matter of a fair share, because there's nobody to share it with. One person can't do all of that, and a better plan won't change it. Some of it has to be done later, less well, or not at all.",
      ask: 'Which job could be done less well from today, without anyone coming to harm?',
      otherwise: 'end-less',
    },
    {
      id: 'who-notices',
      say: "The question is who would notice if a thing weren't done. As long as that's only you, the others are just helping, and somebody who helps can stop at any time.",
      ask: 'If you could hand over one thing completely, which would it be?',
      otherwise: 'handing-over',
    },
    {
      id: 'handing-over',
      say: "Handing something over means all of it: noticing, planning, doing, and answering for it if it goes wrong. The hard part for you is not to step in. It'll be done later and differently, and at first perhaps worse.",
      ask: "What's the worst that would happen, if you left that one thing alone for two weeks?",
      otherwise: 'end-trial',
    },
    {
      id: 'own-hour',
      say: "An hour like that usually comes last, when everything's done, and everything is never done. So it has to go in first, like an appointment. You don't have to earn it.",
      ask: 'What would you do in it, if nobody needed anything?',
      otherwise: 'end-hour',
    },
    {
      id: 'end-talk',
      say: "Begin with one thing, and leave the question of fairness for another day. 'Please take over the dentist, all of it' can be answered at once. 'I do everything here' mostly leads to a quarrel.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-trial',
      say: "If you can live with that, try it, and if you can't, take a smaller thing. Tell them beforehand that it's theirs, and for how long. Otherwise it looks like a trap.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-hour',
      say: 'Give it a day, a time, and a door you can shut or a place outside. If others live with you, tell them beforehand that the time is taken. Half an hour is enough to begin with, and some washing may be left lying.',
      exercise: 'if-then-plan',
    },
    {
      id: 'end-less',
      say: "Choose one thing and let it slide on purpose, so that you needn't feel guilty each time you see it. What really can't wait is probably a shorter list than the one in your head. And keep one job ready to give away, in case somebody offers.",
      exercise: 'what-comes-first',
    },
  ],
};
