import type { PlanTopic } from '../plan-topic.ts';

export const ONLINE_COURSE: PlanTopic = {
  id: 'online-course',
  title: 'An online course or new skill',
  words:
    /\b(?:(?<!(?:of|golf|main|due|race|obstacle|refresher) )courses?|online (?:class|degree|training|learning)|cod(?:e|ing)|program(?:ming|mer)|python|javascript|html|sql|ux|web (?:design|development)|bootcamp|certificat(?:e|es|ion)|diploma|qualification|udemy|coursera|mooc|webinar|learn (?:a |some |how to use )?(?:new |proper )?(?:skill|excel|photoshop|bookkeeping|accounting|editing|typing|computers?|data|ai|design|spreadsheets?|marketing|first aid|to (?:type|edit))|new skills?|computer skills|excel|spreadsheets?|data (?:analysis|science)|upskill\w*|retrain\w*|self[- ]paced|e-?learning|learning platform|distance learning|photoshop|tutorial (?:series|bookmarked)|video tutorials?|(?:last|final|remaining) \w+ modules)\b/i,
  kind: 'often',
  aim: 'learn a new skill, bit by bit',
  acks: [
    "Lots of courses like that stay half done, and it's seldom the head: it's that nobody's waiting for you there. A fixed hour and one person who knows about it change most of that.",
    'What you only watch runs off again, what your hands have done stays. A clumsy little thing of your own after each lesson is the whole secret.',
    "You needn't do all of it for it to be worth it. Take the one thing you want to be able to do, and the lessons get an order by themselves.",
  ],
  heavy: [
    "A half-done course nags like an unpaid bill, only you don't owe it anything. You can go back in for ten minutes, or drop it and choose one that suits you better.",
    "It takes some swallowing to start at the bottom when others seem so far ahead. Everybody who can do it now once didn't know where to click.",
    "When a job or a future seems to hang on it, each lesson turns into an exam. Keep the piece small: one thing you can do tonight that you couldn't this morning.",
  ],
  ask: 'Which of these would get you over the first bump?',
  steps: [
    {
      say: 'Ten minutes of the very next lesson',
      words:
        /\b(?:next (?:lesson|video|module|chapter|unit|bit)|log ?in|ten min\w*|10 min\w*|watch|module \d|lesson \d|carry on|pick up where|open (?:it|the))\b/i,
      how: 'Log in the evening before and leave it open at the right place. Then ten minutes, one line in your own words about what it was, and shut it.',
    },
    {
      say: 'Choose one, close the other tabs',
      words:
        /\b(?:choose|pick|decide|compare|which (?:one|of)|bin the|close|only one|narrow|short ?list|sign up|enrol\w*|find (?:a|one)|look for|search)\b/i,
      how: "Finish the sentence 'I want to be able to', and take the course that gets there shortest. Try the first free lesson of two and keep the one whose voice you can stand.",
    },
    {
      say: 'Make one tiny thing of my own',
      words:
        /\b(?:make (?:a|an|one|my|some)\w*|build|tiny|my own|exercise|project|try (?:it|the|out)|practi[sc]e|myself|play (?:with|around))\b/i,
      how: "Take the last thing they showed and turn it into yours: your own shopping list, your own sum, your own photo. If you're stuck after ten minutes, write down the question; that's where the next go starts.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:never finish\w*|don'?t finish|half[- ](?:done|finished)|unfinished|gave up|given up|give up|dropp?(?:ed)? out|lose interest|tried (?:it )?before|ive paid for|collect\w*|motivation)\b/i,
      say: "Then don't promise to finish, promise three goes. And have it end somewhere outside: somebody you show it to on Sunday, even if they understand nothing of it.",
    },
    {
      words:
        /\b(?:too old|at my age|i'?m \d\d|not (?:technical|techy|clever|smart|good with|a tech)\w*|technophobe|stupid|thick|dumb|computers? and me|embarrass\w*|asham\w*|bad at)\b/i,
      say: "You know what things are for, that's the half young beginners lack. Take a course that shows every click, go at half speed with the pause button, and nobody sees how often you press it.",
    },
    {
      words:
        /\b(?:(?:isn'?t|is) (?:any |just )?(?:no )?time|no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: "Then find the ten minutes that already exist: before the shift, in the lunch break, while dinner's in the oven. On a dead-tired day, only read what the next lesson is called; that keeps the thread.",
    },
    {
      words:
        /\b(?:money|cost\w*|afford|expensive|price\w*|pay|scam|refund|worth (?:it|the|anything)|(?:is|will) the certificate|recogni[sz]ed|£|\$)/i,
      say: "Try it free first, many let you watch without paying and charge only for the paper. Whether the paper counts, ask the people it's meant for: look at five job adverts, or write to one employer and ask.",
    },
    {
      words:
        /\b(?:too (?:hard|difficult|fast)|stuck|don'?t (?:get|understand)|confus\w*|loops?|error|i'?m lost|get lost|over my head|overwhelm\w*)\b/i,
      say: "Being stuck is most of what learning this feels like, also for people who do it for a living. Explain the problem aloud, line by line, to a mug; if that doesn't help, post the exact question in the course forum and do something else.",
    },
    {
      words:
        /\b(?:hire\w*|(?:get|find) (?:me )?(?:a|any) job|jobs|employers?|replace\w*|ai (?:will|does|can)|out of date|too late|market|what'?s the point|competition)\b/i,
      say: "No course can promise that, and those that do want your money. What people look at is a small thing you've made and can explain, so let each lesson add to one.",
    },
    {
      words: /\b(?:alone|lonely|nobody to ask|no one to ask|by myself|isolat\w*|on my own)\b/i,
      say: "Find one other learner, in the course forum or at a local meet-up, and fix ten minutes a week: 'Here's what I did, here's where I'm stuck.' It's company more than teaching that keeps people at it.",
    },
    {
      words:
        /\b(?:which (?:one|course)|too many|so many|can'?t (?:decide|choose)|where (?:to|do i) (?:start|begin)|wrong one)\b/i,
      say: "There's no wrong first one, the basics are the same everywhere. Take the shortest that people have finished, and allow yourself to look at others only when it's done.",
    },
  ],
  ways: [
    'A fixed place in the week, ten minutes of lesson, ten of trying it out. If only one fits, take the trying out.',
    'Tell one person what you will show them and when. A small thing to show by Sunday holds better than a goal for the year.',
  ],
};
