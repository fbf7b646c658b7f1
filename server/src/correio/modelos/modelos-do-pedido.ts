import { compose, comuns, type Modelo } from './modelo.ts'

const pedido = { rotulo: 'Número do pedido', exemplo: '1042', exigida: true } as const
const partes = { ...comuns, pedido }

/** Letters about the steps of an order (§ After the order). */
export const modelosDoPedido = {
  'pedido-aprovado': {
    nome: 'Orçamento aprovado',
    quando: 'Quando o cliente aprova o orçamento e ele vira pedido.',
    assunto: '{loja}: orçamento {pedido} aprovado',
    texto: compose('Você aprovou o orçamento {pedido} e ele virou um pedido. Avisaremos a cada passo.'),
    partes,
  },
  'pedido-pago': {
    nome: 'Pagamento confirmado',
    quando: 'Quando o pagamento do pedido é confirmado.',
    assunto: '{loja}: pagamento do pedido {pedido} confirmado',
    texto: compose('O pagamento do pedido {pedido} foi confirmado{seguinte}'),
    partes: {
      ...partes,
      seguinte: {
        rotulo: 'O que vem depois, conforme o pagamento',
        exemplo: ' e ele já vai para a separação. Avisaremos a cada passo.',
      },
    },
  },
  'pedido-separando': {
    nome: 'Pedido em separação',
    quando: 'Quando a loja começa a separar o pedido.',
    assunto: '{loja}: pedido {pedido} em separação',
    texto: compose(
      'Começamos a separar os produtos do pedido {pedido}. A partir de agora ele não pode mais ser cancelado pela loja virtual; se precisar mudar algo, fale com a gente.',
    ),
    partes,
  },
  'pedido-ementrega': {
    nome: 'Saiu para entrega',
    quando: 'Quando o pedido sai para entrega.',
    assunto: '{loja}: pedido {pedido} saiu para entrega',
    texto: compose(
      'O pedido {pedido} saiu para entrega{entregador}. Deixe alguém por perto para receber e confira os produtos na chegada.',
    ),
    partes: {
      ...partes,
      entregador: { rotulo: 'Quem entrega, quando a loja diz', exemplo: ', com João' },
    },
  },
  'pedido-pronto': {
    nome: 'Pronto para retirar',
    quando: 'Quando o pedido pode ser retirado.',
    assunto: '{loja}: pedido {pedido} pronto para retirar',
    texto: compose(
      'O pedido {pedido} está separado e esperando por você na loja. Leve um documento com foto e o código de retirada, que está na página do pedido.',
    ),
    partes,
  },
  'pedido-entregue': {
    nome: 'Pedido entregue',
    quando: 'Quando o pedido foi entregue ou retirado.',
    assunto: '{loja}: pedido {pedido} entregue',
    // Of the term in which a purchase can be withdrawn from the store tells also on the order's page (law 8.078/1990, article 49).
    texto: compose(
      'O pedido {pedido} foi entregue. Conte como foi: a avaliação leva menos de um minuto. {desistencia}',
    ),
    partes: {
      ...partes,
      desistencia: {
        rotulo: 'Prazo para desistir, que a lei manda dizer',
        exemplo: 'Se algo não veio como devia, você tem 7 dias para desistir da compra.',
        exigida: true,
      },
    },
  },
  'pedido-cancelado': {
    nome: 'Pedido cancelado',
    quando: 'Quando um pedido ou orçamento é cancelado.',
    assunto: '{loja}: {tipo} {pedido} cancelado',
    texto: compose('O {tipo} {pedido} foi cancelado{motivo}{devolucao}\n\n{depois}'),
    partes: {
      ...partes,
      tipo: { rotulo: 'pedido ou orçamento', exemplo: 'pedido' },
      motivo: { rotulo: 'Por quê, quando foi dito', exemplo: ': faltou um produto.', exigida: true },
      devolucao: {
        rotulo: 'O que acontece com o dinheiro',
        exemplo: ' O valor pago será devolvido pelo mesmo meio em que foi pago.',
        exigida: true,
      },
      depois: {
        rotulo: 'O que o cliente pode fazer',
        exemplo: 'Se ainda quiser os produtos, é só repetir o pedido na loja.',
      },
    },
  },
  'orcamento-pronto': {
    nome: 'Orçamento com preço',
    quando: 'Quando o orçamento recebe preços, ou preços novos.',
    assunto: '{loja}: {titulo}',
    texto: compose(
      'O orçamento {pedido} {situacao}: {total} no total, com a entrega. Ele vale até {validade}. Para comprar, é só aprovar na loja; se não servir, você pode recusar.{recado}',
    ),
    partes: {
      ...partes,
      titulo: { rotulo: 'O assunto de costume', exemplo: 'orçamento 1042 pronto' },
      situacao: { rotulo: 'Está pronto ou tem novos preços', exemplo: 'está pronto' },
      total: { rotulo: 'Total com a entrega', exemplo: 'R$ 325,90', exigida: true },
      validade: { rotulo: 'Até quando vale', exemplo: '12/12/2026', exigida: true },
      recado: {
        rotulo: 'Recado de quem fez o orçamento',
        exemplo: '\n\nRecado da loja: o frete é por nossa conta.',
      },
    },
  },
} as const satisfies Record<string, Modelo>
