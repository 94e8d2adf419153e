import type { Guide } from '../guide.ts';

export const QUARREL_WITH_PARTNER: Guide = {
  id: 'quarrel-with-partner',
  title: 'A quarrel with my partner',
  words:
    /^(?=[\s\S]*\b(?:husband|hubby|wife|wifey|boyfriend|girlfriend|bf|gf|partner|fianc\w*|spouse|missus|other half|my man|my girl|we|us)\b)(?=[\s\S]*\b(?:fights?|fighting|fought|argu(?:e|ed|es|ing|ment|ments)|quarrel\w*|rows?|rowing|bicker\w*|yell\w*|shout\w*|scream\w*|slammed|snapped|blew up|silent treatment|not (?:talking|speaking)|sofa|couch|spare room|stormed)\b)/i,
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
  otherwise: 'any',
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
          say: 'They mean it',
          words:
            /\bmean(?:s|t)? (?:it|every|that|what)|for (?:years|months|ages|a while|a long time)|serious|not the first|(?:said|says|saying) (?:it|that|so) (?:before|again|often)|repeat|believ|really (?:think|feel)|think(?:s|ing) (?:it|that|so)|true\b|honest|calm|always (?:says|thinks|thought)|deep down|second one|lying ready|real\b/i,
          to: 'meant',
        },
      ],
      otherwise: 'way-back',
    },
    {
      id: 'i-said',
      say: "It's hard to see yourself like that, and it keeps coming back. What you said or did is one thing, and you can be sorry for it. What you wanted to get across is another, and there are better ways to say it.",
      ask: 'What did you want them to understand, under it all?',
      otherwise: 'repair',
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
      otherwise: 'way-back',
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
      otherwise: 'way-back',
    },
    {
      id: 'any',
      say: "There's what the fight was about, and there's what it did to you. The second often weighs more: how you were spoken to, what you said yourself, or that you were frightened.",
      ask: 'At which moment did it turn from talking into a fight?',
      otherwise: 'way-back',
    },
    {
      id: 'thrown',
      say: "Then it's probably less the sentence that hurts than that they used it, knowing where you're sore. You can believe that it wasn't meant and still be hurt. 'I didn't mean it' doesn't make that go away.",
      ask: 'What would they have to say so that you could let it go?',
      otherwise: 'calm',
    },
    {
      id: 'meant',
      say: "Then it hurts twice, because you also have to ask yourself whether it's true. There may be a wish in it that they've never said kindly, and it may simply be unfair. You don't have to decide that while it still hurts.",
      ask: 'What might they have been asking for, if anything?',
      otherwise: 'calm',
    },
    {
      id: 'matter',
      say: "Then the thing you fight about isn't what hurts. It looks like proof that you come last, and they hear only a complaint and defend themselves. So what you really want to know never gets asked.",
      ask: 'How would you ask it straight, in your own words?',
      otherwise: 'calm',
    },
    {
      id: 'a-say',
      say: "So it's about deciding things without being told or corrected. When somebody feels steered, they push back at whatever is in front of them, and to the other it looks like a fight about nothing.",
      ask: 'In which matter would you most like to be simply trusted?',
      otherwise: 'calm',
    },
    {
      id: 'first-move',
      say: "Then there may be less between you than it feels like. Somebody has to begin, and it can be something small that doesn't settle who was right: a cup of tea, a hand on the shoulder, 'I don't like this'.",
      ask: "What's the smallest thing you'd both understand as making peace?",
      otherwise: 'end-first',
    },
    {
      id: 'punish',
      say: "Being shut out can hurt more than being shouted at. You can say once that you're ready to talk when they are, and leave it there. If it happens often, and you've begun to be careful so that it won't, please tell somebody outside about it.",
      ask: 'What do you do with yourself while it lasts?',
      otherwise: 'end-letter',
    },
    {
      id: 'way-back',
      say: 'Nearly all couples fight at times. What makes the difference is mostly how they find their way back afterwards, and that neither has to be afraid of the other.',
      ask: 'How do the two of you usually get back to each other?',
      ways: [
        {
          say: "I'm the one who starts",
          words:
            /^(?:me\b|i (?:always|usually|mostly|go|apolog|give|say|cave|am|have|make|text|bring|start|come|try))|\bi.?m the one|always me|\bi (?:always|usually) |if i don.?t|(?:till|until) i\b|crawl|unless i|me (?:saying|apolog|going)/i,
          to: 'i-first',
        },
        {
          say: 'It just fades',
          words:
            /fade|pretend|nothing (?:ever )?happened|normal again|on its own|by itself|mention|sweep|swept|carpet|\brug\b|\bpass(?:es)?\b|suddenly|just (?:stop|forget|go on|carry|move|continue)|forget|act like|blows over|talk about (?:something|other)/i,
          to: 'fades',
        },
      ],
      otherwise: 'calm',
    },
    {
      id: 'i-first',
      say: "Being able to begin is worth a lot. But if it's always you, it adds up, and at some point it's no longer about the quarrel but about why they never come to you. That needs a talk of its own, on a day without a fight.",
      ask: 'What would it mean to you if they came first, just once?',
      otherwise: 'calm',
    },
    {
      id: 'fades',
      say: "With small things that's a good way. With bigger ones it often means that nothing is settled, and the next fight brings up the last one as well.",
      ask: 'What is still unsettled from earlier ones?',
      otherwise: 'calm',
    },
    {
      id: 'repair',
      say: "Whatever you wanted to get across can still be said later. It's better not to mix it with the apology: once there's a 'but' in it, people hear only what comes after. So the sorry comes first, by itself.",
      ask: "How would your sorry begin, without a 'but'?",
      otherwise: 'end-sorry',
    },
    {
      id: 'calm',
      say: 'If you want to talk about it and feel safe doing so, choose a quiet quarter of an hour, not late at night. Keep to this one thing. How it was for you is easier to listen to than what they always do.',
      ask: "What's the one thing they should know by the end of it?",
      otherwise: 'end-talk',
    },
    {
      id: 'end-talk',
      say: "Have the first sentence ready, because that's where such talks often go wrong. It can be simple: 'I'd like to tell you how that was for me, and then I'd like to hear you.' The rest doesn't have to be perfect.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-sorry',
      say: "Keep it short, and don't wait for an answer right away. Some people need an hour or a day before they can say anything to it. Then your side of it is done.",
      exercise: 'prepared-talk',
    },
    {
      id: 'end-letter',
      say: "Meanwhile you could write down what can't be said to them now, as long and as unfair as you like. It isn't for sending. Tomorrow you can see whether a sentence or two of it should be heard, by them or by somebody else.",
      exercise: 'unsent-letter',
    },
    {
      id: 'end-first',
      say: "A small thing like that doesn't mean you give in. Choose a moment when nobody's on the way out and nobody else is there. If they still need time, at least they know that you'd like to make up.",
      exercise: 'if-then-plan',
    },
  ],
};
