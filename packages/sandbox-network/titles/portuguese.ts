import type { TitleTable } from "./title-table";

export const portugueseTitles: TitleTable = {
  sales: {
    junior: ["Estagiário comercial / Estagiária comercial", "Pré-vendas (SDR)"],
    professional: ["Gestor de conta / Gestora de conta", "Executivo de vendas / Executiva de vendas"],
    senior: ["Gestor de grandes contas / Gestora de grandes contas"],
    lead: ["Chefe de vendas", "Gerente comercial", "Coordenador de vendas / Coordenadora de vendas"],
    director: ["Diretor comercial / Diretora comercial", "Diretor de vendas / Diretora de vendas"],
    executive: ["Administrador comercial / Administradora comercial"],
  },
  revenue_operations: {
    professional: ["Analista de operações comerciais"],
    lead: ["Responsável de operações comerciais", "Gerente de RevOps"],
    director: ["Diretor de operações comerciais / Diretora de operações comerciais"],
  },
  marketing: {
    junior: ["Estagiário de marketing / Estagiária de marketing"],
    professional: ["Analista de marketing", "Técnico de comunicação / Técnica de comunicação"],
    lead: ["Responsável de marketing", "Gerente de marketing"],
    director: ["Diretor de marketing / Diretora de marketing"],
  },
  engineering: {
    professional: ["Engenheiro de software / Engenheira de software", "Programador / Programadora"],
    lead: ["Líder técnico / Líder técnica"],
  },
  finance: {
    professional: ["Contabilista", "Analista financeiro / Analista financeira"],
    director: ["Diretor financeiro / Diretora financeira"],
  },
  human_resources: {
    professional: ["Técnico de recursos humanos / Técnica de recursos humanos"],
    director: ["Diretor de recursos humanos / Diretora de recursos humanos"],
  },
  operations: { lead: ["Gerente de logística", "Coordenador de operações / Coordenadora de operações"] },
  founder: {
    lead: ["Fundador / Fundadora"],
    executive: ["Sócio-gerente / Sócia-gerente", "Diretor-geral / Diretora-geral"],
  },
  student: { junior: ["Estudante de gestão", "Estudante de engenharia"] },
};
