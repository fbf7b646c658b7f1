import type { TipoDeRequerimento } from '@vitrine/contract'
import { formatDia } from '@vitrine/rules/data'

import type { Carta } from '#correio'
import { uuidv7 } from '#infra'

/** Somebody who runs a store, and the request: its letter names nobody who asked, because it stays where a request's name goes. */
export interface PedidoNaLoja {
  loja: string
  para: string
  pessoa: string
  protocolo: string
  tipo: TipoDeRequerimento
  /** Last day of the term, 'AAAA-MM-DD'. */
  prazo: string
  /** Days until then; below 0: since then. */
  dias: number
  link: string
}

/** What was asked, inside a sentence. */
const tipos: Record<TipoDeRequerimento, string> = {
  ACESSO: 'ver os dados que a loja guarda',
  CORRECAO: 'corrigir os dados',
  EXCLUSAO: 'apagar os dados',
  PORTABILIDADE: 'levar os dados',
  COMPARTILHAMENTO: 'saber com quem os dados são compartilhados',
  REVOGACAO: 'retirar um consentimento',
}

/** "Somebody asks": the moment that it was asked in the shop. */
export function composeChegada({ dias, ...pedido }: PedidoNaLoja): Carta {
  return compose(
    pedido,
    `chegou um pedido sobre dados pessoais`,
    `Chegou um pedido pela loja virtual: ${tipos[pedido.tipo]}. A lei dá ${dias} dias para a resposta completa: até ${formatDia(pedido.prazo)}.`,
  )
}

/** "The term ends", or did: five days and a day before, and once it is over. */
export function composePrazo({ dias, ...pedido }: PedidoNaLoja): Carta {
  const dia = formatDia(pedido.prazo)
  if (dias < 0)
    return compose(
      pedido,
      `passou o prazo do pedido ${pedido.protocolo} sobre dados pessoais`,
      `O pedido de ${tipos[pedido.tipo]} devia ter resposta até ${dia} e ainda está aberto. Responda assim que puder: a pessoa pode reclamar à Autoridade Nacional de Proteção de Dados.`,
    )
  const quando = sayQuando(dias)
  return compose(
    pedido,
    `${quando} termina o prazo do pedido ${pedido.protocolo} sobre dados pessoais`,
    `O pedido de ${tipos[pedido.tipo]} ainda está aberto, e o prazo da lei termina ${quando}, em ${dia}.`,
  )
}

function sayQuando(dias: number): string {
  if (dias === 0) return 'hoje'
  return dias === 1 ? 'amanhã' : `em ${dias} dias`
}

function compose(
  { loja, para, pessoa, protocolo, link }: Omit<PedidoNaLoja, 'dias'>,
  assunto: string,
  texto: string,
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: ${assunto}`,
    texto: `Olá, ${pessoa}!\n\n${texto} O protocolo é ${protocolo}.\n\nVer e responder no painel: ${link}\n\nEsta carta vai a quem administra a loja e não diz quem pediu.\n\nVitrine`,
  }
}
