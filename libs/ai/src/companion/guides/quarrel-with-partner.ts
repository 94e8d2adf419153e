import type { Guide } from '../guide.ts';

export const QUARREL_WITH_PARTNER: Guide = {
  id: 'quarrel-with-partner',
  title: 'A quarrel with my partner',
  words:
    /^(?=[\s\S]*\b(?:husband|hubby|wife|wifey|boyfriend|girlfriend|bf|gf|partner|fianc\w*|spouse|missus|other half|my man|my girl|we|us)\b)(?=[\s\S]*\b(?:fights?|fighting|fought|argu(?:e|ed|es|ing|ment|ments)|quarrel\w*|rows?|rowing|bicker\w*|yell\w*|shout\w*|scream\w*|slammed|snapped|blew up|silent treatment|not (?:talking|speaking)|sofa|couch|spare room|stormed)\b)|\b(?:had|having|have had) (?:a|another|the same|our) (?:\w+ )?(?:fight|row|argument)\b|\bon the (?:sofa|couch)\b/i,
  situations: ['fight-with-partner'],
  tone: 'hard',
  acks: [
    "You've fought with the person you'd normally talk to about it, so you're left alone with it.",
    'A quarrel can be over in ten minutes and stay with you all day.',
    "Being at odds with the one who's closest to you is lonely.",
  ],
  ask: "Which part of it won't let you go?",
  ways: [
    {
      say: 'Something I said or did',
      words:
        /\bi (?:said|called|yelled|shouted|screamed|threw|slammed|snapped|lost (?:it|my)|did\b|hit|pushed|walked (?:out|off)|stormed|brought (?:up|it|his|her)|was (?:so |really )?(?:mean|cruel|nasty|unfair|awful|horrible|harsh)|went too|over ?reacted|told (?:him|her|them))|what i\b|my (?:own )?(?:words|temper|reaction|fault|voice|behaviou?r)|how i (?:acted|spoke|behaved|reacted|talked)|things i\b|guilt|asham/i,
      to: 'i-said',
    },
    {
      say: 'The silence since then',
      words:
        /silen|quiet|(?:not|stopped|barely|hardly) (?:really )?(?:talk|sp(?:eak|oke)|look|answer)|n.?t (?:been )?(?:talk|sp(?:eak|oke)|look|answer|said a word|say a)|ignor|sulk|cold shoulder|so cold|gone cold|sofa|couch|spare room|(?:no|not a) word|avoid|\bice\b|one.word|since then|distance|tension/i,
      to: 'silence',
    },
    {
      say: 'Something they said',
      words:
        /\b(?:he|she|they|partner|husband|wife) (?:just |even )?(?:said|called|told|yelled|screamed|shouted|laughed|rolled|threw|brought|compared|accused|thinks)|(?:called|calling) me|(?:told|telling) me|said (?:i|to me|that|about)|(?:his|her|their) (?:words|face|tone|voice|comments?|remark|look|eyes)|the (?:word|look|tone|sentence|comment|accus\w+)\b|accus|insult|what (?:he|she|they)\b|laughed at|compared me/i,
      to: 'they-said',
    },
    {
      say: "That it's always the same fight",
      words:
        /same|\bagain\b|always|every (?:time|week|day|single|month)|over and over|circle|never (?:change|stop|end|solv|resolv|get)|keeps? (?:happening|coming|on)|pattern|loop|repeat|constant|how often|nothing (?:ever )?changes|groundhog|for years/i,
      to: 'same',
    },
  ],
  nodes: [
    {
      id: 'they-said',
      say: "It hurts more from somebody who knows you so well. In anger people reach for the nearest thing, and an hour later they may not mean it. Or it's something they've thought for a while. If it frightened you, that matters more than either.",
      ask: 'Which of the two do you think it was?',
      ways: [
        {
          say: 'The nearest thing',
          words:
            /(?:did|does|do) ?n.?t (?:really |actually )?mean|not mean|heat of|in the heat|anger|angry|temper|tired|exhaust|stress|drunk|corner|came out|slipped|hurt me|hurt back|get at me|lash|thrown|nearest|first one|(?:took|takes) it back|apolog|sorry|moment/i,
          to: 'thrown',
        },
        {
          say: 'It was meant seriously',
          words:
            /\bmean(?:s|t)? (?:it|every|that|what)|for (?:years|months|ages|a while|a long time)|serious|not the first|(?:said|says|saying) (?:it|that|so) (?:before|again|often)|repeat|believ|really (?:think|feel)|think(?:s|ing) (?:it|that|so)|true\b|honest|calm|always (?:says|thinks|thought)|deep down|second one|lying ready|real\b/i,
          to: 'meant',
        },
      ],
    },
    {
      id: 'i-said',
      say: "It's hard to see yourself like that, and it keeps coming back. What you said or did is one thing, and you can be sorry for it. What you wanted to get across is another, and there are better ways to say it.",
      ask: 'What did you want them to understand, under it all?',
    },
    {
      id: 'same',
      say: "When the same fight keeps coming back, it's often not about the dishes or the money. Under it there's mostly one of two questions: do I matter to you, or do I get a say. As long as nobody asks it, you go on fighting about the rest.",
      ask: 'Which of the two is nearer, for you?',
      ways: [
        {
          say: 'Whether I get a say',
          words:
            /\bsay\b|control|decid|boss|told what|tells? me (?:what|how)|\broom\b|space|freedom|(?:my|own) way|second|permission|allowed|correct(?:s|ed|ing)|critici[sz]|do (?:anything|nothing) right|micromanag|like a (?:child|kid)|rules?\b/i,
          to: 'a-say',
        },
        {
          say: 'Whether I matter',
          words:
            /matter|\bcares?\b|important|priorit|(?:come|comes|coming|be) (?:last|second|first)|invisible|first (?:one|question)|the first\b|love[sd]?\b|count\b|notice|appreciat|listen|ignore|wanted|taken for granted/i,
          to: 'matter',
        },
      ],
    },
    {
      id: 'silence',
      say: "It's hard to tell from outside what a silence is. They may be calming down, they may be punishing you, or you're both waiting for the other to begin. What you can do is different each time.",
      ask: 'Which is it, as far as you can tell?',
      ways: [
        {
          say: 'It feels like a punishment',
          words:
            /punish|silent treatment|on purpose|deliberate|make me (?:pay|suffer|feel|beg|sorry)|teach me|until i|freez|froze|shut(?:s|ting)? me out|ignor|power|control|always does|wants me to/i,
          to: 'punish',
        },
        {
          say: "We're both waiting",
          words:
            /both|wait|proud|pride|stubborn|who(?:ever)? (?:goes|says|moves|starts|speaks|blinks)|first move|neither|the third|last (?:sort|one|kind)|stalemate|each other|each of us|the other to\b/i,
          to: 'first-move',
        },
        {
          say: 'Cooling down, I think',
          words:
            /cool|calm|coming down|space|need(?:s|ing)? (?:time|a bit|a day)|process|think(?:ing)? (?:it|things)|the first (?:one|kind|sort)|withdraw|overwhelm|how (?:he|she|they) (?:is|are)/i,
          to: 'first-move',
        },
      ],
    },
    {
      id: 'thrown',
      say: "Then it's probably less the sentence that hurts than that they used it, knowing where you're sore. You can believe that it wasn't meant and still be hurt. 'I didn't mean it' doesn't make that go away.",
      ask: 'What would they have to say so that you could let it go?',
    },
    {
      id: 'meant',
      say: "Then it hurts twice, because you also have to ask yourself whether it's true. There may be a wish in it that they've never said kindly, and it may simply be unfair. You don't have to decide that while it still hurts.",
      ask: 'What might they have been asking for, if anything?',
    },
    {
      id: 'matter',
      say: "Then the thing you fight about isn't what hurts. It looks like proof that you come last, and they hear only a complaint and defend themselves. So what you really want to know never gets asked.",
      ask: 'How would you ask it straight, in your own words?',
    },
    {
      id: 'a-say',
      say: "So it's about deciding things without being told or corrected. When somebody feels steered, they push back at whatever is in front of them, and to the other it looks like a fight about nothing.",
      ask: 'In which matter would you most like to be simply trusted?',
    },
    {
      id: 'first-move',
      say: "Then there may be less between you than it feels like. Somebody has to begin, and it can be something small that doesn't settle who was right: a cup of tea, a hand on the shoulder, 'I don't like this'.",
      ask: "What's the smallest thing you'd both understand as making peace?",
    },
    {
      id: 'punish',
      say: "Being shut out can hurt more than being shouted at. You can say once that you're ready to talk when they are, and leave it there. If it happens often, and you've begun to be careful so that it won't, please tell somebody outside about it.",
      ask: 'What do you do with yourself while it lasts?',
    },
  ],
};
