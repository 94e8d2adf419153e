import type { Kind, Lines } from '../lines.ts';

/** A skill: what it does for a target, and how it is practised. */
export type Skill = Kind & { noun: string; lines: Lines; practice: Lines; session: Lines };

export const SKILLS: readonly Skill[] = [
  {
    id: 'language',
    about:
      /\b(?:spanish|french|german|italian|english|japanese|korean|chinese|mandarin|arabic|portuguese|swedish|dutch|russian|hindi|language\w*|translat\w*|fluent\w*|sign language)\b/i,
    noun: 'the language',
    lines: [
      'You practise a language by talking to people, which makes it company as well as work. It fades quickly when you stop, so a little every day is the rule.',
      'Learning to speak again makes you feel like a child for a while. Get through the first thirty clumsy conversations and the worst is over.',
    ],
    practice: [
      'Speak it out loud for ten minutes a day, and once a week talk to a real person, whatever your level. Write down the five words you were missing. They are your next lesson.',
      'Take one page or three minutes of audio a day and go through it until you understand all of it. Then say it back in your own words.',
    ],
    session: [
      'Have a ten-minute conversation in the language, even if it is with yourself, and write down five words you were missing.',
      'Copy out eight sentences you wish you could say, and say each of them out loud three times.',
    ],
  },
  {
    id: 'speaking',
    about:
      /\b(?:public speaking|speak\w*|present(?:ing|ations?)|communicat\w*|rhetoric|storytell\w*|interview\w*|podcast\w*|network\w*|voice)\b/i,
    noun: 'speaking',
    lines: [
      'Speaking well is mostly knowing what you want people to take away. The rest is breathing, and you can practise that in the kitchen.',
      'This skill makes people notice your other skills. You do not get it by reading about it, only by doing it, and small rooms count.',
    ],
    practice: [
      'Once a week, say something you have prepared to at least one listener: two minutes, one point, one example. Ask what they took away, and compare it with what you meant.',
      'Once a week, record yourself for three minutes on something you know, listen to it once, and change one thing next time. Only one.',
    ],
    session: [
      'Stand up and explain your target out loud in two minutes, and then again in one.',
      'Prepare one sentence for a conversation you will have anyway, and say it early on.',
    ],
  },
  {
    id: 'leading',
    about:
      /\b(?:leader\w*|lead(?:ing)?|manag(?:e|ing|ement)|delegat\w*|mentor\w*|coach\w*|facilitat\w*|supervis\w*|hiring|feedback|project)\b/i,
    noun: 'leading',
    lines: [
      'Leading means doing your part before others start theirs: saying what the aim is, what the limits are, and hearing the doubts. At first it can feel like doing nothing.',
      'You learn this in conversations with one person rather than in front of twelve. A big part of it is asking a good question and then staying quiet.',
    ],
    practice: [
      'Once a week, hand over one real task. Say what it is for and when it is due, and leave out how to do it. What comes back will tell you how clear you were.',
      'Keep fifteen minutes a week for each person who depends on you, let them start, and write down what you promised.',
    ],
    session: [
      'Hand over one task with its aim in a single sentence, and do not say how to do it.',
      'Ask someone you work with what you could stop doing, and just take notes.',
    ],
  },
  {
    id: 'selling',
    about:
      /\b(?:sales|sell\w*|market\w*|negotiat\w*|fundrais\w*|pitch\w*|advertis\w*|seo|social media|brand\w*|persuas\w*|persuad\w*|pricing|copywrit\w*)\b/i,
    noun: 'selling',
    lines: [
      'Selling is finding out what someone needs and saying plainly whether you have it. People who dislike the word are often good at it.',
      'You get better at this by hearing no a lot. Ten refusals that you went looking for will teach you more than a course.',
    ],
    practice: [
      'Once a week, ask someone to buy, with a price, in a way that makes it easy to say no. Keep a list of the questions people ask. They will tell you what to say next time.',
      'Before each conversation, write down what the other side would call a good outcome. Afterwards, note where you were wrong.',
    ],
    session: [
      'Write down in four lines what you sell and what it costs, and show it to one person.',
      'Ask someone who bought from you, or nearly did, what made up their mind.',
    ],
  },
  {
    id: 'code',
    about:
      /\b(?:cod(?:e|ing)|program\w*|python|javascript|java|sql|data|excel|software|develop(?:er|ment|ing)|tech\w*|ai|machine learning|analy(?:sis|tics|st|ze|se)|statistic\w*|engineer\w*|cyber\w*|ux|web)\b/i,
    noun: 'the technical side',
    lines: [
      'A technical skill is a fair teacher: the thing works or it does not, and you find out straight away. It rewards patience with small mistakes.',
      'You learn this by needing it. One real question of your own, with real and messy data, takes you further than ten tidy lessons.',
    ],
    practice: [
      'Choose one small tool that you would use yourself, and work on it for an hour at a time until it does its one job. Finish it before you improve it.',
      'Work on it four times a week for forty minutes, and always stop with something that runs. Leave yourself a note about what comes next.',
    ],
    session: [
      'Spend forty minutes on the smallest version that runs, and stop when it does.',
      'Take one error or one chart that puzzled you, and explain it in five plain lines.',
    ],
  },
  {
    id: 'art',
    about:
      /\b(?:design\w*|draw\w*|paint\w*|illustrat\w*|photograph\w*|music\w*|sing\w*|guitar|piano|violin|video\w*|film\w*|animat\w*|act(?:ing|or)|danc\w*|fashion|interior)\b/i,
    noun: 'the craft',
    lines: [
      'You build a craft like this by repeating things while paying attention. The attention is harder to keep up, so short and awake is better than long and dutiful.',
      'You are allowed to copy: it is how almost everyone has learned this. What you cannot copy in the end is the part that is yours.',
    ],
    practice: [
      'Keep one small daily form, like a sketch, eight bars or a single frame, for fifteen minutes at most. On Sundays, choose the one that surprised you.',
      'Once a week, take a piece by someone better and slowly do it after them. Note one decision of theirs that you would not have made.',
    ],
    session: [
      'Make the same small thing three times in half an hour, each time with one more restriction.',
      'Copy a detail from something you love, as exactly as you can, and write down what you noticed.',
    ],
  },
  {
    id: 'writing',
    about:
      /\b(?:writ(?:e|ing)|edit(?:ing|or)?|copy|journalis\w*|blog\w*|editing|proofread\w*|grammar|draft\w*)\b/i,
    noun: 'writing',
    lines: [
      'Getting better at writing is mostly rereading. A good page is one where someone was willing to cut a sentence they liked.',
      'This skill pays off everywhere, because if you can put something clearly, you have had to understand it. It costs nothing, and you can do it anywhere.',
    ],
    practice: [
      'Once a week, take an old page and make it a third shorter without losing anything. Keep both versions and compare them.',
      'Copy a paragraph you admire by hand, and then write one of your own with the same structure. Ten minutes, three times a week.',
    ],
    session: [
      'Take a page you have written and cut every fourth sentence. Which ones do you miss?',
      'Read one of your paragraphs out loud, and fix the places where you stumble.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:teach\w*|therap\w*|counsel\w*|nurs\w*|medic\w*|care(?:giving)?|parent\w*|listen\w*|empath\w*|massage|yoga|midwi\w*|social work|psycholog\w*|emotional)\b/i,
    noun: 'working with people',
    lines: [
      'You learn to work with people from people, and a lot of it is getting out of the way. If someone can do it themselves, let them.',
      'In this kind of work you are the tool, so looking after yourself is part of the job. Nobody else will do it for you.',
    ],
    practice: [
      'After one meeting a week, write down what you said, and what would have happened if you had said half of it. You can leave out names.',
      'Each week, ask one person what was useful and what was not, and answer only with thanks.',
    ],
    session: [
      'In one conversation, ask two questions before you offer anything.',
      'Write half a page about someone you learned from: what they did, and when they said nothing.',
    ],
  },
  {
    id: 'hands',
    about:
      /\b(?:cook\w*|bak(?:e|ing)|sew\w*|knit\w*|wood\w*|carpent\w*|garden\w*|farm\w*|ceramic\w*|pottery|craft\w*|build(?:ing)?|repair\w*|jewel\w*|hair|makeup|flor\w*)\b/i,
    noun: 'working with your hands',
    lines: [
      'What you learn with your hands stays learned. The mistakes are honest too: you can see them on the table.',
      'Working with your hands takes good tools, time and some ruined material. Allow for that in your budget.',
    ],
    practice: [
      'Make one simple thing five times rather than five things once. You learn most on the third one.',
      'Set up a corner where your work can stay out, and go to it for half an hour three times a week.',
    ],
    session: [
      'Make the simplest thing you know once more, and do each step a little slower.',
      'Clean and sharpen your tools, and put them where you would start.',
    ],
  },
  {
    id: 'order',
    about:
      /\b(?:time management|organi[sz]\w*|plan(?:ning)?|productiv\w*|focus\w*|prioriti[sz]\w*|accounting|bookkeep\w*|financ\w*|budget\w*|invest\w*|admin\w*|strateg\w*|decision\w*|problem[- ]solving)\b/i,
    noun: 'keeping things in order',
    lines: [
      'Being organised is a favour you do your future self. It has less to do with systems than with a look at the week before it starts.',
      'Planning means deciding in advance what you will leave undone. People who are good at it are not faster. They just said no earlier.',
    ],
    practice: [
      'Take half an hour at the same time each week: what came in, what is coming up, what gets crossed out. Keep the pages. After three months they will show you where your estimates go wrong.',
      'Before each bigger task, guess how long it will take, and write the real time next to it. In a month, your plans will be made of real hours.',
    ],
    session: [
      'Put the coming week on one page, and cross out one thing in ten.',
      'Time three ordinary tasks, and compare with what you would have guessed.',
    ],
  },
];

export const ANY_SKILL: Omit<Skill, 'about' | 'id'> = {
  noun: 'the skill',
  lines: [
    'A skill pays off along the way. You keep every hour you put in, whatever happens to the plan.',
    'Every skill has parts, and usually one part holds up the others. Ask someone who has it which part that was for them.',
    'It is a good thing to have chosen something you can practise, because practice does not depend on luck, mood or other people.',
    'At the start you will see little progress, and in the middle even less. It helps to know this and to count hours instead.',
  ],
  practice: [
    'Start with three half-hour sessions a week, on the smallest part of it you can do from start to finish. After each one, note one thing that went better than last time.',
    'Find someone who is two steps ahead of you and ask for the first exercise they did. Do that one until it bores you.',
    'Use it for someone once a week, in however small a way. You find out quickly what works.',
    'Write down in five lines what you can do today, with the date. Add five lines each month. You will be surprised how much there is.',
  ],
  session: [
    'Spend half an hour on the smallest part of the skill you can do from start to finish.',
    'Find one person or one page that shows the skill done well, and write down three things you notice.',
    'Practise for twenty minutes, and stop while you still feel like going on.',
  ],
};
