import type { PlanTopic } from '../plan-topic.ts';

export const MUSIC: PlanTopic = {
  id: 'music',
  title: 'Music or singing',
  words:
    /\b(?:music(?:al)?|guitar|piano|(?:a|my|the) keyboard|violin|fiddle|viola|cello|double bass|bass guitar|drums?|drumming|flute|clarinet|saxophone|sax|trumpet|trombone|tuba|ukulele|uke|banjo|harmonica|accordion|harp|recorder|bagpipes|sing(?:ing)?|singer|choir|choral|chords?|(?:my|practi[sc]e|play) scales|instruments?|songs?|orchestra|brass band|in a band|band (?:practi[sc]e|rehearsal)|organ (?:lessons|again|studies)|organist|sheet music|waltz|open mic)\b/i,
  kind: 'often',
  aim: 'play or sing, a little each day',
  acks: [
    'Ten minutes is a real practice. Hands and voice sort it out between the goes, so a little on most days beats one long Sunday.',
    "Many people stop because they practise the hard bit till they hate it. End each time on something you can already play or sing, and you'll want to come back.",
    'It needs neither a gift nor a plan for greatness. A song you half know already makes an evening different.',
  ],
  heavy: [
    "Music goes straight to where things are tender, so picking it up can be harder than it looks. You may play two notes and put it down again; that's a start.",
    'It takes nerve to make the first ugly sounds where others can hear them. Everybody you like listening to had that time, and mostly a shut door.',
    "Time away, or a sentence somebody once said about your playing or your voice, isn't a law. Ears and hands go on learning at any age.",
  ],
  ask: 'What would get you playing or singing this week?',
  steps: [
    {
      say: 'Keep it in sight',
      words:
        /\b(?:out of (?:its|the|my) (?:case|bag|attic|loft|cupboard)|(?:on|the|a) stand|by the sofa|in the living room|leave it out|where i (?:can )?see|get it out|dust|unpack)\b/i,
      how: "Out of the case, wiped, and where you sit in the evening; if it's singing, put one song on the phone's first page. Then only this rule: when you pass it, a minute counts.",
    },
    {
      say: 'One easy song, just the first line',
      words:
        /\b(?:one (?:easy|simple)|easy (?:song|piece|tune)|simple (?:song|piece|tune)|first (?:line|bit|verse|bars?)|(?:a|one) (?:song|tune|piece)|few minutes|ten min\w*|10 min\w*|play along|hum)\b/i,
      how: "Pick one you love that has few notes or chords, and take just the first line, slowly, five times. Stop while it's still nice, tomorrow it'll be there faster.",
    },
    {
      say: 'A trial lesson, or a choir',
      words: /\b(?:lessons?|teacher|choir|class|tutor|group|band|join|trial)\b/i,
      how: "Write: 'I'm out of practice, could I try one lesson, and what would it cost?' For a choir, look for one without auditions and ask whether you can come once and listen.",
    },
  ],
  worries: [
    {
      words:
        /\b(?:tone[- ]?deaf|talent\w*|not musical|unmusical|no ear|no rhythm|can'?t (?:sing|hold a)|no good|rubbish at|bad voice|awful voice|out of tune)\b/i,
      say: "Very few people are truly tone-deaf; most were told so once and stopped trying. Hum along with one low, easy note until you meet it. That's the skill, and it grows with use.",
    },
    {
      words: /\b(?:stiff|arthritis|pain\w*|hurts?|ache\w*|breath|lungs|hearing aids?|wrists?)\b/i,
      say: 'Shorter and slower then, with warm hands, and stop at the first ache. A teacher who knows older or sore hands will change the fingering or suggest an easier instrument; ask a doctor if the pain stays.',
    },
    {
      words: /\b(?:too old|at my age|i'?m \d\d|too late|as a child|should have started)\b/i,
      say: "You've one thing the children at the music school lack: you want to. Adults get to a first real song quickly, because they choose it themselves.",
    },
    {
      words: /\b(?:neighbou?rs?|walls|noise|noisy|(?:too|so) loud|flat ?mates?|housemates?|wake|landlord)\b/i,
      say: "Tell them once: 'I'm practising, ten minutes around six, knock if it's a bad day.' Most people mind surprise more than sound. Else a mute, headphones, or the car for singing.",
    },
    {
      words:
        /\b(?:cost\w*|afford|money|expensive|price\w*|pay|don'?t (?:even )?own|don'?t (?:even )?have (?:a|an|one)|(?:have|need) to buy|£|\$)/i,
      say: 'Borrow or hire one first; music schools, some libraries and friends with a cupboard have them. And a voice costs nothing, a good many choirs charge little or let people off.',
    },
    {
      words:
        /\b(?:hears?|heard|listening to me|go(?:ing)? red|embarrass\w*|shy|stage|in front of|perform\w*|audience|nerv\w*|laugh\w*|self[- ]?conscious|asham\w*)\b/i,
      say: 'Then nobody has to hear it for now: an hour when the house is empty, or a room with the radio on next door. Later one person you trust, one verse, looking out of the window.',
    },
    {
      words:
        /\b(?:gave up|given up|give up|quit|stop(?:ped)? (?:by|after|again|when|every)|never (?:practi[sc]e|stick|keep)|lose interest|every (?:january|year)|tried before|motivation)\b/i,
      say: "Make it smaller than your worst day: one line of one song. And have somebody waiting for it, a teacher, a friend to play with, a niece who wants that tune. Willpower runs out, a date doesn't.",
    },
    {
      words:
        /\b(?:no time|(?:don'?t|haven'?t|never) (?:have |got |any |the |enough )+time|not enough time|when (?:am i|though|exactly|should i|would i|do i)|too busy|so busy|always busy|i'?m busy|shifts|shift work|(?:two|three) jobs|full[- ]?time|i work\b|work (?:nights|late|all|long|until|till|full)|(?:two|three|four|small|little|young|have|got|with) (?:\w+ )?(?:kids|children|toddlers?)|kids (?:don'?t|won'?t|never|need|take|eat|keep|always)|by the time|tired|exhausted|knackered|shattered|no energy)\b/i,
      say: "Five minutes while the pasta boils is a practice. It only works if nothing has to be unpacked first, so it stands ready or it's the voice.",
    },
    {
      words:
        /\b(?:boring|(?:hate|only|just) scales|no progress|not getting better|plateau|theory|can'?t read (?:music|notes)|notation|same songs?)\b/i,
      say: "Leave the scales and take four bars of something you love, at half speed, until they're easy. You don't need to read notes to play, and record yourself now: in a month you'll hear what you can't notice day by day.",
    },
  ],
  ways: [
    'Two minutes of something easy, five on one hard spot at half speed, three on a song you like. Then stop.',
    'Learn a piece in bits of one line. Slow and right first, the speed comes by itself.',
  ],
};
