import type { Guide } from '../guide.ts';

export const TEENAGER: Guide = {
  id: 'teenager',
  title: 'My teenager',
  words:
    /\b(?:teen\w*|1[3-8][- ]years?[- ]old|(?:is|turned|just) (?:thirteen|fourteen|fifteen|sixteen|seventeen|1[3-7])\b|my (?:son|daughter|boy|girl|stepson|stepdaughter|eldest|youngest)|(?:his|her) room|slams?|slammed|vap\w+|curfew|school (?:called|rang)|grounded)\b/i,
  situations: ['teenager-conflict', 'worry-about-child'],
  tone: 'hard',
  acks: [
    "When things aren't right with your child, it's on your mind all day, at work as well.",
    "Few things take up as much space as a child who isn't all right, or isn't all right with you.",
    "You'd do nearly anything for them, and you can't live it for them. That's hard to bear.",
  ],
  ask: 'What are you most afraid of?',
  ways: [
    {
      say: 'That I did it wrong',
      words:
        /my (?:own )?(?:fault|doing)|because of (?:me|us|the divorce|the move)|divorce|i (?:made|did|raised|caused|was too|wasn'?t)|fail(?:ed)? (?:as|him|her|them)|too (?:hard|soft|strict)|bad (?:mother|mum|mom|father|dad|parent)|done (?:it )?wrong|did (?:it )?wrong|blame|mistakes? (?:i|we)/i,
      to: 'my-fault',
    },
    {
      say: "That I'm losing them",
      words:
        /los(?:e|ing) (?:him|her|them|my|contact)|hate(?:s)? me|close again|contact|want(?:s)? anything to do|never (?:forgive|talk|speak|come)|away from me|drift|stranger|don'?t know (?:him|her|them) any|trust(?:s)? me|won'?t (?:come back|talk|forgive)|gone for good|estrang|moves? out/i,
      to: 'losing',
    },
    {
      say: 'That they come to harm',
      words:
        /harm|hurt|happens? to|hospital|worse\b|die[sd]?\b|dead|drug|drink|drunk|accident|some man|raped?|pregnan|kill|suicid|danger|ill\b|sick|depress|prison|jail|addict|overdose|crash|bullied|beaten|starv|anorex|find (?:him|her|them)\b|the call|unsafe|stupid and/i,
      to: 'harm',
    },
    {
      say: 'That they waste their chances',
      words:
        /life away|wast|future|school|certificate|\bjob\b|degree|univers|exam|regret|nothing to show|own (?:two )?feet|chances?|potential|career|drop(?:s|ping)? out|never (?:going to )?(?:make|stand|find|manage|grow|get|have|learn)|amount to|independent|alone (?:for|all)|friends|normal life|cope (?:on|in)/i,
      to: 'future',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'harm',
      say: "Of course you want to keep them safe. When they were small you could take them by the hand. Now you're just as frightened, and there's so much less that you can do.",
      ask: 'What have you really seen or heard that worries you?',
      ways: [
        {
          say: "They've gone quiet, or changed",
          words:
            /quiet|silent|chang(?:ed|es)|withdr|room\b|isn'?t (?:himself|herself)|aren'?t themsel|eat|cries|crying|sad\b|no friends|(?:stopped|stops) |lost weight|sleep|alone|doesn'?t (?:talk|come|eat|laugh|want)|never comes|pale|thin\b|moody|different/i,
          to: 'quiet',
        },
        {
          say: 'Drink, drugs, the wrong people',
          words:
            /drunk|drink|beer|vodka|alcohol|wine|weed|drug|pills?\b|vap(?:e|ing)|smok|crowd|hang(?:s|ing)? (?:out|around)|boyfriend|girlfriend|friends|those (?:boys|girls|people|guys)|party|parties|gang|police|steal|stole|company|online|man\b|men\b/i,
          to: 'company',
        },
        {
          say: 'More a feeling than a fact',
          words:
            /feeling|sense\b|gut|nothing (?:really|definite|concrete|specific)|no facts|instinct|imagin|finger on|^nothing|not much|don'?t know|intuition|just (?:know|worry)|probably (?:just )?me/i,
          to: 'feeling',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'losing',
      say: "Growing up often means pulling away from the people one is closest to, and it's rarely done kindly. On your side that can feel like being dropped.",
      ask: 'When was it last easy between you, even for ten minutes?',
      ways: [
        {
          say: 'Not for a long time',
          words:
            /long (?:time|ago)|ages|years|can'?t remember|don'?t (?:remember|know)|never|not (?:once|since|any)|^before\b|forever|months/i,
          to: 'long',
        },
        {
          say: 'When we did something together',
          words:
            /\bwe\b|together|car\b|driv|cook|bak(?:e|ed|ing)|watch|film|series|game|play|walk|shopping|holiday|laugh|eat|dinner|sunday|weekend|yesterday|last (?:week|night)/i,
          to: 'easy',
        },
      ],
      otherwise: 'easy',
    },
    {
      id: 'my-fault',
      say: "Nearly every parent in your place goes back through the years looking for what they did wrong. You'll find something, as anybody would. That doesn't mean it caused all this.",
      ask: 'What do you hold against yourself?',
      otherwise: 'charge',
    },
    {
      id: 'future',
      say: "You can see what it may mean in ten years, and they often can't see past next week. When they say they don't care, it may even be true at that moment. That's hard to stand by and watch.",
      ask: 'What have you tried, so far, to get things moving?',
      ways: [
        {
          say: "I've stepped back",
          words:
            /step(?:ped|ping)? back|back(?:ed|ing)? off|nothing|let(?:ting)? (?:him|her|them) (?:be|alone|do)|leav(?:e|ing) (?:him|her|them)|left (?:him|her|them)|say nothing|wait(?:ing|ed)?|patien|stay(?:ed)? out|given up|gave up/i,
          to: 'leave',
        },
        {
          say: 'Talking, pushing, punishing',
          words:
            /talk|explain|push|punish|tak(?:e|en|ing) away|took|threat|brib|tutor|reward|ban(?:ned)?\b|ground|nag|shout|yell|plead|begg?|everything|all of it|argu|told (?:him|her|them)|tell(?:ing)? (?:him|her|them)|rules|encourag|motivat|help(?:ed|ing)? (?:him|her|them)|strict|check|hired|coach|every (?:night|day|evening)/i,
          to: 'push',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any',
      say: "There's what goes on with them, and there's what it does to you. Most people only ask about the first.",
      ask: 'How did the last talk between you end?',
      ways: [
        {
          say: 'With shouting, or a door',
          words:
            /door|slam|yell|shout|scream|fight|fought|row\b|argument|ran off|running off|left the house|stormed|badly|regret|swore|insult|tears|cry|cried|hung up|threw|hates? me/i,
          to: 'door',
        },
        {
          say: 'With a shrug, or silence',
          words:
            /shrug|silen|quiet|one word|whatever|^fine\b|nothing|headphones|dunno|left the (?:table|room)|grunt|ignored|mumbl|walked (?:off|away|out)|didn'?t (?:answer|say|reply)|no answer|phone|looked away|rolled|abruptly|there wasn'?t|don'?t talk|not talk/i,
          to: 'shrug',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'any2',
      say: "You can't see inside them, and there's a good deal that you can't force. What you can be is somebody they can come back to, even after a bad time between you.",
      ask: 'What do you think they need most from you, at the moment?',
      ways: [
        {
          say: 'To be left alone',
          words:
            /left alone|leave (?:him|her|them|it)|alone\b|space|back off|freedom|privacy|distance|stop (?:asking|nagging|worrying|pushing|interfering)|let (?:him|her|them)|peace|nothing\b|trust|room to|less of/i,
          to: 'leave',
        },
        {
          say: 'Rules that hold',
          words: /rules?\b|limits?|boundar|firm|strict|structure|consequen|disciplin|tough|routine|kick/i,
          to: 'limits',
        },
        {
          say: "To know that I'm there",
          words:
            /there\b|love|hug|listen|understand|accept|support|patien|time\b|attention|safe|calm|believe|help|comfort|reassur|affection|encourag|care|praise|proud/i,
          to: 'there',
        },
      ],
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "Nobody can be quite sure of that, often they aren't themselves. And meanwhile the worrying wears you out, when you'd need your strength.",
      ask: 'What do you do when the worry comes, in the evening or at night?',
      otherwise: 'night',
    },
    {
      id: 'quiet',
      say: "A change like that is worrying, and from outside you can't tell what's behind it. Many find it hard to talk across a table. It comes more easily side by side, in the car or over the cooking.",
      ask: 'Where do you two still do something side by side?',
      otherwise: 'beside',
    },
    {
      id: 'company',
      say: 'Forbidding it can make it more attractive, and looking away is no answer either. It helps a lot if they know they can ring you at any hour and get picked up without a lecture.',
      ask: 'What might stop them from ringing you?',
      otherwise: 'offer',
    },
    {
      id: 'feeling',
      say: "A feeling isn't proof, but you know them well, so it isn't nothing either. It's a reason to look a bit closer, calmly.",
      ask: 'What could you find out without going behind their back?',
      otherwise: 'look',
    },
    {
      id: 'easy',
      say: 'Good moments mostly come when nobody wants anything from the other, no questions and no reminders. They do more than a long talk about how you get along.',
      ask: 'What could the two of you do, without making a big thing of it?',
      otherwise: 'beside',
    },
    {
      id: 'long',
      say: "After a while you may only talk when something's wrong: school, the room, the hour they come home. Then they start to avoid you, and neither of you wanted that.",
      ask: "What could you say to them this week that isn't a question or a reminder?",
      otherwise: 'beside',
    },
    {
      id: 'charge',
      say: "It may have played a part, and if so, you can still tell them that you're sorry. But it isn't everything. Other people, luck and they themselves had a hand in it too.",
      ask: "What's good in them that they might have from you?",
      otherwise: 'theirs',
    },
    {
      id: 'push',
      say: "You want it for their sake. But when you want it so much, all that's left for them is to resist, and there's little room for wanting it themselves.",
      ask: 'Which one thing could you leave to them for a month, without great harm?',
      otherwise: 'look',
    },
    {
      id: 'leave',
      say: "Holding back is hard, because it feels like doing nothing. It doesn't mean that you've turned away. You can leave them in peace and still let them know that they can come.",
      ask: 'What would you have to see, to know that it is time to step in?',
      otherwise: 'look',
    },
    {
      id: 'door',
      say: 'After a scene like that, what was said last is what stays, and often neither of you meant it. If anybody gets hurt or threatened, get help with that first. For all the rest there can be another day and a calmer start.',
      ask: 'What had you wanted to say, before it went wrong?',
      otherwise: 'offer',
    },
    {
      id: 'shrug',
      say: "That can mean many things: no words for it, fear of a long talk, or really nothing just then. Small questions about small things are easier to answer than 'how are you'.",
      ask: 'What do they talk about, when they do talk?',
      otherwise: 'beside',
    },
    {
      id: 'there',
      say: "They may know it already and still need to see it again and again. Long talks aren't needed for that. It's enough if you're around, and they can come without being questioned.",
      ask: 'When are you around like that, or could be?',
      otherwise: 'beside',
    },
    {
      id: 'limits',
      say: "Limits hold better when there are few of them, said once and calmly, and when the same thing follows each time. They'll complain about it, and it may help them all the same.",
      ask: 'If only a single rule could stand, which would it be?',
      otherwise: 'rule',
    },
    {
      id: 'beside',
      say: "Take ten minutes for something ordinary together, a couple of times this week, or send a short message if that's all there is. Leave the difficult subject out of it. If it stays bad for weeks and takes their sleep, food or school with it, that's one for a doctor.",
      exercise: 'tiny-habit',
    },
    {
      id: 'offer',
      say: "Choose a quiet day and say it in two or three sentences: what you want them to know, and that they can come to you whatever happens. They don't have to answer. They often hear more than they show.",
      exercise: 'prepared-talk',
    },
    {
      id: 'look',
      say: "Give it a fixed time, two weeks perhaps, and write down what you see and not what you fear. Then talk it over with somebody who knows them too: a teacher, a doctor, a relative. If it gets dangerous before that, don't wait for the date.",
      exercise: 'worry-tree',
    },
    {
      id: 'theirs',
      say: "Whatever there is, it gets overlooked while everything turns on the trouble. Tell them some time, in passing and without a 'but'. And try to judge yourself as you'd judge another parent in your place.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'rule',
      say: "Choose just one for now, let the others rest for a while, and tell them so. Decide beforehand what happens if it's broken, and make it something you can really do when it's late and you're tired.",
      exercise: 'if-then-plan',
    },
    {
      id: 'night',
      say: "Try putting it on paper: what you can do about it, when, and what isn't yours to do. Keep the rest for a fixed half hour tomorrow. If something is dangerous right now, don't wait for tomorrow and call somebody.",
      exercise: 'worry-tree',
    },
  ],
};
