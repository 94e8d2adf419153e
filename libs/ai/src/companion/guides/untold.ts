import type { Guide } from '../guide.ts';

export const UNTOLD: Guide = {
  id: 'untold',
  title: 'Something nobody knows',
  words:
    /\b(?:never told|nobody knows|no one knows|told (?:no one|nobody|anyone|a soul)|secret|com(?:e|ing) out|came out|gay|bi|bisexual|trans|lesbian|queer|asexual|pronouns|closet|faith|god|church|mosque|pray\w*|believ\w+|pretend\w*|double life|not (?:a man|a woman|straight)|who i am)\b/i,
  situations: ['coming-out', 'who-am-i', 'faith-and-doubt'],
  tone: 'hard',
  acks: [
    'It often takes years to find words for something like that.',
    "It's tiring to be one person inside and another one for everybody else.",
    'Carrying something like that around, mostly alone, takes strength even on ordinary days.',
  ],
  ask: 'Who is the hardest person to say it to?',
  ways: [
    {
      say: 'My parents, my family',
      words:
        /\b(?:mum|mom|mother|mama|dad|father|papa|parents?|family|grand\w+|nan|brothers?|sisters?|siblings?|aunt|uncle|son|daughter|kids|children|relatives)\b/i,
      to: 'parents',
    },
    {
      say: 'My partner',
      words:
        /husband|wife|partner|boyfriend|girlfriend|fianc|spouse|the (?:man|woman|person) i|married|my ex\b/i,
      to: 'partner',
    },
    {
      say: 'Myself, to be honest',
      words: /^me\b|myself|mirror|to admit|admitted|even think|in my own head|own head/i,
      to: 'myself',
    },
    {
      say: 'The people I belong to',
      words:
        /church|mosque|temple|synagogue|congregation|communit|friends?\b|work\b|colleague|boss|village|town|school|class|team|everybody|everyone|people|group|pastor|imam|rabbi|priest|all of them|society|the others|club/i,
      to: 'community',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'parents',
      say: "Your family have had their own picture of you for so long. Telling them means that they'd have to change it, and that you'd be there to see their faces while they do.",
      ask: 'What do you think would happen in the first five minutes?',
      ways: [
        {
          say: 'Anger, or worse',
          words:
            /ang(?:er|ry)|shout|yell|rage|\bmad\b|throw (?:me|my)|thrown out|kick (?:me )?out|disown|cut (?:me )?off|hit\b|beat|violen|hate|scream|kill|lose (?:my|the) (?:home|house)|no money|worse|forbid|never (?:speak|talk|see)|reject|explode|row\b|shun/i,
          to: 'angry',
        },
        {
          say: "'It's a phase', or prayers",
          words:
            /phase|pray|imam|priest|pastor|confus|internet|argu|convince|talk me out|explain|doctor|therap|influence|change my mind|not (?:believe|true|serious)|wouldn'?t believe|nonsense|grow out|deny|denial|bible|quran|koran|god\b|sin\b|lecture|fix me|laugh/i,
          to: 'phase',
        },
        {
          say: 'Silence, or tears',
          words:
            /silen|quiet|cry\b|cries|tears|nothing\b(?! bad)|say nothing|look at me|leave the (?:table|room)|walk (?:out|away)|shock|stare|sad|disappoint|heartbr|break (?:her|his|their)|ask what (?:she|he|they)|blame (?:her|him|them)|ashamed|hurt|freeze|faint|devastat|heart attack/i,
          to: 'quiet',
        },
        {
          say: "They'd be fine, I think",
          words:
            /fine|\bok\b|okay|hug|lovely|accept|love me|support|all right|alright|nothing bad|know(?:s)? already|knew|understand|relie(?:f|ved)|kind\b|good about|happy|not (?:mind|care)|wouldn'?t (?:mind|care)/i,
          to: 'fine',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'partner',
      say: "It's hardest with somebody whose life it might change as well. They've been close to it without knowing, and you've known that the whole time. That's heavier than bringing them a piece of news.",
      ask: 'What are you most afraid it would cost?',
      otherwise: 'cost',
    },
    {
      id: 'myself',
      say: "That's often the longest part. Before you can tell anybody, you have to be able to think it without pushing it away at once, and it may have been pushed away for years.",
      ask: 'If you said it to yourself in one plain sentence, how would it go?',
      otherwise: 'sentence',
    },
    {
      id: 'community',
      say: "Among people you belong with, one sentence can change how they look at you. You aren't imagining that, and there's something to lose. But hardly any group is as much of one mind as it looks.",
      ask: 'Who among them might guess already, or feel something like it themselves?',
      otherwise: 'ally',
    },
    {
      id: 'any',
      say: "If you keep something to yourself for long, you get good at it: the half answer, the change of subject, the laugh at the right moment. It's work that nobody sees, so even an ordinary evening can be tiring.",
      ask: 'In which situations do you notice it most?',
      ways: [
        {
          say: 'When somebody is kind to me',
          words:
            /kind\b|nice to|compliment|trust(?:s)? me|proud of|loves? me|praise|how (?:honest|good|brave|strong|lucky|great)|thank|hug|admire|respect|look up to|birthday/i,
          to: 'nice',
        },
        {
          say: 'Alone, at night',
          words:
            /night|alone|\bbed\b|dark|on my own|by myself|quiet|no one around|can'?t sleep|evening|shower|mirror|late\b|driving|in the car/i,
          to: 'alone',
        },
        {
          say: 'Among the others',
          words:
            /among|others|everybody|everyone|they (?:all|talk)|people|company|dinner|party|church|mosque|prayer|family|friends|work|joke|talk(?:s|ing)?\b|wedding|ask(?:s|ed)?\b|school|lunch|group|meeting|conversation|couples/i,
          to: 'among',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "Telling isn't all or nothing. You could write it down, or say it to somebody who has never met you, or to one friend, and leave it there. None of these obliges you to the next.",
      ask: 'With whom could it be safe first, if only in theory?',
      ways: [
        {
          say: 'With nobody',
          words:
            /^no\b|nobody|no ?one|none|no person|can'?t think|not (?:a soul|anyone|anybody)|there isn'?t|never/i,
          to: 'nobody',
        },
        {
          say: 'With somebody who does not know me',
          words:
            /stranger|therap|counsel|doctor|psych|online|anonym|helpline|hotline|forum|internet|priest|pastor|train\b|doesn'?t know|don'?t know me|support group|\bgroup\b|you\b|journal|diary|paper|nurse|social worker|lawyer/i,
          to: 'stranger',
        },
        {
          say: 'With one certain person',
          words:
            /friend|\bmate\b|sister|brother|cousin|colleague|aunt|uncle|mum\b|mom\b|mother|dad\b|father|gran|teacher|wife|husband|partner|girlfriend|boyfriend|neighbou?r|daughter|son\b|\b(?:he|she)(?:'d| would| wouldn'?t|'s| is)\b|somebody who|someone who|maybe \w+$|flatmate|roommate|\b(?:woman|man|guy|girl|boy|person|lady) (?:in|at|from|who|i)\b/i,
          to: 'friend',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "A good part of the weight may be that you're the only one who knows. You have to imagine how people would look, and in your head they never surprise you with something kind.",
      ask: "If everybody knew and was used to it, what would you do on an ordinary day that you don't do now?",
      otherwise: 'tuesday',
    },
    {
      id: 'quiet',
      say: "The first reaction is often not the last one. You've had a long time with it, and they'd have had a few minutes. At first you'd see the shock, and not yet what they'll think later on.",
      ask: 'What should they know before anything else?',
      otherwise: 'talk',
    },
    {
      id: 'angry',
      say: "Then it isn't cowardly to wait. If your home, your money or your safety depend on it, nobody has a right to hear it yet. You can be honest and still protect yourself first.",
      ask: 'Who would be on your side, if it went badly?',
      otherwise: 'ally',
    },
    {
      id: 'phase',
      say: "That's a way of not hearing it, and often there's fear behind it. It's maddening, because whatever you say gets explained away. You don't have to convince anybody on the first day.",
      ask: 'What would you answer, just once, before you let them talk?',
      otherwise: 'talk',
    },
    {
      id: 'fine',
      say: "And still it doesn't come out. That's common: as long as nobody knows, you could still take it back. Once they've taken it well, it's real.",
      ask: 'What would be different on the day after?',
      otherwise: 'talk',
    },
    {
      id: 'cost',
      say: "You'll have gone over that side of it many times. Keeping it has a price too, only in smaller pieces: the jokes you don't make, the questions you avoid, the distance that they may feel and can't explain.",
      ask: 'What has keeping it cost you up to now?',
      otherwise: 'columns',
    },
    {
      id: 'sentence',
      say: "It doesn't have to be the final version. It can say one thing today and another on Thursday, and nobody will hold you to it. What's true of you often shows first in small things, like where you feel at ease and aren't acting.",
      ask: 'When were you most like yourself lately, if only for some minutes?',
      otherwise: 'self',
    },
    {
      id: 'among',
      say: "You sit there and join in, and nobody knows. Mostly they don't mean any harm, and that can make it lonelier, because there's nobody to be angry with.",
      ask: 'Which sentence did you last have to smile at, or let pass?',
      otherwise: 'letter',
    },
    {
      id: 'alone',
      say: "By day there are other things to think of. At night it's the only one, and it gets bigger. What you decide about yourself at that hour is usually harsher than what you'd say at noon.",
      ask: "What do you tell yourself at night that you wouldn't by day?",
      otherwise: 'night',
    },
    {
      id: 'nice',
      say: "That's a sharp moment: somebody is kind to you, and you think 'if you knew'. So even being liked doesn't really reach you.",
      ask: 'Who would still say it, do you think, if they knew?',
      otherwise: 'ally',
    },
    {
      id: 'friend',
      say: "You'll have your reasons for thinking of them: something they once said about somebody else, or how they looked when it came up. You may have been testing it for a long time already.",
      ask: 'What would you want from them: to listen, to help, or only to know it?',
      otherwise: 'talk',
    },
    {
      id: 'stranger',
      say: 'It can be easier where nobody has a picture of you yet. Once it has been said or written outside your own head, it often feels a bit different.',
      ask: 'What would be the first sentence?',
      otherwise: 'letter',
    },
    {
      id: 'nobody',
      say: "Then you're alone with it, and that can be lonely even in a full house. It needn't be a person to begin with. Paper is at least outside of your head, and it doesn't make a face.",
      ask: 'If somebody did read it one day, what should they understand?',
      otherwise: 'letter',
    },
    {
      id: 'talk',
      say: "It can be short. You might first say what you want from them, like 'you don't have to say anything' or 'please keep it to yourself', because people who are startled often do the wrong thing. And you choose the day.",
      exercise: 'prepared-talk',
    },
    {
      id: 'ally',
      say: "One person is enough to begin with, and you don't have to tell them everything at once. If nobody near you comes to mind, there are groups and helplines where people know such things from their own lives.",
      exercise: 'small-step',
    },
    {
      id: 'columns',
      say: "You could put both prices next to each other on paper. It doesn't decide anything yet, and 'not now' is a decision too. But you'll have looked at it once by daylight.",
      exercise: 'two-columns',
    },
    {
      id: 'self',
      say: "Start from moments like that, even very short ones, and not from the big word. They don't have to add up to an answer yet. You as a child might have recognised yourself in them.",
      exercise: 'letter-to-the-one-you-were',
    },
    {
      id: 'letter',
      say: "In a letter you can say all of it, in your own words and at your own pace. It stays with you. If you ever want to tell somebody, you'll already know how it sounds.",
      exercise: 'unsent-letter',
    },
    {
      id: 'night',
      say: "You could write both down, what you think at night and what you think by day, and read them after some sleep. You don't have to believe the harsher one just because it's louder.",
      exercise: 'thought-record',
    },
    {
      id: 'tuesday',
      say: "Days like that are what it's about in the end, more than the moment of telling. Some small piece of such a day may be possible already, without anybody being told a thing.",
      exercise: 'best-possible-self',
    },
  ],
};
