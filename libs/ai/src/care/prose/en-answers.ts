import type { CareAnswers } from './care-answers.ts';

const GO_CHOICES = ["I'm going", "I can't"];
const CALL_CHOICES = ["I'll ring", 'Nobody', "I can't call"];

export const EN_ANSWERS: CareAnswers = {
  anyNumber: 'the emergency number',
  again: [
    'You don’t have to want it. Ring {number} all the same, say the street and the house number, and leave the line open. They do the rest.',
    'It can be one move instead of a call: out of that room, through the next door with a light on, to any person at all. From there somebody else can dial {number} for you.',
    'I am asking about {number} again, because the next minutes matter more than whether it feels right. Unlock the front door first, then dial.',
    'Speaking may be too much. Hand the phone to anybody near you with {number} already on it, or write to one person: “Come now, I am not safe.”',
    'You can hate the idea of {number} and do it. Nothing that you have told me gets worse by their coming.',
    'Whatever else waits, it can be dealt with by somebody who is alive tomorrow. Tonight there is {number}, and a place with people in it.',
    'Still {number}, and still not alone in there. Sit on the stairs, on the pavement, in a shop: anywhere that is away from it.',
    'Nothing has to be decided about tomorrow. One thing now: {number} on the screen, and your thumb on it.',
    'If {number} feels too big, make it smaller: a knock on any door in the building, and let that person ring it.',
    'Put on shoes, take the key, and go to where there are lights and people. On the way there, {number}.',
    'I can only write here, and you need somebody with hands. That somebody is at {number}, or behind the nearest door.',
  ],
  stay: [
    'I stay here, and I can’t call anybody: one of you has to, and I would be glad if it was now.',
    'I keep answering here while you do it. No alarm goes out from this page, so the call has to be made where you are.',
  ],
  medical: {
    bleeding: [
      'Press on it now, hard, with a clean towel or cloth. Don’t lift it to look, and hold that part of you up. If it comes through, doesn’t stop within ten minutes, or you feel faint or floaty: {number} now. Wake somebody or knock next door while you press, and don’t drive yourself.',
      'Keep pressing and sit on the floor, so that you can’t fall. Feeling light-headed with it means {number}, without waiting. Put the phone on loudspeaker: they tell you what to do with your hands.',
      'Ring {number} and say “I am bleeding and it doesn’t stop”. Another towel goes on top of the first one. Leave the front door open for them.',
    ],
    taken: [
      'Ring {number} now, also if you feel all right: what was taken can work hours later. Wake somebody or knock next door, keep the packet to show, and don’t drive yourself.',
      'This is for the emergency department, and it is not a telling-off there. Say what and when. Until somebody is with you, unlock the door and lie on your side if you get sleepy.',
      'Please dial {number} before anything else. Much can be undone when they come early, and they would rather come once too often.',
    ],
    body: [
      'That needs a doctor now, not in the morning: ring {number}, or have somebody take you to the emergency department. Blood, a heart that flutters or fainting can mean that the salts in your blood have slipped, which they can test and put right. Wake somebody, sit down, and don’t drive yourself.',
      'It is not making a fuss. {number} is for exactly this, and you may say “I have been sick a lot, and my heart is not right”. Don’t go to sleep on it alone.',
      'Until they see you: no running, no shower with the door locked, somebody beside you. Dial {number} if your chest hurts, you faint, or it goes on.',
    ],
  },
  armed: {
    voice: [
      'Put down what you hold, and walk away from that door: down the stairs, outside, to where there are lights and people. Then {number}: “I hear a voice that tells me to hurt somebody, and I don’t want to.”',
      'You don’t want to do it, and you don’t have to. Leave the thing where it is, keep your hands empty, and ring {number} from outside.',
    ],
    anger: [
      'Put it down now, where you stand, and go the other way: out of there, away from them, with empty hands. Then {number}: “I am close to hurting somebody, and I need help so that it doesn’t happen.”',
      'None of this has to be settled tonight. More distance between you and them first, then {number}: they can be with you before anybody is hurt.',
    ],
  },
  glad: [
    'You did that, and I am glad.',
    'That took a lot, and it makes you safer than you were. It is good to read.',
    'Good that somebody is there with you now.',
  ],
  small: [
    'For now only this: sit down where the others are, with a blanket and something warm to drink.',
    'One small thing is left: whatever opens the lock, or leads back to it, stays in somebody else’s pocket until tomorrow.',
    'If it pulls at you again, say it aloud to whoever is with you: “It’s back.”',
  ],
  idea: [
    'Yes, do exactly that, and do it now. You need give no reason.',
    'That is a good idea, and not a strange one. Go on with it.',
  ],
  leaveNow: [
    'Leave this page now: “Leave this page”, at the top. If you are in danger, {number}.',
    'Close this now and put the phone away. {number} if it gets dangerous; out of the door if you can.',
    'Away from this page first. {number} when you can speak, or leave the line open.',
    'Close it at once, with “Leave this page” or the whole browser. {number} if a hand is raised.',
    'Page first, then shoes and the door. Neighbours or the street, and {number} from there.',
    'Gone from the screen is safest this minute. You can come back here when nobody is looking; {number} works without a word.',
  ],
  threatened: [
    'Ring {number} if you can speak without being heard; where you can’t, leave the line open or get to a neighbour. Go towards a door that leads outside, not into the kitchen or the bathroom.',
    'The nearest other people are the aim now: a neighbour, a shop, the street. From there, {number}.',
    'If it starts again, {number} comes before everything, and leaving with nothing in your hands is all right.',
    'Keep your shoes on and the way to the door free. {number} can hear a room in which nobody answers.',
    'You are not making a fuss by ringing {number}: people who are hurt are whom it is for.',
    'Knock at the first door with a light and say one sentence: “Please ring {number} for me.”',
    'Children go with you, bags do not. Outside first, {number} as soon as you are.',
  ],
  away: {
    place: {
      text: 'What can’t be put away can be walked away from: feet on the floor, out of that room, and a closed door behind you. Could you go to where somebody is, and say that you shouldn’t be in there alone?',
      choices: ["I'm going", "I can't move", "I'm away from it"],
    },
    vehicle: {
      text: 'Don’t drive now, not even home: give the keys to somebody, or leave them where they are not yours to take. Who could fetch you, or drive?',
      choices: ['I know somebody', 'Nobody'],
    },
  },
  follow: {
    go: [
      {
        text: 'Then go to them now, before you read on. At the door you can say: “I’m not okay, and I shouldn’t be on my own. Can I sit with you?” It needs no explanation. Are you on your way?',
        choices: GO_CHOICES,
      },
      {
        text: 'Knock, even if it feels ridiculous. “Can you stay with me tonight? I’ll explain later” is a whole sentence. Will you do it before anything else?',
        choices: GO_CHOICES,
      },
    ],
    ring: [
      {
        text: 'Then the phone is the nearest person. Whom could you ring at any hour, even somebody you have not spoken to for a while? And a line is a person as well: they listen, ask how it is, and stay on with you; no name is needed.',
        choices: CALL_CHOICES,
      },
      {
        text: 'Alone in there is the hardest way to do this. Who has a key, a car, or simply a phone by the bed? One ring and “Can you come?” is enough.',
        choices: CALL_CHOICES,
      },
    ],
    refused: [
      {
        text: 'Not wanting to makes sense when you are this tired, and it doesn’t have to be somebody who knows you. What makes it hardest: what they would think, the talking, or that they would come?',
        choices: ['What they would think', 'The talking', 'That they would come'],
      },
      {
        text: 'Being near somebody is enough; nothing has to be told. Could you sit where another person is, and say only that it is a bad night?',
        choices: ['I can do that', "I can't"],
      },
    ],
    write: [
      {
        text: 'Then write this to them now, as it stands: “Bad night. Can you come over, or ring me? You don’t have to do anything.” Is it sent?',
        choices: ['Sent', 'Not yet'],
      },
    ],
    hand: [
      {
        text: 'Then not alone, and until somebody is there, you leave the room instead of the thing. Who could come and take it away: a neighbour, a friend, the people at that number?',
        choices: ['I know somebody', 'Nobody', "I don't want to ask"],
      },
    ],
    safer: [
      {
        text: 'That is the hard part, and you are doing it. Stay near them now. Tell them the one true thing, that you were close to killing yourself, and let them do the next call with you. Can they stay tonight?',
        choices: ['Yes', 'No'],
      },
      {
        text: 'Good. For the person beside you: don’t leave them alone, keep what they would use out of the place, and go along to the emergency department or ring together. Will you show them this?',
        choices: ['I will', 'Not yet'],
      },
    ],
    wound: [
      {
        text: 'A wound should be seen today if it gapes, is deep, or can’t be kept closed, and also if it gets hot, red, swollen, or weeps. Clean water and a dry dressing until then. Who could look at it with you?',
        choices: ['Somebody could', 'Nobody', 'I would go alone'],
      },
    ],
    weak: [
      {
        text: 'Stand up slowly and count your pulse for a moment. Fainting, a heart that stumbles, cramps or blood are for a doctor today, and the emergency department is open at night. Is one of these there?',
        choices: ['Yes', 'No'],
      },
    ],
    injured: [
      {
        text: 'Then let somebody look at it today. At the emergency department you may ask to be seen alone, and ask them to write down what they find; it can help you later. Could you get there without being followed?',
        choices: ['I could', "It's not safe"],
      },
    ],
  },
  words: {
    body: [
      'You can say it like this: “My body isn’t right. I’ve been making it worse myself, and I need somebody to take me to a doctor.”',
      'Or only: “I hurt myself, it needs looking at, and I’d like to be seen alone.”',
    ],
    violence: [
      'You can say it like this: “Somebody at home hurts me. Please don’t ring back; tell me what I can do.”',
      'Or only: “I’m not safe at home. Can I come to you?”',
    ],
    voice: [
      'You can say it like this: “I hear a voice that tells me to do things. I’m frightened, and I need somebody with me.”',
      'Or only: “I haven’t slept, and I’m not right. Please stay on the phone and get a doctor.”',
    ],
    anger: [
      'You can say it like this: “I am afraid that I will hurt somebody. Please keep me away from them, and stay with me.”',
      'Or only: “I am too angry to be near them. Can you come and get me?”',
    ],
    company: [
      'You can say it like this: “I’m not okay. I’ve been thinking of killing myself, and I shouldn’t be alone. Can I stay here with you?” You may read it off the screen.',
      'Shorter works as well: “I need you to sit with me. Please don’t ask much yet.”',
    ],
    hand: [
      'Say this: “Can you come over right now? I’m not safe, and there is something here that I need you to take away.” The whole story can wait.',
      'Or only: “Come and get it off me, please. I’ll tell you why another day.”',
    ],
  },
  questions: {
    throat: [
      'Yes: a hand at the throat belongs in front of a doctor, today or tomorrow, also weeks later and also when nothing shows. A changed voice, a click or pain when you swallow is a reason more. {number} at once for trouble breathing or swallowing, a swelling neck, a bad headache, a weak or numb side, trouble seeing or speaking, or fainting.',
      'In one line: yes, show the neck to a doctor today, and say that it was a hand.',
    ],
    doctorTells: [
      'Mostly a doctor tells nobody without you, the police and parents included; where a child or a life is in danger it can be otherwise, and the rules depend on the country. Ask first: “What would you have to pass on, and to whom?”',
    ],
    tellAll: [
      'Yes, if you can: the part that is hardest to say is the one that lets them help with the right thing, and keep it away from you. One sentence is enough.',
    ],
    mustCall: [
      'While it is close, you are alone with it, or your body gives signs: yes. Where somebody stays with you, nothing is in reach, and you are well in your body, it can wait until morning. If one of these changes, {number}.',
    ],
    watched: [
      'Nothing of this pops up on the screen. But whoever opens this browser while you are signed in can read the talk, and the history shows that the page was open: sign out when you stop, and clear the history of today. Safer is a device that is never in those hands, a friend’s or a library’s.',
      'I can’t make this talk disappear: it stays in your account, behind your password. Signed out, the phone shows only that this site was visited.',
    ],
    bill: [
      'A call can show on the bill, and in the list of calls on the phone; in some countries such lines are left out of bills, and that is not so everywhere. From a library, a friend’s phone or a phone at work it shows on nothing of yours.',
      'Writing to a line, where it is offered, leaves its own traces on the phone. Another phone is the safe way.',
    ],
    police: [
      'A line to talk to listens first, and mostly it stays a talk; they send somebody only where they believe that a life is in danger now, and how that is done depends on the country. The emergency number sends whoever is nearest, and you may ask for an ambulance and for no siren.',
      'You can ask at the beginning of the call: “Who do you send, and when?” They are used to being asked.',
    ],
    kept: [
      'Mostly not: somebody talks with you, you decide together, and most people go home again with a next appointment. Being kept against one’s will is for danger that can’t be met in another way, it has rules and an end, and they depend on the country. You can take somebody with you and ask what they plan.',
      'You may say there: “I am afraid of being locked up.” It helps them to find the least that keeps you safe.',
    ],
    children: [
      'Asking for help is not a reason to take children away; it mostly counts in your favour. Where a child is in danger others have to be told in many countries, and before you say more you can ask the line what they must pass on.',
      'Parents ring these lines every day, and without a name if they wish.',
    ],
    school: [
      'From here school hears nothing. A teacher often has to pass on that somebody is in danger, mostly to one person whose job that is, and you can ask first: “What do you have to tell, and to whom?”',
      'You can also say which part you want known and which not, and ask to be there when it is told.',
    ],
    record: [
      'What you say to a doctor stays with the people who treat you; an employer doesn’t see it without you. What an insurer may ask later depends on the country, and you can ask the doctor what gets written down.',
      'A line to talk to keeps no medical record.',
    ],
    forMe: [
      'I can’t: I am a program, and no call and no message goes out from here. It has to be you, or somebody near you.',
      'No, and I wish it was different. What I can do is help with the words while you dial.',
    ],
    call: [
      'Somebody picks up and asks what is going on, and whether you are safe; you may be silent, cry, or read out what you wrote here. “I need to talk to somebody, and I don’t know where to begin” is enough. You can hang up at any time.',
      'At an emergency department you say at the desk that you are not safe, and why. Then it is waiting, a talk with somebody, and a plan for the next days.',
    ],
    doctor: [
      'I can’t see it, so in doubt: yes, today. A wound that is hot, red, swollen, weeping, deep or open needs somebody to look at it; so does fainting, blood, or a heart that beats oddly. A pharmacy, a school nurse or a medical line can tell you how soon, and in many countries a doctor sees young people alone.',
      'It is better to have shown it once for nothing. If it gets worse by the hour, it is for the emergency department.',
    ],
    enough: [
      'It doesn’t have to be worse than this to count. They are there for the beginning as well, and nobody there compares.',
      'What you describe is reason enough.',
    ],
    officers: [
      'In many countries a threat, a grip that leaves a mark, and things broken to frighten you are enough for the police; in others less so. A line for people who are hurt at home tells you what holds where you are, and you need not decide anything for that.',
      'You can ask for advice first and report it later, or never. Dates and photos, kept where nobody else looks, help with either.',
    ],
    who: [
      'Nobody is told what you write here: not your family, not a school, not work, not a doctor, and no one is sent. It is encrypted in your account; whoever gets into the account, or has your unlocked device, could read it.',
      'Not from me: nothing goes out from this page to people you know. What goes on your page only you see, too.',
    ],
  },
  takenBack: [
    'All right, I won’t hold it against you, and I won’t pretend that I didn’t read it. At some hours both are true, that one means it and that one doesn’t. The numbers stay up there.',
    'You may take it back. If it returns when it gets quiet, you can say so here without any explanation.',
  ],
  third: {
    morning: [
      'Morning is all right if they are never alone until then, everything that could be used is out of the place, and they still agree to go. If they slip away, ask for it back, or change their mind: {number} tonight. That is not being a coward.',
    ],
    after: [
      'The quiet weeks later count. Agree now on a day each week when you ask the same plain question again, keep what was put away where it is, and write down with them whom they ring first.',
    ],
    words: [
      'These words will do: “I’m worried about you. Are you thinking of killing yourself?” Then wait, also if it is silent for long. After that: “I’m glad you said it. I’m not angry. I’m staying with you, and we’ll get help together.”',
      'You don’t need better words than your own. “I love you, I’m scared, and I’d rather ask” is a beginning.',
    ],
    yes: [
      'Take “yes” and “sometimes” as a yes. Ask three more things: how, when, and is it there? With a plan or the thing at hand: {number} now, or straight to an emergency department together. Without a plan: stay, and call a line together today.',
      'A yes means not alone tonight, for any minute. It is good that you asked; it was said to you.',
    ],
    means: [
      'Yes: pills, blades, ropes, weapons, keys, and whatever else was named, go out of the home or behind a lock without a key there. Do it calmly and say so: “I’m putting these away for now, because I want you here.” Somebody who is nearer can begin.',
      'Look in bathroom, kitchen, garage and car. A bag with all of it to a neighbour’s is enough for tonight.',
    ],
    police: [
      'Where a life is in danger now, it is {number}, even if they would be angry about it. Say at once that it is about suicide, whether there is a weapon, and ask for medical help and for somebody trained in it. Where it is not that near, a line for crises or an emergency department is the quieter way.',
      'Angry with you tomorrow is something the two of you can mend. You can tell them that you called because you were afraid to lose them.',
    ],
    go: [
      'If they are alone and have thought of suicide: yes, go, or send somebody who is nearer. Until somebody is there, stay on the phone, by loudspeaker if you drive, and don’t drive alone if your hands are shaking.',
      'When you arrive: sit down with them, ask again, have what could be used put away, and sleep in the same place tonight. Tomorrow a doctor or a line, together.',
    ],
  },
  thirdDone: [
    'You are doing what helps most: they are not alone with it, and somebody who knows this was asked. Drive carefully, stay the night, and ring that line again whenever you need it. You were right to keep asking.',
  ],
  thirdMore: [
    'You can ring one of these about somebody else: they tell you what to say and what comes next, and they take you seriously. It is not yours to carry alone, either.',
    'Not leaving them alone, and no means in the home: those two help most tonight. What do you know of where they are now, and who is there?',
  ],
  notYou: [
    'Understood: it is not about you, and I am sorry that I asked again. This is about them now.',
    'You said it is somebody else, and I should have heard that. So, about them.',
  ],
  listen: [
    'I’m reading. Tell me the next part as it comes.',
    'Go on; it doesn’t have to be in order.',
    'What happened after that?',
    'I’d like to read more of that, if you want to say it.',
    'Say the next bit when you are ready.',
    'I’ve got that; there is room for the rest.',
    'You can tell the part that is on your mind now.',
  ],
};
