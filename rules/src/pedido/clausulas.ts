import type { TipoPagamento } from '#pagamento'

/** What the conditions of a purchase depend on. */
export interface CompraComClausulas {
  /** Bought by a person; companies return by agreement (readings 7). */
  consumidor: boolean
  tipoEntrega: 'DELIVERY' | 'RETIRADA'
  /** Null: nothing is paid by what is chosen. */
  tipoPagamento: TipoPagamento | null
  /** Some of it is weighed when it is picked. */
  porPeso: boolean
  /** Percent by which weighed goods may come out dearer. */
  margem: number
  /** It repeats by itself. */
  assinatura: boolean
  /** The order has a product for adults: who receives it shows a document. */
  restritos: boolean
  /** What happens to what is missing, as a sentence; '' unsaid. */
  substituicao: string
}

/** One condition of a purchase: what it is about, and what holds. */
export interface Clausula {
  titulo: string
  texto: string
}

/**
 * The conditions of a purchase, those that limit a right among them, as checkout says them before and letter and paper after
 * (decree 7.962/2013, article 4, I and IV; law 8.078/1990, article 54 §4).
 */
export function listClausulas(compra: CompraComClausulas): Clausula[] {
  const { consumidor, assinatura, restritos, substituicao } = compra
  const clausulas: (Clausula | null)[] = [
    clausula(
      'Cancelamento',
      'Até a separação começar, o pedido pode ser cancelado pela página dele, sem custo.',
    ),
    consumidor
      ? clausula(
          'Desistência',
          'Em até 7 dias depois de receber, você pode desistir sem motivo pela página do pedido, com todo o valor de volta, frete incluído (Código de Defesa do Consumidor, art. 49).',
        )
      : clausula(
          'Devolução',
          'Compras de empresa não têm a desistência sem motivo: a devolução é combinada com a loja.',
        ),
    clausula('Pagamento', describePagamento(compra)),
    clausula('Peso', describePeso(compra)),
    clausula('Documento', restritos ? textoDocumento(compra) : ''),
    clausula('Faltas', substituicao),
    clausula(
      'Assinatura',
      assinatura
        ? 'Esta compra se repete sozinha. Para mudar, pular, pausar ou encerrar as próximas, abra "Assinaturas", na loja.'
        : '',
    ),
  ]
  return clausulas.filter((each) => each !== null)
}

/** What is asked at the delivery of restricted goods, also to a company (readings 8; law 15.211/2025). */
export function textoDocumento({ tipoEntrega }: Pick<CompraComClausulas, 'tipoEntrega'>): string {
  const onde = tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'
  return `Há produtos para maiores de 18 anos: na ${onde}, quem recebe mostra um documento com foto. Sem ele, esses produtos não são entregues.`
}

const clausula = (titulo: string, texto: string): Clausula | null => (texto ? { titulo, texto } : null)

function describePagamento({ tipoPagamento, tipoEntrega }: CompraComClausulas): string {
  switch (tipoPagamento) {
    case 'PIX':
      return 'Sem o Pix no prazo do código, o pedido é cancelado e nada é cobrado.'
    case 'BOLETO':
      return 'Sem o pagamento do boleto até o vencimento, o pedido é cancelado e nada é cobrado.'
    case 'CARTAO':
      return 'O total fica reservado no cartão e é cobrado depois da separação; o que não for usado volta para o limite.'
    case 'ENTREGA':
      return `O pagamento é feito na ${tipoEntrega === 'RETIRADA' ? 'retirada' : 'entrega'}.`
    case 'FATURADO':
      return 'Faturas vencidas podem suspender novas compras a prazo.'
    default:
      return ''
  }
}

/** Weighed goods cost what they weigh: how far the total may go up depends on the way of paying. */
function describePeso({ porPeso, margem, tipoPagamento }: CompraComClausulas): string {
  if (!porPeso) return ''
  const pesa = 'O que é vendido por peso é pesado na separação, e o total acompanha.'
  const menos = tipoPagamento === 'FATURADO' ? 'as faturas diminuem' : 'a diferença volta para você'
  return (tipoPagamento === 'CARTAO' || tipoPagamento === 'ENTREGA') && margem > 0
    ? `${pesa} Se pesar mais, você paga no máximo ${margem}% além desses produtos.`
    : `${pesa} Se pesar menos, ${menos}; se pesar mais, nada é cobrado além do total.`
}
