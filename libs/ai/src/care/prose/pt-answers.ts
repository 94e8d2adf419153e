import type { CareAnswers } from './care-answers.ts';

const GO_CHOICES = ['Estou indo', 'Não consigo'];
const CALL_CHOICES = ['Vou ligar', 'Não há ninguém', 'Não consigo ligar'];

export const PT_ANSWERS: CareAnswers = {
  anyNumber: 'o número de emergência',
  again: [
    'Não é preciso ter vontade. Ligue mesmo assim para {number}, diga a rua e o número, e deixe a linha aberta. O resto é com eles.',
    'Em vez de uma ligação pode ser um movimento: sair desse quarto, pela primeira porta com luz, até qualquer pessoa. De lá, alguém pode ligar para {number} por você.',
    'Volto a dizer: {number}, porque os próximos minutos contam mais do que parecer certo ou não. Primeiro destranque a entrada, depois disque.',
    'Talvez falar seja demais. Dê o telefone a alguém para que ligue para {number}, ou escreva a uma pessoa: “Venha agora, estou em perigo.”',
    'Você pode detestar a ideia de chamar {number} e chamar. Nada do que contou fica pior por eles virem.',
    'O resto que espera pode ser resolvido amanhã por alguém que continue com vida. Esta noite existem {number} e um lugar com gente.',
    'Ainda {number}, e ainda sem ficar só aí dentro. Sente-se na escada, na calçada, numa loja: onde aquilo não esteja.',
    'Sobre amanhã não é preciso decidir nada agora. Uma coisa só: {number} na tela, e o polegar em cima.',
    'Se {number} parece grande demais, faça menor: bata em qualquer porta do prédio, e essa pessoa liga.',
    'Calce os sapatos, pegue a chave e vá aonde haja luz e gente. No caminho, {number}.',
    'Aqui eu só posso escrever, e você precisa de alguém com mãos. Essa pessoa atende em {number}, ou está atrás da porta mais próxima.',
  ],
  stay: [
    'Continuo aqui, e não posso pedir socorro: tem que ser alguém daí, e o melhor é já.',
    'Vou respondendo enquanto você faz isso. Desta página não sai nenhum alarme, por isso a ligação tem que partir de onde você está.',
  ],
  medical: {
    bleeding: [
      'Aperte agora, com força, com uma toalha ou um pano limpo. Não levante para olhar, e mantenha essa parte no alto. Se atravessar, não parar em dez minutos ou vier tontura: ligue já para {number}. Acorde alguém ou bata na porta ao lado enquanto aperta, e não dirija.',
      'Continue apertando, e sente-se no chão para não cair. Se parecer que está flutuando, ligue para {number} sem esperar. Ponha no viva-voz: vão dizer o que fazer com as mãos.',
      'Ligue para {number} e diga: “Estou sangrando e não para.” Outra toalha vai por cima da primeira. Deixe a porta aberta para eles.',
    ],
    taken: [
      'Ligue agora para {number}, mesmo que se sinta bem: o que você tomou pode fazer efeito horas depois. Acorde alguém ou bata na porta ao lado, guarde a caixa para mostrar, e não dirija.',
      'Isso é para a emergência de um hospital, e lá ninguém vai dar bronca. Diga o que foi e quando. Até haver alguém aí, destranque a porta, e deite-se de lado se vier sono.',
      'Por favor, ligue para {number} antes de qualquer coisa. Muito tem remédio quando chegam cedo, e preferem vir uma vez a mais.',
    ],
    body: [
      'Isso precisa de atendimento agora, não de manhã: ligue para {number}, ou peça que levem você à emergência. Sangue, um coração que dispara ou um desmaio podem querer dizer que os sais do sangue se desregularam, e isso se mede e se corrige. Acorde alguém, sente-se, e não dirija.',
      'Não é exagero. Para isso existe {number}, e você pode dizer: “Vomitei muito, e o meu coração está estranho.” Não durma sem ninguém por perto com isso.',
      'Até verem você: nada de exercício, nada de porta do banheiro trancada, e alguém ao lado. Se doer o peito, vier um desmaio ou continuar, ligue para {number}.',
    ],
  },
  armed: {
    voice: [
      'Largue o que você tem na mão e se afaste dessa porta: desça a escada, saia, vá para onde há luz e gente. Depois {number}: “Ouço uma voz que me manda machucar alguém, e eu não quero.”',
      'Você não quer fazer isso, e não precisa. Deixe a coisa onde está, fique com as mãos vazias e ligue para {number} do lado de fora.',
    ],
    anger: [
      'Largue isso agora, aí onde você está, e vá na outra direção: para fora, longe dessa pessoa, de mãos vazias. Depois ligue para {number}: “Estou a ponto de machucar alguém, e preciso de ajuda para que isso não aconteça.”',
      'Nada disso precisa ser resolvido esta noite. Primeiro mais distância entre você e essa pessoa, depois {number}: podem chegar antes que alguém se machuque.',
    ],
  },
  glad: [
    'Você fez isso, e eu fico feliz.',
    'Custou muito, e agora há mais segurança do que antes. É bom ler isso.',
    'Que bom que há alguém com você agora.',
  ],
  small: [
    'Por enquanto só isto: sente-se onde os outros estão, com um cobertor e algo quente para beber.',
    'Falta uma coisa pequena: o que abre a fechadura, ou leva de volta para lá, fica até amanhã no bolso de outra pessoa.',
    'Se isso puxar você de novo, diga em voz alta a quem está ao seu lado: “Voltou.”',
  ],
  idea: [
    'Sim, faça exatamente isso, e faça agora. Você não precisa dar nenhum motivo.',
    'É uma boa ideia, e nada estranha. Siga com ela.',
  ],
  leaveNow: [
    'Saia agora desta página: “Leave this page”, no topo. Se houver perigo, {number}.',
    'Feche isto já e guarde o telefone. Se ficar perigoso, {number}; para a rua, se der.',
    'Primeiro, fora desta página. Depois {number}, quando puder falar, ou deixe a linha aberta.',
    'Feche na hora, com “Leave this page” ou o navegador inteiro. {number} se alguém levantar a mão.',
    'Primeiro a página, depois os sapatos e a porta. Na casa dos vizinhos ou na rua, e dali {number}.',
    'Longe da tela é o mais seguro neste minuto. Dá para voltar quando ninguém estiver olhando; {number} serve também sem uma palavra.',
  ],
  threatened: [
    'Ligue para {number} se puder falar sem que ouçam; se não, deixe a linha aberta ou vá até um vizinho. Vá na direção de uma porta que dê para fora, não da cozinha nem do banheiro.',
    'O que conta agora é chegar a outras pessoas: ao lado, numa loja, na rua. De lá, {number}.',
    'Se começar de novo, {number} vem antes de tudo, e pode-se sair de mãos vazias.',
    'Fique de sapatos e deixe livre o caminho até a porta. {number} ouve também um quarto onde ninguém responde.',
    'Ligar para {number} não é exagero: existe para quem está sendo machucado.',
    'Bata na primeira porta com luz e diga uma frase: “Por favor, ligue para {number} por mim.”',
    'As crianças vão junto, as bolsas não. Antes de tudo a rua, e assim que chegar nela, {number}.',
  ],
  away: {
    place: {
      text: 'Do que não dá para guardar, dá para se afastar: os pés no chão, fora desse quarto, e a porta fechada atrás. Você consegue ir até alguém e dizer que não devia ficar aí sem companhia?',
      choices: ['Estou indo', 'Não consigo sair', 'Já me afastei'],
    },
    vehicle: {
      text: 'Não dirija agora, nem para casa: dê as chaves a alguém, ou deixe-as onde não vá buscar. Quem poderia pegar você ou dirigir?',
      choices: ['Sei de alguém', 'Ninguém'],
    },
  },
  follow: {
    go: [
      {
        text: 'Então vá agora, antes de continuar lendo. Na porta você pode dizer: “Não estou bem e não devia ficar sem companhia. Posso me sentar com você?” Não é preciso explicar. Está indo?',
        choices: GO_CHOICES,
      },
      {
        text: 'Bata na porta, mesmo que pareça ridículo. “Você fica comigo esta noite? Depois explico” é uma frase inteira. Faz isso antes de qualquer outra coisa?',
        choices: GO_CHOICES,
      },
    ],
    ring: [
      {
        text: 'Então o telefone é a pessoa mais próxima. Para quem você poderia ligar a qualquer hora, mesmo alguém com quem não fala há tempos? Numa linha de apoio também há uma pessoa: ela ouve, pergunta e fica na linha, sem pedir nome.',
        choices: CALL_CHOICES,
      },
      {
        text: 'Aí dentro, sem ninguém, é o mais difícil. Quem tem uma chave, um carro, ou só um telefone ao lado da cama? Um “você pode vir?” basta.',
        choices: CALL_CHOICES,
      },
    ],
    refused: [
      {
        text: 'Não querer faz sentido com tanto cansaço, e não precisa ser alguém que conheça você. O que torna mais difícil: o que pensariam, ter que falar, ou que venham?',
        choices: ['O que pensariam', 'Ter que falar', 'Que venham'],
      },
      {
        text: 'Estar perto de alguém basta; não é preciso contar nada. Você conseguiria se sentar onde haja outra pessoa, e dizer apenas que é uma noite ruim?',
        choices: ['Isso eu consigo', 'Isso eu não consigo'],
      },
    ],
    write: [
      {
        text: 'Então escreva isto agora, assim mesmo: “Noite ruim. Você pode vir ou me ligar? Não precisa fazer nada.” Já enviou?',
        choices: ['Enviei', 'Ainda não'],
      },
    ],
    hand: [
      {
        text: 'Então não sem ajuda, e até chegar alguém, quem sai do quarto é você. Quem poderia vir e levar aquilo: alguém do prédio, uma amizade, as pessoas desse número?',
        choices: ['Sei de alguém', 'Ninguém', 'Não quero pedir'],
      },
    ],
    safer: [
      {
        text: 'Essa é a parte difícil, e você está fazendo. Fique agora perto dessa pessoa. Diga a única coisa verdadeira, que esteve a ponto de se matar, e façam juntos a próxima ligação. Alguém pode ficar esta noite?',
        choices: ['Sim', 'Não'],
      },
      {
        text: 'Bom. Para a pessoa ao seu lado: não deixar você só, tirar daí o que for perigoso, e ir junto à emergência ou ligar em conjunto. Você mostra estas linhas a ela?',
        choices: ['Mostro', 'Ainda não'],
      },
    ],
    wound: [
      {
        text: 'Uma ferida deve ser vista hoje se está aberta, é funda ou não fica fechada, e também se está quente, vermelha, inchada ou úmida. Até lá, água limpa e um curativo seco. Quem poderia olhar com você?',
        choices: ['Alguém poderia', 'Ninguém', 'Iria por minha conta'],
      },
    ],
    weak: [
      {
        text: 'Levante-se devagar e sinta o pulso um instante. Desmaio, coração que tropeça, cãibras ou sangue são para serem vistos hoje, e a emergência abre à noite. Há algum desses sinais?',
        choices: ['Sim', 'Não'],
      },
    ],
    injured: [
      {
        text: 'Então peça que vejam isso hoje. Na emergência você pode pedir atendimento a sós, e que anotem o que encontrarem; mais tarde isso pode servir. Daria para chegar lá sem que sigam você?',
        choices: ['Daria', 'Não é seguro'],
      },
    ],
  },
  words: {
    body: [
      'Você pode dizer assim: “Meu corpo não está bem. Em parte fui eu que piorei, e preciso que alguém me leve a um médico.”',
      'Ou só: “Eu me machuquei, alguém precisa olhar, e eu gostaria de entrar sem companhia.”',
    ],
    violence: [
      'Você pode dizer assim: “Em casa alguém me machuca. Por favor, não ligue de volta; diga o que eu posso fazer.”',
      'Ou só: “Em casa eu não tenho segurança. Posso ir para a sua?”',
    ],
    voice: [
      'Você pode dizer assim: “Ouço uma voz que me diz o que fazer. Estou com medo e preciso de alguém comigo.”',
      'Ou só: “Não dormi e não estou bem. Fique no telefone, por favor, e arranje um médico.”',
    ],
    anger: [
      'Você pode dizer assim: “Tenho medo de machucar alguém. Por favor, me afaste dessa pessoa e fique comigo.”',
      'Ou só: “Estou com raiva demais para ficar perto. Você pode vir me buscar?”',
    ],
    company: [
      'Pode dizer assim: “Não estou bem. Tenho pensado em me matar, e não devia ficar sem companhia. Posso ficar com você?” Dá para ler direto da tela.',
      'Mais curto também serve: “Senta aqui comigo, por favor. Ainda não pergunte muito.”',
    ],
    hand: [
      'Diga assim: “Você pode vir agora mesmo? Estou em perigo, e há aqui uma coisa que preciso que leve embora.” A história toda pode esperar.',
      'Ou só: “Venha tirar isto de mim, por favor. Outro dia digo por quê.”',
    ],
  },
  questions: {
    throat: [
      'Sim: uma mão no pescoço é para um médico ver, hoje ou amanhã, mesmo semanas depois e mesmo que nada apareça. Uma voz diferente, um estalo ou dor ao engolir são um motivo a mais. {number} na hora se ficar difícil respirar ou engolir, se o pescoço inchar, com dor de cabeça forte, um lado fraco ou dormente, dificuldade de ver ou falar, ou desmaio.',
      'Em uma linha: sim, mostre o pescoço hoje a um médico e diga que foi uma mão.',
    ],
    doctorTells: [
      'Quase sempre o médico não conta nada a ninguém sem você, nem à polícia nem aos pais; quando uma criança ou uma vida corre perigo pode ser diferente, e as regras dependem do país. Pergunte antes: “O que você teria de comunicar, e a quem?”',
    ],
    tellAll: [
      'Sim, se você conseguir: a parte mais difícil de dizer é a que permite ajudar no que importa e manter isso longe de você. Uma frase basta.',
    ],
    mustCall: [
      'Enquanto estiver perto, sem ninguém com você, ou com sinais no corpo: sim. Onde alguém fica com você, nada está ao alcance e o corpo está bem, pode esperar até de manhã. Se algo disso mudar, {number}.',
    ],
    watched: [
      'Nada disto aparece sozinho na tela. Mas quem abrir este navegador com a sua sessão aberta pode ler a conversa, e o histórico mostra que a página esteve aberta: saia da conta ao terminar e apague o histórico de hoje. Mais seguro é um aparelho que nunca esteja nessas mãos, de uma amiga ou de uma biblioteca.',
      'Não consigo fazer a conversa desaparecer: ela fica na sua conta, com a sua senha. Com a sessão fechada, o telefone mostra apenas que este site foi visitado.',
    ],
    bill: [
      'Uma ligação pode aparecer na conta e na lista de chamadas do telefone; em alguns países essas linhas não aparecem, mas não em todos. De uma biblioteca, do trabalho ou do telefone de uma amiga, não fica em nada seu.',
      'Escrever também deixa rastros no telefone. Outro aparelho é o caminho seguro.',
    ],
    police: [
      'Numa linha de apoio primeiro ouvem, e quase sempre fica na conversa; só mandam alguém quando acham que uma vida corre perigo agora, e o modo depende do país. A emergência manda quem estiver mais perto, e você pode pedir uma ambulância e que venha sem sirene.',
      'No começo da ligação você pode perguntar: “Quem vocês mandam, e quando?” Estão habituados a essa pergunta.',
    ],
    kept: [
      'Quase sempre não: alguém conversa com você, decidem juntos, e a maioria volta para casa com outra consulta marcada. Ficar contra a vontade é para um perigo que não se resolve de outro modo, tem regras e um fim, e dependem do país. Você pode levar alguém e perguntar o que pretendem.',
      'Lá você pode dizer: “Tenho medo de que me tranquem.” Isso ajuda a encontrar o menos pesado que proteja você.',
    ],
    children: [
      'Procurar ajuda não é motivo para tirar os filhos de ninguém; quase sempre conta a seu favor. Onde uma criança corre perigo, muitos países obrigam a avisar, e antes de contar mais você pode perguntar o que precisam comunicar.',
      'Mães e pais ligam para lá todos os dias, sem nome se preferirem.',
    ],
    school: [
      'Por aqui a escola não fica sabendo de nada. Quem ensina muitas vezes tem que avisar se alguém corre perigo, quase sempre a uma só pessoa encarregada, e dá para perguntar antes: “O que você tem que contar, e a quem?”',
      'Você também pode dizer o que quer que saibam e o que não, e estar presente quando for dito.',
    ],
    record: [
      'O que se diz numa consulta fica com quem trata de você; no trabalho não veem isso sem você. O que um seguro pode perguntar depois depende do país, e dá para perguntar o que vai ser anotado.',
      'Uma linha de apoio não guarda prontuário.',
    ],
    forMe: [
      'Não posso: sou um programa, e daqui não sai nenhuma ligação nem mensagem. Tem que ser você, ou alguém ao seu lado.',
      'Não, e quem dera fosse diferente. Com as palavras eu ajudo, enquanto você disca.',
    ],
    call: [
      'Alguém atende e pergunta o que está acontecendo e se você corre perigo; pode-se calar, chorar ou ler o que escreveu aqui. “Preciso falar com alguém e não sei por onde começar” já basta. Desligar pode a qualquer hora.',
      'Na emergência de um hospital, diga na entrada que não está em segurança, e por quê. Depois vêm a espera, uma conversa e um plano para os próximos dias.',
    ],
    doctor: [
      'Não consigo ver, então na dúvida: sim, hoje. Uma ferida quente, vermelha, inchada, úmida, funda ou aberta precisa que alguém olhe; um desmaio, sangue ou um coração que bate estranho também. Numa farmácia ou linha de saúde dizem se é urgente, e em muitos países atendem jovens sem os pais.',
      'Melhor mostrar uma vez à toa. Se piora de hora em hora, é para a emergência.',
    ],
    enough: [
      'Não precisa ser pior para contar. Estão lá também para o começo, e ninguém compara.',
      'O que você descreve é motivo suficiente.',
    ],
    officers: [
      'Em muitos países uma ameaça, um aperto que deixa marca ou coisas quebradas para assustar você bastam para a polícia; em outros, menos. Uma linha para quem é ferido em casa diz o que vale onde você está, e para isso não é preciso decidir nada.',
      'Dá para pedir conselho primeiro e denunciar depois, ou nunca. Datas e fotos, guardadas onde mais ninguém olhe, servem para os dois casos.',
    ],
    who: [
      'Ninguém fica sabendo do que você escreve aqui: nem a família, nem a escola, nem o trabalho, nem um médico, e ninguém é enviado. Está cifrado na sua conta; só quem entrar nela ou tiver o seu aparelho desbloqueado poderia ler.',
      'Por mim, não: desta página nada vai para gente que você conhece. O que vai para a sua página também só você vê.',
    ],
  },
  takenBack: [
    'Tudo bem, não vou cobrar isso de você, nem fingir que não li. Em certas horas as duas coisas são verdade, que se diz a sério e que não. Os números continuam lá em cima.',
    'Você pode retirar o que disse. Se voltar quando tudo se cala, diga aqui sem explicação nenhuma.',
  ],
  third: {
    morning: [
      'De manhã tudo bem, se até lá a pessoa não ficar sem companhia nem um minuto, se nada que possa ser usado ficar na casa e se ela ainda aceitar ir. Se ela sumir, pedir de volta ou mudar de ideia: {number} ainda hoje à noite. Isso não é covardia.',
    ],
    after: [
      'As semanas calmas de depois também contam. Combinem agora um dia da semana em que você faz de novo a mesma pergunta clara, deixem o que foi guardado onde está, e anotem com ela para quem ligar primeiro.',
    ],
    words: [
      'Estas palavras bastam: “Você me preocupa muito. Está pensando em se matar?” Depois espere, mesmo que o silêncio demore. E então: “Que bom que me disse. Não estou com raiva, fico com você e procuramos ajuda.”',
      'Não é preciso ter palavras melhores do que as suas. “Amo você, tenho medo e prefiro perguntar” é um começo.',
    ],
    yes: [
      'Tome “sim” e “às vezes” como um sim. Pergunte mais três coisas: como, quando, e se está ali. Com um plano ou algo à mão: ligue agora para {number}, ou vão logo à emergência. Sem plano: fique, e liguem hoje para uma linha.',
      'Um sim significa: nem um minuto sem companhia esta noite. Foi bom perguntar; a resposta foi dada a você.',
    ],
    means: [
      'Sim: comprimidos, lâminas, cordas, armas, chaves e o que mais tiver sido dito saem da casa ou ficam trancados com a chave longe. Faça com calma e diga: “Vou levar isto por enquanto, porque quero você aqui.” Quem estiver mais perto pode começar.',
      'Olhe no banheiro, na cozinha, na garagem e no carro. Uma sacola com tudo na casa de um vizinho basta para esta noite.',
    ],
    police: [
      'Se uma vida corre perigo agora, ligue para {number}, mesmo que depois haja raiva. Diga logo que se trata de suicídio e se há uma arma, e peça ajuda médica. Se não está tão perto, uma linha de crise ou a emergência de um hospital é o caminho mais discreto.',
      'Uma raiva se conserta amanhã. Você pode dizer que ligou por medo de perder alguém.',
    ],
    go: [
      'Sem ninguém e com pensamentos de suicídio: sim, vá, ou mande alguém que esteja mais perto. Até haver alguém lá, fique ao telefone, no viva-voz se dirigir, e não dirija sem companhia se as mãos tremem.',
      'Ao chegar: sente-se ao lado, pergunte outra vez, tirem o que for perigoso, e durma hoje no mesmo lugar. Amanhã, uma consulta ou uma linha, em companhia.',
    ],
  },
  thirdDone: [
    'Você está fazendo o que mais ajuda: essa pessoa não fica sem apoio, e você perguntou a quem sabe. Vá com cuidado, passe a noite lá, e ligue de novo sempre que precisar. Foi certo insistir.',
  ],
  thirdMore: [
    'Dá para ligar também por outra pessoa: dizem o que falar e o que vem depois, e levam você a sério. Você também não tem que carregar isso sem ajuda.',
    'Não deixar sem companhia, e nada perigoso em casa: é o que mais ajuda esta noite. O que você sabe de onde essa pessoa está, e de quem está lá?',
  ],
  notYou: [
    'Certo: não se trata de você, e desculpe ter perguntado. Vamos falar dessa pessoa.',
    'Você disse que é outra pessoa, e eu devia ter ouvido. Vamos a isso.',
  ],
  listen: [
    'Estou lendo. Conte o próximo do jeito que vier.',
    'Continue; não é preciso nenhuma ordem.',
    'O que aconteceu depois?',
    'Gostaria de ler mais disso, se você quiser.',
    'Escreva a próxima parte quando puder.',
    'Isso chegou; há espaço para o resto.',
    'Você pode contar o que está na sua cabeça agora.',
  ],
};
