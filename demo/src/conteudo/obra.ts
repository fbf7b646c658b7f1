import { writePrivacidade, writeTrocas } from './legais.ts'
import type { ConteudoDemo } from './tipos.ts'

export const obra: ConteudoDemo = {
  paginas: [
    {
      slug: 'como-retirar',
      titulo: 'Como retirar',
      descricao: 'Balcão e pátio: horários, veículos e o que trazer.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Você compra daqui e busca sem fila. O que cabe na mão sai no **balcão**, em duas horas; o que precisa de empilhadeira sai no **pátio**, com hora marcada.',
        },
        {
          tipo: 'TABELA',
          legenda: 'Onde cada compra é retirada',
          colunas: ['Retirada', 'Para o quê', 'Horários', 'Mínimo'],
          linhas: [
            [
              'Balcão',
              'Ferragens, tintas, elétrica, hidráulica',
              'Segunda a sábado, 8h–12h e 12h–14h',
              'Sem mínimo',
            ],
            [
              'Pátio',
              'Cimento, areia, aço, madeira, telha',
              'Segunda a sexta, 7h30–11h30 e 13h–17h',
              'R$ 200',
            ],
          ],
        },
        { tipo: 'TITULO', texto: 'No dia' },
        {
          tipo: 'LISTA',
          ordenada: true,
          itens: [
            'Escreva a placa e o tipo do veículo no pedido.',
            'Traga o código de seis números da página do pedido. Outra pessoa pode buscar com ele.',
            'Siga a faixa amarela até a doca. O carregamento é nosso; a amarração, sua.',
          ],
        },
        { tipo: 'TITULO', texto: 'Quanto cabe no seu carro' },
        {
          tipo: 'PERGUNTAS',
          perguntas: [
            {
              pergunta: 'Quantos sacos de cimento um carro de passeio leva?',
              resposta:
                'Até seis de 50 kg, com o banco deitado e ninguém atrás. A nossa equipe não carrega acima do peso do documento do veículo.',
            },
            {
              pergunta: 'Vergalhão de 12 metros?',
              resposta: 'Dobramos ou cortamos ao meio, sem custo. Peça na observação.',
            },
            {
              pergunta: 'Posso mandar um carreto?',
              resposta: 'Pode. Na saída do pátio há carreteiros do bairro; o preço se combina com eles.',
            },
          ],
        },
        { tipo: 'MAPA' },
      ],
    },
    {
      slug: 'obras',
      titulo: 'Obras que saíram daqui',
      descricao: 'Três casas, o que cada uma levou e o que aprendemos com elas.',
      blocos: [
        { tipo: 'TITULO', texto: 'Um sobrado em Barão Geraldo' },
        {
          tipo: 'TEXTO',
          texto:
            'Geminado, 140 metros, quatro meses. A dona da obra comprou o aço e os blocos em duas retiradas de pátio e o resto aos sábados, no balcão. **O que ela faria de novo:** pedir o orçamento inteiro de uma vez e aceitar por etapas, com o preço travado.',
        },
        { tipo: 'TITULO', texto: 'A escola de música, em Jundiaí' },
        {
          tipo: 'TEXTO',
          texto:
            'Reforma com o prédio funcionando. Tudo chegou paletizado e filmado, para o guincho subir de uma vez na segunda-feira, antes da primeira aula.',
        },
        { tipo: 'TITULO', texto: 'Um quarto que virou dois' },
        {
          tipo: 'TEXTO',
          texto:
            'Fim de semana, drywall e uma lista copiada do caderno. O morador colou a lista na busca, conferiu as linhas e levou a tinta na cor do catálogo, batida na hora.',
        },
        { tipo: 'TITULO', texto: 'Conte a sua' },
        {
          tipo: 'TEXTO',
          texto:
            'Mande fotos para [vendas@casaeobrapaulista.example](mailto:vendas@casaeobrapaulista.example). As que entram aqui ganham uma lata de tinta.',
        },
      ],
    },
    {
      slug: 'corte-sob-medida',
      titulo: 'Corte de madeira e preparo de tinta',
      descricao: 'O que sai pronto do balcão, quanto custa e como pedir.',
      blocos: [
        {
          tipo: 'TABELA',
          legenda: 'Serviços do balcão',
          colunas: ['Serviço', 'Preço', 'Como pedir'],
          linhas: [
            ['Até dez cortes retos em madeira', 'R$ 15,00', 'Medidas em centímetros, na observação'],
            ['Cor do catálogo, por lata', 'R$ 18,90', 'O código da cor, na observação'],
            ['Montagem e teste do chuveiro', 'R$ 12,00', 'Marque antes de finalizar'],
            ['Palete filmado', 'R$ 35,00', 'Marque antes de finalizar'],
          ],
        },
        {
          tipo: 'TEXTO',
          texto:
            'Confira as medidas duas vezes: madeira cortada e tinta batida são suas, e não têm volta, a não ser que o erro seja nosso.',
        },
      ],
    },
    writeTrocas([
      'Sobras de piso e revestimento voltam em caixa fechada, do mesmo lote, em até 30 dias.',
      'Madeira cortada e tinta preparada na sua cor só voltam se o erro for nosso.',
      'Construtoras devolvem por acordo, com a nota da obra.',
    ]),
    writePrivacidade('A Casa & Obra Paulista', 'vendas@casaeobrapaulista.example'),
  ],
  textos: [
    {
      chave: 'cadastro',
      titulo: 'Para a casa e para a construtora',
      texto:
        'Com CPF você compra na hora. Com CNPJ, o limite faturado é analisado em até dois dias úteis, e o orçamento fica guardado com o preço.',
    },
    {
      chave: 'condicoes',
      titulo: 'Condições da Casa & Obra Paulista',
      texto:
        'Esta loja vende para retirada. Estoque e preço são os da loja escolhida no momento do pedido.\n\nOrçamentos valem pelo prazo escrito neles. Horários e veículos: [Como retirar](loja:/pagina/como-retirar).',
    },
  ],
  links: [
    {
      codigo: 'tintas',
      nome: 'Tintas em casa',
      descricao: 'A prateleira inteira, da placa da loja.',
      acao: { tipo: 'LISTA', busca: { sk: 'tinta' } },
    },
    {
      codigo: 'chuveiro',
      nome: 'Trocar o chuveiro no sábado',
      descricao: 'O chuveiro, pronto para rosquear.',
      acao: { tipo: 'PRODUTOS', produtos: [{ sku: 'CHU-550' }] },
    },
    {
      codigo: 'retirar',
      nome: 'Como retirar',
      descricao: 'O que trazer e por onde entrar.',
      acao: { tipo: 'PAGINA', slug: 'como-retirar' },
    },
  ],
}
