import type { TopicTexts } from "./topic";

export const portuguese = {
  pipeline: {
    hooks: [
      "Uma revisão de pipeline não é uma reunião de ponto de situação.",
      "Eliminámos {pct} % do nosso pipeline de vendas. Sem arrependimentos.",
    ],
    stories: [
      "Metade das oportunidades estava parada há {weeks} semanas.",
      "Este trimestre perdemos {n} negócios para o nada, não para um concorrente.",
      "Um cliente contou-nos que estava pronto para comprar dois meses antes de ligarmos.",
    ],
    lessons: [
      "Olhem para o próximo passo e não para a data de fecho.",
      "A taxa de fecho por origem diz mais do que o volume.",
      "Desistir cedo dá tempo aos clientes certos.",
    ],
    asks: ["E na vossa equipa, como é?", "Que pergunta fazem sempre?"],
    tags: ["vendas", "pipeline", "b2b"],
  },
  outbound: {
    hooks: [
      "A prospeção a frio não morreu. A preguiçosa, sim.",
      "Esta manhã lemos {n} e-mails de prospeção. Dois sabiam o que fazemos.",
    ],
    stories: [
      "Durante {weeks} semanas só escrevemos a quem já estava interessado no tema.",
      "A melhor resposta do mês: «Como sabiam que estávamos à procura?»",
      "Uma colega lê durante uma hora o que os clientes escrevem e só depois liga.",
    ],
    lessons: [
      "Os sinais de compra perdem valor depressa: ao fim de poucos dias somos mais um.",
      "Três frases, um motivo, uma pergunta.",
      "Uma boa lista ganha a qualquer mensagem brilhante.",
    ],
    asks: ["O que está a funcionar convosco?", "Quantos contactos ainda planeiam por cliente?"],
    tags: ["vendas", "prospecção", "sdr"],
  },
  crm: {
    hooks: [
      "Ninguém gosta de atualizar o CRM, e isso é um problema de desenho.",
      "{pct} % dos contactos no nosso CRM tinham mudado de emprego.",
    ],
    stories: [
      "A migração demorou {weeks} semanas, limpar os duplicados demorou o dobro.",
      "Marketing e vendas tinham duas definições de cliente, e a direção dois números.",
    ],
    lessons: [
      "Maus dados no CRM custam mais do que a licença.",
      "Cada campo obrigatório é um imposto sobre a venda.",
      "Se um campo não muda nenhuma decisão, apaguem-no.",
    ],
    asks: ["Que campo apagavam hoje?", "Quem é responsável pelos dados na vossa empresa?"],
    tags: ["crm", "vendas", "dados"],
  },
  people: {
    hooks: [
      "As pessoas não saem na entrevista de saída. Saem no terceiro mês.",
      "O trabalho híbrido é uma competência de gestão.",
    ],
    stories: [
      "Uma responsável em {city} perguntou o que devíamos deixar de fazer. A lista tinha {n} pontos.",
      "O nosso inquérito tinha 84 perguntas e nenhuma consequência.",
    ],
    lessons: [
      "Um bom acolhimento é sobretudo logística.",
      "O esgotamento é uma falha de planeamento.",
      "Cultura é o que se permite num dia cheio.",
    ],
    asks: ["O que deixaram de fazer este ano?", "Como recebem quem nunca vai ao escritório?"],
    tags: ["rh", "liderança"],
  },
} satisfies TopicTexts;
