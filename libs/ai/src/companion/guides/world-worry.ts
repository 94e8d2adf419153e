import type { Guide } from '../guide.ts';

export const WORLD_WORRY: Guide = {
  id: 'world-worry',
  title: 'The state of the world',
  words:
    /\b(?:(?:the|bad|watch\w*|read(?:ing)?|breaking) news|headlines?|bulletin|war|wars|invasion|missiles?|bomb\w*|siren|(?:at|near) the front\b|front line|called up|climate|planet|glaci\w*|sea levels?|floods?|flooded|burned down|insects|\d+ degrees in|a time like this|timeline|votes? for (?:them|him)|hundred drowned|wildfires?|politic\w*|politicians?|elections?|voted?\b|counties|minister|chancellor|senator|president|mayor|government|new laws?|refugees?|migrants|protests?|march(?:ed|ing)|doom ?scroll\w*|refresh\w*|gaza|ukraine|kharkiv|aleppo|attack at|billionaire|this country|cut the funding|food bank|aid organi[sz]ation|into all this|funding)\b/i,
  situations: ['news-and-world'],
  tone: 'hard',
  acks: [
    "It's real, and hardly any of it is in your hands. That wears people down.",
    "It's hard to get on with an ordinary day when you know what's going on.",
  ],
  ask: 'Which part of it weighs most on you?',
  ways: [
    {
      say: "I can't stop reading",
      words:
        /\b(?:scroll\w*|read(?:ing)?|refresh\w*|phone|watch(?:ing)? (?:the news|everything)|check\w*|news (?:all|every)|can'?t (?:stop|look away|switch|put)|addict\w*|feeds?|apps?|screen|twitter)\b/i,
      to: 'scroll',
    },
    {
      say: "I'm angry",
      words:
        /\b(?:(?:don'?t|doesn'?t) (?:seem to )?care|ignor\w*|denial|deny|corrupt\w*|greed\w*|cruel\w*|unjust|stupid\w*|cynic\w*|get away with|billionaires?|selfish\w*|why (?:don'?t|doesn'?t|won'?t)|ang(?:ry|er)|rage|furious|fury|mad\b|blood boil|hate|liars?|lies|lying|bastards|idiots|nobody (?:gives|cares)|no one (?:gives|cares)|indifferen\w*|unfair|injustice|stupidity|how (?:can|could) they|politicians|disgust\w*|hypocri\w*)\b/i,
      to: 'anger',
    },
    {
      say: "I can't do anything about it",
      words:
        /\b(?:useless|pointless\w*|can'?t (?:stop (?:it|them)|save|reach)|no one (?:can|listens)|nobody (?:can|listens)|watching (?:it|them|people|and)|despair|futil\w*|privileg\w*|safe while|helpless\w*|powerless\w*|hopeless\w*|nothing (?:i|we|you|one|to)|can'?t (?:do|help|change|fix)|(?:can|could) (?:i|we|you) do|no (?:control|power|influence|say)|so (?:big|small|tiny)|too big|just (?:sit|sitting|watch)|sitting here|guilt\w*|comfortabl\w*|pointless|no use|while others)\b/i,
      to: 'helpless',
    },
    {
      say: "I'm afraid of what's coming",
      words:
        /\b(?:not knowing|unknown|where (?:it|this|we)|what (?:comes|if)|escalat\w*|nuclear|my (?:kids|children|grand\w+)|collaps\w*|threat\w*|unsafe|danger\w*|waiting for|afraid|scar(?:ed|y)|fear\w*|frighten\w*|terrif\w*|dread\w*|anxi\w*|panic\w*|worr\w*|what(?:'s| is| will| if)|(?:going to|will|gonna) (?:happen|come|be)|future|next|war (?:here|too)|end of|collapse|coming|uncertain\w*|my (?:kids|children|son|daughter|family|brother|sister|parents))\b/i,
      to: 'fear',
    },
  ],
  otherwise: 'too-big',
  nodes: [
    {
      id: 'scroll',
      say: "Reading on feels like doing something: as long as you look, nothing can take you by surprise. But it makes nothing safer. And there's always more of it, so you never get to the point of having read enough.",
      ask: 'When does it happen most?',
      ways: [
        {
          say: 'At night, in bed',
          words:
            /\b(?:night|nights|bed|sleep|asleep|midnight|late|evenings?|dark|(?:1|2|3|4|one|two|three|four) (?:a\.?m|in the morning)|until (?:two|three|four|2|3|4))\b/i,
          to: 'night',
        },
        {
          say: 'In every free minute',
          words:
            /\b(?:every|any|all (?:day|the time)|constant\w*|whole day|free|gaps?|minute|between|work|desk|bus|train|queue|toilet|morning|breakfast|coffee|first thing|wake|get up|break|always|lunch|meals?)\b/i,
          to: 'in-between',
        },
      ],
      otherwise: 'in-between',
    },
    {
      id: 'anger',
      say: "There's good reason to be angry. The trouble is that the people it's meant for will hardly ever hear it, so it stays with you or comes out somewhere else.",
      ask: 'Where does yours go at the moment?',
      ways: [
        {
          say: 'It goes online',
          words:
            /\b(?:tweet\w*|internet|youtube|discord|whatsapp|blog\w*|online|internet|posts?|posting|comments?|twitter|facebook|reddit|threads?|tiktok|insta\w*|group ?chats?|forums?|typ(?:e|ing)|strangers|keyboard|repl(?:y|ies|ying))\b/i,
          to: 'online',
        },
        {
          say: 'At the people around me',
          words:
            /\b(?:rant\w*|take it out|those i love|everyone (?:at|around)|colleague|girlfriend|flatmate|the dog|my (?:poor )?\w+ gets|at (?:home|lunch|dinner|work|my)|table|husband|wife|partner|family|kids?|children|mother|mum|mom|father|dad|brother|sister|in.?laws?|friends?|colleagues?|boyfriend|girlfriend|snap\w*|argu\w*|shout\w*|people around|neighbou?rs?|those (?:near|closest))\b/i,
          to: 'table',
        },
        {
          say: 'I swallow it',
          words:
            /\b(?:nowhere|swallow\w*|inside|bottle\w*|stomach|say nothing|(?:don'?t|can'?t) (?:say|show|talk|let)|keep (?:it|quiet)|quiet|smile|carry on|in my (?:head|chest|jaw|teeth)|grind\w*|myself|stays|stuck|cry|shower|pillow)\b/i,
          to: 'swallow',
        },
      ],
      otherwise: 'use',
    },
    {
      id: 'helpless',
      say: "You're shown so much and given so little that you could do about it. Some people go numb from that and others get restless, and in neither case does it mean they don't care.",
      ask: "Is there anything you've done about it so far, however small?",
      ways: [
        {
          say: 'No, nothing',
          words:
            /^(?:no|nope|nah|none|nothing|never)\b|\b(?:nothing|not (?:a thing|really|much|anything)|haven'?t|what'?s the point|where to start|only (?:watched|read|looked)|just (?:watch|read|look)|too (?:lazy|tired|late))\b/i,
          to: 'not-done',
        },
        {
          say: 'Yes, something small',
          words:
            /^(?:yes|yeah|yep|sure|a (?:bit|little)|some|well)\b|\b(?:wrote to|written to|mp\b|congress\w*|rep\b|join\w*|member|campaign\w*|leaflet\w*|talk(?:ed|ing) to|taught|teach\w*|sponsor\w*|knit\w*|cook\w*|train instead|insulat\w*|solar|gave|give|giving|donat\w*|money|vot(?:e|ed|ing)|march\w*|demonstrat\w*|protest\w*|sign(?:ed|ing)?|petition\w*|volunteer\w*|help(?:ed|ing)?|recycl\w*|cut (?:out|down)|stopped (?:flying|eating|buying|driving)|vegan|vegetarian|bike|cycl\w*|plant\w*|wrote|written|letters?|collect\w*|took in|host\w*|food bank|boycott\w*)\b/i,
          to: 'done',
        },
      ],
      otherwise: 'reach',
    },
    {
      id: 'fear',
      say: "Nobody knows how it'll go, and fear fills in the rest, mostly with the worst. Usually there's somebody in particular you don't want it to happen to.",
      ask: 'Who are you most afraid for?',
      ways: [
        {
          say: 'Somebody who is there',
          words:
            /\b(?:in (?:lviv|kyiv|kiev|odesa|odessa|kharkiv|gaza|beirut|tehran|moscow|damascus|israel|ukraine|lebanon|sudan|iran|syria|yemen|taiwan|russia)|(?:mum|mom|mother|dad|father|parents|brother|sister|cousin|aunt|uncle|grandma|grandad|friend|friends|husband|wife|fiance\w*|son|daughter|family) (?:is |are |lives? )?(?:in|from|over|back) (?!general|danger|the future|case|particular)|(?:lives?|living|are|is|still|stuck|over|out|family|somebody|someone|relatives|friends) there|at the (?:front|border)|near the front|(?:he|she|they)(?:'s|'re| is| are)? (?:still |now )?(?:in|live|stuck|at)|(?:parents|family|relatives|brother|sister|cousins?|friends?|uncle|aunt|people|son|grandmother) (?:is |are |still )*(?:in|from|over|back)\b|soldiers?|army|serving|deployed|called up|won'?t leave|can'?t (?:get out|leave)|back home)\b/i,
          to: 'there',
        },
        {
          say: 'Those who come after us',
          words:
            /^(?!.*\b(?:gaza|sudan|ukrain\w*|yemen|syria|rubble|over there|war zone)\b).*\b(?:kids?|child(?:ren)?|son|daughter|grand\w*|little ones?|baby|babies|young\w*|generations?|come after|nephews?|nieces?|pupils|students|twins|boys|girls|unborn)\b/i,
          to: 'children',
        },
        {
          say: 'Myself and my future',
          words:
            /\b(?:me|myself|my (?:own|future|life|job|house|home|rights|savings|papers|business|pension|health)|i'?m|i (?:am|won'?t|will|might|could|don'?t)|us|we)\b/i,
          to: 'own-future',
        },
      ],
      otherwise: 'too-big',
    },
    {
      id: 'night',
      say: "That's the worst time for it: you're tired, you're alone with it, and there's nothing you could do until morning. Hardly any news has to be known before breakfast.",
      ask: 'What do you hope to find when you keep looking?',
      otherwise: 'phone-away',
    },
    {
      id: 'in-between',
      say: "It easily takes over every break, and you'd need those to recover. The news never ends by itself, so you have to set the end: a time, a length, one or two sources, and then it's enough for today.",
      ask: 'Which half hour of the day could be news time?',
      otherwise: 'news-time',
    },
    {
      id: 'online',
      say: "You may be right in every word. But most people under those posts haven't come to listen, and afterwards you're more worn out than before.",
      ask: 'Who, of the people you can really reach, should hear it?',
      otherwise: 'use',
    },
    {
      id: 'table',
      say: "So it lands on the people near you, who mostly didn't cause it. And if one of them sees it differently, they'll hardly change their mind in front of others. Between two people, when one asks how the other came to it, there's more of a chance.",
      ask: 'Which of them would you hate to lose over this?',
      otherwise: 'walk',
    },
    {
      id: 'swallow',
      say: "Anger that's kept in doesn't simply go away. It can turn into tiredness or bitterness, or it keeps you awake. It needs a way out that does nobody any harm.",
      ask: 'If you could say it to one of those responsible, how would it begin?',
      otherwise: 'speech',
    },
    {
      id: 'use',
      say: 'Some of it just has to get out, and some of it can be put to use. People who change something usually meet regularly with a few others and keep at it on the dull days too.',
      ask: 'What near you could do with two hours of your help a month?',
      otherwise: 'two-hours',
    },
    {
      id: 'done',
      say: "It probably feels like far too little. It isn't nothing, though. What's been achieved in such things was done by many people who each did a bit and couldn't see the others.",
      ask: 'What came back from it, even if it was only a word?',
      otherwise: 'teaspoon',
    },
    {
      id: 'not-done',
      say: "That doesn't mean you don't care. When something is too big, it's hard to know where to begin, and then comes the guilt. It gets easier if you choose one small part of it and leave the rest to others.",
      ask: 'If you had to pick just one of all the troubles, which would be yours?',
      otherwise: 'two-hours',
    },
    {
      id: 'there',
      say: "For you it isn't news then, it's somebody of your own. Others can switch it off, and your whole day depends on whether they answer. Most people around you probably don't realise that.",
      ask: 'What was the last you heard from them?',
      otherwise: 'waiting',
    },
    {
      id: 'children',
      say: "It's hard to look at a future in which you can't protect them. You can't decide what the world will be like for them. What you can do is give them something that's of use in any world.",
      ask: 'What would you most like to pass on to them, whatever comes?',
      otherwise: 'given',
    },
    {
      id: 'own-future',
      say: "Then it's about your own life, and there's nothing silly about thinking ahead. It helps to take it apart: what might come, and what you'd do if it did. The first nobody knows, but the second can be put on paper.",
      ask: "What's the first thing you'd need if it came closer?",
      otherwise: 'sorted',
    },
    {
      id: 'too-big',
      say: "It's too much for one person to take in and still do a day's work. You hear of every trouble on earth as it happens, and most of it leaves you with nothing you could do.",
      ask: 'Which one picture or sentence of it has stayed with you?',
      otherwise: 'stays',
    },
    {
      id: 'stays',
      say: "Most of what we see and read passes, and then one thing stays. Often it's because it touches something of your own: a place you know, somebody it reminds you of, something you believed in.",
      ask: 'What of yours does it touch?',
      otherwise: 'reach',
    },
    {
      id: 'reach',
      say: "Behind such a worry there's mostly something you'd like to see protected. You can't do that for the whole world. But perhaps somebody not far from you is looking after just that, and could use another pair of hands.",
      ask: 'Who near you is already doing something about it?',
      otherwise: 'two-hours',
    },
    {
      id: 'waiting',
      say: "Nobody can be calm in such a time, and you don't have to be. It can help to have something fixed: set hours for looking and writing, one person here who knows, something to do with your hands. And when the fear gets too strong, slow breathing helps the body a little.",
      exercise: 'paced-breathing',
    },
    {
      id: 'given',
      say: 'Such things are passed on in small ways, on ordinary days: doing something together, telling how you got through a bad time, being plainly glad to see them. You could choose one of those for this week.',
      exercise: 'small-step',
    },
    {
      id: 'sorted',
      say: "Put the practical half in order first: a list, a name, a number you could call. Then the worry has less to hold on to. For the other half nobody can prepare, and thinking about it at night doesn't make you safer.",
      exercise: 'worry-tree',
    },
    {
      id: 'walk',
      say: "You could agree to keep it out of the meals and talk about it once, in twos, on a walk. Begin with a question whose answer you'd really like to know. You needn't agree at the end, it's enough if you still like to see each other.",
      exercise: 'prepared-talk',
    },
    {
      id: 'speech',
      say: "Write on from there, and don't be polite. It isn't meant for anyone's eyes. Perhaps one sentence will be left in the end that's worth sending or saying, and the rest is at least out of your head.",
      exercise: 'unsent-letter',
    },
    {
      id: 'two-hours',
      say: "You don't have to start anything new. Mostly there are people who do it already and would be glad of somebody for two hours. As a first step it's enough to find out this week when and where they meet.",
      exercise: 'small-step',
    },
    {
      id: 'teaspoon',
      say: 'Keep it small and regular, so that you can stay with it: a fixed bit of time, or whatever you can give, and the rest of the week off. You may enjoy that part. Nobody is better off because you had a bad Sunday.',
      exercise: 'tiny-habit',
    },
    {
      id: 'phone-away',
      say: "Whatever you hope for, it's seldom there at that hour. You could write down before bed what's going round in your head, and leave the phone in another room. What happens overnight can be read in the morning.",
      exercise: 'bedtime-unload',
    },
    {
      id: 'news-time',
      say: "A fixed rule works better than a good intention: after supper, twenty minutes, then closed until tomorrow. You'll miss very little by it. If something really important happens, you'll hear of it anyway.",
      exercise: 'if-then-plan',
    },
  ],
};
