import type { PlanTopic } from '../plan-topic.ts';

export const DAY_OF_REMEMBRANCE: PlanTopic = {
  id: 'day-of-remembrance',
  title: 'A day of remembrance',
  words:
    /\b(?:anniversary of|(?:his|her|their|dad's|mum's|mom's|mums|dads) (?:anniversary|grave|birthday|headstone|ashes)|would(?:'ve| have) (?:been|turned)|would(?:'ve| have)? be(?:en)? \w+ (?:on|this|today|next|in)|graves?|graveside|gravestone|cemetery|churchyard|remembrance|years? (?:since|ago)|since (?:he|she|they|we lost|dad|mum|mom)|died|passed(?: away)?|angel day|stillb\w+|miscarr\w+|dead (?:child|son|daughter|brother)|without (?:him|her|mum|mom|dad)|in (?:his|her|their) (?:name|memory)|yahrzeit|all souls|memorial|day of the dead|in memory|remember(?:ing)? (?:him|her|them|my|our)|candle for|lost (?:our|my|her|him|the (?:baby|twins)))\b/i,
  kind: 'once',
  aim: 'keep a day for somebody who died',
  acks: [
    "A day like that comes anyway. It's easier when something small has been chosen for it beforehand.",
    "It doesn't have to be solemn, or big. A candle, a walk, their name said aloud; whatever feels like them is right.",
    "The days before are often heavier than the day itself. Once it's clear what you'll do, they get a little lighter.",
  ],
  heavy: [
    "I'm sorry. The world goes on as usual on that date, and for you it doesn't. There can be one hour in it that's only for them and you.",
    "I'm sorry. Grief knows the calendar, often before you've looked at it. You don't have to be good at that day; one thing for them and one thing for you is enough.",
    "I'm sorry. It doesn't matter how many years it is, such a date can be as near as the first one. Something small that you've chosen gives it a place to go.",
  ],
  ask: 'What would feel right for that day?',
  steps: [
    {
      say: 'Choose one thing that was theirs',
      words:
        /\b(?:favou?rites?|flowers?|roses|she liked|he liked|they liked|she loved|he loved|they loved|song|music|recipe|cook|bake|make (?:his|her|their)|something (?:of|that was)|wear (?:his|her)|planting?|poem)\b/i,
      how: 'A food, a song, a flower, a place, a colour that goes with them. Write it down beside the date, and have it in the house the evening before, so that the day needs no errand.',
    },
    {
      say: 'Tell one person the date',
      words:
        /\b(?:tell|let .* know|mention|ask (?:my|a|him|her|someone|somebody)|text|message|ring|call|remind|say it to|speak to|(?:text|write to|with) my)\b/i,
      how: "A message is enough: 'The 14th is the day. It would help if you rang, or just said the name.' People who keep silent are mostly afraid to remind you, as if you'd forgotten.",
    },
    {
      say: 'Keep one hour free for it',
      words:
        /\b(?:hour|afternoon|morning off|day off|take .* off|evening (?:clear|free)|keep .* (?:free|clear)|photos?|photographs?|go to the|visit|sit (?:by|with|at)|walk|cemetery at|quiet|take the (?:morning|day|afternoon|evening)|half an hour|by myself for)\b/i,
      how: "Put it in the calendar like an appointment, and if somebody asks: 'I'm not free between four and five.' Then choose the place, the grave, some water, or your own sofa with the photographs.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:miles|kilomet\w+|far away|abroad|haven't been|havent been|not been|never (?:been|visit\w*|go)|neglect\w*|overgrown|weeds|no grave|nowhere to go|ashes|too far|another country|buried (?:in|far|abroad)|overseas|(?:can't|cant) get there|not allowed to travel)\b/i,
      say: 'The grave is one place and not the only one. A stone, a photograph or a candle in the window at a fixed hour is a place too, and somebody who lives nearby may gladly lay flowers for you if you ask.',
    },
    {
      words:
        /\b(?:cry|crying|tears|fall apart|break down|in bits|cope|get through|sob\w*|drown\w*|collapse|upset|too much for me|emotional|low for days)\b/i,
      say: "Then it's a day with crying in it, and that's what the hour is for. Have something ready that fetches you back afterwards: soup, a shower, a person at six o'clock.",
    },
    {
      words:
        /\b(?:over it|moved? on|move on|so long ago|been (?:\d+|\w+) years|years (?:now|ago|later)|silly|wallow\w*|morbid|stuck|dwell\w*|pathetic|enough by now|worth it|point|past (?:it|this)|too long|still (?:sad|crying|grieving|hurts?)|by now|normal|daft|weird|odd)\b/i,
      say: "There's no year in which it's done. A fixed day for it isn't being stuck; for many people it's what lets the other days be ordinary.",
    },
    {
      words:
        /\b(?:nobody|no ?one|won't talk|wont talk|doesn't talk|never (?:talk|mention)\w*|forg[eo]t\w*|awkward|they think|others|(?:husband|wife|partner|family|my (?:mum|mom|dad|kids|children|brother|sister))\b.*\b(?:won't|wont|never|doesn't|don't|not|quiet|silent|upset|angry|hates?))\b/i,
      say: "Two people hardly ever grieve in the same way, one talks and the other mows the lawn. Ask for something side by side: 'Come with me for twenty minutes, you needn't say anything.'",
    },
    {
      words:
        /\b(?:face|dread\w*|can't go|cant go|scared|afraid|on my own|alone|too (?:hard|much|painful)|work that day|have to work|ignore it|rather not)\b/i,
      say: "Then make it short: five minutes, with the way back in view, or a candle before work. You can also spend that day somewhere else altogether, busy on purpose; that isn't forgetting.",
    },
    {
      words:
        /\b(?:made up|never (?:said|told|got|made)|sorry|guilt\w*|regret\w*|my fault|should have|shouldve|forgive\w*|angry|forgetting (?:his|her)|too late|wasn't there|wasnt there|said goodbye|never (?:asked|thanked)|if only|blame|ashamed|last words|didn't say)\b/i,
      say: "Write it to them by hand, all that wasn't said, the cross parts too. Nobody reads it. You can leave it there, or keep it with the photographs.",
    },
  ],
  ways: [
    "One thing for them, one thing for you, one person: a flower, a good meal, a call in the evening. That's a whole day of remembrance.",
    "Begin something that can come back each year, the same walk, the same cake, a small gift in their name. It gets easier to carry when it needn't be invented again.",
  ],
  when: 'Which day suits it: the date itself, or one before it?',
  exercise: 'unsent-letter',
};
