import type { PlanTopic } from '../plan-topic.ts';

export const DRIVING: PlanTopic = {
  id: 'driving',
  title: 'Learning to drive, or again',
  words:
    /\b(?:driving|(?<!(?:hard|usb|flash|external) )drives?|drove|(?:driver'?s?|driving|my|lorry|full|drivers) licen[cs]e|driver'?s? (?:side|seat)|behind the wheel|motorways?|highways?|theory (?:test|certificate)|road test|pass my test|parallel park\w*|learner (?:driver|plates?)|provisional|clutch|roundabouts?|(?<!(?:yoga|gym|swimming|fitness|ski|dance) )instructor|examiner|stall(?:ed|ing)|gear ?stick|refresher lessons?|hazard (?:bit|perception))\b/i,
  kind: 'once',
  aim: 'get behind the wheel',
  acks: [
    'Driving sits in the hands and feet more than in the head. It comes with short, dull goes on quiet roads, and everybody starts on those.',
    'One short drive each week teaches more than a brave long one now and then. What takes your whole head at first goes by itself after enough dull little trips.',
    'It comes in small pieces that can each be done alone: the rules, the car standing still, the quiet road, then the rest. You only ever need the next one.',
  ],
  heavy: [
    "Fear at the wheel doesn't listen to reason, but it does get bored. You can take it in such small pieces that each one is nearly dull before the next.",
    'Whatever happened before, in a test, on a road or at home, this go starts fresh. You choose the road, the hour and who sits beside you.',
    'Lots of people who drive calmly now put it off for ages first. Being careful is no fault in a driver, it only needs a quiet place to start.',
  ],
  ask: "Which start wouldn't keep you awake the night before?",
  steps: [
    {
      say: 'Message one instructor',
      words:
        /\b(?:instructor|(?:book|take|get|have|try) (?:a|some|one|my|another|the) (?:first )?(?:driving )?lessons?|refresher|driving school|get in touch|message|ring|phone (?:one|an?|the|her|him|up)|who teaches|teacher)\b/i,
      how: "Write: 'I'd like to book one lesson on quiet roads, I'm a bit nervous. When do you have an hour?' Just the one, and if you don't like how they talk to you, the next lesson is with somebody else.",
    },
    {
      say: 'Just sit in the car, engine off',
      words:
        /\b(?:sit (?:in|there|behind)|engine|parked|driveway|mirrors?|get in|round the block|standing still)\b/i,
      how: "Any car somebody lets you sit in: seat, mirrors, belt, then your hands and feet through the moves, slowly, and out again. Do it until it's dull. Only then comes a quiet street, with somebody beside you who's allowed to, and with the insurance checked.",
    },
    {
      say: 'Look at test dates and ten questions',
      words:
        /\b(?:test (?:date|slot|centre|center|booking)s?|theory|questions|book (?:the|my|a) (?:\w+ )?test|highway code|rules|mock test|provisional|apply)\b/i,
      how: 'Open the official booking page and write down the first date that would suit you, theory or practical. Then ten practice questions on the phone; the ones you get wrong are the only ones to read up on.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:eyes?|eyesight|glasses|dizzy|tablets|medication|seizures?|epilep\w*|faint\w*|stroke|diabet\w*)\b/i,
      say: "Ask that first, then you've no doubt sitting beside you. One question to the doctor or the optician, 'Am I all right to drive with this?', and you know what's allowed and what you have to report.",
    },
    {
      words:
        /\b(?:(?:will|might|could|would|gonna|to|i'?ll) crash|(?:have|cause|causing) an accident|hit (?:some|a|an|the)\w*|kill\w*|hurt (?:some|a)\w*|run(?:s)? out|write[- ]?off|my fault)\b/i,
      say: 'Somebody who thinks of that tends to drive with care. Stay on quiet streets with a calm person beside you until your feet brake by themselves; that comes with repeating, not with courage.',
    },
    {
      words: /\b(?:crash\w*|accidents?|collision|keep seeing it|flashbacks?|rear[- ]ended)\b/i,
      say: "After a crash the body brakes before you've thought anything, that's natural. Start parked, go on at its pace with somebody calm, and repeat each bit until it's dull. If the pictures keep coming, ask a doctor or a counsellor: that can be treated well.",
    },
    {
      words:
        /\b(?:honk\w*|beep\w*|hoot\w*|behind me|impatient|stall\w*|other drivers|in the way|hold(?:ing)? (?:\w+ )?up|laugh\w*|embarrass\w*|asham\w*|too slow)\b/i,
      say: "Whoever honks forgets you at the next corner. A learner plate or a 'new driver' sticker helps, and so does a sentence to say aloud: 'They can wait.' Then breathe, start again, and off you go.",
    },
    {
      words:
        /\b(?:fail\w*|examiner|test nerves|pass (?:it|the|first)|third time|fourth time|again and again)\b/i,
      say: 'Plenty of safe drivers needed several goes. Ask the examiner or instructor for the two things that cost you the test, work on just those for a few lessons, and do a mock test before you book.',
    },
    {
      words: /\b(?:cost\w*|afford|money|expensive|price\w*|pay|quid|insur\w*|£|\$)/i,
      say: 'Put the money into fewer lessons that follow closely on each other, long gaps are what make it dear. Learn the theory free at home, and practise between lessons with somebody who may sit beside you, insurance checked.',
    },
    {
      words:
        /\b(?:too old|at my age|i'?m \d\d|in my (?:forties|fifties|sixties|seventies)|too late|older)\b/i,
      say: 'Older learners take some more lessons and have fewer silly ideas. Ask for an instructor who likes teaching adults, there are some who do hardly anything else.',
    },
    {
      words:
        /\b(?:motorways?|highways?|roundabouts?|lorries|trucks?|(?:night|dark) (?:driving|roads?)|driv\w+ (?:at night|in the \w+)|in the (?:dark|rain|snow)|parking(?! (?:lot|space|area))|parallel|can'?t park|hill starts?|bridges?|tunnels?|junctions?)\b/i,
      say: "Leave that out for now, it's allowed. When the quiet roads have got dull, take one lesson on just that, once at an empty hour and with somebody who knows it. Nobody has to learn it all in one go.",
    },
    {
      words: /\b(?:panic\w*|shak\w*|scared|afraid|terrif\w*|nerv\w*|anxi\w*|heart|sweat\w*|freez\w*|fear)\b/i,
      say: "Tell whoever sits beside you before you set off: 'If I say stop, we pull over where it's safe and wait.' Then breathe out longer than in. It climbs and it comes down again, and it comes down sooner each time.",
    },
    {
      words:
        /\b(?:shout\w*|yell\w*|instructor was|horrible instructor|my (?:husband|wife|dad|mum|partner|boyfriend|girlfriend) (?:\w+ )?(?:shouts|yells|criticis\w+|gets))\b/i,
      say: "Shouting teaches nobody to drive. You may change instructors without giving a reason, and with family you can say: 'Tell me afterwards, not while I drive.'",
    },
  ],
  ways: [
    'Same short quiet route until it bores you, then one new thing: a bigger junction, a busier hour, a faster road. Always one at a time.',
    'Before you book a block of lessons, take one. You want somebody who talks calmly and tells you what went well, too.',
  ],
};
