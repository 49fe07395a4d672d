import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "recrutamento*, contratacao*, candidato*, candidata*, entrevista*, vaga, vagas, marca empregadora, processo seletivo, talento*",
    noun: "o recrutamento",
    questions: [
      "quantas semanas passam entre a candidatura e a proposta?",
      "em que etapa vocês perdem as melhores candidaturas?",
    ],
  },
  pay: {
    words: "salario*, remuneracao*, folha de pagamento, beneficios, faixa salarial, transparencia salarial",
    noun: "a remuneração",
    questions: [
      "até onde vai a transparência salarial na sua empresa?",
      "como vocês definem quanto vale um cargo?",
    ],
  },
  employee_retention: {
    words:
      "rotatividade, entrevista de desligamento, engajamento*, esgotamento, bem estar, cultura da empresa, cultura organizacional, clima organizacional, recursos humanos, rh, absenteismo, pesquisa interna",
    noun: "a retenção de pessoas",
    questions: ["em que mês saem mais pessoas novas?", "o que mudou depois da última pesquisa interna?"],
  },
  training: {
    words:
      "treinamento*, capacitacao*, aprendizagem*, formacao*, integracao de novos, habilidades, estagiari*",
    noun: "a capacitação e a integração",
    questions: [
      "quanto tempo passa até alguém novo trabalhar com autonomia?",
      "como vocês sabem se uma capacitação mudou alguma coisa?",
    ],
  },
  remote_work: {
    words:
      "teletrabalho, trabalho hibrido, trabalho remoto, home office, volta ao escritorio, semana de quatro dias",
    noun: "o trabalho híbrido",
    questions: [
      "em que dias as pessoas vão ao escritório por vontade própria?",
      "o que funciona melhor presencialmente?",
    ],
  },
  leadership: {
    words: "lideranca*, estilo de gestao, gestao de pessoas, delegar",
    noun: "a liderança",
    questions: ["em que as lideranças gastam tempo demais?", "como se aprende a liderar na sua empresa?"],
  },
  cash_flow: {
    words:
      "fluxo de caixa, liquidez, prazo de pagamento, prazos de pagamento, fatura*, faturamento, faturacao, cobranca*, inadimplencia, contas a receber, tesouraria",
    noun: "o fluxo de caixa",
    questions: [
      "quantos dias, em média, vocês esperam até receber?",
      "com quantas semanas de antecedência vocês conhecem o saldo de caixa?",
    ],
  },
  software_spend: {
    words:
      "assinaturas, licencas, gasto com software, gastos com software, ferramentas demais, ferramentas sem uso",
    noun: "os gastos com software",
    questions: [
      "quem nota quando uma ferramenta deixa de ser usada?",
      "quantas das ferramentas fazem a mesma coisa?",
    ],
  },
  budgeting: {
    words:
      "orcamento*, fechamento contabil, fechamento mensal, contab*, controladoria, diretor financeiro, conciliacao*",
    noun: "o orçamento e o fechamento mensal",
    questions: ["quantos dias dura o fechamento mensal?", "o que ainda é conciliado à mão?"],
  },
  procurement: {
    words:
      "compras, suprimentos, fornecedor*, licitacao, licitacoes, cotacao, cotacoes, homologacao de fornecedores",
    noun: "as compras",
    questions: [
      "quanto tempo passa até um novo fornecedor ser aprovado?",
      "que parte dos gastos é mais difícil de controlar?",
    ],
  },
  compliance: {
    words: "conformidade, lgpd, rgpd, protecao de dados, regulament*, auditoria*, regulatori*",
    noun: "a conformidade",
    questions: [
      "que documentação leva mais tempo antes de uma auditoria?",
      "quem acompanha as novas regras na sua empresa?",
    ],
  },
  contracts: {
    words: "contrato, contratos, juridic*, advogad*, clausula*, departamento juridico",
    noun: "a gestão de contratos",
    questions: ["onde os contratos ficam parados mais vezes?", "quantos dias passam até a assinatura?"],
  },
  security: {
    words:
      "seguranca da informacao, ciberseguranca, seguranca digital, ataque cibernetico, phishing, ransomware, senha*, palavra passe, copia de seguranca, backup*, vazamento de dados, seguranca informatica",
    noun: "a segurança da informação",
    questions: [
      "quando foi a última vez que vocês restauraram um backup de verdade?",
      "como vocês controlam quem tem acesso a quê?",
    ],
  },
  software_delivery: {
    words:
      "desenvolvimento de software, desenvolvedor*, programador*, divida tecnica, equipe tecnica, equipa tecnica, codigo fonte",
    noun: "o desenvolvimento de software",
    questions: [
      "quanto tempo passa até uma mudança chegar à produção?",
      "o que mais atrasa quem desenvolve?",
    ],
  },
  data_quality: {
    words:
      "qualidade dos dados, qualidade de dados, armazem de dados, engenharia de dados, governanca de dados, analise de dados",
    noun: "a qualidade dos dados",
    questions: [
      "quem decide quando dois relatórios mostram dois números?",
      "como vocês detectam um número errado antes de chegar à diretoria?",
    ],
  },
  it_systems: {
    words:
      "erp, sistemas de informacao, area de ti, departamento de ti, migracao*, integracao de sistemas, sistema legado, sistemas legados, infraestrutura de ti",
    noun: "os sistemas de TI",
    questions: [
      "que sistema antigo vocês substituiriam primeiro?",
      "que parte do orçamento de TI vai só para manter o que existe?",
    ],
  },
  product_discovery: {
    words:
      "desenvolvimento de produto, equipe de produto, gestao de produto, pesquisa com usuarios, experiencia do usuario, usabilidade",
    noun: "o desenvolvimento de produto",
    questions: [
      "com quantos clientes a equipe de produto conversou este mês?",
      "como vocês recusam uma função que vendas pede?",
    ],
  },
  maintenance: {
    words:
      "manutencao*, avaria*, parada de maquina, paradas nao planejadas, pecas de reposicao, assistencia tecnica",
    noun: "a manutenção",
    questions: ["que máquina para mais vezes sem aviso?", "que parte da manutenção é planejada?"],
  },
  production: {
    words: "producao*, fabrica*, chao de fabrica, maquina*, manufatura*, linha de producao, refugo*",
    noun: "a produção",
    questions: [
      "quantos anos tem a máquina mais antiga ainda em uso?",
      "onde se perdem mais minutos num turno normal?",
    ],
  },
  supply_chain: {
    words:
      "cadeia de suprimentos, logistic*, armazem, estoque*, stock*, transporte*, frete*, frota*, prazo de entrega, prazos de entrega",
    noun: "a logística",
    questions: [
      "com quanta antecedência vocês sabem que uma entrega vai atrasar?",
      "que peça falta mais vezes quando um prazo não se cumpre?",
    ],
  },
  quality: {
    words:
      "controle de qualidade, gestao da qualidade, garantia da qualidade, defeito*, nao conformidade*, rastreabilidade",
    noun: "a gestão da qualidade",
    questions: [
      "em que etapa aparecem mais defeitos?",
      "quanto tempo passa entre uma reclamação e a descoberta da causa?",
    ],
  },
  sustainability: {
    words:
      "sustentab*, sustentavel, carbono, mudancas climaticas, alteracoes climaticas, emissao, emissoes, energia*, energetic*, economia circular, renovave*",
    noun: "a energia e a sustentabilidade",
    questions: [
      "vocês conhecem o consumo de energia por peça ou por pedido?",
      "que clientes pedem números de sustentabilidade?",
    ],
  },
  construction: {
    words:
      "obra, obras, construcao, construtora*, imobiliari*, arquitet*, edificio*, canteiro de obra*, incorporadora*",
    noun: "as obras",
    questions: ["onde se perde hoje mais tempo numa obra?", "como as mudanças da obra chegam ao escritório?"],
  },
  healthcare: {
    words:
      "paciente*, hospital, hospitais, clinica*, odontolog*, dentista*, enfermeir*, medico*, area da saude, setor da saude, setor de saude, consultorio*",
    noun: "o atendimento ao paciente",
    questions: ["que parte do dia vai para a papelada?", "como se marca hoje uma consulta?"],
  },
  commerce: {
    words:
      "comercio eletronico, loja virtual, loja online, carrinho*, devolucao, devolucoes, varej*, retalh*",
    noun: "o varejo e as vendas online",
    questions: ["em que passo da compra vocês perdem mais clientes?", "que parte dos pedidos é devolvida?"],
  },
  events: {
    words: "feira, feiras, congresso*, expositor*, organizacao de eventos",
    noun: "as feiras e os eventos",
    questions: [
      "o que acontece com um contato na semana depois da feira?",
      "como vocês decidem se um evento valeu a pena?",
    ],
  },
  projects: {
    words:
      "gestao de projetos, gerente de projeto*, marco do projeto, cronograma*, plano de projeto, metodologias ageis",
    noun: "a gestão de projetos",
    questions: [
      "qual costuma ser o primeiro sinal de que um projeto vai atrasar?",
      "que decisão trava mais vezes os projetos?",
    ],
  },
  meetings: {
    words: "reuniao, reunioes, produtividade, gestao do tempo, concentracao, caixa de entrada",
    noun: "as reuniões e o tempo de foco",
    questions: [
      "de que reunião fixa ninguém sentiria falta?",
      "quantas horas por semana ficam livres de reuniões?",
    ],
  },
  funding: {
    words: "rodada de investimento, investidor*, capital de risco, captacao de recursos",
    noun: "o crescimento e os investimentos",
    questions: [
      "que número os investidores pedem primeiro?",
      "o que você faria mais cedo se começasse de novo?",
    ],
  },
  automation: {
    words:
      "automacao*, automatiz*, planilha*, folha de calculo, folhas de calculo, tarefas manuais, papelada, fluxo de trabalho, fluxos de trabalho, eficiencia",
    noun: "a automação",
    questions: [
      "que tarefa a equipe ainda faz numa planilha?",
      "o que você automatizaria primeiro e o que deixaria para o fim?",
    ],
  },
  ai: {
    words: "ia, inteligencia artificial, ia generativa, agentes de ia, aprendizado de maquina",
    noun: "a IA no dia a dia",
    questions: [
      "para que tarefa a equipe usa IA de verdade todos os dias?",
      "o que você não deixaria nas mãos da IA?",
    ],
  },
  change: {
    words: "transformacao digital, digitaliz*, gestao da mudanca, inovacao*, estrategia*",
    noun: "a transformação digital",
    questions: [
      "que mudança encontrou menos resistência na sua empresa?",
      "onde uma ideia nova costuma travar?",
    ],
  },
};
