import type { Guide } from '../guide.ts';

export const PUTTING_OFF: Guide = {
  id: 'putting-off',
  title: 'Putting things off',
  words:
    /\b(?:procrastinat\w*|put(?:ting)? (?:\w+ )?off|can'?t (?:just )?(?:start|begin|get (?:started|going|myself)|focus|concentrate|bring myself|make myself)|don'?t get going|motivat\w*|avoiding|dodging|lazy|idle|concentrat\w*|haven'?t (?:opened|begun|started|replied|made|done|read)|still haven'?t|not (?:opened|begun|started|made|read)|isn'?t begun|meant to (?:begin|start|do)|start (?:early|after)|i'?ll (?:do|start)|did nothing|did none|don'?t feel like anything|brain just slides|should be doing|leave it until|unopened|postpon\w*|(?:don'?t|never) (?:feel like|get (?:round|around) to)|i just don'?t|hover\w*|what i should|still in the drawer|keep meaning)\b/i,
  situations: ['putting-off', 'cannot-focus', 'no-motivation'],
  tone: 'hard',
  acks: [
    "It may look like rest from outside, but it isn't restful at all.",
    "You carry it around with you all day, even while you're busy with other things.",
  ],
  ask: 'What comes up the moment you think of starting: dread, boredom, no idea where, or no strength?',
  ways: [
    {
      say: 'Mostly dread',
      words:
        /\b(?:(?:could|might|will|would|can) go wrong|everything that|bad news|sick|nausea|nauseous|knot|sweat\w*|racing|tight\w*|throat|cringe|horror|overwhelm\w* by fear|too late|bad feeling|sinking|like crying|in tears|pressure|embarrass\w*|can'?t face|terror|uneasy|unpleasant|resist\w*|avoid\w*|run away|dread\w*|fear\w*|afraid|scared|scary|panic\w*|anxi\w+|nervous|stomach|chest|worr\w+|stress\w*|mess (?:it )?up|fail\w*|terrif\w+|tense|heart|asham\w+|shame|guilt\w*)\b/i,
      to: 'dread',
    },
    {
      say: 'It bores me',
      words:
        /\b(?:numbing|mind.?numb\w*|sleepy just|yuck|blah|who cares|why bother|waste of time|paint dry|interest(?:s|ed|ing)?|rather (?:do|watch|be|clean|die)|uninspir\w*|mind-?numbing|snooze|drag|chore|no desire|nah|couldn'?t care|zero (?:interest|desire|excitement)|reluctan\w*|effort|faff|annoyance|irritat\w*|ugh|bor(?:ed|ing|es|edom)|dull|yawn\w*|tedious|tedium|can'?t be (?:bothered|arsed)|hate (?:doing )?(?:it|this|that)|annoying|pointless|no interest|uninterest\w+|monoton\w+|meh|don'?t (?:want|feel like))\b/i,
      to: 'bored',
    },
    {
      say: "I don't know where to begin",
      words:
        /\b(?:can'?t find|find the (?:start|beginning|end)|start of|beginning of|where|knot|thread|puzzle|too long a list|what to do first|what (?:comes )?first|don'?t know what|no plan|parts|steps|pieces|unclear|vague|fog\w*|can'?t see|start\w* from|complex|no structure|all over|where|which end|first step|how to|don'?t know how|no (?:idea|clue)|too (?:big|much|many|complicated)|so (?:big|much|many|tangled)|overwhelm\w*|blank|mess|chaos|tangled|confus\w*|huge|mountain)\b/i,
      to: 'where',
    },
    {
      say: 'No strength for anything',
      words:
        /\b(?:nothing(?! (?:special|dramatic|much|in particular))|empty|no (?:strength|will)|run(?:ning)? on|can'?t move|couch|sofa|get up|stand up|lead|heaviness|wiped|spent|fatigue\w*|sleep|just want to (?:lie|sleep)|no (?:force|power|spark|life|oomph)|can'?t (?:get off|get up|move)|apath\w+|sad|depress\w*|hopeless|indifferen\w*|everything'?s (?:too )?(?:hard|much)|listless|grey|gray|strength|energy|tired|exhaust\w*|drained|drive|empty|in me|flat|numb|worn out|knackered|sleepy|low|weak|heavy|don'?t care|motivat\w*|lethargic|burn\w* out)\b/i,
      to: 'flat',
    },
  ],
  nodes: [
    {
      id: 'dread',
      say: "Then it isn't laziness. Each time you turn away from it the fear drops for a moment, and because of that relief you do the same again tomorrow. Meanwhile the thing gets heavier.",
      ask: 'What are you afraid of running into, if you began?',
      ways: [
        {
          say: "That it won't be good enough",
          words:
            /\b(?:talent\w*|no good|be bad|look (?:stupid|bad)|can'?t\b|ability|capable|expectations?|can'?t (?:write|do|draw|speak|cook|sing|manage)|not up to|up to it|incompeten\w*|not (?:clever|smart)|useless|my best|standards?|flop|disappoint\w* myself|fraud|imposter|impostor|found out|lousy|poor|weak|failure|fall short|ugly|good enough|rubbish|bad at|not (?:be )?(?:good|able)|can'?t do|mess(?:ing)? (?:it|this|things )?\s?up|mediocre|fail\w*|wrong|mistakes?|stupid|terrible|awful|shit|crap|perfect|as well as|incapable|embarrass\w*)\b/i,
          to: 'notgood',
        },
        {
          say: 'Somebody being cross with me',
          words:
            /\b(?:mad|client|customer|told me off|scold\w*|reproach\w*|annoy\w*|criticis\w*|hat(?:e|es) me|reject\w*|no from|say no|a no|confront\w*|argument|conflict|judg\w+|laugh\w*|landlord|mother|father|mum|dad|wife|husband|teacher|in trouble|fired|consequences|boss|cross|angry|furious|annoyed|disappoint\w+|explain\w*|apolog\w+|people|somebody|someone|shout\w*|told off|mad at|they'?(?:d|ll)|(?:he|she)'?(?:d|ll)|why it took|face|reaction)\b/i,
          to: 'angry',
        },
        {
          say: "Seeing how bad it's got",
          words:
            /\b(?:bill|cost|sum|total|news|outcome|diagnosis|results|(?:how|what|it'?s|might be|even) (?:bad|worse|big|in (?:the|it))|worse than|bad news|what'?s in|inside|facts?|reality|facing (?:it|up)|the mess|the amount|costs?|how long|confirmed|mistake i|bank|balance|statement|doctor|dentist|how (?:much|bad|far|late|many)|seeing|find(?:ing)? out|owe|debts?|reminders?|number|behind|truth|result|diagnos\w+|letter|envelope|look(?:ing)? at|too late|worse|damage|pile)\b/i,
          to: 'look',
        },
      ],
    },
    {
      id: 'notgood',
      say: "As long as you haven't begun, it can still turn out well. Once you have, it has faults, as everything does. It helps many people to make a bad version on purpose first, one that nobody gets to see.",
      ask: 'What would ten minutes of the bad version look like?',
    },
    {
      id: 'angry',
      say: "When something's late, the explanation gets harder every day, while the thing itself stays the same. Most people would rather have it late, with a short note, than hear nothing at all.",
      ask: "What's the shortest honest thing you could tell them?",
    },
    {
      id: 'look',
      say: "As long as you don't look, it can be as bad as you're able to imagine. Once you do, it's something definite, and you know where you stand. You don't have to deal with it on the same day.",
      ask: 'When could you sit down only to look?',
    },
    {
      id: 'bored',
      say: "Then there's nothing in it for you now, and what it's good for is a long way off. That makes it really hard to begin, and calling yourself lazy doesn't help.",
      ask: 'Which bit of it is the dullest?',
    },
    {
      id: 'bored2',
      say: "With things like that you can wait for ever until you feel like it. They get done when they're kept short, or when something nicer goes with them: one album, a pot of tea, somebody on the phone.",
      ask: 'What would make half an hour of it bearable?',
    },
    {
      id: 'where',
      say: "Then what's missing may not be willpower at all, but a first step. 'Sort out the flat' can't be done by anybody. 'Carry the two boxes down' can.",
      ask: 'What do you call it, when you think of it?',
    },
    {
      id: 'flat',
      say: "It's hard to begin anything without strength, and being told to pull yourself together doesn't give you any. It makes a difference how far it goes.",
      ask: 'Does it go for the things you like as well, or only for the duties?',
      ways: [
        {
          say: 'Only the duties',
          words:
            /(?:^no(?:$|[,.]| (?:i|just|only|it|the|not|mostly)\b)|\bonly\b|\bmostly\b|\bmainly\b|\bchores?\b|\bhobbies\b|\bjust work\b|\bnot the (?:nice|fun|good)\b|\bobligations?\b|\bjust (?:this|the|that|work|one)|\bduties\b|\bfine with\b|\bstill (?:go|do|play|like|enjoy|love|see)\b|\bfun stuff is\b)/i,
          to: 'bored2',
        },
        {
          say: 'The things I like too',
          words:
            /\b(?:no joy|joy|fun|hobbies too|everywhere|general|yes|yeah|yep|even|everything|all of it|both|too|as well|either|anything|nothing|whole|enjoy|months|lost interest|don'?t care)\b/i,
          to: 'long',
        },
      ],
    },
    {
      id: 'long',
      say: "When even the good things don't draw you any more, discipline isn't the answer. If it's been like that for a few weeks, tell a doctor, in just those words. Until then it's enough to do little.",
      ask: 'What do you still do each day, almost without thinking?',
    },
  ],
};
