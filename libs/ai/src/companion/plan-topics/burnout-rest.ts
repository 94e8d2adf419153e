import type { PlanTopic } from '../plan-topic.ts';

export const BURNOUT_REST: PlanTopic = {
  id: 'burnout-rest',
  title: 'Slowing down and resting',
  words:
    /\b(?:burn(?:t|ed|ing)?[- ]?out|signed (?:me )?off|slow(?:ing)? down|rest(?:ing)?(?! (?:of|is|are))|(?:through|my|eat|take|proper|have|a) lunch(?: breaks?)?|lunch breaks?|over-?work\w*|overtime|switch off|exhaust\w*|work(?:ing|s|ed)? (?:late|evenings?|less|every evening|weekends)|off sick|sick leave|(?:take|real|make|my) breaks?|pac(?:e|ing)(?: myself)?|laptop|worn out|annual leave|evenings back|day off|take it easier|ease off|on empty|(?:no|finish work|leave work) (?:emails|on time|at)|(?:two|my|free) evenings)\b/i,
  kind: 'often',
  aim: 'slow down and rest',
  acks: [
    "Nobody else draws the line for you, because work fills whatever's left open. One fixed rest in the day holds better than a good intention to slow down.",
    "A worn-out head notices late that it's had enough. So let a clock or a person say when it's time to stop, and not how you feel.",
    'Rest works best in small pieces that come again, better than in one big holiday at the end. Ten minutes that really are empty count.',
  ],
  heavy: [
    "You got here by carrying on too long, not by being weak; it's mostly the ones who care. It does mend, slowly, and it begins with less and not with better.",
    'As tired as this, everything looks like your own failing, and most of it is plain exhaustion. Nothing big has to be decided from in there. One pause today will do.',
    "When there's time to rest and you still can't, that's part of the exhaustion, not a lack of will. It comes down in small steps, and a doctor should know about it as well.",
  ],
  ask: 'Where could a bit of rest go in first?',
  steps: [
    {
      say: 'A lunch with nothing else in hand',
      words:
        /\b(?:lunch|noon|midday|bench|eat (?:outside|away|properly|in peace)|canteen|break in the middle)\b/i,
      how: "Away from the desk, or from the sofa if you're at home, with only food in your hands. In a work calendar, block it as 'appointment' so nobody books over it. Ten minutes is enough for the first week.",
    },
    {
      say: 'A closing time for the day',
      words:
        /\b(?:shut|clos(?:e|ing)|(?:go|be|get) home|finish (?:at|by|on)|stop (?:at|by)|leave (?:at|by|on time)|by (?:five|six|seven|\d)|drawer|laptop|log off|off by)\b/i,
      how: "Set an alarm for ten minutes before, write one line about where tomorrow starts, then shut it all and put it where you can't see it. If somebody writes later: 'I'll look at it first thing tomorrow.'",
    },
    {
      say: 'Tell the doctor how it is',
      words:
        /\b(?:doctors?|gp|surgery|practice|physician|therapist|counsellor|appointment|tests?|bloods?|nurse|sick note|signed off)\b/i,
      how: "Write three things on paper beforehand: how you sleep, since when, what you can't do any more. The sentence can be: 'I'm exhausted, it's getting worse and not better, and I need to know what comes next.' Then hand over the paper.",
    },
  ],
  worries: [
    {
      words: /\b(?:go(?:ing)? back|return(?:ing)? to (?:work|the)|dread\w*|first day|phased)\b/i,
      say: "Going back holds best in pieces: a few hours, one clear task, a date after two weeks to look at it together. Ask the doctor to write that down before the first day, then it isn't you who's asking.",
    },
    {
      words:
        /\b(?:boss|manager|colleagues?|team|committed|let(?:ting)? (?:\w+ )?down|expect\w*|no ?(?:one|body) else|look bad|clients?)\b/i,
      say: "Ask for an order instead of for less: 'I can do A and B this week. If C has to be done too, tell me which one may wait.' Choosing is their job, and it keeps the talk away from how you are.",
    },
    {
      words:
        /\b(?:money|afford|sacked|fired|(?:lose|losing|keep) my job|contract|self[- ]employed|sick pay|mortgage|rent|pay)\b/i,
      say: "Before you decide anything, ask a union, an advice service or the staff office what pay and protection you'd have where you live. Knowing it takes a good part of the fear away, even if you never use it.",
    },
    {
      words:
        /\b(?:lazy|guilt\w*|useless|weak|should be|lying (?:about|around)|others? (?:have it|manage|cope)|deserve|ashamed|pathetic)\b/i,
      say: "Lazy people don't lie awake over being lazy. For now rest is the work, and it's done when you've done it, not when the house is clean. You'd say nothing else to somebody with the flu.",
    },
    {
      words:
        /\b(?:can'?t (?:switch|rest|stop|relax|sit|sleep)|switch off|racing|restless|thoughts|head (?:keeps|won'?t)|wired|fidgety|anxious)\b/i,
      say: 'From full speed straight to the sofa works for hardly anybody. Put something slow with the hands in between, walking, peeling, folding, and let the thoughts run out on a sheet of paper first.',
    },
    {
      words:
        /\b(?:too much (?:to do|work|on)|no time|deadlines?|piles? up|pil(?:es|ing)|if i stop|busy|falls? apart|who(?:'ll|'s| will| is)? (?:going to |gonna )?do|(?:under|short)[- ]?staffed)\b/i,
      say: 'The pile will be there at six and at eight; what changes is the head you bring to it. Try one short stop a day for a week, then look whether anything really fell over.',
    },
  ],
  ways: [
    "Take the rest before you need it, by the clock, and stop on good days while you still could go on. That's what keeps the next day from crashing.",
    'Put something between work and evening that you do in the same order each day: shoes off, wash your face, another shirt. The body learns it as the end.',
  ],
};
