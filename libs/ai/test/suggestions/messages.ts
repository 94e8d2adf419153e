/**
 * Messages of plan mode, each with a keyword, and what a person would expect to be offered: written before the rules
 * that read them. They are sent on Wednesday, 28 October 2026, at 8:30 in New York; clocks go back on 1 November.
 */

export interface Offer {
  title: RegExp;
  /** `MM-DD HH:mm` where the hour is named, else two of them between which it starts. */
  start: string | readonly [string, string];
  /** Null where no length is named: then it may be what is usual. */
  minutes: number | null;
  /** How many of it, on different days. */
  times: number;
}

export interface Message {
  text: string;
  /** In any order; empty where nothing is to be offered. */
  offers: readonly Offer[];
}

const say = (text: string, ...offers: Offer[]): Message => ({ text, offers });
const at = (title: RegExp, start: Offer['start'], minutes: number | null = null, times = 1): Offer => ({
  title,
  start,
  minutes,
  times,
});
const day = (date: string): Offer['start'] => [`${date} 06:00`, `${date} 22:45`];
const WEEK: Offer['start'] = ['10-28 08:40', '11-04 22:45'];

export const MESSAGES: readonly Message[] = [
  // Things with a day and an hour.
  say('Dentist on Friday at 10. I already dread it.', at(/^dentist$/i, '10-30 10:00')),
  say(
    "I have a dentist appointment tomorrow at 9:40 and I'm dreading it already",
    at(/^dentist( appointment)?$/i, '10-29 09:40'),
  ),
  say('haircut thurs 5:15pm, I want to look nice for the art fair', at(/^haircut$/i, '10-29 17:15')),
  say(
    'Vet appointment for Momo next Tuesday at 4:30pm. Poor thing needs the rest.',
    at(/^vet( appointment)?( for Momo)?$/i, '11-03 16:30'),
  ),
  say(
    "I'm meeting my friend Priya for coffee on Saturday at 11",
    at(/^(coffee with|meet) Priya( for coffee)?$/i, '10-31 11:00'),
  ),
  say('Lunch with an old friend on Sunday at 12:30', at(/^lunch with an old friend$/i, '11-01 12:30')),
  say(
    "Parent-teacher meeting on Monday at 6 pm, I haven't read the report yet",
    at(/^parent-teacher meeting$/i, '11-02 18:00'),
  ),
  say(
    'My job interview is on Nov 5 at 2pm. I should get some rest before.',
    at(/^(job )?interview$/i, '11-05 14:00'),
  ),
  say(
    "The plumber comes Friday at 8am and I can't do anything creative until he's gone",
    at(/plumber/i, '10-30 08:00'),
  ),
  say('Call the insurance tomorrow at 3. The rest can wait.', at(/^call the insurance$/i, '10-29 15:00')),
  say(
    "Pick up the kids from art class at half past four tomorrow, please don't let me forget",
    at(/^pick up the kids( from art class)?$/i, '10-29 16:30'),
  ),
  say(
    'Physio on 12 November at 7:45, then straight to work. Artur drives me.',
    at(/^physio$/i, '11-12 07:45'),
  ),
  say('Workout with Dana Friday 6am', at(/^workout with Dana$/i, '10-30 06:00')),
  say(
    'Book club on Thursday at 7:30 pm, I still have to read the last chapters',
    at(/^book club$/i, '10-29 19:30'),
  ),
  say('Dinner with my friends on Saturday at 8', at(/^dinner with my friends$/i, '10-31 20:00')),
  say(
    "There's a social dance evening on Friday at 9pm that I want to go to",
    at(/social dance( evening)?/i, '10-30 21:00'),
  ),
  say('yoga at 7 tomorrow morning and then I can relax', at(/^yoga$/i, '10-29 07:00')),
  say(
    'Take the car to the garage on Tuesday at 8:15. Restless already about the bill.',
    at(/^(take the )?car to the garage$/i, '11-03 08:15'),
  ),
  say(
    'Therapy on Wednesday next week at 3pm, and I want to be honest about my friend',
    at(/^therapy$/i, '11-04 15:00'),
  ),
  say(
    'Remind me to ring the tax office today at 2. I read their letter three times.',
    at(/^ring the tax office$/i, '10-28 14:00'),
  ),
  say('Art museum with Lea on Sunday at 2 pm', at(/^art museum with Lea$/i, '11-01 14:00')),
  say(
    "I've got choir on Mondays at 7:30pm and I want to get back to it, it's the social part I miss",
    at(/^choir$/i, '11-02 19:30'),
  ),
  say('Start the garden beds on Saturday at 9am', at(/garden beds$/i, '10-31 09:00')),
  say(
    'I want to go running with my friend Ben on Friday at quarter to seven in the morning',
    at(/^(go )?running with Ben$/i, '10-30 06:45'),
  ),
  say(
    'I need to hand in the article by Friday. Block Thursday at 13:00 for it',
    at(/article/i, '10-29 13:00'),
  ),
  say('Restaurant with mum Saturday 7pm!!', at(/^restaurant with mum$/i, '10-31 19:00')),
  say(
    "Let's put meditation in for tomorrow at 6:15 am, that starts the day well",
    at(/^meditat(ion|e)$/i, '10-29 06:15'),
  ),
  say(
    "Doctor's appointment the day after tomorrow at noon. I spread my worries over everybody.",
    at(/^doctor'?s?( appointment)?$/i, ['10-30 11:00', '10-30 13:00']),
  ),
  say('movie night with friends tonight at 8', at(/^movie night with friends$/i, '10-28 20:00')),
  say(
    'I promised to help my friend Joe move on Saturday at 10',
    at(/^help (my friend )?Joe move$/i, '10-31 10:00'),
  ),

  // With a length.
  say('I want to read for 25 minutes tonight at 9', at(/^read$/i, '10-28 21:00', 25)),
  say('Exercise on Thursday from 6 to 7:30 pm', at(/^exercise$/i, '10-29 18:00', 90)),
  say('Meditate 10 min tomorrow at 7am', at(/^meditate$/i, '10-29 07:00', 10)),
  say('On Sunday I will do a two hour workout at 10', at(/^(two hour )?workout$/i, '11-01 10:00', 120)),
  say('Dentist Monday 9:00-9:45, dreading it', at(/^dentist$/i, '11-02 09:00', 45)),
  say(
    "I'd like an hour and a half of creative writing on Saturday at 3pm",
    at(/^creative writing$/i, '10-31 15:00', 90),
  ),
  say(
    'Walk with my friend Ines on Tuesday at 5:30pm for 40 minutes',
    at(/^walk with (my friend )?Ines$/i, '11-03 17:30', 40),
  ),
  say(
    'Write the grant application on Friday from 9 till 11:30, no matter how restless I am',
    at(/^(write the )?grant application$/i, '10-30 09:00', 150),
  ),
  say('half an hour of reading on Sunday at 8pm', at(/^read(ing)?$/i, '11-01 20:00', 30)),
  say('Clean the apartment on Saturday at 11 for 1.5 hours', at(/^clean the apartment$/i, '10-31 11:00', 90)),
  say(
    'Guitar practice, 20 minutes, tomorrow 18:40, before I meet my friend',
    at(/^guitar practice$/i, '10-29 18:40', 20),
  ),
  say(
    'Video call with my friend Noor on 8 November at 16:00 for 45 mins',
    at(/^video call with (my friend )?Noor$/i, '11-08 16:00', 45),
  ),
  say('I need to rest for an hour this afternoon at 4', at(/^rest$/i, '10-28 16:00', 60)),
  say('Block 2 hours on Monday at 10 for the chart', at(/chart/i, '11-02 10:00', 120)),
  say('Swim Thursday 7 - 7:45am then work. Exercise done.', at(/^swim$/i, '10-29 07:00', 45)),

  // Beyond the change of clocks.
  say('Exercise next Wednesday at 6:30am', at(/^exercise$/i, '11-04 06:30')),
  say('I will read to my niece on Nov 1 at 9:15 in the morning', at(/^read to my niece$/i, '11-01 09:15')),
  say(
    'Meet a friend for breakfast on Sunday at 8:30',
    at(/^(meet a friend for )?breakfast( with a friend)?$/i, '11-01 08:30'),
  ),
  say('Relax in the sauna on Sunday from 5 to 6 pm', at(/sauna/i, '11-01 17:00', 60)),
  say(
    'Eye doctor in two weeks on Monday? No: on November 16 at 11:20. I can hardly read anymore.',
    at(/^eye doctor$/i, '11-16 11:20'),
  ),
  say('Pottery class starts on 10 November at 6pm', at(/^pottery class/i, '11-10 18:00')),
  say(
    'meditate on saturday at 9pm and on sunday at 9pm',
    at(/^meditate$/i, ['10-31 21:00', '11-01 21:00'], null, 2),
  ),

  // Several things, several times.
  say(
    'Exercise on Monday at 7am and dinner with a friend on Tuesday at 7pm',
    at(/^exercise$/i, '11-02 07:00'),
    at(/^dinner with a friend$/i, '11-03 19:00'),
  ),
  say(
    'Dentist on Friday at 10 and lunch with Mia at 1, I dread the first',
    at(/^dentist$/i, '10-30 10:00'),
    at(/^lunch with Mia$/i, '10-30 13:00'),
  ),
  say(
    'Yoga Monday at 7pm, swimming Wednesday at 8am, and rest on Sunday',
    at(/^yoga$/i, '11-02 19:00'),
    at(/^swim(ming)?$/i, ['10-28 08:40', '11-04 08:00']),
    at(/^rest$/i, day('11-01')),
  ),
  say('I want to exercise three times a week', at(/^exercise$/i, WEEK, null, 3)),
  say('I want to work out twice a week for 30 minutes, exercise helps me', at(/^work ?out$/i, WEEK, 30, 2)),
  say(
    'Exercise Monday, Wednesday and Friday at 6pm',
    at(/^exercise$/i, ['10-28 18:00', '11-04 18:00'], null, 3),
  ),
  say(
    'I want to meditate on Tuesdays and Thursdays at 7 am',
    at(/^meditate$/i, ['10-29 07:00', '11-03 07:00'], null, 2),
  ),
  say('3x a week workout, 45 min each', at(/^workout$/i, WEEK, 45, 3)),
  say('I will read 30 minutes every evening', at(/^read$/i, ['10-28 17:00', '10-29 22:30'], 30)),
  say('Meditate every morning at 6:45', at(/^meditate$/i, '10-29 06:45')),
  say('See a friend once a week', at(/^see a friend$/i, WEEK)),
  say(
    'Haircut on Thursday at 4, then coffee with my friend Kim at 5:30',
    at(/^haircut$/i, '10-29 16:00'),
    at(/^coffee with (my friend )?Kim$/i, '10-29 17:30'),
  ),
  say(
    'Bake on Saturday at 10am. Bring the cake to my friend at 3pm.',
    at(/^bake$/i, '10-31 10:00'),
    at(/cake to my friend/i, ['10-28 15:00', '10-31 15:00']),
  ),
  say(
    'Tomorrow: dentist at 9, post office at 11, workout at 6pm',
    at(/^dentist$/i, '10-29 09:00'),
    at(/^post office$/i, '10-29 11:00'),
    at(/^workout$/i, '10-29 18:00'),
  ),

  // Day or part of it without an hour.
  say('I want to rest on Sunday afternoon', at(/^rest$/i, ['11-01 12:00', '11-01 18:00'])),
  say('Maybe a workout on Saturday morning', at(/^workout$/i, ['10-31 06:00', '10-31 12:00'])),
  say("I'd like to do something creative at the weekend", at(/creative/i, ['10-31 06:00', '11-01 22:30'])),
  say('I should call my friend Tess tomorrow', at(/^call (my friend )?Tess$/i, day('10-29'))),
  say(
    'I have to buy a present for my friend on Friday',
    at(/^buy a present( for my friend)?$/i, day('10-30')),
  ),
  say('I need to meditate before work', at(/^meditate$/i, ['10-28 08:40', '10-29 09:00'])),
  say('I want to read more', at(/^read$/i, WEEK)),
  say('I really need to relax tonight', at(/^relax$/i, ['10-28 17:00', '10-28 23:00'])),
  say('Could we find time for exercise next week?', at(/^exercise$/i, ['11-02 06:00', '11-08 22:30'])),
  say('I want to draw on Sunday evening, just art for me', at(/^draw$/i, ['11-01 17:00', '11-01 22:30'])),
  say('Start the tax return on Saturday', at(/tax return$/i, day('10-31'))),
  say('I plan to visit the art gallery on 7 November', at(/art gallery$/i, day('11-07'))),
  say('In three days I want to go for a long walk with a friend', at(/walk with a friend$/i, day('10-31'))),

  say('Train to Boston leaves Sunday at 5:40am, no rest for me', at(/^train to Boston/i, '11-01 05:40')),
  say(
    'Ceramics with my friend Jo in 2 weeks, Nov 11 at 10am',
    at(/^ceramics with (my friend )?Jo$/i, '11-11 10:00'),
  ),

  // Nothing to offer.
  say('I already dread it.'),
  say('I read until two last night and now I am tired'),
  say('My sister has a dentist appointment on Friday at 10, my friend told me'),
  say('Should I exercise tomorrow at 7?'),
  say('What is a good time to exercise?'),
  say('I exercised on Monday at 6pm and it was great'),
  say('I was at the dentist yesterday at 10. My heart was racing.'),
  say("I don't want to see my friend on Friday"),
  say('The meeting on Tuesday was cancelled, so no art class either'),
  say('If I had a friend here I would go out on Friday at 8'),
  say('My friend Tom is getting married on Saturday at 3pm in Rome'),
  say('I feel restless and my heart beats too fast at 3 in the morning'),
  say('Our party last Saturday at 8 was wonderful'),
  say('My son has art on Tuesdays at 2'),
  say('I cancelled the workout on Thursday at 6'),
  say('It is already 10 and I have done nothing. Starting is hard.'),
  say('She starts her new job on Monday at 9'),
  say('Friends are hard to keep after 40'),
  say('I can never rest at the weekend'),

  // In other languages.
  say('Am Donnerstag um 10 Uhr Zahnarzt, ich starte schon jetzt nervös', at(/^zahnarzt$/i, '10-29 10:00')),
  say('Morgen um halb acht Workout', at(/^workout$/i, '10-29 07:30')),
  say('Ich will am Samstag von 14 bis 16 Uhr im Garten arbeiten', at(/garten/i, '10-31 14:00', 120)),
  say(
    'Nächsten Dienstag um 18:30 Elternabend, ich erwarte nichts Gutes davon',
    at(/^elternabend$/i, '11-03 18:30'),
  ),
  say('Gestern um 10 war ich beim Arzt und habe auf die Karte gewartet'),
  say('Dentiste jeudi à 10h, je veux partir loin', at(/^dentiste$/i, '10-29 10:00')),
  say('Je veux lire demain à 21h pendant 30 minutes et rester tranquille', at(/^lire/i, '10-29 21:00', 30)),
  say('Restaurant avec Paul samedi à 19h30', at(/^restaurant avec Paul$/i, '10-31 19:30')),
  say(
    'Mardi à 9h réunion à l’école, puis je rentre me reposer. Un article à finir aussi.',
    at(/^réunion( à l['’]école)?$/i, '11-03 09:00'),
  ),
  say("J'ai vu le dentiste hier à 10h, je suis restée calme"),
  say('Dentista el martes a las 10', at(/^dentista$/i, '11-03 10:00')),
  say(
    'Mañana a las 6 de la tarde quiero salir a correr, es mejor que el martes',
    at(/^(salir a )?correr$/i, '10-29 18:00'),
  ),
  say(
    'Cena con Marta en el restaurante el viernes a las 21:00',
    at(/^cena con Marta( en el restaurante)?$/i, '10-30 21:00'),
  ),
  say(
    'Quiero meditar el domingo a las 8:00 durante 20 minutos, es parte de mi plan',
    at(/^meditar$/i, '11-01 08:00', 20),
  ),
  say('Ayer a las 10 fui al dentista con mi parte médico'),
  say('Dentista na quarta-feira às 10h', at(/^dentista$/i, '10-28 10:00')),
  say('Amanhã às 18h30 quero correr, depois é descansar em parte', at(/^correr$/i, '10-29 18:30')),
  say(
    'Reunião na escola na terça às 15:00, mas quarta é livre',
    at(/^reunião( na escola)?$/i, '11-03 15:00'),
  ),
  say('Quero ler no domingo às 20:00 por 40 minutos, faz parte do plano', at(/^ler$/i, '11-01 20:00', 40)),
  say('Ontem às 10 fui ao dentista na quarta rua'),
];
