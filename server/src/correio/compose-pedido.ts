import type { StatusPedido } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'
import type { IdDoModelo } from './modelos/modelos.ts'

/** An order that a letter is about; `link` leads straight to it. */
export interface PedidoDaCarta {
  numpedido: number
  para: string
  pessoa: string
  loja: string
  link: string
}

/** What the customer is told about a step: in the subject, and in one or two sentences. */
interface Passo {
  assunto: string
  texto: string
  /** Of which letter these are the words, and what it is filled with beside what every letter about an order is. */
  modelo?: { id: IdDoModelo; partes?: Readonly<Record<string, string>> }
}

interface Fatos {
  motivo: string
  /** The money had come. */
  pago: boolean
  /** It goes back by hand, to a Pix key that its customer says. */
  porPix?: boolean
  /** It is still a budget. */
  orcamento: boolean
  /** It is picked once it is paid, not before. */
  antes?: boolean
  /** Who brings it, when the store says so. */
  entregador?: { nome: string; telefone: string }
}

const DESISTENCIA = 'Se algo não veio como devia, você tem 7 dias para desistir da compra.'

const passos: Partial<Record<StatusPedido, (numpedido: number, fatos: Fatos) => Passo>> = {
  ENVIADO: (n) => ({
    assunto: `orçamento ${n} aprovado`,
    texto: `Você aprovou o orçamento ${n} e ele virou um pedido. Avisaremos a cada passo.`,
    modelo: { id: 'pedido-aprovado' },
  }),
  SEPARANDO: (n) => ({
    assunto: `pedido ${n} em separação`,
    texto: `Começamos a separar os produtos do pedido ${n}. A partir de agora ele não pode mais ser cancelado pela loja virtual; se precisar mudar algo, fale com a gente.`,
    modelo: { id: 'pedido-separando' },
  }),
  PAGO: describePago,
  EMENTREGA: describeEmEntrega,
  PRONTO_RETIRADA: (n) => ({
    assunto: `pedido ${n} pronto para retirar`,
    texto: `O pedido ${n} está separado e esperando por você na loja. Leve um documento com foto e o código de retirada, que está na página do pedido.`,
    modelo: { id: 'pedido-pronto' },
  }),
  ENTREGUE: (n) => ({
    assunto: `pedido ${n} entregue`,
    texto: `O pedido ${n} foi entregue. Conte como foi: a avaliação leva menos de um minuto. ${DESISTENCIA}`,
    modelo: { id: 'pedido-entregue', partes: { desistencia: DESISTENCIA } },
  }),
  CANCELADO: describeCancelado,
}

function describePago(n: number, { antes }: Fatos): Passo {
  const seguinte = antes
    ? ' e ele já vai para a separação. Avisaremos a cada passo.'
    : '. Avisaremos quando ele avançar.'
  return {
    assunto: `pagamento do pedido ${n} confirmado`,
    texto: `O pagamento do pedido ${n} foi confirmado${seguinte}`,
    modelo: { id: 'pedido-pago', partes: { seguinte } },
  }
}

function describeEmEntrega(n: number, { entregador: dito }: Fatos): Passo {
  const entregador = dito ? `, com ${dito.nome}` : ''
  return {
    assunto: `pedido ${n} saiu para entrega`,
    texto: `O pedido ${n} saiu para entrega${entregador}. Deixe alguém por perto para receber e confira os produtos na chegada.`,
    modelo: { id: 'pedido-ementrega', partes: { entregador } },
  }
}

function describeCancelado(n: number, { motivo, pago, porPix = false, orcamento }: Fatos): Passo {
  const nome = orcamento ? 'orçamento' : 'pedido'
  const porque = motivo ? `: ${motivo.replace(/[.!?]?$/, '.')}` : '.'
  const nada = orcamento ? '' : ' Nada foi cobrado.'
  const volta = pago
    ? ` O valor pago será devolvido ${porOnde(porPix, 'pelo mesmo meio em que foi pago')}.`
    : nada
  const depois = orcamento
    ? 'Se ainda tiver interesse, é só pedir outro orçamento.'
    : 'Se ainda quiser os produtos, é só repetir o pedido na loja.'
  return {
    assunto: `${nome} ${n} cancelado`,
    texto: `O ${nome} ${n} foi cancelado${porque}${volta}\n\n${depois}`,
    modelo: { id: 'pedido-cancelado', partes: { tipo: nome, motivo: porque, devolucao: volta, depois } },
  }
}

/** The letter for a step of an order (§ After the order); null for a step that tells the customer nothing. */
export function composePasso(pedido: PedidoDaCarta, status: StatusPedido, fatos: Fatos): Carta | null {
  const passo = passos[status]?.(pedido.numpedido, fatos)
  return passo ? withModelo(composeDoPedido(pedido, passo), pedido, passo) : null
}

/** And what it is filled with, for stores that say it in other words. */
function withModelo(
  carta: Carta,
  { numpedido, pessoa, loja, link }: PedidoDaCarta,
  { modelo }: Passo,
): Carta {
  if (!modelo) return carta
  const partes = { pessoa, loja, link, pedido: String(numpedido), ...modelo.partes }
  return { ...carta, modelo: { id: modelo.id, partes } }
}

/** Greeting, what happened, the way to the order, the store's name. */
export function composeDoPedido(
  { para, pessoa, loja, link }: Omit<PedidoDaCarta, 'numpedido'>,
  { assunto, texto }: Passo,
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: ${assunto}`,
    texto: `Olá, ${pessoa}!\n\n${texto}\n\nAcompanhar: ${link}\n\n${loja}`,
  }
}

/** "Your budget has a price": what it costs and until when it holds. */
export function composeOrcamento(
  pedido: PedidoDaCarta,
  {
    total,
    validade,
    observacao,
    revisto,
  }: { total: number; validade: string; observacao: string; revisto: boolean },
): Carta {
  const { numpedido: n } = pedido
  const partes = {
    titulo: revisto ? `novos preços para o orçamento ${n}` : `orçamento ${n} pronto`,
    situacao: revisto ? 'tem novos preços' : 'está pronto',
    total: formatReais(total),
    validade: formatDia(validade),
    recado: observacao ? `\n\nRecado da loja: ${observacao}` : '',
  }
  const passo: Passo = {
    assunto: partes.titulo,
    texto: `O orçamento ${n} ${partes.situacao}: ${partes.total} no total, com a entrega. Ele vale até ${partes.validade}. Para comprar, é só aprovar na loja; se não servir, você pode recusar.${partes.recado}`,
    modelo: { id: 'orcamento-pronto', partes },
  }
  return withModelo(composeDoPedido(pedido, passo), pedido, passo)
}

/** To the store: its customer does not take the offer. */
export function composeOrcamentoRecusado(
  para: string,
  { numpedido, cliente, motivo, loja }: { numpedido: number; cliente: string; motivo: string; loja: string },
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Orçamento ${numpedido} recusado pelo cliente`,
    texto: `${cliente} recusou o orçamento ${numpedido}${motivo ? `: ${motivo.replace(/[.!?]?$/, '.')}` : ', sem dizer por quê.'}\n\n${loja}`,
  }
}

/** How money goes back. What was paid in a way that cannot give money back (a slip, cash) goes by Pix, and the order's page asks for the key (S5). */
function porOnde(porPix: boolean, senao: string): string {
  return porPix ? 'por Pix: informe a sua chave Pix na página do pedido, e a loja envia o valor' : senao
}

/** Money that came for an order that does not need it any more, and goes back (readings 7: never in silence). */
export function composeDevolvido(
  pedido: PedidoDaCarta,
  { valor, cancelado, porPix }: { valor: number; cancelado: boolean; porPix: boolean },
): Carta {
  const { numpedido: n } = pedido
  const porque = cancelado
    ? 'quando ele já estava cancelado. Se ainda quiser os produtos, é só repetir o pedido na loja'
    : 'por uma cobrança que já não valia. O pedido segue pela forma de pagamento que está nele'
  return composeDoPedido(pedido, {
    assunto: porPix
      ? `para devolver o pagamento do pedido ${n}, falta a sua chave Pix`
      : `pagamento do pedido ${n} devolvido`,
    texto: `Recebemos ${formatReais(valor)} do pedido ${n} ${porque}.\n\nO valor inteiro ${porPix ? 'volta' : 'está voltando'} ${porOnde(porPix, 'pelo mesmo meio em que foi pago; você não precisa fazer nada')}.`,
  })
}

/** The receipt of a withdrawal (law 8.078/1990, article 49; decree 7.962/2013, article 5). */
export function composeArrependimento(
  pedido: PedidoDaCarta,
  { protocolo, valor, porPix }: { protocolo: string; valor: number; porPix: boolean },
): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `desistência do pedido ${n} registrada`,
    texto: `Registramos sua desistência da compra do pedido ${n}, no prazo de 7 dias que a lei garante. Protocolo: ${protocolo}.\n\nSerão devolvidos ${formatReais(valor)}, com o frete incluído, ${porOnde(porPix, 'pelo mesmo meio em que você pagou')}. Guarde os produtos: a loja vai combinar a coleta, sem custo para você.`,
  })
}

/** Not all of it could be picked: what goes back of what was paid, or is owed less, and how (ux 1.11.2). Reais. */
export function composeFaltou(
  pedido: PedidoDaCarta,
  { volta, abatido, porPix }: { volta: number; abatido: number; porPix: boolean },
): Carta {
  const { numpedido: n } = pedido
  const partes = [
    volta > 0 &&
      `${formatReais(volta)} voltam para você ${porOnde(porPix, 'pelo mesmo meio em que você pagou')}`,
    abatido > 0 && `as faturas em aberto ficam ${formatReais(abatido)} menores`,
  ].filter(Boolean)
  return composeDoPedido(pedido, {
    assunto: `faltou parte do pedido ${n}`,
    texto: `Na separação do pedido ${n} faltou parte do que você pediu: ${partes.join('; ')}. Na página do pedido está o que vai de cada produto.`,
  })
}
