import type { Sign } from '@inkwell/contracts/constants';

export const SUNS: Record<Sign, string> = {
  Aries:
    'Your sun is in Aries, the sign that begins before it is asked. In the old reading this is somebody who learns by doing the thing, and who tires of waiting sooner than of work. Its open question is the second half: what helps you stay once the beginning is over?',
  Taurus:
    'With the sun in Taurus you were born under the most unhurried of the signs. Tradition ties it to hands, soil, food and whatever grows at its own pace. Its strength and its stubbornness are the same muscle, so it helps to know when you are holding on and when you have only not let go yet.',
  Gemini:
    'The sun was in Gemini, which old books give to messengers, siblings and people with two books open at once. Read kindly, it stands for a mind that understands a thing by talking about it. Read strictly, it asks whether you finish one conversation with yourself before you start the next.',
  Cancer:
    'Your sun in Cancer belongs to the shore: half of it faces the house and half the open water. The tradition speaks of memory, of looking after people, and of a shell that is there for a reason. Who does the looking after on the days when you need it?',
  Leo: 'A sun in Leo is, in the old picture, a sun at home. It is said to give warmth freely and to want to be seen doing so, which is less vain than it sounds: most people do better work in front of somebody. Where would you like to be seen, and by whom?',
  Virgo:
    'With your sun in Virgo the picture is one of harvest: sorting, keeping, putting to use. It describes an eye that notices what is not yet right and a wish to be of service. The same eye can turn on its owner, so people under this sign do well with a rule for when a thing is good enough.',
  Libra:
    'Libra, the sign of your sun, is the only one in the circle that is drawn as an object: a pair of scales. It stands for fairness, for company, and for the long look at both sides. What it leaves you to practise is the moment when the weighing ends and something is chosen.',
  Scorpio:
    'Your sun is in Scorpio, named in lands where things go underground in that part of the year. Astrologers hear in it a person who would rather know than be comfortable, and who gives trust slowly and wholly. Now and then, ask whether a thing is hidden because it is precious or only because it always has been.',
  Sagittarius:
    'Sagittarius, where your sun stood, is the archer: somebody who looks at the far end of the field. The tradition makes of it a traveller and a teacher, generous with plans and less so with details. The far mark becomes useful when it is joined to a near one, such as what happens on Tuesday.',
  Capricorn:
    'Your sun in Capricorn carries the picture of an animal that climbs without haste. It is read as patience with long tasks and a certain dryness about reward. What it tends to forget is that a ledge halfway up is also a place, and that one may sit down on it.',
  Aquarius:
    'Your sun is in Aquarius, which in spite of its jug of water is counted among the signs of air: ideas, poured out for others. It is given to people who see how a thing could be arranged differently, and who keep a little distance while they look. The distance serves thinking; for the people you love it is worth crossing.',
  Pisces:
    'Pisces holds your sun, the last sign of the circle: two fish on one cord, swimming apart. It stands for imagination, and for feeling what is in a room before anybody speaks. What it asks for is a shore, some hours and places that are yours alone and have an edge.',
};

export const MOONS: Record<Sign, string> = {
  Aries:
    'A moon in Aries speaks of feelings that come fast and leave fast. Moving the body, or saying the thing aloud, tends to settle them sooner than thinking them through.',
  Taurus:
    'The moon in Taurus asks for little and asks for it every day: food, quiet, a familiar place, a hand. When these are missing, no argument replaces them.',
  Gemini:
    'Your moon in Gemini calms down by finding words. A feeling that has been told to somebody, or put into two lines, has usually lost half of its weight.',
  Cancer:
    'The moon is said to rule Cancer, and your moon was there, so feelings are drawn as tides: what was said years ago can come in again. A room of your own, and people who know how you are without asking, count as needs in this picture and not as luxuries.',
  Leo: 'With the moon in Leo, a feeling likes a witness. Being overlooked weighs more than being contradicted, which is good to know before an evening is spent on the wrong quarrel.',
  Virgo:
    'Your moon in Virgo looks for something to put right when it is uneasy. A tidied drawer may help; so may the thought that unease is not always a task.',
  Libra:
    'The moon in Libra rests when there is peace in the room, and is tempted to pay for the peace itself. It is kinder in the long run to hear your own wish first and weigh it afterwards.',
  Scorpio:
    'Your moon stood in Scorpio, where feelings are kept rather than shown. Being kept does not make them fade. One person, or one page, that may know everything is enough.',
  Sagittarius:
    'A moon in Sagittarius breathes out where there is a horizon: a trip, a plan, a book from somewhere else. In heavy weeks a walk without a purpose can do what a talk cannot.',
  Capricorn:
    'The moon in Capricorn is said to feel in private and to function in public. The picture is of somebody who manages; being looked after is the part that takes practice.',
  Aquarius:
    'Your moon in Aquarius steps back in order to feel: first the view from above and then, some time later, the feeling itself. The pause is no coldness, but it helps to tell those near you that an answer is coming.',
  Pisces:
    'With your moon in Pisces the borders are drawn thin, and the mood of others easily becomes one’s own. Water, music and sleep are the usual remedies, and so is the question whose mood this is.',
};

export const RISINGS: Record<Sign, string> = {
  Aries:
    'Aries was rising in the east, and so the first impression, by tradition, is of somebody direct. People may take your speed for certainty; you need not be certain to be allowed to begin.',
  Taurus:
    'With Taurus rising you are said to come into a room slowly and to be taken for calm. Others may lean on that, also on days when you have little of it to lend.',
  Gemini:
    'Gemini rising gives, in the old description, a quick and friendly door. It opens easily, and it is for you to decide who goes further than the hall.',
  Cancer:
    'Your rising sign is Cancer: careful at the door, warm behind it. New places may cost more than they show, and arriving early is a simple help.',
  Leo: 'Your rising sign is Leo, which is read as a presence that gets noticed. If that is so on your good days, the question is what you would like to be noticed for.',
  Virgo:
    'With Virgo rising, the tradition says, you are met as somebody who pays attention. It is a quiet way to be trusted, and it leaves others unaware of how much you have seen.',
  Libra:
    'Your rising sign, Libra, is the courteous one. It makes meetings easy; notice only when the ease is bought with an opinion that you kept to yourself.',
  Scorpio:
    'Scorpio rising is described as a steady look and few words. From outside it can seem like distance, and a single sentence about yourself, offered early, changes that.',
  Sagittarius:
    'Sagittarius was the rising sign: an open face and a long stride, as the books have it. People may come to expect good cheer of you by habit, and you are free not to deliver it.',
  Capricorn:
    'Your rising sign is Capricorn, said to look older than its years when young and younger when old. Responsibility tends to be handed to such a face. You may ask who else is free.',
  Aquarius:
    'With Aquarius rising you may be met as somebody a little different before you have said anything. That is lonely at some tables and a relief at others, and the tables can be chosen.',
  Pisces:
    'Pisces was rising, a soft outline on which, the old books say, others see what they hope to see. Saying plainly what you want is the way to be seen in its place.',
};
