import type { Kind, Lines } from '../lines.ts';

/** What somebody does right before sleep. */
export type Evening = Kind & { lines: Lines };

export const EVENINGS: readonly Evening[] = [
  {
    id: 'people',
    about:
      /\b(?:talk\w*|call\w*|cuddl\w*|husband|wife|partner|boyfriend|girlfriend|kids?|child\w*|family|friends?|mom|mum|dog|cat|sex)\b/i,
    lines: [
      'You end the day with somebody, which settles more than any technique. Leave the logistics out of those minutes; they can be had at breakfast.',
      'Warmth is a good last thing. On evenings when it is missing, a letter of two lines to the same person will keep the place.',
    ],
  },
  {
    id: 'screen',
    about:
      /\b(?:phone|scroll\w*|social media|instagram|tik ?tok|youtube|facebook|reddit|internet|ipad|tablet|laptop|computer|gam(?:es?|ing)|texting)\b/i,
    lines: [
      'A screen at that hour is a door with a draught: somebody else’s day keeps coming in. Close it twenty minutes sooner than now, no more, and put something within reach for the hand.',
      'It is the last company of the day and hard to send away. You might let it end with one thing you choose, a song, a message to one person, rather than with whatever comes up next.',
      'You need not give it up to sleep better. Let it happen in another room and standing, and it will grow short by itself.',
    ],
  },
  {
    id: 'television',
    about: /\b(?:tv|television|netflix|series|shows?|watch\w*|movies?|films?|streaming)\b/i,
    lines: [
      'Falling out of a story into bed leaves the head with the story. A few minutes of something without a plot in between, teeth, a window, a warm drink, make a landing.',
      'A programme has the advantage that it ends. Go with that ending, and not with the one after it.',
    ],
  },
  {
    id: 'reading',
    about: /\b(?:read\w*|books?|novels?|audio ?books?|kindle|magazines?)\b/i,
    lines: [
      'Reading is one of the few things that take the day away and put nothing of their own in its place. Keep the book dull enough to be left and good enough to be taken up.',
      'You go to sleep by way of a page, which is a very good way. If there is a light in that book that comes from behind the glass, exchange it for paper when you can.',
      'With a book the day ends in somebody else’s sentences. You could add a single one of your own before it, for what the day was.',
    ],
  },
  {
    id: 'spirit',
    about:
      /\b(?:pray\w*|meditat\w*|breath\w*|bible|quran|gratitude|mindful\w*|rosary|affirm\w*|visuali[sz]\w*|yoga nidra)\b/i,
    lines: [
      'You already close the day on purpose. Whatever else changes this year, leave that where it is; other habits can be hung on it like coats.',
      'That is a threshold, and a good one. It can carry one sentence more: what of today may stay here and not come along.',
    ],
  },
  {
    id: 'writing',
    about: /\b(?:journal\w*|writ(?:e|ing)|diary|plan\w*|to-?do|lists?|reflect\w*)\b/i,
    lines: [
      'A day that has been written down is easier to leave. Keep it short at that hour, and save the difficult questions for daylight.',
      'You put things on paper before you lie down, and so have no need to guard them in the dark. Let the last line be about something that needs no doing.',
    ],
  },
  {
    id: 'body',
    about:
      /\b(?:bath|shower|skin ?care|stretch\w*|yoga|wash\w*|brush\w*|walk\w*|exercis\w*|workout|massage|run\w*)\b/i,
    lines: [
      'The body is told first that the day is over, and the head follows. Do it in the same order each evening; sameness is what makes it work.',
      'What you do there with water, hands or limbs is already a small ceremony. Slow it by a third, and nothing further is needed.',
    ],
  },
  {
    id: 'sound',
    about: /\b(?:music|podcasts?|listen\w*|radio|sounds?|asmr|songs?)\b/i,
    lines: [
      'Listening in the dark is old and good, if the voice does not want to teach you anything. Choose what you already know, and give it an end.',
      'Sound leads out of the day well. Keep a few pieces for that hour alone, and after some weeks the first bars will be enough.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:work\w*|e-?mails?|stud(?:y|ying)|homework|clean\w*|tidy\w*|dishes|chores?|laundry|cook\w*|prepar\w*|pack\w*)\b/i,
    lines: [
      'You are on duty until the end, and then sleep is expected to come at once. Put an empty quarter of an hour between the two; it may look like doing nothing, and that is its purpose.',
      'Having things done before bed is a relief, up to a point. Name the last task by dinner, and let whatever turns up after it belong to tomorrow.',
    ],
  },
  {
    id: 'mouth',
    about: /\b(?:eat\w*|snack\w*|drink\w*|wine|beer|tea|chocolate|smok\w*|weed|milk|dinner|ice cream)\b/i,
    lines: [
      'Something warm, sweet or strong at the end of the day is comfort, and comfort is a fair wish. See whether a part of it can come an hour sooner, so that the body is not at work while you sleep.',
      'That last taste says that the day is over. If your nights are light, change only the hour of it for a week, and compare.',
    ],
  },
  {
    id: 'thinking',
    about:
      /\b(?:think\w*|overthink\w*|worry\w*|worries|cry\w*|lie (?:there|awake)|stare|nothing|fall asleep|crash|pass out|go to bed|sleep\w*)\b/i,
    lines: [
      'Then the night begins without a passage, in the middle of whatever was there. Two lines on paper, one for what is left over and one for what was good, would be a passage of a minute.',
      'There is no border post between your day and your sleep. You could set up a small one: the same lamp, the same cup, the same sentence.',
    ],
  },
];

export const ANY_EVENING: Lines = [
  'If it lets you go to sleep easily, keep it as a sign that the day is over. If it keeps you up, move it forward by an hour and see.',
  'The last thing of a day colours the first of the night. Ask whether you would choose this one, and if so, do it wholly.',
  'Let it have a fixed place and a fixed end, and it will turn by itself from a habit into a signal.',
  'Whatever it does for you, it does best without a second thing beside it. Put the other thing down for those minutes.',
];
