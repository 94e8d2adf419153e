import type { PlanTopic } from '../plan-topic.ts';

export const REPAIRS: PlanTopic = {
  id: 'repairs',
  title: 'Something to repair',
  words:
    /\b(?:repair\w*|fix(?:ing)? (?:the|a|one)|fix it$|one thing fixed|mend\w*|diy|tiles?|tiling|retile|(?:re)?grout\w*|plumber|electrician|plasterer|roof(?:er)?|trades(?:man|person|people|woman)|handyman|handy|broken|leak\w*|drip\w*|boiler|gate|hinge|tap|shel(?:f|ves)|quotes?|paint(?:ing)? (?:the|a)|crack(?:ed)?|drill|loose|rotted|re-?hang|seal round|exhaust|sand and|strip it|curtain rail|worktop|decorat\w+|damp|bookcase)\b/i,
  kind: 'once',
  aim: 'get the repair done',
  acks: [
    'Most repairs wait for want of one part or one answer, not for want of skill. Find out which it is and the rest mostly rolls by itself.',
    "There are three honest ways: do it, pay somebody, or swap it with a friend who's handy. All three begin with knowing exactly what's wrong.",
    "Broken things get louder each time you walk past. Knowing what it needs and what it costs takes the noise away, well before it's mended.",
  ],
  heavy: [
    "A broken or half-done thing looks at you every day, and it's surprising how much that takes out of a person. It isn't about being handy; mostly nobody ever named the next step.",
    "It's wearing to live with something broken, all the more if somebody else used to see to it. You needn't be able to mend it, only to get it one step further.",
    "These jobs feel like an exam in being a capable adult, and they're only screws and phone calls. Many a carpenter has a gate at home that won't shut.",
  ],
  ask: 'Which of these would get it moving?',
  steps: [
    {
      say: 'Take photos and measure it',
      words: /\b(?:photos?|pictures?|snap|measur\w*|sizes?|tape|look at it properly)\b/i,
      how: "One photo close up, one from the door, and the width and height on a slip of paper. If there's a maker's plate, take that too. With this in your pocket a shop or a neighbour can tell you in a minute what it needs.",
    },
    {
      say: 'Watch one video of exactly this',
      words: /\b(?:videos?|youtube|watch|look it up|how others|tutorial|instructions|learn|google|search)\b/i,
      how: "Search with the exact words, 'loose tile in the shower' rather than 'tiling', and watch one right to the end before you touch anything. Write down each tool as it appears. Then you'll know if it's yours or a job for somebody else.",
    },
    {
      say: 'Message someone who does this',
      words:
        /^(?!.*\b(?:never|ignores?|afford|rip|trust|cowboys?)\b).*\b(?:quotes?|plumber|electrician|handyman|roofer|builder|trades\w*|professional|text|message|ring|call|e-?mail|hire|get (?:someone|somebody|a man)|ask|landlord about|neighbour)\b/i,
      how: "Ask one neighbour who's good, and write to two with the photo: 'It's this, in this street. Roughly what would it cost, and when could you come?' If you rent, the same photo goes to the landlord, in writing and with the date.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:worse|can'?t do it|no (?:idea|clue)|(?:two|2) left hands|not handy|useless|break it|mess (?:it )?up|ruin\w*|wrong|never (?:done|held|used)|clumsy)\b/i,
      say: "Then try it first where it doesn't matter: one tile in the corner, a scrap of wood, the back of the door. Take a photo before every screw you undo, so it can go back. And water, gas and mains are for people who do it daily, that's no failing.",
    },
    {
      words:
        /\b(?:rip(?:ped)? (?:me |us )?off|afford|expensive|cost\w*|money|price|cowboys?|trust|cheat\w*|quid|deposit)\b/i,
      say: "Two prices in writing, for the same list of work, and the money when it's done, apart from materials. Ask somebody in your street whom they'd have again. Anyone honest is used to the sentence 'I'm getting a second quote', and small jobs go cheaper three at a time.",
    },
    {
      words:
        /\b(?:never (?:call|ring|come|came|turn|answer)\w*|(?:don'?t|doesn'?t|didn'?t) (?:call|ring|come|turn|show|answer|reply)|no[- ]show|let (?:me|us) down|unreliable|wait(?:ed|ing) (?:for )?(?:weeks|months))\b/i,
      say: "Most of them write their offers in the evening and drop what's vague. A photo, the street and 'I'm at home on Thursday before ten' get far more answers than 'could you have a look'. Ask three and expect one, then it isn't personal.",
    },
    {
      words:
        /\b(?:landlord|landlady|agency|housing association|council (?:won'?t|ignores)|rent(?:ing|ed)?|tenants?|ignores?)\b/i,
      say: "Then put it in writing, with photo and date: 'This has been broken since then, please tell me by the fifteenth when it will be mended.' Keep each message in one folder. If the day passes, a tenants' advice service knows the next letter, and it's a well-trodden road.",
    },
    {
      words:
        /\b(?:electric\w*|gas|mains|wir(?:es?|ing)|shock|ladder|asbestos|dangerous|unsafe|fire|water everywhere)\b/i,
      say: "Then it's one for somebody with a licence, and your part's only to find them. Until they come, switch it off where you can reach that safely, and leave it alone. If you smell gas, touch no switch, go outside and ring the gas emergency line from there.",
    },
    {
      words:
        /\b(?:(?:no|haven'?t(?: got)?|don'?t (?:have|own)) (?:a |any |the )?(?:drill|tools?|ladder|toolbox|screwdriver|saw)|no tools|borrow)\b/i,
      say: "Borrow them: most of the drills in any street are used about once a year. 'I need a drill for an hour on Saturday, will pay in cake' in the neighbours' group mostly does it. And there are tool libraries and repair cafes, where somebody shows you how as well.",
    },
    {
      words:
        /\b(?:hands (?:are|aren'?t|arent|shake)|(?:my|bad) (?:back|knees?|hip|eyes)|too old|at (?:6|7|8|9)\d|arthritis|pain|can'?t (?:lift|kneel|reach|climb)|tired|no (?:time|energy)|never finish|half[- ]?(?:done|finished)|busy|put (?:it )?off|too (?:much|many)|all at once|where (?:to|do i) (?:even )?(?:start|begin))\b/i,
      say: "Then your part is the knowing, and somebody else's the lifting. Cut it where it can be cut: today the part, next week the hour with a nephew, a neighbour, or someone paid for one afternoon. One thing finished beats three that are open.",
    },
  ],
  ways: [
    'Keep one list by the door of everything that is broken. When somebody comes with a toolbox, the small ones get done in the same hour.',
    'Put the part, the tool and the instructions in one bag beside the thing itself. A job that lies ready gets done in an idle quarter of an hour.',
  ],
};
