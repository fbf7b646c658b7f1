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
  const como = COMO[papel]
  if (!como) return nome
  return nome ? `${nome}, ${como}` : como
}
