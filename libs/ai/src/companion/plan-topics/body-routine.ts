import type { PlanTopic } from '../plan-topic.ts';

export const BODY_ROUTINE: PlanTopic = {
  id: 'body-routine',
  title: 'Exercises or medicine each day',
  words:
    /\b(?:physio\w*|rehab|stretch(?:es|ing)?|pelvic floor|(?:back|knee|shoulder|hip|neck|hand|foot|balance|breathing|daily|core|speech|jaw) (?:exercises?|work)|(?:the|my|do(?:ing)?) exercises|tablets?|pills?|meds|medications?|medicines?|blood pressure|blood sugar|prick|inhaler|insulin|eye drops|statins?|vitamins?|iron tablets|lithium|hrt|antidepressants|eczema|splint|stockings|bladder training)\b/i,
  kind: 'often',
  aim: 'keep up the daily routine for your body',
  acks: [
    'Things like that hardly ever fail for want of will. They fail because nothing in the day reminds you, so they need something to hang on to.',
    "With these things it's the every day that works, more than any single go. So a dull fixed moment does more for it than a strong resolution.",
    "It gets easy at the point where it has a place: beside the toothbrush, the kettle, the chair you sit in anyway. Then there's nothing left to remember.",
  ],
  heavy: [
    'Whoever hands out exercises and tablets knows how many end up in a drawer. That says nothing about you, only that the thing has no place in the day yet.',
    "It's wearing to have a body that wants looking after every single day. So it should cost as little thinking as possible.",
    "Stopping and starting again is how nearly everybody does this, and whoever gave it to you has seen it all before. If it's a medicine you've been off, ask the pharmacist or doctor today how to begin again.",
  ],
  ask: 'What could do the remembering for you?',
  steps: [
    {
      say: 'Right after brushing my teeth',
      words: /\b(?:teeth|tooth\w*|brush\w*|bathroom|sink|wash\w*|shower|first thing)\b/i,
      how: "Tonight, put what you need for it beside the toothbrush, so much in the way that you'd have to move it to miss it. With medicine let a note lie there instead, so the box stays dry and out of children's reach. If it goes with food, the note goes on the breakfast plate.",
    },
    {
      say: 'An alarm with its own name',
      words: /\b(?:alarms?|remind(?:er|ers|s)?|phone|watch|ping\w*|app|beep\w*|timer|alexa)\b/i,
      how: "Set it for every day and call it what it's for, 'knee, two minutes'. One rule goes with it: it's only switched off when the thing is done.",
    },
    {
      say: 'A sheet on the fridge to tick',
      words:
        /\b(?:ticks?|tick(?:ing)? (?:it )?off|chart|calendar|fridge|sheet on|cross(?:es|ed)? (?:it |them )?off|stickers?|diary|box with (?:the )?days|pill ?box)\b/i,
      how: 'A calendar page and a pen on a string, one cross a day. If an exercise day stays empty, leave it empty and go on, only not two in a row. With medicine the leaflet or the pharmacist says what to do about a missed dose.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:bor(?:ing|ed)|pointless|what'?s the point|does anything|do(?:es)?n'?t (?:help|work|do)|does it (?:even )?(?:help|work)|(?:no|any) difference|tedious|worth it|feel (?:a fool|silly|stupid))\b/i,
      say: "It is dull, so give it company: one song, the news, a series you only watch then. And ask whoever gave it to you what you should notice and by when; it's easier with something to look out for.",
    },
    {
      words:
        /\b(?:hurts?|pain\w*|sore|ache\w*|stiff|injur\w*|scared|afraid|break something|make it worse|damage)\b/i,
      say: "Don't push through it, and don't drop the whole lot either. Ring the physio or the nurse: 'This one hurts, here, what can I do instead?' They nearly always have another version.",
    },
    {
      words:
        /\b(?:forg[eo]t\w*|remember\w*|miss(?:ed|ing)?|skip\w*|doubl\w+|whether i(?:'?ve)? (?:took|taken|did|done|had)|slip\w* my mind|lose track)\b/i,
      say: "Then don't rely on remembering: a box with the days on it shows at a glance what's been taken. If a dose was missed, the leaflet or the pharmacist says what to do, so you needn't guess.",
    },
    {
      words:
        /\b(?:side effects?|dizzy|make(?:s)? me|feel(?:ing)? (?:sick|dizzy|numb|awful|ill)|queasy|nausea|don'?t (?:want|like) (?:to take|taking|tablets|pills|them)|need (?:them|it) (?:at all|really|for ever|forever)|for (?:ever|life)|good days)\b/i,
      say: "Say just that to the doctor or pharmacist before you change anything: 'This is what it does to me, what else is there?' Quite often there is another kind, or another hour of the day.",
    },
    {
      words:
        /\b(?:tired|knackered|exhausted|no (?:time|energy)|busy|work|shifts?|kids|too (?:much|long|many)|all of (?:it|them)|takes (?:ages|too|\w+ minutes)|chaos|children)\b/i,
      say: "Then exercises get a version for bad days: the one that matters most, in the clothes you're standing in; the physio knows which. With tablets, ask the pharmacist what can be taken together, so it's one moment and not four.",
    },
    {
      words:
        /\b(?:tried|(?:it|this|that|them|been|paid|done|went|plans?|diets?|here) before|always (?:stop|quit|give up|drop|end)|give up|never (?:keep|stick|last)|a week|stick (?:to|with)|lazy|discipline|no will\w*|again)\b/i,
      say: "Then you know where it breaks, and that's the place to mend. Mostly it was too long or it hung on nothing. Shorten the exercises, never the medicine, and tie it to something that happens every day anyway.",
    },
  ],
  ways: [
    "Tie it to something that's never left out: after the teeth, before the first coffee, when the news starts. 'When this, then that' holds much better than 'sometime today'.",
    'Ask how long it takes before it can be judged, and show the ticks to whoever gave it to you. They can change the hour or the amount, and they like to see real numbers.',
  ],
  exercise: 'tiny-habit',
};
