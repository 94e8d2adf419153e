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
    },
    {
      id: 'all-me',
      say: 'Then it hangs on you every night. Often nobody decided that, it went to the one who feeds, or hears it first, or is the only one there. Even half a night that you can count on would make a difference.',
      ask: 'What stands in the way of giving away one night, or half of one?',
    },
    {
      id: 'turns',
      say: "That's fair, and still neither of you gets a whole night. Then it's easy to start comparing who had the worse one. You're both simply too tired.",
      ask: 'What would it take for each of you to get one unbroken night a week?',
    },
    {
      id: 'awake',
      say: "That's especially mean: the child sleeps at last, and you can't. After so many broken nights many people lie there on the alert. It doesn't mean that you've forgotten how to sleep.",
      ask: 'What goes round in your head while you lie there?',
    },
    {
      id: 'hide',
      say: "Plenty of parents do exactly that. It's a break, only a short one, and you listen the whole time for the next call. It's only really rest when somebody else is listening.",
      ask: "Who could take over, so that it's a real break?",
    },
    {
      id: 'phone',
      say: "It's the one thing that can be done with a child asleep on your arm. But you often come back just as tired, because your head hasn't had any quiet.",
      ask: 'What would you do with fifteen minutes that are really free?',
    },
    {
      id: 'nowhere',
      say: "Then there's no moment in the day when you're off duty. No wonder if your patience is gone by evening.",
      ask: 'Where could you get a quarter of an hour, if somebody else took over?',
    },
    {
      id: 'mind',
      say: "You're needed all day and hardly get to finish a thought. Missing your own head is a real loss, even if you love the child more than anything.",
      ask: 'What would you do with two hours and a clear head?',
    },
    {
      id: 'body',
      say: "For a long time it's been there for somebody else, by day and by night. Wanting it back for yourself takes nothing away from anybody.",
      ask: 'When did it last feel like yours, if only for some minutes?',
    },
    {
      id: 'partner',
      say: 'Often one of two has the whole list in their head, and the other waits to be told. Then even being helped is work for you.',
      ask: 'Which whole area could be theirs, from thinking of it to the end?',
    },
    {
      id: 'far',
      say: 'Then every cold and every appointment lands on you. Without family nearby it has to come from somewhere else: a neighbour, another parent from the playground, a service in town.',
      ask: 'Who nearby has been kind to you, even once?',
    },
  ],
};
