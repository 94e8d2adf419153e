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
      say: 'The future frightens me',
      words:
        /\b(?:not knowing|unknown|where (?:it|this|we)|what (?:comes|if)|escalat\w*|nuclear|my (?:kids|children|grand\w+)|collaps\w*|threat\w*|unsafe|danger\w*|waiting for|afraid|scar(?:ed|y)|fear\w*|frighten\w*|terrif\w*|dread\w*|anxi\w*|panic\w*|worr\w*|what(?:'s| is| will| if)|(?:going to|will|gonna) (?:happen|come|be)|future|next|war (?:here|too)|end of|collapse|coming|uncertain\w*|my (?:kids|children|son|daughter|family|brother|sister|parents))\b/i,
      to: 'fear',
    },
  ],
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
          say: 'I say nothing',
          words:
            /\b(?:nowhere|swallow\w*|inside|bottle\w*|stomach|say nothing|(?:don'?t|can'?t) (?:say|show|talk|let)|keep (?:it|quiet)|quiet|smile|carry on|in my (?:head|chest|jaw|teeth)|grind\w*|myself|stays|stuck|cry|shower|pillow)\b/i,
          to: 'swallow',
        },
      ],
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
    },
    {
      id: 'night',
      say: "That's the worst time for it: you're tired, you're alone with it, and there's nothing you could do until morning. Hardly any news has to be known before breakfast.",
      ask: 'What do you hope to find when you keep looking?',
    },
    {
      id: 'in-between',
      say: "It easily takes over every break, and you'd need those to recover. The news never ends by itself, so you have to set the end: a time, a length, one or two sources, and then it's enough for today.",
      ask: 'Which half hour of the day could be news time?',
    },
    {
      id: 'online',
      say: "You may be right in every word. But most people under those posts haven't come to listen, and afterwards you're more worn out than before.",
      ask: 'Who, of the people you can really reach, should hear it?',
    },
    {
      id: 'table',
      say: "So it lands on the people near you, who mostly didn't cause it. And if one of them sees it differently, they'll hardly change their mind in front of others. Between two people, when one asks how the other came to it, there's more of a chance.",
      ask: 'Which of them would you hate to lose over this?',
    },
    {
      id: 'swallow',
      say: "Anger that's kept in doesn't simply go away. It can turn into tiredness or bitterness, or it keeps you awake. It needs a way out that does nobody any harm.",
      ask: 'If you could say it to one of those responsible, how would it begin?',
    },
    {
      id: 'done',
      say: "It probably feels like far too little. It isn't nothing, though. What's been achieved in such things was done by many people who each did a bit and couldn't see the others.",
      ask: 'What came back from it, even if it was only a word?',
    },
    {
      id: 'not-done',
      say: "That doesn't mean you don't care. When something is too big, it's hard to know where to begin, and then comes the guilt. It gets easier if you choose one small part of it and leave the rest to others.",
      ask: 'If you had to pick just one of all the troubles, which would be yours?',
    },
    {
      id: 'there',
      say: "For you it isn't news then, it's somebody of your own. Others can switch it off, and your whole day depends on whether they answer. Most people around you probably don't realise that.",
      ask: 'What was the last you heard from them?',
    },
    {
      id: 'children',
      say: "It's hard to look at a future in which you can't protect them. You can't decide what the world will be like for them. What you can do is give them something that's of use in any world.",
      ask: 'What would you most like to pass on to them, whatever comes?',
    },
    {
      id: 'own-future',
      say: "Then it's about your own life, and there's nothing silly about thinking ahead. It helps to take it apart: what might come, and what you'd do if it did. The first nobody knows, but the second can be put on paper.",
      ask: "What's the first thing you'd need if it came closer?",
    },
  ],
};
