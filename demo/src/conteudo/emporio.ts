import { writePrivacidade, writeTrocas } from './legais.ts'
import type { ConteudoDemo } from './tipos.ts'

export const emporio: ConteudoDemo = {
  paginas: [
    {
      slug: 'como-entregamos',
      titulo: 'Como entregamos',
      descricao: 'Bairros, horários, preços e o que fazemos para a compra chegar inteira.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'A compra sai da loja em carro nosso, com gente nossa. Frios e congelados vão em caixa térmica com gelo; pão e folhas, por cima de tudo. Pedido feito até uma hora e meia antes do horário ainda entra nele.',
        },
        { tipo: 'TITULO', texto: 'Quanto custa' },
        {
          tipo: 'TABELA',
          legenda: 'Preços e horários de cada entrega',
          colunas: ['Entrega', 'Onde', 'Horários', 'Preço'],
          linhas: [
            [
              'Frota própria',
              'Campinas, do Centro a Barão Geraldo',
              'Segunda a sábado: 8h–12h, 14h–18h, 18h–20h',
              'R$ 7,90; grátis a partir de R$ 350',
            ],
            [
              'Frota própria',
              'Valinhos e Vinhedo',
              'Segunda a sábado: 8h–12h, 14h–18h, 18h–20h',
              'R$ 12,90; R$ 9,90 a partir de R$ 200',
            ],
            [
              'Expressa',
              'Campinas, do Centro a Barão Geraldo',
              'Todos os dias, em faixas de uma hora',
              'R$ 14,90',
            ],
            ['Retirada', 'Cambuí e Barão Geraldo', 'Segunda a sábado, pronta em 2 horas', 'Grátis'],
          ],
        },
        { tipo: 'TITULO', texto: 'Se ninguém estiver em casa' },
        {
          tipo: 'TEXTO',
          texto:
            'Ligamos ao chegar e esperamos dez minutos. Dá para deixar com o porteiro ou um vizinho: escreva o nome na observação do pedido. Bebida alcoólica só é entregue a um adulto com documento.',
        },
        { tipo: 'TITULO', texto: 'Retirar na loja' },
        {
          tipo: 'TEXTO',
          texto:
            'Avisamos por e-mail quando a compra estiver separada. No balcão, diga o código de seis números que está na página do pedido.',
        },
        { tipo: 'MAPA' },
        { tipo: 'TITULO', texto: 'Perguntas de todo dia' },
        {
          tipo: 'PERGUNTAS',
          perguntas: [
            {
              pergunta: 'Posso escolher o ponto das frutas?',
              resposta:
                'Pode. Em cada produto há um campo para dizer: abacate para hoje, banana para a semana.',
            },
            {
              pergunta: 'E se faltar um produto?',
              resposta:
                'Você decide antes: trocamos por um parecido, ligamos para perguntar ou tiramos da conta. Trocas nunca saem mais caras.',
            },
            {
              pergunta: 'O peso veio diferente. Quanto pago?',
              resposta:
                'O que foi pesado, nunca acima do que você autorizou. A diferença do cartão é liberada no mesmo dia.',
            },
            {
              pergunta: 'Entregam em feriado?',
              resposta:
                'A expressa, sim. A frota própria descansa em 14 de julho e 8 de dezembro, e nos feriados nacionais.',
            },
          ],
        },
      ],
    },
    writeTrocas([
      'Hortifrúti e padaria: reclame até o fim do dia seguinte. Não precisa devolver, a foto basta.',
      'Frios, carnes e congelados voltam com o entregador, na caixa térmica.',
      'Garrafa de vinho com rolha estragada é trocada sem pergunta, mesmo aberta.',
    ]),
    {
      slug: 'produtores',
      titulo: 'Quem planta, cria e torra',
      descricao: 'As famílias da Mantiqueira de quem compramos toda semana.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Toda terça, às cinco da manhã, o nosso caminhão sobe a serra. Volta com o que foi colhido na véspera. Pagamos à vista e combinamos o preço da safra inteira, para que ninguém plante no escuro.',
        },
        { tipo: 'TITULO', texto: 'Sítio Pedra Branca, Caconde' },
        { tipo: 'FOTO', sku: 'CF-0412', legenda: 'O Serra Alta é torrado em Campinas, às quartas e sextas.' },
        {
          tipo: 'TEXTO',
          texto:
            'A família colhe catuaí-amarelo a 1.180 metros, só o grão maduro, à mão. O café seca em terreiro suspenso e chega até nós com a ficha do lote. É o que servimos no balcão da loja.',
        },
        { tipo: 'TITULO', texto: 'Laticínio Pedra Branca' },
        { tipo: 'FOTO', sku: 'LA-1413', legenda: 'Iogurte grego coado em pano, sem espessante.' },
        {
          tipo: 'TEXTO',
          texto:
            'Sessenta vacas jersey, uma família e um tanque. O leite da ordenha da manhã vira iogurte no mesmo dia; o da tarde, queijo meia cura, que descansa trinta dias antes de vir.',
        },
        { tipo: 'FILEIRA', carrossel: 'dos-produtores' },
        { tipo: 'TITULO', texto: 'Quer vender para nós?' },
        {
          tipo: 'TEXTO',
          texto:
            'Conte o que produz, quanto e onde em [Fale com a gente](loja:/pagina/fale-com-a-gente). Visitamos todo produtor antes da primeira compra.',
        },
      ],
    },
    {
      slug: 'sobre',
      titulo: 'Sobre o Empório',
      descricao: 'Uma mercearia de bairro que cresceu sem deixar de conhecer quem compra.',
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Abrimos em 2009, numa garagem do Cambuí, para vender o queijo de um tio. Hoje são duas lojas, quarenta e seis pessoas e a compra da semana de muita gente. O queijo do tio continua na primeira prateleira.',
        },
        { tipo: 'TITULO', texto: 'No que acreditamos' },
        {
          tipo: 'LISTA',
          itens: [
            '**Preço que se entende.** O valor por quilo ou litro está em todo produto, e o do Pix é o do Pix.',
            '**Gente que prova.** Nada entra na loja sem passar pela mesa da quinta-feira.',
            '**Sobra que não vira lixo.** O que não vendeu e está bom vai às seis da tarde para a Casa de Apoio do bairro.',
          ],
        },
        { tipo: 'TITULO', texto: 'Venha tomar um café' },
        { tipo: 'MAPA' },
      ],
    },
    {
      slug: 'fale-com-a-gente',
      titulo: 'Fale com a gente',
      descricao: 'Elogio, reclamação, um produto que falta na prateleira: quem lê é a equipe da loja.',
      contato: false,
      blocos: [
        {
          tipo: 'TEXTO',
          texto:
            'Sobre um pedido já feito, o caminho mais rápido é a página dele, em [Meus pedidos](loja:/pedidos). Para o resto, escreva aqui: respondemos em até um dia útil. Por telefone, [(19) 3555-0180](tel:1935550180), no horário da loja.',
        },
        {
          tipo: 'FORMULARIO',
          codigo: 'contato',
          titulo: 'Sua mensagem',
          campos: [
            { nome: 'nome', tipo: 'TEXTO', rotulo: 'Seu nome' },
            { nome: 'email', tipo: 'EMAIL', rotulo: 'Seu e-mail', ajuda: 'A resposta vai para cá.' },
            { nome: 'telefone', tipo: 'TELEFONE', rotulo: 'Telefone com DDD', obrigatorio: false },
            {
              nome: 'assunto',
              tipo: 'ESCOLHA',
              rotulo: 'Sobre o quê?',
              opcoes: [
                'Um produto',
                'Entrega ou retirada',
                'Elogio ou reclamação',
                'Quero vender para vocês',
                'Outro assunto',
              ],
            },
            { nome: 'mensagem', tipo: 'TEXTO_LONGO', rotulo: 'Mensagem' },
          ],
          consentimento:
            'Concordo que o Empório use estes dados para me responder. Eles são apagados depois de um ano: veja [Privacidade e cookies](loja:/pagina/privacidade).',
          botao: 'Enviar mensagem',
          obrigado: 'Recebemos sua mensagem. A resposta chega no seu e-mail em até um dia útil.',
        },
        { tipo: 'TITULO', texto: 'Prefere conversar no balcão?' },
        { tipo: 'MAPA' },
      ],
    },
    writePrivacidade('O Empório da Serra', 'ajuda@emporiodaserra.example'),
  ],
  textos: [
    {
      chave: 'cadastro',
      titulo: 'Seu endereço primeiro, a senha depois',
      texto:
        'O cadastro leva dois minutos. Com ele você repete compras, guarda listas e recebe o aviso quando a entrega sai da loja.',
      en: {
        titulo: 'Sign up in two minutes',
        texto: 'Repeat orders, keep lists, and hear when your delivery leaves the store.',
      },
    },
    {
      chave: 'condicoes',
      titulo: 'Condições do Empório da Serra',
      texto:
        'Os preços valem para a loja virtual e podem ser diferentes dos da loja física.\n\nProdutos por peso são cobrados pelo que foi pesado. A reserva no cartão tem uma folga, devolvida na hora em que a compra é fechada.\n\nFretes, horários e bairros estão em [Como entregamos](loja:/pagina/como-entregamos).',
    },
  ],
  links: [
    {
      codigo: 'cafe-da-manha',
      nome: 'Café da manhã da Serra',
      descricao: 'O que está na mesa do balcão, para a mesa da sua casa: café, iogurte grego e manteiga.',
      acao: {
        tipo: 'PRODUTOS',
        produtos: [{ sku: 'CF-0412' }, { sku: 'LA-1413', quantidade: 2 }, { sku: 'LA-1420' }],
      },
    },
    {
      codigo: 'carta',
      nome: 'Presente da carta de novembro',
      descricao: 'Para quem assina a carta do Empório. Obrigado por ler até o fim.',
      acao: { tipo: 'CUPOM', codigocupom: 'CARTASERRA' },
      limite: 500,
    },
    {
      codigo: 'produtores',
      nome: 'Quem planta, cria e torra',
      descricao: 'A história que está no verso do pacote de café.',
      acao: { tipo: 'PAGINA', slug: 'produtores' },
    },
    {
      codigo: 'festa-junina',
      nome: 'Festa junina',
      descricao: 'Pipoca, amendoim e canjica com desconto.',
      acao: { tipo: 'LISTA', busca: { sk: 'amendoim' } },
      terminou_ha: 120,
    },
  ],
}
