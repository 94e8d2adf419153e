import type { Kind, Lines } from '../lines.ts';

/** A quality somebody wants to grow: what it is made of, and the moment in which it is practised. */
export type Quality = Kind & { noun: string; lines: Lines; moments: Lines };

export const QUALITIES: readonly Quality[] = [
  {
    id: 'boundaries',
    about:
      /\b(?:boundar\w*|assertive\w*|say(?:ing)? no|stand(?:ing)? up|honest\w*|truth\w*|direct\w*|speak(?:ing)? up|authentic\w*|integrity)\b/i,
    noun: 'plain speaking',
    lines: [
      'This is a quality that others feel before they understand it. A clear no is shorter than an unclear yes, and in the long run it is the friendlier of the two.',
      'Whoever wants this has probably paid for its absence, in hours or in swallowed sentences. It does not call for a louder voice, only for an earlier one.',
      'It begins well before the difficult conversation, with knowing what you think while nobody is asking. Paper is a good place to find that out.',
    ],
    moments: [
      'Once a day, answer a request with ‘let me think about it’ and then think about it. In the evening write down what you would have said without the pause.',
      'Pick one small thing a week that you would usually let pass, and say it in one sentence, without the second sentence that takes it back.',
    ],
  },
  {
    id: 'patience',
    about: /\b(?:patien\w*|toleran\w*|gentle\w*|slow\w*|accept\w*|let(?:ting)? go)\b/i,
    noun: 'patience',
    lines: [
      'Patience is mostly a matter of what one believes about time: whether waiting is lost, or part of how the thing is made. People who ask for it tend to be quick, and the quickness need not go.',
      'It is easier to be patient with a plant than with oneself, because nobody expects the plant to be finished. You might try the same expectation on your own work.',
      'What looks like patience from outside is often just a smaller unit: not the whole stair but this step. That can be learned, and it is less noble and more practical than it sounds.',
    ],
    moments: [
      'When you notice hurry, finish the sentence, the mouthful or the breath you are in before you do the next thing. Note one such moment a day; it need not have gone well.',
      'Choose one daily wait, a kettle, a queue, a lift, and leave the phone where it is for the length of it. It is the same muscle.',
    ],
  },
  {
    id: 'focus',
    about:
      /\b(?:disciplin\w*|consisten\w*|focus\w*|persever\w*|persist\w*|commit\w*|determin\w*|will ?power|self[- ]control|organi[sz]\w*|motivat\w*|dedicat\w*|grit|follow[- ]through|structure)\b/i,
    noun: 'steadiness',
    lines: [
      'People speak of this as if it were a kind of strength, and it is more a kind of arrangement. Those who have it decide less often: the time, the place and the first move are settled beforehand.',
      'You ask for something that holds on days without desire. Those are most days, for everyone; the trick is to make the thing small enough to be done anyway.',
      'The wish for it usually comes from too many beginnings. An honest list of what you will leave alone this season does more for it than any resolve.',
    ],
    moments: [
      'Each evening put the first object of tomorrow’s work where your hand will find it. In the morning touch that before anything else.',
      'Work once a day with a clock: twenty-five minutes, one thing, and a sheet beside you for whatever else calls. Note only whether it took place.',
    ],
  },
  {
    id: 'courage',
    about:
      /\b(?:courag\w*|brave\w*|bold\w*|confiden\w*|fearless\w*|self[- ]esteem|self[- ]belief|believ\w*|trust(?:ing)? (?:in )?my ?self|assured|daring|risk\w*)\b/i,
    noun: 'courage',
    lines: [
      'This is rarely felt beforehand. It is the name given afterwards to having done something with a dry mouth, so it cannot be waited for.',
      'Confidence is a poor starting condition and a reliable result. It comes in the wake of small acts that did not go as badly as expected.',
      'You want to be less held by what might be thought of you. The thought itself will keep coming; what changes with practice is how long you stand still for it.',
    ],
    moments: [
      'Do one thing a week that makes your hands a little cold, and make it small: a question in a meeting, a message sent, a name given. Write down what you expected and what happened.',
      'When you catch yourself rehearsing, begin at the third rehearsal. Two are preparation and the rest is waiting.',
    ],
  },
  {
    id: 'calm',
    about:
      /\b(?:calm\w*|peace\w*|presen(?:t|ce)|mindful\w*|seren\w*|balanc\w*|ground\w*|stillness|relax\w*|ease|composure|less (?:stress\w*|anxi\w*))\b/i,
    noun: 'calm',
    lines: [
      'Calm is a thing one returns to rather than a thing one has. The people who seem to own it have mostly become quick at coming back.',
      'It has a bodily side that is easily forgotten: breath, shoulders, the speed of the hands. Slow those, and the mind tends to follow without being persuaded.',
      'Wanting this says that the noise has been noticed. Some of it can be turned off at its source, which is less effort than staying calm inside it.',
    ],
    moments: [
      'Three times a day, at a door you pass anyway, let one breath out slowly before your hand is on it. That is the whole exercise.',
      'Once a day do one thing at two thirds of its usual speed, washing a cup, walking to the car, and note what the rest of you did meanwhile.',
    ],
  },
  {
    id: 'kindness',
    about:
      /\b(?:kind\w*|compassion\w*|empath\w*|self[- ]love|self[- ]care|lov(?:e|ing)|generos\w*|generous|caring|forgiv\w*|warm\w*)\b/i,
    noun: 'kindness',
    lines: [
      'Kindness is spent most freely on people who are far away and least on the one who is always there, which is oneself. A fair division would already be a change.',
      'It is a practical quality: it asks what would help, now, and does a part of it. Mood has little to say in the matter.',
      'To want more of this is to have noticed a hard tone somewhere, towards others or inwards. A tone can be changed in the middle of a sentence.',
    ],
    moments: [
      'When you have made a mistake, write the one line you would write to a friend who had made it. Then read it as addressed to you.',
      'Each day do one kind thing that takes under two minutes and that nobody will trace to you. Once a week let the receiver be yourself.',
    ],
  },
  {
    id: 'resilience',
    about:
      /\b(?:resilien\w*|strong\w*|strength|tough\w*|endur\w*|stamina|independen\w*|self[- ]relian\w*|brav)\b/i,
    noun: 'strength',
    lines: [
      'Strength is seen in what somebody carries and learned from what they put down in time. Both belong to the quality you name.',
      'What bends and comes back has usually had something to come back to: a routine, a person, a place. Look after that first and the bending is less dangerous.',
      'You may have more of this than you count, since the days on which one simply went on leave no mark. A list of them would be a good first page.',
    ],
    moments: [
      'After a hard hour, note three things: what happened, what you did next, and who or what helped. In a month it is a manual, written by you.',
      'Once a week ask for help with something you could just manage alone. It trains the part of strength that is usually left out.',
    ],
  },
  {
    id: 'openness',
    about:
      /\b(?:open\w*|vulnerab\w*|trust\w*|listen\w*|social\w*|outgoing|connect\w*|extrover\w*|communicat\w*|humil\w*|humble)\b/i,
    noun: 'openness',
    lines: [
      'Openness is given in small coins. One true sentence more than usual, to a person who has earned it, is a sum one can afford.',
      'It is often taken for telling everything, and it is closer to letting an answer change you. Listening is the half that can be practised at any table.',
      'To want this means that a door exists and that you know its handle. It may be opened a hand’s breadth and closed again; that, too, is using it.',
    ],
    moments: [
      'Ask one person a day a question whose answer you do not know, and then ask one more about the answer.',
      'Once in the week, when somebody asks how you are, give one true detail in place of the usual word.',
    ],
  },
  {
    id: 'joy',
    about:
      /\b(?:joy\w*|play\w*|happ\w*|humou?r|light\w*|optimis\w*|positiv\w*|fun|enthusias\w*|gratitude|grateful\w*|thankful\w*|hope\w*|spontane\w*)\b/i,
    noun: 'lightness',
    lines: [
      'This one cannot be made, but it can be let in, and it has a few known doors: company, movement, music, finishing something. Most people have two that work for them and forget to use them.',
      'A lighter way of going through the day does not mean seeing less of what is heavy. It means that the heavy things are not the only ones that get written down.',
      'You ask for something that serious plans tend to leave no room for. Put it in the plan, then, with a time, as if it were an obligation; the joke is that this works.',
    ],
    moments: [
      'Each evening write down one thing that was pleasant and what exactly it was: not ‘the walk’ but the light on the second corner.',
      'Leave one hour of the weekend without a purpose and do not rescue it with a useful thing.',
    ],
  },
  {
    id: 'creativity',
    about:
      /\b(?:creativ\w*|curio\w*|imaginat\w*|original\w*|wonder|inventive\w*|adventur\w*|flexib\w*|adapt\w*)\b/i,
    noun: 'curiosity',
    lines: [
      'It lives on input that has no use yet. A week in which everything was useful leaves little to make something new of.',
      'Its enemy is less a lack of ideas than the early verdict on them. Ideas come in rows, and the good one is often behind four poor ones that had to be let through.',
      'To grow this, be a beginner somewhere, regularly, where nothing depends on it. The loosened grip carries over.',
    ],
    moments: [
      'Write down five answers to some small question each day, however bad. Stop at five; the counting matters more than the answers.',
      'Once a week go somewhere on foot where you have no business, and bring back one thing you did not know.',
    ],
  },
  {
    id: 'leadership',
    about:
      /\b(?:leader\w*|leading|authority|charisma|presence|responsib\w*|reliab\w*|accountab\w*|wis(?:e|dom)|maturity|decisive\w*)\b/i,
    noun: 'authority',
    lines: [
      'It is granted by others and begins with something they cannot see: that you do what you said, at the time you said, also when it is small.',
      'People trust the one who can say ‘I do not know yet’ and name a day on which they will. It is a smaller claim than certainty and it holds longer.',
      'The quality shows when things go wrong and somebody has to speak first. It can be practised long before, in meetings of three people.',
    ],
    moments: [
      'Promise a little less each day than you could, and keep all of it. Note the promises; there should be few enough to remember.',
      'Make one small decision a day within a minute, aloud, and do not reopen it until the evening.',
    ],
  },
];

export const ANY_QUALITY: Omit<Quality, 'about' | 'id'> = {
  noun: 'the quality you named',
  lines: [
    'People seldom choose what is wholly foreign to them. More often they name what they have in small amounts and miss on hard days.',
    'It says something that it was this and not one of a hundred others. Somewhere you have seen it at work, in a person or in yourself, and it stayed with you.',
    'A quality is no possession; it is something one does a little more often than before. Seen so, it can begin on an ordinary afternoon.',
    'You may already know a moment in which you had it. Remember where that was, and who was there, since it was probably easier for a reason.',
    'What we want to become is often what somebody once was to us. If a face comes to mind, it is a good teacher, also from far away.',
  ],
  moments: [
    'Each evening, write down one moment of the day that asked for it, and what you did. Do not grade it.',
    'Choose one recurring situation in which it would help, and decide beforehand on the first sentence or the first move. The rest may go as it goes.',
    'Ask somebody who knows you when they last saw it in you. Their answer is the place from which to go on.',
    'At the start of the day name the hour that is likely to need it most. Being warned is half of it.',
  ],
};
