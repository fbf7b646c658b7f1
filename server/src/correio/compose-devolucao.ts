import { formatReais } from '@vitrine/rules/dinheiro'

import { composeDoPedido, type PedidoDaCarta } from './compose-pedido.ts'
import type { Carta } from './compose.ts'

/** "We wait for what comes back": said by the store, before the goods are there. */
export function composeDevolucaoAberta(
  pedido: PedidoDaCarta,
  {
    protocolo,
    valor,
    motivo,
    porPix,
  }: {
    protocolo: string
    valor: number
    motivo: string
    /** The way in which it was paid has no way back. */
    porPix: boolean
  },
): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `devolução do pedido ${n} registrada`,
    texto: `Registramos uma devolução do pedido ${n}, de ${formatReais(valor)}. Protocolo: ${protocolo}.\n\nMotivo: ${withPonto(motivo)}\n\nQuando os produtos chegarem à loja, conferimos e devolvemos o valor ${porPix ? 'por Pix' : 'pelo mesmo meio em que você pagou'}.`,
  })
}

interface Concluida {
  protocolo: string
  /** Of a withdrawal: the money went back before. */
  isDesistencia: boolean
  /** Reais: asked for, taken back for, by the way in which it was paid, off open invoices. */
  pedido: number
  aceito: number
  estornado: number
  abatido: number
  /** The rest waits to be sent by hand, to a Pix key. */
  porPix: boolean
  resposta: string
}

/** "What came back is here, and this is your money." */
export function composeDevolucaoConcluida(
  pedido: PedidoDaCarta,
  { protocolo, isDesistencia, resposta, ...valores }: Concluida,
): Carta {
  const { numpedido: n } = pedido
  const nome = isDesistencia ? 'desistência' : 'devolução'
  const parte =
    valores.aceito < valores.pedido
      ? ` Aceitamos ${formatReais(valores.aceito)} dos ${formatReais(valores.pedido)} pedidos.`
      : ''
  const palavra = resposta ? `\n\nRecado da loja: ${withPonto(resposta)}` : ''
  return composeDoPedido(pedido, {
    assunto: `${nome} do pedido ${n} concluída`,
    texto: `Recebemos os produtos da ${nome} do pedido ${n} (protocolo ${protocolo}).${parte}\n\n${describeVolta(valores)}${palavra}`,
  })
}

/** How the money goes back, a sentence for each way. */
function describeVolta({
  aceito,
  estornado,
  abatido,
  porPix,
}: Pick<Concluida, 'aceito' | 'estornado' | 'abatido' | 'porPix'>): string {
  // Sums of centavos that were reais for a moment.
  const direto = Math.round((aceito - estornado - abatido) * 100) / 100
  const partes = [
    estornado > 0 &&
      `${formatReais(estornado)} voltam pelo mesmo meio em que você pagou; no cartão, o valor pode aparecer só na fatura seguinte.`,
    abatido > 0 && `${formatReais(abatido)} saíram das suas faturas em aberto, e o crédito voltou.`,
    direto > 0 &&
      (porPix
        ? `${formatReais(direto)} a loja devolve por Pix: informe a sua chave Pix na página do pedido.`
        : `${formatReais(direto)} a loja devolve diretamente a você.`),
  ]
  return partes.filter(Boolean).join(' ')
}

/** "We cannot take it back, and why." */
export function composeDevolucaoRecusada(
  pedido: PedidoDaCarta,
  { protocolo, motivo }: { protocolo: string; motivo: string },
): Carta {
  const { numpedido: n } = pedido
  return composeDoPedido(pedido, {
    assunto: `devolução do pedido ${n} não aceita`,
    texto: `A loja não pôde aceitar a devolução do pedido ${n} (protocolo ${protocolo}): ${withPonto(motivo)}\n\nSe discordar, responda por "Ajuda", no pedido, com este protocolo.`,
  })
}

function withPonto(texto: string): string {
  return texto.replace(/[.!?]?$/, '.')
}
