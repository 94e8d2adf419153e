import type { Guide } from '../guide.ts';

export const READ_OR_HEARD: Guide = {
  id: 'read-or-heard',
  title: 'A book, a film, a song',
  words:
    /\b(?:books?|novels?|paperbacks?|audiobook|(?:last|first|next) chapter|rereading|poems?|poetry|films?|movies?|cinema|the pictures|documentary|anime|cartoon|series|finale|the play|songs?|albums?|record that|symphony|concert|cello|choir sang|bach|the band|busker|podcast|the radio|played nina|headphones|i read \w+ in|war and peace|middlemarch|casablanca|szymborska)\b/i,
  situations: ['read-or-watched'],
  tone: 'plain',
  acks: [
    "Some of them go on in your head long after they're over.",
    "Somebody you've never met made that, and it got to you all the same.",
    "I'm curious what it was about that one.",
  ],
  ask: 'Which bit of it is still with you?',
  ways: [
    {
      say: 'The ending',
      words:
        /\bend(?:ing|ed|s)?\b|\blast (?:chapter|page|scene|line|sentence|minute|minutes|song|shot|episode|words?|verse)|\bfinal(?:e)?\b|\bhow it (?:stops|finishes)|\bcredits\b/i,
      to: 'ending',
    },
    {
      say: 'One line, or a few notes',
      words:
        /\blines?\b|\bsentence|\bverses?\b|\b(?:the|those|these|her|his|few|two|three|four|some|last) words\b|\blyric|\bchorus|\bmelod|\btune\b|\bnotes?\b|\briff\b|\bsolo\b|\bhorns?\b|\bviolins?\b|\bcello|\bpiano\b|\bguitar|\bdrums?\b|\bvoice\b|\bquote|\bwhere (?:she|he|they|it) (?:sings?|says?|goes)|\bsings?\b|\bpage \w+|\bslow movement|\brefrain|^["'“]/i,
      to: 'line',
    },
    {
      say: 'The mood of it',
      words:
        /\bmood|\batmosphere|\bfeel(?:ing|s)?\b|\bvibe|\bquiet|\bsilence|\bsad(?:ness)?\b|\blonel|\bmelanchol|\bwarm|\bcos[yi]|\brain\b|\blight\b|\bcolou?rs?\b|\bweather|\bdream|\bbeaut|\bslow(?:ness)?\b|\beerie|\bhaunt|\bthe whole\b|\bworld\b/i,
      to: 'mood',
    },
    {
      say: 'One of the people in it',
      words:
        /\b(?:character|hero|heroine|narrator|girl|boy|woman|man|guy|mother|father|sisters?|brothers?|friends?|inspector|detective|prince|princess|king|queen|teacher|singer|actor|actress|dragon|dog|couple|family|widow|soldier|doctor|people)\b|\b(?:that|how) (?:he|she|they)(?:'s| is| are|'re| was| were| died| dies)\b|^(?:him|her|he|she|them)\b/i,
      to: 'character',
    },
  ],
  otherwise: 'any',
  nodes: [
    {
      id: 'ending',
      say: 'An ending can change everything that came before it, for better or worse. It often takes a moment to come back from it.',
      ask: 'Would you have ended it like that?',
      ways: [
        {
          say: "Yes, it couldn't end otherwise",
          words:
            /^(?:yes|yeah|yep|yup|absolutely|definitely|exactly|of course|totally|i would|i think so|probably)\b|\bany other way|\bwouldn'?t change|\bperfect|\bno other (?:way|ending)|\bexactly (?:like|as|so)|\bjust right|\bhad to\b|\bi loved/i,
          to: 'agree',
        },
        {
          say: 'No, mine would go differently',
          words:
            /^(?:no|nope|nah|never|not)\b(?! (?:clever|sure))|\bi'?d have\b|\bi would(?:'ve| have)\b|\bshould(?:'ve|n'?t)?\b|\bshould have|\bdeserved|\bdifferent|\bhappy end|\blet (?:him|her|them)\b|\binstead|\bhated\b|\bdisappoint|\btoo (?:sad|sudden|quick|happy|neat)|\bunfair|\brather\b|\bwish\b|\bi wanted (?:him|her|them|it)\b/i,
          to: 'disagree',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'character',
      say: "It's strange how real they can become. You catch yourself wondering how they're doing, as if you knew them.",
      ask: 'What would you ask, or tell them, if you could?',
      otherwise: 'letter-to-them',
    },
    {
      id: 'line',
      say: "A few words or notes can stay for days, and come back while you're doing something else entirely.",
      ask: 'What were you doing when it got you?',
      otherwise: 'first-line',
    },
    {
      id: 'mood',
      say: 'The story is often gone after a year, and the mood is still there as if it were yesterday.',
      ask: 'If you close your eyes, where does that mood take you?',
      otherwise: 'its-weather',
    },
    {
      id: 'any',
      say: "It's often a detail that sticks, and not what the reviews talk about.",
      ask: 'Where were you when it got to you?',
      ways: [
        {
          say: 'On the way somewhere',
          words:
            /\btrain\b|\bbus\b|\btram\b|\btube\b|\bcar\b|\bdriv|\bmissed my stop|\bwalk|\bplane\b|\bflight\b|\bcommut|\bmotorway|\bbike\b|\bon the way|\bheadphones|\bferry\b|\bplatform\b|\bstation\b|\bstreet\b/i,
          to: 'on-the-way',
        },
        {
          say: 'Among people, in the dark',
          words:
            /\bamong (?:people|strangers|others)|\bin the dark\b|\bcinema|\btheatre|\btheater|\bhall\b|\brow\b|\bseat\b|\bstage\b|\bconcert|\bopera|\bchurch|\bcrowd|\bstranger|\bfestival|\bfield\b|\bclub\b|\baudience|\bpub\b|\bbalcony\b|\bstadium|\bthe pictures|\bmuseum|\bgallery/i,
          to: 'in-the-hall',
        },
        {
          say: 'At home',
          words:
            /\bhome\b|\bbed(?:room)?\b|\bsofa|\bcouch|\bkitchen|\bflat\b|\barmchair|\bchair\b|\bbath|\bliving room|\broom\b|\bfloor\b|\bgarden|\bdesk\b|\btable\b|\biron(?:ing)?\b|\bhouse\b|\bcooking|\bwashing up/i,
          to: 'at-home',
        },
      ],
      otherwise: 'last',
    },
    {
      id: 'agree',
      say: 'Then they got it right, and not many do. A lot of good stories fall apart towards the end.',
      ask: "What's the very last thing in it, as you remember it?",
      otherwise: 'first-line',
    },
    {
      id: 'disagree',
      say: "Then you and whoever made it see that differently. They can't object, so you're free to change it.",
      ask: 'How would yours go?',
      otherwise: 'own-ending',
    },
    {
      id: 'on-the-way',
      say: 'Between two places you often have nothing else to do, so things get closer than at home.',
      ask: 'What was going by outside?',
      otherwise: 'its-weather',
    },
    {
      id: 'in-the-hall',
      say: "It's different with strangers around you. You notice that it gets to them as well, and nobody says a word.",
      ask: 'What was it like there right after it was over?',
      otherwise: 'its-weather',
    },
    {
      id: 'at-home',
      say: "Then it's over, and everything at home stands where it always stands. It can feel quite odd for a moment.",
      ask: 'What did you do in the first minute after?',
      otherwise: 'its-weather',
    },
    {
      id: 'last',
      say: 'It depends on the moment, too. In another year the same thing might have gone right past you.',
      ask: 'Who would you like to tell about it?',
      otherwise: 'give-it',
    },
    {
      id: 'letter-to-them',
      say: "You could write that to them in a real letter: where you met them, and what you'd ask or say. They won't answer, but you may find out what it is about them that stays with you.",
      exercise: 'unsent-letter',
    },
    {
      id: 'first-line',
      say: 'Put the bit that stayed with you at the top of a page, as well as you remember it. Then write on from there: where you were, and what it makes you think of. It can end up somewhere else entirely.',
      exercise: 'page-from-one-line',
    },
    {
      id: 'its-weather',
      say: 'Write down where you were, or where it took you, with what there was to see and hear. Then add what it did to you. Anybody can look up the plot, and the rest only you know.',
      exercise: 'five-senses-scene',
    },
    {
      id: 'own-ending',
      say: "Write that one down, even if it's only half a page. Start at the point where theirs goes wrong for you, and see what the people in it do.",
      exercise: 'page-from-one-line',
    },
    {
      id: 'give-it',
      say: "Write it down as you'd tell it to that person: what it was, and why it got to you. Three sentences are enough. If there's nobody in particular, tell it to yourself in ten years.",
      exercise: 'page-from-one-line',
    },
  ],
};
