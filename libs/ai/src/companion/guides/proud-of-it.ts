import type { Guide } from '../guide.ts';

export const PROUD_OF_IT: Guide = {
  id: 'proud-of-it',
  title: 'Something I managed',
  words:
    /\b(?:passed|finished|won|handed (?:it )?in|medal|personal best|pb|prize|trophy|graduat\w*|proud|did it|made it|accepted|got the (?:job|part|place)|first (?:time|ever)|certificate|published|applause|praised|distinction|marathon|10k|lengths|days? sober|in a row|top of|licence|scored)\b/i,
  situations: [
    'finished-something',
    'proud-of-small-thing',
    'passed-exam',
    'praised',
    'sports-success',
    'kept-a-habit',
    'got-job',
  ],
  tone: 'good',
  acks: [
    "Good. That didn't happen by itself, however easy it may look from outside.",
    'Well done. That deserves a moment before the next thing starts.',
    "That's really good to hear, and it's yours to enjoy for a while.",
  ],
  ask: 'Which part of it are you proudest of, privately?',
  ways: [
    {
      say: 'That somebody saw it',
      words:
        /\b(?:saw|seen|notic\w+|recogni\w+|prais\w+|compliment\w*|applau\w+|clapp\w+|impressed|proud of me|acknowledged|mentioned)\b|(?<!\bi )\bsaid\b(?! no)|\b(?:he|she|they|it was) (?:chose|picked|invited|trusted|elected|voted|asked)\b|\bchosen\b|\blook(?:ed)? (?:at me|on (?:his|her|their))|\b(?:he|she|they|boss|dad|mum|mom|teacher|coach|professor|everyone|everybody|people|somebody|someone) (?:finally |actually |even )*(?:said|told me|thanked|asked for me|remembered|hugged|liked|loved|cried)|\bin front of (?:everyone|everybody|the)|(?:his|her|their) face\b/i,
      to: 'seen',
    },
    {
      say: 'That I kept going',
      words:
        /\bkept\b|\bfinish(?:ed|ing) it|never missed|push(?:ed|ing) (?:on|through)|\ball the (?:work|hours|time|effort|practice|training)|\beffort\b|\bendur|\bto the end\b|\bheld (?:on|out)|\bhung in|\bkeep(?:ing)? (?:going|at it|it up)|\b(?:didn'?t|did not|never|not) (?:quit|quitting|giv(?:e|ing) up|gave up|stop|stopping)|\bstuck\b|\bstick|\b(?:months|years|weeks|evenings|hours)\b|\bevery (?:single )?(?:day|morning|evening|night|week)|persever|persist|disciplin|consisten|stamina|\bpatien|\bthrough it|got through|pull(?:ed)? through|again and again|even when|even though|despite|didn'?t (?:let|skip|miss)/i,
      to: 'kept-going',
    },
    {
      say: 'That I dared at all',
      words:
        /\bdar(?:e|ed|ing)\b|walk(?:ed|ing) (?:in|into|up)|\btell(?:ing)? (?:him|her|them|everyone|people|my)|\btold (?:him|her|them)|\bcall(?:ed|ing)?\b|\bphon(?:ed|ing)|first step|\bjump(?:ed|ing)?\b|\bfac(?:ed|ing)\b|\brisk|\bgoing (?:there|alone)|scared|afraid|terrif|\bnerv(?:e|es|ous)|\bfear|brave|courage|guts\b|\bstart|sign(?:ed|ing) up|\btr(?:ied|ying)\b|show(?:ed|ing) up|turn(?:ed|ing) up|\bsend\b|\bsent\b|press(?:ed)?|appl(?:ied|ying)|ask(?:ed|ing)|speak|spoke|open(?:ed|ing)? my mouth|said no|saying no|stood up|went for it|at my age|comfort zone|anxi|believ/i,
      to: 'dared',
    },
    {
      say: 'How well it turned out',
      words:
        /turn(?:ed|s)? out|came out|\bgrades?\b|\bmarks?\b|\bscore|\bresult|\bpercent|\b(?:my|own|finish(?:ing)?) time\b(?! off)|\bpersonal best|minutes|\bbest\b|\bbetter\b|quality|\blooks?\b|beautiful|\bclean\b|\bperfect|(?<!\bas )\bwell\b|how good|really good|\bgoals?\b|finished (?:thing|product|piece)|\bpoints?\b|\blevel\b|\bworks\b|\bfirst place|\bdistinction/i,
      to: 'result',
    },
  ],
  nodes: [
    {
      id: 'dared',
      say: 'The moment before the start is often the hardest part, and nobody else gets to see it. You could have let it be, and you went ahead.',
      ask: 'What was the last minute before it like?',
    },
    {
      id: 'kept-going',
      say: "That's the longest part of it, and it gets the least attention. You probably had to decide to go on more than once.",
      ask: 'What got you through the worst day of it?',
      ways: [
        {
          say: 'Plain stubbornness',
          words:
            /stubborn|\bspite|refus|bloody|\bpride\b|\bprove|pig-?headed|competiti|determin|will ?power|\brage\b|\banger\b|\bangry\b|never (?:manage|make it|do it)|(?:didn'?t|did not|don'?t) want to (?:give|quit|stop|lose|fail)|\bnot (?:going to|gonna) (?:give|quit|stop|let|lose)|wouldn'?t (?:give|quit|stop|let)|couldn'?t (?:stop|quit|give up|back out|let)|too late to|no way back|too far (?:in|gone)/i,
          to: 'stubborn',
        },
        {
          say: 'Somebody helped me',
          words:
            /\b(?:wife|husband|partner|girlfriend|boyfriend|fianc\w+|mum|mom|mother|dad|father|sisters?|brothers?|sons?|daughters?|kids|friends?|mates?|colleagues?|coach|teacher|tutor|sponsor|group|team|neighbou?rs?|grand\w+|family|therapist|dog)\b|\bhelp(?:ed|s|ing)?\b|support|somebody|someone|encourag|\b(?:he|she|they) (?:\w+ )?(?:said|told|called|rang|kept|took|came|believed|sat|made)\b|\b(?:him|her|them)\b/i,
          to: 'helped',
        },
        {
          say: 'I only looked at the next bit',
          words:
            /\bat a time\b|\bnext\b|\bsmall\b|\blittle\b|\bbits?\b|\bpieces?\b|minutes|\btimer\b|routine|\bhabit|\bsteps?\b|(?:didn'?t|without|not|no) think|autopilot|\bjust (?:did|do|doing|got|sat|put|went|kept|started)|\bschedule|\blists?\b|same time|\bone (?:day|page|hour|foot|more)\b|\b(?:day|step|bit|week|page) by (?:day|step|bit|week|page)|checklist|\bmusic\b/i,
          to: 'bits',
        },
      ],
    },
    {
      id: 'result',
      say: 'Then you can be pleased with the thing itself, whether or not anybody claps. Tomorrow you can look at it again and it will still be so.',
      ask: 'Which detail of it do you like best?',
    },
    {
      id: 'seen',
      say: 'You can know a thing about yourself and still need somebody else to notice before you quite believe it. Most people are like that.',
      ask: 'What did they say or do, as exactly as you remember it?',
    },
    {
      id: 'stubborn',
      say: 'Some people would call that difficult. On a bad day it was what kept you there, and without it this might not have happened.',
      ask: 'Where else does that side of you show?',
    },
    {
      id: 'helped',
      say: 'Then a part of this is theirs too, and they may not know how much it mattered. They may have thought of it as only a small thing.',
      ask: 'What would you tell them about it, if you said it outright?',
    },
    {
      id: 'bits',
      say: "That's a good way through something long, because the whole of it at once would have been too much to look at.",
      ask: 'What did one of those bits look like, on an ordinary day?',
    },
  ],
};
