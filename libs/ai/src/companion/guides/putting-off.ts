import type { Guide } from '../guide.ts';

export const PUTTING_OFF: Guide = {
  id: 'putting-off',
  title: 'Putting things off',
  words:
    /\b(?:procrastinat\w*|put(?:ting)? (?:\w+ )?off|can'?t (?:just )?(?:start|begin|get (?:started|going|myself)|focus|concentrate|bring myself|make myself)|don'?t get going|motivat\w*|avoiding|dodging|lazy|idle|concentrat\w*|haven'?t (?:opened|begun|started|replied|made|done|read)|still haven'?t|not (?:opened|begun|started|made|read)|isn'?t begun|meant to (?:begin|start|do)|start (?:early|after)|i'?ll (?:do|start)|did nothing|did none|don'?t feel like anything|brain just slides|should be doing|leave it until|unopened|postpon\w*|(?:don'?t|never) (?:feel like|get (?:round|around) to)|i just don'?t|hover\w*|what i should|still in the drawer|keep meaning)\b/i,
  situations: ['putting-off', 'cannot-focus', 'no-motivation'],
  tone: 'hard',
  acks: [
    "From outside it may look like rest. It's the least restful thing there is.",
    'Not getting to a thing is work too: it comes along in your head all day, and nobody pays for it.',
  ],
  ask: 'What comes up the moment you think of starting: dread, boredom, no idea where, or no strength?',
  ways: [
    {
      say: 'Dread',
      words:
        /\b(?:(?:could|might|will|would|can) go wrong|everything that|bad news|sick|nausea|nauseous|knot|sweat\w*|racing|tight\w*|throat|cringe|horror|overwhelm\w* by fear|too late|bad feeling|sinking|like crying|in tears|pressure|embarrass\w*|can'?t face|terror|uneasy|unpleasant|resist\w*|avoid\w*|run away|dread\w*|fear\w*|afraid|scared|scary|panic\w*|anxi\w+|nervous|stomach|chest|worr\w+|stress\w*|mess (?:it )?up|fail\w*|terrif\w+|tense|heart|asham\w+|shame|guilt\w*)\b/i,
      to: 'dread',
    },
    {
      say: 'Boredom',
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
  otherwise: 'any',
  nodes: [
    {
      id: 'dread',
      say: "So it isn't laziness, whatever you may have called it. Each time you turn away from the thing, the dread drops for a moment, and that relief is the pay for not doing it. It's why the same trick works again tomorrow while the thing gets heavier.",
      ask: "What's the bad thing you'd run into if you began?",
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
      otherwise: 'any2',
    },
    {
      id: 'notgood',
      say: "As long as it isn't begun, it can still turn out splendid. With the first line it becomes one real thing with faults, and that's a small loss each time, even to people who do it for a living. Many of them get past it with a bad version on purpose, one that can't disappoint anybody.",
      ask: 'What would ten minutes of the bad version look like?',
      otherwise: 'tiny',
    },
    {
      id: 'angry',
      say: "Lateness has a strange arithmetic. The thing itself stays the size it was, and the explanation grows every day. By now it may be less the task you're avoiding than a face, and most faces would take it late and short over not at all.",
      ask: "What's the shortest honest thing you could tell them?",
      otherwise: 'message',
    },
    {
      id: 'look',
      say: "Unseen, it can be any size it likes. Seen, it has a number or a date on it, and even an ugly number is smaller than everything. Looking isn't dealing with it yet, so you can make it two jobs on two days.",
      ask: 'Where would you sit, and when, only to look?',
      otherwise: 'ifthen',
    },
    {
      id: 'bored',
      say: "Boredom is a real obstacle and gets no respect. There's nothing in it for you now, and what's in it later is a long way off, so the head does the sum and goes elsewhere. Calling yourself lazy doesn't change the sum.",
      ask: 'Which bit of it is the dullest?',
      otherwise: 'bored2',
    },
    {
      id: 'bored2',
      say: "With chores of that kind, waiting until you feel like it is a trap, because nobody ever does. They get done by being made short, or by being paired with something better: one album's worth, one pot of tea's worth, on the phone to somebody who's doing theirs.",
      ask: 'What could you pair it with, or how short could it be?',
      otherwise: 'ifthen',
    },
    {
      id: 'where',
      say: "A thing without a first move isn't really a task yet, it's weather. 'Sort out the flat' can't be done by anybody. 'Carry the two boxes down' can. So what's missing may not be will at all.",
      ask: 'What does the whole thing go by in your head, what do you call it?',
      otherwise: 'where2',
    },
    {
      id: 'where2',
      say: "One name like that usually covers five or six different jobs, and among them is one that's unpleasant. It sits on top of the others, so none of them moves. The trick is to take a harmless one out from underneath.",
      ask: 'If somebody filmed the first two minutes of it, what would they see you doing?',
      otherwise: 'tiny',
    },
    {
      id: 'flat',
      say: "Then there's nothing that pulls, and 'pull yourself together' is advice without a handle. The wanting mostly comes once you've begun and not before, which is a rotten arrangement for days like these.",
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
      otherwise: 'any2',
    },
    {
      id: 'long',
      say: "When even the good things have gone grey, discipline isn't the question any more, and more of it won't help. If it's been so for a few weeks, it's one to tell a doctor in just those words, as you'd mention a cough that doesn't go.",
      ask: 'Which thing in the day still happens nearly by itself?',
      otherwise: 'still',
    },
    {
      id: 'any',
      say: "There's the thing itself, and there's what you say to yourself about not doing it. The second often takes more strength than the first would have.",
      ask: 'When you set an hour aside for it, where does the hour go?',
      ways: [
        {
          say: 'I do everything else',
          words:
            /\b(?:old messages|answer (?:all|my|every|old)|reply to|repl(?:y|ied)|rearrang\w*|sort out|fix\w*|paint\w*|tidy|everything|shop\w*|garden\w*|organis\w*|organiz\w*|urgent|help\w*|dishes|plants?|call my|ring my|run errands|errands|small (?:stuff|things|jobs)|easy (?:ones|things)|bake|coffee|tea|eat|snack|else|other (?:things?|stuff)|every other|clean\w*|tid(?:y|ying)|hoover\w*|spotless|kitchen|laundry|socks|washing|cook\w*|bak(?:e|ing)|emails?|sort\w*|instead|for others|colleagues)\b/i,
          to: 'else',
        },
        {
          say: 'I start, then drift off',
          words:
            /\b(?:look(?:ing)? (?:something|things|it|stuff) up|hour later|hours? later|reading about|wikipedia|videos?|thread|start\w*|begin|began|minutes|focus\w*|concentrat\w*|attention|mind (?:goes|is|drift)|thoughts|elsewhere|websites?|messages|whatsapp|tabs?|netflix|series|window|rabbit hole|drift\w*|distract\w*|jump\w*|wander\w*|phone|reddit|youtube|internet|scroll\w*|tiktok|instagram|news|minutes later|can'?t (?:stay|focus|concentrate)|daydream\w*|lose (?:the )?(?:thread|focus)|games?)\b/i,
          to: 'drift',
        },
        {
          say: 'I sit there feeling guilty',
          words:
            /\b(?:useless|loser|call myself|telling myself|scold\w*|lie (?:there|on|in|down)|lying|regret\w*|anxious|stress\w*|worry\w*|panic\w*|nothing|waste|frozen|freeze|paralys\w+|wait\w*|sleep|nap|guilt\w*|hat(?:e|ing)|beat(?:ing)? myself|awful|bad|conscience|sofa|couch|bed|feel(?:ing)?|sit(?:ting)?|stare|staring|ashamed|shame|blam\w+|telly|tv|cry\w*)\b/i,
          to: 'guilt',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'else',
      say: "So there's strength enough, it only leaves by the side door. And because it's all useful, it makes the best hiding place there is. Nobody can scold a person who's descaling the kettle.",
      ask: 'If the thing itself were taken off you tonight, would you be relieved or would you miss it?',
      ways: [
        {
          say: 'Relieved',
          words:
            /\b(?:over the moon|thank\w*|yes(?: please)?|finally|fantastic|party|celebrate|hooray|not miss|wouldn'?t miss|so good|peace|breathe|sleep|burden|liberat\w+|released?|bliss|ecstatic|champagne|reliev\w+|relief|glad|happy|happ\w+|dance|rid of|weight|stone|lighter|free|delighted|thrilled|great|wonderful|hallelujah)\b/i,
          to: 'drop',
        },
        {
          say: "I'd miss it",
          words:
            /\b(?:los(?:e|t|ing)|back|empty|something missing|part of me|dream|proud|need it|mean(?:s|ing)|my baby|heart(?:broken)?|grieve|cry|robbed|angry|upset|protest|no way|gutted|miss|sad|sorry|want it|want to|matters?|hurt\w*|loss|my own|important|care|love|disappointed|regret)\b/i,
          to: 'notgood',
        },
      ],
      otherwise: 'any2',
    },
    {
      id: 'drift',
      say: "Attention seldom leaves without a reason. A sentence that didn't make sense, something buzzing on the table, five hours of sleep, a worry that wants the floor. For most people it's the same two or three exits every time.",
      ask: "What's the last thing that happens before you notice you're gone?",
      otherwise: 'ifthen',
    },
    {
      id: 'guilt',
      say: 'Guilt passes itself off as payment: if I feel bad enough, it nearly counts as work. But then the thing smells of guilt as well, and that makes it harder to pick up. People who let themselves off for last time tend to begin sooner the next time.',
      ask: 'What do you call yourself in those hours?',
      otherwise: 'kind',
    },
    {
      id: 'any2',
      say: 'With most things of this sort, the waiting costs more than the doing. If the minutes of not doing it were added up, it might well have been done twice, with a nap in between.',
      ask: 'What would this evening be like if it were behind you?',
      otherwise: 'any3',
    },
    {
      id: 'any3',
      say: "Duty is a weak engine for this, and threats are worse. What does move people is something small and near they'd get back: a drawer that closes, an evening with an empty head, one name fewer to avoid.",
      ask: 'Which two minutes of it could you do before you have time to argue?',
      otherwise: 'tiny',
    },
    {
      id: 'tiny',
      say: "Two minutes of anything on it will do, and after that you may stop, and mean it. A few minutes done change more than two hours planned, because from then on it's a thing you've begun.",
      exercise: 'small-step',
    },
    {
      id: 'message',
      say: "A line for what was, a line for what happens now, and a day. People can plan around a plain sentence. What they can't do anything with is silence.",
      exercise: 'prepared-talk',
    },
    {
      id: 'ifthen',
      say: "It's best settled beforehand, because in the moment there's nobody home to decide. One fixed cue, a short stretch, and an end that you keep to even if it's going well.",
      exercise: 'if-then-plan',
    },
    {
      id: 'still',
      say: "The end to begin at isn't the hardest thing on the list. It's what still goes by itself, even if that's only the kettle, with one small thing hung on behind it.",
      exercise: 'tiny-habit',
    },
    {
      id: 'kind',
      say: "Nobody works well with a boss behind them who shakes their head all day, in words or without. Leaving that off isn't going soft on yourself. It's better management.",
      exercise: 'self-compassion-break',
    },
    {
      id: 'drop',
      say: 'Then it may not be yours to do at all. Some part of you said no a while ago and was never given the floor. It can be handed on or turned down, and either is cleaner than carrying it from week to week.',
      exercise: 'prepared-talk',
    },
  ],
};
