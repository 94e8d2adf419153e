import type { PlanTopic } from '../plan-topic.ts';

export const TOO_MUCH_WORK: PlanTopic = {
  id: 'too-much-work',
  title: 'Too much work',
  words:
    /\b(?:too much works?|workload|deadlines|deadline (?:friday|for)|marking|mark (?:by|them)|backlog|overloaded|swamped|drowning in|behind (?:at|on|with) (?:my |all (?:my |the )?)?(?:work|marking|notes|reports|paperwork|client)|catch(?:ing)? up (?:on|at|with) (?:my )?(?:\w+ )?(?:work|notes|paperwork)|(?:two|three|both|second) (?:\w+ )?projects?|(?:reports?|figures|essays|accounts|pupils|planning) (?:due|to write|for \d+|for next)|quarterly|overtime|(?:keep up|lunch|way behind|two deadlines|project) at work|work (?:tasks|is piling|wants)|for work|boss (?:keeps|gives|gave)|both bosses|project manager|(?:work|job) of two|(?:pile|piled) (?:of work|on)|his job and mine)\b/i,
  kind: 'once',
  aim: 'get your work into an order',
  acks: [
    "A list like that can't be done, only chosen from. Once it's in an order, much of the weight goes, although not one thing is finished.",
    "With this much work it's the overview that goes first, and ten minutes of sorting give back more than an hour of running.",
    "When two things both come first, that's a question for whoever handed them out. Asking it is no weakness; it's news they need.",
  ],
  heavy: [
    "When it's this much, staring at it and not moving is what nearly every head does. So don't look at all of it, only at the one thing that bites first.",
    'Being this far behind seldom comes from laziness. Mostly too much came in and nobody took anything out, and the way back begins with making that visible, first to yourself.',
    "Hiding from it eats more strength than the thing itself; everybody who's been late knows that. One line to whoever's waiting, with a new date, takes away the worst.",
  ],
  ask: 'Which of these would give you some air first?',
  steps: [
    {
      say: 'Everything on one sheet',
      words:
        /\b(?:list|sheet|paper|out of my head|write (?:it all|everything|down)|brain ?dump|everything (?:down|on|with)|sort (?:it|them)|order|prioriti[sz]\w*|dates)\b/i,
      how: "Timer on ten minutes, one thing per line, the real date beside each. Then a cross where somebody gets hurt or in trouble if it's late. Those few are your week; the rest comes after.",
    },
    {
      say: 'Ask what comes first',
      words:
        /\b(?:ask|manager|boss|which (?:one )?(?:is |comes )?first|extension|more (?:days|time)|push (?:it )?back|supervisor|tell (?:her|him|them|my)|head of|delegat\w+|talk to|say to)\b/i,
      how: "Write to whoever gave it: 'I have A and B for this week and can do one of them well; which goes first, and what may be late?' Before the deadline that's planning; after it, it's an apology. If nobody's above you, ask whoever's waiting whether next week would do.",
    },
    {
      say: 'Ten minutes on the worst one',
      words:
        /\b(?:worst|hardest|horrible|get (?:\w+ ){1,3}over with|(?:ten|twenty|half an|one) (?:minutes|mins|hour)|start (?:with|on)|just (?:do|start|begin)|first (?:one|page|script|paragraph)|open it|frog|for a bit)\b/i,
      how: 'Phone in another room, timer on, and only its first piece: one script, one paragraph, one figure. Stop when it rings if you like. Mostly the worst of it was the opening.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:not (?:coping|up to|good enough)|can'?t cope|cant cope|weak|useless|incompetent|lazy|they(?:'ll| will) think|(?:she|he)(?:'ll| will) think|look (?:bad|like)|can'?t do my job|cant do my job|asham\w+|embarrass\w+|disappoint\w*|judg\w*)\b/i,
      say: "People who say early what fits are the ones bosses lean on; what frightens a boss is hearing it on the last day. Bring the list and not the feeling: 'These are seven things, and four fit into this week.'",
    },
    {
      words:
        /\b(?:all (?:has|have|got|needs?) to|everything(?:'s| is| has)|nothing can|none of (?:it|them|this)|can'?t (?:be )?(?:drop|wait|leave|cut)\w*|cant (?:be )?(?:drop|wait|leave|cut)\w*|all (?:urgent|important|people)|perfect\w*|do it properly)\b/i,
      say: "Then not all of it has to be done well. Mark each one: properly, good enough, or bare bones. People get 'properly'; a comment can be one line, and a report one page.",
    },
    {
      words:
        /\b(?:missed|already late|(?:too|so|really) late|overdue|(?:days?|weeks?|months?) (?:behind|late)|hid(?:e|ing)|avoid\w*|was due)\b/i,
      say: "A late thing with a date is half as bad as a late thing in silence. Choose a day you can truly keep and send one line: 'It's late, I'm sorry, you'll have it by Thursday noon.'",
    },
    {
      words:
        /\b(?:interrupt\w*|phone (?:rings|calls)|calls|distract\w*|noisy|people (?:come|keep)|quick one|open plan|concentrat\w*|focus|kids|toddler)\b/i,
      say: "Then one hour where they can't get at you, the first of the day or one in another room, and say when you're back: 'I'm back at ten.' It does the work of three broken ones.",
    },
    {
      words:
        /\b(?:tired|knackered|exhaust\w*|sleep\w*|slept|burn\w* ?out|ill|sick|no energy|drained|can'?t think|cant think|evenings?|nights?)\b/i,
      say: "Tired work takes twice as long and gets done over again. Choose the hour when you stop, and give the hardest piece your freshest one. If it's been like this for weeks, tell a doctor; they hear it often and take it seriously.",
    },
    {
      words:
        /\b(?:say no|saying no|said no|refuse|sack\w*|fire[ds]?|lose my job|trouble|say yes|saying yes|no choice|temporary|they(?:'ll| will) (?:just )?(?:give|say))\b/i,
      say: "You needn't say no. Say 'Yes, and then this other one moves to next week', and let them choose. It's hard to be angry with somebody who asks what matters most.",
    },
  ],
  ways: [
    'Each morning one thing before you look at messages: the one whose date bites first. The rest of the day may go as it goes.',
    'With anything in stacks, marking for one: divide it by the days you have, put that many in a folder, and the rest out of sight.',
  ],
  exercise: 'what-comes-first',
};
