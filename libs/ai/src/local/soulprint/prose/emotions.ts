import type { Lines } from '../lines.ts';

export type Tone = 'tense' | 'low' | 'inward' | 'light' | 'open' | 'unknown';

/** A feeling that has been there most: what it may point at, and what one can do with it for two days. */
export type Emotion = { tone: Tone; lines: Lines; days: Lines };

export const EMOTIONS = {
  anxiety: {
    tone: 'tense',
    lines: [
      'Worry usually means that something matters to you. It is good at sounding the alarm and bad at giving directions. Thank it for the warning, and let your next step follow from what you want.',
      'Worry lives a few hours ahead of you. It rehearses everything so that nothing can surprise you, and the rehearsal costs about as much as the real thing. Ask it for details, and it often has only one or two.',
      'There is a lot of care inside worry: nobody worries about things that leave them cold. Find out what it is that you care about here, and you have done most of the work.',
      'Worry likes to ask ‘what if’. Let it finish its sentence on paper, all the way to the end. There is nearly always someone in it doing something sensible.',
    ],
    days: [
      'When the worry comes, write it down as one sentence, and next to it what you know and what you are guessing. Ten minutes, then put it away.',
      'Give the worry an appointment of fifteen minutes. When it turns up at other times, write down one word and tell it to wait.',
      'Make three columns on a page: mine to do, mine to ask, not mine. Sort whatever is going round in your head into them.',
    ],
  },
  sadness: {
    tone: 'low',
    lines: [
      'Sadness slows you down so that you can notice what you have lost. It wants company before it wants solutions.',
      'Being sad means you are still attached to something. That hurts, and it is also a kind of loyalty. You do not have to get rid of it, only find a way to carry it.',
      'When you are sad, the day gets narrow and the past gets wide. Small things outside of you, like a bowl of soup or a familiar voice, will not lift it, but they help until it lifts.',
    ],
    days: [
      'Write a page to whoever or whatever you miss. You do not have to send it.',
      'Do one thing with your hands and one thing with another person, both short, and note which of them helped.',
    ],
  },
  anger: {
    tone: 'tense',
    lines: [
      'Anger is often the first sign that someone has crossed a line. Underneath it there is usually a simple sentence about what you need. Find that sentence before you talk to anyone.',
      'There is strength in anger, but its aim is poor. Wait until it has cooled down enough to hold. What it wants to protect will still be there.',
      'If you are irritated most days, you may have agreed to something you never really agreed to. Have a look at the unspoken deals, at home and at work.',
    ],
    days: [
      'When the anger flares up, write down the sentence that starts ‘it is not all right with me that’, and finish it in three different ways.',
      'Walk the anger off first, fast and alone. Then write down what you would ask for if asking were easy.',
    ],
  },
  frustration: {
    tone: 'tense',
    lines: [
      'Frustration is effort that has hit a wall. The effort is good news. Before you push again, take a look at the wall; there may be a way round it.',
      'Frustration is about the gap between how things are and how they should have been by now. You made up the second part yourself, so you can change it.',
      'Weeks of frustration wear out the very thing you are trying to do. Pick the one obstacle that comes up most often, and spend an hour on that as if it were the real work.',
    ],
    days: [
      'Each time you get frustrated, write down what was in the way, in three words. After two days you will see what comes up most.',
      'Take one annoying thing and ask whose job it is to change it. If it is yours, change a small part. If not, tell the person whose job it is, once.',
    ],
  },
  shame: {
    tone: 'inward',
    lines: [
      'Being hard on yourself can feel like discipline from the inside. It uses up strength that your plans need, so it is worth noticing how you talk to yourself.',
      'Guilt is useful for about a day, as long as it takes to put something right. After that it is a habit, and you probably learned it from someone.',
      'Feelings like this want to stay hidden, and that is how they grow. Tell one person who is good at listening, and they usually turn out to be of ordinary size.',
    ],
    days: [
      'Catch one harsh sentence a day and write it down word for word. Underneath, write down who would be allowed to say that to someone you love.',
      'If there is something you can repair, repair a small part of it. If not, describe what happened in five plain lines.',
    ],
  },
  doubt: {
    tone: 'inward',
    lines: [
      'Self-doubt is usually strongest right at the edge of what you can already do. Is it telling you to stop, or only that this is new?',
      'People who feel less able than they look often know enough to see what is missing. A list of what you have done, with dates, argues better than any encouragement.',
      'When you are unsure of yourself, praise lasts about an hour. Evidence lasts longer, and you get it by doing small things before you feel ready.',
    ],
    days: [
      'Keep a list called ‘did it anyway’ with three things on it each day. Small ones are fine.',
      'Take one thing the doubt says, and write down what would have to be true for it to be right. Then check whether it is.',
    ],
  },
  loneliness: {
    tone: 'low',
    lines: [
      'Loneliness means that connection matters to you. One honest conversation a week is worth more than many pleasant ones.',
      'You can be lonely among people if nothing real gets said. It is rarely a shortage of faces. What is missing is being known by one or two of them.',
      'Loneliness tells you to wait until someone calls, and it tells everyone else the same thing. Someone has to go first.',
    ],
    days: [
      'Write to one person you have not heard from in a while. Share one memory, and do not ask anything that needs an answer.',
      'Spend half an hour where there are people, with a book if you like, and say one sentence more than you need to.',
    ],
  },
  fatigue: {
    tone: 'low',
    lines: [
      'Being tired tells you how much you are carrying, not how much you are worth. Before you add anything to your days, something may have to go.',
      'There is tiredness that sleep can fix, and there is tiredness from doing things that do not matter to you. They feel the same at the end of a day and need different things.',
      'When you are worn out, it is easy to plan for the person you were last year. Plan for the one who is here: half as much, with a chair next to it.',
    ],
    days: [
      'Once a day, note from one to five how much energy you have left, and next to it what used it up.',
      'Take one thing off the list before the day starts, and do not put anything else in its place.',
    ],
  },
  overwhelm: {
    tone: 'tense',
    lines: [
      'When everything feels urgent, you are often missing an order more than you are missing strength. Write one list and mark one line on it. That alone usually helps.',
      'When it all comes at once, it looks like one big lump, and nobody can lift that. Take it apart and it is usually eleven things, four of them someone else’s and two already over.',
      'When you have been under pressure for a long time, everything looks the same size. Before you work any harder, ask of each thing: what would happen if this were a week late?',
    ],
    days: [
      'Empty your head onto one page, in any order. Then mark the one line that would make another line unnecessary.',
      'Twice a day, stop for the length of one song. Afterwards do only the next thing, and put the rest out of sight.',
    ],
  },
  confusion: {
    tone: 'open',
    lines: [
      'Not being sure is uncomfortable, and it also means that things can still change. It calls for small experiments rather than one big decision.',
      'To feel lost, you must have left somewhere. Knowing why you left is half of knowing where to go.',
      'Not knowing is treated like a mistake, but it is only a stage. Do not try to end it by force; just make it a little smaller each week.',
    ],
    days: [
      'Write two short accounts of next year, one for each choice, and notice which one fills itself in.',
      'Try something for two days that you can undo on the third, and write down how it felt in your body.',
    ],
  },
  boredom: {
    tone: 'open',
    lines: [
      'Boredom is wanting something without knowing what. Sit with it for a bit before you fill it, because the first thing you reach for is rarely the right one.',
      'Feeling flat can mean that too little is being asked of you, or that too much has been, for too long. They look the same from the sofa.',
      'When nothing moves you much, you may have turned the volume down to keep something out. It comes back slowly, and usually through the senses first.',
    ],
    days: [
      'Each day, do one thing differently that you usually do on autopilot: another way home, another cup, the other hand.',
      'Let yourself be bored for twenty minutes without help, and write down what you would have liked to be called away to.',
    ],
  },
  envy: {
    tone: 'inward',
    lines: [
      'Envy is a precise feeling: it points straight at something. If you can get past the embarrassment, it tells you better than any list what you would like.',
      'Envy is hard to admit and easy to use. What exactly would you take from the other person’s life, and what would you leave there?',
    ],
    days: [
      'Note who you compared yourself with, and for what exactly. On the next line, write the smallest version of it that you could have.',
      'For two days, whenever you catch yourself comparing, ask what their first step was, the one nobody saw.',
    ],
  },
  light: {
    tone: 'light',
    lines: [
      'Good times are worth writing down as carefully as hard ones. What is this one made of, who is in it, and what made room for it?',
      'A feeling like this can tell you what to keep. Before you add any plans, look at which parts of your life right now made it possible, and protect those.',
      'You are starting from a good place. That makes this a good time for things that take courage.',
      'Do not analyse a feeling like this; collect the details. Where, at what time, with whom? In a few weeks you will have something to go back to on a bad day.',
    ],
    days: [
      'Note one exact moment when the feeling was there, and what happened just before it.',
      'Pass some of it on: one message or one visit, for no reason at all.',
    ],
  },
} as const satisfies Record<string, Emotion>;

export const ANY_EMOTION: Emotion = {
  tone: 'unknown',
  lines: [
    'A feeling that keeps coming back has something to say. Ask it, on paper, what it wants you to look after.',
    'You found your own word for it, which helps: once something has a name, you notice it sooner. Over the next few days, see when it turns up and who is around.',
    'Feelings are seldom wrong and seldom the whole story. Let this one speak first, and then ask what else is there.',
    'Whatever it is made of, it comes and goes. Write a note when it is weak as well as when it is strong; it shows what else you are.',
    'Only you know what that word covers. So describe it: where you feel it, how it moves, what makes it smaller.',
  ],
  days: [
    'When the feeling comes, note the time, the place and the last thing that happened. You do not have to explain anything yet.',
    'Draw a line for the day and mark on it how strong the feeling was. Next to the lowest point, write what you were doing.',
    'Give the feeling three sentences a day: what it says, what it leaves out, what it may need.',
  ],
};
