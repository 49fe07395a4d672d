import type { Persona } from "@/db/vocabulary";
import type { RolePhrases } from "../phrasebook";

export const roles: Record<Persona, RolePhrases> = {
  administration: {
    areas: ["as agendas e as aprovações", "a organização do escritório"],
    questions: [
      ({ at }) => `que pedidos ficam mais tempo à espera${at}?`,
      () => "que tarefa de rotina você delegaria primeiro?",
      () => "que aprovações exigem mais insistência?",
    ],
  },
  business_development: {
    areas: ["os novos mercados e as parcerias", "a escolha das próximas contas"],
    questions: [
      ({ at }) => `como vocês decidem que contas abrir a seguir${at}?`,
      () => "o que mais atrasa um novo negócio?",
      () => "o que vocês procuram num parceiro?",
    ],
  },
  consulting: {
    areas: ["os resultados para o cliente", "os projetos com clientes"],
    questions: [
      () => "o que os clientes mais pedem este ano?",
      ({ at }) => `que parte de um projeto${at} leva mais tempo do que o previsto?`,
      () => "onde se perde mais tempo nos projetos?",
    ],
  },
  customer_success: {
    areas: ["as renovações e o uso", "a opinião dos clientes"],
    questions: [
      ({ at }) => `como vocês notam${at} que um cliente está prestes a sair?`,
      () => "o que ocupa mais tempo da equipe de clientes?",
      () => "o que os clientes mais comentam antes de renovar?",
    ],
  },
  engineering: {
    areas: ["a confiabilidade e o esforço", "a decisão de desenvolver ou comprar"],
    questions: [
      ({ at }) => `como vocês decidem${at} o que desenvolver e o que comprar?`,
      () => "que sistema vocês prefeririam não ter de manter?",
      () => "o que tira a equipe técnica do trabalho principal?",
    ],
  },
  finance: {
    areas: ["os gastos e a precisão do planejamento", "o retorno e os custos recorrentes"],
    questions: [
      ({ at }) => `que etapa do fechamento mensal demora mais${at}?`,
      () => "que números ainda são reunidos à mão?",
      () => "até onde o planejamento é confiável?",
    ],
  },
  founder: {
    areas: ["o crescimento e a liquidez", "as prioridades deste trimestre"],
    questions: [
      ({ at }) => `o que mais limita o crescimento${at} neste momento?`,
      () => "o que ainda depende de você e não deveria?",
      () => "que decisão é a mais urgente neste trimestre?",
    ],
  },
  human_resources: {
    areas: ["o recrutamento e a retenção", "a chegada, a permanência e a saída das pessoas"],
    questions: [
      ({ at }) => `que vagas são as mais difíceis de preencher${at}?`,
      () => "que tarefa de RH ainda é feita em planilhas?",
      () => "o que leva mais tempo entre a candidatura e a proposta?",
    ],
  },
  information_technology: {
    areas: ["as integrações e os acessos", "os sistemas, os dados e a carga de suporte"],
    questions: [
      ({ at }) => `que sistemas${at} são os mais difíceis de integrar?`,
      () => "o que gera mais pedidos de suporte?",
      () => "que sistema você substituiria primeiro?",
    ],
  },
  legal: {
    areas: ["os riscos e os contratos", "a revisão de contratos"],
    questions: [
      () => "em que momento a equipe jurídica entra num novo contrato?",
      ({ at }) => `que tipo de contrato${at} exige mais tempo de revisão?`,
      () => "que dúvida de rotina chega mais vezes à equipe?",
    ],
  },
  marketing: {
    areas: ["o pipeline gerado pelo marketing", "as campanhas e o seu orçamento"],
    questions: [
      ({ at }) => `como vocês medem${at} o que uma campanha traz?`,
      () => "que canal funciona melhor este ano?",
      () => "o que demora mais entre a ideia e a campanha?",
    ],
  },
  operations: {
    areas: ["o ritmo e o custo dos processos", "os tempos de espera no processo"],
    questions: [
      ({ at }) => `que etapa leva mais tempo${at}?`,
      () => "que processo ainda depende de uma só pessoa?",
      () => "o que ainda é controlado à mão?",
    ],
  },
  product: {
    areas: ["o roadmap e a adoção", "as funções que os clientes usam de verdade"],
    questions: [
      ({ at }) => `como vocês decidem${at} o que entra no roadmap?`,
      () => "como vocês sabem que funções são usadas de verdade?",
      () => "o que mais atrasa um lançamento?",
    ],
  },
  project_management: {
    areas: ["o escopo e os prazos", "as partes envolvidas e as aprovações"],
    questions: [
      ({ at }) => `o que atrasa mais vezes os projetos${at}?`,
      () => "como vocês acompanham as decisões de vários projetos?",
      () => "quem tem de concordar antes de um projeto começar?",
    ],
  },
  purchasing: {
    areas: ["os fornecedores e as condições", "a pré-seleção e o custo total"],
    questions: [
      ({ at }) => `como vocês comparam hoje os fornecedores${at}?`,
      () => "que categoria de compras leva mais tempo?",
      () => "quanto tempo demora a aprovação de um novo fornecedor?",
    ],
  },
  revenue_operations: {
    areas: ["os processos e a qualidade dos dados", "as ferramentas da equipe de vendas"],
    questions: [
      ({ at }) => `em que número do CRM vocês menos confiam${at}?`,
      () => "quantas ferramentas a equipe de vendas usa num dia normal?",
      () => "que relatório ainda é feito à mão?",
    ],
  },
  sales: {
    areas: ["as oportunidades em aberto e a previsão", "as metas e a equipe de vendas"],
    questions: [
      ({ at }) => `além de vender, o que ocupa mais tempo da equipe comercial${at}?`,
      () => "em que fase as vendas mais ficam paradas?",
      () => "como vocês decidem com quem falar primeiro?",
    ],
  },
  other: {
    areas: ["a forma de trabalhar de hoje", "a rotina da equipe"],
    questions: [
      ({ at }) => `que tarefa leva mais tempo${at}?`,
      () => "que parte do trabalho ainda é feita em papel ou em planilhas?",
      () => "o que você mudaria primeiro na forma de trabalhar?",
    ],
  },
};
