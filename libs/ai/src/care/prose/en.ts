import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import type { CareProse } from './care-prose.ts';
import { CLOSENESS_CHOICES, EN_STEPS } from './en-steps.ts';

export const EN: CareProse = {
  answers: { yes: 'Yes', no: 'No, not that', unsaid: "I'd rather not say" },
  spoken: {
    yes: /^(?:ye+s+|yeah+|yep|yup|yea|ye|yah|mhm+|uh[ -]?huh|maybe (?:yes|so)|i think (?:so|i (?:do|am))|i guess (?:so|yes|i (?:do|am))|i suppose (?:so|i (?:do|am))|honestly,? yes|(?:unfortunately|sadly),? yes|(?:i'm )?afraid so)\b(?!,? but no\s*(?:[.,;!…]|$))/,
    no: /^(?:no(?=\s*(?:[.,;!]|$)|\s+(?:not|never|thanks|way|i'?m|i|it'?s|just|nothing|that)\b)|(?:nope|nah|not (?:that|really|at all)|never|of course not|god no|i'm not|i am not|i don't(?! know))\b)|^(?:absolutely|definitely|certainly|hell|heavens?|obviously|clearly|honestly|truly|thankfully),? no(?:t|pe)?(?=\s*(?:[.,;!…]|$))|^(?:i (?:guess|suppose)|probably|i'd say|i'm afraid) not\b|^(?:i don't think so|i'd never|i would never|i could never|not (?:a chance|in the (?:least|slightest)|even close|in a million years|me)|nothing (?:like|of) (?:that|the (?:sort|kind))|by no means|no way|course not|nowhere near|far from it)\b/,
    unsaid:
      /^(?:i'd|i would|i) (?:rather|prefer|don't want to|don't wanna)\b[^.]{0,12}\b(?:not|say|talk|answer)\b|^(?:no comment|pass|skip)\b/,
    partly:
      /^(?:i am|i do(?: (?:it|that|this))?|i have(?: been)?|i did|(?:it )?kind ?of|kinda|i (?:kind|sort) of (?:do|am|have)|(?:it )?sort ?of|sorta|a (?:bit|little)|maybe|perhaps|possibly|probably|i guess|i suppose|more or less|in a way|could be|it(?:'?s| has)? crosse[sd] my mind|it comes and goes|it happens|a few times|(?:i(?:'ve| have)? )?(?:been )?th(?:ought|inking) about it|i think about it|that too|guilty|true|correct|exactly)\b/,
    often:
      /^(?:(?:only |just |well |mostly |yeah )?(?:sometimes|some (?:days|nights|mornings)|most (?:of the time|days|nights)|(?:almost |nearly )?every (?:single )?(?:day|night|morning|evening)|all the time|a lot|often|lately|at (?:night|times)|on and off|off and on|(?:every )?now and (?:then|again)|once or twice|here and there|from time to time|occasionally|constantly|always|for (?:a while|weeks|months|years)))\b/,
  },
  takeUp: {
    suicide: [
      'That sounds like more than a hard day. What you wrote there stays with me.',
      'There is a lot of weight in that sentence. I read it twice.',
      'It sounds as if going on has become very heavy.',
    ],
    self_harm: [
      'That is a lot of pain looking for a way out.',
      'It sounds as if something in you needed it to stop.',
      'You have been carrying that in your body, too.',
    ],
    eating: [
      'Eating has taken up a lot of room in what you write.',
      'It sounds as if food has become a fight every day.',
      'That is a hard thing to keep up alone, hour after hour.',
    ],
    psychosis: [
      'It sounds as if the world has become loud and hard to trust.',
      'That must be frightening, and tiring on top.',
      'So much at once, and so little sleep to meet it with.',
    ],
    harm_to_others: [
      'There is a lot of anger in that, and it did not come from nowhere.',
      'It is good that you wrote it down before anything else.',
      'That sounds like anger that no longer fits inside.',
    ],
    violence: [
      'What you describe there is not a small thing.',
      'It sounds as if you have to be careful in your own home.',
      'Nobody should have to watch their step like that.',
    ],
    child: [
      'You noticed something there that matters.',
      'It is right to stop at that and not wave it through.',
      'A child in the middle of it makes it weigh more.',
    ],
  },
  ask: {
    suicide: [
      'May I ask it straight: are you thinking about killing yourself?',
      'I ask because I would rather ask once too often: is suicide on your mind?',
      'When it gets this heavy, do you think of ending your life?',
      'Have you thought of dying today, in a way that you might act on?',
    ],
    self_harm: [
      'May I ask it straight: have you hurt yourself, or are you close to it?',
      'Is the urge to hurt yourself there right now?',
      'When it gets like this, do you do something to your body?',
      'Is there a wound that nobody knows of?',
    ],
    eating: [
      'May I ask it straight: are you starving yourself, or being sick on purpose?',
      'Is your body giving way: fainting, a racing heart, cold hands?',
      'When you last ate, did you have to get rid of it again?',
      'Are there whole days without food by now?',
    ],
    psychosis: [
      'May I ask it straight: do you hear or see things that others do not?',
      'Does something tell you what to do, and is it hard not to obey?',
      'Do you feel watched or followed, so that you cannot rest?',
      'Have you been awake for nights, and are you still not tired?',
    ],
    harm_to_others: [
      'May I ask it straight: are you afraid that you might hurt somebody?',
      'Is there somebody in particular whom you might do something to?',
      'Could it come to a blow, if they stood before you now?',
      'Are you close to doing what you describe?',
    ],
    violence: [
      'May I ask it straight: is somebody hurting you, or are you afraid of them?',
      'Has it ever come to blows, or to a hand at your throat?',
      'Are you afraid of what happens when the door opens?',
      'Is there somebody who decides whom you see and where you go?',
    ],
    child: [
      'May I ask it straight: is a child being hurt, or in danger of it?',
      'Is there a child in that home who is not safe tonight?',
      'Does somebody lay hands on the child?',
      'Are you worried that something is done to a child there?',
    ],
  },
  open: {
    suicide: [
      "I'm glad you wrote that here and didn't stay alone with it. I'm taking it as you said it, and everything else can wait.",
      'Thank you for saying it outright. That takes something, and it counts. Staying alive through tonight comes before all the rest.',
      'I read that, and I am not going past it. What you carry has become too much for one person.',
    ],
    self_harm: [
      "Thank you for telling me. That's a lot of pain to have to put somewhere. Your body comes first now.",
      'You said it, and that is not nothing. I am not shocked, and I am not going to scold you.',
      'I hear how much it hurts, if that is the way it has to come out.',
    ],
    eating: [
      "Thank you for saying it. It's hard to carry, and harder to say. Your body needs looking after now.",
      'What you describe wears a body out, and yours has been warning you.',
      'I am glad that this is not a secret any more, even if it is only here.',
    ],
    psychosis: [
      'That sounds frightening, and it must wear you out. Thank you for telling me.',
      'You have been alone with that for too long. It matters that you are safe, whatever is going on.',
      'I believe that this is what you are going through. Being near somebody calm comes first now.',
    ],
    harm_to_others: [
      "I'm glad you wrote this first, before anything else happens. Nobody is hurt by a sentence.",
      'You stopped to say it, and that is the moment that counts. Distance comes first now.',
      'It takes something to say that about oneself. It can still go another way.',
    ],
    violence: [
      "I'm glad you told somebody. What is done to you is not your fault.",
      'I believe you. Nothing that you did or said makes that right.',
      'Thank you for trusting this page with it. Your safety comes before everything else here.',
    ],
    child: [
      'Thank you for saying this. It matters, and being safe comes first.',
      'You did right to say it. What is done to a child is never the child’s fault.',
      'I am glad that somebody knows it now. It must not stay between the two of us.',
    ],
  },
  afterYes: [
    'Thank you for answering that. It is a hard word to say, and it is better said.',
    'I am glad you told me the truth. We go on from there, one thing at a time.',
    'Yes is an honest answer. I am staying with it.',
    'Then that is where we are. You are not alone on this page.',
  ],
  afterNo: [
    'All right, thank you for telling me. Go on with what you were saying, if you like: I was listening.',
    'Good to know, and I take it as you say it. What weighs most in what you told me?',
    'I hear that. Then let us go back to where you were: what happened next?',
    'Understood. It can be heavy without being that. Tell me more of it, or leave it for today.',
  ],
  afterUnsaid: [
    'That is all right, and it needs no answer. We can talk about whatever you like, and the line with people to talk to stays up there.',
    'Then it stays with you. I am here for the rest of it, too.',
    'You don’t have to say. If you want to later, begin anywhere.',
  ],
  check: [
    'Before that: are you safe right now?',
    'One thing first: is it safer around you now than it was?',
    'Where are you now, and are you all right there?',
    'Tell me first how safe it is around you at this moment.',
  ],
  program: ["I'm a program: I can't see you, and I can't call anybody for you."],
  card: ['The people who can do more than I can stand at the top of this page.'],
  imminent: [
    'Call {number} now, or have somebody call for you. Go to where another person is, and put a door between you and what you would use. I stay here while you do it.',
    'This is the moment for {number}. “I am not safe and I need somebody” is all you have to say. Until they come, be where somebody can see you.',
    'Please let {number} be the next thing your phone does. What you would use can be in another room, another house, another hand.',
  ],
  imminentAnywhere: [
    'Call the emergency number where you are now, or have somebody call for you. Go to where another person is, and put a door between you and what you would use. I stay here while you do it.',
    'This is the moment for the emergency number. “I am not safe and I need somebody” is all you have to say. Until they come, be where somebody can see you.',
    'Please let the emergency number be the next thing your phone does. What you would use can be in another room, another house, another hand.',
  ],
  close: CLOSENESS_CHOICES,
  stay: [
    'I stay in this talk with you. From here I can ring nobody, so it takes your call, or the call of somebody near you.',
    'This page stays open, and so do I. Nobody hears of this from me, which is why your voice on the phone matters now.',
  ],
  plan: {
    write: {
      text: 'A safety plan is six short answers for moments like this, kept for you here. Would you like to write one, once it is calmer?',
      choices: [OPEN_SAFETY_PLAN.en, 'Later'],
    },
    look: {
      text: 'You have written a safety plan for moments like this. Would it help to look at it now, and to do one line of it?',
      choices: [OPEN_SAFETY_PLAN.en, 'Later'],
    },
  },
  later: [
    'I hear you.',
    'I am still here.',
    'Thank you for going on writing.',
    'I read every word of that.',
    'That is a lot to hold in one evening.',
    'You are doing this one line at a time, and that is enough.',
    'It makes sense that you are worn out.',
    'I am not going anywhere.',
    'What you say is not too much for this page.',
    'I am glad you came back to say that.',
    'None of that sounds easy.',
    'You have got through the minutes since you began to write.',
    'I am taking that seriously, too.',
    'It helps me to know that.',
    'Slowly is all right.',
    'That must have been hard to type.',
    'I am with what you just said.',
    'You don’t have to find better words for it.',
    'There is no wrong answer here.',
    'One step of it is enough for now.',
    'I can tell how hard you are trying.',
    'Let it be as clumsy as it comes.',
    'This page stays open as long as you need it.',
    'We take the next small thing.',
  ],
  steps: EN_STEPS,
  tell: [
    'You wrote of {person}. Could {person} know how it is? “I am not well, and I need you here” is enough to send.',
    'If you cannot ring {person}, one line will do: “Can you stay on the phone with me? You don’t have to say anything.”',
  ],
  person:
    /\bmy (?<person>sister|brother|mother|mum|mom|father|dad|husband|wife|partner|girlfriend|boyfriend|best friend|friend|daughter|son|flatmate|roommate|neighbour|neighbor|aunt|uncle|cousin|grandmother|gran|grandma|therapist|doctor|teacher|colleague)\b/,
  people: {
    sister: 'your sister',
    brother: 'your brother',
    mother: 'your mother',
    mum: 'your mum',
    mom: 'your mom',
    father: 'your father',
    dad: 'your dad',
    husband: 'your husband',
    wife: 'your wife',
    partner: 'your partner',
    girlfriend: 'your girlfriend',
    boyfriend: 'your boyfriend',
    'best friend': 'your best friend',
    friend: 'your friend',
    daughter: 'your daughter',
    son: 'your son',
    flatmate: 'your flatmate',
    roommate: 'your roommate',
    neighbour: 'your neighbour',
    neighbor: 'your neighbor',
    aunt: 'your aunt',
    uncle: 'your uncle',
    cousin: 'your cousin',
    grandmother: 'your grandmother',
    gran: 'your gran',
    grandma: 'your grandma',
    therapist: 'your therapist',
    doctor: 'your doctor',
    teacher: 'your teacher',
    colleague: 'your colleague',
  },
  third: {
    suicide: [
      'You can ask them straight, and asking does not put it into anybody’s head: “Are you thinking about killing yourself?” Then listen more than you talk, stay near, and help to put what they might use out of reach. If they say when or how, don’t leave them alone, and call for help together.',
      'What helps most is somebody who is not afraid of the word suicide. Ask it in a quiet moment, believe the answer, and ring one of these with them, or for yourself, to hear what to do next.',
    ],
    self_harm: [
      'You can say what you saw, without anger: “I noticed the marks, and I am not cross. Do you want to tell me?” Don’t ask for a promise to stop. See to the wound, and go to a doctor together.',
      'It is mostly a way to bear something, and not a wish to die; ask about that, too, all the same. These people help families and friends to find the words.',
    ],
    eating: [
      'Speak of how they are, and not of how they look or what they weigh: “I see you are not well, and I worry.” A doctor should see them soon; fainting or an odd heartbeat is for today.',
      'Fighting at the table makes it harder for both of you. Ask what would make one meal bearable, and let one of these tell you about the next step.',
    ],
    psychosis: [
      'Neither argue with what they believe nor join in. Speak quietly, keep it bright and calm, ask how they slept, and what would help them to feel safe. If they obey a voice, or have not slept for days, a doctor is needed today.',
      'You can say: “I don’t hear it, and I believe that it frightens you.” Stay near without crowding them, and ring one of these to ask how to get a doctor to them.',
    ],
    harm_to_others: [
      'Take it seriously, and don’t step in between alone. If somebody is in danger now, call the emergency number and say who, where, and with what.',
      'Whoever may be hurt should know it and be somewhere else. These people tell you what can be done before it happens.',
    ],
    violence: [
      'Believe them, and tell them that it is not their fault. Don’t press them to leave at once, since that is the dangerous moment: ask what they need, and when it is safe to talk.',
      'A place to sleep, a word that you both agree on, a copy of their papers: these help more than advice. These people advise friends as well.',
    ],
    child: [
      'Stay calm, believe the child, and ask no more than you need to know: what happened, and are you safe now? Write down what was said in the child’s own words, and ring today.',
      'You need no proof to ask for advice. Tell one of these what you saw; they know what comes next, and the child is not told who rang.',
    ],
  },
  hide: 'If somebody may look over your shoulder, “Leave this page” takes you to a harmless site; the history keeps traces.',
};
