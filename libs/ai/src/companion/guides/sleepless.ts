import type { Guide } from '../guide.ts';

export const SLEEPLESS: Guide = {
  id: 'sleepless',
  title: 'The nights',
  words:
    /\b(?:sleep(?:less|ing)?|slept|asleep|insomnia|awake|nightmares?|(?:bad|same|the|a) dreams?|dreamt|dreaming|(?:woke|wake|waking|up) (?:up )?(?:\w+ ){0,4}(?:at|since|about|around) (?:two|three|four|five|half|quarter|ten|\d)|wide awake|toss(?:ing)? and turn\w*|drop(?:ped)? off|[2-5] ?(?:am|a\.m\.)|0[1-5]:\d\d|lie there|lying (?:there|awake)|at night|bad nights?|every night|racing|light (?:goes )?(?:off|out)|go to bed)\b/i,
  situations: ['cannot-sleep', 'woke-too-early', 'racing-thoughts', 'bad-dream'],
  tone: 'hard',
  acks: [
    "Nights like that are long, and it can feel as if you're the only one awake.",
    "Once the light is off there's nothing left to distract you, so everything gets louder.",
    "It's unfair that rest is the one thing you can't get by trying harder.",
  ],
  ask: "When you lie there, what is it that won't let you sleep?",
  ways: [
    {
      say: 'A dream',
      words:
        /dream|nightmare|close my eyes and see|comes? back (?:if|when) i|what i (?:saw|dreamt)|chased|falling\b|drown|monster|scream(?:ing)?\b|woke (?:up )?(?:screaming|shouting|sweating|crying)|visions?|flashback|night terror/i,
      to: 'dream',
    },
    {
      say: 'The clock, and tomorrow',
      words:
        /clock|hours? (?:i|left|until|till)|count(?:ing)? (?:the |how )|alarm|tomorrow|(?:up|get up|work) (?:at|in) (?:\w+ )?(?:five|six|seven|four|\d)|fear of not|not sleeping|if i don'?t (?:sleep|drop)|time (?:it is|goes)|day after|next day|morning|only (?:\w+ )?hours|hours (?:to|of|before)|(?:three|four|five|six|two|\d) hours|not enough|late already|getting late|being tired|so tired (?:at|tomorrow)|need (?:to|my) sleep|pressure (?:to|of)|afraid (?:i|of not|that i)|fear (?:that|of) (?:i|being|not)|won'?t (?:sleep|get|wake|function)|trying to|oversleep|(?:up|start|shift|flight|train) (?:early|at)/i,
      to: 'clock',
    },
    {
      say: 'My thoughts race',
      words:
        /^(?!nothing|no idea|no reason).*(?:think|thought|brain|\bmind\b|\bhead\b|worr|over and over|round and round|replay|racing|everything|money|\bwork\b|to-?do|lists?\b|plan(?:ning|s)?\b|argument|conversation|what if|regret|remember|bills|\bjob\b|my (?:mum|mom|dad|kids|son|daughter|ex|boss)\b(?! snores)|planning|my (?:whole |entire )?life|all (?:the|my) (?:stuff|things|mistakes|problems)|going (?:over|through)|go (?:over|through)|run(?:ning)? (?:through|over)|stress|problems?|deadline|the future|debts?|\brent\b|exam|boss|divorce|kids|children|health|guilt|what (?:i|he|she|they|if)|things i|stuff|ideas|songs?\b|monologue|noise in|voices? in my head|can'?t (?:stop|switch|turn)|imagin|scenarios?|anxi|afraid|scared|\bhim\b|\bher\b|my (?:marriage|relationship|company|business|thesis|sister|brother|mother|father|wife|partner))/i,
      to: 'head',
    },
    {
      say: "Nothing, I'm just awake",
      words:
        /nothing|no idea|no reason|just (?:\w+ )?awake|wide awake|not (?:even )?(?:tired|sleepy|worried)|don'?t know|dunno|idk|my body|wired|restless|switch off|can'?t relax|for no|coffees?|energy|buzz(?:ing)?|legs|heart|body|full of|alert|eyes (?:open|won'?t)|not sure|hard to say|couldn'?t (?:say|tell)|can'?t say|who knows|no clue|habit|my age|hormones?|\bclear\b|\bfresh\b|jet ?lag|shift work|nothing/i,
      to: 'awake',
    },
  ],
  nodes: [
    {
      id: 'head',
      say: "By day something always interrupts a thought. At night nothing does, so it goes on and seems to get bigger. That's why the same thing often looks different again at breakfast.",
      ask: 'What is it going through, mostly?',
      ways: [
        {
          say: 'Something I said or did',
          words:
            /\bi (?:said|did|wrote|sent|told|shouted)|conversation|(?:the|an|that) (?:row|argument|fight|email|message|meeting)|years ago|school|cringe|embarrass|stupid|mistake|replay|\bpast\b|regret|what (?:he|she|they) said|over and over|fool|awkward|ashamed|shame|guilt|apolog|didn'?t say|should(?:n'?t)? have|could(?:n'?t)? have|why (?:did|didn'?t) i|the way (?:i|he|she|they)|what (?:i\b|happened)|yesterday|last (?:week|night|year)|this (?:morning|afternoon)|mistakes?|my (?:ex|childhood|past)|break ?up|fail|humiliat|fell out|back then|used to|decisions? i|that (?:time|evening|day|talk|call)/i,
          to: 'replay',
        },
        {
          say: 'Worries, what could happen',
          words:
            /worr|what if|could happen|might|money|rent|bills|mortgage|\bjob\b|\bwork\b|health|operation|future|kids|children|\bmy (?:mum|mom|dad|son|daughter|mother|father|parents|car)|afraid|scared|exam|deadline|boss|\blose\b|safe|accident|whether|if (?:i|he|she|we|they|it)|going to|will (?:i|he|she|we|they|it)|tomorrow|next (?:week|month|year)|debt|tax|house|divorce|\bmove\b|baby|birth|\bwar\b|climate|cancer|test|results?|interview|visa|landlord|finances?|retire|alone|old age|how (?:to|i'?ll|we'?ll|will)/i,
          to: 'worries',
        },
        {
          say: 'Everything at once',
          words:
            /everything|all (?:of it|the|at once|sorts|kinds)|jump|one thing to (?:the next|another)|so (?:many|much)|to-?do|lists?\b|anything and|random|this and that|mix|mess|whole|chaos|\blife\b|\ball\b|million|thousand|list of|tasks|chores|stuff|bits of|from .* to|the lot|work, |plans|ideas/i,
          to: 'worries',
        },
      ],
    },
    {
      id: 'clock',
      say: 'Working out how many hours are left keeps you awake, because every look at the time is a small fright. After a while the fear of being tired is worse than the day itself.',
      ask: 'What is waiting in the morning?',
      ways: [
        {
          say: 'Something that matters',
          words:
            /interview|exam|\btest\b|presentation|meeting|flight|travel|hospital|operation|appointment|court|wedding|funeral|speech|first day|deadline|important|big (?:day|thing)|match|competition|talk with|surgery|\bscan\b|mri|results|doctor|dentist|birth|\btrain\b|trip|airport|thesis|defen[cs]e|viva|pitch|client|audition|gig|concert|\bshow\b|\btalk\b|moving|\bmove\b|hearing|judge|boss|review|visit|guests?|party|race|marathon|final|\bjob\b|start(?:ing)? (?:a|my|the|school|new)|parents|lecture|teach/i,
          to: 'important',
        },
        {
          say: "Just a day, and I'll be wrecked",
          words:
            /just|nothing (?:special|much|big)|normal|ordinary|usual|zombie|useless|exhaust|tired|wreck|\bwork\b|kids|school run|headache|shift|office|same as|get up|alarm|function|monday|tuesday|wednesday|thursday|friday|saturday|sunday|nothing\b|routine|day off|the same|up at|early (?:start|shift)|drained|\bdead\b|slow|grumpy|concentrat|focus|baby|toddler|\bdog\b|housework|lessons|classes|chores|commute|driving|long day|busy|everything|cope|survive/i,
          to: 'wrecked',
        },
      ],
    },
    {
      id: 'awake',
      say: "You can't always find the reason, and even if you can, there's little to be done about it at that hour. Sleep also gets harder the more you try, so waiting for it tends to keep you awake.",
      ask: 'What do you do while you lie there?',
      ways: [
        {
          say: 'Look at my phone',
          words:
            /phone|scroll|tiktok|insta|youtube|video|\bnews\b|reddit|screen|online|facebook|netflix|series|game|ipad|tablet|insta|podcasts?|audio ?book|candy|wordle|whatsapp|messages|google|shop(?:ping)? online|ebay|wiki|films?|\btv\b|telly|emails?/i,
          to: 'phone',
        },
        {
          say: 'Get up',
          words:
            /get up|got up|getting up|kitchen|wander|walk (?:around|about|round)|sit (?:in|on|down)|sofa|clean|\btea\b|\beat\b|snack|fridge|iron|balcony|smoke|toast|cereal|make (?:a|some|tea|coffee)|cook|bake|wash|laundry|downstairs|living room|couch|desk|work (?:a|on|for)|\bwalk\b|pace|pacing|garden|shower|drink|puzzle|pee|toilet|\bloo\b|write|paint|knit|draw|window|feed the/i,
          to: 'up',
        },
        {
          say: 'Try hard to sleep',
          words:
            /try|trying|toss|turn(?:ing)?\b|force|sheep|breath|wait|eyes (?:shut|closed)|close my eyes|lie (?:still|there|here)|lay there|count|relax|meditat|stare|ceiling|nothing|pray|hope|beg|roll|change (?:side|position)|pillow|stay (?:in|still)|nothing|just lie|\blie\b|think(?:ing)?|clock|worry|fight|get angry|cry|eyes|count(?:ing)?|mantra|\bapp\b|white noise/i,
          to: 'trying',
        },
      ],
    },
    {
      id: 'dream',
      say: "Even if you know that it was a dream, the fright was real, and it can take a good while to settle. No wonder if you'd rather not close your eyes again.",
      ask: 'What of it is still with you?',
      ways: [
        {
          say: 'The feeling',
          words:
            /feel|dread|panic|\bfear\b|sad|heart|helpless|scared|afraid|terror|guilt|shame|anger|angry|lonel|anxi|uneas|grief|\blost\b|hunted|chased|guilty|alone|abandon|shaky|heavy|cold|sick|trembl|uneasy|unsafe|worry|worried|horror|shock|loss|emotion|mood|tension|sweat|despair|fright|anguish|longing|miss(?:ing)?/i,
          to: 'feeling',
        },
        {
          say: 'The pictures',
          words:
            /picture|image|\bsee\b|saw|face|scene|part where|moment|standing|blood|house|water|room|hallway|colou?r|sound|voice|(?:his|her|their) |corridor|stairs|teeth|fire|car|door|crash|eyes|hands?\b|body|bodies|dead|knife|gun|dog|spider|snake|\bman\b|woman|child|baby|father|mother|brother|sister|\bice\b|\bsea\b|falling|scream|words|\bend\b|bit where|all of it|everything|details/i,
          to: 'ending',
        },
        {
          say: 'The same dream again',
          words:
            /again|keeps?|always|same (?:one|dream)|every (?:night|week|time)|since i was|recurr|over and over|comes? back|every|often|repeats?|repeating|third|second time|nightly|for (?:years|weeks|months)|series|won'?t (?:stop|go)|can'?t (?:get rid|shake)|next (?:night|one)|tonight|going back to (?:sleep|bed)|afraid (?:to|of) (?:sleep|clos|going)/i,
          to: 'ending',
        },
      ],
    },
    {
      id: 'worries',
      say: "At that hour there's hardly anything you could do about it. Nobody can be called and nothing can be settled, so it just goes round, partly so that you won't forget it.",
      ask: 'Which worry is the loudest?',
    },
    {
      id: 'replay',
      say: 'Going over it feels like working on it, but at night it mostly brings back the same scene and the same sore point. And you only see it from inside, with nobody there to ask.',
      ask: 'How would somebody fair who had seen it all describe it?',
    },
    {
      id: 'important',
      say: "It's unpleasant to go into a day like that short of sleep. Most people get through it better than they feared, though, and lying quietly with your eyes shut gives you at least some rest.",
      ask: 'Which part of the day do you keep going over?',
    },
    {
      id: 'wrecked',
      say: "You've probably had days like that before, so you know roughly how they go: slow, thin-skinned, and over in the end. They're easier when you ask less of yourself than usual.",
      ask: 'What could go out of that day, or be done badly for once?',
    },
    {
      id: 'trying',
      say: "Then the bed has become a place where you struggle. What helps many people is to get up after a good while awake, sit somewhere dim with something dull, and go back when they're sleepy.",
      ask: 'What would be boring enough, and still bearable?',
    },
    {
      id: 'phone',
      say: "It's company, and there's not much else open at that hour. The trouble is that it never comes to an end, so there's no point at which you'd naturally put it down.",
      ask: 'What else could keep you company at that hour, something that does end?',
    },
    {
      id: 'up',
      say: "That's often better than lying there and fighting. It works best with little light and nothing useful to do, or the night soon turns into a part of the day.",
      ask: 'What dull but pleasant thing could you do there?',
    },
    {
      id: 'ending',
      say: "By day, you can give a dream another course, as odd or as kind as you like, and picture that version for a few minutes. That has helped many people. If the dream is about something that really happened, it's better done with somebody trained.",
      ask: 'Where would you like the dream to take another turn?',
    },
    {
      id: 'feeling',
      say: "The story of a dream is often put together from odds and ends. The feeling may be one you know from your days, and then it's worth finding out where it belongs.",
      ask: 'Where do you know that feeling from, awake?',
    },
  ],
};
