import type { Emotion, Theme } from '@inkwell/contracts/constants';

/** Questions for messages with a hard feeling. Those under 'loss' suit a loss best, whatever else a message is about. */
export const HARD_QUESTIONS: Partial<
  Record<Emotion | 'none', Partial<Record<Theme | 'any', readonly string[]>>>
> = {
  sadness: {
    any: [
      'Which part of this is hardest to put into words?',
      'Where are you as you write this?',
      'Does it come in waves today, or is it just there?',
      'How much of today went on as usual, and how much did not?',
    ],
    loss: [
      'What do you wish people would ask you about it?',
      'Which small thing brings it close: a sound, a place, an hour of the day?',
    ],
    love: [
      'How do the evenings go at the moment?',
      'Is there a place or a song that is hard to be near just now?',
    ],
    mother: [
      'How do you speak of your mother when somebody asks?',
      'Is there something about you and your mother that few people know?',
    ],
    father: [
      'What would a stranger need to know about your father to follow this?',
      'How often is your father in your thoughts these days?',
    ],
    family: [
      'What do you wish were said out loud in your family?',
      'How does your family do sadness: talking, cooking, keeping busy?',
    ],
    children: [
      'Is there a part of this you have not said to anybody yet?',
      'Who or what, if anything, has been kind in the middle of it?',
    ],
    pets: [
      'What is there to know about this animal that a photo would not show?',
      'How did the two of you find each other?',
    ],
    health: [
      'Is there something about it that you are tired of explaining?',
      'Which part of the day does it leave alone?',
    ],
  },
  anxiety: {
    any: [
      'If the worry got just one sentence, what would it say?',
      'Is it one thought going round, or many at once?',
      'What do you know for certain so far, and what is still open?',
      'Who or what makes things a bit more solid when it is like this?',
    ],
    work: [
      'Whose opinion of it is loudest in your head?',
      'Which moment do you keep playing through in advance?',
    ],
    study: [
      'Where does the pressure mostly come from: time, the material, other people?',
      'Who would be surprised to learn that you worry about this?',
    ],
    money: [
      'Which number do you think about most?',
      'What would breathing space be here: a week, a sum, a yes from someone?',
    ],
    health: [
      'What would you most like to have answered plainly?',
      'How do you get through the hours when nothing can be done about it?',
    ],
    sleep: ['Once the light is off, what shows up first?', 'Around which hour does the night get long?'],
    children: [
      'Which of the worries are about today, and which are about years from now?',
      'If you could know one thing this minute, what would it be?',
    ],
    love: [
      'How do you notice that you can trust somebody?',
      'Which answer are you hoping for, if you are waiting for one?',
    ],
  },
  anger: {
    any: [
      'Which word or moment is at the bottom of it?',
      'What would you say, if saying it had no consequences?',
      'What would have been fair?',
      'What ought to be taken seriously here and is not?',
    ],
    work: ['Who gets to decide about it?', 'What does it cost you that nobody counts?'],
    love: [
      'What should go without saying between two people, as you see it?',
      'Is there something you no longer want to explain?',
    ],
    mother: [
      'How old is this anger, roughly: a day, a year, since childhood?',
      'What would you like your mother to know about this, if anything?',
    ],
    father: [
      'What would you have needed from your father here?',
      'Who else knows what it is like with your father?',
    ],
    family: [
      'Is an apology missing, and if so, whose?',
      'Who would agree with you, and who would change the subject?',
    ],
    children: ['Who or what do you want to protect in this?', 'What was needed there, and by whom?'],
    friendship: [
      'What had you been able to count on until now?',
      'What do you give in a friendship that you hope to get back?',
    ],
    loss: ['What should not have gone the way it did?', 'Has the anger got an address, or is it just there?'],
  },
  frustration: {
    any: [
      'Where exactly does it get stuck?',
      'What have you tried already, big or small?',
      'Which detail of it grates most?',
      'Is it the first time, or does it keep coming round?',
    ],
    work: [
      'If it were up to you for one day, what would change first?',
      'How much of the time goes into the work itself, and how much around it?',
    ],
    health: [
      'What do people think is easy that is not, just now?',
      'Which answer have you been waiting for longest?',
    ],
  },
  guilt: {
    any: [
      'Which part of it comes back first?',
      'If a friend had sent you these same lines, what would you answer?',
      'What else was going on around it?',
      'How long have you been carrying this around?',
    ],
    mother: [
      'What would your mother have to know to see your side of it?',
      'Whose expectation weighs most here: your mother’s, other people’s, your own?',
    ],
    children: [
      'What would you like somebody to tell you about it?',
      'How much of it was ever in your hands?',
    ],
    family: ['What is expected of you there, without anyone saying it?', 'Who gets to say what is enough?'],
    love: [
      'What is the truest sentence you could write about it?',
      'Is there a part of it you are sure about?',
    ],
    work: ['What do you imagine the others at work think about it?', 'How did it look from where you stood?'],
    loss: [
      'What do you see now that could not be seen at the time?',
      'What would you want people to understand about that time?',
    ],
    pets: ['Which good days have the two of you had?', 'How did you try to do right by this animal?'],
  },
  shame: {
    any: [
      'What would somebody kind see here that you leave out?',
      'Is it about one moment, or about something larger?',
      'What has it kept you from lately?',
      'Where, or with whom, does it get smaller?',
    ],
    body: [
      'When is your body simply there, and no subject at all?',
      'What do you wish people would stop saying, or looking at?',
    ],
    money: [
      'When you were small, how was money talked about at home?',
      'Which sum would make it a small matter?',
    ],
  },
  loneliness: {
    any: [
      'If somebody sat down beside you now, what would you tell first?',
      'What do you miss most: talk, touch, or someone in the next room?',
      'Is it worse on your own, or among people?',
      'Which little thing about your day has nobody asked about?',
    ],
    friendship: [
      'What would you like to do side by side with a friend: walk, cook, say nothing?',
      'What could you talk about for hours with the right person?',
    ],
    love: [
      'What would you like to hear from somebody when you come home?',
      'When do you notice it most: at the table, on the sofa, out among couples?',
    ],
    family: ['What would a good visit be like for you?', 'How much of how you really are gets told at home?'],
    loss: [
      'Is there somebody you still talk to in your thoughts?',
      'Which are the long days: Sundays, birthdays, quite ordinary ones?',
    ],
  },
  fatigue: {
    any: [
      'Is it tired legs, a tired head, or tired of something?',
      'What has taken the most out of you lately?',
      'If nobody minded, what would you leave undone?',
      'Which sounds best right now: quiet, company, or a closed door?',
    ],
    sleep: [
      'How did it go between lying down and getting up?',
      'How does a morning begin after a night like that?',
    ],
    work: ['Which task took more than it should have?', 'When do you stop, and what makes that the time?'],
    children: [
      'Which was the longest stretch you had to yourself this week?',
      'If one hour belonged only to you, where would you spend it?',
    ],
    health: [
      'Which ordinary thing costs the most strength right now?',
      'What is a better hour like at the moment?',
    ],
    loss: [
      'What is expected of you already, and what is still too much?',
      'Which small jobs have become big ones?',
    ],
  },
  overwhelm: {
    any: [
      'Which of the things is shouting loudest?',
      'What came on top and made it too much?',
      'Is there something on the pile that is not yours at all?',
      'If somebody at the door offered to take one thing, which would you give?',
    ],
    work: ['Which request came last, and from whom?', 'Who there knows how much it has become?'],
    home: ['What do you notice first when you come in?', 'Where in it can you still sit down in peace?'],
    children: ['Who is asking for what at this moment?', 'How did the last hour go, minute by minute?'],
    loss: [
      'Which of the things to be done is the hardest to touch?',
      'Is there anything you would like to be let off for now?',
    ],
  },
  confusion: {
    any: [
      'Which two thoughts keep contradicting each other?',
      'Which piece does not fit?',
      'Put as one question, how would it go?',
      'Which part would you like to be clear about first?',
    ],
    love: [
      'What do you know about what you want, however little it is?',
      'What was said outright, and what did you read between the lines?',
    ],
    work: [
      'What did you want from this work when you started?',
      'If you left, what would you miss, and what not at all?',
    ],
  },
  hurt: {
    any: [
      'Which part of it hurts most right now?',
      'What should have been there instead?',
      'More than anything, what should be understood about it?',
      'Is there something you would like to be left in peace about for now?',
    ],
    love: [
      'What had you trusted, before this?',
      'Which do you need more right now: distance, an answer, or time?',
    ],
    friendship: [
      'What would you have wanted your friend to notice?',
      'How did you carry on with the day after that?',
    ],
    mother: [
      'Which words would you have wanted from a mother just then?',
      'Where did you go as a child, when something hurt?',
    ],
    family: [
      'Who would you have wanted beside you just then?',
      'Is it being talked about, or talked around?',
    ],
    work: ['Who saw it, and what did they do?', 'How has it been there since?'],
    loss: [
      'What has been said to you that you would rather not have heard?',
      'Who, if anyone, has found the right tone?',
    ],
  },
  disappointment: {
    any: [
      'How had you pictured it?',
      'When did you notice that it would turn out otherwise?',
      'Which bit of it is hardest to let go of?',
      'Is it more about the thing itself, or about somebody?',
    ],
    work: ['What reason were you given, if any?', 'Which of your efforts should have been seen?'],
    love: ['What would have been enough?', 'If something could still be said, what would you want to hear?'],
  },
  envy: {
    any: [
      'Which part of it would you want, and which not at all?',
      'How would your own version of it look?',
      'Is it closer to wishing for something, or to missing something?',
      'When did you first notice the sting?',
    ],
    friendship: [
      'When it does not sting, what do you like about this friend?',
      'What would you like to be invited to?',
    ],
    children: [
      'What would you like to be spared just now?',
      'What do others not realise when they talk about it?',
    ],
  },
  boredom: {
    any: [
      'Is there nothing to do, or nothing you want to do?',
      'What is the most interesting thing within reach of your hand?',
      'If today had to be invented anew, what would be in it?',
      'Which thing have you wondered about lately, even idly?',
    ],
    work: ['Which part of the job could you do asleep?', 'What would you like to get better at?'],
  },
};
