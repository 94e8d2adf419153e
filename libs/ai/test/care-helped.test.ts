import type { CareKind } from '@inkwell/contracts/constants';
import { describe, expect, test } from 'vitest';
import { tellsOfHelp } from '../src/care/helped.ts';

describe('whether help or distance is there', () => {
  test.each<[string, CareKind]>([
    [
      "Cops took it, real polite. I'm in the barber chair. They want to drive me to the hospital and I said ok.",
      'suicide',
    ],
    ['I yelled for Marv like an idiot. And Marv is here now.', 'suicide'],
    [
      "picked up. said it. shes screaming for my dad but shes coming, its 50 mins. i'm on the stairs. i left it up there.",
      'suicide',
    ],
    ["mums here. shes just holding my head. we're going A&E.", 'suicide'],
    ["dana's here. tins gone, shes got it in her car with the doors locked.", 'suicide'],
    ['In the ambulance. Potassium low they reckon. Priya came with.', 'eating'],
    ["She's holding my hand thru the gap lol. Ambulance is coming.", 'eating'],
    [
      "I rang. The woman is called Carol. She's on speaker. She says someones coming and they wont have sirens on.",
      'psychosis',
    ],
    ["Theyre here. Two of them. Priya's here too she ran. I'm going with them for one night.", 'psychosis'],
    ['im on the bus. no bag. poppys got one shoe.', 'violence'],
    ["The police are here now and he's in the other room.", 'violence'],
    ['waiting room now. nurse was nice', 'self_harm'],
    ['Mein Bruder ist da. Er hat den Schlüssel und den Brief genommen.', 'suicide'],
    ['Wir sind in der Notaufnahme, meine Frau sitzt neben mir', 'suicide'],
    ['Estoy en urgencias con mi hermana', 'suicide'],
    ['La policía ya está aquí', 'violence'],
    ['Je suis aux urgences, ma mère est avec moi', 'suicide'],
    ['Les pompiers arrivent, ma voisine est là', 'suicide'],
    ['Estou no pronto-socorro com a minha mãe', 'suicide'],
  ])('when it is “%s” (%s), then it was', (text, kind) => {
    expect(tellsOfHelp(text, kind)).toBe(true);
  });

  test.each<[string, CareKind]>([
    ["it's right here on the desk", 'suicide'],
    ["I went back for my coat. I'm in the office again. It's right here.", 'suicide'],
    ['Dana rang, I let it ring', 'suicide'],
    ["I'm not going to the hospital", 'suicide'],
    ['what happens if I go to the ER', 'suicide'],
    ['nobody is here with me', 'suicide'],
    ['should I call 911', 'suicide'],
    ["I called 911 but I'm going to do it anyway", 'suicide'],
    ["he's here now, he's on his way up", 'violence'],
    ['the voices are here with me', 'psychosis'],
    ['They are here. They are on the stairs.', 'psychosis'],
    ["he's here, he took my phone, and I have the hammer", 'harm_to_others'],
    ["I'm on the train tracks", 'suicide'],
    ['Ich will nicht in die Notaufnahme', 'suicide'],
    ['Niemand ist da', 'suicide'],
    ['No voy a urgencias', 'suicide'],
    ['Personne n’est là', 'suicide'],
    ['Não vou no hospital', 'suicide'],
    ['I still have the pills', 'suicide'],
    ['I already have the rope', 'suicide'],
    ['I already took them', 'suicide'],
    ["He's coming home now and he has the gun", 'violence'],
    ['he took the knife from the drawer', 'violence'],
    ["He has the keys and I'm locked in", 'violence'],
    ['he took it out on me', 'suicide'],
    ["it won't stop bleeding, I think it needs stitches", 'self_harm'],
    ['My dad died in hospital and I still have the rope here', 'suicide'],
    ['the urge is here now', 'self_harm'],
    ['everyone is here and nobody sees me, I have it in my hand', 'suicide'],
    ['Thoughts are coming', 'suicide'],
  ])('when it is “%s” (%s), then it was not', (text, kind) => {
    expect(tellsOfHelp(text, kind)).toBe(false);
  });
});
