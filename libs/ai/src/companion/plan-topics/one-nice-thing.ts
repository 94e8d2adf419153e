import type { PlanTopic } from '../plan-topic.ts';

export const ONE_NICE_THING: PlanTopic = {
  id: 'one-nice-thing',
  title: 'Something nice, or a hobby',
  words:
    /\b(?:hobb(?:y|ies)|for fun|(?:something|anything|one|any) (?:fun|nice|pleasant|lovely|creative|pointless)|fun (?:thing|again)|have fun|enjoy(?:s|ed)?|nice (?:thing|day)|pleasures?|joy|bird ?watching|theatre|cinema|gallery|danc(?:e|ing)|interests|what i (?:like|love|enjoy)|treat (?:day|myself)|look(?:ing)? forward to|evening class|of my own|used to (?:like|love)|fancy anything|passion)\b/i,
  kind: 'once',
  aim: 'do something you like',
  acks: [
    "It doesn't have to be good for anything or lead anywhere. What you liked at ten years old, before anybody marked it, is often still there.",
    'The liking often comes after the start and not before it. So curiosity is enough to go by, and ten minutes are a fair try.',
    'The small ones do the most, because they really happen: the old songs, a pencil, the long way home by the water.',
  ],
  heavy: [
    "Not knowing what you like any more happens after long years of having to, or after a low time. It isn't gone, it's out of practice, and it comes back in small flickers while doing.",
    "When nothing tempts you, waiting for the wish doesn't work; the wish comes last. Do something small first and see whether it's one shade better than not. One shade is enough of a sign.",
    'When other things have come first for so long, something nice can feel almost forbidden. Half an hour of it takes nothing from anybody.',
  ],
  ask: 'Which of these makes you even a little curious?',
  steps: [
    {
      say: 'Get out something I used to love',
      words:
        /\b(?:as a (?:child|kid|boy|girl)|when i was|used to|again|get (?:it|(?:my|the) \w+) out|loft|back then|at (?:ten|school)|childhood|small)\b/i,
      how: "Fetch it from the cupboard, the paints, the guitar, the old recipe book, and leave it where you sit in the evening. On the day it's ten minutes, with nobody listening. If the thing itself is long gone, somebody will lend you one.",
    },
    {
      say: 'Write a list of ten nice things',
      words: /\b(?:list|write (?:down|it|them|ten)|ten things|note|jot|think of some)\b/i,
      how: 'Ten things that felt good once, however small: clean sheets, a certain song, toast at midnight. It may take a few days. Then do the one that needs the least getting ready.',
    },
    {
      say: 'Go to one thing, only to look',
      words:
        /\b(?:pop in\w*|only to look|just look\w*|have a look|look at|go (?:and|to) (?:see|look|have)|visit|try (?:a|one) (?:class|session|lesson)|taster|drop in|one evening|go along|join|watch)\b/i,
      how: "A craft shop, a library shelf, a choir practice, the allotments: go in for ten minutes with no plan to join. If anybody asks, the sentence is: 'I'm only looking today.'",
    },
  ],
  worries: [
    {
      words:
        /\b(?:nothing (?:appeals|interests|sounds|feels)|don'?t (?:know what|fancy|like)|no (?:idea|interests?)|bor(?:ing|ed)|flat|numb|can'?t think|grey)\b/i,
      say: "Then don't look for a love, look for a flicker: which window you stop at, what you read to the end. Follow that for ten minutes and no further. If nothing has pleased you for some weeks, tell a doctor; that can be helped.",
    },
    {
      words:
        /\b(?:rubbish|bad at|no (?:talent|good)|not good|untalented|stupid|look (?:silly|ridiculous|stupid)|embarrass\w*|too old|can'?t (?:draw|sing|dance)|clumsy)\b/i,
      say: 'Being bad at it is allowed, and even restful: for once nothing depends on it. Begin alone and with the cheapest things, and show nobody.',
    },
    {
      words: /\b(?:afford|money|costs?|expensive|broke|skint|price|pay)\b/i,
      say: 'Borrow before you buy: libraries, neighbours, a second-hand shelf, a free first lesson. Singing, drawing, walking and watching birds cost next to nothing for ever.',
    },
    {
      words:
        /\b(?:(?:no|get the|find the|find|enough) time|tired|busy|(?<!(?:when|once|after|before|while|if|till|until) (?:the |my |our )?)(?:kids|children)|exhausted|energy|knackered|shifts?)\b/i,
      say: "Ten minutes then, and laid out beforehand, so it's lying there when you're too tired to choose. Tired people don't need to do it well, they only need to begin.",
    },
    {
      words:
        /\b(?:waste|guilt\w*|selfish|should be|house|tip|useful|deserve|frivolous|housework|childish)\b/i,
      say: "Useful things fill every hour they're given, and still want more. Put the nice one before the dishes, once, and see who misses the dishes.",
    },
    {
      words:
        /\b(?:alone|on my own|by myself|nobody|no ?one|shy|strangers|new people|know any(?:one|body)|awkward|language)\b/i,
      say: "Take something where the hands are busy, a class, a garden, a choir; there talking is optional. Go five minutes early and say to one person: 'I'm new, show me where I go.' The rest is listening.",
    },
  ],
  ways: [
    'Give it a place and a time, like an appointment, and lay the thing out the evening before. What is still in the cupboard loses against the sofa.',
    "Try one thing a week for a month and mark each from nought to ten afterwards. You're looking for a six, not for a passion.",
  ],
};
