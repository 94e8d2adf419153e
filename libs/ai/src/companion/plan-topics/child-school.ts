import type { PlanTopic } from '../plan-topic.ts';

export const CHILD_SCHOOL: PlanTopic = {
  id: 'child-school',
  title: 'A child and school',
  words:
    /\b(?:schools?|teachers?|homework|parents'? evening|senco|sen|send|ehcp?|iep|special needs|head ?(?:teacher|master|mistress)|headteacher|classroom|playground|reception|nursery|year (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven)|dyslexi\w+|tutor|pta|kindergarten|spellings|times tables|(?:his|her|their) (?:maths|reading|gcses?|exams|class|school\w*))\b/i,
  kind: 'once',
  aim: "sort out one thing with your child's school",
  acks: [
    'With schools, one short email about one thing gets further than a long talk at the gate. It lands with somebody, and it asks for an answer.',
    'You see your child at four in the afternoon, the school sees them at eleven in the morning. Most of what helps comes from putting those two halves together.',
    'School things look huge as a whole, and often hang on one bad spot: one lesson, one corridor, one worksheet. Finding the spot is half of it.',
  ],
  heavy: [
    "It hurts like little else to see your child struggle, and you're meant to stay calm about it at half past seven in the morning. It's no verdict on you or on them; something there is too hard right now, and that can be found out.",
    'With school worries most people feel as if they were the ones being marked. You know this child best of all in that building, and one sheet of notes in your hand keeps that in view.',
    "It wears a person out to chase, explain and stay polite. You don't need the whole answer this week, only the next person to ask and one clear sentence for them.",
  ],
  ask: 'Which of these would help you see it more clearly?',
  steps: [
    {
      say: 'Email the teacher three lines',
      words:
        /\b(?:e-?mail|write to|writ(?:e|ing) .*(?:school|teacher|tutor|head|senco)|drop .* a line|message (?:the|his|her|their)|(?:ask|ring|call|phone|contact|speak to|talk to) (?:the |his |her |their )?(?:school|teacher|tutor|head|senco|form tutor|office|mrs|mr|miss|ms)|send (?:the )?(?:school|teacher))\b/i,
      how: "One thing, one example, one wish: 'Reading homework has ended in tears most evenings. What do you see in class? Could we talk for ten minutes this week?' The rest can wait for the talk.",
    },
    {
      say: 'Jot down three days of it',
      words:
        /\b(?:notes?|diary|jot\w*|log|keep (?:a )?(?:track|record)|write (?:it |things )?down|record|(?<!waiting )list|evidence)\b/i,
      how: "Three lines a day on your phone: what happened, what came just before it, what helped a little. You often see a pattern by the third day, and a school can do more with dates than with 'always'.",
    },
    {
      say: 'Ask my child, side by side',
      words:
        /\b(?:(?:ask|talk(?:ing)? (?:to|with)|chat(?:ting)? (?:to|with)|sit (?:down )?with|have a (?:chat|word) with) (?:him|her|them|my (?:son|daughter|child|kid|boy|girl))|on the walk|walk home|side by side|at bedtime|(?:word|chat|talk) with|what (?:he|she|they) (?:thinks?|says?|wants?))\b/i,
      how: "On a walk or over the washing up, where nobody has to look at anybody. 'Which bit of the day is the worst?' gets further than 'why', and then stay quiet for longer than feels natural.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:pushy|difficult|fuss\w*|that (?:parent|mum|mom|dad|mother)|judg\w+|blam\w+|bad (?:mum|mom|mother|dad|father|parents?)|embarrass\w*|asham\w+|overreact\w*|complain\w*|nuisance|my parenting|(?:my|our) fault|what they think|they(?:'ll| will|'d)? think)\b/i,
      say: "Teachers remember the ones who shout, and those aren't the ones who worry about this. Start with something that goes well there, then bring your one thing and ask what they see.",
    },
    {
      words:
        /\b(?:fob\w*|wait(?:ing)? ?lists?|don't listen|dont listen|won't listen|wont listen|ignor\w+|no (?:support|answer|reply)|don't (?:care|take)|nothing (?:happens|changes)|brush\w*|refused|they say|useless|heard nothing|nothing back|already (?:e-?mailed|asked|told|rang|tried|written)|no help|never (?:reply|answer|ring)|again and again|doesn't change)\b/i,
      say: "Get it in writing with a date: 'What have we agreed, who does it, and when do we look at it again?' If nothing comes, go one desk higher with your list of dates. A parents' advice service can come along with you.",
    },
    {
      words:
        /\b(?:won't (?:go|get|leave|talk|say|speak|tell)|wont (?:go|get|leave|talk|say|speak|tell)|refus\w+|just won't|tummy ?ache\w*|stomach ?ache\w*|sick every morning|clams? up|says? nothing|hides|drag\w*|screams?|(?:doesn't|doesnt|never|won't|wont) (?:tells?|talks?|want|says?|answers?)|shrugs?|not going in|goes mad|cries|anxious|anxiety|(?:he|she)(?:'s| is) (?:scared|afraid|crying|frightened))\b/i,
      say: "Go for the smallest piece that still counts, dressed, or to the gate, or one lesson, and tell the school that this is today's step. Ask as well, side by side, whether somebody there frightens them. If it goes on for more than a week or two, the doctor should hear of it too.",
    },
    {
      words:
        /\b(?:I|I'm|I'll|I'd|im|ill) (?!think|worry).{0,25}\b(?:cry\w*|tears|emotional|lose it|temper|angry|forget|nervous|freeze|panic\w*|anxious|stupid|upset|shy|scared|afraid|frightened)\b|\b(?:my english|understand them|intimidat\w+|my temper|tongue)\b|\b(?:worked up|flustered|lost for words)\b/i,
      say: "Three points on a card, the most important one first, and somebody beside you to take notes. You can say 'I need a minute' or 'please write that down for me'; those rooms have seen plenty of both.",
    },
    {
      words: /\b(?:homework|worksheets?|spellings?)\b.*|\b(?:battle|fights?|war) (?:every|each|over)\b/i,
      say: "Stop after a fixed time, whatever is done, and write on the sheet: 'Twenty minutes, this is how far we got.' Most teachers would sooner know that than see it finished in tears.",
    },
    {
      words:
        /\b(?:no time|work(?:ing)?|shifts?|busy|day off|single parent|on my own|time off|boss|job|get off)\b/i,
      say: 'Ask for a phone call instead of a meeting, and offer two times, your break or the end of the day. Ten minutes on the phone settles most of it.',
    },
  ],
  ways: [
    "One page about your child to hand over: what they're good at, what sets them off, what calms them, what you'd like tried for two weeks. Staff who've never met them can use that at once.",
    "End each talk with three things said aloud: what's going to be tried, who does it, and the date when you look at it again. Then send it round the same evening in two lines.",
  ],
};
