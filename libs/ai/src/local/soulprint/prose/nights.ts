import type { Kind, Lines } from '../lines.ts';

/** What keeps somebody awake. */
export type Night = Kind & { lines: Lines };

export const NIGHTS: readonly Night[] = [
  {
    id: 'nothing',
    about: /^\W*(?:nothing|none|no|not much|nothing really|i sleep (?:well|fine|great)|nope)\b/i,
    lines: [
      'So your nights are free, and not everyone can say that. Whatever is on your mind can wait for daylight.',
      'If your nights are quiet, look after whatever keeps them that way. People usually only notice what it was once it is gone.',
    ],
  },
  {
    id: 'enough',
    about:
      /\b(?:enough|fail\w*|failure|impost\w*|judg\w*|what (?:people|others|they)|compar\w*|disappoint\w*|mess(?:ing)? up|behind|wast\w*|potential|perfection\w*|let(?:ting)? (?:people|everyone|others|them) down)\b/i,
    lines: [
      'Nobody lies awake asking whether they are good enough at ten in the morning with a coffee in their hand. That tells you something about the hour, not about the answer.',
      'If you lie awake measuring yourself, you are using a yardstick nobody else has seen. Write it down, with numbers if there are any, and ask whether you would hold a friend to it.',
    ],
  },
  {
    id: 'money',
    about: /\b(?:money|rent|debts?|bills?|financ\w*|mortgage|loan|salary|afford|bank|savings|broke|taxes)\b/i,
    lines: [
      'Money looks bigger at three in the morning, because at night it is a feeling and by day it is a row of numbers. A page with the real numbers, even bad ones, is easier to sleep next to than a guess.',
      'Money worries rarely come with a number. Once they do, they turn into a question you can take to someone: the bank, a friend, an adviser.',
    ],
  },
  {
    id: 'baby',
    about: /\b(?:baby|newborn|infant|toddler|breast ?feed\w*|twins)\b/i,
    lines: [
      'Nights with a baby are not yours to plan, and there is nothing wrong with you for finding them long. Sleep in pieces, ask for a whole night where there is someone to ask, and leave the big questions until you have had a few.',
      'Someone in your house has no idea what three in the morning is. It passes, in months rather than days. Until it does, you can cut every plan on this page in half.',
    ],
  },
  {
    id: 'care',
    about:
      /\b(?:child\w*|kids?|son|daughter|parents?|mother|father|mom|mum|dad|grandm\w*|grandf\w*|sister|brother|family|husband|wife|dog|cat)\b/i,
    lines: [
      'The people you love come to mind just when there is nothing you can do for them. Some of that comes with loving them, and some of it can be settled by day with one call or one direct question.',
      'Lying awake over someone is a way of staying close to them. Telling them a little of it by day can help, because worry that stays hidden tends to come out as advice.',
    ],
  },
  {
    id: 'love',
    about:
      /\b(?:relationship\w*|partner|boyfriend|girlfriend|\bex\b|break ?up|divorce\w*|marriage|lonel\w*|alone|single|love|friend\w*|trust)\b/i,
    lines: [
      'At night the distance between two people feels bigger. Write down what you would say to them as it comes, and read it in the morning before you decide whether to send it.',
      'People have always lain awake over love, or over the lack of it. You do not need an answer tonight, only a way not to be alone with the question.',
    ],
  },
  {
    id: 'work',
    about:
      /\b(?:(?<!\b(?:will|ever|would|to|might|not) )work|job|boss|deadlines?|emails?|meetings?|clients?|career|business|projects?|exams?|school|stud(?:y|ies)|to-?do|tasks?|thesis|colleagues?|unfinished|lessons?|class(?:es)?|students?|pupils?|patients?|customers?|shifts?)\b/i,
    lines: [
      'Work follows you home when it has nowhere else to go. Before you stop, take five minutes to write down what is still open and where you will pick it up.',
      'At night, what is unfinished is louder than what is done. Before bed, write down three things that did get finished. It evens things out.',
    ],
  },
  {
    id: 'health',
    about:
      /\b(?:health|pain|sick\w*|illness|disease|cancer|doctor|dying|die|death|body|weight|hormon\w*|menopaus\w*|pregnan\w*|hot flash\w*|aging|ageing|getting old\w*)\b/i,
    lines: [
      'At night there is nothing to drown out the body. Rather than turning your questions over on your own, write them on a list by the bed and take them to someone who can answer.',
      'There is no clever sentence for being afraid about your health. There are people whose job it is to look, and people who will sit with you while they do. You do not have to save either of them for later.',
    ],
  },
  {
    id: 'past',
    about:
      /\b(?:past|regret\w*|things i|i said|i did|mistakes?|what i (?:said|did)|should(?:'ve|’ve| have)|could(?:'ve|’ve| have)|guilt\w*|memor\w*|replay\w*|conversations?|embarrass\w*|lost|grief|trauma\w*|childhood|overthink\w*)\b/i,
    lines: [
      'At night the mind keeps working on things that are over, as if they could still be changed. Sometimes a small part can be: an apology, a letter, something you give back. The rest, tell to someone once, from start to finish.',
      'The mind replays a scene because it is looking for a way out. Write it down in the order it happened, and add the one thing you wish you had said. It often goes quieter after that.',
    ],
  },
  {
    id: 'future',
    about:
      /\b(?:future|time|running out|late|decisions?|choices?|direction|purpose|what(?:'s| is|’s) next|uncertain\w*|unknown|what if|life|meaning|change|plans?|dreams?|goals?|ideas?)\b/i,
    lines: [
      'The future is easiest to worry about when you cannot do anything about it. By day, choose one thing and put a date on it, and there is a little less to wonder about.',
      'What keeps people awake is often what is undecided rather than what is bad. Some of it you could settle with one small decision. The rest you can at least write down as a question.',
    ],
  },
  {
    id: 'world',
    about: /\b(?:news|world|war|climate|politic\w*|planet|society|injustice|election|economy)\b/i,
    lines: [
      'The state of the world is a good reason to lose sleep, but losing sleep does not help it. A fixed time for the news, well before the evening, and one place where you do a little about it usually work better.',
      'What is happening out there is more than one person can hold at night. Choose the corner you can do something about, and let other people take the rest for now.',
    ],
  },
  {
    id: 'restless',
    about:
      /\b(?:phone|screens?|noise|snor\w*|coffee|caffeine|insomnia|racing|thoughts|thinking|mind|brain|worr\w*|anxi\w*|stress\w*|everything)\b/i,
    lines: [
      'A mind that will not stop is often just trying not to forget. Write everything down before you lie down, and it has less to guard.',
      'Thoughts race in the dark because nothing gets in their way. Ten minutes of writing before bed, in any order, is often enough to slow them down.',
    ],
  },
];

export const ANY_NIGHT: { lines: Lines } = {
  lines: [
    'At night it is hard to see how big something really is. Say it in one sentence by day, to a page or to a person, and you will know better.',
    'What comes up at that hour is not always what matters most. It may just be what you had no time for in the day. Give it fifteen minutes in the afternoon, with a pen.',
    'You only ever look at it when you are tired. Look at it once when you are rested, and see whether it is still the same thing.',
    'You do not have to solve it in order to sleep. It is enough to write it down somewhere you will find it again.',
    'Part of it may be a task, and part of it may just be sad or unsettled. Give the task a date. Share the rest with someone.',
  ],
};
