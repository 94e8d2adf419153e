import type { Emotion } from '@inkwell/contracts/constants';

/** Sentences that name a feeling a message was surely read to have, and presume nothing else. */
export const FEELING_SENTENCES: Record<Emotion, readonly string[]> = {
  joy: ['There is joy in that.', 'That sounds glad.', 'Something in those lines is happy.'],
  calm: ['There is calm in that.', 'That sounds quiet, in a good way.', 'Something there has come to rest.'],
  gratitude: [
    'There is gratitude in that.',
    'That sounds thankful.',
    'A thank you runs through those lines.',
  ],
  hope: ['There is hope in that.', 'That sounds hopeful, whatever else it is.', 'Some hope speaks there.'],
  pride: ['There is pride in that.', 'That sounds proud.', 'Some pride shows in those lines.'],
  love: [
    'There is love in that.',
    'That sounds like love, among other things.',
    'Those lines have love in them.',
  ],
  curiosity: ['There is curiosity in that.', 'That sounds curious.', 'Something there wants to know more.'],
  surprise: [
    'There is surprise in that.',
    'That came unexpectedly, by the sound of it.',
    'It sounds like a surprise.',
  ],
  sadness: ['There is sadness in that.', 'That sounds sad.', 'Sadness is part of those lines.'],
  anxiety: [
    'There is worry in that.',
    'That sounds anxious, among other things.',
    'Something there is uneasy.',
  ],
  anger: ['There is anger in that.', 'That sounds angry.', 'Some anger speaks there.'],
  frustration: [
    'There is frustration in that.',
    'That sounds frustrating.',
    'Something there will not budge.',
  ],
  guilt: [
    'There is guilt in that.',
    'That sounds like guilt, among other things.',
    'Guilt is talking there, too.',
  ],
  shame: [
    'That sounds like shame, among other things.',
    'It sounds as if shame is part of it.',
    'Some shame is speaking there.',
  ],
  loneliness: [
    'There is loneliness in that.',
    'That sounds lonely.',
    'Being alone is in those lines, one way or another.',
  ],
  fatigue: ['There is tiredness in that.', 'That sounds tired.', 'Tiredness is in those lines.'],
  overwhelm: ['There is a lot in that.', 'That sounds like too much at once.', 'It sounds full to the brim.'],
  confusion: [
    'There is uncertainty in that.',
    'It sounds like not knowing yet.',
    'It sounds as if things do not quite fit together.',
  ],
  relief: ['There is relief in that.', 'That sounds relieved.', 'Something there has eased.'],
  excitement: ['There is excitement in that.', 'That sounds excited.', 'Those lines can hardly sit still.'],
  hurt: ['There is hurt in that.', 'It sounds as if that hurts.', 'Something there is sore.'],
  disappointment: [
    'There is disappointment in that.',
    'That sounds disappointed.',
    'Something had been wished for there.',
  ],
  envy: [
    'There is some envy in that, or some longing.',
    'That sounds like a sting of envy.',
    'Something there is longed for.',
  ],
  boredom: [
    'There is boredom in that.',
    'That sounds like boredom, among other things.',
    'Time is passing slowly there, it seems.',
  ],
};

/** Plain signs that a message was read, for one without a sure feeling. */
export const READING_SIGNS: readonly string[] = [
  'I have read it.',
  'I am reading along.',
  'Go on, if there is more.',
  'That is kept here.',
];

/** The same, where somebody tells of a loss. */
export const GRIEF_READING_SIGNS: readonly string[] = [
  'All of it may stand here.',
  'That is worth keeping.',
  'There is no hurry in it.',
  'You can tell it as often as you like.',
  'Small things belong to it, too.',
  'It need not lead anywhere.',
];
