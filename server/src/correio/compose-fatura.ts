import { formatDia } from '@vitrine/rules/data'
import { formatReais } from '@vitrine/rules/dinheiro'
import { pluralize } from '@vitrine/rules/texto'

import { uuidv7 } from '#infra'

import type { Carta } from './compose.ts'

/** Whom a letter about invoices is for, and where they are. */
export interface Devedor {
  para: string
  pessoa: string
  loja: string
  /** Leads to the invoices. */
  link: string
}

/** What is owed: reais, and the day 'YYYY-MM-DD'. */
export interface FaturaDaCarta {
  numpedido: number
  parcela: number
  parcelas: number
  vencimento: string
  valor: number
}

/** "What you bought on credit, and when it is due." */
export function composeFaturaNova(devedor: Devedor, faturas: readonly FaturaDaCarta[]): Carta {
  const numpedido = faturas[0]?.numpedido ?? 0
  const uma = faturas.length === 1
  return write(devedor, `${uma ? 'fatura' : 'faturas'} do pedido ${numpedido}`, [
    `O pedido ${numpedido} foi faturado em ${pluralize(faturas.length, 'parcela', 'parcelas')}:`,
    faturas.map((fatura) => `• ${formatDia(fatura.vencimento)}: ${formatReais(fatura.valor)}`).join('\n'),
    'Na loja você copia a linha digitável do boleto, baixa a segunda via ou paga por Pix, uma a uma ou todas de uma vez. Se algo faltar na entrega, o valor diminui sozinho.',
    `Ver faturas: ${devedor.link}`,
  ])
}

/** "Three days to go." */
export function composeFaturaVence(devedor: Devedor, faturas: readonly FaturaDaCarta[]): Carta {
  return write(devedor, `${nameFaturas(faturas)} a vencer`, [
    `Falta pouco para o vencimento de ${describeSoma(faturas)}:`,
    listFaturas(faturas),
    'Já pagou? Então não precisa fazer nada: o banco leva até um dia útil para nos avisar.',
    `Pagar ou baixar o boleto: ${devedor.link}`,
    'Para não receber mais estes lembretes, desligue-os no fim da página de faturas.',
  ])
}

/** "It is overdue", and what that means. */
export function composeFaturaVencida(
  devedor: Devedor,
  faturas: readonly FaturaDaCarta[],
  /** Days that the store bears before it sells nothing more on credit; null: it does not. */
  tolerancia: number | null,
): Carta {
  return write(devedor, `${nameFaturas(faturas)} em atraso`, [
    `Não encontramos o pagamento de ${describeSoma(faturas)}:`,
    listFaturas(faturas),
    `Ainda dá para pagar por Pix ou por um boleto novo, com vencimento no próximo dia útil, sem sair da loja.${describeBloqueio(tolerancia)}`,
    `Regularizar agora: ${devedor.link}`,
    'Se você já pagou, desconsidere: o banco leva até um dia útil para nos avisar.',
  ])
}

/** "Your invoices are paid": the receipt of one charge for several. */
export function composeFaturasPagas(
  devedor: Devedor,
  { valor, meio, faturas }: { valor: number; meio: 'PIX' | 'BOLETO'; faturas: readonly FaturaDaCarta[] },
): Carta {
  return write(devedor, `recebemos seu pagamento de ${formatReais(valor)}`, [
    `Recebemos ${formatReais(valor)} por ${meio === 'PIX' ? 'Pix' : 'boleto'}. ${faturas.length === 1 ? 'Esta fatura está paga' : 'Estas faturas estão pagas'}, e o seu crédito já voltou a ficar disponível:`,
    listFaturas(faturas),
    `Ver o que resta: ${devedor.link}`,
  ])
}

/** "You paid what was paid already": a slip has no way back but a Pix key (S5). `link` leads to where that is said. */
export function composeSobraDeFatura(
  devedor: Devedor,
  { numpedido, valor, porPix }: { numpedido: number; valor: number; porPix: boolean },
): Carta {
  const como = porPix
    ? 'Boletos não têm caminho de volta: informe a sua chave Pix na página do pedido, e a loja envia o valor.'
    : 'O valor está voltando pelo mesmo meio em que foi pago; você não precisa fazer nada.'
  return write(
    devedor,
    porPix ? 'para devolver um pagamento, falta a sua chave Pix' : 'pagamento devolvido',
    [
      `Recebemos ${formatReais(valor)} a mais por fatura do pedido ${numpedido}, que já estava paga ou ficou menor. ${como}`,
      `${porPix ? 'Informar a chave' : 'Ver faturas'}: ${devedor.link}`,
    ],
  )
}

interface Reaberta {
  /** Reais. */
  valor: number
  faturas: readonly FaturaDaCarta[]
}

/** "Your bank took the money back": what is owed again. */
export function composeFaturasReabertas(devedor: Devedor, { valor, faturas }: Reaberta): Carta {
  const uma = faturas.length === 1
  return write(devedor, `o pagamento de ${formatReais(valor)} foi devolvido a você`, [
    `O banco devolveu a você ${formatReais(valor)} que tinham pagado ${describeSoma(faturas)}, sem pedido da loja. ${uma ? 'Ela está' : 'Elas estão'} em aberto de novo:`,
    listFaturas(faturas),
    'Se você não pediu essa devolução, fale com a loja.',
    `Ver e pagar as faturas: ${devedor.link}`,
  ])
}

/** To the store: money for invoices went back to their payer without its word. */
export function composeFaturasReabertasLoja(
  para: string,
  { pessoa, loja, link }: Devedor,
  { valor, faturas }: Reaberta,
): Carta {
  const efeito =
    faturas.length > 0
      ? `Estão em aberto de novo, com o crédito tomado:\n\n${listFaturas(faturas)}`
      : 'O valor não cobre nenhuma fatura inteira: nada mudou nelas. Combine com o cliente o que falta.'
  return {
    idcorreio: uuidv7(),
    para,
    assunto: `Pagamento de fatura devolvido pelo banco: ${formatReais(valor)}`,
    texto: `O banco devolveu a ${pessoa} ${formatReais(valor)} de faturas pagas, sem pedido da loja. ${efeito}\n\nFaturas: ${link}\n\n${loja}`,
  }
}

/** What is blocked by being late, and what is not. */
function describeBloqueio(tolerancia: number | null): string {
  if (tolerancia === null) return ''
  const quando =
    tolerancia === 0
      ? 'Enquanto houver fatura vencida'
      : `Com mais de ${pluralize(tolerancia, 'dia', 'dias')} de atraso`
  return ` ${quando}, novas compras a prazo ficam bloqueadas; as outras formas de pagamento continuam valendo.`
}

function write({ para, pessoa, loja }: Devedor, assunto: string, partes: readonly string[]): Carta {
  const texto = [`Olá, ${pessoa}!`, ...partes, loja].join('\n\n')
  return { idcorreio: uuidv7(), para, assunto: `${loja}: ${assunto}`, texto }
}

function nameFaturas(faturas: readonly unknown[]): string {
  return faturas.length === 1 ? 'fatura' : `${faturas.length} faturas`
}

function describeSoma(faturas: readonly FaturaDaCarta[]): string {
  const soma = Math.round(faturas.reduce((total, { valor }) => total + valor, 0) * 100) / 100
  return faturas.length === 1
    ? `uma fatura de ${formatReais(soma)}`
    : `${faturas.length} faturas, que somam ${formatReais(soma)}`
}

function listFaturas(faturas: readonly FaturaDaCarta[]): string {
  return faturas
    .map(({ numpedido, parcela, parcelas, vencimento, valor }) => {
      const qual = parcelas > 1 ? `, parcela ${parcela} de ${parcelas}` : ''
      return `• Pedido ${numpedido}${qual}: ${formatReais(valor)}, vencimento ${formatDia(vencimento)}`
    })
    .join('\n')
}
