import type { PlanTopic } from '../plan-topic.ts';

export const FUNERAL: PlanTopic = {
  id: 'funeral',
  title: 'A funeral',
  words:
    /\b(?:funerals?|eulog\w+|burial|bury|buried|cremat\w+|undertakers?|wake|memorial service|coffin|casket|urn|ashes|hymns?|condolence\w*|sympathy card|order of service|shiva|janazah|obituar\w+|death (?:notice|certificate)|(?:service|readings?|flowers|speech|music) for (?:his|her|dad|mum|mom|nan|my|the)|pallbearers?|probate|headstone|celebrant)\b/i,
  kind: 'once',
  aim: 'get one thing done for the funeral',
  acks: [
    "I'm sorry. You don't have to know how any of this is done, or said; there are people who do it every day. It comes one question at a time, and some of them can go to somebody else.",
    "I'm sorry. Nobody in that room is marking how it's arranged or spoken. They want to have been there, and to hear one true thing about the person.",
    "I'm sorry. These things come just when nobody can think. One sheet of paper, and one other person to share it with, carries a good part of it.",
  ],
  heavy: [
    "I'm sorry. It's a lot to have anything to see to or get through on just these days. One small thing is enough for now, and some of it can be given to others.",
    "I'm sorry. Grief and things to do don't belong in one week, and still they come together. Nothing of this has to be beautiful, and not all of it has to be done by you.",
    "I'm sorry. Whatever you feel or don't feel right now, numb, cross, relieved or only tired, people at funerals know it. It can be kept short: what the day itself needs, and one small piece of that for now.",
  ],
  ask: 'Which of these is small enough for now?',
  steps: [
    {
      say: 'Write down one small memory',
      words:
        /\b(?:memor\w+|story|stories|write (?:that|about|a|down|something)|lines|few words|eulogy|remember when|scene|start (?:on )?the (?:eulogy|speech))\b(?!.*\b(?:fall apart|cry|break)\b)/i,
      how: 'One scene you can see, and what they said or always did in it, in three sentences. A eulogy can begin right there: the scene, what it shows of them, a goodbye. In a card, the scene alone is plenty.',
    },
    {
      say: 'Give one job to somebody',
      words:
        /\b(?:my (?:cousin|sister|brother|aunt|uncle|son|daughter|friend|niece|nephew|wife|husband|partner) (?:could|can|would|will|to)|ask (?:my|the|a|her|him|somebody|someone)|neighbou?rs?|phoning round|phone round|delegate|give .* to|food|let (?:somebody|someone|my)|lifts|hand over)\b(?!.*\b(?:hymns)\b)/i,
      how: "Whoever said 'tell me if there's anything' gets something real: 'Could you ring the cousins and tell them the day?' Calls, lifts, food and finding photographs are all easy to give away.",
    },
    {
      say: 'Ring the funeral director',
      words:
        /\b(?:undertakers?|funeral (?:director|home|parlou?r|people)|ring|call|phone|celebrant|priest|vicar|imam|rabbi|minister|crematorium|church|questions)\b/i,
      how: "Put three questions on paper first: 'What has to be decided this week? What does the simplest way cost? What do you do for us?' If somebody else is arranging it, ask them which one thing you could take off their hands.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:fall(?:ing)? apart|cry\w*|tears|break(?:ing)? down|voice|halfway|get through (?:it|reading)|shak\w+|freeze|speak(?:ing)? in front|stand up|lose it|public|words out|(?:can't|cant|couldn't) (?:speak|talk|say|read)|choke\w*|stammer|nervous)\b/i,
      say: "Then you stop, breathe out and look at the paper; everybody waits, and nobody minds. Give a copy to somebody in the first row who'll read on if you nod.",
    },
    {
      words: /\b(?:pay\w*|afford|cost\w*|money|expensive|price|savings|debt)\b/i,
      say: "Ask for the simplest funeral and a written price before you're shown anything, and then: 'Which of these isn't necessary?' In many places there's help with the cost; a citizens' advice service or the director can tell you.",
    },
    {
      words:
        /\b(?:weren't speaking|wasn't speaking|hadn't spoken|not speaking|nice man|nice woman|estranged|complicated|abus\w+|hated|hate him|hate her|angry|pretend|hurt me|step(?:mother|father|mum|dad)|family (?:row|rows|feud|argu\w*)|argu\w+|fight\w*|row|(?:bad|difficult|no) (?:relationship|father|mother|terms|contact)|got on|get on|get along|didn't like|not close|drank)\b/i,
      say: "You can go for yourself, or for somebody else in that room, or stay away. If you speak, say only what's true; 'he loved his garden' can be true without the rest. With relatives, sit where you can leave.",
    },
    {
      words:
        /\b(?:face (?:it|going|them|the|seeing|that)|going in|don't want to go|dont want to go|can't go|cant go|panic\w*|scared|afraid|see(?:ing)? the (?:coffin|body|grave)|too far|miss it|not ready|dread\w*|coffin|stay away|skip it)\b/i,
      say: "Sit at the end of a row near the door, beside one person who knows you may slip out. If you don't go, a candle at the same hour and a card afterwards are a way of being there.",
    },
    {
      words:
        /\b(?:what to (?:say|write|wear)|know what|good with words|wear|words|barely knew|hardly knew|didn't know (?:him|her|them)|wrong thing|condolence\w*|widow\w*|not religious|writer)\b/i,
      say: "'I'm so sorry, I always liked how she laughed' is a whole condolence. People remember that somebody came and said the name, hardly ever the wording. For clothes, dark and plain does nearly everywhere.",
    },
    {
      words:
        /\b(?:paperwork|think straight|so much|too much|overwhelm\w*|where to start|forms|tired|exhaust\w*|everything|no time|on my own|all on me|alone|everything alone|don't know how|don't know where|head'?s|nobody helps)\b/i,
      say: "Three lists: before the day, on the day, some other time. Banks, contracts and cupboards mostly go on the third and can stay there till the funeral's over. If you're the one who gets the death certificate, ask for several copies.",
    },
  ],
  ways: [
    "For a eulogy: who you are to them, two small stories, what you'd like people to keep, goodbye. Two pages in large print are five minutes, and that's long enough.",
    "Let one other person be the one everybody rings, and tell people so: 'Please call my cousin about the day.' It spares you saying the same sentence thirty times.",
  ],
};
