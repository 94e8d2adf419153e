import type { ExerciseText, OnboardingQuestion } from '../read-answer.ts';

export const QUALITY_QUESTION: OnboardingQuestion<ExerciseText> = {
  asked: 'the quality you want to grow',
  lead: 'What you want to grow in yourself is',
  kinds: [
    [
      /\b(?:boundar\w*|assertive\w*|say(?:ing)? no|stand(?:ing)? up|honest\w*|truth\w*|direct\w*|speak(?:ing)? up|authentic\w*|integrity)\b/i,
      'If you want this, you have probably paid for not having it, in hours or in things you swallowed. You do not need to say it louder, only sooner.',
      'Once a day, answer a request with ‘let me think about it’, and then do think about it. In the evening, write down what you would have said straight away.',
    ],
    [
      /\b(?:patien\w*|toleran\w*|gentle\w*|slow\w*|accept\w*|let(?:ting)? go)\b/i,
      'Patience has a lot to do with how you see waiting: as time you lose, or as part of how things get made. People who want more of it are usually quick, and you can stay quick.',
      'Choose one thing you have to wait for every day, like a kettle, a queue or a lift, and leave your phone alone until it is over.',
    ],
    [
      /\b(?:disciplin\w*|consisten\w*|focus\w*|persever\w*|persist\w*|commit\w*|determin\w*|will ?power|self[- ]control|organi[sz]\w*|motivat\w*|dedicat\w*|grit|follow[- ]through|structure)\b/i,
      'You want something that works on days when you do not feel like it. Most days are like that, for everyone. The trick is to make the task small enough to do anyway.',
      'At the end of each day, put the first thing you need for tomorrow’s work where you will see it. Start with that before anything else.',
    ],
    [
      /\b(?:courag\w*|brave\w*|bold\w*|confiden\w*|fearless\w*|self[- ]esteem|self[- ]belief|believ\w*|trust(?:ing)? (?:in )?my ?self|assured|daring|risk\w*)\b/i,
      'It rarely feels like courage beforehand. It feels like a dry mouth and then, after a few small things that did not go as badly as you expected, a little less so.',
      'Once a week, do one small thing that makes your hands a little cold: ask a question in a meeting, send the message, say the name. Write down what you expected and what happened.',
    ],
    [
      /\b(?:calm\w*|peace\w*|presen(?:t|ce)|mindful\w*|seren\w*|balanc\w*|ground\w*|stillness|relax\w*|ease|composure|less (?:stress\w*|anxi\w*))\b/i,
      'Calm is something you come back to rather than something you have. People who seem to have it have just got quicker at coming back.',
      'Three times a day, at a door you go through anyway, breathe out slowly before you touch the handle. That is the whole exercise.',
    ],
    [
      /\b(?:kind\w*|compassion\w*|empath\w*|self[- ]love|self[- ]care|lov(?:e|ing)|generos\w*|generous|caring|forgiv\w*|warm\w*)\b/i,
      'People often spend their kindness on others and have least left for the one person who is always there. For you, that person is you. Sharing it out evenly would already be a change.',
      'When you have made a mistake, write the one line you would write to a friend who had made it. Then read it as if it were for you.',
    ],
    [
      /\b(?:resilien\w*|strong\w*|strength|tough\w*|endur\w*|stamina|independen\w*|self[- ]relian\w*|brav)\b/i,
      'You probably have more of this than you think, because nobody counts the days when they simply carried on. A list of those days would make a good first page.',
      'After a hard hour, note three things: what happened, what you did next, and who or what helped. After a month you will have your own manual.',
    ],
    [
      /\b(?:open\w*|vulnerab\w*|trust\w*|listen\w*|social\w*|outgoing|connect\w*|extrover\w*|communicat\w*|humil\w*|humble)\b/i,
      'You can be open a little at a time. One true sentence more than usual, to someone who has earned it, is enough.',
      'Once this week, when someone asks how you are, give one true detail instead of the usual word.',
    ],
    [
      /\b(?:joy\w*|play\w*|happ\w*|humou?r|light\w*|optimis\w*|positiv\w*|fun|enthusias\w*|gratitude|grateful\w*|thankful\w*|hope\w*|spontane\w*)\b/i,
      'Serious plans tend to leave no room for this. So put it in the plan, with a time, as if it were an appointment. Oddly enough, that works.',
      'Each evening, write down one thing that was nice and exactly what it was: not ‘the walk’, but the light on the second corner.',
    ],
  ],
  general: [
    'A quality is something you do a little more often than before. That means you can start on any ordinary afternoon.',
    'Choose one situation that keeps coming up and where it would help, and decide on your first sentence or first move beforehand. See how the rest goes.',
  ],
  open: [
    'You could ask instead: who do you admire, and what is it about them? The answer is often the quality you want for yourself.',
    'Think of someone you like being around, and write down in three words what they are like. Pick one of the three.',
  ],
  leftOut: [
    'This page does not interpret it. It is the reason for the first lines you read here, and those lines matter more than everything else.',
    'There is no exercise for this one. Let it be the first thing you bring up with someone who listens.',
  ],
};

export const SKILL_QUESTION: OnboardingQuestion<ExerciseText> = {
  asked: 'the skill',
  lead: 'Beside it you chose a skill:',
  kinds: [
    [
      /\b(?:spanish|french|german|italian|english|japanese|korean|chinese|mandarin|arabic|portuguese|swedish|dutch|russian|hindi|language\w*|translat\w*|fluent\w*|sign language)\b/i,
      'You practise a language by talking to people, which makes it company as well as work. It fades quickly when you stop, so a little every day is the rule.',
      'Speak it out loud for ten minutes a day, and once a week talk to a real person, whatever your level. Write down the five words you were missing. They are your next lesson.',
    ],
    [
      /\b(?:public speaking|speak\w*|present(?:ing|ations?)|communicat\w*|rhetoric|storytell\w*|interview\w*|podcast\w*|network\w*|voice)\b/i,
      'Speaking well is mostly knowing what you want people to take away. The rest is breathing, and you can practise that in the kitchen.',
      'Once a week, say something you have prepared to at least one listener: two minutes, one point, one example. Ask what they took away, and compare it with what you meant.',
    ],
    [
      /\b(?:leader\w*|lead(?:ing)?|manag(?:e|ing|ement)|delegat\w*|mentor\w*|coach\w*|facilitat\w*|supervis\w*|hiring|feedback|project)\b/i,
      'You learn this in conversations with one person rather than in front of twelve. A big part of it is asking a good question and then staying quiet.',
      'Once a week, hand over one real task. Say what it is for and when it is due, and leave out how to do it. What comes back will tell you how clear you were.',
    ],
    [
      /\b(?:sales|sell\w*|market\w*|negotiat\w*|fundrais\w*|pitch\w*|advertis\w*|seo|social media|brand\w*|persuas\w*|persuad\w*|pricing|copywrit\w*)\b/i,
      'Selling is finding out what someone needs and saying plainly whether you have it. People who dislike the word are often good at it.',
      'Once a week, ask someone to buy, with a price, in a way that makes it easy to say no. Keep a list of the questions people ask. They will tell you what to say next time.',
    ],
    [
      /\b(?:cod(?:e|ing)|program\w*|python|javascript|java|sql|data|excel|software|develop(?:er|ment|ing)|tech\w*|ai|machine learning|analy(?:sis|tics|st|ze|se)|statistic\w*|engineer\w*|cyber\w*|ux|web)\b/i,
      'You learn this by needing it. One real question of your own, with real and messy data, takes you further than ten tidy lessons.',
      'Choose one small tool that you would use yourself, and work on it for an hour at a time until it does its one job. Finish it before you improve it.',
    ],
    [
      /\b(?:design\w*|draw\w*|paint\w*|illustrat\w*|photograph\w*|music\w*|sing\w*|guitar|piano|violin|video\w*|film\w*|animat\w*|act(?:ing|or)|danc\w*|fashion|interior|cook\w*|bak(?:e|ing)|sew\w*|knit\w*|wood\w*|carpent\w*|garden\w*|farm\w*|ceramic\w*|pottery|craft\w*|build(?:ing)?|repair\w*|jewel\w*|hair|makeup|flor\w*)\b/i,
      'You build a craft like this by repeating things while paying attention. The attention is harder to keep up, so short and awake is better than long and dutiful.',
      'Once a week, take a piece by someone better and slowly do it after them. Note one decision of theirs that you would not have made.',
    ],
    [
      /\b(?:writ(?:e|ing)|edit(?:ing|or)?|copy|journalis\w*|blog\w*|editing|proofread\w*|grammar|draft\w*)\b/i,
      'Getting better at writing is mostly rereading. A good page is one where someone was willing to cut a sentence they liked.',
      'Once a week, take an old page and make it a third shorter without losing anything. Keep both versions and compare them.',
    ],
    [
      /\b(?:teach\w*|therap\w*|counsel\w*|nurs\w*|medic\w*|care(?:giving)?|parent\w*|listen\w*|empath\w*|massage|yoga|midwi\w*|social work|psycholog\w*|emotional)\b/i,
      'You learn to work with people from people, and a lot of it is getting out of the way. If someone can do it themselves, let them.',
      'Each week, ask one person what was useful and what was not, and answer only with thanks.',
    ],
    [
      /\b(?:time management|organi[sz]\w*|plan(?:ning)?|productiv\w*|focus\w*|prioriti[sz]\w*|accounting|bookkeep\w*|financ\w*|budget\w*|invest\w*|admin\w*|strateg\w*|decision\w*|problem[- ]solving)\b/i,
      'Being organised is a favour you do your future self. It has less to do with systems than with a look at the week before it starts.',
      'Take half an hour at the same time each week: what came in, what is coming up, what gets crossed out. Keep the pages. After three months they will show you where your estimates go wrong.',
    ],
  ],
  general: [
    'A skill pays off along the way. You keep every hour you put in, whatever happens to the plan.',
    'Start with three half-hour sessions a week, on the smallest part of it you can do from start to finish. After each one, note one thing that went better than last time.',
  ],
  open: [
    'A question to start from: what do you keep asking other people to do for you, that you would rather be able to do yourself?',
    'Write down three things you would like to be able to do, and give each of them half an hour this month. Keep the one you enjoyed.',
  ],
  leftOut: [
    'It is nothing to get better at, and you do not have to carry it alone. The numbers on the Safety page are answered at any hour.',
    'There is nothing to practise here. Show this line to a person you trust, or read it to them.',
  ],
};
