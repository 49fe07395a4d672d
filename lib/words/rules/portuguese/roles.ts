import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    subject: "a organização do escritório",
    areas: ["a agenda e as aprovações", "o caminho interno de cada pedido"],
    questions: [
      ({ at }) => `em que mesa isso cai primeiro${at}?`,
      ({ at }) => `quanto tempo a papelada em torno disso toma${at}?`,
      () => "quem precisa aprovar algo assim?",
    ],
  },
  business_development: {
    subject: "os novos mercados e as parcerias",
    areas: ["os novos mercados e as parcerias", "a escolha das próximas contas"],
    questions: [
      ({ at }) => `isso muda as próximas contas a abrir${at}?`,
      () => "em que ponto isso mais freia um novo negócio?",
      () => "o que um parceiro teria de trazer para ajudar nisso?",
    ],
  },
  consulting: {
    subject: "os projetos de clientes",
    areas: ["os resultados para o cliente", "as prioridades recomendadas aos clientes"],
    questions: [
      () => "o que os clientes perguntam primeiro sobre isso?",
      () => "o que vocês desaconselham aos clientes nesse tema?",
      ({ at }) => `onde isso aparece nos projetos${at}?`,
    ],
  },
  customer_success: {
    subject: "a retenção de clientes",
    areas: ["as renovações e o uso", "as queixas dos clientes"],
    questions: [
      () => "o que os clientes percebem disso?",
      ({ at }) => `que parte toma mais tempo da equipe de clientes${at}?`,
      () => "o tema aparece quando os clientes renovam?",
    ],
  },
  engineering: {
    subject: "o desenvolvimento de software",
    areas: ["a confiabilidade e o esforço", "os próximos desenvolvimentos e o custo de mantê-los"],
    questions: [
      ({ at }) => `que parte foi desenvolvida dentro de casa${at}?`,
      () => "quanto tempo de desenvolvimento isso consome por semana?",
      () => "que parte vocês prefeririam não manter?",
    ],
  },
  finance: {
    subject: "o orçamento e a previsão",
    areas: ["os gastos e a precisão do planejamento", "o retorno e os custos recorrentes"],
    questions: [
      ({ at }) => `onde isso aparece nos números${at}?`,
      () => "que número teria de mudar antes de haver orçamento para isso?",
      () => "dá para pôr um valor no que isso custa hoje?",
    ],
  },
  founder: {
    subject: "o crescimento",
    areas: ["o crescimento e o caixa", "as prioridades de agora e o que pode esperar"],
    questions: [
      ({ at }) => `é um tema para este trimestre${at} ou para depois?`,
      ({ at }) => `quem cuida disso${at}, você ou alguém da equipe?`,
      () => "o que vocês já tentaram, e o que deixaram de lado?",
    ],
  },
  human_resources: {
    subject: "o recrutamento e a retenção de pessoas",
    areas: ["o recrutamento e a retenção", "a chegada, a permanência e a saída das pessoas"],
    questions: [
      ({ at }) => `o que as pessoas dizem sobre isso${at}?`,
      () => "o tema aparece nas entrevistas ou só quando alguém sai?",
      () => "que parte fica com o RH?",
    ],
  },
  information_technology: {
    subject: "os sistemas de TI",
    areas: ["as integrações e os acessos", "os sistemas, os dados e a carga de suporte"],
    questions: [
      ({ at }) => `quantos sistemas isso envolve${at}?`,
      () => "com o que uma solução teria de se conectar?",
      () => "que parte vira chamado para a equipe?",
    ],
  },
  legal: {
    subject: "os contratos e os riscos",
    areas: ["os riscos e os contratos", "as condições em que se pode assinar"],
    questions: [
      () => "em que momento a equipe jurídica entra?",
      () => "que risco é subestimado aqui?",
      ({ at }) => `há uma regra para isso${at} ou cada caso é avaliado à parte?`,
    ],
  },
  marketing: {
    subject: "a geração de leads",
    areas: ["o pipeline gerado pelo marketing", "as campanhas e o orçamento por trás delas"],
    questions: [
      ({ at }) => `o que isso significa para o plano de marketing${at} neste trimestre?`,
      () => "como você explica isso para vendas e finanças?",
      () => "qual é a contribuição do marketing para isso na empresa?",
    ],
  },
  operations: {
    subject: "a eficiência dos processos",
    areas: ["o ritmo e o custo de cada etapa", "os pontos em que os pedidos esperam"],
    questions: [
      ({ at }) => `em que etapa isso toma mais tempo${at}?`,
      () => "quem percebe primeiro quando algo dá errado?",
      () => "o que seria diferente amanhã se isso funcionasse?",
    ],
  },
  product: {
    subject: "o desenvolvimento de produto",
    areas: ["o roadmap e a adoção", "as funções que os clientes usam de verdade"],
    questions: [
      ({ at }) => `isso tem lugar no roadmap${at}?`,
      () => "o que os usuários dizem sobre isso?",
      () => "o que vocês decidiram não fazer?",
    ],
  },
  project_management: {
    subject: "a gestão de projetos",
    areas: ["o escopo e os prazos", "as pessoas a envolver, e quando"],
    questions: [
      () => "quem precisa estar a bordo antes que algo ande?",
      ({ at }) => `com que frequência isso atrasa um projeto${at}?`,
      () => "por onde você começaria se tivesse um mês?",
    ],
  },
  purchasing: {
    subject: "as compras",
    areas: ["os fornecedores e as condições", "a lista final e o custo total"],
    questions: [
      ({ at }) => `o que vocês comparam primeiro${at} quando fornecedores se apresentam?`,
      () => "com quais fornecedores vocês trabalham hoje nisso?",
      () => "quando vence o próximo contrato?",
    ],
  },
  revenue_operations: {
    subject: "as operações comerciais",
    areas: ["os processos e a qualidade dos dados", "as ferramentas que vendas abre todos os dias"],
    questions: [
      ({ at }) => `que indicador vocês acompanham nisso${at}?`,
      () => "é mais um problema de dados ou de processo para vocês?",
      () => "que ferramenta a equipe usa para isso, e qual ela contorna?",
    ],
  },
  sales: {
    subject: "a gestão do pipeline",
    areas: ["o pipeline e a previsão", "os números de vendas e a equipe que os entrega"],
    questions: [
      ({ at }) => `que parte toma mais tempo da equipe comercial${at}?`,
      () => "quanto isso pesa no cumprimento das metas?",
      () => "o que os melhores da equipe fazem de diferente nisso?",
    ],
  },
  other: {
    subject: "o trabalho do dia a dia",
    areas: ["o jeito de trabalhar de hoje", "o dia a dia e as decisões sobre ele"],
    questions: [
      ({ at }) => `como isso é feito hoje${at}?`,
      () => "quem mais se importa com isso na empresa?",
      () => "o que você mudaria primeiro?",
    ],
  },
};
