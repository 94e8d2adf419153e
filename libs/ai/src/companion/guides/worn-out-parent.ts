import type { Guide } from '../guide.ts';

export const WORN_OUT_PARENT: Guide = {
  id: 'worn-out-parent',
  title: 'Small children, no rest',
  words:
    /\b(?:baby|newborn|toddlers?|twins|napp(?:y|ies)|diapers?|breast\w*|night feeds?|naps?|maternity|paternity|parental leave|teeth(?:ing)?|colic|bottle|pram|creche|nursery|two under|months old|cot|formula)\b/i,
  situations: ['small-child-exhaustion'],
  tone: 'hard',
  acks: [
    "With small children you're on duty day and night, and there's no weekend.",
    'Small children need somebody all the time, and that wears anybody out.',
    "That's a kind of tired that one good night doesn't mend.",
  ],
  ask: 'If you could have one thing back for a day, which would it be?',
  ways: [
    {
      say: 'A night of sleep',
      words: /sle(?:ep|pt)|\bnights?\b|\bbed\b|\bnap\b|eight hours|wake up|rest\b|lie[- ]in/i,
      to: 'sleep',
    },
    {
      say: 'Quiet, nobody wanting anything',
      words:
        /quiet|silence|peace|touch|by myself|on my own (?:for|in)|alone time|time alone|to be alone|(?<!\bdoing it (?:all )?)\balone\b(?! with)|closed door|nobody (?:call|want|need|scream)|no one (?:call|want|need|scream|touch)|\bloo\b|toilet|bathroom|shower|bath\b/i,
      to: 'quiet',
    },
    {
      say: 'Help, not doing it alone',
      words:
        /help|take(?:s)? over|not (?:having to )?do(?:ing)? it (?:all )?(?:alone|on my own|by myself)|\bmy (?:own )?(?:mum|mom|mother|parents|gran\w*|family)\b|village|nanny|babysitter|au pair|(?:husband|wife|partner|boyfriend|girlfriend) (?:who|that|doing|to\b|home|around)|all alone|support|someone (?:who|to)|somebody (?:who|to)|on my own|company|adult/i,
      to: 'help',
    },
    {
      say: 'Me, as I was',
      words:
        /\bme\b|myself|old (?:self|life)|who i was|my (?:old |own )?(?:job|work|brain|life|body|mind|friends|career|freedom|time|head|energy|hobb)|freedom|free\b|person|identity|spontan|marriage|couple|with my (?:husband|wife|partner|boyfriend|girlfriend|friends)|go(?:ing)? out|read|sport|run(?:ning)?\b|relationship|used to/i,
      to: 'self',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'sleep',
      say: "Broken sleep makes everything harder: decisions, jokes, the way somebody puts down a cup. After some weeks of it many people think something is wrong with them, when mainly they're exhausted.",
      ask: 'Who gets up, when they wake at night?',
      ways: [
        {
          say: 'I lie awake even when they sleep',
          words:
            /awake|can'?t (?:fall|get back|sleep)|even (?:when|if)|racing|listen|breathing|wait(?:ing)? for|insomnia|don'?t sleep|head (?:is|won'?t)|wide/i,
          to: 'awake',
        },
        {
          say: 'We take turns',
          words:
            /turns|alternat|half and half|split|we share|both\b|one night|he does|she does|shifts?\b|each\b/i,
          to: 'turns',
        },
        {
          say: 'I do, always',
          words:
            /\bme\b|\bi (?:do|get|am|always|have|nurse|feed)\b|i'm\b|always|nurs|breast|sleeps through|only me|alone|single|work in the morning|on me\b/i,
          to: 'all-me',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'quiet',
      say: "When somebody wants you or touches you all day long, there's nothing left by evening, and even a kind question is too much. That has nothing to do with how much you love them.",
      ask: 'Where do you go when you need a minute?',
      ways: [
        {
          say: 'The bathroom, the car',
          words:
            /bath|toilet|\bloo\b|shower|\bcar\b|pantry|cellar|garage|kitchen|balcony|garden|bed\b|behind|cupboard|wardrobe|outside|laundry|supermarket|shed|attic|office|work\b/i,
          to: 'hide',
        },
        {
          say: 'In my phone',
          words: /phone|scroll|insta|tik|online|youtube|screen|netflix|series|game|facebook|reels/i,
          to: 'phone',
        },
        {
          say: 'Nowhere at all',
          words: /nowhere|no place|can'?t|i don'?t\b|never|there isn'?t|no chance|find me|follow/i,
          to: 'nowhere',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'self',
      say: 'It goes bit by bit: first the book, then the friends, then a sentence that you get to finish. And everybody asks how the little one is, and hardly anybody how you are.',
      ask: 'What do you miss most of who you were before?',
      ways: [
        {
          say: 'Having a mind',
          words:
            /brain|mind\b|work|job\b|career|reading|books?\b|idea|think|thought|convers|good at|clever|smart|studying|creative|paint|writ(?:e|ing)|music|grown[- ]up/i,
          to: 'mind',
        },
        {
          say: 'My body being mine',
          words:
            /body|\brun|fit\b|sport|gym|yoga|swim|look(?:ing)? (?:nice|good|like)|clothes|dress|hair\b|skin|breasts?|leak|sex|weight|attractive|strong|energy|danc(?:e|ing) (?:class|training)/i,
          to: 'body',
        },
      ],
      otherwise: 'missed',
    },
    {
      id: 'help',
      say: "It's too much for one adult, and often for two. You aren't doing it badly. There are simply too few hands.",
      ask: 'Who is there who could do more?',
      ways: [
        {
          say: 'My partner, but not enough',
          words:
            /husband|wife|partner|boyfriend|girlfriend|fianc|he (?:helps|does|works|plays|thinks)|she (?:helps|does|works|thinks)|we'?re two|ninety percent|the (?:dad|father|mother|mum|mom)\b|his (?:dad|father)|her (?:dad|father)/i,
          to: 'partner',
        },
        {
          say: "There's nobody near",
          words:
            /nobody|no ?one|far\b|away|another (?:country|town|city)|abroad|single|just me|only me|it'?s me|alone|dead\b|died|don'?t have|no family|hours|not around/i,
          to: 'far',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any',
      say: 'You can love them very much and not want to see anybody before ten. Both can be true on the same day, and people hardly ever say the second one.',
      ask: 'Which part of the day is the hardest?',
      ways: [
        {
          say: 'The nights',
          words:
            /night|between (?:one|two|three|1|2|3)|(?:two|three|four|2|3|4)\s?(?:am|o'?clock in the)|\b3am|\b4am|waking|wakes? (?:me|us)|dark|sleep/i,
          to: 'sleep',
        },
        {
          say: 'The late afternoon',
          words:
            /afternoon|from (?:three|four|five|3|4|5)|(?:four|five|4|5) (?:to|till|until)|before (?:dinner|bed|my|he|she|dad|the)|dinner|evening|bedtime|witching|(?:six|seven)\b|after (?:nursery|nap|daycare|kita|kindergarten)|comes home/i,
          to: 'afternoon',
        },
        {
          say: 'The mornings',
          words: /morning|breakfast|dawn|early|(?:five|six|5|6)(?:\s?am)?\b|dressed|out the door|wakes up/i,
          to: 'early',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "It's hard to say how it really is, because somebody always answers that you should enjoy every minute while they're little. You can be a good parent and not enjoy every minute.",
      ask: "What would you say, if it couldn't sound ungrateful?",
      ways: [
        {
          say: 'I want my old life back',
          words:
            /regret|old life|shouldn'?t have|mistake|never (?:have )?(?:had|wanted)|life back|before (?:kids|them|him|her|the)|wish i (?:hadn'?t|didn'?t|was|were)|go back|didn'?t want/i,
          to: 'regret',
        },
        {
          say: "It's dull, and I don't enjoy it",
          words:
            /bor(?:ed|ing)|dull|hate (?:play|it|the|being)|don'?t (?:even )?(?:enjoy|like) (?:it|play\w*|being|this|them|the)|can'?t stand|not fun|no fun|tedious|playground|monoton|same thing/i,
          to: 'bored',
        },
        {
          say: "I can't go on like this",
          words:
            /can'?t (?:do (?:this|it)|go on|cope|any ?more|take|keep)|not coping|run away|walk out|leave (?:them|it all|and)|at the end|break(?:ing)? down|too much|drown|exhaust|tired|burn|disappear|help me|need a break|finished|done with/i,
          to: 'cannot',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "Whatever you'd say, other parents have thought it too. If any of it frightens you, it can be told to a doctor or a midwife. For the rest, not much has to be done well in these years: everybody fed and safe is enough for a day.",
      ask: 'What could you leave undone this week?',
      otherwise: 'dropped',
    },
    {
      id: 'all-me',
      say: 'Then it hangs on you every night. Often nobody decided that, it went to the one who feeds, or hears it first, or is the only one there. Even half a night that you can count on would make a difference.',
      ask: 'What stands in the way of giving away one night, or half of one?',
      otherwise: 'rota',
    },
    {
      id: 'turns',
      say: "That's fair, and still neither of you gets a whole night. Then it's easy to start comparing who had the worse one. You're both simply too tired.",
      ask: 'What would it take for each of you to get one unbroken night a week?',
      otherwise: 'rota',
    },
    {
      id: 'awake',
      say: "That's especially mean: the child sleeps at last, and you can't. After so many broken nights many people lie there on the alert. It doesn't mean that you've forgotten how to sleep.",
      ask: 'What goes round in your head while you lie there?',
      otherwise: 'unload',
    },
    {
      id: 'hide',
      say: "Plenty of parents do exactly that. It's a break, only a short one, and you listen the whole time for the next call. It's only really rest when somebody else is listening.",
      ask: "Who could take over, so that it's a real break?",
      otherwise: 'rota',
    },
    {
      id: 'phone',
      say: "It's the one thing that can be done with a child asleep on your arm. But you often come back just as tired, because your head hasn't had any quiet.",
      ask: 'What would you do with fifteen minutes that are really free?',
      otherwise: 'own',
    },
    {
      id: 'nowhere',
      say: "Then there's no moment in the day when you're off duty. No wonder if your patience is gone by evening.",
      ask: 'Where could you get a quarter of an hour, if somebody else took over?',
      otherwise: 'rota',
    },
    {
      id: 'mind',
      say: "You're needed all day and hardly get to finish a thought. Missing your own head is a real loss, even if you love the child more than anything.",
      ask: 'What would you do with two hours and a clear head?',
      otherwise: 'own',
    },
    {
      id: 'body',
      say: "For a long time it's been there for somebody else, by day and by night. Wanting it back for yourself takes nothing away from anybody.",
      ask: 'When did it last feel like yours, if only for some minutes?',
      otherwise: 'own',
    },
    {
      id: 'missed',
      say: "Missing something from before doesn't mean that you'd give the child back. At the moment nothing of your own gets a place unless you make one, and there's always something more urgent.",
      ask: 'Which small thing of your own would fit into twenty minutes?',
      otherwise: 'own',
    },
    {
      id: 'partner',
      say: 'Often one of two has the whole list in their head, and the other waits to be told. Then even being helped is work for you.',
      ask: 'Which whole area could be theirs, from thinking of it to the end?',
      otherwise: 'ask-for',
    },
    {
      id: 'far',
      say: 'Then every cold and every appointment lands on you. Without family nearby it has to come from somewhere else: a neighbour, another parent from the playground, a service in town.',
      ask: 'Who nearby has been kind to you, even once?',
      otherwise: 'ask-for',
    },
    {
      id: 'afternoon',
      say: 'Those hours are hard in most families. The little ones are worn out, so are you, and just then somebody wants dinner.',
      ask: 'What would make that stretch easier, even if it is against your principles?',
      otherwise: 'easier',
    },
    {
      id: 'early',
      say: "It's hard to be needed before you're properly awake, and to begin the day with a complaint about the wrong spoon.",
      ask: "What would spare you something in the first hour, even if it isn't how it's done?",
      otherwise: 'easier',
    },
    {
      id: 'regret',
      say: "More parents think that than ever say it. Often it's the life around the child that they'd like to change, more than the child. You can think it and still love them.",
      ask: 'Which part would you give back, if you could keep the rest?',
      otherwise: 'sorted',
    },
    {
      id: 'bored',
      say: "A good part of it is dull for an adult. Feeling guilty about that often costs more than the boredom itself. There are very good parents who can't stand playing shop.",
      ask: 'What could the two of you do that you would half enjoy yourself?',
      otherwise: 'half',
    },
    {
      id: 'cannot',
      say: "Then say that sentence to somebody who can do something about it, in just those words. If nothing gives you any pleasure even after sleep, or your own thoughts frighten you, it's one for a doctor or a midwife. They hear it often, and they won't think less of you.",
      ask: 'Who would be the first person you could say it to?',
      otherwise: 'ask-for',
    },
    {
      id: 'rota',
      say: "Make it a fixed slot and don't wait for anybody to offer: Saturday from six to ten, say, and whoever has it does all of it. If nobody at home can, begin with one hour from a friend, a relative or a sitter. They'll do it differently from you, and that's fine.",
      exercise: 'if-then-plan',
    },
    {
      id: 'unload',
      say: "Write it down before you lie down: what's on your mind, and when you'll see to it. Nothing has to be solved at night. If the thoughts frighten you, or sleep stays away for weeks even when the child sleeps, tell a doctor or a midwife.",
      exercise: 'bedtime-unload',
    },
    {
      id: 'own',
      say: "Begin with something so small that it works even after a bad night: ten or fifteen minutes that are only yours, on a fixed day. What you do with them can be done badly. It counts that there's something of yours in the week again.",
      exercise: 'tiny-habit',
    },
    {
      id: 'half',
      say: "Try more of what you can bear yourself, and less of what you think you ought to play. Ten minutes when you're really with them are worth more than a long afternoon of pretending. Washing vegetables or watching diggers counts.",
      exercise: 'tiny-habit',
    },
    {
      id: 'ask-for',
      say: "Ask for one thing and not for everything: two hours on Thursday, or only 'sit with me while I tell you this'. It's easier to say yes to that. If there's nobody at all, a doctor, a midwife or a family centre is a place to begin.",
      exercise: 'prepared-talk',
    },
    {
      id: 'easier',
      say: "Bread and cucumber is a dinner, a film is fine, and so is a bath at four. Decide on a good day what you allow yourself on a bad one. Then it's part of the plan, and you haven't given up on anything.",
      exercise: 'if-then-plan',
    },
    {
      id: 'sorted',
      say: "Some of it gets easier by itself as they grow, some of it somebody could help with now, and some of it is simply sad. You don't have to talk yourself out of the sad part. If it stays as heavy as this for weeks, tell a doctor or a midwife.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'dropped',
      say: "Write down what really has to happen this week, and see how short that list can get. The rest can wait until you've slept, and hardly anybody will notice.",
      exercise: 'what-comes-first',
    },
  ],
};
