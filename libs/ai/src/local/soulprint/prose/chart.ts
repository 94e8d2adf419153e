import type { Lines } from '../lines.ts';

export const CHART_OPENINGS: Lines = [
  'Everything in this part was calculated from the date, time and place of your birth. What it means is another matter: think of it as an old language of images, useful as far as you recognise yourself in it.',
  'The positions below are astronomy. What is said about them is tradition, some two thousand years of people looking for words for each other, and it does not bind you to anything.',
  'A birth chart is a picture of the sky over one place at one minute. It proves nothing about anyone, but it offers a few images, and now and then an image says what a description cannot.',
  'People have used the sky as a mirror for a very long time. Have a look, and leave whatever is not you.',
  'These placements are calculated, not guessed. Read them the way you would read a portrait by someone who has never met you: with curiosity, and feel free to laugh.',
  'Nobody has shown that the sky makes people who they are. Still, it has given us a rich set of images, and borrowing a few can get you thinking.',
  'It is possible to work out exactly how the sky looked when you were born. What that says about you is up to you.',
  'Long before there were questionnaires, people used the sky to describe each other. Some of those descriptions are still good.',
];

export const CHART_CLOSINGS: Lines = [
  'If one of these images made you stop and think, write a line about why.',
  'Hold it up against your own answers. Where the two agree, you may feel seen. Where they differ, trust your answers.',
  'Take one sentence from all this, at most. A chart is like a proverb: good at the right moment, and otherwise best left alone.',
  'You know better than any chart which half of this is true. It might be worth writing down which.',
  'None of this is a forecast. What you do in the coming months is up to you.',
  'If you show this to someone who knows you well, ask which sentence they would cross out. Their answer will tell you more than the stars.',
  'Keep what made you nod, and be a bit suspicious of anything that made you nod too fast.',
  'Try it on like a coat in a shop. If it fits, it shows you something, and you can always take it off again.',
];

/** Sun and moon together, by their elements in the order of the circle. */
export const PAIRS = {
  'fire-fire':
    'Your sun and moon are both in fire signs, so what you want and what you feel burn together. That makes for quick heat. You may need someone, or something, to keep it going once the first blaze is over.',
  'fire-earth':
    'Your sun and moon bring fire and earth together: one wants to start, the other wants it to last. In this picture, a decision is ready when both have had their say.',
  'fire-air':
    'Your sun and moon bring together fire and air, which feed each other, so ideas catch quickly. They can burn out quickly too. It only takes a minute to write an idea down before you act on it.',
  'fire-water':
    'Fire and water, in your sun and moon, make an uneasy pair and a strong one. When the wish to act and the wish to be understood pull apart, let the second one speak first.',
  'earth-earth':
    'Your sun and moon are both in earth signs, at home with things you can touch, count and keep. The lighter things, like talk, play or a plan with no purpose, may need an invitation.',
  'earth-air':
    'Your sun and moon share out earth and air: one part of you wants it real, and the other wants to think it through. They get along when each knows how long the other is going to take.',
  'earth-water':
    'Earth and water, in your sun and moon, go together as they do in a garden. You like feelings to lead somewhere and work to mean something. A job that offers neither is likely to leave you dry.',
  'air-air':
    'With your sun and moon both in air signs, much of your life happens in words and between people. Your body may be the last to be asked, even though it often knows first.',
  'air-water':
    'Your sun and moon bring together air and water, head and heart. You may be able to explain a feeling long before it is over, and explaining it does not make it shorter. Both can be true.',
  'water-water':
    'Your sun and moon are both in water signs, which take in a lot without being asked. What goes in has to come out again somewhere: in tears, in work, in a notebook.',
} as const;

export const SAME_SIGN: Lines = [
  'Your sun and moon share a sign, which happens around a new moon. What you want and what calms you point the same way, so you may have to look to other people for another point of view.',
  'Your sun and moon stood in the same sign, as they do near a new moon. That makes some things very clear to you, and others easy to miss.',
];
export const OPPOSITE_SIGNS: Lines = [
  'Your sun and moon stood in opposite signs, as they do around a full moon. In this picture you see the other side of things by nature, and it takes you time to settle for one.',
  'Your sun and moon faced each other across the circle, which happens near a full moon. What you aim for and what you need may pull in different directions, and it helps a lot to name both out loud.',
];

/** What could not be computed; each says so in one sentence with its name. */
export const NO_MOON: Lines = [
  'The place of the moon is not given. It spends two to three days in each sign, and from what is known about your birth there was no telling which side of a border it was on.',
  'Your moon is left out, because it is not certain where it stood. On some days it changes signs, and then the exact hour and place decide.',
  'Nothing is said about the moon here: its sign could not be worked out for certain, and a guess would be worse than a blank.',
];
export const NO_RISING: Lines = [
  'The rising sign is not given, because it changes about every two hours and depends on the place. It takes a city that can be found and a time that is known.',
  'A rising sign could not be worked out. It is the sign on the eastern horizon at one place and one minute, so without a place on the map there is no horizon.',
  'Your ascendant is left out rather than guessed. It takes an hour of birth, a known place, and the clock that place kept in that year.',
];
export const NO_SUN: Lines = [
  'The sun is missing too: it changed signs around that day, so it could not be placed for certain.',
  'The sun is not given either, because the day is on the border between two signs.',
];

export const NO_CHART: Lines = [
  'This part is almost empty, and it is better to say so. No sun, moon or rising sign could be worked out from what is known about your birth, and this page does not name any it has not calculated. A sun sign takes a date that is not on a border, a moon takes a date and often an hour, and a rising sign takes the minute and the place.',
  'There is no chart here, because the positions could not be worked out. For the sun the date is enough on most days; for the moon the hour can matter; the rising sign cannot be known without a place on the map. It would be easy to fill the gap with something pleasant, but then why would you trust the rest?',
  'Nothing is said here about your sun, moon or rising sign. There was not enough to calculate them, and this page does not guess. All you lose is an old set of images. What you said in your own words is still here, and it counts for more.',
];
export const NO_CHART_CLOSINGS: Lines = [
  'If you find out more, from a certificate or from someone who was there, you can send your answers again and this part will be written again.',
  'If you ever ask your family about the hour and the town, ask for the story of the day as well. It is usually the better part of the answer.',
  'Until then, leave it blank. A page about a person can live with that.',
];
