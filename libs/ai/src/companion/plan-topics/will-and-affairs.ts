import type { PlanTopic } from '../plan-topic.ts';

export const WILL_AND_AFFAIRS: PlanTopic = {
  id: 'will-and-affairs',
  title: 'A will and the papers',
  words:
    /\b(?:(?:a|the|my|our|her|his|living|no|old|without a|testament) wills?(?= |[.,;?!]|$)|wills|power of attorney|lpa|attorney|advance (?:directive|care)|living will|testament|executor|guardian|solicitor|notary|inherit\w*|beneficiar\w*|where everything is|funeral (?:wishes|plan)|proxy|if (?:anything|something) happens|in case something|happened to me|who gets|papers in order|passwords|organ donor|digital legacy|letter of wishes|safe is|do the papers|papers done|leave things tidy|when-?i'?m-?gone)\b/i,
  kind: 'once',
  aim: 'get the will and the papers sorted',
  acks: [
    "It's one of those jobs that's lighter done than undone. People who have it behind them say they hardly think of it again, and that was the point.",
    'The law part is the smaller one. The rest is a page in plain words: where things are, who should decide, who looks after whom. That can be begun at the kitchen table.',
    "It's a kindness to the ones it concerns: nobody has to guess, search, or quarrel about what was wanted.",
  ],
  heavy: [
    'It means looking at a day without somebody, and no one does that gladly, so it lies in drawers for years. It goes best in small pieces, with tea, and with something pleasant afterwards.',
    "Raising this can feel cold, and it's the opposite: it's asking how somebody wants to be looked after. The hardest part is the first sentence, and that can be prepared.",
    "Those who've once had to search through drawers, or to decide for somebody by guessing, know why it's worth it. You don't have to have the answers to begin, a page in pencil will do.",
  ],
  ask: 'Which part would be easiest to begin with?',
  steps: [
    {
      say: 'One page: where everything is',
      words:
        /\b(?:where (?:everything|things|the papers|it all|stuff)|list|note of|accounts?|keys|passwords|one page|folder|insurance|gather|drawer)\b/i,
      how: 'Bank, insurance, pension, keys, doctor, whom to ring: only where each is, no passwords on it. Ten minutes is enough for the half of it. Put the date on top and tell one person which drawer.',
    },
    {
      say: 'Write my wishes in pencil',
      words:
        /\b(?:pencil|scribble|draft|wishes|who (?:should )?gets?|write (?:down|my|out)|what i(?:'d)? (?:want|like)|ideas|rough)\b/i,
      how: "Who should have what, who'd look after children or animals, who sees to it all, with question marks where you don't know. Unsigned it has no force in law, but it's just what a solicitor or notary asks first, and it saves you an hour there.",
    },
    {
      say: 'Talk to the one it concerns',
      words:
        /^(?!.*\b(?:don'?t|won'?t|refus\w*|can'?t)\b).*\b(?:talk|speak|ask (?:my|her|him|if|mum|dad|them)|tell|bring it up|(?:ring|call) (?:my|a|the)|raise it|conversation|appointment|book)\b/i,
      how: "'If I couldn't decide for myself one day, I'd like it to be you. Take your time to think about it.' To a parent: 'I'd rather ask you than guess, who should decide for you if you were ill?' Side by side, on a walk or over dishes, it comes out easier.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:tempt\w* fate|morbid|bad luck|jinx|superstit\w*|depress(?:ing|es)|scar(?:ed|y)|afraid|don'?t (?:want|like) to think|death|dying|creepy|sick)\b/i,
      say: "Writing it down brings nothing on. Do it in daylight, for ten minutes at a time, and go and have something nice straight afterwards. The thoughts that come are mostly there anyway, and they're quieter once it's signed.",
    },
    {
      words:
        /\b(?:(?:haven'?t|havent|don'?t|nothing|not) (?:got |have )?(?:anything|much|nothing)? ?(?:to leave|worth)|nothing to (?:leave|inherit)|not rich|too young|no (?:house|money|property)|why bother|worth it)\b/i,
      say: "Then it's less about money than about who may speak with a doctor, close an account, and take the cat. Without a page, offices decide by rules that don't know you. It's quicker too when there's little to write.",
    },
    {
      words:
        /\b(?:cost|fortune|expensive|afford|fees?|solicitors? (?:are|cost|charge)|price|myself|online|diy|kit|template|valid)\b/i,
      say: "Ask for a fixed price before you go, and come with your pencil page, that's what keeps it low. Charities, unions and some towns have free weeks for wills. A simple one you can mostly write yourself, but read exactly how it has to be signed where you live: that's where homemade ones fail.",
    },
    {
      words:
        /\b(?:fall out|fight\w*|quarrel\w*|argu\w*|don'?t speak|dont speak|estranged|unfair|fair|jealous|equal\w*|less loved|upset (?:them|the)|sister or mine|agree)\b/i,
      say: "They quarrel most where it was left open. Write it clearly, and put a letter beside it in your own words with the why; that's read more often than the will. Who'd have the say should be somebody who can bear being grumbled at, not necessarily the eldest.",
    },
    {
      words:
        /\b(?:nobody|no ?one|no-one|no (?:kids|children|family|relatives)|who (?:to|could|would|should) (?:name|ask|choose|i)|single|don'?t know who|alone)\b/i,
      say: "It needn't be family: a friend, a godchild, a neighbour who's good with papers, or a solicitor or a bank for the dry part. Ask two, one as the spare. For medical wishes a written page and a talk with your doctor go a long way by themselves.",
    },
    {
      words:
        /\b(?:(?:mum|dad|mother|father|parents?|he|she|they|husband|wife|partner)\b.*\b(?:won'?t|wont|refus\w*|does ?n'?t want|doesnt want|dementia|hates?|changes the subject|gets? (?:angry|upset))|dementia|alzheimer\w*|diagnos\w*|vulture|after (?:the|their|her|his) money|too late|capacity)\b/i,
      say: "Start with your own: 'I've just begun on mine, and I didn't know what you'd want.' Ask for one small thing, where the key is, who should be rung. If memory's beginning to fail, see a lawyer and the doctor soon: it can only be signed while it's understood.",
    },
    {
      words:
        /\b(?:second marriage|step ?(?:kids|children|son|daughter)?|both sides|complicated|abroad|two countries|(?:not|never|un) ?married|business|trust|disab\w*|don'?t understand|legal|confus\w*|divorc\w*|my ex)\b/i,
      say: "That's exactly when an hour with somebody who does it daily is worth its price, because the rules of the house or the country may say something quite different from what you'd expect. Draw your people on one sheet with lines, put the question marks in red, and take that along.",
    },
  ],
  ways: [
    'Three evenings: where everything is, whom you would ask, and what should happen. Then one appointment with somebody who puts it into the right form.',
    'Read it again on a fixed day each year, a birthday or the first of January. It takes as long as a cup of tea, and it stays true.',
  ],
};
