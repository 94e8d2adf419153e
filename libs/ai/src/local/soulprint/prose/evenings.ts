import type { Kind, Lines } from '../lines.ts';

/** What somebody does right before sleep. */
export type Evening = Kind & { lines: Lines };

export const EVENINGS: readonly Evening[] = [
  {
    id: 'people',
    about:
      /\b(?:talk\w*|call\w*|cuddl\w*|husband|wife|partner|boyfriend|girlfriend|kids?|child\w*|family|friends?|mom|mum|dog|cat|sex)\b/i,
    lines: [
      'You end the day with someone, which does more than any technique. Save the logistics for breakfast.',
      'Warmth is a good last thing in a day. When it is missing one evening, write two lines to the same person instead.',
    ],
  },
  {
    id: 'screen',
    about:
      /\b(?:phone|scroll\w*|social media|instagram|tik ?tok|youtube|facebook|reddit|internet|ipad|tablet|laptop|computer|gam(?:es?|ing)|texting)\b/i,
    lines: [
      'With a screen at that hour, somebody else’s day keeps coming in. Put it away twenty minutes earlier than now, no more than that, and have something else within reach.',
      'It is the last bit of company you get in the day, so it is hard to switch off. Try ending it with something you choose, like one song or one message, instead of whatever comes up next.',
      'You do not have to give it up to sleep better. Do it in another room and standing up, and it will get shorter on its own.',
    ],
  },
  {
    id: 'television',
    about: /\b(?:tv|television|netflix|series|shows?|watch\w*|movies?|films?|streaming)\b/i,
    lines: [
      'If you go from a story straight to bed, your head stays in the story. Put a few minutes of something without a plot in between: brushing your teeth, a look out of the window, a warm drink.',
      'The good thing about a show is that it ends. Stop when that one does, and not after the next.',
    ],
  },
  {
    id: 'reading',
    about: /\b(?:read\w*|books?|novels?|audio ?books?|kindle|magazines?)\b/i,
    lines: [
      'Reading is one of the few things that take the day away without leaving something worse in its place. Pick a book that is good enough to open and calm enough to close.',
      'Reading yourself to sleep is a very good way to go. If you read on something with a bright screen, try paper when you can.',
      'A book ends the day in someone else’s words. You could write one sentence of your own first, about how the day was.',
    ],
  },
  {
    id: 'spirit',
    about:
      /\b(?:pray\w*|meditat\w*|breath\w*|bible|quran|gratitude|mindful\w*|rosary|affirm\w*|visuali[sz]\w*|yoga nidra)\b/i,
    lines: [
      'You already close your day on purpose. Whatever else you change this year, keep that, and hang other habits on it.',
      'That is a good way to end a day. You could add one more sentence to it: what from today can stay here and does not need to come with you?',
    ],
  },
  {
    id: 'writing',
    about: /\b(?:journal\w*|writ(?:e|ing)|diary|plan\w*|to-?do|lists?|reflect\w*)\b/i,
    lines: [
      'A day is easier to leave behind once it is written down. Keep it short at that hour, and save the hard questions for daylight.',
      'You put things on paper before you lie down, so you do not have to keep hold of them in the dark. Make the last line about something that needs nothing from you.',
    ],
  },
  {
    id: 'body',
    about:
      /\b(?:bath|shower|skin ?care|stretch\w*|yoga|wash\w*|brush\w*|walk\w*|exercis\w*|workout|massage|run\w*)\b/i,
    lines: [
      'You let your body know first that the day is over, and your head will follow. Do it in the same order each evening, because it is the sameness that works.',
      'You already have a small ritual there. Do it a little more slowly, and that is all it needs.',
    ],
  },
  {
    id: 'sound',
    about: /\b(?:music|podcasts?|listen\w*|radio|sounds?|asmr|songs?)\b/i,
    lines: [
      'Listening in the dark is a good way to fall asleep, as long as the voice is not trying to teach you something. Choose something you already know, and set it to stop.',
      'Sound is a good way out of the day. Keep a few pieces only for that hour, and after some weeks the first notes will be enough.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:work\w*|e-?mails?|stud(?:y|ying)|homework|clean\w*|tidy\w*|dishes|chores?|laundry|cook\w*|prepar\w*|pack\w*)\b/i,
    lines: [
      'You are on duty right up to the end, and then you expect to fall asleep at once. Leave fifteen minutes empty in between. It may look like doing nothing, and that is the point.',
      'It is a relief to get things done before bed, up to a point. Decide by dinner what the last task is, and let anything after that belong to tomorrow.',
    ],
  },
  {
    id: 'mouth',
    about: /\b(?:eat\w*|snack\w*|drink\w*|wine|beer|tea|chocolate|smok\w*|weed|milk|dinner|ice cream)\b/i,
    lines: [
      'Something warm, sweet or strong at the end of the day is a comfort, and there is nothing wrong with that. See if you can have it an hour earlier, so your body is not still working on it while you sleep.',
      'That last taste tells you the day is over. If you do not sleep well, have it earlier for a week, and compare.',
    ],
  },
  {
    id: 'thinking',
    about:
      /\b(?:think\w*|overthink\w*|worry\w*|worries|cry\w*|lie (?:there|awake)|stare|nothing|fall asleep|crash|pass out|go to bed|sleep\w*)\b/i,
    lines: [
      'So the night starts with no break after the day. Two lines on paper, one for what is left over and one for what was good, take a minute and give you one.',
      'There is not much between your day and your sleep. You could put something small there: the same lamp, the same cup of tea, the same sentence.',
    ],
  },
];

export const ANY_EVENING: { lines: Lines } = {
  lines: [
    'If it helps you fall asleep, keep it as your sign that the day is over. If it keeps you up, do it an hour earlier and see what happens.',
    'The last thing you do in a day colours the first part of the night. Ask yourself whether you would choose this one. If you would, enjoy it.',
    'Give it a fixed place and a fixed end, and after a while it will tell you by itself that it is time to sleep.',
    'Whatever it does for you, it works best on its own. Put everything else down for those minutes.',
  ],
};
