import { expect, test } from "vitest";
import type { Language } from "@/db/vocabulary";
import { misreadIn } from "@/tests/factories/labeled-comments";

/** Comments as people write them: the meaning, and one comment a line under it. */
const comments: Partial<Record<Language, string>> = {
  es: `
asks:
¿Qué herramienta usáis para controlar los gastos de viaje?
alguien sabe cuanto cuesta la licencia por usuario?
¿Cómo resolvéis vosotros el tema de las devoluciones? Nos interesa mucho
¿Cuál me recomendáis para una pyme de 30 personas?
Y eso se integra con Holded?
Me encantaría ver una demo, ¿con quién hablo?
Quien me puede recomendar un buen software de nóminas?
Precio por favor
¿Y cómo lo implementasteis sin parar la producción? Estamos en las mismas
¿Tenéis integración con A3? Y precio aproximado?
Cómo hacéis para que los comerciales rellenen el CRM?
¿Lo habéis desarrollado vosotros o es un producto comercial?
evaluates:
Estamos probando dos plataformas y decidimos en enero
Acabamos de dar de baja el CRM, buscamos sustituto
Nos vence la licencia en marzo y estamos mirando otras opciones
Ya tenemos presupuesto aprobado y tres propuestas sobre la mesa
En pleno proceso de selección de TMS, tenemos dos finalistas
Se nos acaba el contrato en junio y no vamos a renovar
Vamos a cambiar de proveedor de nóminas antes de verano, ya tenemos dos ofertas
Piloto en marcha en dos almacenes, si sale bien lo extendemos
Nuestro proveedor nos sube un 25%, así que estamos pidiendo ofertas a otros
states_problem:
Nuestro inventario nunca cuadra y cada cierre es un suplicio
En mi equipo seguimos copiando datos de un Excel a otro, una locura
Aquí cada comercial lleva su propia libreta, imposible saber qué se va a cerrar
Llevamos meses sin poder contratar técnicos, no aparece nadie
Tardamos 12 días en cerrar el mes y siempre hay errores
tal cual, en mi empresa nadie actualiza el CRM y luego las previsiones son un chiste
Perdemos pedidos porque el almacén y la tienda online no se hablan
Mi equipo dedica dos días al mes a conciliar facturas a mano
En nuestra clínica se nos caen un 20% de las citas y no sabemos cómo evitarlo
Mis técnicos apuntan las horas en papel y yo las paso el domingo
No damos abasto con los pedidos y el sistema se cae cada viernes
shares_experience:
Nosotros lo cambiamos hace dos años y las ventas subieron un 15 %
Empezamos con un equipo pequeño, al principio costó pero mereció la pena
Nosotros pasamos de 10 reuniones a 3 y nadie las echó de menos
Lo implantamos en 2022, la parte difícil fue convencer a los jefes de turno
Llevamos un año usándolo y muy contentos, redujimos las roturas de stock a la mitad
Lo probamos en dos tiendas, no funcionó porque los encargados no lo entendían
Cambiamos de ERP en plena pandemia, fue duro pero hoy no volvería atrás
Usamos Factorial desde hace dos años, cumple, aunque el soporte tarda
Hicimos la prueba con un turno y la merma bajó a la mitad
agrees:
Totalmente de acuerdo, sin datos limpios no hay IA que valga
No lo veo así, la cultura pesa más que cualquier proceso
La tecnología ayuda, pero sin liderazgo no sirve de nada
Discrepo un poco, en el sector público los plazos son otros
¿El estudio incluye empresas de Latinoamérica?
Muy cierto, muchas pymes confunden digitalizar con comprar software
Depende del tamaño, en una startup eso sería un lujo
Las herramientas no arreglan un mal jefe
Yo matizaría: en empresas familiares la confianza pesa más que el proceso
Más que software hace falta sentido común
filler:
Enhorabuena por el premio!
Muy buen post 👏
Qué gran noticia, felicidades equipo
Grande Pedro! 👏👏
Muchísimas gracias por compartirlo 🙌
sells:
Ayudamos a empresas a automatizar justo eso, te escribo por privado
Soy consultora de operaciones y ayudo a clínicas con esto, escríbeme y lo vemos
En nuestra agencia hacemos justo eso para ecommerce, hablemos cuando quieras
Tengo una agencia de SEO para clínicas dentales, si quieres te hago una auditoría gratis
Somos especialistas en este tema, contáctanos y te preparamos una propuesta
seeks_job:
Hola, estoy buscando nuevas oportunidades en logística, dejo mi perfil
Me interesa la vacante, ¿sigue disponible? Tengo 6 años de experiencia
Me quedé sin empleo en octubre, cualquier oportunidad en compras es bienvenida
Soy ingeniera industrial recién titulada y busco mi primera oportunidad
`,
  pt: `
asks:
Qual ferramenta vocês usam pra controlar o estoque?
Alguém tem experiência com o Odoo? Vale a pena?
Quanto custa a versão para equipas pequenas?
Como vocês lidam com isso? Estamos precisando de uma solução
Integra com o Totvs?
Alguém indica uma consultoria boa para implantação?
Que sistema usam aí? O nosso não dá conta
Dá pra integrar com o Bling?
Valor por usuário, por gentileza?
Vocês recomendam algum sistema pra clínica pequena?
Tem integração com o SAP ou é tudo manual?
Vocês desenvolveram ou compraram pronto?
evaluates:
Estamos a comparar dois fornecedores e decidimos até ao fim do mês
O nosso contrato acaba em março e já estamos à procura de alternativa
Cancelámos a subscrição no mês passado e estamos a ver alternativas
Verba aprovada, agora é escolher entre três fornecedores
Estamos em processo de troca de ERP, finalistas escolhidos na semana passada
Nosso contrato vence em maio e já pedimos três propostas
Vamos trocar de contabilidade este ano, já falámos com três gabinetes
Estamos rodando um piloto com duas ferramentas até dezembro
Nosso fornecedor aumentou 30% e estamos cotando com outros
states_problem:
Aqui na empresa cada um usa a sua planilha, um caos total
Perdemos clientes porque ninguém responde a tempo
Nossos vendedores não preenchem o CRM e a previsão é puro chute
Aqui o fechamento leva 15 dias e ninguém confia nos números
Não conseguimos contratar motoristas há meses
Mesma coisa aqui, as vendas prometem e a produção não entrega
A nossa equipa passa horas a copiar dados do email para o sistema
Tô cansado de planilha, todo mês um erro diferente
Meu time gasta a sexta inteira montando relatório
Os nossos clientes reclamam do atraso e eu não tenho como saber onde está a carga
Meus técnicos anotam tudo em papel e metade se perde
shares_experience:
Implementamos isso no ano passado e reduzimos os erros pela metade
Trocámos de sistema há 6 meses, custou no início mas compensou
A gente usa há 3 anos, resolveu muito, só o suporte que demora
Na minha última empresa cortamos metade das reuniões e ninguém sentiu falta
Começamos com um piloto em duas lojas e hoje está na rede toda, ruptura caiu 30%
Testamos e não gostamos, o suporte era péssimo, voltamos ao antigo
Fizemos a migração em 2021, foi um parto, mas hoje fecho o mês em três dias
Usei isso no meu antigo emprego e gostei bastante, só achei caro
Adotamos o modelo híbrido em 2022 e a rotatividade caiu bastante
agrees:
Concordo, sem liderança presente nada muda
Nem sempre, no setor público a realidade é outra
Ferramenta nenhuma resolve falta de processo
Discordo em parte, cada setor tem sua realidade
A pesquisa considerou empresas do interior?
Gente boa não fica onde não é ouvida
Faz sentido, embora para empresas pequenas seja mais complicado
Tecnologia sem processo só acelera o erro
Mais reuniões não significa mais alinhamento
filler:
Parabéns pelo trabalho!
Excelente conteúdo, obrigado por compartilhar
Que orgulho, parabéns pessoal!
Show de bola!
Parabéns, Renata! Muito merecido 👏
Sensacional, parabéns a todos
sells:
Nós oferecemos exatamente isso, me chama no inbox
Temos uma plataforma que resolve exatamente isso, posso te mostrar em 15 minutos
Sou especialista em automação e ajudo clínicas com isso, me manda uma mensagem
Trabalho com automação comercial e posso te mostrar como resolvemos isso, me chama
seeks_job:
Estou em busca de recolocação na área financeira
Tenho interesse na vaga, posso enviar meu currículo?
Boa tarde, fui desligada na semana passada e estou aberta a novas oportunidades
A vaga ainda está aberta? Tenho 10 anos de experiência com logística
`,
};

/** Comments that the rules read wrongly, so that a change for the better or the worse shows. */
const misread: readonly string[] = ["Não conseguimos contratar motoristas há meses"];

test.each(["es", "pt"] as const)("reads comments in %s", (language) => {
  const wrong = misreadIn(comments[language] ?? "");
  expect(wrong.filter((text) => !misread.includes(text))).toEqual([]);
});
