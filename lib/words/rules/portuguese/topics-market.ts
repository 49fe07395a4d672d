import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    noun: "a precisão da previsão de vendas",
    questions: [
      "quanto a previsão costuma falhar no fim do trimestre?",
      "a partir de que momento uma venda conta como certa?",
    ],
  },
  revenue_operations: {
    noun: "as operações comerciais",
    questions: [
      "o que marketing e vendas ainda contam de forma diferente?",
      "que processo entre marketing e vendas falha mais vezes?",
    ],
  },
  buying_signals: {
    noun: "os sinais de compra",
    questions: [
      "que sinal faz a equipe ligar no mesmo dia?",
      "de onde vêm hoje os sinais e quem olha para eles?",
    ],
  },
  attribution: {
    noun: "a atribuição de marketing",
    questions: [
      "em que número marketing e finanças confiam por igual?",
      "vocês perguntam aos novos clientes como chegaram ou confiam só nos dados?",
    ],
  },
  cloud_costs: {
    noun: "os custos de nuvem",
    questions: [
      "a equipe técnica vê quanto custa cada serviço?",
      "quem nota primeiro quando a conta da nuvem dispara?",
    ],
  },
  prospecting: {
    noun: "a prospecção",
    questions: [
      "o que traz hoje mais primeiras reuniões, o telefone ou o e-mail?",
      "como a equipe decide com quem falar primeiro de manhã?",
    ],
  },
  crm_data: {
    noun: "a qualidade dos dados do CRM",
    questions: [
      "quantos campos do CRM são usados de verdade?",
      "quem atualiza o CRM quando um contato muda de emprego?",
    ],
  },
  sales_pipeline: {
    noun: "a gestão do pipeline",
    questions: [
      "quanto tempo uma oportunidade pode ficar parada até alguém perguntar?",
      "o que faz perder mais vendas, a concorrência ou a falta de decisão?",
    ],
  },
  demand_generation: {
    noun: "a geração de leads",
    questions: [
      "se fosse preciso cortar, que canal vocês deixariam primeiro?",
      "quantos dos leads a equipe de vendas contata de verdade?",
    ],
  },
  content: {
    noun: "a marca e o conteúdo",
    questions: [
      "que formato os clientes mencionam na primeira conversa?",
      "como vocês sabem que um conteúdo cumpriu o seu papel?",
    ],
  },
  pricing: {
    noun: "a política de preços",
    questions: [
      "quem pode dar descontos e até que valor?",
      "quando os preços mudaram pela última vez e o que aconteceu?",
    ],
  },
  customer_retention: {
    noun: "a retenção de clientes",
    questions: [
      "qual costuma ser o primeiro sinal de que um cliente vai sair?",
      "quem é responsável pela renovação?",
    ],
  },
  customer_service: {
    noun: "o atendimento ao cliente",
    questions: [
      "que pergunta chega mais vezes à equipe?",
      "quanto tempo um cliente espera pela primeira resposta num dia cheio?",
    ],
  },
  sales_coaching: {
    noun: "a capacitação da equipe comercial",
    questions: [
      "quanto tempo passa até alguém novo atingir a meta?",
      "quem ouve as chamadas e com que frequência?",
    ],
  },
  partnerships: {
    noun: "as parcerias",
    questions: [
      "que parte dos novos negócios vem de parceiros?",
      "que parceiros trazem vendas de verdade e quais só dão o nome?",
    ],
  },
};
