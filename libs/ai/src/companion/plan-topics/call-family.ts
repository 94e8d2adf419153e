import type { PlanTopic } from '../plan-topic.ts';

export const CALL_FAMILY: PlanTopic = {
  id: 'call-family',
  title: 'Calling or visiting family',
  words:
    /\b(?:(?:ring|rings|ringing|rung|call|calling|calls|phone|phoning|telephone|facetime|skype|visit|visiting|go and see|go see|video call|talk to|talk with|speak to|keep in touch with|pop round to|see|home to see|lunch at|touch with) (?:\w+ ){0,3}(?:mum|mom|mama|mother|dad|papa|father|old man|gran|grandma|nan|nana|grandad|grandpa|grandparents|grandmother|parents|folks|sister|brother|siblings?|aunt|auntie|son|daughter|family|mother in law)|(?:mum|mom|mama|mother|dad|papa|father|old man|gran|grandma|nan|nana|grandad|grandpa|grandparents|grandmother|parents|folks|sister|brother|siblings?|aunt|auntie|son|daughter|family|mother in law)\b.{0,60}\b(?:calls?|phone|ring|rings|ringing|phoned?|on the phone|voice)|calls? home|regular calls?|weekly phone call)\b/i,
  kind: 'often',
  aim: 'stay in touch with your family',
  acks: [
    'A call or a visit gets put off because it seems to need a free day and good news. Mostly they only want your voice and what you had for lunch.',
    'Ten minutes that come round again mean more to them than one whole day a year, because they can look forward to it.',
    "Once it has its own hour you don't have to remember it any more, and they stop wondering.",
  ],
  heavy: [
    "A call like that grows in the head the longer it waits. It can be five minutes, with 'I was thinking of you' and a time to stop.",
    "You can love your family and still come off the phone worn out. You're allowed to keep it short; short and regular is kinder to both sides than long and seldom.",
  ],
  ask: 'What would make it easy enough to keep up?',
  steps: [
    {
      say: 'A fixed time each week',
      words:
        /\b(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days|same (?:time|day)|regular|fixed|slot|every (?:week|evening|morning|\w*day)|each week|weekly|routine|reminder|alarm|after (?:church|work|lunch|breakfast))\b/i,
      how: "Hang it on something that's there anyway: Sunday after breakfast, the walk home on Wednesday. Then tell them, 'I'll ring on Sundays around eleven', and from then on it's their habit too.",
    },
    {
      say: 'Ten minutes, with an end',
      words:
        /\b(?:ten minutes|five minutes|10 min\w*|5 min\w*|minutes|short|quick|brief|(?:an|with an) end|have to go|on (?:the|my) (?:way|walk)|pop (?:in|round))\b/i,
      how: "Say it at the start: 'I've got ten minutes before I cook, I wanted to hear your voice.' Then stopping is no offence, and because it's short you'll do it again.",
    },
    {
      say: 'Send a photo or a voice message',
      words:
        /\b(?:photos?|pictures?|pics?|voice|notes?|messag\w+|texts?|card|postcard|letter|video|send (?:him|her|them|gran)|whatsapp)\b/i,
      how: "Your lunch, the view from the bus, half a minute of talking while you walk: 'Nothing special, I just thought of you.' In a week with no strength for a call, it keeps the line open.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:never stops?|goes on|talks? (?:for|and)|hours|(?:an|takes an|whole) hour|off the phone|moan\w*|complain\w*|on and on|drain\w*|forever|exhaust\w*|can'?t get (?:away|off)|rambl\w*|illness\w*)\b/i,
      say: "Ring when something ends it for you: before the bus, before the pasta's done. And a warning helps: 'I've five minutes left, tell me the best bit of your week.'",
    },
    {
      words:
        /\b(?:critici\w*|argu\w+|guilt.?trip\w*|judg\w*|politics|row|rows|difficult|toxic|nag\w*|lectur\w*|starts? (?:on|about|going on)|my (?:weight|job|hair|husband|wife|life)|compare\w*|shout\w*|hurtful|nasty|quarrel\w*|drunk|drinks)\b/i,
      say: "You can ring and keep a subject shut: 'Not that today, tell me about the garden.' If it turns all the same, 'I'm going to stop here, I'll ring on Sunday' is a complete sentence, and then you do ring on Sunday.",
    },
    {
      words:
        /\b(?:(?:nothing|anything) to|what (?:do|would|should|to) (?:i|we|say)|talk about|awkward|silence|one.?word|small talk|not (?:a )?talker\w*|weather|boring|hands? the phone|dries up)\b/i,
      say: "Ask for something only they know: a recipe, a name on an old photo, how they did it at your age. People who give one word on the phone often talk once they're asked for advice.",
    },
    {
      words:
        /\b(?:forget\w*|busy|no time|time (?:difference|zone)|shifts?|tired|kids|slips?|never (?:a )?(?:good|right) time|put(?:ting)? it off|work\w*|too late in|far|drive|travel)\b/i,
      say: 'Ring while your hands do something else: the dishes, the dog, the ironing. One alarm a week with their name on it remembers for you.',
    },
    {
      words:
        /\b(?:months|ages|years|so long|too long|feel (?:so |really )?(?:bad|awful|terrible|rotten)|cross|guilt\w*|asham\w*|annoyed|angry|embarrass\w*|where have you been|bad (?:son|daughter|grandchild|sister|brother)|reproach\w*|disappointed|hurt|sulk\w*)\b/i,
      say: "Say it first and keep it small: 'I've been rubbish at ringing and I'm sorry, tell me how you are.' If there's a reproach, let it go by once. Ringing again the week after answers it.",
    },
    {
      words:
        /\b(?:never (?:rings?|calls?|asks?|phones?)|always me|why should (?:i|it)|one.?sided|(?:he|she|they) (?:could|should|can)|doesn'?t (?:care|ring|call)|effort|bother)\b/i,
      say: "Then count it as yours and not as a turn that's owed. Some people are glad of every call and never learn to dial; you can also say it, 'I'd love it if you rang me some time.'",
    },
  ],
  ways: [
    "Tie it to something that happens anyway, the walk home or the Sunday coffee, and write their name beside it. What hangs on something else needn't be remembered.",
    'For a visit, bring a small job or ask for one: sorting photos, changing a bulb, shelling peas. People talk more easily with busy hands, and nobody has to sit there being visited.',
  ],
};
