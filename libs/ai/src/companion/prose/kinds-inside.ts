import type { Kind } from '../kind.ts';

/** What goes on inside, what is missed, and the body. */
export const KINDS_INSIDE: readonly Kind[] = [
  {
    id: 'self-reproach',
    family: 'inside',
    lines: [
      "You're being hard on yourself there.",
      "You're strict with yourself.",
      "That's hard on yourself.",
      'That sounds like you blame yourself.',
      "That's a harsh way to see it.",
    ],
    asks: [
      'What would you say to somebody you like, in the same spot?',
      'What happened before that?',
      'What else was going on?',
      'What was going on around it at the time?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\bI(?:'m| am) (?:such an?|so) (?:\w+ )?(?:idiot|stupid|failure|mess|loser|bad \w+)\b|\bI always (?:mess|ruin|break|fail|say the wrong)\b|\bmy (?:own )?fault\b|\bI (?:should|ought to) have\b|\bnot good enough\b|\bI hate that I\b/i,
  },
  {
    id: 'guilt',
    family: 'inside',
    lines: [
      'That it bothers you shows that you care.',
      'I can see that it bothers you.',
      'I can see that you wish it had gone differently.',
      'Thanks for telling me.',
    ],
    asks: [
      'What would you like them to know?',
      'What was it like for you, in that moment?',
      'Is there something small that would put a bit of it right?',
      'Would you forgive somebody else for it?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\bI feel (?:so |really )?(?:guilty|bad (?:about|for))\b|\bI snapped at\b|\bbecause of me\b|\bnever said sorry\b/i,
  },
  {
    id: 'compares',
    family: 'inside',
    lines: [
      'Comparing hurts.',
      "That comparison isn't a fair one, and it hurts all the same.",
      'Yes, that hurts.',
      "It's hard to watch others have what one would like.",
    ],
    asks: [
      'What is it, exactly, that you would like to have of it?',
      'What do they not see of your side?',
      'How far have you come, measured against yourself a year ago?',
      'What would be enough for you, if nobody else were in the picture?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\b(?:everyone|everybody|all my friends|everyone else|the others) (?:else )?(?:\w+ ){0,4}(?:already|better|ahead|fitter|married|done)\b|\bwhy (?:her|him|them|not me)\b/i,
  },
  {
    id: 'held-back',
    family: 'inside',
    lines: [
      'You kept it to yourself.',
      'You kept that inside.',
      "That's hard to keep in.",
      'Keeping it in is tiring.',
      'That must have taken some effort.',
    ],
    asks: [
      'What would you have liked to say?',
      'What was it that held you back?',
      'How is it for you now?',
      'Is there somebody you could say it to?',
    ],
    exercise: 'unsent-letter',
    words:
      /\bI (?:just |only )?(?:smiled|nodded|pretended|swallowed|bit my tongue|laughed along|kept quiet|went along|held it together|didn't say (?:anything|a word)|said nothing|keep everything in)\b|\b(?:and|i) said (?:i'm|it's|that's) (?:fine|ok(?:ay)?|good)\b|\bsaid congratulations\b|\bkeep (?:everything|it all) in\b|\bnobody talked about it\b/i,
  },
  {
    id: 'plays-down',
    family: 'inside',
    lines: [
      "It doesn't have to be big.",
      'Small things can be heavy.',
      "You don't have to have it worse than others to say it.",
      "I don't think it's nothing, if it's still on your mind.",
      'Small things count, too.',
    ],
    asks: [
      'What bothers you about it?',
      'What about it does bother you, honestly?',
      'What would you like to say about it?',
    ],
    words:
      /^(?:ok(?:ay)? |well |i mean |i know |idk |it's |its |this is )*(?:it's |its |this is )?(?:fine|petty|silly|stupid|dumb|nothing|whatever|no big deal|not a big deal|never mind|forget it)\b(?: (?:whatever|really|i know|i guess|tbh|lol))*\W*$|\bothers? (?:people )?have it worse\b|\bshouldn't complain\b|\boverreacting\b|\bbeing (?:dramatic|silly|too sensitive)\b/i,
  },
  {
    id: 'numb',
    family: 'inside',
    lines: [
      "That's okay. It doesn't have to be more.",
      "That's an answer, too.",
      "It doesn't have to have a name.",
      'That happens when it has been too much.',
    ],
    asks: [
      'When was the last time it was different, even for a moment?',
      'Is it more tired, more empty, or more far away?',
      'How is your body: tired, tense, heavy?',
    ],
    exercise: 'small-step',
    words:
      /\b(?:feel nothing|feel numb|i'm numb|feel empty|just functioning|autopilot|don't feel anything|don't know what i feel)\b/i,
  },
  {
    id: 'stuck',
    family: 'inside',
    lines: [
      "That's the tough bit: sitting there and nothing moves.",
      'Frustrating.',
      "That's frustrating.",
      'Being stuck is tiring, more than doing it would be.',
      'You did sit down with it, though.',
    ],
    asks: [
      'Where exactly does it stop?',
      'What would be a version of it that may be bad?',
      'What would ten minutes of it look like?',
      'What makes it so big?',
    ],
    exercise: 'small-step',
    words:
      /\b(?:putting (?:it|this|that) off|haven't started|hasn't moved|can't get (?:myself )?(?:started|to)|staring at|blank page|deleted more|keep starting|get round to|just scrolling|nothing comes)\b/i,
  },
  {
    id: 'resigned',
    family: 'inside',
    lines: [
      'That sounds tiring.',
      "I won't talk you out of it.",
      'You have tried long enough to be tired of it.',
      "That's hard to accept.",
    ],
    asks: [
      'If it stays like this: what would make it a bit easier to live with?',
      'When did you stop expecting something else?',
      'Is there one corner of it that is still in your hands?',
    ],
    exercise: 'small-step',
    words:
      /\b(?:nothing can be done|what's the point|no point in|why bother|it is what it is|never (?:going to |gonna )?change|won't change|used to it|how it is|no use)\b/i,
  },
  {
    id: 'confides',
    family: 'inside',
    lines: [
      'Thanks for telling me that.',
      "That isn't easy to put down in words.",
      "I'm glad you say it here.",
      'That took courage to write, I think.',
    ],
    asks: [
      'How is it for you now?',
      'How long have you kept that to yourself?',
      'What would you want somebody to say, if they knew?',
    ],
    words:
      /\bnever told (?:anyone|anybody|a soul)\b|\bnobody (?:else )?knows\b|\b(?:he|she|they) was the only one who knew\b|\bonly one who knew\b/i,
  },
  {
    id: 'wishes',
    family: 'inside',
    lines: [
      'That is a clear wish.',
      'I can see why one would want that.',
      "That isn't too much to want.",
      'Good to know what you would like, even if it is far off.',
    ],
    asks: [
      'What would be different on an ordinary day, if you had it?',
      'What is the smallest piece of it that you could have this week?',
      'What stands between you and it?',
    ],
    words:
      /\b(?:I (?:just |really |so )?wish\b|if only\b|I (?:just )?want (?:him|her|them|someone|somebody|it) to\b|I long for)/i,
  },
  {
    id: 'sceptical',
    family: 'plain',
    lines: [
      'Fair enough. You need not believe in it.',
      "That's all right. I'd be doubtful of me, too.",
      'A fair doubt. It costs five minutes to find out.',
      'No convincing from me.',
    ],
    asks: [
      'What would make these minutes worth it for you?',
      'What is on your mind today, in one plain sentence?',
      'Shall we try with something small: what was the best or the worst minute of today?',
    ],
    words:
      /\b(?:feels? (?:dumb|silly|weird|fake)|not (?:really )?my thing|don't need a (?:chat)?bot|talking to a (?:machine|program|robot|computer)|said to try this|should write stuff down|the point (?:of|in) (?:journaling|this|writing)|(?:doctor|therapist|wife|husband|daughter|son|friend|sister) (?:told|made|asked) me to (?:try|do|write|use)|(?:doctor|therapist) told me to)\b/i,
  },
  {
    id: 'misses-somebody',
    family: 'loss',
    lines: [
      'You miss them.',
      "I'm sorry. Missing somebody hurts.",
      "I'm sorry.",
      'Small things bring it back.',
      'They still have a place with you.',
    ],
    asks: [
      'What would you tell them about today?',
      'What do you miss most on an ordinary day?',
      'What comes up when you think of it?',
      'What were they like?',
    ],
    exercise: 'unsent-letter',
    words:
      /\bI (?:really |still |just |so )?miss (?:my|him|her|them|having|who|how)\b|\bpassed away\b|\bbeen gone (?:for )?\w+ (?:years?|months?|weeks?)\b|\bhas been gone\b/i,
  },
  {
    id: 'close-one-ill',
    family: 'loss',
    lines: [
      "That's hard to watch from so close.",
      "I'm sorry. That is a heavy time.",
      "That's hard for both of you.",
      "It's hard to watch and not be able to do much.",
    ],
    asks: [
      'How is it for you, beside all the looking after?',
      'What is the hardest moment of such a day?',
      'Who looks after you, meanwhile?',
      'What helps the two of you, even for a minute?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\b(?:mum|mom|dad|mother|father|grandma|grandpa|gran|wife|husband)\b.*\b(?:doesn't know who|chemo|stroke|hospital|dementia|in a home|forgets?|cancer)\b/i,
  },
  {
    id: 'tears',
    family: 'loss',
    lines: [
      'Then it came out.',
      "It's okay to cry.",
      'That was a lot at once.',
      'Crying is allowed, anywhere.',
    ],
    asks: [
      'What was the last straw?',
      'How was it afterwards: lighter, or only tired?',
      'Was anybody with you?',
      'What were the tears about, most of all?',
    ],
    exercise: 'self-compassion-break',
    words:
      /\bI (?:\w+ ){0,2}(?:cried|wept|bawled|teared up|broke down|burst into tears)\b|\bcried (?:in|on|at|myself)\b|\bcrying\b/i,
  },
  {
    id: 'alone',
    family: 'loss',
    lines: [
      "That's a lonely thing.",
      "I'm glad you say it here, at least.",
      "That's a lot to be without.",
      "I'm sorry. That's a lot of quiet.",
    ],
    asks: [
      'Who would you have liked to be there?',
      'When was it last different?',
      'What do you do on such an evening?',
      'Is there one person who would be glad to hear from you?',
    ],
    exercise: 'small-step',
    words:
      /\b(?:lonely|no one asks|nobody (?:asks|called|calls|at work said|talks to me)|haven't (?:spoken|talked) to any(?:one|body)|no one to (?:call|talk to|tell)|nobody to (?:call|talk to|tell)|feel invisible)\b/i,
  },
  {
    id: 'body',
    family: 'body',
    lines: [
      'Poor you. That takes over the whole day.',
      'That wears one out.',
      'No wonder everything is harder, then.',
      'Then today may be a small day.',
    ],
    asks: [
      'What has helped before, even a little?',
      'How long has it been like that?',
      'What could you leave out today?',
    ],
    exercise: 'paced-breathing',
    words:
      /\b(?:can't sleep|exhausted|so tired|headache|migraine|my (?:back|head|knees|stomach) (?:hurts?|aches?|is killing)|shaking|feel sick|throwing up|fever|didn't sleep)\b/i,
  },
];
