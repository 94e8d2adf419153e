import type { CareProse } from './care-prose.ts';

const YES_NO_UNSAID = ['Yes', 'No', "I'd rather not say"] as const;
export const CLOSENESS_CHOICES = { might: 'I might do it', decided: 'I have decided' } as const;

export const EN_STEPS: CareProse['steps'] = {
  any: [
    {
      text: 'Is anybody near you whom you could go to now, in the next room or next door?',
      choices: ['Yes', 'No', "I don't want to"],
    },
    {
      text: 'Who could come, or stay on the phone with you, without your having to explain?',
      choices: ['I know somebody', 'Nobody', "I don't want to ask"],
    },
    {
      text: 'The next hour is all that has to be got through. What could it hold: a shower, a blanket, a film you know by heart?',
      choices: ['I have something', "I can't think of anything"],
    },
    {
      text: 'When you call one of the numbers, you can begin with: “I don’t know how to say this.” Could you do it while this page stays open?',
      choices: ["I'll call", 'Not yet', "I can't call"],
    },
    {
      text: 'If speaking is too much, some of the people in the card can be written to. Would that be easier?',
      choices: ['Yes', 'No'],
    },
    {
      text: 'Your own doctor can see you sooner if you say on the phone that it is about your safety. Could you ring there when they open?',
      choices: ['I could', 'I have no doctor'],
    },
    {
      text: 'A hospital’s emergency department is also for this, at any hour, and you may just go there and say you are not safe. Who could take you?',
      choices: ['I know somebody', 'I would go alone', 'Not now'],
    },
    {
      text: 'Have you eaten and drunk anything today? A body that is empty makes it all darker.',
      choices: ['Yes', 'Not much'],
    },
    {
      text: 'Have you drunk alcohol or taken something? It makes the pull stronger, so for tonight less is safer.',
      choices: ['Yes', 'No'],
    },
    {
      text: 'Is it worse at this hour than in daylight? Nights pass, and nothing has to be decided in one.',
      choices: ['Worse at night', 'Always the same'],
    },
    {
      text: 'Could you leave the place where you are, for somewhere with other people and light: a kitchen, a shop, a station hall?',
      choices: ['I can do that', "I can't"],
    },
    {
      text: 'What would make this evening one notch less unbearable? One notch is what we look for.',
      choices: ['Company', 'Quiet', 'Sleep', "I don't know"],
    },
    {
      text: 'Who would want to know how bad it is, even if it was three in the morning?',
      choices: ['Somebody would', 'Nobody'],
    },
    {
      text: 'Put both feet on the floor and name five things that you can see. How is it after that?',
      choices: ['A little better', 'The same', 'Worse'],
    },
    {
      text: 'If you wrote to one person tonight, what would the first line be?',
      choices: ['Help me find it', 'Not now'],
    },
    {
      text: 'What can wait until tomorrow, so that tonight has nothing left to do?',
      choices: ['Everything', 'Something cannot wait'],
    },
    {
      text: 'When you have spoken to somebody, would you write here how it went? I would like to know.',
      choices: ['I will', 'Maybe'],
    },
  ],
  suicide: [
    {
      text: 'Have you thought about how you would do it, and is it within reach?',
      choices: [...YES_NO_UNSAID],
    },
    {
      text: 'Could what you would use leave the room now: locked away, thrown out, or handed to somebody?',
      choices: ['I can do that', "I can't do that alone", "There's nothing like that here"],
    },
    {
      text: 'How close is it right now?',
      choices: ['A thought', CLOSENESS_CHOICES.might, CLOSENESS_CHOICES.decided, "I don't know"],
    },
    {
      text: 'Was there a time when it was like this, and you got through it? Whatever carried you then may carry you tonight.',
      choices: ['Yes, once', 'No', "I don't remember"],
    },
    {
      text: 'Is it that you want to die, or that you want this to stop? Both can be said to the people in the card.',
      choices: ['I want it to stop', 'I want to die', 'Both'],
    },
    {
      text: 'Who or what holds you here, even by a thread? It may be a person, a cat, or an unfinished thing.',
      choices: ['Somebody', 'Something', 'Nothing right now'],
    },
  ],
  self_harm: [
    {
      text: 'Are you hurt right now in a way that somebody should look at?',
      choices: ['Yes', 'No', "I'm not sure"],
    },
    {
      text: 'Could what you use be somewhere else for this hour: in another room, or with somebody?',
      choices: ['I can do that', "I can't right now"],
    },
    {
      text: 'An urge rises and falls like a wave, most of them within half an hour. Could you wait for the next ten minutes with something cold in your hands?',
      choices: ["I'll try", "It's too strong"],
    },
    {
      text: 'What was the last thing that happened before the urge came?',
      choices: ['A quarrel', 'A memory', 'Nothing in particular'],
    },
    {
      text: 'A clean cloth and steady pressure for ten minutes is what a wound needs first. Does it stop bleeding?',
      choices: ['It stops', "It doesn't stop", "There's no wound"],
    },
    {
      text: 'A doctor sees this more often than you think and can treat it without a word of blame. Could you show it to one this week?',
      choices: ['I could', 'Not yet'],
    },
  ],
  eating: [
    {
      text: 'Do you feel faint, or is your heart beating oddly right now?',
      choices: ['Yes', 'No', "I'm not sure"],
    },
    {
      text: 'Could you drink something small now, and sit down while you do?',
      choices: ['I can do that', "I can't"],
    },
    { text: 'Does anybody else know about this?', choices: ['Somebody does', 'Nobody'] },
    {
      text: 'A blood test says how your body is, and no more than that. Could you ask a doctor for one?',
      choices: ['I could', 'Not yet'],
    },
    {
      text: 'When is it hardest: before eating, during, or after?',
      choices: ['Before', 'During', 'After'],
    },
    {
      text: 'Would it be easier if somebody sat with you at the next meal?',
      choices: ['Yes', 'No', 'Nobody could'],
    },
  ],
  psychosis: [
    { text: 'Is somebody with you whom you trust?', choices: ['Yes', "No, I'm alone"] },
    {
      text: 'Could you go to a quiet room with the light on and one person near, and leave the screens off for a while?',
      choices: ['I can do that', "I can't"],
    },
    { text: 'How many hours have you slept in the last two nights?', choices: ['None', 'A few', 'Enough'] },
    {
      text: 'You don’t have to do what a voice says, however loud it is. Can you wait with it until a person is there?',
      choices: ['I can wait', "It's hard"],
    },
    {
      text: 'Do you take something that a doctor gave you, and has it run out or stopped?',
      choices: ['I take it', 'I stopped', 'I have none'],
    },
    {
      text: 'A doctor on call can come, or see you today, without your having to explain all of it. Could somebody ring for you?',
      choices: ['Somebody could', 'Nobody could'],
    },
  ],
  harm_to_others: [
    { text: 'Are you away from them at this moment?', choices: ['Yes', 'No'] },
    {
      text: 'Could you leave the place now, for an hour, with your hands empty?',
      choices: ['I can do that', "I can't"],
    },
    {
      text: 'Where could you sleep tonight, so that there is a door between you?',
      choices: ['With somebody', 'Nowhere'],
    },
    {
      text: 'Is there anything in your reach that could hurt somebody, and could it go somewhere else?',
      choices: ['It can go', 'There is nothing'],
    },
    {
      text: 'Have you drunk or taken something today that makes it worse?',
      choices: ['Yes', 'No'],
    },
    {
      text: 'There are people who talk with those who are afraid of their own anger, without calling them names. Would you ring one of them?',
      choices: ['I would', 'Not yet'],
    },
  ],
  violence: [
    {
      text: 'Can you write safely right now, without somebody looking over your shoulder?',
      choices: ['Yes', 'No', 'For a few minutes'],
    },
    {
      text: 'Are you hurt? A blow to the head or a hand at the throat needs a doctor today, also where nothing can be seen.',
      choices: ['Yes', 'No'],
    },
    {
      text: 'Where is there a room with a way out, and without things that can be used as a weapon?',
      choices: ['I know one', "There isn't one"],
    },
    { text: 'When would be a safe moment to call?', choices: ['Now', 'Later today', "I don't know"] },
    {
      text: 'Is there a neighbour or a friend who would ring for you if you sent one agreed word?',
      choices: ['There is', 'There is nobody'],
    },
    {
      text: 'A bag with papers, keys, money and medicine at somebody else’s place makes leaving possible, whenever you decide. Could you begin with one of them?',
      choices: ['I could', "It's not safe"],
    },
  ],
  child: [
    { text: 'Is anybody in danger at this moment?', choices: ['Yes', 'No', "I'm not sure"] },
    {
      text: 'Which grown-up outside of it could hear this today: a teacher, a doctor, a neighbour?',
      choices: ['I know one', 'Nobody'],
    },
    {
      text: 'Is there a place where the child could be tonight, away from it?',
      choices: ['There is', 'There is none'],
    },
    { text: 'What did you see or hear yourself, in one sentence?', choices: ["I'd rather not say"] },
    {
      text: 'Does the child know that it is not their fault, and that telling is right?',
      choices: ['I think so', 'No'],
    },
    {
      text: 'The child line speaks with grown-ups, too, and without a name if you wish. Would you ring it?',
      choices: ['I would', 'Not yet'],
    },
  ],
};
