import { writePrivacidade, writeTrocas } from './legais.ts'
import type { ConteudoDemo } from './tipos.ts'

export const cervejaria: ConteudoDemo = {
  paginas: [
    {
      slug: 'entrega-gelada',
      titulo: 'Entrega gelada',
      descricao: 'Da câmara fria da fábrica à sua geladeira, sem esquentar no caminho.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Cerveja viva não gosta de viagem quente. A nossa sai da câmara a 2 °C, em caixa térmica, e chega gelada o bastante para abrir na porta.',
        },
        {
          tipo: 'TABELA',
          legenda: 'Entregas da cervejaria',
          colunas: ['Entrega', 'Quando', 'Mínimo', 'Preço'],
          linhas: [
            [
              'Gelada',
              'Quarta a sábado: 9h–12h, 14h–18h, 18h–21h',
              'R$ 60',
              'R$ 12,00; grátis a partir de R$ 250',
            ],
            ['Com montagem da chopeira', 'Sexta e sábado: 9h–12h, 13h–16h', 'R$ 400', 'R$ 60,00'],
          ],
        },
        { tipo: 'TITULO', texto: 'Quem recebe' },
        {
          tipo: 'TEXTO',
          texto:
            'Um adulto com documento na mão, **sempre**. Sem ele a entrega volta, e o frete não é devolvido. Porteiro e vizinho também valem, se forem maiores e mostrarem o documento.',
        },
        {
          tipo: 'PERGUNTAS',
          perguntas: [
            {
              pergunta: 'Quanto dura o growler?',
              resposta: 'Cinco dias fechado, na geladeira. Aberto, é para o mesmo dia.',
            },
            {
              pergunta: 'Vocês trazem gelo?',
              resposta: 'Sim: escolha o saco de 10 kg nos serviços, antes de finalizar.',
            },
            {
              pergunta: 'Entregam fora de Campinas?',
              resposta: 'Ainda não. Chope que passa de uma hora na estrada não é o nosso.',
            },
          ],
        },
      ],
    },
    {
      slug: 'cervejas',
      titulo: 'As cervejas da casa',
      descricao: 'O que tem em cada copo, em que temperatura, e com o que combina.',
      blocos: [
        { tipo: 'FOTO', sku: 'AM-202', legenda: 'A Pilsen é a que bebemos no fim do turno.' },
        {
          tipo: 'TABELA',
          legenda: 'Estilo, força e mesa',
          colunas: ['Cerveja', 'Sirva a', 'Copo', 'Combina com'],
          linhas: [
            ['Pilsen Alto da Mata', '3 a 5 °C', 'Tulipa', 'Torresmo, pastel, conversa'],
            ['Weiss Neblina', '4 a 6 °C', 'Weizen', 'Ovos, saladas, queijo branco'],
            ['Session IPA Trilha', '5 a 7 °C', 'Pint', 'Hambúrguer, amendoim'],
            ['IPA Pico Agudo', '6 a 8 °C', 'Pint', 'Costela, curry, queijo azul'],
            ['Catharina Sour Goiaba', '3 a 5 °C', 'Taça', 'Ceviche, sobremesa de fruta'],
          ],
        },
        { tipo: 'TITULO', texto: 'Como servir' },
        {
          tipo: 'LISTA',
          ordenada: true,
          itens: [
            'Lave o copo só com água fria. Detergente mata a espuma.',
            'Incline a 45 graus até a metade, depois endireite.',
            'Deixe dois dedos de espuma: é ela que guarda o aroma.',
          ],
        },
        {
          tipo: 'TEXTO',
          texto:
            'As receitas mudam com a safra do lúpulo. O lote e o dia do envase estão no fundo de cada lata.',
        },
      ],
    },
    {
      slug: 'visite',
      titulo: 'Visite a fábrica',
      descricao: 'Sábados, às 11h e às 15h, com quem faz a cerveja.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'A fábrica fica na Estrada do Capricórnio, 300, em Sousas, no fim da rua de terra, depois da ponte. A visita dura uma hora, passa pelos tanques e termina no balcão, com quatro provas. Só para maiores de 18 anos, com documento.',
        },
        { tipo: 'TITULO', texto: 'Como marcar' },
        {
          tipo: 'TEXTO',
          texto:
            'Escreva para [ajuda@altodamata.example](mailto:ajuda@altodamata.example) com o dia e quantas pessoas. São doze por vez. Quem dirige não prova: leva uma garrafa para casa.',
        },
      ],
    },
    {
      slug: 'chope-para-festas',
      titulo: 'Chope para festas',
      descricao: 'Quanto pedir, o que vai junto e como reservar a chopeira.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'A conta que usamos: um litro por pessoa num almoço, dois numa festa que entra pela noite. A chopeira vai montada e gelando, e recolhemos em até três dias.',
        },
        {
          tipo: 'FORMULARIO',
          codigo: 'festa',
          titulo: 'Conte como é a festa',
          campos: [
            { nome: 'nome', tipo: 'TEXTO', rotulo: 'Seu nome' },
            { nome: 'telefone', tipo: 'TELEFONE', rotulo: 'Telefone com DDD' },
            { nome: 'email', tipo: 'EMAIL', rotulo: 'E-mail' },
            { nome: 'dia', tipo: 'TEXTO', rotulo: 'Dia e bairro da festa' },
            {
              nome: 'pessoas',
              tipo: 'ESCOLHA',
              rotulo: 'Quantas pessoas bebem?',
              opcoes: ['Até 15', 'De 16 a 30', 'De 31 a 60', 'Mais de 60'],
            },
            {
              nome: 'detalhes',
              tipo: 'TEXTO_LONGO',
              rotulo: 'Mais alguma coisa?',
              ajuda: 'Escada, elevador, tomada longe: conte aqui.',
              obrigatorio: false,
            },
          ],
          consentimento:
            'Tenho mais de 18 anos e concordo que a Alto da Mata use estes dados para me mandar o orçamento. Eles são apagados depois de um ano: veja [Privacidade e cookies](loja:/pagina/privacidade).',
          botao: 'Pedir orçamento',
          obrigado: 'Recebemos. O orçamento chega por e-mail em até um dia útil, com o chope e a chopeira.',
        },
      ],
    },
    {
      slug: 'beba-com-moderacao',
      titulo: 'Beba com moderação',
      descricao: 'O que fazemos para que a cerveja fique só na parte boa do dia.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Não vendemos a menores de 18 anos. Pedimos a data de nascimento na conta e o documento na entrega. Se beber, não dirija.',
        },
        {
          tipo: 'LISTA',
          itens: [
            'Água entre um copo e outro. Comida antes do primeiro.',
            'Temos cerveja sem álcool, e ela também é boa.',
            'Se a bebida virou problema, seu ou de alguém perto, ligue **188** (CVV) ou procure o CAPS AD do seu bairro. É de graça.',
          ],
        },
      ],
    },
    writeTrocas([
      'Lata amassada ou garrafa quebrada: mande a foto, repomos na entrega seguinte.',
      'Barril e growler, só fechados e gelados. Chope aberto não volta.',
      'Não gostou do estilo? A primeira de cada um, trocamos por outra.',
    ]),
    writePrivacidade('A Cervejaria Alto da Mata', 'ajuda@altodamata.example'),
  ],
  textos: [
    {
      chave: 'cadastro',
      titulo: 'Só para maiores de 18 anos',
      texto: 'Pedimos a data de nascimento no cadastro e o documento na entrega. O resto é rápido.',
    },
    {
      chave: 'condicoes',
      titulo: 'Condições da Cervejaria Alto da Mata',
      texto:
        'Venda proibida para menores de 18 anos. Um adulto com documento recebe a entrega.\n\nChopeira e barril são emprestados: recolhemos em até três dias. Horários e preços: [Entrega gelada](loja:/pagina/entrega-gelada).',
    },
  ],
  links: [
    {
      codigo: 'brinde',
      nome: 'Primeira gelada',
      descricao: 'O cupom que está na bolacha do copo.',
      acao: { tipo: 'CUPOM', codigocupom: 'PRIMEIRAGELADA' },
      limite: 1000,
    },
    {
      codigo: 'trilha',
      nome: 'Kit da trilha',
      descricao: 'Duas Session IPA e duas Pilsen, em lata, leves na mochila.',
      acao: {
        tipo: 'PRODUTOS',
        produtos: [
          { sku: 'AM-203', quantidade: 2 },
          { sku: 'AM-202', quantidade: 2 },
        ],
      },
    },
    {
      codigo: 'cervejas',
      nome: 'As cervejas da casa',
      descricao: 'O cardápio do balcão.',
      acao: { tipo: 'PAGINA', slug: 'cervejas' },
    },
  ],
}
