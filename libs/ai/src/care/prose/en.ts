import type { CareProse } from './care-prose.ts';

export const EN: CareProse = {
  opening: {
    suicide: ["I'm glad you wrote that here and didn't stay alone with it. I'm taking it seriously."],
    self_harm: ["Thank you for telling me. That's a lot of pain to have to put somewhere."],
    eating: ["Thank you for saying it. It's hard to carry, and hard to say."],
    psychosis: ['That sounds frightening, and it must wear you out. Thank you for telling me.'],
    harm_to_others: [
      "I'm glad you wrote this first, before anything else happens. Nobody is hurt by a sentence.",
    ],
    violence: ["I'm glad you told somebody. What is done to you is not your fault."],
    child: ['Thank you for saying this. It matters, and being safe comes first.'],
  },
  quoted: ['You wrote: “{quote}”', 'I read it as it stands: “{quote}”'],
  ask: {
    suicide: ['Are you thinking about killing yourself?'],
    self_harm: ['Are you hurt right now in a way that somebody should look at?'],
    eating: ['Do you feel faint, or is your heart beating oddly right now?'],
    psychosis: ['Is somebody with you right now?'],
    harm_to_others: ['Are you away from them at this moment?'],
    violence: ['Are you alone enough to talk safely right now?'],
    child: ['Is anybody in danger at this moment?'],
  },
  askSafe: ['Are you safe right now, this minute?'],
  askGently: {
    suicide: ['May I ask it straight: are you thinking about killing yourself?'],
    self_harm: ['How strong is the urge right now?'],
    eating: ['Who else knows about this?'],
    psychosis: ['How have you been sleeping?'],
    harm_to_others: ['What would help you to stay away from them today?'],
    violence: ['Do you feel safe at home tonight?'],
    child: ['What worries you most about it?'],
  },
  limits: [
    "I'm a program: I can't see you, and I can't send anybody.",
    "I'm not a person, so there are things I can't do: come over, or call for you.",
  ],
  call: 'People who can do more than I can: {name}, call {number}.',
  text: 'People who can do more than I can: {name}, text {number}.',
  callOrText: 'People who can do more than I can: {name}, call or text {number}.',
  anyLine: 'findahelpline.com lists people you can call or write to in your country.',
  emergency: 'If it gets dangerous, or somebody is hurt: {number}.',
  anyEmergency: 'If it gets dangerous, or somebody is hurt, call the emergency number where you are.',
  means: [
    'One thing that helps right away: put distance between you and it. Another room, or into the hands of somebody you trust.',
  ],
  denial: [
    "I'd like to believe that, and I'm still asking, because of what you wrote before. Being this tired of it all can turn dangerous even without a plan.",
    "Maybe so. What you wrote before is still with me, so I'd rather ask once too often.",
  ],
  later: [
    "I hear you. I haven't forgotten what you wrote before, and that comes first for me.",
    "I'm still here, and I'm still with what you told me.",
    'Thank you for going on writing. I keep what you told me in mind.',
    "I read every word of it. What you told me before hasn't gone away for me.",
  ],
  goOn: {
    any: [
      'Is there one person you could ask to be with you tonight, or to stay on the phone?',
      "When you call or write there, “I'm not safe and I need company” is enough. Could you do that now, while this page stays open?",
      'What has carried you through a night like this before?',
      'Who would you want to know how bad it is?',
      'What is the hardest part of the next hour?',
    ],
    suicide: ['How close is it right now: a thought, or something you might do?'],
    self_harm: ['Is what you would use out of reach by now?'],
    eating: ['Could you tell a doctor today what you told me?'],
    psychosis: ['Who knows you well enough to notice when you are not yourself, and could come?'],
    harm_to_others: ['Where could you go for tonight, so that there is a door between you?'],
    violence: ['When would be a safe moment to call?'],
    child: ['Which grown-up outside of it could hear this today: a teacher, a doctor, a neighbour?'],
  },
};
