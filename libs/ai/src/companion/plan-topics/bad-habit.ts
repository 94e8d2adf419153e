import type { PlanTopic } from '../plan-topic.ts';

export const BAD_HABIT: PlanTopic = {
  id: 'bad-habit',
  title: 'Biting, picking, pulling, checking',
  words:
    /\b(?:bit(?:es?|ing|er)|(?:finger|toe)?nails?|pick(?:s|ed|ing)?(?! up)|pull(?:s|ed|ing)? (?:\w+ )?(?:hairs?|eyelashes|out)|(?:hair|been) pulling|eyelashes|eyebrows|trich\w*|cuticles?|scabs?|scalp|chew(?:s|ed|ing)?|knuckles|squeez\w+ (?:my )?spots|peel\w* my|(?:keep|stop|i|of) check(?:ing)?|checking (?:the|that|if)|check(?:s|ed)? (?:the |all )?(?:locks?|doors?|ovens?|stove|gas|windows)|bad habits?)\b/i,
  kind: 'often',
  aim: 'get free of a nagging habit',
  acks: [
    'It nearly always starts before you notice. So the first win is to notice sooner, not to stop, and that comes faster than people think.',
    "Telling yourself to stop rarely works, but giving the moment another job often does. It's a knack that can be learnt, not a matter of will.",
    "The urge climbs, tops out and sinks by itself if nothing's done with it, often within minutes. Each one that you sit out makes it a bit easier to sit out the next.",
  ],
  heavy: [
    "So many people do this and hide it so well that each thinks they're the only one. It's a habit with a very short fuse, not a flaw in you, and it can be unlearnt.",
    "Swearing it was the last time, and then doing it again: that circle wears a person out. Being harder on yourself doesn't break it, because being upset is one of the things that start it.",
    "There's a treatment made for exactly this, and it helps a lot of people; if it leaves sores or eats a good part of your day, ask a doctor about it. Meanwhile, one place and one hour are enough to begin with.",
  ],
  ask: 'Which of these could you manage on an ordinary day?',
  steps: [
    {
      say: 'Notice where and when it starts',
      words:
        /\b(?:(?<!without )(?<!not )noticing|(?<!don't )(?<!dont )(?<!never )notice|when it (?:starts|happens)|watch (?:for|out|when|it)|note (?:it|down|each|when|every)|make a note|write (?:it |them )?down|tally|count (?:them|how)|log|keep track|track|each time)\b/i,
      how: "For three days, one small mark on paper each time, and beside it the place: desk, mirror, sofa, front door. Don't change anything yet. The marks alone often bring it down a little, and then you know where to begin.",
    },
    {
      say: 'Something for the hands to hold',
      words:
        /\b(?:hands? (?:busy|a job)|fidget (?:thing|toys?|cube|spinner)|fidget|gloves?|plasters?|putty|stress ball|knit\w*|something (?:to hold|in my hands?|for (?:my|the) hands?)|stone|play with|squeez\w+ a|cover (?:them|it|my)|worst (?:spot|place))\b/i,
      how: "Put something where it happens most: a smooth stone, putty, knitting, plasters on two fingertips. When the urge comes, hold that tight for a minute. If it's about locks and knobs, the hands hold the bag and the keys and walk on.",
    },
    {
      say: 'Wait two minutes before I give in',
      words:
        /\b(?:wait\w*|delay\w*|hold (?:out|off)|(?:few|two|five|\d) (?:more )?min\w*|put it off|postpone|count to|first breathe|before i give in|longer)\b/i,
      how: "You needn't refuse, only wait: two minutes by the clock, palms flat on the table, or one street further on. When two gets easy, make it three. Quite often the urge has gone by then.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:what if (?:the|i (?:left|forgot|miss\w*)|there|some\w+|it(?:'?s| is) (?:on|off|open|not|still|really))|really (?:is )?(?:on|off|open|locked|unlocked)|burns?(?: down)?|fire|burgl\w*|flood\w*|for sure|be certain|be sure|something (?:bad|terrible))\b/i,
      say: "A doubt that comes back after looking isn't answered by looking again; each check leaves it hungrier. Do it once, slowly and with your whole attention, then go, and let the uneasy feeling come along until it fades. It does fade.",
    },
    {
      words:
        /\b(?:(?:don'?t|without|never|not even) (?:even )?(?:notic\w+|realis\w+|realiz\w+)|asleep|in my sleep|automatic\w*|by itself|autopilot|unconscious\w*)\b/i,
      say: "That's the usual way. Put the signal outside your head: a plaster on the fingertip, a bracelet that rattles, the mirror covered. And noticing halfway through counts; next time it's a bit earlier.",
    },
    {
      words:
        /\b(?:calms?|stress\w*|nerves|nervous|anxi\w+|relief|relieves?|sooth\w*|feels good|satisf\w+|tense|bored)\b/i,
      say: "It does calm you for a moment, that's why it stays. So whatever goes in its place has to calm too: press your palms together hard, hold something cold, breathe out long and slowly.",
    },
    {
      words:
        /\b(?:stare\w*|look at me|sees?|asham\w*|embarrass\w*|bald|ugly|hairdresser|disgust\w*|weird|doctor will|judg\w*|scars?)\b/i,
      say: "You can say it in half a sentence and change the subject: 'I do that when I'm tense, I'm working on it.' Hairdressers, nurses and doctors have seen it often, and most simply get on with their job.",
    },
    {
      words:
        /\b(?:tried|varnish|years|never work\w*|fail\w*|will ?power|always (?:start|come|go)|relaps\w*|too late|since (?:i was|childhood))\b/i,
      say: "Varnish and good resolutions come too late, when the hand's already on its way. Start one step earlier, with one place and one hour, and leave the rest of the day alone. A bad evening doesn't undo the weeks before it.",
    },
    {
      words:
        /\b(?:nag\w*|tells? me (?:off|to stop)|slaps?|(?:mum|mother|husband|wife|partner|boyfriend|girlfriend|family|dad) (?:says?|keeps?|hates?|shouts?))\b/i,
      say: "Remarks mostly feed it. Give them another job: 'When you see it, please don't say anything, just hand me something to hold.' Most people are relieved to have something useful to do.",
    },
  ],
  ways: [
    'Make it a little harder to start: nails filed smooth, a dimmer bulb by the mirror, tweezers on the top shelf, the keys already in your hand at the door.',
    "Choose one movement that can't be done at the same time, like making fists or sitting on your hands, and do it for a minute at the first twitch. That's the heart of the treatment for it.",
  ],
  exercise: 'urge-and-wave',
};
