import type { PlanTopic } from '../plan-topic.ts';

export const CARE_ROTA: PlanTopic = {
  id: 'care-rota',
  title: 'Caring for somebody close',
  words:
    /\b(?:car(?:er|ers|egiver|egivers|egiving)|caring|care (?:rota|homes?|plan|package|assessment|allowance)|(?:'s|mums|moms|dads|nans|his|her|their) care|look(?:s|ing)? after (?:my |our |his )?(?:mum|mom|dad|mother|father|mam|nan|gran\w*|grandad|parents|wife|husband|him|her)|respite|siblings?|(?:brothers?|sisters?) (?:won't|wont|never|don't|dont|do nothing|does nothing|to (?:help|take|do))|rota|sit(?:s|ter)? (?:with|for) (?:my |our )?(?:mum|mom|dad|nan|gran\w*|him|her)|social services|stranger in the house|left on (?:his|her) own|(?:someone|somebody) (?:who comes|to come|to keep)|help (?:at home|in\b)|hospital runs|dementia|alzheimer\w*|parkinson\w*|stroke|home help|day cent(?:re|er)|nursing homes?|meals on wheels|power of attorney|bedridden|frail|elderly)\b/i,
  kind: 'once',
  aim: 'share out the care',
  acks: [
    'Most care lands on whoever said yes first. It rarely moves by a general call for help; it moves by one task with a name and a day on it.',
    "Caring is two jobs, the doing and the keeping it all in your head. The second one can be put on paper, and what's on paper can be shared.",
    'Many people who have done this say they asked for help much later than they could have. So this week is a good time to sort one piece of it.',
  ],
  heavy: [
    "You can love somebody and be worn to the bone by what they need, both on the same Tuesday. Hours off aren't taken from them; they're what lets a person come back kind.",
    "Care falls unevenly in nearly every family, and the anger and the guilt about it sit at every bedside. Neither makes anybody a bad person, and both ease once it's on paper who does what.",
    "Guilt comes with this whatever you do, so it's a poor measure of whether you do enough. How tired everybody is tells you more, and that part can be shared out.",
  ],
  ask: 'What would take the most off you this week?',
  steps: [
    {
      say: 'List what I do in a week',
      words:
        /\b(?:list|write|writing|put(?:ting)? (?:it |everything )?down|on(?:to)? paper|everything (?:i|that)|out of my head|jot\w*|all the (?:jobs|tasks))\b|\bput down\b/i,
      how: "Ten minutes, and the small things count: the pills, the calls, the washing, waiting in for the plumber. Then a tick beside everything that doesn't have to be you. The ticks are what you ask for.",
    },
    {
      say: 'Ask one person for one thing',
      words:
        /\b(?:text|message|ask(?:ing)?|whatsapp|tell) (?!(?:the )?(?:council|doctor|gp|social|agency|about))|(?<!what if my )\b(?:sister|brother|cousin|neighbou?r|family chat|niece|nephew)\b(?!.*\b(?:never|always|excuse|won't)\b)|\b(?:(?:daughter|son|aunt|uncle|friend|sister|brother|he|she) (?:could|might|would|can) (?:do|take|come|help|sit))\b/i,
      how: "One task, one day, and a question that needs a yes or a no: 'Could you do the clinic run on the 14th, or pay for the taxi?' 'I need more help' is easy to agree with and easy to forget.",
    },
    {
      say: 'Ring about a break or a carer',
      words:
        /\b(?:respite|council|social (?:worker|services)|gp|doctor|agency|charity|assessment|sitting service|a break|(?:find|about|look\w*|try|ring|call|a) .*day cent(?:re|er)s?|someone in|paid (?:help|carer)|(?:find|get|ring|call|book)\b.*\bcarers?)\b(?!'s)|\b(?:surgery|district nurse|(?:someone|somebody) (?:to|who)|home help|hospital team)\b/i,
      how: "Ring the doctor's practice or the town's social services and say: 'I'm a carer, I'm close to my limit. Who do I speak to about some hours off?' 'I'm a carer' are the words that open the right door.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:stranger|refus\w+|stubborn|(?:she|he|mum|mom|dad|mother|father|they) (?:won't|wont|doesn't|doesnt|would never|will never|'?d never) (?:have|want|accept|let|like|allow)|only (?:wants|lets) me|isn't me|(?:throws?|sends?|kicks?) .* (?:out|away)|trusts?|hates? (?:strangers|carers|them)|new people|fires)\b/i,
      say: "Bring them in as help for you: 'Somebody's coming on Thursdays to give me a hand.' The same face each time, a cup of tea together, one useful thing done. It often turns around the third visit.",
    },
    {
      words:
        /\b(?:brothers?|sisters?|siblings?|family|they|nobody|no ?one)\b.*\b(?:excuses?|never|won't|wont|don't|dont|doesn't|refuses?|busy|abroad|far|no again|says? no|useless|helps)\b|\b(?:asked (?:them|him|her) before|say no|said no|no help|won't help|wont help)\b/i,
      say: "Then ask for what can be done from far away or with money: the phone calls, the forms, the shopping order, an hour of paid help. If it's still a no, you know it's a no, and you can stop waiting for them.",
    },
    {
      words:
        /\b(?:guilt\w*|selfish|promis\w+|abandon\w*|let(?:ting)? (?:her|him|them) down|bad (?:daughter|son|wife|husband)|put(?:ting)? (?:him|her|them) (?:in|away)|duty|should be me|bad about|ashamed|my job to)\b/i,
      say: "A promise to look after somebody can be kept with other people's hands too. What they need most is somebody who comes in rested, and nobody manages that with no days off.",
    },
    {
      words: /\b(?:cost\w*|afford|money|expensive|fortune|pay|price|savings|saved|benefits?|how much)\b/i,
      say: 'Ask for an assessment before you look at prices. In many places part of it is paid for, and nobody tells you unasked. A day centre or a charity for the illness often costs far less than somebody at home.',
    },
    {
      words:
        /\b(?:row|rows|argu\w+|fall(?:ing)? out|quarrel\w*|kick off|shouting|blow up|big fight|fight)\b/i,
      say: "Then write it and leave the last ten years out: what needs doing, on which days, and which bit they'd take. A list is harder to quarrel with than a tone of voice.",
    },
    {
      words:
        /\b(?:tired|exhaust\w+|no time|no energy|knackered|burn(?:t|ed)? out|too busy|work full|worn out|on my knees)\b/i,
      say: "Then only the smallest bit, one text written sitting down: 'I'm worn out. Can you do Sunday?' That's a whole plan for one day.",
    },
  ],
  ways: [
    'Put a calendar where the whole family sees it, with the tasks in it and an empty space beside each. People fill a gap they can see sooner than a request they only hear.',
    "Hold a family call of twenty minutes with one question: which two things on this list does each of us take for this month. Whoever can't give hours gives money or makes the phone calls.",
  ],
};
