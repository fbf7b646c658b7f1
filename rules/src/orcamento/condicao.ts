import { applyPercentual, fromDecimilesimos, toDecimilesimos } from '#dinheiro'

/** One way in which a budget may be paid: a method of its store. */
export interface Condicao {
  idformapagto: string
  /** Days after the order on which its parts fall due, of a method on credit; none: as the store offers it. */
  prazos: number[][]
  /** Percent off the goods, paid so. */
  desconto: number
}

/** What a condition changes of a method. */
interface FormaOferecida {
  idformapagto: string
  variacao_percentual: number | null
  opcoes: { prazos?: number[][] }
}

/** Whether a budget may be paid by a method, and how: undefined where it may not. Without conditions it may by any, as the store offers it. */
export function findCondicao<C extends Condicao>(
  condicoes: readonly C[],
  idformapagto: string,
): C | 'LIVRE' | undefined {
  if (condicoes.length === 0) return 'LIVRE'
  return condicoes.find((condicao) => condicao.idformapagto === idformapagto)
}

/** A method with the terms and the discount of a budget in the place of the store's own. */
export function offerForma<F extends FormaOferecida>(forma: F, { prazos, desconto }: Condicao): F {
  return {
    ...forma,
    variacao_percentual: desconto > 0 ? -desconto : null,
    opcoes: prazos.length > 0 ? { ...forma.opcoes, prazos } : forma.opcoes,
  }
}

/** A unit price of a budget with what its way of being paid takes off: 1/10,000 real, never nothing. */
export function discountPreco(precounitario: number, desconto: number): number {
  if (desconto === 0) return precounitario
  const preco = fromDecimilesimos(precounitario)
  return Math.max(1, toDecimilesimos(applyPercentual(preco, -desconto, preco)))
}

/** What is wrong with conditions as they were written, in words; null: they may be offered. */
export function refuseCondicoes(
  condicoes: readonly Condicao[],
  formas: readonly { idformapagto: string; tipo: string; nome: string }[],
): string | null {
  const vistas = new Set<string>()
  for (const { idformapagto, prazos } of condicoes) {
    const forma = formas.find((cada) => cada.idformapagto === idformapagto)
    if (!forma) return 'A loja não tem mais uma das formas de pagamento.'
    if (vistas.has(idformapagto)) return `${forma.nome} está duas vezes nas condições.`
    vistas.add(idformapagto)
    if (prazos.length > 0 && forma.tipo !== 'FATURADO') return `${forma.nome} não tem prazo: é pago na hora.`
    if (prazos.some((dias) => dias.some((dia, i) => dia <= (dias[i - 1] ?? -1))))
      return 'Os dias de um prazo vão do menor para o maior, como 28/35/42.'
  }
  return null
}
