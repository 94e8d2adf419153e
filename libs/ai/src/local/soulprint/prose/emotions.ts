import type { Lines } from '../lines.ts';

export type Tone = 'tense' | 'low' | 'inward' | 'light' | 'open' | 'unknown';

/** A feeling that has been there most: what it may point at, and what one can do with it for two days. */
export type Emotion = { tone: Tone; lines: Lines; days: Lines };

export const EMOTIONS = {
  anxiety: {
    tone: 'tense',
    lines: [
      'Worry usually stands guard in front of something that matters. It is a tireless guard and a poor guide: thank it for the warning, and let the next step follow from what you want rather than from what it fears.',
      'Fear of this kind lives a few hours ahead of you. It rehearses so that nothing will come as a surprise, and the rehearsal costs about as much as the event. Asked for particulars, it often has only one or two.',
      'There is a good deal of care hidden in being worried: one does not fear for what leaves one cold. Find out what is being cared for, and the feeling has done most of its work.',
      'Unease of this sort speaks in the conditional, what if, what then. A useful reply is to let it finish its sentence on paper, down to the last then, where there is nearly always somebody doing something sensible.',
    ],
    days: [
      'When the worry comes, write it as one sentence with a verb, and beside it what is known and what is guessed. Ten minutes, then fold the sheet.',
      'Give the worry an appointment, a quarter of an hour in daylight, and when it calls at other times, note one word and refer it there.',
      'Put three columns on a page: mine to do, mine to ask, not mine. Sort whatever is turning in your head into them.',
    ],
  },
  sadness: {
    tone: 'low',
    lines: [
      'Sadness slows a person down so that what was lost can be noticed. It asks for company before it asks for solutions.',
      'To be sad is to be still attached. That is uncomfortable, and it is also a kind of loyalty, which need not be cured, only carried in a way that leaves a hand free.',
      'This feeling makes the day narrow and the past wide. Small outward things, a window, a soup, a familiar voice, do not lift it, and they keep you within reach until it lifts.',
    ],
    days: [
      'Write one page to whoever or whatever is missing. It is not for sending.',
      'Do one thing with your hands and one thing with another person, both short, and note which of them reached you.',
    ],
  },
  anger: {
    tone: 'tense',
    lines: [
      'Anger is often first on the scene when a limit has been crossed. Under it there is usually a plain sentence about what you need, and that sentence is worth finding before anyone is spoken to.',
      'There is strength in being angry, and it comes with bad aim. Wait until it is cool enough to hold; what it wants to protect will still be there.',
      'When irritation is the weather of most days, something has been agreed to that was never really agreed. Look for the silent contracts, at home and at work, and read the small print.',
    ],
    days: [
      'When the anger flares, write the sentence that begins ‘it is not all right with me that’, and finish it three different ways.',
      'Walk the anger off first, fast and alone, and only then write down what you would ask for if asking were easy.',
    ],
  },
  frustration: {
    tone: 'tense',
    lines: [
      'Frustration is effort that has met a wall, so there is effort, which is good news badly wrapped. Look at the wall for a moment before you push again; it may have a side.',
      'Impatience and irritation are about the distance between how it is and how it should long since have been. The second of these is the one you made yourself, and it can be redrawn.',
      'To be frustrated for weeks wears out the very thing one is trying to do. Choose the one obstacle that comes back most often, and take an hour for that, as if it were the work.',
    ],
    days: [
      'Each time the frustration rises, write what was in the way, in three words. By the second evening you will see which of them is on the list most.',
      'Ask of one annoying thing: whose is it to change? If it is yours, change a small part. If not, tell the person whose it is, once.',
    ],
  },
  shame: {
    tone: 'inward',
    lines: [
      'Being hard on yourself can look like discipline from the inside. It costs strength that your plans could use, so the tone in which you speak to yourself belongs among your tools.',
      'Guilt has a use for about a day, the time it takes to put something right. What goes on after that is a habit of the voice, and it was probably learned from somebody.',
      'Feelings of this family want to be hidden, and grow there. Told once, to a person who does not hurry to contradict, they usually turn out to be of ordinary size.',
    ],
    days: [
      'Catch one harsh sentence a day and write it down word for word. Underneath, write who would be allowed to say that to someone you love.',
      'If something can be repaired, repair a small part of it. If not, describe what happened in five lines without a single adjective.',
    ],
  },
  doubt: {
    tone: 'inward',
    lines: [
      'Doubt about oneself is usually strongest at the border of what one already can. It is worth checking whether it says stop or only says new.',
      'Feeling less able than you look is common among people who know enough to see what is missing. A written record of what you did, plain and dated, argues better than encouragement.',
      'Insecurity asks for a verdict, and any verdict lasts about an hour. What lasts longer is evidence, and that is collected by doing small things before one feels entitled to them.',
    ],
    days: [
      'Keep a list called ‘did it anyway’ with three entries a day. Small ones are meant.',
      'Take one thing the doubt says, and write down what would have to be seen for it to be true. Then look.',
    ],
  },
  loneliness: {
    tone: 'low',
    lines: [
      'Loneliness says that connection matters to you. One honest conversation in a week weighs more than many pleasant ones.',
      'One can be lonely among people when nothing true is being exchanged. It is seldom a lack of faces; it is a lack of being known by one or two of them.',
      'This feeling tells you to wait until someone comes, and everyone else has been told the same. Somebody has to go first, badly and briefly.',
    ],
    days: [
      'Write to one person you have not heard from, with a single memory and no question that needs an answer.',
      'Spend half an hour where people are, with a book if you like, and exchange one sentence more than necessary.',
    ],
  },
  fatigue: {
    tone: 'low',
    lines: [
      'Tiredness is information about the load, not about your worth. Before anything is added to your days, something may have to leave them.',
      'There is the tiredness that sleep mends and another that comes from doing what does not matter to one. They feel alike in the evening and ask for different things.',
      'Whoever is worn out plans for the person they were last year. Plan for the one who is here: half the amount, with a chair beside it.',
    ],
    days: [
      'Note at noon and at eight in the evening, from one to five, how much is left in you, and beside it what used it up.',
      'Take one thing off each day before it begins, and do not put another in its place.',
    ],
  },
  overwhelm: {
    tone: 'tense',
    lines: [
      'When everything seems urgent, the order is missing more than the strength. One list and one mark beside one line is often the first relief.',
      'Too much arrives as a single lump, and nobody can lift a lump. Taken apart it is usually eleven things, of which four are somebody else’s and two are already over.',
      'Being under pressure for long makes all things look the same size. Before working harder, make the sizes visible again: what would really happen if this were late by a week?',
    ],
    days: [
      'Empty your head onto one sheet without order. Then mark the single line that would make another line unnecessary.',
      'Twice a day stop for the length of one song, and afterwards do the next thing only, with the others turned face down.',
    ],
  },
  confusion: {
    tone: 'open',
    lines: [
      'Uncertainty is uncomfortable, and it is also the state in which something may still change. It calls for small experiments rather than one great decision.',
      'To feel lost you must have left somewhere. What lies behind you is known, and knowing why you left it is half a direction.',
      'Not knowing is treated as a fault and is simply a stage. The mistake would be to end it by force; the help is to make it a little smaller each week.',
    ],
    days: [
      'Write two short accounts of next year, each for a different choice, and notice in which of them the details come by themselves.',
      'Try one thing for two days that can be undone on the third, and write down only what your body thought of it.',
    ],
  },
  boredom: {
    tone: 'open',
    lines: [
      'Boredom is a wish that has not found its object. It is worth being still with for a while before it is fed, because what one reaches for first is seldom what was meant.',
      'A flat stretch can mean that too little is asked of you, or that too much has been, for too long. The two look alike from the sofa, and the difference shows when something small is at stake.',
      'When little touches one, the volume is often turned down to keep something out. It comes up again slowly and from the edges, with the senses first.',
    ],
    days: [
      'Do one thing differently each day that you would otherwise do asleep: another way home, another cup, the other hand.',
      'Let yourself be bored for twenty minutes without help, and write down what you would have liked to be called away to.',
    ],
  },
  envy: {
    tone: 'inward',
    lines: [
      'Envy is an exact feeling: it points with a finger. If the embarrassment can be put aside for a moment, it says more clearly than any list what you would like.',
      'Jealousy and envy are hard to admit and easy to use. Look at what precisely you would take from the other person’s life, and what you would firmly leave there.',
    ],
    days: [
      'Note whom you compared yourself with, and for what exactly. In the second line write the smallest version of it that is open to you.',
      'For two days, when you catch the sideways look, ask what the first step was that they took and nobody saw.',
    ],
  },
  light: {
    tone: 'light',
    lines: [
      'It is worth writing down good times with the same care as hard ones, because memory does not do it by itself. What does this one consist of, who is in it, and what made room for it?',
      'A feeling like this is a good adviser on what to keep. Before you add plans, look at which parts of the present made it possible, and put a fence round those.',
      'You start from something that carries. That is a good time for the things that need courage, since they are easier to begin with a full larder.',
      'Feelings of this kind are shy of analysis and do well with detail. Where, at what hour, with whom: collected over weeks, the details make a map you can use in other weather.',
    ],
    days: [
      'Each evening note one exact moment in which the feeling was there, and what came just before it.',
      'Pass some of it on: one message or one visit, on account of nothing.',
    ],
  },
} as const satisfies Record<string, Emotion>;

export const ANY_EMOTION: Emotion = {
  tone: 'unknown',
  lines: [
    'A feeling that returns so often has something to say. Ask it, on paper, what it wants you to look after.',
    'You found your own word for it, which is a start: what has a name can be noticed earlier. See over some days at which hour and in whose company it comes.',
    'Feelings are seldom wrong and seldom complete. Let this one have its say first, and then ask what else is in the room.',
    'Whatever it is made of, it comes in waves and not as a level. A note when it is low is as useful as one when it is high, since it shows what else you are.',
    'It is yours to say what the word covers. Two people who use the same one may mean different weather, so describe yours: where it sits, how it moves, what makes it smaller.',
  ],
  days: [
    'When the feeling comes, note the hour, the place and the last thing that happened. Explain nothing yet.',
    'Draw a line from morning to night and mark on it how strong the feeling was. Beside the lowest point write what you were doing.',
    'Give the feeling three sentences a day: what it says, what it leaves out, what it may need.',
  ],
};
