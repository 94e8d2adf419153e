import type { Guide } from '../guide.ts';

export const TEENAGER: Guide = {
  id: 'teenager',
  title: 'My teenager',
  words:
    /\b(?:teen\w*|1[3-8][- ]years?[- ]old|(?:is|turned|just) (?:thirteen|fourteen|fifteen|sixteen|seventeen|1[3-7])\b|my (?:son|daughter|boy|girl|stepson|stepdaughter|eldest|youngest)|(?:his|her) room|slams?|slammed|vap\w+|curfew|school (?:called|rang)|grounded|hates me|sixteen|fifteen|fourteen|thirteen)\b/i,
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
      say: 'An accident, or drugs',
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
    },
    {
      id: 'my-fault',
      say: "Nearly every parent in your place goes back through the years looking for what they did wrong. You'll find something, as anybody would. That doesn't mean it caused all this.",
      ask: 'What do you hold against yourself?',
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
    },
    {
      id: 'quiet',
      say: "A change like that is worrying, and from outside you can't tell what's behind it. Many find it hard to talk across a table. It comes more easily side by side, in the car or over the cooking.",
      ask: 'Where do you two still do something side by side?',
    },
    {
      id: 'company',
      say: 'Forbidding it can make it more attractive, and looking away is no answer either. It helps a lot if they know they can ring you at any hour and get picked up without a lecture.',
      ask: 'What might stop them from ringing you?',
    },
    {
      id: 'feeling',
      say: "A feeling isn't proof, but you know them well, so it isn't nothing either. It's a reason to look a bit closer, calmly.",
      ask: 'What could you find out without going behind their back?',
    },
    {
      id: 'easy',
      say: 'Good moments mostly come when nobody wants anything from the other, no questions and no reminders. They do more than a long talk about how you get along.',
      ask: 'What could the two of you do, without making a big thing of it?',
    },
    {
      id: 'long',
      say: "After a while you may only talk when something's wrong: school, the room, the hour they come home. Then they start to avoid you, and neither of you wanted that.",
      ask: "What could you say to them this week that isn't a question or a reminder?",
    },
    {
      id: 'push',
      say: "You want it for their sake. But when you want it so much, all that's left for them is to resist, and there's little room for wanting it themselves.",
      ask: 'Which one thing could you leave to them for a month, without great harm?',
    },
    {
      id: 'leave',
      say: "Holding back is hard, because it feels like doing nothing. It doesn't mean that you've turned away. You can leave them in peace and still let them know that they can come.",
      ask: 'What would you have to see, to know that it is time to step in?',
    },
  ],
};
