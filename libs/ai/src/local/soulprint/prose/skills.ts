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
      'A language is the one skill that is practised by talking to people, which makes it company as well as work. It also forgives absence less than most, so little and daily is the rule.',
      'Learning to speak again makes one a child in good clothes for a while. Those who bear the first thirty clumsy conversations have most of it behind them.',
    ],
    practice: [
      'Ten minutes a day aloud, and once a week a conversation with a living person, whatever your level. Write down the five words you lacked; they are the lesson for the next week.',
      'Take one page or three minutes of sound a day and go through it until nothing in it is strange. Then say it back in your own words to the wall.',
    ],
    session: [
      'Have one conversation of ten minutes in the language, or hold it with yourself, and write down five words that were missing.',
      'Copy out eight sentences you wish you could say, and say each of them three times aloud.',
    ],
  },
  {
    id: 'speaking',
    about:
      /\b(?:public speaking|speak\w*|present(?:ing|ations?)|communicat\w*|rhetoric|storytell\w*|interview\w*|podcast\w*|network\w*|voice)\b/i,
    noun: 'speaking',
    lines: [
      'Speaking well in front of others is nine parts knowing what you want them to leave with. The tenth part is breath, and breath can be trained in the kitchen.',
      'It is a skill that changes how a room treats your other skills. Nobody gets it by reading; it comes by minutes on one’s feet, and small rooms count.',
    ],
    practice: [
      'Say something prepared to at least one listener each week: two minutes, one point, one example. Afterwards ask what they took away, and compare it with what you meant.',
      'Once a week record three minutes of yourself on a subject you know, listen to it once, and change one thing the next time. Only one.',
    ],
    session: [
      'Explain your target aloud in two minutes, standing, and then again in one.',
      'Prepare one sentence for a conversation that is coming anyway, and say it early in it.',
    ],
  },
  {
    id: 'leading',
    about:
      /\b(?:leader\w*|lead(?:ing)?|manag(?:e|ing|ement)|delegat\w*|mentor\w*|coach\w*|facilitat\w*|supervis\w*|hiring|feedback|project)\b/i,
    noun: 'leading',
    lines: [
      'To lead is to have one’s work done by the time others begin theirs: the aim said plainly, the border drawn, the doubt heard. It is less seen than doing, and at first it feels like doing nothing.',
      'The skill grows in talks between two people rather than in front of twelve. Asking well and then staying quiet is a large part of it.',
    ],
    practice: [
      'Hand over one real thing a week, with its aim and its deadline and without its method. What you learn from the result is about your own sentence.',
      'Keep fifteen minutes a week for each person who depends on you, let them begin, and note what you promised.',
    ],
    session: [
      'Hand one task to somebody with its aim in a single sentence, and do not say how.',
      'Ask a person you work with what you could stop doing, and only take notes.',
    ],
  },
  {
    id: 'selling',
    about:
      /\b(?:sales|sell\w*|market\w*|negotiat\w*|fundrais\w*|pitch\w*|advertis\w*|seo|social media|brand\w*|persuas\w*|persuad\w*|pricing|copywrit\w*)\b/i,
    noun: 'selling',
    lines: [
      'Selling, stripped of its costume, is finding out what somebody needs and saying plainly whether you have it. People who dislike the word are often good at the thing.',
      'This skill lives from being told no in quantity. Ten noes collected on purpose do more for it than a course.',
    ],
    practice: [
      'Make one offer a week that can be declined, with a price in it. Keep a list of the questions that come back, since they write your next text for you.',
      'Before each talk write down what the other side would call a good outcome. Afterwards, note where you were wrong.',
    ],
    session: [
      'Write the offer in four lines, with its price, and send it to one person.',
      'Ask somebody who bought, or nearly did, what the word was that decided it.',
    ],
  },
  {
    id: 'code',
    about:
      /\b(?:cod(?:e|ing)|program\w*|python|javascript|java|sql|data|excel|software|develop(?:er|ment|ing)|tech\w*|ai|machine learning|analy(?:sis|tics|st|ze|se)|statistic\w*|engineer\w*|cyber\w*|ux|web)\b/i,
    noun: 'the technical side',
    lines: [
      'Technical skill has a kind teacher: the thing works or it does not, and it says so at once without raising its voice. Patience with small errors is the talent it asks for.',
      'It is learned by needing it. One real question of your own, with real and untidy material, takes you further than ten clean lessons.',
    ],
    practice: [
      'Choose one small tool that you would use yourself, and build it in sessions of an hour until it does its one thing. Finish it before you improve it.',
      'Four sessions a week of forty minutes, always ending with something that runs. Leave a note to yourself on the next line to write.',
    ],
    session: [
      'Spend forty minutes on the smallest version that runs, and stop when it does.',
      'Take one error or one chart that puzzled you, and write its explanation in five plain lines.',
    ],
  },
  {
    id: 'art',
    about:
      /\b(?:design\w*|draw\w*|paint\w*|illustrat\w*|photograph\w*|music\w*|sing\w*|guitar|piano|violin|video\w*|film\w*|animat\w*|act(?:ing|or)|danc\w*|fashion|interior)\b/i,
    noun: 'the craft',
    lines: [
      'A craft of eye, ear or hand is built from repetitions with attention in them. The attention is the scarcer part, so short and awake is better than long and dutiful.',
      'It can be stolen honestly: copying a master is the oldest school there is. What refuses to be copied, in the end, is the part that is yours.',
    ],
    practice: [
      'Keep a small daily form, one sketch, eight bars, one frame, with a limit of fifteen minutes. On Sundays choose the one that surprised you.',
      'Once a week take a piece by somebody better and do it after them, slowly. Note one decision of theirs that you would not have made.',
    ],
    session: [
      'Make the same small thing three times in half an hour, each time with one limit more.',
      'Copy a detail from a work you love, as exactly as you can, and write down what you found in it.',
    ],
  },
  {
    id: 'writing',
    about:
      /\b(?:writ(?:e|ing)|edit(?:ing|or)?|copy|journalis\w*|blog\w*|editing|proofread\w*|grammar|draft\w*)\b/i,
    noun: 'the craft of the sentence',
    lines: [
      'Writing as a skill is mostly rereading. What makes a page good is the number of times that somebody was willing to take out a sentence they liked.',
      'It pays in every other field too, because whoever can put a matter clearly has had to understand it. The tool costs nothing and is always at hand.',
    ],
    practice: [
      'Take one old page a week and make it a third shorter without losing anything. Keep both versions; the difference is your teacher.',
      'Copy a paragraph you admire by hand, then write one of your own with the same bones. Ten minutes, three times a week.',
    ],
    session: [
      'Take a page you have written and cut every fourth sentence, then see which of them you miss.',
      'Read one paragraph of yours aloud and mend it where your voice stumbles.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:teach\w*|therap\w*|counsel\w*|nurs\w*|medic\w*|care(?:giving)?|parent\w*|listen\w*|empath\w*|massage|yoga|midwi\w*|social work|psycholog\w*|emotional)\b/i,
    noun: 'working with people',
    lines: [
      'Work with people is learned from people, and a good part of it is getting out of the way. What the other person can do, they should do.',
      'In this field you are the instrument, so looking after the instrument is part of the trade. Nobody tunes it for you.',
    ],
    practice: [
      'After one meeting a week, write down what you said and what would have happened if you had said half of it. Names need not stand there.',
      'Ask one person each week what was useful and what was not, and answer only with thanks.',
    ],
    session: [
      'In one conversation ask two questions before you offer anything.',
      'Describe on half a page somebody you learned from, by what they did with their hands and their pauses.',
    ],
  },
  {
    id: 'hands',
    about:
      /\b(?:cook\w*|bak(?:e|ing)|sew\w*|knit\w*|wood\w*|carpent\w*|garden\w*|farm\w*|ceramic\w*|pottery|craft\w*|build(?:ing)?|repair\w*|jewel\w*|hair|makeup|driv(?:e|ing)|flor\w*)\b/i,
    noun: 'the handwork',
    lines: [
      'What is learned with the hands stays learned and can be shown without a word. Its mistakes are honest, too: they lie on the table.',
      'Handwork asks for good tools, ruined material and time, in that order. Allow for the second in the budget.',
    ],
    practice: [
      'Make one simple piece five times rather than five pieces once. The third is where the learning sits.',
      'Set up one corner in which the work can stay lying, and go to it for half an hour, three times a week.',
    ],
    session: [
      'Make the simplest thing you know once more, and this time do each step a little slower.',
      'Clean and sharpen what you work with, and put it where you would begin.',
    ],
  },
  {
    id: 'order',
    about:
      /\b(?:time management|organi[sz]\w*|plan(?:ning)?|productiv\w*|focus\w*|prioriti[sz]\w*|accounting|bookkeep\w*|financ\w*|budget\w*|invest\w*|admin\w*|strateg\w*|decision\w*|problem[- ]solving)\b/i,
    noun: 'keeping things in order',
    lines: [
      'Order is a kindness from one’s earlier self to the later one. As a skill it is less about systems than about a look at the week before the week begins.',
      'Planning is choosing in advance what will be left undone. People who are good at it are not faster; they have said no while it was still cheap.',
    ],
    practice: [
      'Half an hour at the same time each week: what came, what comes, what is struck out. Keep the sheets; after a quarter they show where your estimates bend.',
      'Guess before each larger task how long it will take, and write the truth beside it. Within a month your plans will be made of real hours.',
    ],
    session: [
      'Spread the coming week out on one sheet, and cross out one thing in ten.',
      'Time three ordinary tasks with a clock and write down what you would have guessed.',
    ],
  },
];

export const ANY_SKILL: Omit<Skill, 'about' | 'id'> = {
  noun: 'the skill',
  lines: [
    'A skill is a target that pays on the way. Each hour of it leaves something that stays with you, whatever becomes of the plan around it.',
    'Skills are made of parts, and usually one part holds the others up. Ask somebody who has it which part that was for them.',
    'It is encouraging to choose something that can be practised, because practice does not depend on luck, mood or other people’s decisions.',
    'The early stretch of learning shows little and the middle shows less. It helps to know this in advance and to count hours instead of progress.',
  ],
  practice: [
    'Begin with three sessions of half an hour in the week, on the smallest part of it that can be done whole. After each, note one thing that went better than the last time.',
    'Find one person who is two steps ahead of you and ask for their first exercise. Do that one until it bores you.',
    'Use it once a week for somebody, however modestly. Being of use is a strict and friendly examiner.',
    'Set down what you can do today, in five lines, with the date. Each month add five more; the sheet will be kinder than your memory.',
  ],
  session: [
    'Give half an hour to the smallest part of the skill that can be done whole.',
    'Look for one person or one page that shows the skill done well, and write down three things you see.',
    'Practise for twenty minutes, and stop while there is still some appetite left.',
  ],
};
