import type { Sign } from '@inkwell/contracts/constants';

export const SUN_SIGN_TEXTS: Record<Sign, string> = {
  Aries:
    'Your sun is in Aries, the sign that starts before anyone asks it to. Traditionally this is someone who learns by doing, and who gets tired of waiting sooner than of working. The open question is the second half: what helps you stay once the beginning is over?',
  Taurus:
    'Your sun is in Taurus, the least hurried of the signs. Tradition links it with hands, soil, food and anything that grows in its own time. Its strength and its stubbornness are close relatives, so it helps to ask now and then: are you holding on to this, or have you just not let go?',
  Gemini:
    'Your sun is in Gemini, the sign of messengers, of brothers and sisters, and of people reading two books at once. The kind version is a mind that understands things by talking about them. The strict version asks whether you finish one thought before you start the next.',
  Cancer:
    'Your sun is in Cancer, the sign of the shore: half of it faces the house and half the open sea. Tradition connects it with memory, with looking after people, and with a shell that is there for a reason. Who looks after you on the days when you need it?',
  Leo: 'Your sun is in Leo, where tradition says the sun feels at home. It is said to be warm and generous and to like being seen that way, which is less vain than it sounds: most people do better work in front of someone. Where would you like to be seen, and by whom?',
  Virgo:
    'Your sun is in Virgo, the sign of the harvest: sorting, keeping, putting to use. It stands for an eye that notices what is not quite right yet, and for wanting to be useful. That same eye can turn on you, so it helps to have a rule for when something is good enough.',
  Libra:
    'Your sun is in Libra, the only sign drawn as a thing: a pair of scales. It stands for fairness, for company, and for taking a good look at both sides. The part to practise is the moment when you stop weighing and choose.',
  Scorpio:
    'Your sun is in Scorpio, named in lands where at that time of year things go underground. Astrologers describe someone who would rather know than be comfortable, and whose trust comes slowly and then completely. Ask yourself now and then whether something is hidden because it is precious, or only because it always has been.',
  Sagittarius:
    'Your sun is in Sagittarius, the archer, who looks at the far end of the field. Traditionally this is a traveller and a teacher, generous with plans and less so with details. A distant goal becomes useful once you connect it with a near one, such as what you will do on Tuesday.',
  Capricorn:
    'Your sun is in Capricorn, drawn as an animal that climbs without hurrying. It stands for patience with long jobs and for not making a fuss about rewards. What it tends to forget is that you are allowed to sit down halfway up and enjoy the view.',
  Aquarius:
    'Your sun is in Aquarius, which, despite the jug of water, counts as an air sign: ideas, poured out for others. It is linked with people who see how things could be done differently, and who stand back a little while they look. Standing back is good for thinking. With people you love, step closer.',
  Pisces:
    'Your sun is in Pisces, the last sign of the circle: two fish tied together, swimming apart. It stands for imagination, and for feeling the mood of a room before anyone speaks. What it needs is a shore: a few hours and places that belong only to you.',
};

export const MOON_SIGN_TEXTS: Record<Sign, string> = {
  Aries:
    'Your moon is in Aries, so feelings are said to come fast and leave fast. Moving around or saying it out loud will often settle them sooner than thinking.',
  Taurus:
    'Your moon is in Taurus, which does not ask for much but asks for it every day: food, quiet, a familiar place, someone’s hand. When those are missing, no argument can make up for it.',
  Gemini:
    'Your moon is in Gemini, which calms down by finding words. Once you have told someone about a feeling, or written two lines about it, it usually weighs half as much.',
  Cancer:
    'Your moon is in Cancer, the sign the moon is said to rule. Feelings come and go like tides here, and something said years ago can come back in. In this picture, a room of your own and people who know how you are without asking are needs and not luxuries.',
  Leo: 'Your moon is in Leo, where feelings like to have a witness. Being overlooked hurts more than being contradicted, which is good to know before you spend an evening on the wrong argument.',
  Virgo:
    'Your moon is in Virgo, which looks for something to fix when it feels uneasy. Tidying a drawer may help. So may remembering that feeling uneasy is not always a job to be done.',
  Libra:
    'Your moon is in Libra, which can relax when everyone is getting along, and may pay for that itself. In the long run it is kinder to find out what you want first and weigh it up afterwards.',
  Scorpio:
    'Your moon is in Scorpio, where feelings are kept rather than shown. Keeping them in does not make them go away. It is enough to have one person, or one page, that can know everything.',
  Sagittarius:
    'Your moon is in Sagittarius, which breathes easier with a horizon in view: a trip, a plan, a book from somewhere else. In a heavy week, a walk with no purpose may do more for you than talking.',
  Capricorn:
    'Your moon is in Capricorn, which is said to feel in private and function in public. The picture is of someone who copes. Letting yourself be looked after is the part that takes practice.',
  Aquarius:
    'Your moon is in Aquarius, which steps back in order to feel: first the view from above and then, some time later, the feeling itself. That pause is not coldness, but it helps to tell the people close to you that an answer is coming.',
  Pisces:
    'Your moon is in Pisces, where it is hard to tell other people’s moods from your own. Water, music and sleep are said to help, and so does asking whose mood this is.',
};

export const RISING_SIGN_TEXTS: Record<Sign, string> = {
  Aries:
    'Your rising sign is Aries, so the first impression you make, by tradition, is a direct one. People may take your speed for certainty. You do not have to be certain to get started.',
  Taurus:
    'Your rising sign is Taurus: you are said to come into a room slowly and to seem calm. Others may lean on that, even on days when you have little calm to spare.',
  Gemini:
    'Your rising sign is Gemini, which is described as quick and friendly. It is easy to start talking to you, and it is up to you how far anyone gets from there.',
  Cancer:
    'Your rising sign is Cancer: careful at the door, warm behind it. New places may cost you more than it shows, and simply arriving early can help.',
  Leo: 'Your rising sign is Leo, which is read as a presence people notice. If that is true on your good days, what would you like to be noticed for?',
  Virgo:
    'Your rising sign is Virgo, so people are said to see someone who pays attention. It makes you easy to trust, and few will realise how much you have noticed.',
  Libra:
    'Your rising sign is Libra, the polite one. It makes meeting people easy. Just notice when the price is an opinion you kept to yourself.',
  Scorpio:
    'Your rising sign is Scorpio, described as a steady look and few words. From the outside that can seem distant, and one sentence about yourself, early on, changes it.',
  Sagittarius:
    'Your rising sign is Sagittarius: an open face and a long stride, as the books say. People may come to expect you to be cheerful, and you do not owe them that.',
  Capricorn:
    'Your rising sign is Capricorn, said to look older when young and younger when old. People with that look tend to be handed responsibility. It is fine to ask who else is free.',
  Aquarius:
    'Your rising sign is Aquarius, so people may see you as a little different before you have said a word. With some of them that is lonely and with others it is a relief. You can choose your company.',
  Pisces:
    'Your rising sign is Pisces, a soft outline in which, the old books say, others see what they hope to see. Saying plainly what you want helps them see you.',
};
