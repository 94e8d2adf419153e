import { OPEN_SAFETY_PLAN } from '@inkwell/contracts/constants';
import type { CareProse } from './care-prose.ts';

const SIM_NAO_RESERVA = ['Sim', 'Não', 'Prefiro não dizer'] as const;
const CLOSE = { might: 'Eu poderia fazer', decided: 'Já decidi' } as const;

export const PT: CareProse = {
  answers: { yes: 'Sim', no: 'Não, isso não', unsaid: 'Prefiro não dizer' },
  spoken: {
    yes: /^(?:si+m+|ss|aham|uhum|pois sim|infelizmente,? sim|acho que sim|creio que sim|talvez sim|na verdade,? sim|sinceramente,? sim|claro que sim|penso que sim)\b(?![ ,.;]*(?:e|ou|mas) nao\s*(?:[.,!…]|$))|^(?:as vezes|de vez em quando|um pouco|muitas vezes|quase sempre|todo dia|todos os dias|e verdade|isso mesmo|estou|ja pensei(?: nisso)?|penso(?: nisso)?|mais ou menos)\s*(?:[.,;!…]|$)/,
    no: /^nao(?:\s*(?:[.,;!…]|$)|,? (?:nao|isso nao|e isso|e bem isso|era isso|foi isso|penso nisso|estou|mesmo|de verdade|tanto|obrigad[oa]|de jeito nenhum|se preocupe)\s*(?:[.,;!…]|$))|^(?:nada disso|de jeito nenhum|de jeito algum|de modo nenhum|de maneira nenhuma|claro que nao|nem pensar|nunca|jamais|isso nao|acho que nao|que nada|imagina)\s*(?:[.,;!…]|$)/,
    unsaid:
      /^(?:eu )?(?:prefiro|preferia|preferiria|melhor) (?:nao|nem|guardar)\b|^(?:eu )?(?:nao|n) (?:quero|queria|gostaria de|vou|consigo|posso|me sinto a vontade para) (?:te |lhe |nem )?(?:dizer|contar|falar|responder)\w*|^(?:sem comentarios|(?:eu )?nao sei(?: dizer)?|sei la|nao tenho certeza|nao te diz respeito)\s*(?:[.,!…]|$)/,
  },
  takeUp: {
    suicide: [
      'Isso parece mais do que um dia ruim. O que você escreveu aí não me passa despercebido.',
      'Essa frase tem muito peso. Li com calma.',
      'Pelo jeito, continuar ficou pesado demais.',
    ],
    self_harm: [
      'É muita dor procurando por onde sair.',
      'Parece que alguma coisa dentro de você precisava que aquilo parasse.',
      'Tudo isso você carrega também no corpo.',
    ],
    eating: [
      'A comida ocupa muito espaço no que você escreve.',
      'Pelo que você conta, cada refeição virou uma luta.',
      'Aguentar isso sem ninguém, hora após hora, desgasta muito.',
    ],
    psychosis: [
      'Parece que tudo à sua volta ficou barulhento e difícil de confiar.',
      'Isso deve dar medo, e ainda por cima cansa.',
      'Tanta coisa ao mesmo tempo, e tão pouco sono para lidar com ela.',
    ],
    harm_to_others: [
      'Há muita raiva nisso, e ela não veio do nada.',
      'Foi bom escrever isso antes de mais nada.',
      'Parece uma raiva que já não cabe dentro de você.',
    ],
    violence: [
      'O que você descreve não é coisa pequena.',
      'Parece que até na própria casa você precisa tomar cuidado.',
      'Ninguém deveria ter que medir assim cada passo.',
    ],
    child: [
      'Você percebeu uma coisa que importa.',
      'Faz sentido parar nisso e não deixar passar.',
      'Com uma criança no meio, tudo pesa mais.',
    ],
  },
  ask: {
    suicide: [
      'Posso perguntar sem rodeios: você está pensando em se matar?',
      'Prefiro perguntar uma vez a mais: você tem pensado em suicídio?',
      'Quando fica tão pesado assim, você pensa em tirar a própria vida?',
      'Hoje você pensou em morrer de um jeito que poderia virar ação?',
    ],
    self_harm: [
      'Pergunto com franqueza: você se feriu, ou falta pouco para isso?',
      'A vontade de se ferir está presente agora?',
      'Quando chega a esse ponto, você faz alguma coisa contra o seu corpo?',
      'Existe algum ferimento que ninguém conhece?',
    ],
    eating: [
      'Uma pergunta direta: você está deixando de comer, ou provocando vômito?',
      'O seu corpo está falhando, com desmaios ou o coração disparado?',
      'Na última vez que você comeu, precisou se livrar da comida depois?',
      'Já há dias inteiros sem comer?',
    ],
    psychosis: [
      'Queria entender como é para você: ouve ou vê coisas que os outros não percebem?',
      'Alguma coisa dá ordens a você, e é difícil não obedecer?',
      'Você sente que alguém vigia ou segue você, a ponto de não conseguir descansar?',
      'São várias noites sem dormir, e mesmo assim o cansaço não vem?',
    ],
    harm_to_others: [
      'Vou perguntar de forma clara: você receia ferir alguém?',
      'Há uma pessoa em particular contra quem você poderia fazer algo?',
      'Se essa pessoa estivesse agora na sua frente, poderia chegar à agressão?',
      'Você está prestes a fazer o que descreve?',
    ],
    violence: [
      'Preciso perguntar: alguém faz mal a você, ou você tem medo de alguém?',
      'Já houve pancadas, ou uma mão no seu pescoço?',
      'Dá medo pensar no que acontece quando a porta se abre?',
      'Alguém decide quem você vê e aonde você vai?',
    ],
    child: [
      'É importante saber: uma criança está sofrendo maus-tratos, ou corre esse risco?',
      'Há naquela casa uma criança que não está a salvo esta noite?',
      'Alguém levanta a mão contra a criança?',
      'Você teme que estejam fazendo algo a uma criança ali?',
    ],
  },
  open: {
    suicide: [
      'Que bom que você escreveu isso aqui e não ficou a sós com isso. Ouço isso do jeito que você disse, e todo o resto pode esperar.',
      'Foi preciso coragem para dizer com todas as letras. Continuar com vida nas próximas horas vem antes de qualquer outra coisa.',
      'Eu li, e não vou desviar os olhos. O que você carrega ficou grande demais para uma pessoa só.',
    ],
    self_harm: [
      'Ainda bem que você me contou. É muita dor, e ela precisava ir para algum lugar. O seu corpo vem primeiro agora.',
      'Você disse, e isso não é pouco. Não me choca, e aqui ninguém vai repreender você.',
      'Deve doer muito, para ter que sair desse jeito.',
    ],
    eating: [
      'Ainda bem que você pôs isso em palavras. É difícil de carregar, e mais ainda de dizer. O seu corpo precisa de cuidado agora.',
      'Isso que você conta desgasta um corpo, e o seu já vem dando avisos.',
      'Já não é segredo, mesmo que por enquanto só esteja escrito aqui. É um começo.',
    ],
    psychosis: [
      'Isso parece assustador, e deve tirar as forças. É bom que você fale disso.',
      'Você passou tempo demais a sós com tudo isso. Seja o que for que está acontecendo, importa que nada de mau aconteça com você.',
      'Acredito que é isso que você está vivendo. O mais importante agora é ter por perto alguém com calma.',
    ],
    harm_to_others: [
      'Que bom que você veio escrever primeiro, antes de acontecer alguma coisa. Uma frase não fere ninguém.',
      'Você parou para dizer, e é esse momento que vale. Agora, acima de tudo, distância.',
      'Não é pouca coisa dizer isso de si. Ainda pode terminar de outra forma.',
    ],
    violence: [
      'Que bom que isso não ficou guardado. O que fazem com você não é culpa sua.',
      'Acredito em você. Nada do que você fez ou disse justifica isso.',
      'Não é fácil confiar algo assim a uma página, e você conseguiu. Aqui, a sua segurança está acima de tudo.',
    ],
    child: [
      'Ainda bem que você trouxe isso. É sério, e segurança vem em primeiro lugar.',
      'Você fez bem em dizer. O que se faz a uma criança nunca é culpa dela.',
      'É bom que isso já não esteja escondido. Não deve ficar só entre você e esta página.',
    ],
  },
  afterYes: [
    'Você respondeu, e isso conta muito. Esse sim é difícil, e é melhor que esteja dito.',
    'Que bom que você disse a verdade. Seguimos daqui, uma coisa de cada vez.',
    'Esse sim não me escapa. Não vou mudar de assunto.',
    'Então é aí que estamos. Nesta página, você não carrega isso sem companhia.',
  ],
  afterNo: [
    'Está bem, agora eu sei. Continue o que estava contando, se quiser: eu estava acompanhando.',
    'É bom saber, e isso me basta. O que mais pesa de tudo o que você contou?',
    'Certo. Voltemos aonde você estava: o que aconteceu depois?',
    'Entendi. Pode ser pesado sem ser isso. Conte mais, ou deixe por hoje.',
  ],
  afterUnsaid: [
    'Tudo bem, não é preciso responder. Podemos falar do que você quiser, e a linha com pessoas com quem conversar continua ali em cima.',
    'Então fica em aberto. Para o resto também estou aqui.',
    'Você não precisa dizer nada sobre isso. Se mais tarde quiser, comece por onde der.',
  ],
  check: [
    'Antes disso: você está em segurança agora?',
    'Primeiro uma coisa: o lugar onde você está é mais seguro do que da última vez?',
    'Onde você está agora, e está tudo bem aí?',
    'Diga primeiro como está a segurança à sua volta neste momento.',
  ],
  program: ['Sou um programa: não consigo ver você, e não posso ligar para ninguém por você.'],
  card: ['As pessoas que podem fazer mais do que eu estão no topo desta página.'],
  imminent: [
    'Ligue agora para {number}, ou peça que alguém ligue por você. Vá para onde haja outra pessoa, e ponha uma porta entre você e aquilo que usaria. Fico aqui enquanto você faz isso.',
    'Este é o momento do {number}. “Estou em perigo e preciso de ajuda” é tudo o que precisa ser dito. Até chegarem, fique onde alguém veja você.',
    'Por favor, que a próxima ligação do seu telefone seja para {number}. O que poderia servir para isso pode ir para outro quarto, outra casa, outras mãos.',
  ],
  imminentAnywhere: [
    'Disque já o número de emergência do lugar onde você está, ou passe o telefone a alguém que faça isso. Procure companhia, e deixe tudo o que for perigoso atrás de uma porta fechada. Esta página continua aberta nesse meio-tempo.',
    'Agora é hora de chamar a emergência. Basta dizer: “Estou tão mal que temo pela minha vida.” Espere a ajuda num lugar com gente.',
    'Use o telefone, por favor, primeiro para pedir socorro. Tudo o que possa ser um perigo deve ficar longe do seu alcance.',
  ],
  close: CLOSE,
  stay: [
    'Fico nesta conversa com você. Daqui não tenho como avisar ninguém, então é preciso a sua ligação, ou a de alguém perto de você.',
    'Esta página não se fecha, e eu sigo respondendo. Por mim ninguém fica sabendo, e é por isso que a sua voz ao telefone importa agora.',
  ],
  plan: {
    write: {
      text: 'Um plano de segurança são seis respostas curtas para momentos como este, guardadas aqui para você. Gostaria de escrever um quando houver mais calma?',
      choices: [OPEN_SAFETY_PLAN.pt, 'Mais tarde'],
    },
    look: {
      text: 'Você escreveu um plano de segurança para momentos como este. Ajudaria olhar para ele agora e fazer uma linha?',
      choices: [OPEN_SAFETY_PLAN.pt, 'Mais tarde'],
    },
  },
  later: [
    'Estou ouvindo você.',
    'Continuo aqui.',
    'Que bom que você segue escrevendo.',
    'Li cada palavra.',
    'É muito para um dia só.',
    'Você vai linha por linha, e assim está bom.',
    'É natural que as forças estejam no fim.',
    'Não vou a lugar nenhum.',
    'O que você diz cabe nesta página.',
    'Foi bom você voltar a escrever.',
    'Nada disso parece fácil.',
    'Desde que você começou a escrever já passaram uns minutos, e você atravessou todos eles.',
    'Isso também levo a sério.',
    'Saber disso me ajuda.',
    'Pode ir devagar.',
    'Não deve ter sido simples digitar isso.',
    'Estou com o que você acabou de dizer.',
    'Não precisa encontrar palavras melhores.',
    'Aqui não existe resposta errada.',
    'Por enquanto, um passo chega.',
    'Dá para ver o quanto você está tentando.',
    'Diga do jeito que vier, mesmo torto.',
    'Pode escrever aqui pelo tempo que for preciso.',
    'Vamos à próxima coisa pequena.',
    'Você não tem que me provar nada.',
    'Agora está escrito, e não só na sua cabeça.',
  ],
  steps: {
    any: [
      {
        text: 'Há alguém por perto com quem você possa ficar agora, no quarto ao lado ou na casa vizinha?',
        choices: ['Sim', 'Não', 'Não quero'],
      },
      {
        text: 'Quem poderia vir, ou ficar ao telefone, sem que você tenha que explicar muito?',
        choices: ['Sei de alguém', 'Ninguém', 'Não quero pedir'],
      },
      {
        text: 'Só é preciso atravessar a próxima hora. O que caberia nela: um banho, um cobertor, um filme que você sabe de cor?',
        choices: ['Tenho uma ideia', 'Nada me ocorre'],
      },
      {
        text: 'Ao ligar para um dos números, dá para começar com “não sei como dizer isto”. Você conseguiria fazer isso com esta página aberta?',
        choices: ['Vou ligar', 'Ainda não', 'Não consigo ligar'],
      },
      {
        text: 'Se falar for demais, há quem responda por escrito entre as pessoas indicadas lá em cima. Seria mais fácil?',
        choices: ['Sim', 'Não'],
      },
      {
        text: 'No posto ou centro de saúde atendem você mais depressa se disser por telefone que se trata da sua segurança. Daria para ligar assim que abrirem?',
        choices: ['Daria', 'Não tenho onde ligar'],
      },
      {
        text: 'A urgência de um hospital também serve para isso, a qualquer hora, e basta chegar lá. Quem poderia levar você?',
        choices: ['Conheço alguém', 'Iria por minha conta', 'Agora não'],
      },
      {
        text: 'Você comeu e bebeu alguma coisa hoje? De estômago vazio, tudo fica mais escuro.',
        choices: ['Sim', 'Quase nada'],
      },
      {
        text: 'Você bebeu álcool ou tomou alguma substância? Isso faz o impulso crescer, então hoje menos é mais seguro.',
        choices: ['Sim', 'Não'],
      },
      {
        text: 'É pior a esta hora do que à luz do dia? As noites passam, e nenhuma obriga a decidir.',
        choices: ['De noite é pior', 'É sempre igual'],
      },
      {
        text: 'Você poderia sair de onde está para um lugar com gente e luz: uma cozinha, uma loja, uma estação?',
        choices: ['Isso eu consigo', 'Isso eu não consigo'],
      },
      {
        text: 'O que deixaria esta noite um pouquinho menos insuportável? Um pouquinho é tudo o que procuramos.',
        choices: ['Companhia', 'Silêncio', 'Dormir', 'Não faço ideia'],
      },
      {
        text: 'Quem iria querer saber como está difícil, mesmo de madrugada?',
        choices: ['Alguém iria querer', 'Ninguém'],
      },
      {
        text: 'Ponha os dois pés no chão e diga o nome das coisas que vê ao redor. Como fica depois?',
        choices: ['Um pouco melhor', 'Igual', 'Pior'],
      },
      {
        text: 'Se hoje você escrevesse a uma única pessoa, qual seria a primeira linha?',
        choices: ['Quero ajuda para achar', 'Agora não'],
      },
      {
        text: 'O que pode esperar até amanhã, para que hoje não reste nada por fazer?',
        choices: ['Tudo', 'Algo não pode esperar'],
      },
      {
        text: 'Quando tiver falado com alguém, você escreve aqui como foi? Eu gostaria de saber.',
        choices: ['Escrevo', 'Talvez'],
      },
    ],
    suicide: [
      {
        text: 'Você já pensou em como faria, e isso está ao seu alcance?',
        choices: [...SIM_NAO_RESERVA],
      },
      {
        text: 'Aquilo que você usaria poderia sair daí neste momento: trancado, jogado fora ou entregue a alguém?',
        choices: ['Consigo fazer', 'Sem ajuda não consigo', 'Não há nada disso aqui'],
      },
      {
        text: 'Quão perto está neste instante?',
        choices: ['É um pensamento', CLOSE.might, CLOSE.decided, 'Não sei'],
      },
      {
        text: 'Já houve uma época assim, que você conseguiu atravessar? O que segurou você daquela vez pode segurar hoje.',
        choices: ['Sim, uma vez', 'Não', 'Não me lembro'],
      },
      {
        text: 'Você quer morrer, ou quer que isto pare? As duas coisas podem ser ditas a quem atende.',
        choices: ['Quero que pare', 'Quero morrer', 'As duas'],
      },
      {
        text: 'Quem ou o que prende você aqui, mesmo que por um fio? Pode ser uma pessoa, um gato ou algo inacabado.',
        choices: ['Alguém', 'Alguma coisa', 'Agora, nada'],
      },
    ],
    self_harm: [
      {
        text: 'Você tem agora um ferimento que alguém deveria ver?',
        choices: ['Sim', 'Não', 'É difícil dizer'],
      },
      {
        text: 'Aquilo com que você se fere poderia ficar em outro lugar durante esta hora: noutra parte da casa, ou com alguém?',
        choices: ['Pode ser', 'Agora não dá'],
      },
      {
        text: 'Uma vontade dessas sobe e desce como uma onda, e quase sempre passa logo. Você conseguiria esperar que ela baixe, com algo frio nas mãos?',
        choices: ['Vou tentar', 'É forte demais'],
      },
      {
        text: 'Qual foi a última coisa que aconteceu antes de vir a vontade?',
        choices: ['Uma discussão', 'Uma lembrança', 'Nada em especial'],
      },
      {
        text: 'Um pano limpo e pressão firme durante vários minutos é do que uma ferida precisa primeiro. Está parando de sangrar?',
        choices: ['Está parando', 'Não para', 'Não há ferida'],
      },
      {
        text: 'Numa consulta veem isso mais vezes do que se imagina, e tratam sem uma palavra de censura. Você conseguiria mostrar a alguém da saúde esta semana?',
        choices: ['Acho que conseguiria', 'Ainda não'],
      },
    ],
    eating: [
      {
        text: 'Você sente tontura, ou o coração batendo estranho?',
        choices: ['Sim', 'Não', 'Não sei ao certo'],
      },
      {
        text: 'Daria para beber um pouco de alguma coisa agora, e se sentar para isso?',
        choices: ['Dá', 'Não dá'],
      },
      { text: 'Mais alguém sabe disso?', choices: ['Alguém sabe', 'Ninguém'] },
      {
        text: 'Um exame de sangue mostra como está o seu corpo, e nada além disso. Você poderia pedir um numa consulta?',
        choices: ['Poderia pedir', 'Ainda não'],
      },
      {
        text: 'Quando é mais difícil: antes de comer, durante ou depois?',
        choices: ['Antes', 'Durante', 'Depois'],
      },
      {
        text: 'A próxima refeição seria mais leve com alguém à mesa com você?',
        choices: ['Sim', 'Não', 'Não há quem possa'],
      },
    ],
    psychosis: [
      { text: 'Está com você alguém em quem confia?', choices: ['Sim', 'Não, não há ninguém'] },
      {
        text: 'Você poderia ir para um quarto calmo, de luz acesa e com uma pessoa ao lado, e largar o telefone e a televisão por um tempo?',
        choices: ['Faço isso', 'Não é possível agora'],
      },
      {
        text: 'Quanto você dormiu nas últimas noites?',
        choices: ['Nada', 'Pouco', 'O bastante'],
      },
      {
        text: 'Não é preciso fazer o que uma voz manda, por mais alta que seja. Dá para esperar até que alguém esteja com você?',
        choices: ['Posso esperar', 'Está difícil'],
      },
      {
        text: 'Você toma algum remédio receitado, e ele acabou ou foi interrompido?',
        choices: ['Tomo', 'Parei', 'Não tomo nada'],
      },
      {
        text: 'Um serviço médico de urgência pode ir até aí, ou atender hoje, sem que você explique tudo. Alguém poderia telefonar no seu lugar?',
        choices: ['Alguém poderia', 'Não tenho ninguém'],
      },
    ],
    harm_to_others: [
      { text: 'Você está longe dessa pessoa neste momento?', choices: ['Sim', 'Não'] },
      {
        text: 'Você conseguiria sair daí por uma hora, de mãos vazias?',
        choices: ['Consigo sair', 'Não consigo sair'],
      },
      {
        text: 'Onde você poderia dormir, para não passarem a noite sob o mesmo teto?',
        choices: ['Com alguém', 'Em lugar nenhum'],
      },
      {
        text: 'Há alguma coisa à mão que possa ferir alguém, e que possa ir para longe?',
        choices: ['Pode ir', 'Não há nada'],
      },
      {
        text: 'Você bebeu ou usou algo que piora as coisas?',
        choices: ['Sim', 'Não'],
      },
      {
        text: 'Existem pessoas que conversam com quem teme a própria raiva, sem ofender. Você ligaria para uma delas?',
        choices: ['Ligaria', 'Ainda não'],
      },
    ],
    violence: [
      {
        text: 'Dá para escrever sem perigo, sem que alguém olhe por cima do seu ombro?',
        choices: ['Sim', 'Não', 'Por alguns minutos'],
      },
      {
        text: 'Você tem alguma lesão? Uma pancada na cabeça ou uma mão no pescoço precisa de um médico hoje, mesmo que não se veja nada.',
        choices: ['Sim', 'Não'],
      },
      {
        text: 'Que parte da casa tem uma saída e nada que sirva de arma?',
        choices: ['Conheço uma', 'Não existe'],
      },
      {
        text: 'Qual seria um momento seguro para ligar?',
        choices: ['Agora', 'Mais tarde, hoje', 'Não sei quando'],
      },
      {
        text: 'Há alguém na vizinhança ou entre as suas amizades que ligaria ao receber uma palavra combinada?',
        choices: ['Há', 'Não há ninguém'],
      },
      {
        text: 'Uma bolsa com documentos, chaves, dinheiro e remédios, guardada na casa de outra pessoa, torna possível sair quando você decidir. Você poderia começar por um deles?',
        choices: ['Poderia começar', 'Não é seguro'],
      },
    ],
    child: [
      {
        text: 'Alguém está em perigo agora mesmo?',
        choices: ['Sim', 'Não', 'Não tenho como saber'],
      },
      {
        text: 'Que pessoa adulta de fora poderia ouvir isso hoje: da escola, da saúde, da vizinhança?',
        choices: ['Conheço uma', 'Ninguém'],
      },
      {
        text: 'Existe um lugar onde a criança possa passar a noite, longe disso?',
        choices: ['Existe', 'Não existe'],
      },
      {
        text: 'O que você viu ou ouviu diretamente, numa frase?',
        choices: ['Prefiro não dizer'],
      },
      {
        text: 'A criança sabe que não tem culpa, e que contar é o certo?',
        choices: ['Acho que sim', 'Não'],
      },
      {
        text: 'A linha de apoio à criança fala também com adultos, e sem nome, se preferir. Você entraria em contato?',
        choices: ['Entraria', 'Ainda não'],
      },
    ],
  },
  tell: [
    'Você mencionou {person}. Será que {person} poderia saber como você está? Basta enviar: “Não estou bem, e preciso de você aqui.”',
    'Se não der para ligar, uma linha para {person} resolve: “Fica comigo ao telefone? Não precisa dizer nada.”',
  ],
  person:
    /\b(?<person>(?:minha|meu) (?:melhor amiga|melhor amigo|irma|irmao|mae|pai|marido|esposo|esposa|mulher|namorada|namorado|companheira|companheiro|parceira|parceiro|amiga|amigo|filha|filho|colega de quarto|colega de casa|colega|vizinha|vizinho|tia|tio|prima|primo|avo|sogra|sogro|cunhada|cunhado|madrinha|padrinho|terapeuta|psicologa|psicologo|psiquiatra|medica|medico|doutora|doutor|professora|professor))\b/,
  people: {
    'minha melhor amiga': 'a sua melhor amiga',
    'meu melhor amigo': 'o seu melhor amigo',
    'minha irma': 'a sua irmã',
    'meu irmao': 'o seu irmão',
    'minha mae': 'a sua mãe',
    'meu pai': 'o seu pai',
    'meu marido': 'o seu marido',
    'meu esposo': 'o seu esposo',
    'minha esposa': 'a sua esposa',
    'minha mulher': 'a sua mulher',
    'minha namorada': 'a sua namorada',
    'meu namorado': 'o seu namorado',
    'minha companheira': 'a sua companheira',
    'meu companheiro': 'o seu companheiro',
    'minha parceira': 'a sua parceira',
    'meu parceiro': 'o seu parceiro',
    'minha amiga': 'a sua amiga',
    'meu amigo': 'o seu amigo',
    'minha filha': 'a sua filha',
    'meu filho': 'o seu filho',
    'minha colega de quarto': 'a sua colega de quarto',
    'meu colega de quarto': 'o seu colega de quarto',
    'minha colega de casa': 'a sua colega de casa',
    'meu colega de casa': 'o seu colega de casa',
    'minha colega': 'a sua colega',
    'meu colega': 'o seu colega',
    'minha vizinha': 'a sua vizinha',
    'meu vizinho': 'o seu vizinho',
    'minha tia': 'a sua tia',
    'meu tio': 'o seu tio',
    'minha prima': 'a sua prima',
    'meu primo': 'o seu primo',
    'minha avo': 'a sua avó',
    'meu avo': 'o seu avô',
    'minha sogra': 'a sua sogra',
    'meu sogro': 'o seu sogro',
    'minha cunhada': 'a sua cunhada',
    'meu cunhado': 'o seu cunhado',
    'minha madrinha': 'a sua madrinha',
    'meu padrinho': 'o seu padrinho',
    'minha terapeuta': 'a sua terapeuta',
    'meu terapeuta': 'o seu terapeuta',
    'minha psicologa': 'a sua psicóloga',
    'meu psicologo': 'o seu psicólogo',
    'minha psiquiatra': 'a sua psiquiatra',
    'meu psiquiatra': 'o seu psiquiatra',
    'minha medica': 'a sua médica',
    'meu medico': 'o seu médico',
    'minha doutora': 'a sua doutora',
    'meu doutor': 'o seu doutor',
    'minha professora': 'a sua professora',
    'meu professor': 'o seu professor',
  },
  third: {
    suicide: [
      'Você pode perguntar abertamente, e isso não põe a ideia na cabeça de ninguém: “Você pensa em suicídio?” Depois, ouça mais do que fala, fique por perto e ajude a afastar o que for perigoso. Se a pessoa disser quando ou como, não a deixe sem companhia, e procurem ajuda na hora.',
      'O que mais ajuda é alguém que não tenha medo da palavra suicídio. Diga essa palavra num momento tranquilo, acredite na resposta e liguem em conjunto; você também pode ligar por si, para ouvir o que fazer.',
    ],
    self_harm: [
      'Você pode dizer o que viu, sem raiva: “Reparei nas marcas, e não vou brigar. Quer me contar?” Não exija a promessa de parar. Cuide do ferimento, e acompanhe a pessoa a uma consulta.',
      'Quase sempre é um jeito de suportar alguma coisa, e não uma vontade de morrer; mesmo assim, pergunte também por isso. Aqui ajudam famílias e amigos a achar as palavras.',
    ],
    eating: [
      'Fale de como a pessoa está, e não da aparência nem do peso: “Vejo que você não está bem, e me preocupo.” Ela deveria ter uma consulta em breve; se desmaiar ou o coração bater fora do ritmo, no mesmo dia.',
      'Brigar à mesa dificulta para todos. Pergunte o que tornaria suportável uma refeição que seja, e receba aqui orientação para continuar.',
    ],
    psychosis: [
      'Não discuta o que a pessoa acredita, nem entre na história. Fale baixo, cuide da luz e do sossego, pergunte como dormiu e o que daria tranquilidade. Se ela obedece a uma voz, ou há dias não dorme, precisa de um médico sem demora.',
      'Você pode dizer: “Eu não ouço, e acredito que isso assusta você.” Fique perto sem sufocar, e pergunte aqui como conseguir atendimento.',
    ],
    harm_to_others: [
      'Leve a sério, e não se coloque no meio sem ajuda. Se alguém já está em perigo, chame a emergência e diga quem, onde e com quê.',
      'Quem pode ser atingido deveria saber, e estar noutro lugar. Aqui dizem o que dá para fazer antes que aconteça.',
    ],
    violence: [
      'Acredite, e diga que a culpa não é de quem sofre. Não apresse a saída, porque é o momento mais perigoso: pergunte o que a pessoa precisa e quando dá para conversar sem risco.',
      'Um lugar para dormir, uma palavra em código, uma cópia dos documentos: isso ajuda mais do que conselhos. Aqui também orientam amigos e familiares.',
    ],
    child: [
      'Mantenha a calma, acredite na criança e não pergunte mais do que o necessário: o que houve, e se ela está a salvo. Anote o que foi dito com as palavras dela, e ligue ainda hoje.',
      'Não é preciso ter provas para pedir conselho. Conte o que viu; eles sabem qual é o próximo passo, e à criança não dizem quem ligou.',
    ],
  },
  hide: 'Se alguém puder estar olhando, “Leave this page” leva a um site inofensivo; o histórico guarda rastros.',
};
