import type { PlanTopic } from '../plan-topic.ts';

export const EXAM_REVISION: PlanTopic = {
  id: 'exam-revision',
  title: 'Revising for an exam',
  words:
    /\b(?:exams?|examinations?|revis(?:e|ing|ion)|gcses?|a-?levels?|finals|resits?|resitting|retakes?|retaking|mocks?|past papers?|midterms?|life in the uk|pass the bar|bar exam|ielts|toefl|cram(?:ming)?|flashcards?|stud(?:y|ying) for|(?<!(?:driving|theory|road|automatic|pass my|blood|eye|hearing|pregnancy|smear|covid|urine|stress|allergy|drug|genetic|mot) )tests?)\b/i,
  kind: 'often',
  aim: 'revise for your exam',
  acks: [
    "Answering from memory with the book shut teaches more than reading it all again, and ten minutes of it count. That's good news for anybody who's short of time.",
    "The heaviest part of revising is opening it. Once it's settled which single page you start with, much of the dread has nowhere to sit.",
    'An exam wants far less than the whole subject, it wants the things that get asked. Old papers and practice tests give those away, and they repeat themselves a lot.',
  ],
  heavy: [
    "A closed book holds everything you don't know. Opened, it's one page, and one page is a thing you can deal with.",
    "An exam likes to dress up as a verdict on you. It's a few hours of questions, and what you can answer in them still moves with each small go.",
    "Worry and sorrow eat the same strength the work would need, so no wonder it's hard to begin. That's why the first bit has to be tiny and have an end.",
  ],
  ask: 'Which of these could you do even on a bad day?',
  steps: [
    {
      say: 'Try one past question, book shut',
      words:
        /\b(?:past (?:\w+ )?(?:papers?|questions?)|old (?:papers?|questions?)|(?:answer|do|try) (?:\w+ )?(?:questions?|exercises)|(?:book|notes) (?:shut|closed)|(?:one|a few|some|practice|mock) (?:questions?|tests?|papers?)|test myself|quiz(?:zes)?|from memory|without looking|flash ?cards?)\b/i,
      how: 'Take one question from an old paper or practice test, write what you can from memory, then add the rest in another colour. The other colour is what you do next time.',
    },
    {
      say: 'Sort the topics: know, half, not yet',
      words:
        /\b(?:sort|list|syllabus|contents|topics|chapters|traffic light|mark (?:the|what)|which (?:bits|parts|ones)|what i (?:already |still )?(?:know|don'?t)|overview)\b/i,
      how: "Copy the headings from the syllabus or the contents page and put a tick, a half tick or nothing beside each. Then start with a half tick: that's where ten minutes gain the most.",
    },
    {
      say: 'Ten minutes, phone in another room',
      words:
        /\b(?:timer|ten min\w*|10 min\w*|pomodoro|phone|mobile|(?:every|each) (?:day|morning|evening|night)|short (?:go|goes|bit|session)s?)\b/i,
      how: "Leave the one page open on the table the evening before and set a timer; when it rings you may stop. Tie it to something that happens anyway, breakfast or coming home, so you don't have to decide each day.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:blank|panic\w*|nerv(?:es|ous)|anxi\w*|freez\w*|froze|shak\w*|sick|scared|afraid|terrif\w*|exam hall)\b/i,
      say: "Practise the first five minutes as well: read it through, pick the question you like best, breathe out slowly, write anything you know about it. A blank mostly lifts once the pen's moving on something easy.",
    },
    {
      words:
        /\b(?:too late|no (?:way|chance)|not enough time|cover (?:it|all|every)\w*|(?:too|so) much|get through (?:it|all)|haven'?t (?:even )?(?:started|begun|done any)|run(?:ning)? out of time)\b/i,
      say: 'Then leave things out on purpose. Take what gets asked most and what you half know already, and let the rest go: a part known well scores more than everything seen once.',
    },
    {
      words:
        /\b(?:fail\w*|flunk\w*|stupid|thick|dumb|useless|hopeless|not (?:clever|smart|bright|good) enough|never (?:pass|good)|bad at|last time|tried (?:it |this )?before|what'?s the point)\b/i,
      say: 'Let one thing be different this time: fewer pages, and more questions answered from memory. Wrong answers at your own table are cheap, and each one shows you exactly where the next mark is hiding.',
    },
    {
      words:
        /\b(?:forg[eo]t\w*|memory|(?:can'?t|don'?t|never) (?:keep|hold) (?:it|any|things)\w*|in my head|can'?t remember|don'?t remember|(?:stick|sticks|sink|sinks|stay|stays) in|nothing (?:sticks|stays|goes in)|retain|all gone|in one ear|too old|at my age)\b/i,
      say: "Forgetting is normal, at any age, and it's what makes the second go work. Come back the next day and again a few days later, from memory first and looking only then: each time more of it stays.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: "Then don't wait for a free evening, use the edges: three questions with the morning coffee, three on the bus. A tired head can still answer a card, it just can't read a chapter.",
    },
    {
      words:
        /\b(?:concentrat\w*|focus\w*|distract\w*|bor(?:ed|ing)|procrastinat\w*|adhd|scroll\w*|tiktok|youtube|on my phone|mind wanders?|put it off)\b/i,
      say: 'Make it shorter, not stricter: five minutes with something to do in your hands, writing or saying it aloud, and then up on your feet. Reading is what lets the mind wander off.',
    },
    {
      words: /\b(?:disappoint\w*|let\w* (?:\w+ )?down|pressure|expect\w*|everyone else|the others)\b/i,
      say: "You can't revise for other people's faces, only for the next question. If somebody keeps asking, give them a job: 'Quiz me for ten minutes, that helps more than asking how it's going.'",
    },
  ],
  ways: [
    'Read a page, shut the book, write down what you still have, open it and fill the gaps. Repeat that the next day and some days later.',
    'Mix topics instead of finishing one after the other: it feels harder, and it is closer to what the exam does.',
  ],
};
