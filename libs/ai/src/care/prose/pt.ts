import type { CareProse } from './care-prose.ts';

export const PT: CareProse = {
  opening: {
    suicide: ['Que bom que você escreveu isso aqui e não ficou a sós com isso. Eu levo a sério.'],
    self_harm: ['Obrigado por me contar. É muita dor, e ela precisa ir para algum lugar.'],
    eating: ['Obrigado por dizer. É difícil de carregar e difícil de dizer.'],
    psychosis: ['Isso parece assustador, e deve cansar muito. Obrigado por me contar.'],
    harm_to_others: [
      'Que bom que você escreveu antes de acontecer alguma coisa. Uma frase não machuca ninguém.',
    ],
    violence: ['Que bom que você contou a alguém. O que fazem com você não é culpa sua.'],
    child: ['Obrigado por dizer isso. É importante, e estar em segurança vem primeiro.'],
  },
  quoted: ['Você escreveu: “{quote}”', 'Eu leio como está: “{quote}”'],
  ask: {
    suicide: ['Você está pensando em se matar?'],
    self_harm: ['Você está com um ferimento que alguém deveria ver agora?'],
    eating: ['Você sente tontura, ou o coração batendo estranho agora?'],
    psychosis: ['Tem alguém com você agora?'],
    harm_to_others: ['Você está longe dessa pessoa neste momento?'],
    violence: ['Você consegue falar agora sem perigo?'],
    child: ['Alguém está em perigo neste momento?'],
  },
  askSafe: ['Você está em segurança agora, neste minuto?'],
  askGently: {
    suicide: ['Posso perguntar direto: você está pensando em se matar?'],
    self_harm: ['Quão forte está a vontade agora?'],
    eating: ['Quem mais sabe disso?'],
    psychosis: ['Como você tem dormido?'],
    harm_to_others: ['O que ajudaria você a manter distância hoje?'],
    violence: ['Você se sente em segurança em casa hoje à noite?'],
    child: ['O que mais preocupa você nisso?'],
  },
  limits: [
    'Eu sou um programa: não posso ver você nem mandar alguém.',
    'Eu não sou uma pessoa, e há coisas que não posso fazer: ir até aí ou ligar por você.',
  ],
  call: 'Pessoas que podem mais do que eu: {name}, ligue {number}.',
  text: 'Pessoas que podem mais do que eu: {name}, mensagem para {number}.',
  callOrText: 'Pessoas que podem mais do que eu: {name}, ligue ou escreva para {number}.',
  anyLine: 'Em findahelpline.com há pessoas para quem você pode ligar ou escrever no seu país.',
  emergency: 'Se ficar perigoso ou alguém estiver ferido: {number}.',
  anyEmergency: 'Se ficar perigoso ou alguém estiver ferido, ligue para a emergência de onde você está.',
  means: ['Uma coisa ajuda na hora: pôr distância. Outro cômodo, ou nas mãos de alguém de confiança.'],
  hide: [
    'Se alguém puder estar olhando, “Leave this page” leva a um site inofensivo; o histórico guarda rastros.',
  ],
  denial: [
    'Eu gostaria de acreditar, e pergunto assim mesmo, por causa do que você escreveu antes. Estar tão cansado de tudo pode ficar perigoso mesmo sem um plano.',
    'Pode ser. O que você escreveu antes continua comigo, então prefiro perguntar uma vez a mais.',
  ],
  later: [
    'Estou lendo. Não esqueci o que você escreveu antes, e para mim isso vem primeiro.',
    'Continuo aqui, e continuo com o que você me contou.',
    'Obrigado por continuar escrevendo. Tenho em mente o que você me contou.',
  ],
  goOn: {
    any: [
      'Há uma pessoa que possa ficar com você hoje à noite, ou ficar ao telefone?',
      'Quando você ligar ou escrever para lá, basta “não estou em segurança e preciso de companhia”. Dá para fazer agora, com esta página aberta?',
      'O que já ajudou você a atravessar uma noite assim?',
      'Quem você gostaria que soubesse como está difícil?',
    ],
    suicide: ['Quão perto está agora: um pensamento, ou algo que você poderia fazer?'],
    self_harm: ['O que você usaria já está fora do seu alcance?'],
    eating: ['Você poderia contar hoje a um médico o que me contou?'],
    psychosis: ['Quem conhece você bem, notaria a mudança e poderia vir?'],
    harm_to_others: ['Para onde você poderia ir hoje, para haver uma porta entre vocês?'],
    violence: ['Qual seria um momento seguro para ligar?'],
    child: ['Que adulto de fora poderia ouvir isso hoje: uma professora, um médico, um vizinho?'],
  },
};
