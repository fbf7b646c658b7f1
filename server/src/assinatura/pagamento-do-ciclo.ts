import type { DetalheForma } from '@vitrine/contract'

import type { FormaPagamentoViva, FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'
import { findCartaoEscolhido, tokenizeCartao } from '#cartao'
import type { Pagamentos } from '#pagamento'

import type { AssinaturaRow } from './assinatura.repository.ts'

type QuemAssina = Pick<AssinaturaRow, 'idfornecedor' | 'idusuario' | 'submissao'>

interface Onde {
  db: Db
  fornecedor: FornecedorVivo
  pagamentos: Pick<Pagamentos, 'provedorOf'>
}

type CartaoDoCiclo = Awaited<ReturnType<typeof findCartaoEscolhido>>

/** How the next order of a subscription is paid; null: in no way that is offered any more. */
export interface PagamentoDoCiclo {
  forma: FormaPagamentoViva
  /** Of a card. */
  cartao: CartaoDoCiclo
}

/**
 * A card is charged by reference, as long as its login keeps it; without one, each order is a Pix whose code goes by letter
 * (decision 0056): no person is there to type a card.
 */
export async function findPagamento(row: QuemAssina, onde: Onde): Promise<PagamentoDoCiclo | null> {
  const { formaPagamento } = row.submissao
  const { formasPagamento } = onde.fornecedor
  const forma = formasPagamento.find(({ idformapagto }) => idformapagto === formaPagamento.idformapagto)
  if (forma?.tipo !== 'CARTAO') return forma ? { forma, cartao: null } : null
  const cartao = await findCartaoEscolhido(
    onde.db,
    row,
    formaPagamento,
    onde.pagamentos.provedorOf(onde.fornecedor),
  )
  return cartao ? { forma, cartao } : pixOf(onde.fornecedor)
}

function pixOf({ formasPagamento }: FornecedorVivo): PagamentoDoCiclo | null {
  const pix = formasPagamento.find(({ tipo }) => tipo === 'PIX')
  return pix ? { forma: pix, cartao: null } : null
}

/** The same as a submission says it, the card's token made now; text: why it cannot be paid. */
export async function payCiclo(
  row: QuemAssina,
  onde: Onde,
  idusuario: string | null,
): Promise<{ forma: FormaPagamentoViva; detalhe: DetalheForma } | string> {
  // An order of another login cannot use the cards of this one.
  const dono = { ...row, idusuario: row.idusuario === idusuario ? idusuario : null }
  const achado = await findPagamento(dono, onde)
  if (!achado) return 'A forma de pagamento não é mais oferecida. Escolha outra.'
  if (!achado.cartao) return { forma: achado.forma, detalhe: {} }
  const provedor = onde.pagamentos.provedorOf(onde.fornecedor)
  const cartao = provedor && (await tokenizeCartao(provedor, achado.cartao))
  if (cartao?.token) return { forma: achado.forma, detalhe: { cartao: { ...cartao, token: cartao.token } } }
  return 'O cartão guardado não pôde ser usado. Escolha outro cartão ou outra forma de pagamento.'
}

/** Refuses a method that cannot be charged without the customer. */
export async function requirePagamento(
  row: Omit<QuemAssina, 'submissao'>,
  formaPagamento: { idformapagto: string; idcartao?: string | undefined },
  onde: Onde,
): Promise<{ idformapagto: string; idcartao?: string }> {
  const { idformapagto, idcartao } = formaPagamento
  const forma = onde.fornecedor.formasPagamento.find((each) => each.idformapagto === idformapagto)
  const provedor = onde.pagamentos.provedorOf(onde.fornecedor)
  if (!forma) throw new Falha('pagamento_indisponivel')
  if (forma.tipo !== 'CARTAO') return { idformapagto }
  if (!idcartao || !(await findCartaoEscolhido(onde.db, row, { idcartao }, provedor)))
    throw new Falha('pagamento_indisponivel', { error: 'Escolha um cartão guardado.' })
  return { idformapagto, idcartao }
}
