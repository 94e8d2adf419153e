import type { Guide } from '../guide.ts';

export const GOOD_DAY: Guide = {
  id: 'good-day',
  title: 'A good day',
  words:
    /\b(?:good day|happy|content|calm|lovely|perfect|peaceful|nice day|quiet (?:evening|day|morning)|went wrong|grateful|at ease|enough|lazy|unhurried|pleasant|nothing hurt|sun(?:ny|shine)?)\b/i,
  situations: ['good-day', 'quiet-contentment'],
  tone: 'good',
  acks: [
    'How nice. Those are good to hear about.',
    "A good one, then. Let's keep a bit of it.",
    'I like hearing about days like that.',
  ],
  ask: 'If you could keep only ten minutes of it, which ones?',
  ways: [
    {
      say: 'Ten minutes with somebody',
      words:
        /\b(?:we|us|together|everyone|everybody|family|friends?|mates?|girls|lads|husband|wife|partner|girlfriend|boyfriend|kids?|children|sons?|daughters?|baby|mum|mom|mother|dad|father|sisters?|brothers?|cousins?|gran\w*|aunt\w*|uncle|neighbou?rs?|colleagues?)\b(?<!\b(?:before|until|after) (?:everyone|everybody|the kids|the children|the baby|my (?:wife|husband|son|daughter)))(?! (?:were|was|are|is|had|fell)\b.{0,12}\b(?:asleep|bed|out|away|gone|school|nap))|\bwith (?!(?:a|an|the|my|no|some|nothing|coffee|tea|music|it|that|this|just)\b)[a-z]+/i,
      to: 'with',
    },
    {
      say: 'When something got done',
      words:
        /\bdone\b|finish|cross(?:ed|ing)|tick(?:ed|ing)|\blist\b|\bposted\b|tid(?:y|ied)|clean(?:ed|ing)\b|\bfixed\b|mended|\bsorted|handed in|submitted|got (?:it|the|my)\b.*\b(?:off|out|tidied|written|sent)|\bsent (?:it|the|off)|\bsolved|accomplish|productive|\binbox|to zero|\bhomework|\bproject\b/i,
      to: 'done',
    },
    {
      say: 'A quiet bit on my own',
      words:
        /\balone\b|\bon my own\b|\bby myself\b|\bjust me\b|\bto myself\b|\bquiet|\bsilen|\bpeace|\bstill(?:ness)?\b(?! (?:in|hot|warm))|\bempty\b|\bbench\b|\bwalk(?:ing|ed)?\b|\bgarden|\bbalcony|\briver|\bcanal|\bpark\b|\bsea\b|\bbeach|\bwoods?\b|\bsunset|\bsunrise|\bsky\b|\bcycl|\bbike\b|nobody|no one|\basleep\b|gone to (?:sleep|bed)|\bread(?:ing)?\b|\bbook\b|\bwindow/i,
      to: 'alone',
    },
    {
      say: 'Something small, like a coffee',
      words:
        /coffee|\btea\b|\bcup\b|\bsip\b|cake|bread|toast|\broll\b|\beat|\bate\b|breakfast|lunch|dinner|supper|soup|\bice ?cream|chocolate|peach|cherr|orange|apple|strawberr|\bbeer|\bwine|\bbath|shower|sheets|\bbed\b|\bsofa|\bnap\b|blanket|\bsun(?:shine)?\b|\blight\b|\bsong|\bmusic|\bradio|\bcat\b|\bdog\b|\bflowers?\b|\bsmell|\bpasta|\bpizza|\begg|\bbiscuit|\bcookie|\bcandle/i,
      to: 'small',
    },
  ],
  nodes: [
    {
      id: 'with',
      say: "Then it was the company that made it. It doesn't happen every day that everybody is there and in the mood for it.",
      ask: 'What did you talk or laugh about?',
      ways: [
        {
          say: 'Something completely silly',
          words:
            /sill(?:y|iest|iness)|stupid|daft|nonsense|\bjok(?:e|es|ing)|\blaugh|funny|hilarious|ridiculous|giggl|imitat|impression|\bpuns?\b|teas(?:ed|ing)|rubbish|absurd/i,
          to: 'silly',
        },
        {
          say: 'Hardly anything, it was just nice',
          words:
            /\bnothing|not much|not a lot|hardly|barely|didn'?t (?:really )?(?:talk|say|speak)|this and that|\bquiet|silen|just (?:sat|lay|being|were|watched|walked|looked|listened)|(?:can'?t|don'?t|cannot) (?:even |really )?(?:remember|recall|know)|weather|everything and|small talk|\bidk\b/i,
          to: 'hardly',
        },
        {
          say: 'Something that mattered',
          words:
            /matter|serious|honest|important|\bdeep\b|\bfutures?\b|\bplans?\b|\bafraid|\bworr|\bfears?\b|\bfeel|\blove\b|\bdeath|\bdied\b|funeral|\blife\b|\bpast\b|before i was born|old (?:days|times)|memor|childhood|\bdreams?\b|for the first time|\bproperly\b|\btold me about|whether (?:he|she|we|i|they)|growing (?:up|old)|get(?:ting)? married|\bmarriage|\bdivorce|\bill(?:ness)?\b/i,
          to: 'mattered',
        },
      ],
    },
    {
      id: 'alone',
      say: "Some time in which nobody needed anything from you. That's hard to plan, so it's all the nicer when it happens.",
      ask: 'What was there to see or hear?',
    },
    {
      id: 'small',
      say: "It's often the small things that make a day, and they don't cost much.",
      ask: 'What made it so good this time?',
      ways: [
        {
          say: 'I actually noticed it',
          words:
            /notic|attention|\bphone|mindful|aware|\btasted\b|\bsaw\b|\blooked\b|without thinking|usually|normally|\bpresent\b|\bfocus|concentrat|\bsavou?r/i,
          to: 'noticed',
        },
        {
          say: 'I had time for it',
          words:
            /\b(?:no|any|in a) (?:hurry|rush)|\brush|\bhurr|\btime\b(?! in)|\bfree\b|day off|weekend|sunday|saturday|holiday|didn'?t have to|nowhere to (?:be|go)|nobody (?:was|wanted|needed)|no plans|\bslow/i,
          to: 'time',
        },
        {
          say: "I'd earned it",
          words:
            /\bearn|deserv|\bafter\b|\bworked\b|on my feet|\btired|exhaust|all (?:day|week|morning)|first (?:time|one) in|\bhurt|\bpain|\bweeks\b|\bmonths\b|finally|at last|\bwait(?:ed|ing)|\bmissed\b/i,
          to: 'earned',
        },
      ],
    },
    {
      id: 'done',
      say: "It's off your mind now, and you're the one who did it. That's a good thing to remember a day by.",
      ask: 'What made you get to it this time?',
    },
    {
      id: 'silly',
      say: "With some people you can talk nonsense and don't have to watch what you say. It's lovely to have people like that.",
      ask: 'How did it go, word for word, as far as you remember?',
    },
    {
      id: 'mattered',
      say: "Then that's part of what made the day a good one. Talks like that often come when nobody's in a hurry.",
      ask: 'Which sentence of it stays with you?',
    },
    {
      id: 'hardly',
      say: 'Then it was being together that did it, more than anything that was said. That only works with people you feel at ease with.',
      ask: 'What was going on around you meanwhile?',
    },
    {
      id: 'noticed',
      say: "I think that's often most of it. The same thing was probably there last week, and you were busy with something else.",
      ask: 'What else did you notice that usually passes you by?',
    },
    {
      id: 'time',
      say: "So it was the time that made the difference. On other days it's there as well, only you're already on the way to the next thing.",
      ask: 'Where in the coming week could ten more minutes like that fit?',
    },
    {
      id: 'earned',
      say: 'After an effort or a long wait an ordinary thing can be wonderful: a chair, hot water, the first bite.',
      ask: 'What was the very first moment of it like?',
    },
  ],
};
