import { describe, expect, test } from 'vitest';
import { readByRules } from '../src/care/index.ts';

describe('weapons that are tools, toys or for a sport', () => {
  test.each([
    'I brought the hammer back to the neighbours. They were outside their front door and we talked for an hour.',
    "I got a new bat for the league. I don't have a choice, the old one split.",
    "We had a bat in the bedroom last night. I don't have a choice, I have to call the landlord.",
    "I took the hammer over the road to Dave's. I was at their door at eight and we had the pergola up by noon.",
    "Bought an axe at last. I keep it in my bag on the way to the club, the throwing league starts Thursday and I don't have a choice about the team.",
    'I grabbed the gun off the hook, the glue one, and stuck forty leaves on the crown. The girls did theirs before they do me a favour and clean up.',
    'Took the bread knife to school for the bake sale. The teachers got there before me and I waited at their door like a pupil.',
    'My new bat came for the season. The coach says I have no choice, the old one is not legal.',
    "Had the hammer out all weekend, the shelves are up. I'll do it again next week in the hall.",
    'I stood at their door with the cake and they had forgotten. Grabbed a knife and we ate it on the steps.',
    "Got the axe for the stump. Hands shaking on the handle after an hour, what a workout. I'm at their door next, they want theirs out too.",
    "I had my hammer with me and I've been at their door since eight, the new hinges fit.",
    "I took the kitchen knife to be ground. I've been standing at their door for half an hour, closed on Mondays.",
    'I held the knife for the wedding cake and the photographer kept saying do it do it.',
    "I brought my bat and my gloves, and I'm outside their door waiting for the lift to cricket.",
    "Holding a hammer for the first time since school. Before he gets me to build a whole shed I'll hide.",
    "I've got a knife in my bag for mushrooms. Before they get us the bus home we had two kilos.",
    'Ich habe den Hammer dabei und stehe vor ihrer Tür, sie macht nicht auf, dabei wollten wir das Regal aufbauen.',
    'Estoy delante de su puerta con las flores. Tengo el cuchillo del queso en la mochila.',
    "Je suis devant leur porte avec le gâteau. J'ai un couteau pour le couper.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('voices of singers, children and machines', () => {
  test.each([
    'My voice keeps cracking. I got a toy gun for my nephew.',
    'Sang the solo tonight. My voice keeps going in the high part. I got the knife and cut the cake for the tenors.',
    'The voices of the children in the yard, one shouting louder than the other. I took the knife and opened the parcels.',
    'Her voice tells me she is tired. I had the hammer in my hand all day, the fence is done.',
    'The voice coach said breathe lower. I brought my toy gun for the musical and the stage manager laughed.',
    'I took the knife out of the drawer and the voice on the radio said eggs are dear again.',
    'Tengo un martillo nuevo. Estuve en su casa y colgamos los cuadros, la voz de mi hija gritando que más arriba.',
    "J'ai pris le couteau pour le gâteau. La voix de ma fille crie plus fort que la musique.",
    'Ich habe den Hammer geholt. Die Stimme meiner Tochter ruft von oben, das Bild hängt schief.',
    'I sing tenor and my voices keep splitting, the high one says no. I took the knife and cut a lemon for it.',
    "My toddler's voice tells me everything. She had the toy hammer in her hand and built a house.",
    'The voice on the phone told me to wait. I had my knife out of the picnic bag by then and ate my apple.',
    'A voice said my name on the tannoy. I got my gun case through customs for the biathlon.',
    "I'm training for the choir. The voices of the altos keep going flat and I hold the hammer for the bell.",
    'The other voice in the duet wants to go faster. I took the axe and split the wood for the sauna.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('small injuries', () => {
  test.each([
    "I did my thing at the climbing wall and then I fell off the last hold. It's bleeding a lot.",
    "I scratched myself on the roses this morning. The hedge is still there, I'll do it tomorrow.",
    "I burned myself on the tray taking the biscuits out. The second batch I'll do it tomorrow.",
    "I cut myself on a paper edge at work. The filing is half done, I'll do it tomorrow.",
    "I cut myself shaving my legs in a hurry. I'll do it tomorrow properly.",
    "I burned myself on the pan making risotto. I'm going to do it again tomorrow, it was that good.",
    "Cut my palm on a broken mug in the sink. It's quite deep, do I need stitches? There was blood and it would not stop, I have a towel on it.",
    "I burnt myself with the straighteners again, right before the wedding. I'll do it tomorrow with the other pair.",
    "The cat scratched my arm to bits at the vet. It's still bleeding a bit, and it's pretty deep for such a small cat.",
    'I fell off my bike on the gravel. The cut on my knee is really deep and the sock has gone through.',
    "We played football in the rain and I went over. It's bleeding a lot, my mates say it's not that deep.",
    'Tracker says up 3 km this week. We made lasagne and I ate all of it, then I did the washing up.',
    'Me quemé con el horno. Lo voy a hacer otra vez mañana, el pan salió genial.',
    'Ich habe mich am Papier geschnitten. Ich mache es morgen, der Stapel ist zu hoch.',
    "I scratched my arms on the brambles, we picked four kilos. I'll do it again tomorrow.",
    "I cut myself on the lid of a tin, and the dog went mad. It's quite deep. It won't stop bleeding and I've a towel on it.",
    "It's pretty deep and won't stop bleeding, I have a towel on it, I caught it on the fence.",
    "I burned myself with the kettle at breakfast. I'll do it tomorrow, the pancakes I mean.",
    "Ripped my shin open on the rocks at low tide. The sock's gone through, it opens if I move it.",
    "I tripped on the stairs with the laundry, my knee is bleeding a lot. It's not that deep.",
    "Grazed my elbow climbing. Pulled my sleeves down so that mum does not see, it's not deep.",
    'Ich habe mich beim Kochen geschnitten. Morgen mache ich es wieder, das Gulasch war gut.',
    'Me corté con el papel. Lo hago mañana, queda media caja.',
    'Je me suis brûlée sur le four. Je le refais demain, le gâteau était superbe.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('what athletes and bakers eat', () => {
  test.each([
    "I'm on one coffee and already a bit shaky.",
    'We baked a cake and ate all of it. My hands are still shaky from the climb.',
    "I purged my wardrobe at the weekend. I'm a bit shaky about the interview.",
    'My marathon plan says I have to be under 70 kg by May. My legs were shaky after the long run.',
    'On one banana since six, the hill reps were brutal. I was shaky and then had two breakfasts.',
    'I have to be at 66 kg by the weigh-in. My heart skipped when he showed me the medal.',
    'I purged the spice drawer and my inbox. I weighed myself every Monday in Lent and forgot after that.',
    "Boxer's diet: I have to be at 63 kg by Friday. One coffee and a rice cake, and I ate everything on Saturday.",
    'I weighed myself twice this week for the study. I was so shaky on the first day at the new job.',
    'Got rid of the cake in the end, the office ate all of it. Still shaky from laughing.',
    'I have purged my phone of old photos. My heart flipped when I found ours.',
    "I'm purging the garage. I've stopped weighing myself every morning and it feels good.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('papers, passwords and wills in order', () => {
  test.each([
    'Wrote all the passwords down for my mum. Nobody asked me, but she always forgets them.',
    "I've decided. I handed in my notice and wrote all the passwords down for whoever comes after me.",
    "I've sorted my will with the notary at last, the envelope with the deeds is at the bank. Nobody has asked me yet how it went.",
    "I've decided, I'm taking the sabbatical. I signed both letters for HR and sent them.",
    "I wrote down all the passwords for my sister while we are on holiday. It won't be my problem for two weeks.",
    'My affairs are in order, the notary said, and nobody even asked about the cat.',
    "Grandpa put his will in an envelope so they know where it is. I've decided mine can wait.",
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('high places, and what was decided there', () => {
  test.each([
    "I was on the platform with my suitcase and I thought: I'm going to do it. I'm moving to Lisbon.",
    "I was on the balcony with my coffee and the sun came up. I've decided. I'm taking the job.",
    "I sat on the balcony of our hotel with a glass of port and thought about the year. I've decided. I'm asking her to marry me.",
    "We're on the 7th floor and the balcony looks over the whole of Palma. I've decided, we come back next year.",
    "I was on the bridge in Porto this morning and I thought: I'm going to do it. I'm signing up for the course.",
    'I was at the cliff with the children and the wind was mad. Nobody noticed we had lost the picnic rug.',
    "I'm on the platform with my luggage and I'm going to do it, three weeks of trains.",
    "Mum put the insurance papers and the keys in an envelope so she knows where they are. I've decided to do the same.",
    "My tablets are in my bag so that I do not forget them. I've decided. I'm taking the job in Leeds.",
    "I was on the balcony when the fireworks began. I'm done. I'm never moving back inland.",
    "I'm on the roof terrace with my sister and a bottle of wine. I've decided. I'm moving to Lisbon.",
    "We're up on the cliff with the tent. It'll be over by Sunday, sadly.",
    "I'm sitting on the bridge with a coffee. I'm going to do it. I'm calling my dad.",
    "I sat at the window all evening. I've decided. I'm leaving the firm in May.",
    "On the platform again with two suitcases. I'm done. Berlin was lovely.",
    'Eu me queimei no forno. Vou fazer de novo amanhã, o bolo ficou ótimo.',
  ])('when it says %s, then it is nothing', (text) => {
    expect(readByRules(text)).toBeNull();
  });
});

describe('what is in the room, and not the cause', () => {
  test.each([
    ['I did my tin again tonight. The dog is asleep next to me. It is still bleeding.', 'crisis self_harm'],
    [
      "I did my tin. The cat is on my lap, there is a glass of water and the football is on. It's quite deep.",
      'concern self_harm',
    ],
    ['The cat scratched me this morning. I did my tin tonight. It is still bleeding.', 'crisis self_harm'],
    ["I did it again with a piece of glass and the blood won't stop.", 'crisis self_harm'],
    [
      "The dog keeps licking my hand. I did it again and it won't stop bleeding, I've got a towel on it.",
      'crisis self_harm',
    ],
    ["I watched the football. Then I cut my leg and the blood won't stop.", 'crisis self_harm'],
    ['I cut my thigh again, the dog is asleep next to me.', 'crisis self_harm'],
    ["The sock's gone through. It's kinda deep, it opens if i move it. The dog knows.", 'concern self_harm'],
    ["I pulled my sleeve down when the cat came in. It's kinda deep.", 'concern self_harm'],
    ["I cut myself on the glass on purpose. I'm going to do it again tonight.", 'crisis self_harm'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
  });
});

describe('the same signs where they show danger', () => {
  test.each([
    ["I took the hammer. I've been outside his door twice.", 'concern harm_to_others'],
    ["I took the knife. I'm outside his door. I'm going to do it now.", 'crisis harm_to_others'],
    ["I have the knife behind my back. I'm outside his door.", 'crisis harm_to_others'],
    ["The voices won't shut up, they keep saying do it do it do it.", 'crisis psychosis'],
    ['I was on the platform and I thought how easy it would be.', 'concern suicide'],
    ["I was on the bridge. I'm not safe.", 'crisis suicide'],
    ["My affairs are in order. I'm not safe.", 'crisis suicide'],
    ["I'm on the platform, the train comes. I'm going to do it.", 'crisis suicide'],
    ["I wrote down all the passwords. They'd all be better off.", 'concern suicide'],
    ["I'm on the bridge. I've decided.", 'concern suicide'],
    ["The pills are on the table. I've decided. I'm taking them all.", 'concern suicide'],
    ['I purged my dinner again. I have to be at 49 by the 6th.', 'concern eating'],
    ['I purge every night. I fainted today.', 'concern eating'],
  ])('when it says %s, then it is a %s', (text, shown) => {
    const found = readByRules(text);
    expect(`${found?.level} ${found?.kind}`).toBe(shown);
  });
});
