import type { Translation } from './translated.ts';

export const PORTUGUESE_EXERCISES: Translation = {
  breathing: {
    title: 'Respirar devagar',
    offer: 'inspirar devagar e soltar o ar mais devagar ainda, uns dois minutos',
    begin: 'Vamos respirar',
    steps: {
      before: {
        line: 'Encoste em alguma coisa, se tiver onde. Quanta tensão tem agora, de 0 a 10?',
        variant: 'Primeiro um número. De 0 a 10, como está a tensão neste momento?',
        help: 'Um palpite serve: 0 é o sofá no domingo, 10 é toda a tensão que você conhece.',
      },
      breathe: {
        line: 'Agora com o círculo: puxe o ar em quatro, solte em seis. Ele faz a conta. Toque quando terminar.',
        variant:
          'Oito respirações com o círculo: quatro para puxar o ar, seis para soltar. Se você se perder, entre na próxima.',
        choices: ['Terminei', 'Mais devagar, por favor', 'Isso não é para mim'],
        help: 'Quando o círculo cresce, puxe o ar; quando encolhe, solte. Pela boca também está bem.',
      },
      slower: {
        line: 'Mais devagar, então: quatro para puxar o ar, oito para soltar. Cinco vezes.',
        variant: 'Com mais tempo para soltar: o ar entra em quatro e sai em oito, cinco vezes.',
        choices: ['Terminei', 'Lento demais', 'Isso não é para mim'],
        help: 'Junte os lábios como quem esfria a sopa: o ar sai devagar por conta própria.',
      },
      after: {
        line: 'E agora, de 0 a 10?',
        variant: 'Qual é o número agora, de 0 a 10?',
        help: 'A mesma escala de antes. Pode ser menos, mais ou igual.',
      },
      note: {
        line: 'Se alguma coisa mudou, que palavra serve para ela?',
        variant: 'O que você percebe, em uma palavra ou duas? Nada também é resposta.',
        choices: ['Quase nada', 'Um pouco mais de calma', 'Mais é sono'],
        help: 'Há quem perceba primeiro o maxilar ou as mãos, e há quem perceba os sons em volta.',
      },
      onward: {
        line: 'Não dá certo com todo mundo, nem todas as vezes. Como você prefere seguir?',
        variant: 'Mais uma rodada, uma mais lenta, ou chega por agora: o que você prefere?',
        choices: ['Mais uma rodada', 'Uma rodada mais lenta', 'Chega por agora'],
        matches: {
          slower: /lent|devagar/i,
          breathe: /(?<!não,? |não quero |nao,? )(?:mais uma|de novo|outra(?! coisa)|outra vez|repetir)/i,
        },
        help: 'Às vezes a segunda rodada sai mais fácil, às vezes cansa. Parar vale o mesmo.',
      },
    },
    page: ['Respiração lenta. Tensão de 0 a 10: {before} antes, {after} depois.', 'O que percebi: {noticed}'],
    closing: ['Foi isso.', 'É só isso mesmo; também dá para fazer na fila do mercado.'],
  },
  senses: {
    title: 'Cinco, quatro, três, dois, um',
    offer: 'cinco coisas para ver, quatro para tocar, e assim até uma, uns quatro minutos',
    begin: 'Vamos olhar em volta',
    steps: {
      before: {
        line: 'Primeiro um número: quanta agitação tem aí dentro agora, de 0 a 10?',
        variant: 'Antes de olhar em volta: a que altura estão as ondas, de 0 a 10?',
        help: '0 é esperar sem pressa, 10 é a maior agitação que você conhece. Vale o primeiro número que vier.',
      },
      see: {
        line: 'Olhe devagar em volta e escreva cinco coisas que você vê. As sem graça contam: uma tomada, uma mancha.',
        variant: 'Agora os olhos: que cinco coisas você vê de onde está?',
        help: 'Escolha uma cor e encontre cinco vezes a mesma. No escuro: cinco coisas que com certeza estão ao alcance.',
      },
      touch: {
        line: 'Quatro coisas para tocar. Ponha a mão um instante em cada uma: como é, áspera, fria, macia?',
        variant: 'Agora as mãos. Que quatro coisas você consegue tocar?',
        help: "Comece pela roupa. Por exemplo: 'Jeans, mesa fria, telefone morno, meu cotovelo.'",
      },
      hear: {
        line: 'Três sons, de perto ou de longe. O que você ouve?',
        variant: 'Fique uns segundos em silêncio e deixe os sons chegarem. Quais são os três?',
        choices: ['Quase não se ouve nada'],
        help: 'Se estiver silencioso, faça três: bata na mesa, passe a mão na manga, solte o ar.',
      },
      smell: {
        line: 'Faltam dois cheiros e um gosto. O que você percebe, mesmo que seja fraco?',
        variant: 'Cheire o ar, a manga, a caneca: que dois cheiros tem, e que gosto está na boca?',
        choices: ['Nada de nada'],
        help: 'O dorso da mão tem cheiro, e o papel também. Para o gosto, vale o último gole.',
      },
      after: {
        line: 'O mesmo número outra vez: qual é agora?',
        variant: 'E agora, quanta agitação tem, de 0 a 10?',
        help: 'A mesma escala do começo. Também pode ter ficado igual.',
      },
      near: {
        line: 'O número continua alto. Às vezes uma voz vai mais longe que uma lista: tem alguém por perto?',
        variant: 'Ainda tem muita agitação. Com quem você poderia sentar ou falar ao telefone uns minutos?',
        choices: ['Sim, tem alguém', 'Mais uma rodada', 'Chega por agora'],
        matches: { see: /mais uma|outra (?:rodada|vez)|de novo|repetir/i },
        help: 'Alguém do prédio, da padaria, quem atender o telefone: não precisa explicar nada.',
      },
    },
    page: [
      'O que eu podia ver: {seen}',
      'O que eu podia tocar: {touched}',
      'O que eu podia ouvir: {heard}',
      'Cheiros e um gosto: {smelled}',
      'Quanta agitação tinha, de 0 a 10: {before} antes, {after} depois.',
    ],
    closing: ['Esses foram os cinco sentidos.', 'De cinco a um, completo. Na rua também dá para fazer.'],
  },
  goodThings: {
    title: 'Três coisas boas',
    offer: 'três coisas de hoje que foram boas, e como aconteceram, uns seis minutos',
    begin: 'Vamos achar três coisas boas',
    steps: {
      first: {
        line: 'O que foi bom hoje? Coisa pequena conta: um lugar para sentar, um tomate com gosto de tomate.',
        variant: 'Uma de cada vez. O que hoje foi razoável, ou melhor que isso?',
        choices: ['Hoje não teve nada de bom'],
        matches: {
          'bad-day':
            /^\W*(?:n[ãa]o|nenhuma?|(?:hoje |olha |acho que |sinceramente )*(?:n[ãa]o (?:teve|tem|houve|tenho|aconteceu|foi|vejo|me vem) )?(?:absolutamente )?nada(?: (?:de bom|bom|hoje|mesmo|de nada|que eu lembre))*)\W*$/i,
        },
        help: 'Tente pelos sentidos: algo gostoso, uma música, água quente. Ou alguém que segurou uma porta.',
      },
      'first-cause': {
        line: "Você escreveu: '{first}'. Como foi que aconteceu?",
        variant: "Sobre '{first}': quem ou o que ajudou?",
        choices: ['Pura sorte', 'Alguém foi gentil', 'Eu fiz algo para isso'],
        help: 'Até a sorte tem ajuda: alguém assou o pão, alguém ligou, você saiu na hora.',
      },
      second: {
        line: 'Agora uma de outro canto do dia. O que aparece?',
        variant: 'A segunda: algo que alguém disse, ou algo que deu certo. O que foi?',
        choices: ['Hoje só essa'],
        matches: { end: /^\W*(?:n[ãa]o|nada(?: mais)?|nenhuma(?: outra)?|mais nada)\W*$/i },
        help: "Vá pelo relógio: manhã, meio-dia, a última hora. 'Cheguei a tempo' conta.",
      },
      'second-cause': {
        line: 'O que ou quem tornou isso possível?',
        variant: 'E quem esteve por trás: você, outra gente, o tempo lá fora?',
        choices: ['Mais eu', 'Outra pessoa', 'O tempo, na verdade'],
        help: "Um passo atrás: o que precisou acontecer antes? 'O telefone estava na gaveta' é um exemplo.",
      },
      third: {
        line: 'Mais uma, e pode ser minúscula. O que sobrou?',
        variant: 'A terceira talvez esteja na parte chata: o caminho, a louça, a fila. O que você acha lá?',
        choices: ['Duas já bastam'],
        help: "Também vale o que não deu errado: 'O bolo saiu inteiro da forma.'",
      },
      'bad-day': {
        line: 'Então não inventamos nada. O que foi só um pouco menos ruim: uma cadeira, um chá, dez minutos de sossego?',
        variant: 'Existem dias assim. Quais quinze minutos foram os menos ruins?',
        choices: ['Nem isso'],
        help: "Pode ser tão pouco como 'o banho estava quente' ou 'a loja estava vazia'.",
      },
    },
    page: [
      'O bom de hoje: {first}',
      'Como aconteceu: {firstCause}',
      'Uma segunda coisa: {second}',
      'Como aconteceu: {secondCause}',
      'Uma terceira: {third}',
      'O que foi menos ruim: {leastBad}',
    ],
    closing: ['Com isso, o dia fica escrito.', 'Esse é o dia de hoje. Amanhã ganha a própria página.'],
  },
};
