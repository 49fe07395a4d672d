import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    noun: "o recrutamento",
    questions: [
      "quantas semanas passam entre a candidatura e a proposta?",
      "em que etapa vocês perdem as melhores candidaturas?",
    ],
  },
  pay: {
    noun: "a remuneração",
    questions: [
      "até onde vai a transparência salarial na sua empresa?",
      "como vocês definem quanto vale um cargo?",
    ],
  },
  employee_retention: {
    noun: "a retenção de pessoas",
    questions: ["em que mês saem mais pessoas novas?", "o que mudou depois da última pesquisa interna?"],
  },
  training: {
    noun: "a capacitação e a integração",
    questions: [
      "quanto tempo passa até alguém novo trabalhar com autonomia?",
      "como vocês sabem se uma capacitação mudou alguma coisa?",
    ],
  },
  remote_work: {
    noun: "o trabalho híbrido",
    questions: [
      "em que dias as pessoas vão ao escritório por vontade própria?",
      "o que funciona melhor presencialmente?",
    ],
  },
  leadership: {
    noun: "a liderança",
    questions: ["em que as lideranças gastam tempo demais?", "como se aprende a liderar na sua empresa?"],
  },
  cash_flow: {
    noun: "o fluxo de caixa",
    questions: [
      "quantos dias, em média, vocês esperam até receber?",
      "com quantas semanas de antecedência vocês conhecem o saldo de caixa?",
    ],
  },
  software_spend: {
    noun: "os gastos com software",
    questions: [
      "quem nota quando uma ferramenta deixa de ser usada?",
      "quantas das ferramentas fazem a mesma coisa?",
    ],
  },
  budgeting: {
    noun: "o orçamento e o fechamento mensal",
    questions: ["quantos dias dura o fechamento mensal?", "o que ainda é conciliado à mão?"],
  },
  procurement: {
    noun: "as compras",
    questions: [
      "quanto tempo passa até um novo fornecedor ser aprovado?",
      "que parte dos gastos é mais difícil de controlar?",
    ],
  },
  compliance: {
    noun: "a conformidade",
    questions: [
      "que documentação leva mais tempo antes de uma auditoria?",
      "quem acompanha as novas regras na sua empresa?",
    ],
  },
  contracts: {
    noun: "a gestão de contratos",
    questions: ["onde os contratos ficam parados mais vezes?", "quantos dias passam até a assinatura?"],
  },
  security: {
    noun: "a segurança da informação",
    questions: [
      "quando foi a última vez que vocês restauraram um backup de verdade?",
      "como vocês controlam quem tem acesso a quê?",
    ],
  },
  software_delivery: {
    noun: "o desenvolvimento de software",
    questions: [
      "quanto tempo passa até uma mudança chegar à produção?",
      "o que mais atrasa quem desenvolve?",
    ],
  },
  data_quality: {
    noun: "a qualidade dos dados",
    questions: [
      "quem decide quando dois relatórios mostram dois números?",
      "como vocês detectam um número errado antes de chegar à diretoria?",
    ],
  },
  it_systems: {
    noun: "os sistemas de TI",
    questions: [
      "que sistema antigo vocês substituiriam primeiro?",
      "que parte do orçamento de TI vai só para manter o que existe?",
    ],
  },
  product_discovery: {
    noun: "o desenvolvimento de produto",
    questions: [
      "com quantos clientes a equipe de produto conversou este mês?",
      "como vocês recusam uma função que vendas pede?",
    ],
  },
  maintenance: {
    noun: "a manutenção",
    questions: ["que máquina para mais vezes sem aviso?", "que parte da manutenção é planejada?"],
  },
  production: {
    noun: "a produção",
    questions: [
      "quantos anos tem a máquina mais antiga ainda em uso?",
      "onde se perdem mais minutos num turno normal?",
    ],
  },
  supply_chain: {
    noun: "a logística",
    questions: [
      "com quanta antecedência vocês sabem que uma entrega vai atrasar?",
      "que peça falta mais vezes quando um prazo não se cumpre?",
    ],
  },
  quality: {
    noun: "a gestão da qualidade",
    questions: [
      "em que etapa aparecem mais defeitos?",
      "quanto tempo passa entre uma reclamação e a descoberta da causa?",
    ],
  },
  sustainability: {
    noun: "a energia e a sustentabilidade",
    questions: [
      "vocês conhecem o consumo de energia por peça ou por pedido?",
      "que clientes pedem números de sustentabilidade?",
    ],
  },
  construction: {
    noun: "as obras",
    questions: ["onde se perde hoje mais tempo numa obra?", "como as mudanças da obra chegam ao escritório?"],
  },
  healthcare: {
    noun: "o atendimento ao paciente",
    questions: ["que parte do dia vai para a papelada?", "como se marca hoje uma consulta?"],
  },
  commerce: {
    noun: "o varejo e as vendas online",
    questions: ["em que passo da compra vocês perdem mais clientes?", "que parte dos pedidos é devolvida?"],
  },
  events: {
    noun: "as feiras e os eventos",
    questions: [
      "o que acontece com um contato na semana depois da feira?",
      "como vocês decidem se um evento valeu a pena?",
    ],
  },
  projects: {
    noun: "a gestão de projetos",
    questions: [
      "qual costuma ser o primeiro sinal de que um projeto vai atrasar?",
      "que decisão trava mais vezes os projetos?",
    ],
  },
  meetings: {
    noun: "as reuniões e o tempo de foco",
    questions: [
      "de que reunião fixa ninguém sentiria falta?",
      "quantas horas por semana ficam livres de reuniões?",
    ],
  },
  funding: {
    noun: "o crescimento e os investimentos",
    questions: [
      "que número os investidores pedem primeiro?",
      "o que você faria mais cedo se começasse de novo?",
    ],
  },
  automation: {
    noun: "a automação",
    questions: [
      "que tarefa a equipe ainda faz numa planilha?",
      "o que você automatizaria primeiro e o que deixaria para o fim?",
    ],
  },
  ai: {
    noun: "a IA no dia a dia",
    questions: [
      "para que tarefa a equipe usa IA de verdade todos os dias?",
      "o que você não deixaria nas mãos da IA?",
    ],
  },
  change: {
    noun: "a transformação digital",
    questions: [
      "que mudança encontrou menos resistência na sua empresa?",
      "onde uma ideia nova costuma travar?",
    ],
  },
};
