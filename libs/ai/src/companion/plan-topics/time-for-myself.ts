import type { PlanTopic } from '../plan-topic.ts';

export const TIME_FOR_MYSELF: PlanTopic = {
  id: 'time-for-myself',
  title: 'Time for myself',
  words:
    /\b(?:(?:to|for|by) myself|(?:time|hours?|week|space|something|only|just) for me|for me before|me[- ]?time|alone(?! with the)|on my own|just mine|(?:time|afternoon|evening|day|night|hour) (?:off|out) (?:from|caring)|time off|free hour|carers?(?:'s)?|respite|without the (?:kids|children)|nobody (?:else )?(?:can|cancels|but)|break from|being (?:needed|mum))\b/i,
  kind: 'often',
  aim: 'take an hour a week for yourself',
  acks: [
    "An hour like that doesn't turn up, it gets written in before everything else, like somebody's appointment. Then it can be defended like one.",
    'The list has no end, so an hour that waits for the end of it never comes. Give it a day and a time, and let the list go round it.',
    "It needn't be earned and it needn't be useful. An hour in which nobody needs you is the whole point already.",
  ],
  heavy: [
    'Being needed from morning till night wears a person thin, however much you love them. Wanting one hour out of it takes nothing away from anybody.',
    'The guilt usually comes along for the first few times, and it mostly fades when you go anyway. With somebody else there for an hour, you can be missed and nobody comes to harm.',
    "After a long time of looking after others, it's quite usual not to know what you'd even do. Sitting somewhere and looking out of the window counts in full.",
  ],
  ask: 'Where could that hour come from?',
  steps: [
    {
      say: 'Ask somebody to take over',
      words:
        /\b(?:ask \w+|get (?:my|someone|somebody|a) \w+|neighbou?r|(?:sister|brother|mum|husband|wife|partner|friend|daughter|son|gran\w*) (?:to|could|can|might)|sit with|babysit\w*|(?:him|her|they|them|to) take over|could you take|(?:days?|hours?|time) swap)\b/i,
      how: "Ask for one fixed hour and not for help in general: 'Could you take over on Thursdays from five to six, every week?' People say yes to a time much more easily than to a need.",
    },
    {
      say: 'Start with twenty minutes alone',
      words:
        /\b(?:(?:twenty|fifteen|ten|thirty|\d\d) ?min\w*|quarter of an hour|half an hour|before (?:they|everyone|the (?:kids|house|others)) (?:wakes?|gets?|is|are)|in my room|get up (?:a bit|earlier|before)|start small|shut the door|early)\b/i,
      how: "Take them where it's quiet already: before the house wakes, after the school run, in the lunch break. Door shut, phone in the other room, nothing useful in your hands.",
    },
    {
      say: 'Cross one other thing out for it',
      words:
        /\b(?:stop doing|ironing|say no|cross (?:out|off|one)|drop|give up|committee|leave (?:out|the)|cancel one|do less|skip)\b/i,
      how: "Look through last week for the one thing nobody would miss: the ironing, the baked cake, the meeting you only sit in. If it's for somebody, say: 'I can't do that one any more.' Its hour is yours from now on.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:selfish|guilt\w*|bad (?:mum|mother|dad|father|daughter|wife|person)|deserve|feel bad|shouldn'?t|abandon\w*)\b/i,
      say: "If a friend in your place took that hour, you'd be glad for them. The guilt rides along the first few times; let it come with you, it needn't have the last word.",
    },
    {
      words:
        /\b(?:cries|scream\w*|won'?t (?:stay|accept|let|settle)|need me|can'?t (?:be left|leave)|clings?|clingy|something happens?|dementia|fall(?:s)?|only settles|worry about (?:him|her|them))\b/i,
      say: 'With somebody they know already beside them, make the first time short and near: half an hour, round the corner, phone on loud. You both learn that it holds, and then it can grow.',
    },
    {
      words:
        /\b(?:nobody|no ?one|no family|on my own with|single|all alone|who (?:would|could|can|will)|no (?:babysitter|help))\b/i,
      say: "Then swap: an hour of theirs for an hour of yours, with another parent or a neighbour. For carers there are services that send somebody to sit in, the doctor or a carers' group knows which. Until then it's the hour when they sleep, with the dishes left.",
    },
    {
      words: /\b(?:afford|money|cost|expensive|pay|sitter)\b/i,
      say: "A bench, a library, a walk with headphones, a bath with the door locked: all of it free. And instead of paying a sitter you can swap hours with somebody who'd like one as well.",
    },
    {
      words:
        /\b(?:what to do|what i(?:'d)? (?:would |even )?(?:do|like)|know (?:what|how)|waste|fall asleep|just (?:scroll|sleep|sit)|bored|pointless)\b/i,
      say: "Sleeping through it is a perfectly good use. Otherwise put one thing in a bag beforehand, a book, wool, trainers, so the hour doesn't go on deciding.",
    },
    {
      words:
        /\b(?:no time|never (?:have|get) (?:the |any )?time|too busy|something (?:always )?comes up|always something|cancel\w*|never happens|impossible|too tired)\b/i,
      say: "Something will come up, so give it a spare place from the start: if Thursday falls through, it's Saturday at nine. Moved is fine. Only dropped isn't.",
    },
  ],
  ways: [
    "Say it as a fact and early: 'Thursdays from five I'm out.' You needn't give a reason; a reason only gets discussed.",
    "Leave the house for it, even if it's only to a bench. At home the washing finds you.",
  ],
};
