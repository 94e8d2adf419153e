import type { PlanTopic } from '../plan-topic.ts';

export const BREAK_FREE_FROM_PERFECTION: PlanTopic = {
  id: 'break-free-from-perfection',
  title: 'Good enough, not perfect',
  words:
    /\b(?:(?:im)?perfect\w*|good enough|flawless\w*|flaws|warts and all|re-?writ(?:e|es|ing|ten)|redo(?:ing|ne)?|polish\w*|tweak\w*|fiddl\w+|nit-?pick\w*|over-?think\w*|(?:new|one|every) mistakes?|standards|never (?:good|right|looks right)|(?:isn'?t|not|nothing is) (?:good|quite right)|just right|exactly right|from scratch|all or nothing|just send it|press(?:ing)? send|(?:sent?d?|correct\w*) (?:it|the \w+|until) (?:off|without|a \w+ time|night)|checking it|unpick\w*|do things badly|rough version|let it go as it is|wonky|hand it in)\b/i,
  kind: 'once',
  aim: 'finish it, good enough',
  acks: [
    'The last bit of polish takes longer than all the rest, and hardly anybody but you will see it. Being finished is a quality too.',
    'High standards are for the second go. The first one has to be allowed to be rough, or there is nothing to polish.',
    "What's perfect in your head is no use to anybody yet. What's there, flaw and all, can be used, read, worn or hung on a wall.",
  ],
  heavy: [
    "As long as it isn't finished nobody can judge it, so the polishing has been protecting you. It's also wearing you out. It can be shown to one kind person first, and to nobody else.",
    "Redoing things again and again looks like slowness from outside. Inside it's mostly fear of being caught with a mistake. One small thing, let go a bit too early, loosens it more than a good resolution.",
    "It's lonely to be your own hardest critic, with no day off. Nobody else looks at it that closely. We can decide beforehand where enough is, and then that line decides, not the mood.",
  ],
  ask: 'Which of these could you bear this week?',
  steps: [
    {
      say: 'Write down what done means',
      words:
        /\b(?:done means|finished (?:would|means|looks)|as finished|must ?haves?|define|beforehand|criteria|decide when|counts as|list|what it needs|line)\b/i,
      how: "Three lines: what it must have, what would be nice, what nobody will miss. When the first line is met it's done, even if it still itches.",
    },
    {
      say: 'Make a bad one in ten minutes',
      words:
        /\b(?:bad|rubbish|ugly|rough|draft|timer|ten minutes|10 min\w*|quick\w*|bash\w*|messy|crap|terrible|on purpose)\b/i,
      how: "Set a timer for ten minutes, write 'rough' at the top, and make it badly on purpose. A bad version can be mended, a missing one can't.",
    },
    {
      say: 'Show it to one kind person',
      words:
        /\b(?:show|send|see it|look at it|friend|tutor|some(?:one|body)|as it is|unfinished|feedback|to read|let \w+ (?:see|read|look))\b/i,
      how: "Send it as it stands, with: 'This isn't ready. Please tell me what works, and one thing you'd change, no more.' Then shut the lid for the day.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:(?:they|people|everyone).*(?:think|see|notice|laugh)\b.*(?:idiot|stupid|mistakes?|bad|me|can'?t)|(?:they|people)(?:'ll| will) (?:see|notice)|judg\w+|embarrass\w*|asham\w*|criticis\w+|criticiz\w+|laugh\w*|found out|fraud|idiot)\b/i,
      say: 'People look for what they need in it and not for the flaws you know by heart. Ask one of them afterwards what they would have changed. It will seldom be the thing you lost sleep over.',
    },
    {
      words:
        /\b(?:sloppy|(?:my|have|lower\w*) standards|bad quality|careless|proud|pride|lower\w*|half-?(?:hearted|arsed|baked)|shoddy|mediocre|average)\b/i,
      say: 'Nobody wants you sloppy. Choose the one part where care really shows, be as exact as you like there, and let the rest be decent.',
    },
    {
      words:
        /\b(?:boss|manager|teacher|marks?|grades?|exam\w*|client\w*|customers?|job depends|expects?|fired|depends on it|flawless)\b/i,
      say: "Then ask the one who gets it: 'What does it need by Friday, and where may it be rough?' They often want less than you think, and sooner.",
    },
    {
      words:
        /\b(?:can'?t (?:stop|leave it|let)|fiddl\w+|keep (?:changing|going back|tweaking|redoing|fixing)|tweak\w*|one more|over and over|again and again|redoing|chang\w+ (?:one|something|this|that))\b/i,
      say: 'Put the end outside yourself: promise it to somebody for a day and an hour, and send it then, as it is. You may send a correction later, if anybody asks for one.',
    },
    {
      words:
        /\b(?:no point|pointless|why bother|isn'?t perfect|not perfect|all or nothing|worth(?:less| it)|might as well|waste|don'?t bother)\b/i,
      say: "Think of something you love that has a fault: a song, a mug, a person. You'd not give it back. What you make may be loved like that too.",
    },
    {
      words:
        /\b(?:since i was|as a (?:child|kid)|always been|my (?:dad|mum|mom|mother|father|parents) (?:was|were|is|always|never|said|would|used|made)|brought up|raised|how i am|my nature|can'?t change|in school)\b/i,
      say: 'Then it was probably learned early, where good was never quite enough. It can be unlearned somewhere harmless: send one message with a typo in it, and see what happens.',
    },
  ],
  ways: [
    "Work against the clock and not against the standard: an hour, then it goes out of the door as it is. It's the ending you practise.",
    'Split the making from the mending. One day only make, with the red pen in the drawer; another day only mend, and only once through.',
  ],
};
