import type { PlanTopic } from '../plan-topic.ts';

/** Work, studies, papers and money. The first topic whose words are found is taken. */
export const TOPICS_OF_WORK: readonly PlanTopic[] = [
  {
    about: /\b(?:eulogy|funeral (?:speech|words)|obituary)\b/i,
    pieces: ['Three stories, one line each', 'Ask somebody for a story', 'Only the first sentence'],
    ways: [
      'It can be short: who they were to you, two or three small stories, one sentence of goodbye. Three minutes are enough, and it may be read from the paper.',
    ],
    opens: "I'm sorry there is a reason for it. {X}, then, and in small pieces.",
  },
  {
    about: /^(?:write to|text|email|e-mail|message)\b/i,
    pieces: ['Three rough sentences', 'Only the first line', 'Say it aloud first'],
  },
  {
    about:
      /\b(?:presentation|talk in front|speech|slides?|pitch)\b|\b(?:give|hold|prepare) (?:an?|the|my|your) talk\b/i,
    pieces: ['A title and three points', 'The first sentence', 'Say it aloud once'],
    ways: [
      'Three points are as much as anybody keeps. Most nerves go with the first sentence, so that one is worth knowing by heart.',
      'Saying it aloud twice, standing, shows more than reading it ten times.',
    ],
  },
  {
    about: /\binterview\b/i,
    pieces: ['Three likely questions', 'One answer, said aloud', 'Read what they do'],
    ways: [
      'Three small true stories of your work answer most of what is asked. Said aloud once, they come by themselves.',
    ],
  },
  {
    about:
      /\b(?:citizenship|naturali[sz]ation|visa|passport|residence|permit|(?:housing|child|disability) benefit|pension claim|insurance claim)\b/i,
    pieces: ['Put the papers on the table', 'Read the list of what they want', 'Fill in the first page'],
    ways: [
      'Most of it is finding papers; the form is the short part. A list of what is there and what is missing comes first.',
    ],
  },
  {
    about:
      /\b(?:appl(?:y|ying|ications?)|cover letter|cv|resume|résumé|new job|find (?:a|another) job|job (?:hunt|search)|change jobs)\b/i,
    pieces: ['Open the old CV', 'Read one posting closely', 'Three rough sentences'],
    ways: [
      'It is three small jobs: read one posting, take its words into the letter, let somebody else read it.',
      'A fixed half hour on some days carries further than a whole Sunday of it.',
    ],
  },
  {
    about:
      /\b(?:exams?|test|tests|theory|revis\w+|study|studying|finals|midterms?|a-?levels?|gcses?|chem(?:istry)?|biology|physics|maths?|mechanisms?|vocab\w*|flashcards?|memori[sz]\w*)\b/i,
    pieces: ['One page from memory', 'One old exam question', "List what I can't do yet"],
    ways: [
      'Rereading feels like learning, and does little. What helps: close the notes, write down what you still know, then look up the gaps.',
      'Short times on several days stick better than one long evening, because each time you have to fetch it back.',
      'With anything that is drawn or worked out: one from memory, compare, and the same one again the next day.',
    ],
  },
  {
    about:
      /\b(?:essay|paper|thesis|report|dissertation|coursework|homework|article|chapter|proposal|assignment|(?:history|science|school|art|group|class|geography|biology) project)\b/i,
    pieces: ['Three rough sentences', 'Open it, read for ten minutes', 'A list of its parts'],
    ways: [
      'Begin in the middle, with the part you know best, in bad sentences. The beginning is easier at the end.',
      'A rough version first and a better one later are two jobs; mixing them is what makes it slow.',
    ],
  },
  {
    about: /\b(?:youtube|channel|podcast|videos?|stream(?:ing)?|twitch|tiktok channel)\b/i,
    pieces: ['One minute, on the phone', 'Three ideas on a list', 'Test the sound once'],
    ways: [
      'Take the thing you tell friends about anyway, and only one point of it. The first one is practice, and nobody has to see it.',
      'Three things on a card are enough of a script: what it is, what you like in it, what you would tell a beginner.',
    ],
  },
  {
    about:
      /\b(?:novel|book proposal|memoirs?|memories|life story|poems?|poetry|short stor(?:y|ies)|stories|blog|screenplay|writ(?:e|ing) (?:a|my|your|the) (?:book|story)|writ(?:e|ing) (?:more|again|every|daily))\b/i,
    pieces: ['Open it, write one line', 'Ten minutes, no deleting', 'The next scene, badly'],
    ways: [
      'A fixed small amount beats a big one: many writers stop in the middle of a sentence, so that the next day begins by itself.',
    ],
  },
  {
    about: /\b(?:inbox|e-?mails?|mails)\b/i,
    pieces: ['Answer one of them', 'Delete for ten minutes', 'Only the oldest three'],
    ways: ['Two fixed times a day, and answers of three lines, do more than having it open all day.'],
  },
  {
    about:
      /\b(?:tax(?:es)?|tax return|invoices?|forms?|paperwork|bills?|insurance|bank|papers|letters|post|benefits|pension|visa|passport)\b/i,
    pieces: ['Lay the papers on the table', 'Open the letters, nothing more', 'Find the one with a date'],
    ways: [
      'Opening and answering are two jobs. Opening everything into three piles (pay, answer, away) takes ten minutes, and is the bigger half.',
    ],
  },
  {
    about: /\b(?:debts?|budget|money|sav(?:e|ing|ings)|spend(?:ing)?|overdraft|loan|afford|broke)\b/i,
    pieces: ['Look at the account once', 'One week of spending, written down', 'A standing order'],
    ways: [
      'What leaves the account by itself on payday does not have to be saved by will. It may be a small sum.',
      'One look at the account on a fixed day takes the fright out of it, and most of the surprises.',
    ],
  },
  {
    about: /\b(?:business|start-?up|freelanc\w*|side (?:hustle|project)|shop online|sell (?:my|your))\b/i,
    pieces: ['One sentence: what, for whom', 'Ask one person who would buy', 'A list of what it costs'],
    ways: [
      'Before building anything: one sentence of what it is, and three people who say whether they would pay for it.',
    ],
  },
  {
    about:
      /\b(?:raise|pay rise|promotion|negotiat\w*|talk to (?:my|your) (?:boss|manager)|tell (?:my|your) (?:boss|manager))\b/i,
    pieces: ['The first sentence of it', 'Ask for half an hour', 'Three things I did well'],
    ways: ['A talk like that goes better with a date, one number or one wish, and its first sentence ready.'],
  },
  {
    about: /\b(?:workload|projects?|deadlines?|backlog|catch up|quarterly|tasks?|to-?do(?: list)?|behind)\b/i,
    pieces: ['List what is due when', 'Ask what can wait', 'Twenty minutes on the worst'],
    ways: [
      "Two things on one desk are a question for whoever gave them: 'I have A and B this week; tell me which one goes first.'",
      'Of a full list one thing goes first thing in the morning, before the mail. The rest may be whatever it becomes.',
    ],
  },
  {
    about: /\b(?:cod(?:e|ing)|program(?:ming)?|python|javascript|web ?site)\b/i,
    pieces: ['Ten minutes of one lesson', 'Change one line, see what happens', 'One tiny thing that runs'],
    ways: ['Something tiny that runs on the first day teaches more than a long course. It may be useless.'],
  },
  {
    about:
      /\b(?:spanish|french|german|italian|english|japanese|chinese|portuguese|swedish|polish|dutch|korean|arabic|turkish|a language|languages)\b/i,
    pieces: ['Ten minutes of one lesson', 'Five words, said aloud', 'One song in it'],
    ways: [
      'A little each day, spoken aloud from the beginning, beats an hour on Sunday. Whole sentences stay better than single words.',
    ],
  },
  {
    about: /\b(?:driving|driver'?s?) (?:test|licen[cs]e|lessons?)\b|\blearn to drive\b/i,
    pieces: ['Book one lesson', 'Look up free dates', 'Ask somebody to practise with'],
  },
];
