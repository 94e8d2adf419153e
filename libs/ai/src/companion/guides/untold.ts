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
    },
    {
      id: 'partner',
      say: "It's hardest with somebody whose life it might change as well. They've been close to it without knowing, and you've known that the whole time. That's heavier than bringing them a piece of news.",
      ask: 'What are you most afraid it would cost?',
    },
    {
      id: 'myself',
      say: "That's often the longest part. Before you can tell anybody, you have to be able to think it without pushing it away at once, and it may have been pushed away for years.",
      ask: 'If you said it to yourself in one plain sentence, how would it go?',
    },
    {
      id: 'community',
      say: "Among people you belong with, one sentence can change how they look at you. You aren't imagining that, and there's something to lose. But hardly any group is as much of one mind as it looks.",
      ask: 'Who among them might guess already, or feel something like it themselves?',
    },
    {
      id: 'quiet',
      say: "The first reaction is often not the last one. You've had a long time with it, and they'd have had a few minutes. At first you'd see the shock, and not yet what they'll think later on.",
      ask: 'What should they know before anything else?',
    },
    {
      id: 'angry',
      say: "Then it isn't cowardly to wait. If your home, your money or your safety depend on it, nobody has a right to hear it yet. You can be honest and still protect yourself first.",
      ask: 'Who would be on your side, if it went badly?',
    },
    {
      id: 'phase',
      say: "That's a way of not hearing it, and often there's fear behind it. It's maddening, because whatever you say gets explained away. You don't have to convince anybody on the first day.",
      ask: 'What would you answer, just once, before you let them talk?',
    },
    {
      id: 'fine',
      say: "And still it doesn't come out. That's common: as long as nobody knows, you could still take it back. Once they've taken it well, it's real.",
      ask: 'What would be different on the day after?',
    },
  ],
};
