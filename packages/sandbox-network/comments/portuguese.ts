import type { CommentBook } from "./comment";

/** From Portugal and from Brazil. */
export const portugueseComments: CommentBook = {
  byTopic: {
    pipeline: {
      asks: [
        "Que ferramenta usam para ver há quanto tempo cada negócio está parado? A nossa não mostra.",
        "Alguém recomenda uma solução pra revisão de pipeline? Time de 15 vendedores.",
        "Quanto custa mais ou menos uma coisa dessas por usuário?",
      ],
      evaluates: [
        "Estamos a comparar dois fornecedores, decidimos até ao fim do trimestre.",
        "Nosso contrato vence em março, já fizemos três demos.",
      ],
      states_problem: [
        "Aqui a reunião dura duas horas e ninguém sai com um próximo passo.",
        "Um terço das oportunidades abertas tem data de fecho no passado e eu já não sei o que fazer.",
        "perdemos uns 8 negócios por mês pro nada e ninguém sabe explicar",
      ],
      shares_experience: [
        "Apagamos 300 oportunidades mortas no começo do ano e o forecast passou a bater.",
        "Mudámos para revisão entre colegas. São mais exigentes do que eu 😅",
      ],
      agrees: [
        "Data de fechamento é desejo, próximo passo é fato.",
        "Discordo um pouco: em contas grandes um negócio pode dormir meses e fechar na mesma.",
        "Dizer não cedo é respeito pelo tempo de todos.",
      ],
    },
    outbound: {
      asks: [
        "Como vocês encontram quem já está interagindo com o tema? Procuramos uma ferramenta pra isso.",
        "Conhecem algum fornecedor de sinais de compra que cumpra o RGPD?",
        "Qual plataforma vocês usam? Aqui são 6 SDRs e tudo na mão",
      ],
      evaluates: [
        "Estamos em piloto com duas ferramentas, no fim do mês escolhemos uma.",
        "Cancelamos a nossa de sequências e estamos cotando três alternativas.",
      ],
      states_problem: [
        "A nossa taxa de resposta está abaixo de 1 % e já não sei o que mudar.",
        "Meu time passa a manhã inteira procurando pra quem ligar.",
        "Só descobrimos que o cliente estava procurando depois que ele fecha com o concorrente.",
      ],
      shares_experience: [
        "Saímos de 120 pra 30 mensagens por dia e marcamos mais reuniões. Ninguém acreditava.",
        "Testámos vídeo, presentes, tudo. O telefone continua a ganhar.",
      ],
      agrees: [
        "Um bom motivo vale mais que um bom texto.",
        "Sem volume também não se aprende nada, vamos com calma.",
        "Lista boa com mensagem média ganha sempre.",
      ],
    },
    crm: {
      asks: [
        "O que vocês usam pra evitar duplicados na entrada?",
        "Que CRM recomendam para uma empresa de 80 pessoas com equipa externa?",
      ],
      evaluates: [
        "Estamos a escolher o novo CRM, restam dois finalistas.",
        "A troca de CRM está no orçamento do ano que vem, pedindo propostas agora.",
      ],
      states_problem: [
        "Um terço dos nossos contatos está desatualizado e ninguém cuida disso.",
        "Aqui cada vendedor tem a sua folha de Excel, o CRM é só para a direção ver.",
      ],
      shares_experience: [
        "Reduzimos de 60 para 9 campos obrigatórios e finalmente são preenchidos.",
        "A migração foi rápida, a limpeza levou o verão inteiro.",
      ],
      agrees: ["Campo que não muda decisão não devia existir.", "O verdadeiro CRM é a planilha de cada um."],
    },
    people: {
      asks: ["O que usam em vez do inquérito anual? Procuramos algo curto para equipas de loja."],
      evaluates: ["Vamos trocar de sistema de RH em 2026, três fornecedores na lista."],
      states_problem: [
        "Um em cada quatro sai antes de seis meses aqui na empresa.",
        "A escala sai com quatro dias de antecedência, assim ninguém fica.",
      ],
      shares_experience: [
        "Acabámos com a avaliação anual e fazemos quatro conversas curtas. Ninguém quer voltar atrás.",
        "Cada novato ganhou um padrinho e a rotatividade caiu pela metade.",
      ],
      agrees: [
        "Esgotamento é falha de planejamento.",
        "Cultura é o que se permite num dia cheio, dá que pensar.",
      ],
    },
  },
  general: {
    asks: [
      "Qual ferramenta vocês usam para isso? A nossa não faz.",
      "Alguém pode indicar um bom fornecedor?",
    ],
    evaluates: [
      "Vem a calhar, estamos comparando fornecedores agora.",
      "Está na nossa lista, decidimos em fevereiro.",
    ],
    states_problem: ["Estamos presos nisto há meses.", "Aqui depende tudo de uma pessoa e de um Excel."],
    shares_experience: [
      "Implementámos no ano passado, à segunda correu bem.",
      "Testamos e largamos, era trabalho demais pro nosso tamanho.",
    ],
    agrees: [
      "Não vejo bem assim, mas faz pensar.",
      "Em equipe pequena funciona, em multinacional é outra conversa.",
      "Primeiro o processo, depois a ferramenta.",
      "No slide é lindo, na rua é mais difícil.",
    ],
    filler: [
      "Que boa partilha!",
      "Verdade!",
      "Top demais 👏",
      "Parabéns pelo texto.",
      "É isso!",
      "🔥🔥",
      "Excelente reflexão.",
      "Concordo plenamente.",
    ],
    sells: [
      "Nós fazemos exatamente isso, chama no direct!",
      "Criámos uma plataforma para este problema, demonstração gratuita no link do perfil 🚀",
      "Faço consultoria de vendas e ajudo empresas com isso, tenho duas vagas para janeiro.",
      "Nosso webinar gratuito de quinta é sobre isso, inscreva-se!",
      "A nossa agência já resolveu isto para mais de 40 clientes, falamos?",
    ],
    seeks_job: [
      "Estou em busca de recolocação na área comercial, agradeço qualquer indicação.",
      "A vaga ainda está aberta?",
      "Procuro estágio em marketing a partir de fevereiro, agradeço a ajuda!",
    ],
  },
  smallTalk: [
    "Parabéns!",
    "Parabéns a toda a equipa! 🎉",
    "Boas férias!",
    "Que notícia boa!",
    "Kkkk maravilhoso",
    "Muito sucesso!",
    "Feliz aniversário!",
  ],
};
