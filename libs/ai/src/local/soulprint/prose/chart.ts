import type { Lines } from '../lines.ts';

export const CHART_OPENINGS: Lines = [
  'What stands in this part was computed from the date, the time and the place of your birth, as a sailor would have computed it. What it means is another matter: an old language of images, useful as far as you recognise yourself in it.',
  'The positions below are astronomy. The sentences about them are tradition, some two thousand years of people looking for words for each other, and they bind you to nothing.',
  'A birth chart is a picture of the sky over one place at one minute. It proves nothing about anybody; it offers a few images, and sometimes an image says what a description cannot.',
  'Here the sky is used as people have long used it, as a mirror with odd decorations. Look into it, and leave what is not you.',
  'These placements are calculated, not guessed. Read them as you would read a portrait by somebody who has never met you: with curiosity, and with the right to laugh.',
  'Nobody has shown that the sky makes people what they are. Still, its old vocabulary is rich, and borrowing a few words from it can start a thought.',
  'The sky of your birth can be computed to the minute, and what it says about you cannot. Between those two sentences lies this part of the page.',
  'Long before there were questionnaires, people described each other by the sky. Some of those descriptions are still good.',
];

export const CHART_CLOSINGS: Lines = [
  'If one of these images made you pause, write a line about why. The pause is yours, whatever the sky was doing.',
  'Put it next to your own answers in the other parts. Where the two agree you may feel seen, and where they differ, your answers are right.',
  'Take from it one sentence at most. A chart is best used like a proverb: at the right moment, and otherwise left on the shelf.',
  'You know better than any table which half of this is true. It may be worth saying so on paper.',
  'None of it is a forecast. What the coming months hold will be decided by other things, most of them on the following lines.',
  'Should somebody who knows you well read this, ask which sentence they would strike out. Their answer tells you more than the stars.',
  'Keep what made you nod, and be suspicious of what made you nod too quickly.',
  'Think of it as a costume from the theatre store. If it fits, it shows something, and it comes off again.',
];

/** Sun and moon together, by their elements in the order of the circle. */
export const PAIRS = {
  'fire-fire':
    'Sun and moon are both in signs of fire, so wanting and feeling burn in one grate. It gives heat quickly. Somebody near you, or a fixed hour, may have to see to the wood.',
  'fire-earth':
    'Fire and earth meet in your sun and moon: one wants to start, the other to see that it holds. A decision is ripe, in this picture, when each of them has had its turn.',
  'fire-air':
    'Fire and air, your two lights, feed each other, and ideas catch quickly between them. They burn down quickly too. Writing the idea out before acting on it costs a minute.',
  'fire-water':
    'Fire and water are an uneasy pair and a strong one. When the wish to act and the wish to be understood disagree, let the second speak first; it needs less time.',
  'earth-earth':
    'Both lights are in signs of earth, at home with what can be touched, counted and kept. The lighter things, talk, play, a plan without a use, may need an invitation.',
  'earth-air':
    'Earth and air share your sun and moon: a part that wants it real and a part that wants it thought through. They get on when each is told how long the other will need.',
  'earth-water':
    'Earth and water go together as in a garden. What you feel wants a form, and what you build wants to be felt; work that offers neither is likely to leave you dry.',
  'air-air':
    'With sun and moon both in signs of air, much is lived in words and between people. The body is easily the last to be asked, and it has known for a while.',
  'air-water':
    'Air and water, head and tide, make up your two lights. You may be able to explain a feeling long before it is over, and the explanation does not shorten it. Both are allowed to be true.',
  'water-water':
    'Both lights are in signs of water, which take in a great deal without being asked. What goes in has to go out again somewhere, in tears, in work, in a notebook.',
} as const;

export const SAME_SIGN: Lines = [
  'Sun and moon share one sign, which happens around a new moon. What you want and what calms you point the same way here, and other ways of being may have to be borrowed from the people around you.',
  'The two great lights stood in the same sign, as they do near the new moon. It makes for a clear note, and for a blind spot of the same shape.',
];
export const OPPOSITE_SIGNS: Lines = [
  'Sun and moon stood in opposite signs, as they do around a full moon. The picture is of somebody who sees the other side of the matter by nature, and who needs time before one side is enough.',
  'Your two lights faced each other across the circle, which happens near the full moon. What you aim for and what you need may pull apart, and naming both aloud is already most of the remedy.',
];

/** What could not be computed; each says so in one sentence with its name. */
export const NO_MOON: Lines = [
  'The place of the moon is not given. It moves through a sign in two to three days, and from what is known of your birth it could not be told with certainty on which side of a border it stood.',
  'Your moon is left out, since it cannot be said for sure where it stood. On some days it changes signs, and then the exact hour and place decide.',
  'About the moon nothing is claimed here: the data did not settle its sign, and a guess would be worth less than a blank.',
];
export const NO_RISING: Lines = [
  'The rising sign is not given, because it changes about every two hours and depends on the place on the map. It takes a city that is found and a time that is known.',
  'A rising sign could not be computed. It is the sign on the eastern horizon in one place at one minute, and without a place that is found on the map there is no horizon.',
  'Your ascendant is left out and not guessed. For it, the hour of birth has to be joined to a known place and to the clock that place kept in that year.',
];
export const NO_SUN: Lines = [
  'The sun is missing too: on the day in question it could not be placed with certainty, as happens when it changes signs within the day.',
  'Of the sun nothing certain could be said, which is the case where a day lies on the border of two signs.',
];

export const NO_CHART: Lines = [
  'This part stays nearly empty, and it is honest that it does. No sun, moon or rising sign could be computed from what is known of your birth, and this page names none that it has not computed. A sun sign takes a date that does not fall on a border, a moon takes a date and often an hour, and a rising sign cannot be had without the minute and the place.',
  'There is no chart here, because the positions could not be established. For the sun the date is enough on most days; for the moon the hour may matter; the rising sign is not to be known without a place on the map and the clock it kept. To fill the gap with something pleasant would be invention, and you would be right not to trust the rest.',
  'Nothing is claimed here about sun, moon or rising sign. The data did not suffice to compute them, and a placement that is only likely is not a placement. What is lost is an old vocabulary of images; what you said in your own words is all still here, and it counts for more.',
];
export const NO_CHART_CLOSINGS: Lines = [
  'If you find out more, from a certificate or from somebody who was there, you can send your answers again and this part will be written anew.',
  'Should you ever ask your family for the hour and the town, ask for the story of the day as well. It is usually the better part of the answer.',
  'Until then let the blank stand. A page about a person can bear one.',
];
