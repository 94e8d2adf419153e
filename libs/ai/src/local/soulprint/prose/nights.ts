import type { Kind, Lines } from '../lines.ts';

/** What keeps somebody awake. */
export type Night = Kind & { lines: Lines };

export const NIGHTS: readonly Night[] = [
  {
    id: 'nothing',
    about: /^\W*(?:nothing|none|no|not much|nothing really|n\/?a|i sleep (?:well|fine|great)|nope)\b/i,
    lines: [
      'Then the nights are free, which is not a small thing to be able to say. Whatever weighs on you does so in daylight, where it can be looked at.',
      'If the nights are quiet, guard whatever keeps them so, since one usually learns what it was only after it is gone.',
    ],
  },
  {
    id: 'enough',
    about:
      /\b(?:enough|fail\w*|failure|impost\w*|judg\w*|what (?:people|others|they)|compar\w*|disappoint\w*|mess(?:ing)? up|behind|wast\w*|potential|perfection\w*|let(?:ting)? (?:people|everyone|others|them) down)\b/i,
    lines: [
      'The question whether one is enough is never asked at ten in the morning with a cup in one’s hand. That says something about the hour, and not about the answer.',
      'Whoever lies awake measuring has set a measure that nobody else has seen. Put it on paper, with figures if it has any, and ask whether you would hold it against a friend.',
    ],
  },
  {
    id: 'money',
    about: /\b(?:money|rent|debts?|bills?|financ\w*|mortgage|loan|salary|afford|bank|savings|broke|taxes)\b/i,
    lines: [
      'Money is larger at three in the morning than it is at noon, because at night it is a feeling and by day a row of figures. A sheet with the real sums, however unwelcome, is easier to lie next to than a guess.',
      'Worry about money rarely names its number. When it does, it turns into a question that someone can be asked, a bank, a friend, an adviser, and questions sleep better than fears.',
    ],
  },
  {
    id: 'baby',
    about: /\b(?:baby|newborn|infant|toddler|breast ?feed\w*|twins)\b/i,
    lines: [
      'Nights with somebody so small in them are not yours to arrange, and nothing is wrong with you for finding them long. Sleep in pieces, ask for whole ones where there is somebody to ask, and leave the large questions until there have been a few.',
      'Someone there has no idea yet what three in the morning is. It passes, in months rather than in days, and until it does, every plan on this page may be cut in half without asking.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:child\w*|kids?|son|daughter|parents?|mother|father|mom|mum|dad|grandm\w*|grandf\w*|sister|brother|family|husband|wife|dog|cat)\b/i,
    lines: [
      'The people we love take up the hours in which we can do nothing for them. Some of that is the price of having them; some of it can be moved into daylight by one call or one plain question.',
      'To lie awake over somebody is a way of staying near. It may help to tell them a little of it by day, since worry that is kept secret tends to come out as advice.',
    ],
  },
  {
    id: 'love',
    about:
      /\b(?:relationship\w*|partner|boyfriend|girlfriend|\bex\b|break ?up|divorce\w*|marriage|lonel\w*|alone|single|love|friend\w*|trust)\b/i,
    lines: [
      'Nights make any distance between two people wider. What would be said in the dark can be written down as it comes, and read in the morning, before it is decided whether it should be sent.',
      'Being awake over closeness, or the want of it, is one of the oldest reasons there is. It seldom asks for an answer tonight; it asks not to be alone with the question.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:(?<!\b(?:will|ever|would|to|might|not) )work|job|boss|deadlines?|emails?|meetings?|clients?|career|business|projects?|exams?|school|stud(?:y|ies)|to-?do|tasks?|thesis|colleagues?|unfinished)\b/i,
    lines: [
      'Work follows people home when it has not been given a place to stay. Five minutes at the end of it, for what is open and where it goes on tomorrow, is a kind of kennel.',
      'What is unfinished speaks louder at night than what is done, and nobody lies awake over a list of things that went well. Reading such a list before bed is a fair correction.',
    ],
  },
  {
    id: 'health',
    about:
      /\b(?:health|pain|sick\w*|illness|disease|cancer|doctor|dying|die|death|body|weight|hormon\w*|menopaus\w*|pregnan\w*|hot flash\w*|aging|ageing|getting old\w*)\b/i,
    lines: [
      'The body has the floor at night, when there is nothing else to hear. Questions about it are better collected for someone who can answer them than turned over alone; a list by the bed is a beginning.',
      'There is no clever sentence for fear about one’s body. There are people whose work it is to look, and people who will sit beside you while they do, and neither should be saved for later.',
    ],
  },
  {
    id: 'past',
    about:
      /\b(?:past|regret\w*|things i|i said|i did|mistakes?|what i (?:said|did)|should(?:'ve|’ve| have)|could(?:'ve|’ve| have)|guilt\w*|memor\w*|replay\w*|conversations?|embarrass\w*|lost|grief|trauma\w*|childhood|overthink\w*)\b/i,
    lines: [
      'What is over is worked on at night as though it could still be changed. There is sometimes a small part that can be, an apology, a letter, a thing returned; the rest wants to be told once to the end and then not again until morning.',
      'The mind replays a scene because it is looking for the exit. Write the scene down in the order in which it happened, and add the one line you wish you had said. It is often quieter afterwards.',
    ],
  },
  {
    id: 'future',
    about:
      /\b(?:future|time|running out|late|decisions?|choices?|direction|purpose|what(?:'s| is|’s) next|uncertain\w*|unknown|what if|life|meaning|change|plans?|dreams?|goals?|ideas?)\b/i,
    lines: [
      'The future is a wide room with no furniture, and at night one walks about in it. Put one chair there: a single thing with a date on it, chosen by day.',
      'It is the open that keeps people awake more than the bad. Half of what is open can be closed by a small decision, and the other half can at least be told apart from it.',
    ],
  },
  {
    id: 'world',
    about: /\b(?:news|world|war|climate|politic\w*|planet|society|injustice|election|economy)\b/i,
    lines: [
      'The state of the world is a fair thing to lose sleep over and no use for being awake. A fixed hour for the news, well before the evening, and one place where you do a little about it, are the usual peace treaty.',
      'What is happening out there is larger than one night can hold. Choose the corner of it that is within your reach, and leave the rest with those who are awake for it in shifts.',
    ],
  },
  {
    id: 'restless',
    about:
      /\b(?:phone|screens?|noise|snor\w*|coffee|caffeine|insomnia|racing|thoughts|thinking|mind|brain|worr\w*|anxi\w*|stress\w*|everything)\b/i,
    lines: [
      'A head that will not stop is usually trying not to forget. If it is shown each evening that a sheet of paper remembers for it, some of the watch can be stood down.',
      'Thoughts run in the dark because nothing stands in their way. Ten minutes of writing before bed, without any order, is a low wall, and often high enough.',
    ],
  },
];

export const ANY_NIGHT: Lines = [
  'At night a thing has neither size nor edges. Said in daylight in one sentence, to a page or a person, it gets some of both back.',
  'What comes at that hour is not always the largest matter; it is the one that found no place in the day. You could offer it a place: fifteen minutes in the afternoon, with a pen.',
  'It keeps its power by being looked at only when you are tired. Look at it once when you are rested, and see whether it is still the same thing.',
  'You do not have to solve it in order to sleep. It is enough to have put it somewhere outside your head where you know you will find it.',
  'There may be a part of it that is a task and a part that is simply sad or unsettled. The first can be given a date, and the second needs company rather than a plan.',
];
