import { sentencesOf } from '../local/sentences.ts';

/** Something that happens to many people, and what can be said to it without knowing more. */
export type Happening = {
  /** Of a sentence in lower case. */
  pattern: RegExp;
  /** Right for whoever writes such a sentence. */
  says: readonly string[];
  asks?: readonly string[];
  /** Its id. */
  exercise?: string;
};

const PERSON =
  '(?:him|her|them|my (?:\\w+ )?(?:mother|mum|mom|father|dad|sister|brother|son|daughter|kids?|children|husband|wife|partner|boyfriend|girlfriend|friend|boss|colleague|neighbou?r|gran\\w*|ex|dog))';

/** In order: the first that a sentence shows counts. */
const HAPPENINGS: readonly Happening[] = [
  {
    pattern:
      /\b(?:never|not|haven't|hadn't) (?:really )?(?:told|said (?:it|this|that) to|admitted (?:it|this|that) to) (?:her|him|them|anyone|anybody|a soul|my \w+)\b.{0,20}$|\b(?:first time|never) (?:i've |i have |i )?(?:said|written|typed|told) (?:it|this|that)\b/,
    says: ['Then it is written down for the first time here. Thank you for that.'],
  },
  {
    pattern: new RegExp(
      `\\bi feel (?:like|as if) i (?:\\w+ )?(?:cheated|lied|failed|betrayed|abandoned)\\b|\\bi (?:just |really |totally |kind of )?(?:(?:snapped|yelled|shouted|screamed|barked|lashed out|blew up)(?: (?:at|back)\\b|[,.!;]|$)|lost (?:my temper|my patience)\\b)|\\bi (?:was|got) (?:so |really |very |too )?(?:mean|short|unkind|nasty|horrible|rude|unfair|impatient|harsh) (?:to|with) ${PERSON}\\b|\\bi (?:shouldn't|should not) have (?:said|done|told|sent|left|been so)\\b`,
    ),
    says: [
      'Most people know that moment, and the wish to take it back.',
      'It stays with you because it matters to you how that person is.',
    ],
    asks: ['If you had that minute again, what would you do in it?'],
    exercise: 'prepared-talk',
  },
  {
    pattern:
      /\bi (?:\w+ )?forgot (?:about )?(?:my|his|her|their|our|the) (?:\w+ )?(?:birthday|anniversary|appointment|wedding|party)\b|\bi (?:\w+ )?(?:let|letting) (?:him|her|them|my \w+|everyone|everybody|people) down\b|\bi broke (?:my|a) promise\b/,
    says: ['It hurts because that person counts for you.'],
    asks: ['What would you like them to know about it?'],
    exercise: 'self-compassion-break',
  },
  {
    pattern:
      /\b(?:didn't|did not|never|hasn't|haven't|don't)(?: even)? (?:invited?|included?|ask(?:ed)?) (?:me|us)\b|\b(?:i|we) (?:was|were|am|'m|are)(?:n't| not| never)(?: even)? (?:invited|included|asked)\b|\b(?:i|we) (?:was|were|got|felt|feel) (?:\w+ )?(?:left out|excluded)\b|\b(?:left|leaves|leave|cut|excluded) me(?: out)?\b(?<=out|excluded me)|\b(?:went|met|meet|go|celebrated) (?:\w+ ){0,3}without me\b|\bbehind my back\b|\bghosted me\b|\b(?:un(?:friended|followed)|blocked) me\b/,
    says: [
      'To find yourself left out hurts, whatever the reasons were.',
      'That would hurt anybody who thought they belonged there.',
    ],
    asks: ['What would you have wished them to say to you beforehand?'],
    exercise: 'unsent-letter',
  },
  {
    pattern:
      /\bpanic attacks?\b|\bi (?:panicked|had a panic)\b|\bmy chest (?:closes|tightens|gets tight|is tight)\b/,
    says: ['That is frightening while it lasts, and it does pass.'],
    asks: ['Is it over for now, or is some of it still there?'],
    exercise: 'paced-breathing',
  },
  {
    pattern:
      /\bi (?:can't|cannot|couldn't|don't dare to|haven't dared to) tell (?:him|her|them|my|anyone|anybody)\b|\b(?:said|say|told (?:him|her|them)) (?:i'm |i was |that )?(?:fine|everything's fine)\b|\bpretend(?:ing|ed)?\b.{0,20}\b(?:fine|okay|ok|happy)\b/,
    says: ['To keep something from people who are close takes strength every day.'],
    asks: ['What would they say, at best, if they knew?'],
    exercise: 'prepared-talk',
  },
  {
    pattern:
      /\bi(?:'ve| have|'m| am)? (?:just |now |recently )*retired\b|\bmy retirement\b|\b(?:kids?|children|son|daughter) (?:has |have )?(?:just )?(?:moved out|left home|left for (?:college|university|uni))\b|\bempty nest\b/,
    says: ['After so many years it takes a while until the days have a new order.'],
    asks: ['Which part of the old days do you miss, and which not at all?'],
  },
  {
    pattern:
      /\b(?:broke up|breaking up|split up|dumped me|left me\b(?! (?:a|the|out|with|alone))|(?:wants|filed for|asked for) (?:a |the )?divorce|we(?:'re| are) getting divorced)\b/,
    says: ['An ending like that takes longer than anybody around says.'],
    asks: ['Which hour of the day is hardest just now?'],
    exercise: 'unsent-letter',
  },
  {
    pattern:
      /\b(?:took (?:the )?credit|took my name off|passed (?:me )?over|overlooked|ignored me|talked over me|interrupted me|made fun of me|laughed at me|humiliat\w+|put me down|belittl\w+|me\b[^.]{0,40} in front of (?:everyone|everybody|the whole|all|the team|my))\b/,
    says: ['That is not how one should be treated.', 'No wonder that this stays.'],
    asks: ['What did you want to say in that moment, and did not?'],
    exercise: 'prepared-talk',
  },
  {
    pattern:
      /\b(?:laid off|lost my job|made redundant|redundanc\w+|got fired|fired me|(?:job|position) (?:is|was) cut|lay(?:ing)? (?:people|them|him|her) off|(?:had|have|having) to let (?:people|him|her|them) go)\b/,
    says: ['That is heavy, on whichever side of it one stands.'],
    asks: ['Who else knows how this is for you?'],
    exercise: 'prepared-talk',
  },
  {
    pattern:
      /\b(?:dementia|alzheimer\w*|in (?:a )?(?:hospital|hospice|care home|nursing home)|intensive care|(?:had|after|since|a|his|her|the) (?:\w+ )?stroke(?! of)|diagnos(?:ed|is)|biops(?:y|ies)|scan results?|chemo\w*|cancer|(?:waiting for|get|got) (?:the|my|her|his) (?:test )?results)\b/,
    says: ['That is a lot to carry beside everything that goes on as usual.'],
    asks: ['What did today bring of it?', 'Who is there for you in this?'],
    exercise: 'worry-tree',
  },
  {
    pattern:
      /\b(?:(?:we|he and i|she and i|my \w+ and i) (?:had (?:a|another|this) (?:\w+ )?(?:fight|argument|row)|argued|fought|are (?:not|barely) (?:speaking|talking))|(?:fight|argument|row|fell out|falling out) with (?:my|him|her|them))\b/,
    says: ['After a quarrel the head goes on arguing for hours.'],
    asks: ['What did you want the other one to understand?'],
    exercise: 'prepared-talk',
  },
  {
    pattern:
      /\b(?:can't|cannot|couldn't|unable to) (?:get to |fall a?)?sleep\b|\b(?:wide )?awake (?:at|since|until|again)\b|\bup before the alarm\b|\bit's (?:2|3|4|two|three|four) ?(?:am|o'clock|in the morning)\b|\b(?:2|3|4|two|three|four) ?(?:am|in the morning)\b.{0,20}\bawake\b/,
    says: [
      'At such an hour everything looks bigger than by day.',
      'Being awake like that is tiring in itself.',
    ],
    exercise: 'bedtime-unload',
  },
  {
    pattern:
      /\b(?:i'm|i am|i feel|i just feel|i was|feeling)(?: just| so| such| really| very| a| an| like| being| totally)* (?:stupid|idiot|fool|foolish|failure|loser|useless|worthless|bad (?:mother|father|mum|mom|dad|parent|friend|daughter|son|person|sister|brother)|not good enough|impostor|fraud|burden)\b|\bwhat(?:'s| is) wrong with me\b/,
    says: ['That is a hard word for yourself, harder than you would use for a friend.'],
    asks: ['What happened just before that word came?'],
    exercise: 'self-compassion-break',
  },
  {
    pattern:
      /\bi (?:could|should|might) have (?:\w+ ){0,2}(?:said|done|argued|stopped|known|noticed|seen|called|been|asked|fought|tried|gone|helped|stayed|visited)\b/,
    says: ['Looking back, one knows what nobody knew in that minute.'],
    asks: ['What did you know then, and what only now?'],
    exercise: 'self-compassion-break',
  },
  {
    pattern:
      /\b(?:don't|do not)(?: even| really)? know (?:if|whether) (?:i'm|i am|it's|i feel)\b|\b(?:mixed feelings|both at (?:once|the same time)|half (?:glad|happy|sad|relieved|angry))\b/,
    says: ['It can be both at once.'],
    exercise: 'naming-what-is-felt',
  },
  {
    pattern:
      /\bi (?:can't|cannot|couldn't) (?:even )?(?:manage|cope|keep up|do (?:anything|it) right|hold it together)\b|\bi (?:always|never) (?:\w+ ){0,2}(?:fail|mess|ruin|get it (?:right|wrong)|wrong)\b/,
    says: ['You are strict with yourself there.'],
    exercise: 'self-compassion-break',
  },
  {
    pattern:
      /\b(?:everyone|everybody) (?:else (?:is|has|gets|can|got)|(?:else )?(?:seems|manages))\b|\b(?:other people|all my friends|people my age) (?:are|have|can|manage)\b|\bi (?:wish i (?:was|were)|should be) (?:more )?like (?:her|him|them)\b|\bso (?:much|many)? ?(?:more )?\w+ than me\b/,
    says: ['Of others one sees the outside only, and of oneself all that is behind it.'],
    asks: ['In what would you like to be judged by yourself alone?'],
  },
  {
    pattern:
      /\b(?:(?:so much|too much|so many things) to do|everything is (?:just )?too much|too much (?:for me|at once|at the moment|right now)|a million things|everything at once|a mountain of|drowning in|buried in|on top of everything|no time (?:for|to)|not a minute|overworked|burn(?:t|ed|ing)? out)\b/,
    says: ['That is more than fits into one head at a time.'],
    asks: ['Which of it must be done this week, and which only feels so?'],
    exercise: 'bedtime-unload',
  },
  {
    pattern:
      /\b(?:exam|interview|presentation|audition|surgery|operation|court|hearing|viva|driving test|first day|new school|new job)\b.{0,60}\b(?:tomorrow|on monday|on tuesday|on wednesday|on thursday|on friday|next week|this week|in \w+ days)\b|\b(?:nervous|scared|terrified|dreading|dread|afraid|worried)\b.{0,60}\b(?:exam|interview|presentation|tomorrow|monday|surgery|operation|results|first day|new school|new job)\b/,
    says: ['Waiting for such a day is often worse than the day.'],
    asks: ['What exactly do you see when you think of that day?'],
    exercise: 'worry-tree',
  },
  {
    pattern:
      /\b(?:keep (?:putting (?:it|this|things) off|opening and closing|avoiding|not doing)|putting (?:it|this) off|procrastinat\w+|(?:can't|cannot) (?:get|bring) myself|haven't (?:even )?(?:started|opened|touched))\b/,
    says: ['What has waited long gets bigger by waiting.'],
    asks: ['What is the smallest part of it that could be touched today?'],
    exercise: 'small-step',
  },
  {
    pattern:
      /\b(?:nobody|no one|noone) (?:to (?:talk|tell|call)|asks?|calls?|knows|texts?|noticed|would notice)\b|\b(?:(?:so|really|very|feel|feeling) lonely|on my own all|alone (?:all|again|every))\b|\bthe house is (?:so |too )?(?:quiet|empty)\b|\bhaven't (?:spoken|talked) to any(?:one|body)\b/,
    says: ['Quiet like that can be long.'],
    asks: ['With whom did you last talk in a way that did you good?'],
  },
  {
    pattern:
      /\b(?:rent|overdraft|debts?|bills|money|credit card|mortgage)\b.{0,40}\b(?:worr\w+|short|tight|behind|owe|can't|cannot|don't have|run(?:ning)? out|scared|stress\w*)\b|\b(?:can't|cannot) (?:pay|afford)\b/,
    says: ['Money worries run along under everything else.'],
    asks: ['Which sum or date is the one that you think of most?'],
    exercise: 'worry-tree',
  },
  {
    pattern:
      /\b(?:i (?:don't|do not) know (?:whether|if) (?:to|i should)|can't decide|cannot decide|torn between|should i (?:stay|go|quit|leave|take|move)|on the one hand|either (?:i|way))\b/,
    says: ['Both sides of that seem to have something for them.'],
    asks: ['If it had been decided for you overnight, which result would you hope for?'],
  },
  {
    pattern:
      /\b(?:i feel|i'm|i am|feeling|all|been|it's|a|so|just|kind of) (?:\w+ )?(?:grey|gray|flat|numb|empty|meh|pointless|on autopilot)(?: (?:year|week|days?|inside|month|feeling|lately|today))?$|\b(?:grey|flat|empty) (?:year|week|days|month)\b|\bnothing (?:ever |really )?happens\b|\bbottle (?:things|it|everything) up\b/,
    says: ['A time like that is hard to tell, because it has no story.'],
    asks: ['When was the last day that stood out a little?'],
    exercise: 'naming-what-is-felt',
  },
  {
    pattern:
      /\bnothing (?:much )?to (?:report|say|tell|write)\b|\b(?:don't|do not)(?: really)? know (?:how (?:to use|this works)|what to (?:write|say|tell))\b|\bmy (?:\w+ )?told me to try\b/,
    says: ['That is enough to begin with.'],
    asks: ['What was the most ordinary thing today: who was there, and what was said?'],
  },
  {
    // Not only wished, nearly or never; and of nothing that may be bad news, as a pregnancy or results may be.
    pattern:
      /^(?!.*(?:\b(?:wish\w*|thought|almost|barely|nearly|never|not|nor|hoped?|if|dream\w*|would|until)\b|n't)).*\b(?:i|we)(?:'ve| have)? (?:just |finally |actually |both )*(?:got (?:the|my|our|an?) (?:job|place|flat|offer|promotion|visa)|got (?:engaged|accepted|promoted)|passed (?:my|the|our|all) (?:\w+ ){0,2}(?:exams?|tests?|finals|course|viva|interview|assessment)|won (?:the|an?|our|my|first) (?:\w+ )?(?:prize|race|game|match|award|final|competition|scholarship|cup|medal|tournament)|finished (?:my|the|our) (?:\w+ )?(?:thesis|dissertation|degree|course|marathon|race|novel|exams?|studies))\b/,
    says: ['Good! That is worth a line that stays.', 'That is news to keep.'],
    asks: ['Who heard it first, and what did they say?'],
    exercise: 'three-good-things',
  },
  {
    pattern:
      /\b(?:proud of (?:myself|him|her|them|my|us)|i actually (?:did|said|went|asked)|for the first time (?:in|since|ever))\b/,
    says: ['That took something. It may stand here in full.'],
    asks: ['What made it possible this time?'],
  },
  {
    pattern:
      /\b(?:my|our) (?:late )?(?:grand(?:mother|father|ma|pa)|gran|nan|granny|grandad|nana)\b.{0,60}\b(?:taught|used to|always|gave|had|made|said)\b|\bi used to\b.{3,80}\b(?:miss|loved|and (?:now|then)|never|not any ?more)\b/,
    says: ['That is worth writing down before it fades.'],
    asks: ['Which detail of it would nobody else know?'],
  },
  {
    pattern:
      /\b(?:i|we)(?:'ve|'m|'re| have| are| am| just| finally| both)* (?:moved|moving) (?:(?:in|out|into|to|house|flat)\b|.{0,30}\b(?:flat|house|apartment|city|town|country)\b)|\bnew (?:flat|house|apartment|city|town|country)\b/,
    says: ["A new place takes a while until it is one's own."],
    asks: ['What in it is already yours, and what still feels strange?'],
  },
  {
    pattern:
      /\b(?:heavy|low|gloomy|sunday|down|strange|weird|bad) (?:kind of )?mood\b|\b(?:feel|feeling|felt) (?:a bit |so |really |kind of |pretty )*(?:low|down|off|heavy|blue)\b/,
    says: ['Such a mood needs no reason to be there.'],
    asks: ['When today did you notice it first?'],
    exercise: 'naming-what-is-felt',
  },
  {
    pattern: /\bi (?:really |still |do |so |just )*miss (?:the|my|his|her|being|having|how|that|those|it)\b/,
    says: ['What one misses like that was worth something.'],
    asks: ['Which hour of it would you have back?'],
  },
  {
    pattern:
      /\b(?:i'm|im|i am|i feel|i felt|i was|feeling|so|completely|totally) (?:\w+ )?(?:exhausted|knackered|shattered|worn out|wiped out|drained)\b|^exhausted\b|\brunning on empty\b|\b(?:so|too|just|really|very|always|dead) tired\b/,
    says: ['Tired like that, little is enough for today.'],
    asks: ['What could be left out of tomorrow without anybody noticing?'],
  },
];

/** What a message surely tells of; null where that is none of these. @param message up to some 1,200 characters */
export function happeningIn(message: string): Happening | null {
  const sentences = sentencesOf(message)
    .map((sentence) => sentence.toLowerCase().replaceAll('’', "'"))
    .filter((sentence) => !NOT_OWN.test(sentence));
  return HAPPENINGS.find(({ pattern }) => sentences.some((sentence) => pattern.test(sentence))) ?? null;
}

/** Told of others, or only supposed. */
const NOT_OWN =
  /^(?:if|imagine|suppose|what if)\b|\b(?:in the (?:film|movie|book|series|novel)|on (?:tv|the news)|i (?:read|heard) that)\b/;
