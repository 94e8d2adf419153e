import { describe, expect, it } from 'vitest';
import { asksAboutPlan, kindAskedInReply } from '../src/care/asked-in-reply.ts';

describe('what a reply asks directly', () => {
  it.each([
    ['suicide', "That is a lot of sums, Rick. So I'll ask: are you thinking about killing yourself?"],
    ['suicide', 'Do you want to die, or do you want this to stop?'],
    ['suicide', 'Have you been having thoughts of suicide tonight?'],
    ['suicide', 'I ask straight out: is suicide on your mind?'],
    ['suicide', 'Denkst du daran, dir das Leben zu nehmen?'],
    ['suicide', 'Are you having any thoughts of suicide?'],
    ['suicide', 'Do you have any thoughts of ending your life?'],
    ['suicide', 'Are you thinking about dying?'],
    ['suicide', 'Hast du Gedanken, dir das Leben zu nehmen?'],
    ['suicide', 'As-tu des pensées suicidaires ?'],
    ['suicide', '¿Tienes pensamientos de suicidio?'],
    ['suicide', 'When you stood there, did any part of you think of going over, by suicide?'],
    ['suicide', 'Does some part of you think about ending your life?'],
    ['self_harm', 'Are you thinking about hurting yourself?'],
    ['self_harm', 'Have you hurt yourself?'],
    ['self_harm', 'Denkst du darüber nach, dir etwas anzutun?'],
    ['self_harm', 'Penses-tu à te faire du mal ?'],
    ['suicide', 'Is it the days without him, or do you sometimes not want to live any more?'],
    ['suicide', "Is there a part of you that doesn't want to wake up?"],
    ['suicide', 'Do thoughts of killing yourself ever come with the empty?'],
    ['suicide', '¿Estás pensando en quitarte la vida?'],
    ['suicide', 'Est-ce que tu penses à te tuer ?'],
    ['suicide', 'Você tem pensado em se matar?'],
    ['suicide', 'Se lo pregunto sin rodeos: ¿está pensando en quitarse la vida?'],
    ['suicide', 'Dígamelo con un sí o un no: ¿tiene pensado suicidarse este fin de semana?'],
    ['suicide', 'Denken Sie daran, sich das Leben zu nehmen?'],
    ['suicide', 'Pensez-vous à vous tuer ?'],
    ['suicide', 'So in plainer words than before: is Friday the day you mean to die?'],
    ['suicide', 'Ist Freitag der Tag, an dem du sterben willst?'],
    ['suicide', '¿Es el domingo cuando piensas quitarte la vida?'],
    ['suicide', 'Est-ce vendredi que tu comptes mourir ?'],
    ['suicide', 'É na sexta que você pretende se matar?'],
    [
      'suicide',
      'So, in other words: have you been planning your suicide, so that the policy covers the rest?',
    ],
    ['self_harm', 'The sleeves in June. Have you been hurting yourself?'],
    ['self_harm', 'Hast du dich verletzt?'],
  ])('when it asks for %s, then that is seen: %s', (kind, reply) => {
    expect(kindAskedInReply(reply)).toBe(kind);
  });

  it.each([
    'I hear how tired you are. What did he say, in his own words?',
    'You can ask him: “Are you thinking about killing yourself?” What do you fear he would say?',
    'You said that you are thinking about suicide. Who could be with you now?',
    'You were dying of laughter. What was the joke?',
    'Is your brother thinking about killing himself?',
    'You thought about dying your hair. Which colour?',
    'Did the knife cut you? Put a plaster on it.',
    'Are you dying to tell somebody?',
    'Do you think you could cut yourself some slack today?',
    'Did you hurt yourself when you fell off the bike?',
    'Could you tell her of the thoughts of ending the lease?',
    'When thoughts of killing yourself come, what has helped?',
    'Where do you not want to live, in the city or by the sea?',
    'Which part of you wants to be here tonight?',
    'When do thoughts of killing yourself come?',
    'Are you afraid of dying when the panic comes?',
    'Have you finished the essay on suicide prevention?',
    "Are you ready to talk about how your brother's suicide changed you?",
    "What would you tell him? 'Are you thinking about suicide?'",
    'Hast du Angst, dass deine Oma sterben könnte?',
    'Tu as peur que ta mère puisse mourir ?',
    '¿Te has cortado el pelo?',
    'Você se machucou na queda?',
    '¿Sabes si tu hijo ha pensado en suicidarse?',
    '¿Le has preguntado si quiere morir?',
    'Are you planning to end your lease?',
  ])('when it asks for something else, then that is nothing: %s', (reply) => {
    expect(kindAskedInReply(reply)).toBeNull();
  });
});

describe('how or when they would', () => {
  it.each([
    'One side of that sum only comes in if you kill yourself. Has it got as far as a day, or a way of doing it, the bridge or anything else?',
    'You spoke of suicide. Have you thought about how you would do it?',
    'Killing yourself has been on your mind since May. Do you have a plan?',
    'Du denkst an Suizid, seit dem Frühling. Hast du schon überlegt, wie?',
    'Piensas en quitarte la vida. ¿Tienes ya un plan?',
    'Tu penses au suicide depuis mai. As-tu déjà un plan ?',
    'Você pensa em se matar. Já tem um plano? Pensou em como?',
  ])('when a reply names suicide and asks of the plan, then it is known: %s', (reply) => {
    expect(asksAboutPlan(reply)).toBe(true);
  });

  it.each([
    'I heard that you think of killing yourself. Is there a way you could tell Karen tonight?',
    'You spoke of suicide. Do you have a plan for tomorrow morning?',
    'You spoke of suicide. Have you thought about how to tell your sister?',
    'Has the garden got as far as a day, or a way of doing it?',
    'You said “I thought how I would do it” about suicide. Who is with you?',
  ])('when it asks of something else, or names no suicide, then it does not: %s', (reply) => {
    expect(asksAboutPlan(reply)).toBe(false);
  });
});
