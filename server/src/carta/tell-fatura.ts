import { toCentavos } from '@vitrine/rules/dinheiro'

import {
  composeFaturaNova,
  composeFaturasPagas,
  composeFaturasReabertas,
  composeFaturasReabertasLoja,
  composeFaturaVence,
  composeFaturaVencida,
  composeSobraDeFatura,
} from '#correio'

import { toDevedor, toPedidoDaCarta, type Da, type Escrita, type Escritas } from './escrita.ts'

/** Invoices that a customer is told of in one letter: new, due soon, overdue. */
export function tellAviso({ dados }: Da<'fatura.AVISADA'>, escrita: Escrita): Escritas {
  const { aviso, faturas, tolerancia } = dados
  const devedor = toDevedor(escrita, aviso === 'VENCIDA' ? '?situacao=vencidas' : '')
  const compose = {
    NOVA: () => composeFaturaNova(devedor, faturas),
    VENCE: () => composeFaturaVence(devedor, faturas),
    VENCIDA: () => composeFaturaVencida(devedor, faturas, tolerancia),
  }[aviso]
  return [{ carta: compose(), chave: `fatura-${aviso.toLowerCase()}:${faturas[0]?.idfatura}` }]
}

/** A charge for several invoices: paid, paid too much, or back with its payer. */
export function tellCobranca(evento: Da<`cobranca.${string}`>, escrita: Escrita): Escritas {
  const devedor = toDevedor(escrita)
  const { idcobranca, valor, tipo: meio } = evento.dados
  if (evento.tipo === 'cobranca.PAGA') {
    const carta = composeFaturasPagas(devedor, { valor, meio, faturas: evento.dados.faturas })
    return [{ carta, chave: `faturas-pagas:${idcobranca}` }]
  }
  if (evento.tipo === 'cobranca.SOBROU') {
    // The key of a slip's payer is asked for on the order's page.
    const { link } = evento.dados.porPix ? toPedidoDaCarta(escrita) : devedor
    const carta = composeSobraDeFatura({ ...devedor, link }, evento.dados)
    return [{ carta, chave: `fatura-sobra:${idcobranca}` }]
  }
  const { devolvido, faturas } = evento.dados
  const chave = `${idcobranca}:${toCentavos(devolvido)}`
  const { emaildaloja } = escrita.destinatario
  const fatos = { valor, faturas }
  return [
    {
      carta: faturas.length > 0 ? composeFaturasReabertas(devedor, fatos) : null,
      chave: `faturas-reabertas:${chave}`,
    },
    {
      carta: emaildaloja ? composeFaturasReabertasLoja(emaildaloja, devedor, fatos) : null,
      chave: `faturas-reabertas-loja:${chave}`,
    },
  ]
}
