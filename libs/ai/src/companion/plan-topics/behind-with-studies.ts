import type { PlanTopic } from '../plan-topic.ts';

export const BEHIND_WITH_STUDIES: PlanTopic = {
  id: 'behind-with-studies',
  title: 'Catching up with my studies',
  words:
    /\b(?:behind (?:with|on|in|at) (?:my |the |all |all my )?(?:stud\w+|uni\w*|college|school\w*|course\w*|lectures?|class\w*|reading|module\w*|seminars?|semester|degree|everything at (?:uni|school|college))|(?:fallen|fall|falling) behind|(?:miss(?:ed|ing)?|skipp?(?:ed|ing)?|skiv\w+) (?:\w+ ){0,4}(?:class(?:es)?|lectures?|seminars?|lessons?|tutorials?|school|uni|college)|(?:avoid\w*|ignor\w*|hiding from|ghost\w*|e-?mail|write to|face|answer|talk to|dodg\w+|tell) (?:\w+ ){0,4}(?:supervisor|tutor|professor|lecturer|teacher|prof|advisor|adviser)|(?:personal|my|the) tutor|supervisor meeting|extension (?:for|on)|(?:ask for|an|my) extension|catch(?:ing)? up (?:with|on|in) (?:\w+ ){0,4}(?:uni\w*|stud\w+|college|school\w*|lectures?|class\w*|course\w*|modules?|semester|term|seminars?|coursework|maths|anatomy)|(?:back|return|been) to (?:my )?(?:a |evening )?(?:class(?:es)?|uni|college|lectures?|seminars?)|lectures?|seminars?|attendance|mitigating circumstances|semester|student (?:services|portal|office)|(?:been )?off (?:college|uni)|at (?:college|uni)\b|phd advisor|my (?:degree|modules))\b/i,
  kind: 'once',
  aim: 'catch up with your studies',
  acks: [
    "There's a trick to catching up: don't start where you stopped, start where the others are now. The old gaps get filled as you run into them.",
    'Nobody catches up on everything. They find out what still counts, do that, and leave the rest a gap.',
    "Most of what's stuck comes loose with one short message to whoever runs the course. Tutors can do a lot with three lines, and very little with silence.",
  ],
  heavy: [
    'Each week of silence makes the message seem to need a better excuse. It needs none, and whoever gets it has had the same from others every single term.',
    'Hiding is what falling behind does to people, hard-working ones included. What brings them back is nearly always one short message and not a heroic week.',
    "Whatever kept you from it took strength, and now you're supposed to find double. You needn't: there are ways back for people who fell behind, and they begin with one person knowing.",
  ],
  ask: 'Which of these would let some air in?',
  steps: [
    {
      say: 'Write three lines to the tutor',
      words:
        /\b(?:(?:e-?)?mail|apologi[sz]e|write (?:to|him|her|them|three|a)|message|contact|tell (?:him|her|them|dr|my|the)|talk to|speak to|office hours?|ask for (?:an?|more|help)|three lines|the truth|be honest|extension)\b/i,
      how: "For instance: 'I've fallen behind and I've been avoiding this. I'd like to get back on track, could we have ten minutes this week?' No reasons needed yet; send it before you've read it three times.",
    },
    {
      say: 'Find out what still counts',
      words:
        /\b(?:what'?s? (?:still|left)|still (?:counts?|make|due|to|have|need|missing)|deadlines?|due dates?|left to|list|work out|check (?:the|what|which)|portal|dates)\b/i,
      how: "On one sheet: only what's still to be handed in or examined, each with its date. What has gone by gets crossed out, it doesn't need you any more.",
    },
    {
      say: "Open this week's material only",
      words:
        /\b(?:this weeks?'?s?|current week|newest|latest|next (?:class|lecture|lesson|seminar)|turn up|show up|go (?:to|back|in)|sit (?:at|in|near)|at the back|slides)\b/i,
      how: "Leave the old weeks shut and look at this week's for ten minutes, just so you know what the talk's about. Then when you go, sit near the door and say nothing: being in the room is the whole task.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:depress\w*|out of bed|panic attacks?|anxiety|mental health|(?:been|was|am|i'?m|so) ill|unwell|adhd|can'?t cope|burn(?:t|ed) out|grie(?:f|ving)|died)\b/i,
      say: "Then that comes first, and it counts as a reason. A doctor or the student counselling can help with it and put it in writing, and to the tutor 'I've been unwell' is enough.",
    },
    {
      words:
        /\b(?:angry|mad at|annoyed|disappoint\w*|judg\w+|think (?:i'?m|of me|that i)|tell me off|told off|furious|hate me|lazy|asham\w*|sham\w+|embarrass\w*|ignored|look at me)\b/i,
      say: "Mostly they're relieved, a student who writes is one they can help. If the first answer is curt, it's a busy person being curt, and the worst is behind you all the same.",
    },
    {
      words:
        /\b(?:excuses?|good reason|proper reason|(?:how (?:do i|to|can i|would i)|can'?t|have to) explain|what (?:to|do i|would i|should i|can i) (?:even |possibly )?(?:say|write|tell)|don'?t know (?:what|how) to (?:say|write)|have to lie|lied|lying|justif\w*)\b/i,
      say: "You don't owe a reason in the first message. 'I've had a hard time keeping up and I want to sort it out' is true for everybody, and says enough.",
    },
    {
      words:
        /\b(?:throw\w* (?:me )?out|kick\w* (?:me )?(?:out|off)|expel\w*|visa|funding|scholarship|grant|student loan|repeat the year|lose my place|deregister\w*|fail the (?:year|module|course))\b/i,
      say: "Find that out instead of guessing. Ask the student office or the students' union: 'What are my options from here, and by when?' Hardly anybody is thrown out for asking, some are for not answering.",
    },
    {
      words:
        /\b(?:quit|drop(?:ping)? out|give up|not for me|wrong (?:course|subject|degree)|leave (?:uni|college|school|the course)|worth (?:it|finishing)|why (?:bother|am i))\b/i,
      say: "That's a fair question, but a bad week is a poor place to answer it. Ask what a pause would mean, many places allow one, and decide once you know both ways.",
    },
    {
      words:
        /\b(?:impossible|too far|too (?:late|much)|weeks? behind|months? behind|never catch up|no way|where (?:to|do i) (?:start|begin)|overwhelm\w*|hopeless)\b/i,
      say: 'Catching up on all of it may be too much, and nobody needs you to. Take the one thing with the nearest date that still counts; with that handed in, the rest looks different.',
    },
    {
      words:
        /\b(?:again and again|happens? again|do(?:es)? it again|every (?:term|semester|year)|always (?:do|fall|end)|tried (?:it |that )?before|same (?:thing|story)|keep (?:doing|falling))\b/i,
      say: "Then it's less about effort and more about a way that doesn't suit you. Take one other person into it, a fellow student to sit with on a fixed day: it's hard to vanish when somebody keeps a chair.",
    },
    {
      words: /\b(?:deserve|unfair|others manage|special treatment|rules|don'?t qualify|too late to ask)\b/i,
      say: "Extensions exist for exactly this, and asking costs three lines. 'Is there any way to get a few more days?' can be answered with no, and then you know.",
    },
  ],
  ways: [
    'Three lines to whoever runs it, one sheet with what still counts, and the very next class. The old weeks come after that, or not at all.',
    "Ask one fellow student: 'I've missed a lot, could you send me your notes and tell me what mattered?' Most people like being asked.",
  ],
};
