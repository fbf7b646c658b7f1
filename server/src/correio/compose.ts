import { uuidv7 } from '#infra'

import type { IdDoModelo } from './modelos/modelos.ts'

export interface Carta {
  idcorreio: string
  para: string
  assunto: string
  texto: string
  /** Which letter it is, and what it is filled with, where its store may choose the words (decision 0161). */
  modelo?: { id: IdDoModelo; partes: Readonly<Record<string, string>> }
}

interface ReservaCobrada {
  numpedido: number
  /** 'R$ 107,90'. */
  valor: string
  loja: string
}

/** "We charged what was only held, for the bank was about to let go of it" (readings 7). */
export function composeReservaCobrada(
  { para, pessoa }: { para: string; pessoa: string },
  { numpedido, valor, loja }: ReservaCobrada,
): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: cartão do pedido ${numpedido} cobrado`,
    texto: `Olá, ${pessoa}!\n\nA reserva no seu cartão para o pedido ${numpedido} acabaria antes da separação. Por isso cobramos agora ${valor}, o valor combinado. Se o valor final for menor, a diferença volta para o cartão; maior ele não fica sem falarmos com você.\n\n${loja}`,
  }
}

/** The same, for the store. */
export function composeReservaCobradaLoja(para: string, { numpedido, valor, loja }: ReservaCobrada): Carta {
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pedido ${numpedido}: reserva do cartão cobrada antes de acabar`,
    texto: `O pedido ${numpedido} ainda não foi separado, e a reserva no cartão acabaria em menos de 12 horas. Cobramos ${valor}, sem a margem. Separe o pedido: o que não for servido volta para o cartão do cliente, e acima deste valor nada é cobrado.\n\n${loja}`,
  }
}

/** "What you waited for is back", with the way straight to it (ux 1.25). */
export function composeVoltou(voltou: {
  para: string
  pessoa: string
  produto: string
  loja: string
  link: string
}): Carta {
  const { para, pessoa, produto, loja, link } = voltou
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: ${produto} voltou ao estoque`,
    texto: `Olá, ${pessoa}!\n\nVocê pediu para avisarmos: ${produto} está disponível de novo.\n\nVer o produto: ${link}\n\nO estoque pode acabar outra vez. Este aviso foi único: se precisar, é só pedir outro na página do produto.\n\n${loja}`,
    modelo: { id: 'voltou', partes: { pessoa, produto, loja, link } },
  }
}

/** "A coupon for you", once, to whoever asked for it while there was none (ux 1.13.3). */
export function composeCupomNovo(novo: {
  para: string
  pessoa: string
  loja: string
  codigocupom: string
  nome: string
  descricao: string
  beneficio: string
  link: string
}): Carta {
  const { para, pessoa, loja, codigocupom, nome, descricao, beneficio, link } = novo
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja}: cupom de ${beneficio} para você`,
    texto: `Olá, ${pessoa}!\n\nVocê pediu para avisarmos: ${nome}, ${beneficio} de desconto com o código ${codigocupom}. ${descricao}\n\nVer as regras e usar: ${link}\n\nEste aviso foi único: se precisar, é só pedir outro na página de cupons.\n\n${loja}`,
    modelo: {
      id: 'cupom-novo',
      partes: { pessoa, loja, link, nome, beneficio, codigo: codigocupom, descricao },
    },
  }
}

/** "Somebody delivers to you now", once, to whoever asked for it while nobody did (ux 1.1.2). */
export function composeAreaAtendida(atendida: {
  para: string
  lugar: string
  tipo: 'DELIVERY' | 'RETIRADA'
  /** Those that serve the place, the one of the link first. */
  lojas: readonly string[]
  link: string
}): Carta {
  const { para, lugar, tipo, lojas, link } = atendida
  const [loja = '', ...outras] = lojas
  const chegou = tipo === 'DELIVERY' ? `já entrega em ${lugar}` : `já tem retirada perto de ${lugar}`
  const mais = outras.length > 0 ? `\n\nTambém atendem aí: ${outras.slice(0, 5).join(', ')}.` : ''
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `${loja} ${chegou}`,
    texto: `Olá!\n\nVocê pediu para avisarmos: ${loja} ${chegou}.${mais}\n\nEntrar na loja: ${link}\n\nEste aviso foi único, e o seu e-mail sai da lista de espera agora.`,
  }
}
