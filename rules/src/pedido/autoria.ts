/** Who made an order: a login by name, and as what it did so (readings 7). */
export interface Autoria {
  /** A role of the contract, or `sistema`: a subscription. */
  papel: string
  nome: string
}

const COMO: Readonly<Record<string, string>> = {
  'usuario vinculado': 'usuário vinculado',
  representante: 'representante',
  atendente: 'atendente da loja',
  fornecedor: 'da loja',
  operador: 'da plataforma',
  'api-key': 'por integração',
  erp: 'por integração',
}

/** 'Rui Prado, representante'; the bare name of the cliente itself. */
export function describeAutoria({ papel, nome }: Autoria): string {
  if (papel === 'sistema') return nome ? `assinatura de ${nome}` : 'assinatura'
  return [nome, COMO[papel]].filter(Boolean).join(', ')
}

/** The same of an order that was approved: 'Bar do Largo, a pedido de Caio Nunes'. */
export function describeAutoriaDe(pedido: {
  feitoPor: Autoria
  aprovacao: { pedidoPor: string } | null
}): string {
  const { feitoPor, aprovacao } = pedido
  return describeAutoria(feitoPor) + (aprovacao ? `, a pedido de ${aprovacao.pedidoPor}` : '')
}
