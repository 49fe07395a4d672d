import type { TopicPhrases } from "../phrasebook";
import type { WorkTopicId } from "../topic-words";

export const workTopics: Record<WorkTopicId, TopicPhrases> = {
  hiring: {
    words:
      "recrutamento*, contratacao*, candidato*, candidata*, entrevista*, vaga, vagas, marca empregadora, processo seletivo, talento*",
    noun: "o recrutamento",
    questions: [
      "quantas semanas passam entre a candidatura e a proposta?",
      "em qual etapa vocês perdem as melhores pessoas?",
    ],
  },
  pay: {
    words: "salario*, remuneracao*, folha de pagamento, beneficios, faixa salarial, transparencia salarial",
    noun: "a remuneração",
    questions: [
      "até onde vai a transparência salarial na empresa?",
      "como vocês definem quanto vale um cargo?",
    ],
  },
  employee_retention: {
    words:
      "rotatividade, entrevista de desligamento, engajamento*, esgotamento, bem estar, cultura da empresa, cultura organizacional, clima organizacional, recursos humanos, rh, absenteismo, pesquisa interna",
    noun: "a retenção de pessoas",
    questions: [
      "em que mês vocês perdem mais pessoas novas?",
      "o que mudou depois da última pesquisa interna?",
    ],
  },
  training: {
    words:
      "treinamento*, capacitacao*, aprendizagem*, formacao*, integracao de novos, competencia*, habilidade*, estagiari*",
    noun: "a capacitação e a integração",
    questions: [
      "quanto tempo leva até que alguém novo trabalhe com autonomia?",
      "como vocês veem que um treinamento mudou alguma coisa?",
    ],
  },
  remote_work: {
    words:
      "teletrabalho, trabalho hibrido, trabalho remoto, home office, volta ao escritorio, semana de quatro dias",
    noun: "o trabalho híbrido",
    questions: [
      "em quais dias as pessoas vão ao escritório por vontade própria?",
      "o que funciona melhor presencialmente para vocês?",
    ],
  },
  leadership: {
    words: "lideranca*, lider, lideres, gestor*, gestao de pessoas, delegar, confianca, chefia*",
    noun: "a liderança",
    questions: ["em que as lideranças gastam tempo demais?", "como se aprende a liderar na empresa?"],
  },
  cash_flow: {
    words:
      "fluxo de caixa, liquidez, prazo de pagamento, prazos de pagamento, fatura*, faturamento, cobranca*, inadimplencia, contas a receber, tesouraria",
    noun: "o fluxo de caixa",
    questions: [
      "quantos dias, em média, vocês esperam para receber?",
      "com quantas semanas de antecedência vocês enxergam o caixa?",
    ],
  },
  software_spend: {
    words:
      "assinaturas, licencas, gasto com software, gastos com software, ferramentas demais, ferramentas sem uso",
    noun: "o gasto com software",
    questions: [
      "quem percebe que ninguém mais usa uma ferramenta?",
      "quantas das ferramentas fazem a mesma coisa?",
    ],
  },
  budgeting: {
    words:
      "orcamento*, fechamento contabil, fechamento mensal, contab*, controladoria, diretor financeiro, conciliacao*, financeiro",
    noun: "o orçamento e o fechamento mensal",
    questions: ["quantos dias dura o fechamento mensal?", "o que ainda é conciliado à mão?"],
  },
  procurement: {
    words:
      "compras, suprimentos, fornecedor*, licitacao, licitacoes, cotacao, cotacoes, homologacao de fornecedores",
    noun: "as compras",
    questions: [
      "quanto tempo leva para aprovar um novo fornecedor?",
      "que parte dos gastos é mais difícil de enxergar?",
    ],
  },
  compliance: {
    words: "conformidade, lgpd, rgpd, protecao de dados, regulament*, norma, normas, auditoria*, regulatori*",
    noun: "a conformidade",
    questions: [
      "que evidência toma mais tempo antes de uma auditoria?",
      "quem acompanha as novas regras na empresa?",
    ],
  },
  contracts: {
    words: "contrato, contratos, juridic*, advogad*, clausula*, departamento juridico",
    noun: "a gestão de contratos",
    questions: ["onde os contratos param com mais frequência?", "quantos dias passam até a assinatura?"],
  },
  security: {
    words:
      "seguranca da informacao, ciberseguranca, seguranca digital, ataque cibernetico, phishing, ransomware, senha*, copia de seguranca, backup*, vazamento*, acessos",
    noun: "a segurança da informação",
    questions: [
      "quando vocês restauraram um backup de verdade pela última vez?",
      "como vocês revisam quem tem acesso a quê?",
    ],
  },
  software_delivery: {
    words:
      "desenvolvimento de software, desenvolvedor*, programador*, divida tecnica, equipe tecnica, codigo, implantacao*",
    noun: "o desenvolvimento de software",
    questions: ["quanto tempo uma mudança leva até a produção?", "o que mais atrasa quem desenvolve?"],
  },
  data_quality: {
    words:
      "qualidade dos dados, qualidade de dados, dados, painel, paineis, armazem de dados, indicador*, governanca de dados, analise de dados",
    noun: "a qualidade dos dados",
    questions: [
      "quem decide quando dois painéis mostram dois números?",
      "como vocês percebem um número errado antes da diretoria?",
    ],
  },
  it_systems: {
    words:
      "erp, sistemas de informacao, area de ti, departamento de ti, migracao*, integracao de sistemas, sistema legado, sistemas legados, infraestrutura de ti",
    noun: "os sistemas de TI",
    questions: [
      "qual sistema antigo vocês trocariam primeiro?",
      "que parte do orçamento de TI vai para manter tudo funcionando?",
    ],
  },
  product_discovery: {
    words:
      "desenvolvimento de produto, equipe de produto, gestao de produto, funcionalidade*, pesquisa com usuarios, experiencia do usuario, usabilidade",
    noun: "o desenvolvimento de produto",
    questions: [
      "com quantos clientes a equipe de produto conversou este mês?",
      "como vocês recusam uma função que vendas pede?",
    ],
  },
  maintenance: {
    words:
      "manutencao*, avaria*, quebra*, parada de maquina, paradas nao planejadas, pecas de reposicao, assistencia tecnica",
    noun: "a manutenção",
    questions: ["qual máquina para mais vezes sem aviso?", "que parte da manutenção é planejada?"],
  },
  production: {
    words:
      "producao*, fabrica*, chao de fabrica, maquina*, manufatura*, industria*, linha de producao, refugo*, operador*",
    noun: "a produção",
    questions: [
      "quantos anos tem a máquina conectada mais antiga?",
      "onde se perdem mais minutos em um turno normal?",
    ],
  },
  supply_chain: {
    words:
      "cadeia de suprimentos, logistic*, armazem, estoque*, entrega, entregas, transporte*, frete*, frota*, prazo de entrega",
    noun: "a logística",
    questions: [
      "com quanta antecedência vocês sabem que uma entrega vai atrasar?",
      "que peça falta com mais frequência quando um prazo escorrega?",
    ],
  },
  quality: {
    words:
      "controle de qualidade, gestao da qualidade, garantia da qualidade, defeito*, nao conformidade*, rastreabilidade",
    noun: "a gestão da qualidade",
    questions: ["em que etapa aparecem mais defeitos?", "quanto tempo leva de uma reclamação até a causa?"],
  },
  sustainability: {
    words:
      "sustentab*, sustentavel, carbono, clima*, emissao, emissoes, energia*, energetic*, economia circular, renovave*",
    noun: "a energia e a sustentabilidade",
    questions: [
      "vocês conhecem o consumo de energia por peça ou por pedido?",
      "quais clientes pedem números de sustentabilidade?",
    ],
  },
  construction: {
    words:
      "obra, obras, construcao, construtora*, imobiliari*, arquitet*, reforma*, edificio*, canteiro*, incorporadora*",
    noun: "as obras",
    questions: ["onde uma obra perde mais tempo hoje?", "como as mudanças da obra chegam ao escritório?"],
  },
  healthcare: {
    words:
      "paciente*, hospital, hospitais, clinica*, odontolog*, dentista*, enfermeir*, medico*, saude, consultorio*",
    noun: "o cuidado com o paciente",
    questions: ["que parte do dia vai para a papelada?", "como um paciente consegue hoje uma consulta?"],
  },
  commerce: {
    words: "comercio eletronico, loja virtual, loja online, loja*, carrinho*, devolucao, devolucoes, varej*",
    noun: "o varejo e as vendas on-line",
    questions: ["em que passo da compra vocês perdem mais clientes?", "que parte dos pedidos volta?"],
  },
  events: {
    words: "feira, feiras, congresso*, evento, eventos, conferencia*, expositor*, estande*",
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
      "como vocês percebem que um projeto está atrasando?",
      "que decisão trava os projetos com mais frequência?",
    ],
  },
  meetings: {
    words: "reuniao, reunioes, agenda*, produtividade, gestao do tempo, concentracao, caixa de entrada",
    noun: "as reuniões e o tempo de foco",
    questions: [
      "de qual reunião fixa ninguém sentiria falta?",
      "quantas horas por semana ficam livres de reuniões?",
    ],
  },
  funding: {
    words:
      "rodada de investimento, investidor*, capital de risco, startup*, fundador*, empreend*, captacao de recursos",
    noun: "o crescimento e os investimentos",
    questions: [
      "qual número os investidores pedem primeiro?",
      "o que você faria mais cedo se começasse de novo?",
    ],
  },
  automation: {
    words:
      "automacao*, automatiz*, planilha*, tarefas manuais, papelada, fluxo de trabalho, fluxos de trabalho, eficiencia",
    noun: "a automação",
    questions: [
      "que tarefa da equipe ainda passa por uma planilha?",
      "o que você automatizaria primeiro, e o que por último?",
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
    questions: ["que mudança encontrou menos resistência na empresa?", "onde uma ideia nova costuma travar?"],
  },
};
