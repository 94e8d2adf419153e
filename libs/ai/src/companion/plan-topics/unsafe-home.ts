import type { PlanTopic } from '../plan-topic.ts';

/** The calendar may be read by the one who is feared: aim and steps give nothing away there, and no day is pressed. */
export const UNSAFE_HOME: PlanTopic = {
  id: 'unsafe-home',
  title: 'Feeling safe at home',
  words:
    /\b(?:abus(?:e|er|ed|ive)|violent|violence|(?:he|she|husband|wife|partner|boyfriend|girlfriend|son|brother|father|mother|dad|mum|mom|step\w+)(?:'s| has| is)? (?:\w+ )?(?:hits|hit|hitting|hurts|beats|slaps|slapped|pushe[sd]|chokes|threatens|hurting) (?:me|us|her)|controls? (?:me|my|every\w*)|controlling|tracks my|throws things|refuge|women'?s (?:aid|shelter)|(?:un)?safe(?:ly)? (?:at home|from|place|plan|way out|here)|not safe|unsafe|somewhere safe|how to leave (?:safely|him|her)|leave safely|get(?:ting)? (?:us )?(?:both )?(?:away|out) (?:from (?:my|him|her)|without|first|safely)|(?:want|planning|plan|how|time) to leave (?:him|her|them|quietly|for)|(?:leave|leaving|escape(?: from)?) (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend|stepfather|dad|father))|exit plan|safety plan|(?:scared|afraid|frightened) (?:of my|of him|of her|of them|to go home)|(?:his|her) (?:temper|moods)|dad's moods|eggshells|he finds (?:out|me)|she finds out|him noticing|without (?:him|her|them|his|my partner) (?:knowing|noticing|seeing)|her knowing|her seeing|(?:goes through|checks|reads) (?:all )?my (?:phone|messages|diary)|locks me (?:out|in)|locked in his|bruises|don'?t allow me|away secretly|(?:he|she)(?:'ll| will) take the (?:children|kids)|(?:checks|listens to) (?:my|the) calls|where (?:me and the kids|the kids and I) could go|keeps my papers|my papers (?:locked|out)|cannot find me|smashes things|smash things)\b/i,
  kind: 'private',
  aim: 'sort out a few things',
  acks: [
    "You set the pace, and nothing has to be decided here. Whoever opens this account can see what's written in it, and you can delete messages. If it's dangerous right now, the emergency number comes first.",
    "Quietly, in small safe steps and with somebody beside you, is the safer way to plan this. You needn't write names, days or places: whoever opens this account can see what's here. Messages can be deleted.",
    "You know best what's safe and when. A domestic abuse helpline thinks it through with people every day, and decides nothing for them. What's written here can be seen by whoever opens this account, and messages can be deleted.",
  ],
  heavy: [
    "Always listening for the next mood in the house is exhausting, and you didn't cause it. Nothing has to happen today. Whoever opens this account can see what's written here, and you can delete messages.",
    'Being afraid of somebody you love or depend on is bewildering, and what you did until now got you this far. You set the pace. What you write can be seen by whoever opens this account, and messages can be deleted.',
    "There are real reasons why it's hard to go, and fear is one of them. A domestic abuse helpline can look at them with you and decides nothing for you. Whoever opens this account can see what's here; messages can be deleted.",
  ],
  ask: 'Which of these would be safe for you, if any?',
  steps: [
    {
      say: 'Ask for advice by phone',
      words:
        /\b(?:advice|help ?lines?|one of those lines|hotline|(?:could|can|might|would|to|i'?ll|i'?d|maybe) (?:call|ring|phone)|ring some\w+|call some\w+|women'?s aid|who knows about)\b/i,
      how: "A domestic abuse helpline is best, from a phone nobody reads: a friend's, at work, at the doctor's. You can begin with 'I can't talk long, and please don't call back', and hang up whenever you want.",
    },
    {
      say: 'Talk to somebody I trust',
      words:
        /\b(?:tell (?:my|her|him|a|some\w+|one)|trust|(?:speak|talk) to|nurse|doctor|gp|teacher|midwife|colleague|neighbou?r|confide|knows a bit|tell \w+ more)\b/i,
      how: "Choose somebody who isn't close to the one you're afraid of, and say it face to face: 'I'm not safe at home. Please know it, and don't say a word to them.' You can agree on a word that means 'send help now'.",
    },
    {
      say: 'Take a few things to a friend',
      words:
        /\b(?:things|papers|passports?|documents?|certificates?|bag|spare key|clothes|copies|photos of|cash|medicine|keep \w+ at)\b/i,
      how: "Somebody you trust, never in the house: copies of ID and bank papers, a bag with clothes, a spare key, some money, medicine. Only what won't be missed, one thing at a time. If it could be found, leave it; papers can be replaced.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:checks?|reads?|sees?|goes through|tracks?|watch\w*|looks at|got into) (?:my|this|it|everything|all|what|where)|spy\w*|spies|my location|my password|finds? out|found out|search history|cameras?|tracker|bugged|gets? hold of (?:my|this))\b/i,
      say: "Then leave that phone as it is, because a change gets noticed, and use another one for everything about this. A helpline can tell you how tracking is found. What's written here can be deleted; if that would be noticed too, write nothing more here.",
    },
    {
      words:
        /\b(?:(?:i|still) love|loves me|will change|'ll change|can change|he'?s sorry|she'?s sorry|says sorry|apologi\w+|promise[sd]?|good (?:side|days)|sometimes (?:he|she)'?s|always like (?:that|this)|(?:not|isn'?t) (?:really )?(?:that|so) bad|my (?:own )?fault|deserve|(?:is it|really) abuse|exaggerat\w*|overreact\w*|feel sorry|miss (?:him|her)|have to leave|must i (?:go|leave)|guilty)\b/i,
      say: "You can love somebody and not be safe with them, both at once. You needn't give it a name or decide anything to ring a helpline. They talk just as well with people who stay.",
    },
    {
      words:
        /\b(?:(?:without|leave|leaving|takes?|lose|about|but|and|for|because of|with) (?:the|my|our) (?:children|kids|boys|girls|son|daughter|baby|dog|cat)|(?:i have|i'?ve got|with) (?:\w+ ){0,2}(?:kids|children)|custody|pregnant|(?:see|take) (?:them|the kids|the children|my kids) (?:away|again|from)|take them|pets)(?! (?:on|at) )\b/i,
      say: "Refuges take children, and helplines often know a safe place for animals. Ask them, or a family lawyer they name, before anything about the children is decided. Children shouldn't have to keep a plan secret, so it's better not told to them yet.",
    },
    {
      words:
        /\b(?:no money|any money|money of my own|own money|nowhere|where (?:would|do|could|can) i (?:go|live)|afford|bank account|my wages|no job|rent|visa|permit|homeless|no (?:family|friends|one here)|(?:i'?m|am) disabled|wheelchair)\b/i,
      say: 'There are refuges, emergency funds and lawyers for exactly this, also where the money, the home or the visa hangs on the one you are afraid of. A helpline can tell you what there is near you, long before you decide anything.',
    },
    {
      words:
        /\b(?:believe|never (?:actually )?hit|only (?:words|shouts?)|no (?:bruises|proof|evidence)|every(?:one|body) (?:thinks|likes|loves)|charming|the police|prove|(?:serious|bad) enough|(?:i'?m|as|being) a man)\b/i,
      say: "It needs no bruises and no proof. Control, threats and being watched count, whoever it happens to. The people on those lines know about charming ones, and you don't have to convince them.",
    },
    {
      words:
        /\b(?:angry|furious|rage|hurt me|comes? after|finds? me|follow me|what (?:he|she|they)(?:'ll| will| does| do| might| would)|me gone|(?:i'?m|i'?m gone|when i) gone|gets? worse|make it worse|revenge|threat\w*|stalk\w*|i'?m (?:so )?(?:scared|afraid|frightened))\b/i,
      say: "Trust that feeling, you know the signs best. The time round leaving can be the most dangerous, so it's planned with somebody trained and never announced in an argument. If it's dangerous now: the emergency number, or where other people are.",
    },
    {
      words:
        /\b(?:i'?m (?:only |just )?(?:1[0-7]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|(?:it'?s|because of) my (?:dad|father|mum|mom|mother|step\w+|parents)|my parents|school (?:have|has|would|will|tell|find)|under ?age|foster|social services)\b/i,
      say: "When it's a parent there are helplines for young people, and a teacher or school nurse can be told too. You may ask first: 'What would you have to pass on, and to whom?' If you're grown up, a domestic abuse helpline is there for families as well.",
    },
  ],
  ways: [
    'With somebody trained, at your speed: a helpline makes a safety plan with you, for home, for the way out and for after. One call or many, and you may stop at any point.',
    'For home until then: know which neighbour would ring for help, and have a word for it with one person. If it flares up, keep near a way out, and away from the kitchen.',
  ],
};
