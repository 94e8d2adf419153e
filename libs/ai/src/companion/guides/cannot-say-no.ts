import type { Guide } from '../guide.ts';

export const CANNOT_SAY_NO: Guide = {
  id: 'cannot-say-no',
  title: "I can't say no",
  words:
    /\b(?:people.?pleas\w*|(?:say|saying|said|says|heard myself say|ever) (?:"|')?no\b|(?:say|saying|said|says) (?:"|'|omg |of course )*(?:yes|sure|of course|it'?s (?:fine|no trouble)|no (?:problem|trouble)|with pleasure)|no problem|doormat|push-?over|no spine|walk(?:s|ed|ing)? all over me|takes? advantage|tak(?:e|en) for granted|(?:be|is|are|so|being) (?:disappointed|let down|cross with me)|favou?rs?\b|agreed to|volunteered|turn (?:any|anyone|them|him|her)\b.*\baway|decline|the nice one|being useful|always (?:me|count on)|(?:only )?(?:ring|call|text)s? me when they need|dump (?:their|it|everything|all)\b|babysit\w*|(?:lent|lend)\b.*\bagain|so nobody gets mad|can'?t hold out|i'd help|asking that leaves|i still do it with everyone|always pick up|stand up for myself|set boundaries|what i want|didn'?t say it)\b/i,
  situations: ['people-pleasing'],
  tone: 'hard',
  acks: [
    'Each yes may be small, but together they take up a lot of your week.',
    "It's tiring when what other people want keeps coming before what you want.",
  ],
  ask: 'What do you dread most about saying no?',
  ways: [
    {
      say: 'Their disappointed face',
      words:
        /\b(?:the look|look on|heartbroken|crushed|cry|their eyes|letting|spoil\w*|ruin\w*|disappoint\w*|faces?|let(?:ting)? (?:\w+ ){0,2}down|let down|sad|upset|hurt(?:ing)?|feelings|they(?:'d| would) (?:look|cry)|crying|tears)\b/i,
      to: 'face',
    },
    {
      say: 'That they get angry',
      words:
        /\b(?:kick off|blow(?:s|ing)? up|lose it|snap at|yelled|punish\w*|consequences|retaliat\w*|hell|angry|anger|mad|furious|cross|fights?|argu\w*|row\b|conflicts?|confrontation\w*|shout\w*|yell\w*|scream\w*|sulk\w*|silent treatment|cold shoulder|explod\w*|temper|annoyed|trouble|scene|revenge|fire me|fired)\b/i,
      to: 'anger',
    },
    {
      say: 'Being liked less',
      words:
        /\b(?:never (?:ask|invite|call|include) me|stop (?:asking|inviting|calling)|forget about me|not invited|(?:seen|look|come across|appear|labelled|known) (?:as )?(?:lazy|mean|rude|selfish|difficult|cold|a )|talk behind|gossip|out of the group|left out|opinion|lazy|rude|bitch|egoist|worth|(?<!feel )(?<!felt )lik(?:e|ed|es)|lov(?:e|ed|es)|want(?:s|ed)? me|drop me|leav(?:e|es|ing)|los(?:e|ing)|reject\w*|abandon\w*|alone|lonely|think(?:s|ing)? (?:that )?(?:i'?m|less|bad|badly|of me)|selfish|unkind|difficult|hate me|replace\w*|not (?:be )?(?:needed|invited)|friend(?:s|ship)?|talk about me)\b/i,
      to: 'liked',
    },
    {
      say: 'The guilt afterwards',
      words:
        /\b(?:feel like (?:an? )?(?:awful|bad|terrible|horrible|selfish)|rotten|(?:feel|feeling) (?:like )?(?:rotten|dirt|selfish|shit|crap|so)|sick about|thinking about it all|regret|torment|guilt\w*|conscience|(?:feel|feeling|felt) (?:so )?(?:bad|terrible|awful|horrible|mean)|was mean|lie awake|lying awake|afterwards?|bad person|egoist\w*)\b/i,
      to: 'guilt',
    },
  ],
  nodes: [
    {
      id: 'face',
      say: "It's hard to see somebody disappointed, above all when you're the reason. Still, most people who ask for a favour know that the answer may be no, and they get over it sooner than it seems.",
      ask: 'Whose face do you see when you think of it?',
      ways: [
        {
          say: "My family's",
          words:
            /\b(?:mother|mum|mom|mama|dad|father|papa|parents?|sister|brother|family|son|daughter|kids?|child(?:ren)?|husband|wife|partner|boyfriend|girlfriend|aunt\w*|uncle|gran\w*|nan\b|in-?laws?|cousins?|clan)\b/i,
          to: 'family',
        },
        {
          say: "Somebody's at work",
          words:
            /\b(?:nurse|director|head\b|principal|doctor|foreman|ceo|hr\b|leader|assistant|secretary|apprentice|staff|shift|boss\w*|work|office|colleagues?|coworkers?|co-workers?|managers?|team|chef|supervisor|clients?|customers?|patients?|students?|teacher|head of|accounting|department)\b/i,
          to: 'work',
        },
        {
          say: "A friend's",
          words:
            /\b(?:pal\b|girlfriends|guys i|people from|bandmate|classmate|ex\b|friends?|friend'?s|mates?|buddy|bestie|flatmate|roommate|neighbou?rs?|girls|guys|choir|club|church)\b/i,
          to: 'friend',
        },
      ],
    },
    {
      id: 'anger',
      say: "So the yes keeps things calm. You notice that the mood might turn, and you give in before it does. It works for the moment, and you're the one who pays for it.",
      ask: "What do they do when they don't get what they want?",
      ways: [
        {
          say: 'I always gave in so far',
          words:
            /\b(?:never (?:let|said|tried|happened|got|gets|dared|found)|haven'?t (?:tried|dared|said)|give in|before (?:they|he|she)|no idea|don'?t know|not tried|comes? to that)\b/i,
          to: 'never',
        },
        {
          say: 'They get loud',
          words:
            /\b(?:bang\w*|throw\w*|curs\w*|stomp\w*|nasty|mean|attack\w*|lash\w*|bully\w*|makes? a scene|tantrum|lecture\w*|accus\w*|loud\w*|shout\w*|scream\w*|yell\w*|slam\w*|rage\w*|rant\w*|explod\w*|go(?:es)? off|blow\w*|argu\w*|row|fights?|insult\w*|swear\w*|threat\w*|angry|furious|aggressive|temper)\b/i,
          to: 'loud',
        },
        {
          say: 'They go silent',
          words:
            /\b(?:stops? (?:\w+ing)|disappears?|unreachable|hurt look|guilt.?trip\w*|cries|cry\w*|passive|leaves? the room|blank\w*|distance|freez\w*|icy|silen\w*|quiet|cold|sulk\w*|sigh\w*|ignor\w*|(?:don'?t|doesn'?t|won'?t|stops?) (?:talk|speak|look|answer|reply)\w*|withdraw\w*|distant|offended|pout\w*|huff|short with me|martyr)\b/i,
          to: 'silent',
        },
      ],
    },
    {
      id: 'liked',
      say: "Then a no isn't about one favour. It's about whether they'd still want you around, and with that at stake it's no wonder you say yes.",
      ask: 'Who likes you, as far as you can tell, without needing anything from you?',
      ways: [
        {
          say: "I honestly can't say",
          words:
            /^(?:no|none)\b|\b(?:no ?body|no ?one|not? (?:one|anyone|anybody|sure)|can'?t (?:say|tell|think)|don'?t (?:know|have)|dunno|idk|no idea|not a (?:soul|single)|hardly any\w*|good question|wonder)\b/i,
          to: 'unsure',
        },
        {
          say: 'One or two people',
          words:
            /\b(?:one|two|three|few|some|friends?|sister|brother|mum|mom|dad|mother|father|husband|wife|partner|boyfriend|girlfriend|kids?|children|son|daughter|aunt|uncle|gran\w*|nan|dog|cat|colleague|neighbou?r|my \w+)\b/i,
          to: 'fond',
        },
      ],
    },
    {
      id: 'unsure',
      say: "That's a lonely thing not to know. If you've always said yes, there was hardly a chance to find out. So the question is open, and that isn't the same as nobody.",
      ask: 'Whose liking would you most want to be sure of?',
    },
    {
      id: 'guilt',
      say: "Guilt is useful when you've wronged somebody. Turning down a request isn't that, even if it feels exactly the same.",
      ask: 'How long does it last, when you do say no?',
      ways: [
        {
          say: 'I give in and call back',
          words:
            /\b(?:made? (?:it )?up (?:for|to)|making up for|compensat\w*|offer (?:them )?something|give in|gave in|giving in|cav(?:e|ed)|fold|call(?:ed)? (?:them |her |him )?back|after all|anyway|change my mind|(?:and |then )?say (?:yes|ok)|text (?:them|her|him)|don'?t (?:even )?last|undo|take it back)\b/i,
          to: 'give-in',
        },
        {
          say: 'It lasts for days',
          words:
            /\b(?:lasts|ever|weekend|constantly|all (?:day|week|night)|can'?t (?:shake|stop|forget)|haunts?|days|weeks?|months?|years?|ages|nights?|forever|long time|(?:doesn'?t|never|won'?t) (?:stop|go|end)\w*|still think|always|until i see)\b/i,
          to: 'days',
        },
        {
          say: 'A few hours, then it fades',
          words:
            /\b(?:afternoon|half a day|one day|a day\b|couple of (?:hours|minutes)|until (?:lunch|dinner|the evening|i sleep)|goes away|forget|wears off|better after|not (?:that |so |too |very )?long|hours?|minutes?|evening|fades?|pass(?:es)?|gone|next (?:day|morning)|short|briefly|a (?:bit|while)|soon|over)\b/i,
          to: 'fades',
        },
      ],
    },
    {
      id: 'family',
      say: 'In many families one person becomes the one who can be counted on, and after a while nobody asks whether they still want to be. A no from that person feels much bigger than it is.',
      ask: 'What happens in your family when somebody else says no?',
      ways: [
        {
          say: "There's a scene",
          words:
            /\b(?:scene|row|fights?|drama|argu\w*|shout\w*|cr(?:y|ies|ying)|tears|sulk\w*|hell|war|offended|angry|furious|guilt\w*|never hear the end|weeks|upset|explod\w*|trouble|cut off)\b/i,
          to: 'sentence',
        },
        {
          say: 'They get away with it',
          words:
            /\b(?:bats? an eyelid|doesn'?t (?:turn up|come|bother)|they (?:laugh|accept|manage)|life goes on|not an issue|allowed|get(?:s)? away|nothing|let off|fine|accept\w*|shrug\w*|okay|ok\b|nobody (?:minds?|cares?|says)|no one (?:minds?|cares?|says)|normal|no problem|then (?:they|she|he) asks? me|comes? to me|ask me|i do it|falls? (?:to|on) me|respect\w*|that'?s (?:just )?how (?:he|she))\b/i,
          to: 'let-off',
        },
      ],
    },
    {
      id: 'let-off',
      say: 'So a no is allowed there, only nobody is used to hearing it from you. That can change, although the first few times will probably be awkward.',
      ask: 'What would you like to be let off from first?',
    },
    {
      id: 'work',
      say: "At work the next task often goes to whoever does it without complaining. The people who hand it out may have no idea how much you've got by now.",
      ask: 'What do you have on your plate right now that was never yours?',
    },
    {
      id: 'friend',
      say: "If they only ever hear yes from you, they can't know what it costs you. A good friend would probably rather hear that than find out you'd been dreading it.",
      ask: "What would you tell them, if you knew it wouldn't hurt them?",
    },
    {
      id: 'never',
      say: "So you don't know yet what they'd do, and you may be right to be careful. Meanwhile you keep paying with a yes you don't mean.",
      ask: 'What would be the smallest no you could try?',
    },
    {
      id: 'loud',
      say: "You don't have to answer while somebody is being loud. 'I'll tell you tomorrow' is enough, and you can say it on your way out. If you're ever afraid of more than noise, please tell somebody outside about it.",
      ask: 'Which of their requests would be the safest one to turn down first?',
    },
    {
      id: 'silent',
      say: "Being met with silence is hard to stand, and it makes you feel you've done something wrong. Mostly it only means that they don't like your answer.",
      ask: 'How long do you hold out before you make it up to them?',
    },
    {
      id: 'fond',
      say: "With somebody who likes you for yourself, a no is safer than it feels. They may be disappointed for an evening, and they won't like you any less for it.",
      ask: "What do you keep going along with that you'd rather not do?",
    },
    {
      id: 'days',
      say: "Days of it is exhausting. Probably the argument goes on in your head the whole time: what they'd say, what you should have said, whether you were selfish.",
      ask: "What's the thing they say in your head that hits hardest?",
    },
    {
      id: 'give-in',
      say: "Many people end up there: the guilt gets too strong, you say yes after all, and for a moment it's gone. The trouble is that the next time it comes back just as strong.",
      ask: 'What did giving in cost you, the last time?',
    },
    {
      id: 'fades',
      say: "So it does pass, even if it feels endless while it lasts. A few bad hours against a thing you really don't want to do: sometimes that's a fair price.",
      ask: "What's coming up that would be worth a few bad hours?",
    },
    {
      id: 'sentence',
      say: "One warm sentence is enough: 'I'd like to help, and this time I can't.' Leave out the list of reasons, since each of them can be argued with. Then wait, even if the silence is uncomfortable.",
      exercise: 'prepared-talk',
    },
  ],
};
