import type { Exercise } from './exercise.ts';

export const PACED_BREATHING_PT: Exercise = {
  id: 'paced-breathing-pt',
  language: 'pt',
  modes: ['heal', 'write', 'plan'],
  title: 'Respirar devagar',
  minutes: 2,
  source:
    'Zaccaro et al. 2018, Frontiers in Human Neuroscience 12:353 (slow breathing, about six breaths a minute)',
  fits: { for: '' },
  offer: 'inspirar devagar e soltar o ar mais devagar ainda, uns dois minutos',
  begin: 'Vamos respirar',
  steps: [
    {
      id: 'before',
      lines: [
        'Encoste em alguma coisa, se tiver onde. Quanta tensão tem agora, de 0 a 10?',
        'Primeiro um número. De 0 a 10, como está a tensão neste momento?',
      ],
      waits: 'number',
      keeps: 'before',
      help: 'Um palpite serve: 0 é o sofá no domingo, 10 é toda a tensão que você conhece.',
    },
    {
      id: 'breathe',
      lines: [
        'Agora com o círculo: puxe o ar em quatro, solte em seis. Ele faz a conta. Toque quando terminar.',
        'Oito respirações com o círculo: quatro para puxar o ar, seis para soltar. Se você se perder, entre na próxima.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 6, rounds: 8 },
      next: 'after',
      choices: [
        { say: 'Terminei' },
        { say: 'Mais devagar, por favor', to: 'slower' },
        { say: 'Isso não é para mim', to: 'onward' },
      ],
      help: 'Quando o círculo cresce, puxe o ar; quando encolhe, solte. Pela boca também está bem.',
    },
    {
      id: 'slower',
      lines: [
        'Mais devagar, então: quatro para puxar o ar, oito para soltar. Cinco vezes.',
        'Com mais tempo para soltar: o ar entra em quatro e sai em oito, cinco vezes.',
      ],
      waits: 'pace',
      pace: { in: 4, hold: 0, out: 8, rounds: 5 },
      next: 'after',
      choices: [
        { say: 'Terminei' },
        { say: 'Lento demais', to: 'breathe' },
        { say: 'Isso não é para mim', to: 'onward' },
      ],
      help: 'Junte os lábios como quem esfria a sopa: o ar sai devagar por conta própria.',
    },
    {
      id: 'after',
      lines: ['E agora, de 0 a 10?', 'Qual é o número agora, de 0 a 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'onward' }],
      help: 'A mesma escala de antes. Pode ser menos, mais ou igual.',
    },
    {
      id: 'note',
      lines: [
        'Se alguma coisa mudou, que palavra serve para ela?',
        'O que você percebe, em uma palavra ou duas? Nada também é resposta.',
      ],
      waits: 'text',
      keeps: 'noticed',
      next: 'end',
      choices: [{ say: 'Quase nada' }, { say: 'Um pouco mais de calma' }, { say: 'Mais é sono' }],
      help: 'Há quem perceba primeiro o maxilar ou as mãos, e há quem perceba os sons em volta.',
    },
    {
      id: 'onward',
      lines: [
        'Não dá certo com todo mundo, nem todas as vezes. Como você prefere seguir?',
        'Mais uma rodada, uma mais lenta, ou chega por agora: o que você prefere?',
      ],
      waits: 'choice',
      keeps: 'wish',
      branches: [
        { slot: 'wish', matches: /lent|devagar/i, to: 'slower' },
        {
          slot: 'wish',
          matches: /(?<!não,? |não quero |nao,? )(?:mais uma|de novo|outra(?! coisa)|outra vez|repetir)/i,
          to: 'breathe',
        },
      ],
      next: 'end',
      choices: [
        { say: 'Mais uma rodada', to: 'breathe' },
        { say: 'Uma rodada mais lenta', to: 'slower' },
        { say: 'Chega por agora', to: 'end' },
      ],
      help: 'Às vezes a segunda rodada sai mais fácil, às vezes cansa. Parar vale o mesmo.',
    },
  ],
  page: ['Respiração lenta. Tensão de 0 a 10: {before} antes, {after} depois.', 'O que percebi: {noticed}'],
  closing: ['Foi isso.', 'É só isso mesmo; também dá para fazer na fila do mercado.'],
};

export const FIVE_FOUR_THREE_TWO_ONE_PT: Exercise = {
  id: 'five-four-three-two-one-pt',
  language: 'pt',
  modes: ['heal', 'write', 'plan'],
  title: 'Cinco, quatro, três, dois, um',
  minutes: 4,
  source: 'Najavits 2002, Seeking Safety: A Treatment Manual for PTSD and Substance Abuse (grounding)',
  fits: { for: '' },
  offer: 'cinco coisas para ver, quatro para tocar, e assim até uma, uns quatro minutos',
  begin: 'Vamos olhar em volta',
  steps: [
    {
      id: 'before',
      lines: [
        'Primeiro um número: quanta agitação tem aí dentro agora, de 0 a 10?',
        'Antes de olhar em volta: a que altura estão as ondas, de 0 a 10?',
      ],
      waits: 'number',
      keeps: 'before',
      help: '0 é esperar sem pressa, 10 é a maior agitação que você conhece. Vale o primeiro número que vier.',
    },
    {
      id: 'see',
      lines: [
        'Olhe devagar em volta e escreva cinco coisas que você vê. As sem graça contam: uma tomada, uma mancha.',
        'Agora os olhos: que cinco coisas você vê de onde está?',
      ],
      waits: 'text',
      keeps: 'seen',
      help: 'Escolha uma cor e encontre cinco vezes a mesma. No escuro: cinco coisas que com certeza estão ao alcance.',
    },
    {
      id: 'touch',
      lines: [
        'Quatro coisas para tocar. Ponha a mão um instante em cada uma: como é, áspera, fria, macia?',
        'Agora as mãos. Que quatro coisas você consegue tocar?',
      ],
      waits: 'text',
      keeps: 'touched',
      help: "Comece pela roupa. Por exemplo: 'Jeans, mesa fria, telefone morno, meu cotovelo.'",
    },
    {
      id: 'hear',
      lines: [
        'Três sons, de perto ou de longe. O que você ouve?',
        'Fique uns segundos em silêncio e deixe os sons chegarem. Quais são os três?',
      ],
      waits: 'text',
      keeps: 'heard',
      choices: [{ say: 'Quase não se ouve nada' }],
      help: 'Se estiver silencioso, faça três: bata na mesa, passe a mão na manga, solte o ar.',
    },
    {
      id: 'smell',
      lines: [
        'Faltam dois cheiros e um gosto. O que você percebe, mesmo que seja fraco?',
        'Cheire o ar, a manga, a caneca: que dois cheiros tem, e que gosto está na boca?',
      ],
      waits: 'text',
      keeps: 'smelled',
      choices: [{ say: 'Nada de nada' }],
      help: 'O dorso da mão tem cheiro, e o papel também. Para o gosto, vale o último gole.',
    },
    {
      id: 'after',
      lines: ['O mesmo número outra vez: qual é agora?', 'E agora, quanta agitação tem, de 0 a 10?'],
      waits: 'number',
      keeps: 'after',
      branches: [{ slot: 'after', atLeast: 7, to: 'near' }],
      next: 'end',
      help: 'A mesma escala do começo. Também pode ter ficado igual.',
    },
    {
      id: 'near',
      lines: [
        'O número continua alto. Às vezes uma voz vai mais longe que uma lista: tem alguém por perto?',
        'Ainda tem muita agitação. Com quem você poderia sentar ou falar ao telefone uns minutos?',
      ],
      waits: 'choice',
      keeps: 'company',
      branches: [{ slot: 'company', matches: /mais uma|outra (?:rodada|vez)|de novo|repetir/i, to: 'see' }],
      next: 'end',
      choices: [
        { say: 'Sim, tem alguém', to: 'end' },
        { say: 'Mais uma rodada', to: 'see' },
        { say: 'Chega por agora', to: 'end' },
      ],
      help: 'Alguém do prédio, da padaria, quem atender o telefone: não precisa explicar nada.',
    },
  ],
  page: [
    'O que eu podia ver: {seen}',
    'O que eu podia tocar: {touched}',
    'O que eu podia ouvir: {heard}',
    'Cheiros e um gosto: {smelled}',
    'Quanta agitação tinha, de 0 a 10: {before} antes, {after} depois.',
  ],
  closing: ['Esses foram os cinco sentidos.', 'De cinco a um, completo. Na rua também dá para fazer.'],
};

export const THREE_GOOD_THINGS_PT: Exercise = {
  id: 'three-good-things-pt',
  language: 'pt',
  modes: ['heal', 'write', 'plan'],
  title: 'Três coisas boas',
  minutes: 6,
  source:
    'Seligman, Steen, Park and Peterson 2005, Positive psychology progress: empirical validation of interventions, American Psychologist 60:410',
  fits: { for: '' },
  offer: 'três coisas de hoje que foram boas, e como aconteceram, uns seis minutos',
  begin: 'Vamos achar três coisas boas',
  steps: [
    {
      id: 'first',
      lines: [
        'O que foi bom hoje? Coisa pequena conta: um lugar para sentar, um tomate com gosto de tomate.',
        'Uma de cada vez. O que hoje foi razoável, ou melhor que isso?',
      ],
      waits: 'text',
      keeps: 'first',
      choices: [{ say: 'Hoje não teve nada de bom', to: 'bad-day' }],
      branches: [
        {
          slot: 'first',
          matches:
            /^\W*(?:n[ãa]o|nenhuma?|(?:hoje |olha |acho que |sinceramente )*(?:n[ãa]o (?:teve|tem|houve|tenho|aconteceu|foi|vejo|me vem) )?(?:absolutamente )?nada(?: (?:de bom|bom|hoje|mesmo|de nada|que eu lembre))*)\W*$/i,
          to: 'bad-day',
        },
      ],
      help: 'Tente pelos sentidos: algo gostoso, uma música, água quente. Ou alguém que segurou uma porta.',
    },
    {
      id: 'first-cause',
      lines: ["Você escreveu: '{first}'. Como foi que aconteceu?", "Sobre '{first}': quem ou o que ajudou?"],
      waits: 'text',
      keeps: 'firstCause',
      choices: [{ say: 'Pura sorte' }, { say: 'Alguém foi gentil' }, { say: 'Eu fiz algo para isso' }],
      help: 'Até a sorte tem ajuda: alguém assou o pão, alguém ligou, você saiu na hora.',
    },
    {
      id: 'second',
      lines: [
        'Agora uma de outro canto do dia. O que aparece?',
        'A segunda: algo que alguém disse, ou algo que deu certo. O que foi?',
      ],
      waits: 'text',
      keeps: 'second',
      choices: [{ say: 'Hoje só essa', to: 'end' }],
      branches: [
        {
          slot: 'second',
          matches: /^\W*(?:n[ãa]o|nada(?: mais)?|nenhuma(?: outra)?|mais nada)\W*$/i,
          to: 'end',
        },
      ],
      help: "Vá pelo relógio: manhã, meio-dia, a última hora. 'Cheguei a tempo' conta.",
    },
    {
      id: 'second-cause',
      lines: [
        'O que ou quem tornou isso possível?',
        'E quem esteve por trás: você, outra gente, o tempo lá fora?',
      ],
      waits: 'text',
      keeps: 'secondCause',
      choices: [{ say: 'Mais eu' }, { say: 'Outra pessoa' }, { say: 'O tempo, na verdade' }],
      help: "Um passo atrás: o que precisou acontecer antes? 'O telefone estava na gaveta' é um exemplo.",
    },
    {
      id: 'third',
      lines: [
        'Mais uma, e pode ser minúscula. O que sobrou?',
        'A terceira talvez esteja na parte chata: o caminho, a louça, a fila. O que você acha lá?',
      ],
      waits: 'text',
      keeps: 'third',
      next: 'end',
      choices: [{ say: 'Duas já bastam', to: 'end' }],
      help: "Também vale o que não deu errado: 'O bolo saiu inteiro da forma.'",
    },
    {
      id: 'bad-day',
      lines: [
        'Então não inventamos nada. O que foi só um pouco menos ruim: uma cadeira, um chá, dez minutos de sossego?',
        'Existem dias assim. Quais quinze minutos foram os menos ruins?',
      ],
      waits: 'text',
      keeps: 'leastBad',
      next: 'end',
      choices: [{ say: 'Nem isso', to: 'end' }],
      help: "Pode ser tão pouco como 'o banho estava quente' ou 'a loja estava vazia'.",
    },
  ],
  page: [
    'O bom de hoje: {first}',
    'Como aconteceu: {firstCause}',
    'Uma segunda coisa: {second}',
    'Como aconteceu: {secondCause}',
    'Uma terceira: {third}',
    'O que foi menos ruim: {leastBad}',
  ],
  closing: ['Com isso, o dia fica escrito.', 'Esse é o dia de hoje. Amanhã ganha a própria página.'],
};
