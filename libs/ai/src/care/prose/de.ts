import type { CareProse } from './care-prose.ts';

export const DE: CareProse = {
  opening: {
    suicide: ['Gut, dass du das hier schreibst und nicht allein damit bleibst. Ich nehme es ernst.'],
    self_harm: ['Danke, dass du es mir sagst. Das ist viel Schmerz, der irgendwohin muss.'],
    eating: ['Danke, dass du es aussprichst. Das ist schwer zu tragen und schwer zu sagen.'],
    psychosis: ['Das klingt beängstigend, und es kostet sicher viel Kraft. Danke, dass du es mir sagst.'],
    harm_to_others: ['Gut, dass du zuerst schreibst, bevor etwas passiert. Ein Satz tut niemandem weh.'],
    violence: ['Gut, dass du es jemandem sagst. Was dir angetan wird, ist nicht deine Schuld.'],
    child: ['Danke, dass du das sagst. Es ist wichtig, und Sicherheit geht vor.'],
  },
  quoted: ['Du schreibst: „{quote}“', 'Ich lese es so, wie es dasteht: „{quote}“'],
  ask: {
    suicide: ['Denkst du daran, dich umzubringen?'],
    self_harm: ['Bist du gerade so verletzt, dass jemand danach sehen sollte?'],
    eating: ['Ist dir schwindlig, oder schlägt dein Herz gerade komisch?'],
    psychosis: ['Ist gerade jemand bei dir?'],
    harm_to_others: ['Bist du im Moment weit genug weg von ihnen?'],
    violence: ['Bist du gerade so weit allein, dass du sicher reden kannst?'],
    child: ['Ist in diesem Moment jemand in Gefahr?'],
  },
  askSafe: ['Bist du gerade in Sicherheit, in dieser Minute?'],
  askGently: {
    suicide: ['Darf ich direkt fragen: Denkst du daran, dich umzubringen?'],
    self_harm: ['Wie stark ist der Drang gerade?'],
    eating: ['Wer weiß noch davon?'],
    psychosis: ['Wie hast du in letzter Zeit geschlafen?'],
    harm_to_others: ['Was würde dir helfen, heute Abstand zu halten?'],
    violence: ['Fühlst du dich heute Nacht zu Hause sicher?'],
    child: ['Was macht dir daran am meisten Sorgen?'],
  },
  limits: [
    'Ich bin ein Programm: Ich kann dich nicht sehen und niemanden schicken.',
    'Ich bin kein Mensch, manches kann ich nicht: vorbeikommen oder für dich anrufen.',
  ],
  call: 'Menschen, die mehr können als ich: {name}, Telefon {number}.',
  text: 'Menschen, die mehr können als ich: {name}, Nachricht an {number}.',
  callOrText: 'Menschen, die mehr können als ich: {name}, anrufen oder schreiben an {number}.',
  anyLine: 'Auf findahelpline.com stehen Menschen, die du in deinem Land anrufen oder anschreiben kannst.',
  emergency: 'Wenn es gefährlich wird oder jemand verletzt ist: {number}.',
  anyEmergency: 'Wenn es gefährlich wird oder jemand verletzt ist, ruf den Notruf an deinem Ort.',
  means: [
    'Eins hilft sofort: Bring Abstand dazwischen. Ein anderes Zimmer, oder gib es jemandem, dem du vertraust.',
  ],
  hide: [
    'Falls jemand mitliest: „Leave this page“ führt auf eine harmlose Seite; im Verlauf bleiben Spuren.',
  ],
  denial: [
    'Das würde ich gern glauben, und ich frage trotzdem, wegen dem, was du vorher geschrieben hast. So müde zu sein kann auch ohne Plan gefährlich werden.',
    'Vielleicht ist es so. Was du vorher geschrieben hast, ist noch da; ich frage lieber einmal zu oft.',
  ],
  later: [
    'Ich höre dich. Was du vorher geschrieben hast, habe ich nicht vergessen, und das geht für mich vor.',
    'Ich bin noch da, und auch bei dem, was du mir gesagt hast.',
    'Danke, dass du weiterschreibst. Ich behalte im Kopf, was du mir gesagt hast.',
  ],
  goOn: {
    any: [
      'Gibt es einen Menschen, der heute Nacht bei dir sein oder am Telefon bleiben könnte?',
      'Wenn du dort anrufst oder schreibst, reicht der Satz „Ich bin nicht sicher und brauche jemanden“. Geht das jetzt, während diese Seite offen bleibt?',
      'Was hat dich früher durch so eine Nacht gebracht?',
      'Wer sollte wissen, wie schlimm es ist?',
    ],
    suicide: ['Wie nah ist es gerade: ein Gedanke, oder etwas, das du tun könntest?'],
    self_harm: ['Ist das, was du nehmen würdest, schon außer Reichweite?'],
    eating: ['Könntest du heute einer Ärztin sagen, was du mir gesagt hast?'],
    psychosis: ['Wer kennt dich gut genug, um zu merken, dass etwas anders ist, und könnte kommen?'],
    harm_to_others: ['Wohin könntest du heute gehen, damit eine Tür dazwischen ist?'],
    violence: ['Wann wäre ein sicherer Moment, um anzurufen?'],
    child: ['Welche erwachsene Person von außen könnte das heute hören: eine Lehrerin, ein Arzt, Nachbarn?'],
  },
};
