import type { TopicPhrases } from "../phrasebook";
import type { MarketTopicId } from "../topic-words";

export const marketTopics: Record<MarketTopicId, TopicPhrases> = {
  forecasting: {
    words:
      "previsao de vendas, previsoes, projecao de vendas, meta de vendas, metas de vendas, cota de vendas",
    noun: "a precisão da previsão de vendas",
    questions: [
      "quanto a previsão costuma errar no fim do trimestre?",
      "a partir de quando uma venda conta como certa para vocês?",
    ],
  },
  revenue_operations: {
    words: "operacoes de receita, operacoes comerciais, operacoes de vendas, processos comerciais",
    noun: "as operações comerciais",
    questions: [
      "a quem as operações comerciais respondem na empresa?",
      "qual processo entre marketing e vendas falha com mais frequência?",
    ],
  },
  buying_signals: {
    words: "sinais de compra, sinal de compra, intencao de compra, dados de intencao",
    noun: "os sinais de compra",
    questions: [
      "qual sinal faz a equipe ligar no mesmo dia?",
      "de onde vêm os sinais hoje, e quem olha para eles?",
    ],
  },
  attribution: {
    words: "atribuicao*, mensuracao de marketing, ultimo clique",
    noun: "a atribuição de marketing",
    questions: [
      "em qual número marketing e finanças acreditam ao mesmo tempo?",
      "vocês perguntam aos novos clientes como chegaram ou confiam no rastreamento?",
    ],
  },
  cloud_costs: {
    words: "custos de nuvem, custos da nuvem, custo de nuvem, fatura da nuvem, gastos com nuvem",
    noun: "os custos de nuvem",
    questions: [
      "a equipe técnica enxerga quanto custa cada serviço?",
      "quem percebe primeiro quando a conta da nuvem dispara?",
    ],
  },
  prospecting: {
    words:
      "prospeccao, prospectar, ligacao fria, ligacoes frias, chamada fria, novos clientes, cadencia*, pre vendas, captacao de clientes",
    noun: "a prospecção",
    questions: [
      "o que traz mais primeiras reuniões hoje, telefone ou e-mail?",
      "como a equipe decide quem procurar primeiro de manhã?",
    ],
  },
  crm_data: {
    words: "crm*, duplicad*, dados de clientes, base de clientes, campos obrigatorios, cadastro*",
    noun: "a qualidade dos dados do CRM",
    questions: [
      "quantos campos do CRM alguém ainda lê?",
      "quem atualiza o CRM quando um contato muda de emprego?",
    ],
  },
  sales_pipeline: {
    words:
      "funil de vendas, oportunidade, oportunidades, taxa de fechamento, fechamento de vendas, ciclo de vendas, equipe comercial, vendedor*, venda, vendas, negociacao, negociacoes",
    noun: "a gestão do pipeline",
    questions: [
      "quanto tempo uma oportunidade pode ficar parada antes que alguém pergunte?",
      "o que faz perder mais vendas, a concorrência ou a falta de decisão?",
    ],
  },
  demand_generation: {
    words:
      "geracao de leads, geracao de demanda, campanha*, publicidade, anuncio*, trafego pago, equipe de marketing, funil*",
    noun: "a geração de leads",
    questions: [
      "qual canal vocês desligariam primeiro, se fosse preciso?",
      "para quantos dos leads a equipe de vendas liga de verdade?",
    ],
  },
  content: {
    words: "conteudo*, marca, marcas, posicionamento, redes sociais, comunicacao, assessoria de imprensa",
    noun: "a marca e o conteúdo",
    questions: [
      "qual formato os clientes citam na primeira conversa?",
      "como vocês sabem que um conteúdo cumpriu seu papel?",
    ],
  },
  pricing: {
    words: "preco*, precificacao, desconto*, margem, margens, tabela de precos",
    noun: "a precificação",
    questions: [
      "quem pode dar desconto, e até que valor?",
      "quando os preços mudaram pela última vez, e o que aconteceu?",
    ],
  },
  customer_retention: {
    words: "fidelizacao, cancelamento*, renovacao*, retencao de clientes, sucesso do cliente, evasao",
    noun: "a retenção de clientes",
    questions: [
      "qual costuma ser o primeiro sinal de que um cliente vai sair?",
      "quem cuida da renovação aí?",
    ],
  },
  customer_service: {
    words:
      "atendimento*, suporte ao cliente, suporte, reclamacao, reclamacoes, experiencia do cliente, tempo de resposta, sac",
    noun: "o atendimento ao cliente",
    questions: [
      "qual pergunta chega com mais frequência à equipe?",
      "quanto um cliente espera pela primeira resposta em um dia cheio?",
    ],
  },
  sales_coaching: {
    words:
      "treinamento de vendas, treinamento comercial, objecao, objecoes, roteiro de vendas, capacitacao comercial",
    noun: "o treinamento da equipe comercial",
    questions: [
      "quanto tempo leva até que alguém novo bata a meta cheia?",
      "quem ouve as ligações, e com que frequência?",
    ],
  },
  partnerships: {
    words: "parceria*, parceiro*, revenda*, revendedor*, canal indireto, indicacoes",
    noun: "as parcerias",
    questions: [
      "que parte dos novos negócios vem por parceiros?",
      "quais parceiros trazem vendas de verdade, e quais só um logotipo?",
    ],
  },
};
