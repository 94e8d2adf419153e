import type { PlanTopic } from '../plan-topic.ts';

export const JOB_SEARCH: PlanTopic = {
  id: 'job-search',
  title: 'Finding a job',
  words:
    /\b(?:job ?(?:search\w*|hunt\w*|seek\w*|appli\w+|ads?|adverts?|boards?|sites?)|(?:find|search|look(?:ing)?(?: for)?|apply(?:ing)?(?: for| to)?) (?!out )(?:[\w-]+ ){0,3}(?:jobs?|work|vacanc\w+|posts?)|(?:need|find|look for) (?!to )(?:[\w-]+ ){0,2}(?:job|work|position|something with better hours)|back into work|cv|(?:my|the|a) resume|resume (?:needs|is|for)|cover(?:ing)? letters?|made redundant|redundancies|laid off|let me go|unemployed|vacanc\w+|(?:sent|many|\d+) applications|application form for the|temp agency|applying for)\b/i,
  kind: 'once',
  aim: 'look for work',
  acks: [
    'Many jobs come through somebody who knows your name, and not through the fiftieth form. So a few good tries count for more than a long day at the screen.',
    "Looking for work has no closing time, so it eats whole days. People last longest with one fixed small piece a day, and then they're off duty.",
    'An advert is a wish list. If you can do about half of it, you may well be who they hope will write.',
  ],
  heavy: [
    "Looking for work makes people feel weighed and found wanting, and mostly what decided was a budget or a full inbox. So take one small thing that's in your own hands.",
    "It's lonely work, selling yourself on the very days you feel least like it. So nothing here needs you to shine; it only needs ten minutes.",
    "A CV is hard to open when it seems like a list of what went wrong. Whoever reads it has a minute and one question: can this person do our job. The rest they don't see.",
  ],
  ask: 'Which of these could you do without feeling confident first?',
  steps: [
    {
      say: 'Write the top third of the CV',
      words: /\b(?:cv|resum\w*|top (?:third|bit|part)|personal statement|cover(?:ing)? letter)\b/i,
      how: "Only the top: the latest thing you did, and three lines on what went better because of you. On the first read hardly anybody gets further down. If there's no CV yet, those three lines are its beginning.",
    },
    {
      say: "Tell two people I'm looking",
      words:
        /\b(?:tell (?:two|one|some|people|my|a few|friends)|ask (?:around|my|some|a few|people)|(?:drop|send) (?:a (?:line|note|message)|them|him|her)|text|contacts?|network\w*|(?:old|former|ex|last) (?:boss|colleagues?|manager|supervisor|workmates?|team)|let (?:\w+ ){1,3}know|mates?|someone i know|people i know)\b/i,
      how: "Write to two who'd speak well of you: 'I'm looking for work again and I'd be glad if you thought of me when you hear of something.' Add the kind of work in four words. It's no favour to ask, only an ear kept open, so people say yes gladly.",
    },
    {
      say: 'Save three adverts, nothing more',
      words:
        /\b(?:adverts?|ads|listings?|vacanc\w+|job (?:sites?|boards?|pages?)|browse|(?:see|look) (?:at )?what'?s|out there|openings?|(?:job )?alerts?|look (?:online|at jobs|for jobs|through))\b/i,
      how: "Set a timer for ten minutes, save three you'd be glad to get, and note the words that come up in all of them. Those words belong in your CV, and the best of the three is your next application.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:too old|old for|my age|at (?:[4-7]\d|forty|fifty|sixty)|(?:someone|somebody|man|woman) (?:of|over|aged|at) \w+|ageis[mt]|younger|(?:i'?m|i am|im) [4-7]\d|(?:i'?m|i am|im|feel) (?:so |getting )?old|nobody wants)\b/i,
      say: "Leave out the years of school and what's more than fifteen years back, and put what you can do now at the top. Then begin with small firms and people who know you; they look at the person first.",
    },
    {
      words:
        /\b(?:gaps?|hole|years? (?:out|off|away|i was)|been (?:out|off)|i was off|career break|off sick|haven'?t worked|not worked|out of work so long|explain the)\b/i,
      say: "One plain line covers a gap: 'I was looking after family' or 'I was ill and I'm well again'. Then straight on to what you bring; people ask far less about a gap that's been named.",
    },
    {
      words:
        /\b(?:reject\w*|no (?:answer|reply|replies|response|one replies|one answers)|never (?:hear|reply|answer|get)|(?:hear|heard) (?:nothing|anything|back)|ghost\w*|ignored?|turned down|say no|said no|silence|what'?s the point|pointless)\b/i,
      say: 'Silence is mostly a computer, a full inbox, or a job that was promised to somebody already. Count what you send and not what comes back, and let every third try go to a person with a name.',
    },
    {
      words:
        /\b(?:not (?:good|qualified|experienced|clever)|unqualified|(?:don'?t|dont) (?:have|meet|tick)|(?:no|nothing|zero) (?:experience|skills?|qualifications?|degree|to (?:put|offer|say))|half of (?:what|it)|useless|impost\w+|fraud|my english|spelling|dyslexi\w+)\b/i,
      say: "Put a tick in the advert wherever you've done that or something like it, paid or not. At half the ticks it's worth sending, the rest they expect to teach. And let one person check the spelling; everybody needs that.",
    },
    {
      words:
        /\b(?:redundan\w+|laid off|let go|sacked|fired|why i left|reason for leaving|record|prison|asham\w+|embarrass\w+|shame|what (?:do|will) people)\b/i,
      say: "One short sentence, practised aloud, takes the sting out: 'That's behind me, and this is what I'm looking for now.' What they notice is whether you're calm about it. What has to be told about a record is different everywhere, so ask an advice service first.",
    },
    {
      words:
        /\b(?:no (?:time|energy)|tired|exhausted|knackered|can'?t face|cant face|motivat\w*|too much|drained|kids|after work|overwhelm\w*)\b/i,
      say: "Then twenty minutes at the same hour, three times a week, and no scrolling through adverts in bed. It's the scrolling that wears people out; sending one takes less than they think.",
    },
  ],
  ways: [
    "Keep one sheet: where, when sent, when to ask again. After ten days one polite line is quite usual: 'I'm still very interested and wondered how far you are.'",
    "Keep one long CV with everything in it, and for each application cross out what doesn't belong. Crossing out takes ten minutes; writing from nothing takes an evening.",
  ],
};
