import type { CareProse } from './care-prose.ts';

export const ES: CareProse = {
  opening: {
    suicide: ['Qué bien que lo escribas aquí y no te quedes a solas con eso. Me lo tomo en serio.'],
    self_harm: ['Gracias por contármelo. Es mucho dolor, y en algún lugar tiene que salir.'],
    eating: ['Gracias por decirlo. Es difícil de llevar y difícil de decir.'],
    psychosis: ['Suena a mucho miedo y mucho cansancio. Gracias por contármelo.'],
    harm_to_others: ['Qué bien que lo escribas antes de que pase nada. Una frase no hace daño a nadie.'],
    violence: ['Qué bien que se lo cuentes a alguien. Lo que te hacen no es culpa tuya.'],
    child: ['Gracias por decirlo. Importa, y lo primero es estar a salvo.'],
  },
  quoted: ['Escribes: «{quote}»', 'Lo leo tal como está: «{quote}»'],
  ask: {
    suicide: ['¿Estás pensando en matarte?'],
    self_harm: ['¿Tienes ahora una herida que alguien debería ver?'],
    eating: ['¿Notas mareo, o que el corazón te late raro ahora mismo?'],
    psychosis: ['¿Hay alguien contigo ahora mismo?'],
    harm_to_others: ['¿Estás lejos de esa persona en este momento?'],
    violence: ['¿Puedes hablar ahora sin que nadie te vea?'],
    child: ['¿Hay alguien en peligro en este momento?'],
  },
  askSafe: ['¿Estás a salvo ahora, en este minuto?'],
  askGently: {
    suicide: ['¿Puedo preguntarlo sin rodeos: estás pensando en matarte?'],
    self_harm: ['¿Qué tan fuertes son las ganas ahora?'],
    eating: ['¿Quién más lo sabe?'],
    psychosis: ['¿Cómo has dormido estos días?'],
    harm_to_others: ['¿Qué te ayudaría a mantenerte lejos hoy?'],
    violence: ['¿Te sientes a salvo en casa esta noche?'],
    child: ['¿Qué es lo que más te preocupa?'],
  },
  limits: [
    'Soy un programa: no puedo verte ni enviar a nadie.',
    'No soy una persona, y hay cosas que no puedo hacer: ir a verte o llamar por ti.',
  ],
  call: 'Personas que pueden hacer más que yo: {name}, llama al {number}.',
  text: 'Personas que pueden hacer más que yo: {name}, escribe al {number}.',
  callOrText: 'Personas que pueden hacer más que yo: {name}, llama o escribe al {number}.',
  anyLine: 'En findahelpline.com hay personas a las que puedes llamar o escribir en tu país.',
  emergency: 'Si se vuelve peligroso o alguien está herido: {number}.',
  anyEmergency:
    'Si se vuelve peligroso o alguien está herido, llama al número de emergencias de donde estás.',
  means: [
    'Una cosa ayuda enseguida: pon distancia con eso. Otra habitación, o dáselo a alguien de confianza.',
  ],
  hide: 'Si alguien puede estar mirando, «Leave this page» te lleva a una página inofensiva; el historial guarda rastros.',
  denial: [
    'Me gustaría creerlo, y aun así pregunto, por lo que escribiste antes. Estar tan harto de todo puede volverse peligroso aunque no haya un plan.',
    'Puede ser. Lo que escribiste antes sigue conmigo, así que prefiero preguntar una vez de más.',
  ],
  later: [
    'Te leo. No he olvidado lo que escribiste antes, y para mí eso va primero.',
    'Sigo aquí, y sigo con lo que me contaste.',
    'Gracias por seguir escribiendo. Tengo presente lo que me contaste.',
  ],
  goOn: {
    any: [
      '¿Hay una persona que pueda estar contigo esta noche, o quedarse al teléfono?',
      'Cuando llames o escribas allí, basta con «no estoy a salvo y necesito compañía». ¿Podrías hacerlo ahora, con esta página abierta?',
      '¿Qué te ha ayudado a pasar una noche así otras veces?',
      '¿Quién querrías que supiera lo mal que está?',
    ],
    suicide: ['¿Qué tan cerca está ahora: un pensamiento, o algo que podrías hacer?'],
    self_harm: ['¿Está ya lejos de tu mano lo que usarías?'],
    eating: ['¿Podrías contarle hoy a una médica lo que me has contado?'],
    psychosis: ['¿Quién te conoce bien, notaría el cambio y podría venir?'],
    harm_to_others: ['¿Adónde podrías ir esta noche para que haya una puerta de por medio?'],
    violence: ['¿Cuál sería un momento seguro para llamar?'],
    child: ['¿Qué persona adulta de fuera podría oír esto hoy: una maestra, un médico, alguien del barrio?'],
  },
};
