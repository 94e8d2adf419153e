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
  nodes: [
    {
      id: 'ending',
      say: 'An ending can change everything that came before it, for better or worse. It often takes a moment to come back from it.',
      ask: 'Would you have ended it like that?',
      ways: [
        {
          say: 'Yes, just like that',
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
    },
    {
      id: 'character',
      say: "It's strange how real they can become. You catch yourself wondering how they're doing, as if you knew them.",
      ask: 'What would you ask, or tell them, if you could?',
    },
    {
      id: 'line',
      say: "A few words or notes can stay for days, and come back while you're doing something else entirely.",
      ask: 'What were you doing when it got you?',
    },
    {
      id: 'mood',
      say: 'The story is often gone after a year, and the mood is still there as if it were yesterday.',
      ask: 'If you close your eyes, where does that mood take you?',
    },
    {
      id: 'agree',
      say: 'Then they got it right, and not many do. A lot of good stories fall apart towards the end.',
      ask: "What's the very last thing in it, as you remember it?",
    },
    {
      id: 'disagree',
      say: "Then you and whoever made it see that differently. They can't object, so you're free to change it.",
      ask: 'How would yours go?',
    },
  ],
};
