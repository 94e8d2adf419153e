import type { CareProse } from './care-prose.ts';

const YES_NO_UNSAID = ['Sim', 'Não', 'Prefiro não dizer'] as const;
export const CLOSENESS_CHOICES = { might: 'Eu poderia fazer', decided: 'Já decidi' } as const;

export const PT_STEPS: CareProse['steps'] = {
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
      choices: [...YES_NO_UNSAID],
    },
    {
      text: 'Aquilo que você usaria poderia sair daí neste momento: trancado, jogado fora ou entregue a alguém?',
      choices: ['Consigo fazer', 'Sem ajuda não consigo', 'Não há nada disso aqui'],
    },
    {
      text: 'Quão perto está neste instante?',
      choices: ['É um pensamento', CLOSENESS_CHOICES.might, CLOSENESS_CHOICES.decided, 'Não sei'],
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
};
