import { toDecimilesimos } from '#dinheiro'

export type Situacao =
  | 'DEFINIR'
  | 'COM_O_CLIENTE'
  | 'ACEITO'
  | 'RECUSADO'
  | 'CONTRAPROPOSTA'
  | 'QUANTIDADE_PROPOSTA'
  | 'CLIENTE_INCLUIU'
  | 'AGUARDA_SUPERVISOR'
  | 'FORA_DO_ESCOPO'

/** How far the talk about a line is: reais and units. */
export interface EstadoDaLinha {
  situacao: Situacao
  /** The last offer; null: none. It counts unless the customer refused it or left its scope. */
  preco: number | null
  contraproposta: number | null
  quantidade_proposta: number | null
}

export type AtoNaLinha =
  /** Of the store; null takes the price out. */
  | { ato: 'PRECO'; preco: number | null }
  | { ato: 'QUANTIDADE'; quantidade: number }
  | { ato: 'PEDE_SUPERVISOR' }
  | { ato: 'SUPERVISOR_RECUSA' }
  /** Of the customer. */
  | { ato: 'ACEITA' }
  | { ato: 'RECUSA' }
  | { ato: 'CONTRAPROPOE'; preco: number }
  | { ato: 'PROPOE_QUANTIDADE'; quantidade: number }
  | { ato: 'INCLUI' }
  | { ato: 'SAI_DO_ESCOPO' }

export const linhaIntocada: EstadoDaLinha = {
  situacao: 'DEFINIR',
  preco: null,
  contraproposta: null,
  quantidade_proposta: null,
}

/** What the customer asked for is answered by any act of the store. */
const respondida = { contraproposta: null, quantidade_proposta: null }

/** The line after an act; null: the act says nothing to a line that is so. */
export function stepLinha(antes: EstadoDaLinha, ato: AtoNaLinha): EstadoDaLinha | null {
  switch (ato.ato) {
    case 'PRECO':
      return { ...respondida, preco: ato.preco, situacao: situacaoDoPreco(antes, ato.preco) }
    case 'QUANTIDADE':
      return { ...withOferta(antes), ...respondida, situacao: situacaoDaQuantidade(antes, ato.quantidade) }
    case 'PEDE_SUPERVISOR':
      return { ...withOferta(antes), situacao: 'AGUARDA_SUPERVISOR' }
    case 'SUPERVISOR_RECUSA':
      return withoutPedido(antes)
    case 'ACEITA':
      return answerOferta(antes, 'ACEITO')
    case 'RECUSA':
      return answerOferta(antes, 'RECUSADO')
    case 'CONTRAPROPOE':
      return { ...withOferta(antes), situacao: 'CONTRAPROPOSTA', contraproposta: ato.preco }
    case 'PROPOE_QUANTIDADE':
      return {
        ...withOferta(antes),
        situacao: 'QUANTIDADE_PROPOSTA',
        quantidade_proposta: ato.quantidade,
      }
    case 'INCLUI':
      return { ...linhaIntocada, situacao: 'CLIENTE_INCLUIU' }
    case 'SAI_DO_ESCOPO':
      return answerOferta(antes, 'FORA_DO_ESCOPO')
  }
}

/** What the customer makes of an offer; null: there is none. */
function answerOferta(antes: EstadoDaLinha, situacao: Situacao): EstadoDaLinha | null {
  return antes.preco === null ? null : { ...antes, ...respondida, situacao }
}

/** An offer that was refused, or left, is forgotten by the next act but one that takes it up again. */
function withOferta(antes: EstadoDaLinha): EstadoDaLinha {
  return isOfertaEmVigor(antes) ? antes : { ...antes, preco: null }
}

/** The price that the customer itself asked for needs no answer of it. */
function situacaoDoPreco({ contraproposta }: EstadoDaLinha, preco: number | null): Situacao {
  if (preco === null) return 'DEFINIR'
  const isPedido = contraproposta !== null && toDecimilesimos(contraproposta) === toDecimilesimos(preco)
  return isPedido ? 'ACEITO' : 'COM_O_CLIENTE'
}

/** A price was agreed for a quantity: another one is another offer, unless the customer asked for just that. */
function situacaoDaQuantidade(antes: EstadoDaLinha, quantidade: number): Situacao {
  const { situacao, quantidade_proposta } = antes
  if (!isOfertaEmVigor(antes)) return 'DEFINIR'
  const isPedida = quantidade_proposta === quantidade
  return isPedida && situacao === 'QUANTIDADE_PROPOSTA' ? 'ACEITO' : 'COM_O_CLIENTE'
}

/** A supervisor's no brings no offer back that was taken out or refused meanwhile. */
function withoutPedido(antes: EstadoDaLinha): EstadoDaLinha | null {
  return antes.situacao === 'AGUARDA_SUPERVISOR' ? { ...antes, situacao: situacaoSemPedido(antes) } : null
}

/** What it was like before it waited for a supervisor. */
function situacaoSemPedido({ preco, contraproposta, quantidade_proposta }: EstadoDaLinha): Situacao {
  if (contraproposta !== null) return 'CONTRAPROPOSTA'
  if (quantidade_proposta !== null) return 'QUANTIDADE_PROPOSTA'
  return preco === null ? 'DEFINIR' : 'COM_O_CLIENTE'
}

/** Whether the offer counts: the cart is priced with it. */
export function isOfertaEmVigor({ preco, situacao }: Pick<EstadoDaLinha, 'preco' | 'situacao'>): boolean {
  return preco !== null && situacao !== 'RECUSADO' && situacao !== 'FORA_DO_ESCOPO'
}
