import type { Emotion, Theme } from '@inkwell/contracts/constants';

/** Questions for messages with a good feeling or one that may be either; 'none' is for those without a sure one. */
export const GOOD_QUESTIONS: Partial<
  Record<Emotion | 'none', Partial<Record<Theme | 'any', readonly string[]>>>
> = {
  joy: {
    any: [
      'Years from now, which part of it should not be forgotten?',
      'Who did you want to tell first?',
      'Where were you just then?',
      'What sets it apart from an ordinary day?',
    ],
    love: ['How did the two of you meet?', 'Which little habit makes you smile every time?'],
    children: [
      'What would you want them to know about this later on?',
      'Were you closer to laughing, crying or dancing?',
    ],
    friendship: [
      'What could only have happened with these people?',
      'Which sentence will you all still be quoting next year?',
    ],
    work: [
      'If there were a prize and a speech, who would be thanked?',
      'What did you do in the first five minutes after?',
    ],
  },
  calm: {
    any: [
      'What is the light like where you are?',
      'What made room for it?',
      'When was it last like this?',
      'How did you spend the last half hour?',
    ],
    loss: ['Who or what is with you in the quiet?', 'Which memory sits most lightly today?'],
  },
  gratitude: {
    any: [
      'How did it reach you: a word, a hand, a coincidence?',
      'When did you notice that it cannot be taken for granted?',
      'What does it make you want to do?',
      'What else belongs beside it, from these days?',
    ],
    friendship: ['What does this friend do that nobody else does?', 'Which is the oldest story you share?'],
    mother: [
      'What have you got from your mother that you are glad of?',
      'When did you first see your mother as a person with a life of her own?',
    ],
    loss: ['What have you kept from that time?', 'Where does it still show in your days?'],
  },
  hope: {
    any: [
      'What is the first small sign of it?',
      'What keeps it alive on the days when it is small?',
      'If only part of it came true, which part should it be?',
      'If it comes true, who will notice first?',
    ],
    health: ['If a day came with strength to spare, how would it be spent?', 'What helps with the waiting?'],
    love: [
      'How would you know that it is going well?',
      'What do you want to bring into it, and what should stay behind?',
    ],
    children: ['What do you let yourself picture?', 'Which wish for them fits into three words?'],
  },
  pride: {
    any: [
      'If somebody had predicted this a year ago, what would you have said?',
      'How did you mark it, or how would you like to?',
      'Who would you most like to know of it?',
    ],
    work: [
      'How would you explain it to somebody outside your trade?',
      'Who taught you the thing that made the difference?',
    ],
    children: ['What did you see in them at that moment?', 'What was hard for them about it?'],
    study: [
      'What do you understand now that was fog before?',
      'On the days when nothing went in, how did you go on?',
    ],
  },
  love: {
    any: [
      'Which small thing comes to mind first?',
      'How does it show, without words?',
      'What have you learned through it that you did not expect?',
      'Where did it begin?',
    ],
    love: ['Which of their words do you carry around?', 'Before you knew each other, who were you?'],
    children: [
      'What can they do that nobody ever taught them?',
      'At which moment did you just stop and look?',
    ],
    pets: ['Which nicknames came about, and how?', 'What do people say who have met this animal?'],
    loss: [
      'What would you like to tell about the one you love?',
      'When or where are you nearest to each other?',
    ],
    mother: [
      'What do you and your mother have in common that makes you smile?',
      'Which thing did your mother teach you without meaning to?',
    ],
  },
  curiosity: {
    any: [
      'How would you phrase the question, if you had to type it?',
      'Where did you first come across it?',
      'With a free day for it, where would you begin?',
      'Which detail made you prick up your ears?',
    ],
    love: [
      'If only one question were allowed, which would you ask?',
      'How are you around this person: louder, quieter, clumsier?',
    ],
  },
  surprise: {
    any: [
      'What had you expected instead?',
      'What were you in the middle of when it came?',
      'Is it a good one, a bad one, or too early to say?',
      'What was your very first thought?',
    ],
    love: ['Which things make more sense now, and which less?', 'Who would you like to talk it over with?'],
  },
  relief: {
    any: [
      'What got lighter first?',
      'How long had you been holding your breath?',
      'What has room now that had none before?',
      'Where did you notice it: the shoulders, the sleep, the silence?',
    ],
    work: ['What will the next morning be like now?', 'Which part of it will you not miss?'],
    health: ['How was the rest of that day?', 'Was anyone waiting along with you?'],
    loss: [
      'What may be true about it, even if it sounds odd to others?',
      'How had it been for you, all that time?',
    ],
  },
  excitement: {
    any: [
      'When does it begin, or has it begun already?',
      'What have you pictured down to the last detail?',
      'How did it come about?',
      'Who is in on it?',
    ],
    travel: ['What goes into the bag first?', 'Which sight, street or person comes before all others?'],
    love: ['What made your heart jump?', 'How do the hours pass in between?'],
    children: [
      'What is ready already, and what is still chaos?',
      'Which thing do you want to show them one day?',
    ],
  },
  none: {
    // For what somebody tells first.
    any: [
      'Which part of it would you like to stay with?',
      'Which moment of it is clearest in your mind?',
      'What belongs to it that is not written yet?',
      'What do you keep coming back to in it?',
    ],
    mother: ['What would somebody need to know about your mother to picture this?'],
    father: ['What would somebody need to know about your father to picture this?'],
    children: ['What would you like them to know about it one day?'],
    love: ['What would you like to be understood about it?'],
    friendship: ['What would you like to say to this friend, if it came out just right?'],
    family: ['What is said about it in your family, and what is not?'],
    work: ['Who there would see it as you do?'],
    pets: ['Which small thing about this animal comes to mind first?'],
    sleep: ['What goes through your head while you lie there?'],
    loss: ['How much of it would you like to tell today?', 'What should be remembered?'],
  },
};
