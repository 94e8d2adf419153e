import type { PlanTopic } from '../plan-topic.ts';

export const TREATMENT_AHEAD: PlanTopic = {
  id: 'treatment-ahead',
  title: 'Getting ready for a treatment',
  words:
    /\b(?:chemo\w*|radiotherapy|radiation|immunotherapy|op|ops|operations?|operated|surger(?:y|ies)|surgeon|surgical|ivf|embryo\w*|egg collection|hysterectomy|mastectomy|(?:hip|knee) (?:replacement|done)|new (?:hip|knee|kidney)|an?aesthetic|pre-?op|transplant|dialysis|c-? ?section|caesarean|bypass|colonoscopy|treatment|pack for hospital|tonsils)\b/i,
  kind: 'once',
  aim: 'get ready for the treatment',
  acks: [
    "The treatment itself is in other hands. What's in yours are the days around it: food, lifts, and who picks up the phone.",
    'Afterwards people are gladdest of the small things: a meal in the freezer, the charger by the bed, one person who knew the date.',
    "A date like that takes up a lot of room in the head. It gets quieter with each thing that's done or written down.",
  ],
  heavy: [
    'The waiting is often the hardest stretch, because all there is to do is imagine things. A few small jobs take some of that room away.',
    "It's a lot to carry, the thing itself and everybody else's worry on top. You can be frightened and still decide who feeds the cat; it doesn't have to be one after the other.",
    'Nobody is brave about this all day long, and nobody needs to be. What helps is a few questions answered and one or two people who know.',
  ],
  ask: 'What would you like to have off your mind first?',
  steps: [
    {
      say: 'Write down my questions for them',
      words:
        /\b(?:questions?|(?:to|want to|should|could|i'?ll) ask (?:them|the (?:surgeon|nurse|doctor|consultant|team|hospital|clinic))|ring the (?:nurse|ward|hospital|clinic)|write .{0,15}down)\b/i,
      how: 'One list on your phone, and start it with these: which of my medicines do I take that day, what will the first days after be like, and whom to ring at night. Take it along and write the answers beside them.',
    },
    {
      say: 'Ask one person for one thing',
      words:
        /\b(?:(?:ask|get|text|ring|call|message) (?:my |our |the )?(?!myself|it|them|ready|to)\w+ (?:\w+ ){0,3}(?:to|if|for|about)|ask (?:somebody|someone|one person|a friend|for (?:help|one))|rope \w+ in|neighbou?rs?|a lift)\b/i,
      how: "Ask for something with a date on it: 'Could you drive me on the 12th and stay for an hour afterwards?' People who say 'anything I can do' are relieved to be given a real job.",
    },
    {
      say: 'Put everything for it in one place',
      words:
        /\b(?:bag|pack\w*|suitcase|box|folder|one place|together|by the door|pyjamas|slippers|charger)\b/i,
      how: 'One bag or box by the door: letters and dates, the list of medicines, a long charger, soft clothes, something easy to watch. Whatever else comes to mind goes in there, and out of your head.',
    },
  ],
  worries: [
    {
      words:
        /\b(?:wak(?:e|ing) up|not waking|an?aesthetic\w*|put under|go under|dy(?:e|ing)|death|terrified|scared|afraid|fright\w+|fear|panic\w*|needles?|goes? wrong|go wrong)\b/i,
      say: "Tell the nurse or the anaesthetist in just those words. They hear it daily, they'll explain who watches over what, minute by minute, and they can often give something that takes the edge off beforehand.",
    },
    {
      words:
        /\b(?:(?:doesn'?t|won'?t|didn'?t|not) (?:work|help|take|stick)|fail\w*|(?:work|happens?|same|round|through) (?:it |this )?again|comes back|negative|hope\w*|hoping|disappoint\w*|point of)\b/i,
      say: "Nobody can promise that it works, and hoping isn't the mistake. Decide now whom you'd ring that evening if it doesn't, and what you'd cancel; then even a bad day has somebody in it.",
    },
    {
      words:
        /\b(?:boss|work|job|employer|colleagues?|sick (?:pay|leave|note)|off sick|money|afford|cost\w*|pay|bills|rent|mortgage|self[- ]employed|customers)\b/i,
      say: "Only the dates are owed: 'I'm having a medical treatment, I'll be away from ... and I expect to be back around ...' For sick pay and costs ask at the hospital for the social worker; that's exactly their job.",
    },
    {
      words:
        /\b(?:nobody|no-?one|alone|by myself|on my own|burden|dependent|rely on|bother (?:people|anyone|them)|look after me|ask(?:ing)? (?:for help|people)|live alone|far away)\b/i,
      say: "Tell the ward before the day: 'I'd be on my own at home.' They can often arrange transport and somebody to look in, but only if they know early. One neighbour with a key is a smaller favour than it feels.",
    },
    {
      words:
        /\b(?:kids?|child(?:ren)?|son|daughter|boys?|girls?|explain|tell (?:them|the|my|him|her|people|everyone|mum|dad)|family|everyone (?:asks|texts|keeps)|texts)\b/i,
      say: "Children do best with few true words: what it's called, what's different this week, who picks them up, and 'I'll tell you when I know more'. For everybody else, one person can pass on the news, so you tell it once.",
    },
    {
      words:
        /\b(?:sick(?:ness)?|nausea|pain\w*|hurts?|hair|side effects?|afterwards?|recover\w*|tired|weak|feel like|exhaust\w*)\b/i,
      say: "Ask this before it starts: what to take, from when, and whom to ring if it's not enough. It's easier to stay ahead of pain and sickness than to catch up, so nobody there wants you to hold out.",
    },
  ],
  ways: [
    'Think it through as three days: the day before, the day itself, the day after. Write who, what to eat and what to wear for each, and the rest is detail.',
    "Bring somebody to the talks, just to write things down. Hardly anybody can take it all in when it's about themselves.",
  ],
};
